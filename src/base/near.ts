/**
 * True when a host is this machine, or a machine of the same private network or link: there a model may have to be loaded first, and the
 * hardware is the user's own. Decides only how long to wait, never what may be sent where: a private address can lead anywhere.
 */
/** Private, shared, link-local and unspecified addresses: RFC 1918, 3927, 6598, 4193, 4291, 1122. */
const NETWORKS: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 32, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
];

/** A name without a dot, and names that no public server resolves: RFC 6761, 6762, 8375, ICANN's `internal`, and the `lan` of routers. */
const NAME = /^[^.]+$|\.(?:localhost|local|home\.arpa|internal|lan)$/;

/** @param host as `URL.hostname` gives it, with or without the brackets of an IPv6 address. */
export function isNear(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  // loaded here: most questions of a new process need none of it
  const net = process.getBuiltinModule('node:net');
  const version = net.isIP(address);
  if (version === 0) return NAME.test(address.replace(/\.$/, ''));
  const near = new net.BlockList();
  for (const network of NETWORKS) near.addSubnet(...network);
  // an IPv4 address inside an IPv6 one counts as itself
  return near.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
