/** Programs: tunnels, transfers between machines, and web servers. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Words for a tunnel: to test a page asks for none. */
const OPENED = String.raw`tunnel shar expos public internet outside forward webhook remote(?:ly)?\b ngrok cloudflare(?:d)? localtunnel reach
  let\s tail(?:scale)? \xf6ffentlich freigeb partag compart`;

export const TUNNELS = (): Family => ({
  // tunnels and web servers
  cloudflared: {
    network: 'talks',
    does: { reads: ['version|help|tail', 'tunnel list|info|ready'], changes: ['login|update'] },
    effects: { rows: [dangerous('tunnel|proxy-dns|access|service', 'uploads', 'opens this machine to others', { called: OPENED })] },
    area: 'network',
    data: `name n o output hello-world protocol region loglevel transport-loglevel no-autoupdate retries grace-period show-deleted d
      show-recently-disconnected url when id sort-by invert-sort edge-ip-version label tag`,
    acts: { runs: 'config credentials-file cred-file origincert', reaches: 'edge metrics', writes: 'logfile log-directory pidfile' },
  },
  ngrok: {
    network: 'talks',
    does: { reads: ['version|help|diagnose|credits', 'config check'] },
    effects: {
      rows: [
        dangerous('http|tcp|tls|start|tunnel|service', 'uploads', 'opens this machine to others', { called: OPENED }),
        ordinary('config|authtoken|update|api', 'settings', 'changes the settings of ngrok'),
      ],
    },
    area: 'network',
    data: `region log-level log-format subdomain domain hostname basic-auth url inspect scheme proto metadata label name verify-webhook
      oauth oauth-allow-domain oauth-allow-email cidr-allow cidr-deny compression request-header-add`,
    acts: { runs: 'config traffic-policy-file', writes: 'log' },
  },
  localtunnel: {
    effects: { rows: [dangerous('', 'uploads', 'opens this machine to others', { called: OPENED })] },
    data: 'p port s subdomain o open print-requests',
    acts: { reaches: 'h host l local-host' },
  },
  lt: { like: 'localtunnel' },
  bore: { like: 'localtunnel' },
  frpc: { like: 'localtunnel' },
  frps: { like: 'localtunnel' },
  chisel: { like: 'localtunnel' },
  zrok: { like: 'localtunnel' },
  pagekite: { like: 'localtunnel' },
  croc: { network: 'talks', effects: { rows: [ordinary('send', 'uploads', 'sends files to another machine')] }, changes: true },
  wormhole: {
    network: 'talks',
    effects: {
      long: ['relay-url', 'transit-helper', 'dump-timing', 'appid'],
      rows: [ordinary('send|tx', 'uploads', 'sends files to another machine')],
    },
    changes: true,
    acts: { reaches: 'relay-url transit-helper', writes: 'dump-timing' },
  },
  'magic-wormhole': { like: 'wormhole' },
  // text and files that everybody with the address can read
  pastebinit: { effects: { rows: [ordinary('', 'uploads', 'publishes text', { without: '-l -v' })] }, network: 'talks', open: true },
  wgetpaste: { like: 'pastebinit' },
  nopaste: { like: 'pastebinit' },
  fpaste: { like: 'pastebinit' },
  dpaste: { like: 'pastebinit' },
  hastebin: { like: 'pastebinit' },
  haste: { like: 'pastebinit' },
  gist: { like: 'pastebinit' },
  transfer: { effects: { rows: [ordinary('', 'uploads', 'publishes files')] } },
  syncthing: {
    network: 'talks',
    passwords: ['--(?:gui-)?password[= ]'],
    effects: {
      rows: [
        dangerous('', 'uploads', 'shares folders with other machines'),
        dangerous('', 'runs-foreign-code', 'replaces itself with a download', { options: '--upgrade --upgrade-to' }),
        dangerous('', 'deletes', 'deletes the database of its folders', { options: '--reset-database', area: 'settings' }),
        ordinary('', 'changes', 'compares all of its folders with other machines again', { options: '--reset-deltas' }),
        ordinary('', 'settings', 'changes who may use its web pages', { options: '--gui-user --gui-password' }),
      ],
    },
    acts: { runs: 'home config', writes: 'auditfile logfile generate data to', reaches: 'gui-address' },
    data: `allow-newer-config audit browser-only device-id gui-apikey logflags log-max-old-files log-max-size no-browser no-console
      no-default-folder no-restart no-upgrade paths paused skip-port-probing unpaused upgrade-check verify-only password folder-id
      token-path continue name id label type`,
  },
  unison: {
    transfers: true,
    network: 'talks',
    changes: true,
    acts: { runs: 'sshcmd servercmd addprefsto merge diff' },
    data: `-batch -auto -ui -silent -terse -ignore -ignorenot -path -times -owner -group -perms -fastcheck -confirmbigdel -maxthreads
      -repeat -retry -fat -links -rsrc -sortbysize -sortnewfirst -label -contactquietly -dumbtty -testserver`,
  },
  caddy: {
    network: 'talks',
    does: { reads: ['version|validate|list-modules|environ|build-info|adapt|hash-password|help'], changes: ['fmt|storage|trust|untrust'] },
    effects: {
      rows: [
        ordinary('file-server', 'network', 'opens a folder to others', { options: '-r --root -b --browse', called: 'serv file host shar' }),
        ordinary('run|start|reload|file-server|reverse-proxy|respond|stop', 'system', 'starts or changes a web server'),
        dangerous('upgrade|add-package|remove-package', 'runs-foreign-code', 'replaces itself with a download'),
      ],
    },
    area: 'services',
    acts: { runs: 'c config a adapter envfile', reaches: 'from to l listen address' },
    data: `w watch overwrite f force packages versions skip-standard d diff p pretty validate format resume precompressed debug
      change-host-header internal-certs templates t json`,
  },
  traefik: { effects: { rows: [ordinary('', 'system', 'starts a web server', { without: 'version' })] }, area: 'services' },
  httpd: {
    effects: { rows: [ordinary('', 'system', 'starts a web server', { without: '-v -V -t -S -M -l -L' })] },
    area: 'services',
    acts: { runs: 'f c C d D k R', writes: 'E' },
    data: 'e L X',
  },
  apache2: { like: 'httpd' },
  apachectl: {
    effects: {
      rows: [
        ordinary('', 'system', 'starts or changes services', { options: '-k' }),
        dangerous('stop|graceful-stop', 'system', 'stops the web server'),
        ordinary('start|restart|graceful', 'system', 'starts or changes services'),
      ],
    },
    does: { reads: ['status|fullstatus|configtest'] },
    area: 'services',
    data: 'S D M t l L V v X e',
    acts: { runs: 'f d C c' },
  },
  apache2ctl: { like: 'apachectl' },
  certbot: {
    network: 'talks',
    does: { reads: ['certificates|plugins|show_account'] },
    effects: {
      long: [
        'account',
        'apache-le-vhost-ext',
        'apache-logs-root',
        'cert-name',
        'checkpoints',
        'configurator',
        'csr',
        'domain',
        'domains',
        'eab-hmac-key',
        'eab-kid',
        'email',
        'http-01-address',
        'http-01-port',
        'https-port',
        'reason',
        'server',
        'webroot-map',
        'webroot-path',
      ],
      rows: [
        dangerous('delete|revoke|unregister', 'deletes', 'deletes or withdraws certificates'),
        dangerous('', 'deletes', 'deletes the certificates that it withdraws', { options: '--delete-after-revoke' }),
        ordinary('', 'system', 'gets or installs certificates', { unless: /^(?:certificates|plugins|show_account)$/ }),
      ],
    },
    area: 'services',
    acts: {
      runs: `pre-hook post-hook deploy-hook renew-hook manual-auth-hook manual-cleanup-hook c config apache-enmod apache-dismod apache-ctl apache-bin
        nginx-ctl`,
      reaches: 'server',
      lowers: 'no-verify-ssl break-my-certs',
      writes: `config-dir work-dir logs-dir cert-path key-path fullchain-path chain-path apache-server-root apache-vhost-root
        apache-challenge-location nginx-server-root`,
    },
    data: `d domain domains nginx apache standalone webroot w manual dns-cloudflare dns-route53 n non-interactive agree-tos m email expand
      force-renewal keep-until-expiring cert-name key-type rsa-key-size redirect no-redirect hsts must-staple staging dry-run q quiet no-eff-email
      preferred-challenges register-unsafely-without-email no-autorenew no-random-sleep-on-renew elliptic-curve reuse-key no-reuse-key new-key
      preferred-chain max-log-backups v verbose force-interactive reinstall duplicate force-renew renew-by-default dns-cloudflare-propagation-seconds
      dns-cloudflare-credentials dns-route53-propagation-seconds dns-digitalocean dns-digitalocean-credentials dns-google dns-google-credentials
      dns-google-propagation-seconds a authenticator i installer webroot-path test-cert allow-subset-of-names eff-email issuance-timeout
      user-agent-comment noninteractive eab-kid eab-hmac-key debug-challenges renew-with-new-domains uir staple-ocsp strict-permissions auto-hsts
      http-01-port http-01-address https-port csr no-directory-hooks disable-renew-updates reason no-delete-after-revoke account checkpoints init
      prepare authenticators installers configurator apache-le-vhost-ext apache-logs-root apache-handle-modules apache-handle-sites
      nginx-sleep-seconds webroot-map dns-digitalocean-propagation-seconds dns-dnsimple dns-dnsimple-credentials dns-dnsimple-propagation-seconds
      dns-dnsmadeeasy dns-dnsmadeeasy-credentials dns-dnsmadeeasy-propagation-seconds dns-gehirn dns-gehirn-credentials
      dns-gehirn-propagation-seconds dns-linode dns-linode-credentials dns-linode-propagation-seconds dns-luadns dns-luadns-credentials
      dns-luadns-propagation-seconds dns-nsone dns-nsone-credentials dns-nsone-propagation-seconds dns-ovh dns-ovh-credentials
      dns-ovh-propagation-seconds dns-rfc2136 dns-rfc2136-credentials dns-rfc2136-propagation-seconds dns-sakuracloud dns-sakuracloud-credentials
      dns-sakuracloud-propagation-seconds dns-hetzner dns-hetzner-credentials dns-hetzner-propagation-seconds`,
  },
  'acme.sh': {
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'gets or installs certificates')] },
    acts: {
      runs: 'reloadcmd pre-hook post-hook renew-hook',
      reaches: 'server',
      lowers: 'insecure',
      writes: 'key-file fullchain-file cert-file ca-file cert-home config-home',
    },
    data: `list listraw issue d domain w webroot standalone alpn nginx apache dns k keylength ecc f force test staging days r renew
      renew-all cron info install-cert m accountemail email debug challenge-alias domain-alias dnssleep ocsp preferred-chain httpport
      tlsport listen-v4 listen-v6 local-address always-force-new-domain-key`,
  },
});
