/** The lines of faults of the network, of what is on the way, and of answers that are none. */
import type { Fault, FaultKind, NetworkFault } from './faults.ts';
import { addressIn, ANOTHER_MODEL, ANOTHER_PROVIDER, duration, type Line, REPORT, type Subject } from './failure-parts.ts';
import { quoted, said, status } from './server-sentence.ts';

const NOTHING = 'nothing was prefilled; ask again';
const line =
  (what: string, remedy: string): Line =>
  ({ host }) => ({ what: what.replace('{host}', host), remedy });

/** The line of a fault whose remedy is another one for a server on this machine: no network is between. `{address}`: the setting. */
const near =
  (what: string, here: string, elsewhere: string): Line =>
  (subject) => ({
    what: what.replace('{host}', subject.host),
    remedy: (subject.here ? here : elsewhere).replace('{address}', addressIn(subject)),
  });

/** Where no network is between, another program answers, or the server at a path of something else. */
const otherAddress = (subject: Subject): string => `check port and path of ${addressIn(subject)}: another program may listen there`;

export const NETWORK_LINES: Readonly<Record<NetworkFault, Line>> = {
  empty: (subject) => ({
    what: `${subject.host} sent an empty answer`,
    remedy: `ask again${subject.local ? ', or read the log of the server' : ''}; else choose another model: ${ANOTHER_MODEL}, or check ${addressIn(subject)}`,
  }),
  cut: line('the answer of {host} was cut short', NOTHING),
  reset: line('{host} closed the connection', NOTHING),
  silent: ({ host }, { waitedMs = 0 }) => ({ what: `${host} sent nothing for ${duration(waitedMs)}`, remedy: longer(waitedMs) }),
  slow: ({ host }, { waitedMs = 0 }) => ({ what: `${host} did not answer within ${duration(waitedMs)}`, remedy: longer(waitedMs) }),
  dns: near('the address {host} was not found', 'check {address}, or run `yosh setup`', 'check the network, and {address}'),
  'no-connection': (subject) =>
    subject.local || subject.here
      ? { what: `nothing answers at ${subject.host}`, remedy: `start the ${subject.here ? 'local ' : ''}server, or run \`yosh setup\`` }
      : { what: `${subject.host} could not be reached`, remedy: `check the network, and ${addressIn(subject)}` },
  'connect-timeout': near(
    'no connection to {host} within 10 seconds',
    'start the local server again; check {address}, and a firewall on this machine',
    'check the network, a firewall or proxy, and {address}',
  ),
  tls: near(
    'the certificate of {host} is not trusted',
    'check the clock; to trust its authority: `yosh config set ca_file FILE.pem`',
    'check the clock, or a network login page; to trust its authority: `yosh config set ca_file FILE.pem`',
  ),
  'tls-name': (subject) => ({
    what: `the certificate of ${subject.host} is for another name`,
    remedy: subject.here
      ? `if it is for localhost: \`yosh config set base_url ${atLocalhost(subject.baseUrl)}\`; else make one for the address that you use`
      : `check ${addressIn(subject)}, or a network login page: open a browser`,
  }),
  // Node has raised the limit as far as it may (its soft limit to the hard one), so `ulimit -n` of the same shell cannot help
  'open-files': line(
    'yosh has reached its limit of open files',
    'open a new terminal; if it happens there too, raise `ulimit -n` in your rc file, or ask an administrator',
  ),
  'no-tls': (subject) => ({
    what: `${subject.host} speaks no https at that port`,
    remedy: subject.here
      ? `to ask it without encryption: \`yosh config set base_url ${subject.baseUrl.replace(/^https:/, 'http:')}\``
      : `check the port of ${addressIn(subject)}; with http others on the way could read your key and your questions`,
  }),
  'needs-tls': (subject, fault) => ({
    what: `${subject.host} wants https${said(subject, fault)}`,
    remedy: `\`yosh config set base_url ${subject.baseUrl.replace(/^http:/, 'https:')}\``,
  }),
  'tls-handshake': near(
    'no encrypted connection with {host} came about',
    'check {address}: its port, and whether the server speaks https',
    'check the port of {address}; a proxy or filter on the way does this too: try another network',
  ),
  proxy: ({ host }, fault) =>
    fault.variable !== undefined
      ? {
          what: `the proxy in ${fault.variable} cannot be used`,
          remedy: 'give one that begins with http:// or https://; no other kind works',
        }
      : fault.status === 407
        ? { what: `the proxy on the way to ${host} wants a login (407)`, remedy: 'set HTTPS_PROXY=http://NAME:PASSWORD@HOST:PORT' }
        : { what: `the proxy on the way to ${host} does not work`, remedy: 'check HTTPS_PROXY, HTTP_PROXY and NO_PROXY' },
  'not-http': (subject) => ({
    what: `${subject.host} does not answer in HTTP/1.1`,
    remedy: `check the port of ${addressIn(subject)}: something else listens there, or a server of HTTP/2 or gRPC alone`,
  }),
  'bad-head': (subject, fault) => ({
    what: `the answer of ${subject.host} breaks a rule of HTTP/1.1${quoted(subject, fault)}`,
    remedy: subject.local
      ? `update the server, or the proxy in front of it; check ${addressIn(subject)}`
      : `check ${addressIn(subject)} and a proxy on the way, or ask again later; ${ANOTHER_PROVIDER}`,
  }),
  redirect: (subject, fault) => {
    const { host } = subject;
    const to = URL.parse(fault.to ?? '');
    const base = baseOf(to);
    const away = to !== null && to.host !== host;
    return {
      what: `${host} answered with a redirect${away ? ` to ${to.host}` : ''}${status(fault)}, which is not followed`,
      remedy:
        base !== null
          ? `if that is the right server: \`yosh config set base_url ${base}\``
          : subject.here
            ? otherAddress(subject)
            : `check ${addressIn(subject)}; a network login page does this too: open a browser`,
    };
  },
  'web-page': (subject, fault) => ({
    what: `a web page answered in place of ${subject.host}${quoted(subject, fault)}`,
    remedy: subject.here ? otherAddress(subject) : `check ${addressIn(subject)}; a network login page does this: open a browser`,
  }),
  robots: (subject, fault) => ({
    what: `a check for robots in front of ${subject.host} stopped the request${said(subject, fault)}`,
    remedy: `try another network, or without a VPN; ${ANOTHER_PROVIDER}`,
  }),
  filtered: (subject, fault) => ({
    what: `your network blocks ${subject.host}${said(subject, fault)}`,
    remedy: `ask its administrator, use another network, or ${ANOTHER_PROVIDER}`,
  }),
  garbled: line('the answer of {host} was garbled', NOTHING),
  flood: line('{host} sent far more than an answer', 'nothing was prefilled; try other words'),
  paused: line('the model at {host} did not finish: it paused again and again', 'try other words'),
  'stray-host': line('yosh was about to ask another host than {host}', `nothing was sent; this is a fault of yosh: ${REPORT}`),
};

/** The remedies where no setting holds the address, which is then right: only what is on the way can be wrong. */
const ON_THE_WAY: Partial<Readonly<Record<FaultKind, string>>> = {
  empty: `ask again; else choose another model: ${ANOTHER_MODEL}`,
  dns: 'check the network',
  'no-connection': 'check the network',
  'connect-timeout': 'check the network, and a firewall or proxy',
  'tls-name': 'a network login page does this: open a browser; else try another network',
  'no-tls': 'something on the way answers in its place: try another network',
  'tls-handshake': 'a proxy or filter on the way does this: try another network',
  'not-http': 'something on the way answers in its place: try another network',
  'bad-head': `check a proxy on the way, or ask again later; ${ANOTHER_PROVIDER}`,
  redirect: 'a network login page does this: open a browser',
  'web-page': 'a network login page does this: open a browser',
};

/** The remedy that names no setting of the address, where there is none; null otherwise. */
export const onTheWay = ({ kind }: Fault, { addressFrom, local }: Subject): string | null =>
  addressFrom === null && !local ? (ON_THE_WAY[kind] ?? null) : null;

/** A base address with the host called localhost, the name in most certificates of a local server. A certificate means https. */
const atLocalhost = (url: string): string => url.replace(/^\w+:\/\/(?:\[[^\]]*\]|[^/:]+)/, 'https://localhost');

/** The base address that a redirected request leads to; null when it leads elsewhere, or is no word of a command. */
function baseOf(to: URL | null): string | null {
  const base =
    to === null ? undefined : /^(https?:\/\/[\w.:/-]+?)\/(?:chat\/completions|responses|(?:v1\/)?messages)\/?$/.exec(to.href)?.[1];
  return base ?? null;
}

/** The remedy for an answer that did not come in time. */
const longer = (waitedMs: number): string => `ask again; to wait longer: \`yosh config set timeout ${Math.ceil((2 * waitedMs) / 1000)}\``;
