/** Rules for addresses, host names, reachability, downloads, servers and SSH. */
import { quote, quotePath } from '../quote.ts';
import type { Family } from '../types.ts';

const BASE = 'network show find all system host ip current name list detail internet check test';

export const networkFamily: Family = {
  name: 'network',
  rules: [
    {
      when: 'ip public',
      also: `${BASE} internet`,
      make: 'curl -s https://ifconfig.me',
      say: 'shows your public IP address, as ifconfig.me sees it',
    },
    {
      when: 'ip',
      not: 'public dns log count frequent unique file contain set extract',
      also: `${BASE} local private lan`,
      make: (slots, machine) =>
        slots.tokens.some((token) => token.kind === 'path' || token.kind === 'host')
          ? null
          : machine.gnu
            ? slots.says('local', 'private', 'lan') && slots.after('local private lan', '') === null
              ? 'ip -br addr'
              : 'ip -br addr'
            : 'ifconfig',
      say: 'shows the IP addresses of this machine',
    },
    {
      when: 'network',
      not: 'connection kill route speed',
      also: `${BASE} ip up device available`,
      make: (_slots, machine) => (machine.gnu ? 'ip -br addr' : 'ifconfig'),
      say: 'lists the network interfaces',
    },
    {
      when: 'mac',
      also: BASE,
      make: (_slots, machine) => (machine.gnu ? 'ip -br link' : 'ifconfig'),
      say: 'shows the hardware (MAC) addresses',
    },
    {
      when: 'route',
      also: `${BASE} default ip`,
      make: (slots, machine) => {
        const host = slots.host();
        slots.after('default', '');
        return host !== null ? `traceroute ${quote(host)}` : machine.gnu ? 'ip route' : 'netstat -rn';
      },
      say: ['shows the routes', [/^traceroute (\S+)$/, 'traces the route to $1']],
    },
    {
      when: 'internet|host|http',
      not: 'dns ip download ssh serve hostname port network-x header upload copy cert login',
      also: `${BASE} up running down http online working internet status connection host responding`,
      make: (slots) => {
        const host = slots.host();
        return host === null
          ? slots.has('internet') && !slots.says('fast', 'slow', 'speed')
            ? 'ping -c 3 1.1.1.1'
            : null
          : slots.has('http') && !slots.says('ping')
            ? `curl -sI ${quote(/^https?:/.test(host) ? host : `https://${host}`)}`
            : `ping -c 4 ${quote(host)}`;
      },
      say: [
        'checks whether the host can be reached',
        [/ 1\.1\.1\.1$/, 'checks whether the internet can be reached (asks 1.1.1.1)'],
        [/^ping -c \d (\S+)$/, 'checks whether $1 can be reached'],
        [/^curl -sI (\S+)$/, 'shows the response headers of $1'],
      ],
    },
    {
      when: 'dns|ip',
      not: 'public log count frequent',
      also: `${BASE} dns server address resolve find`,
      make: (slots, machine) => {
        const host = slots.host();
        if (host === null) return slots.has('dns') && slots.has('serve', 'show', 'network') ? 'cat /etc/resolv.conf' : null;
        return machine.has('dig') ? `dig +short ${quote(host)}` : `getent hosts ${quote(host)}`;
      },
      say: ['looks up the address of the host', [/resolv/, 'shows the name servers in use'], [/ (\S+)$/, 'looks up the address of $1']],
    },
    {
      when: 'dns serve|show|find',
      also: `${BASE} dns serve`,
      make: (slots) => (slots.tokens.some((token) => token.kind === 'host') ? null : 'cat /etc/resolv.conf'),
      say: 'shows the name servers in use',
    },
    {
      when: 'http',
      not: 'serve download',
      also: `${BASE} http header show status code get`,
      make: (slots) =>
        ((url) =>
          url === null
            ? null
            : slots.has('status') || slots.says('code')
              ? (slots.after('code status', ''), `curl -s -o /dev/null -w '%{http_code}\\n' ${url}`)
              : `curl -sI ${url}`)(((url) => (url === null ? null : quote(url)))(slots.url())),
      say: ['shows the response headers of the page', [/http_code/, 'shows the HTTP status of the page']],
    },
    {
      when: 'download',
      not: 'upload speed',
      also: `${BASE} http file save image here content`,
      make: (slots) => {
        const url = slots.url();
        if (url === null) return null;
        const to = slots.dest() ?? (slots.says('save', 'as') ? slots.file() : null);
        for (const [at, token] of slots.tokens.entries()) if (token.low === 'save') slots.used.add(at);
        return `curl -fL ${to === null ? '-O' : `-o ${quotePath(to)}`} ${quote(url)}`;
      },
      say: ['downloads the file', [/-O (\S+)$/, 'downloads $1 into this folder'], [/ -o (\S+) /, 'downloads the file to $1']],
    },
    {
      when: 'show|find|content',
      not: 'download header delete',
      also: `${BASE} http content`,
      make: (slots) =>
        slots.tokens.some((token) => token.kind === 'url' && token.raw.startsWith('http'))
          ? ((url) => (url === null ? null : `curl -fsSL ${quote(url)}`))(slots.url())
          : null,
      say: 'shows the page as the server sends it',
      bonus: -0.3,
    },
    {
      when: 'serve',
      not: 'dns list log restart kill',
      also: `${BASE} http create launch dir share start port file here simple static run running python`,
      make: (slots) => {
        if (!slots.has('launch', 'create', 'http') && !slots.says('serve', 'share', 'run', 'spin', 'host')) return null;
        for (const [at, token] of slots.tokens.entries())
          if (/^(spin|share|local|static|tiny|web|little)$/.test(token.low)) slots.used.add(at);
        const port = slots.port() ?? 8000;
        const dir = slots.dir();
        return `python3 -m http.server ${port}${dir === null || dir === '.' ? '' : ` --directory ${quotePath(dir)}`}`;
      },
      say: [
        'serves the folder over HTTP; Ctrl-C stops it',
        [/http\.server (\d+)/, 'serves the folder over HTTP on port $1; Ctrl-C stops it'],
      ],
    },
    {
      when: 'ssh key create|add',
      not: 'upload copy',
      also: `${BASE} pair new public private set`,
      make: 'ssh-keygen -t ed25519',
      say: 'creates an SSH key pair; asks for a file name and a passphrase',
    },
    {
      when: 'ssh key copy|upload|add|install',
      also: `${BASE} public server host serve set`,
      make: (slots) => ((host) => (host === null ? null : `ssh-copy-id ${quote(host)}`))(slots.host() ?? slots.dest()),
      say: ['copies your public key to the host', [/ (\S+)$/, 'copies your public key to $1']],
    },
    {
      when: 'ssh|connection',
      not: 'key copy',
      also: `${BASE} server serve login log user port remote`,
      make: (slots) => {
        const host = slots.host();
        if (host === null) return null;
        const user = slots.has('user') || slots.says('as') ? slots.after('as user', 'user') : null;
        const port = slots.has('port') ? slots.port() : null;
        return `ssh ${port === null ? '' : `-p ${port} `}${quote(user === null || host.includes('@') ? host : `${user}@${host}`)}`;
      },
      say: ['opens a shell on the host', [/ (\S+)$/, 'opens a shell on $1']],
    },
    {
      when: 'copy|upload',
      not: 'key',
      also: `${BASE} file dir serve remote server upload ssh recursive`,
      make: (slots) => {
        const host = slots.tokens.find(
          (token) => /^[\w.-]+@[\w.-]+(:\S*)?$/.test(token.raw) || token.kind === 'host' || token.kind === 'ip',
        );
        if (host === undefined) return null;
        const target = slots.host() ?? host.raw;
        for (const [at, token] of slots.tokens.entries()) if (token === host) slots.used.add(at);
        const path = slots.file() ?? slots.path();
        if (path === null) return null;
        const folder = slots.has('dir') || path.endsWith('/');
        const other = slots.path();
        const there = host.raw.includes(':') ? host.raw : `${target}:${other ?? ''}`;
        const [fromAt, toAt] = ['from', 'to'].map((word) => slots.tokens.findIndex(({ low }) => low === word)) as [number, number];
        const isDownload = fromAt >= 0 && fromAt < slots.tokens.indexOf(host) && (toAt < 0 || slots.tokens.indexOf(host) < toAt);
        // from there to another place than here
        if (isDownload && (toAt >= 0 || host.raw.includes(':'))) return null;
        return isDownload
          ? `scp ${folder ? '-r ' : ''}${quote(`${target}:${path}`)} .`
          : `scp ${folder ? '-r ' : ''}${quotePath(path)} ${quote(there)}`;
      },
      say: [
        'copies over SSH',
        [/^scp (?:-r )?(\S+) \.$/, 'copies $1 here over SSH'],
        [/^scp (?:-r )?(\S+) (\S+)$/, 'copies $1 to $2 over SSH'],
      ],
      bonus: 0.4,
    },
    {
      when: 'sync',
      not: 'git',
      also: `${BASE} dir file copy keep recursive between`,
      make: (slots) => {
        const from = slots.dir() ?? slots.path();
        const to = slots.dest() ?? slots.path() ?? slots.host();
        if (from === null || to === null) return null;
        return `rsync -av ${quotePath(from.endsWith('/') ? from : `${from}/`)} ${quotePath(to.endsWith('/') ? to : `${to}/`)}`;
      },
      say: [
        'copies what is new or changed; deletes nothing',
        [/^rsync -av (\S+) (\S+)$/, 'copies what is new or changed in $1 to $2; deletes nothing'],
      ],
    },
    {
      when: 'cert',
      also: `${BASE} expire date http host show`,
      make: (slots) =>
        ((host) =>
          host === null
            ? null
            : `echo | openssl s_client -connect ${quote(`${host}:443`)} -servername ${quote(host)} 2>/dev/null | openssl x509 -noout -dates -issuer`)(
          slots.host(),
        ),
      say: [
        'shows from when to when the certificate is valid',
        [/-servername (\S+)/, 'shows from when to when the certificate of $1 is valid'],
      ],
    },
  ],
};
