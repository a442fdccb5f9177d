/**
 * Is a host this machine itself? By address, never by how a name begins: `127.0.0.1.evil.example` and `localhost.evil.example` are
 * anybody's. `localhost` is the one name that is reserved for it (RFC 6761); 127.0.0.0/8 and ::1 are its addresses (RFC 1122, RFC 4291).
 *
 * @param host as `URL.hostname` gives it, with or without the brackets of an IPv6 address.
 */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (address === 'localhost' || address === '::1' || address === '0:0:0:0:0:0:0:1') return true;
  const parts = address.split('.');
  return parts.length === 4 && parts[0] === '127' && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}
