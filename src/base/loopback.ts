/**
 * True when a host is this machine itself. Decides by the whole address, never by the beginning of a name: anybody can own
 * `127.0.0.1.evil.example`. `localhost` is the only reserved name (RFC 6761); the addresses are 127.0.0.0/8 and ::1 (RFC 1122, RFC 4291).
 *
 * @param host as `URL.hostname` gives it, with or without the brackets of an IPv6 address.
 */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (address === 'localhost' || address === '::1' || address === '0:0:0:0:0:0:0:1') return true;
  const parts = address.split('.');
  return parts.length === 4 && parts[0] === '127' && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}
