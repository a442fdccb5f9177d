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
  },
  localtunnel: { effects: { rows: [dangerous('', 'uploads', 'opens this machine to others', { called: OPENED })] } },
  lt: { like: 'localtunnel' },
  bore: { like: 'localtunnel' },
  frpc: { like: 'localtunnel' },
  frps: { like: 'localtunnel' },
  chisel: { like: 'localtunnel' },
  zrok: { like: 'localtunnel' },
  pagekite: { like: 'localtunnel' },
  croc: { network: 'talks', effects: { rows: [ordinary('send', 'uploads', 'sends files to another machine')] }, changes: true },
  wormhole: { network: 'talks', effects: { rows: [ordinary('send|tx', 'uploads', 'sends files to another machine')] }, changes: true },
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
  syncthing: { network: 'talks', effects: { rows: [dangerous('', 'uploads', 'shares folders with other machines')] } },
  unison: { transfers: true, network: 'talks', changes: true, acts: { runs: 'sshcmd servercmd addprefsto merge diff' } },
  caddy: {
    network: 'talks',
    does: { reads: ['version|validate|list-modules|environ|build-info|adapt|hash-password|help'], changes: ['fmt|storage|trust|untrust'] },
    effects: {
      rows: [
        ordinary('run|start|reload|file-server|reverse-proxy|respond|stop', 'system', 'starts or changes a web server'),
        dangerous('upgrade|add-package|remove-package', 'runs-foreign-code', 'replaces itself with a download'),
      ],
    },
    area: 'services',
    acts: { runs: 'c config a adapter envfile' },
  },
  traefik: { effects: { rows: [ordinary('', 'system', 'starts a web server', { without: 'version' })] }, area: 'services' },
  httpd: {
    effects: { rows: [ordinary('', 'system', 'starts a web server', { without: '-v -V -t -S -M -l' })] },
    area: 'services',
    acts: { runs: 'f c C d D k' },
  },
  apache2: { like: 'httpd' },
  apachectl: {
    effects: {
      rows: [
        dangerous('stop|graceful-stop', 'system', 'stops the web server'),
        ordinary('start|restart|graceful', 'system', 'starts or changes services'),
      ],
    },
    does: { reads: ['status|fullstatus|configtest'] },
    area: 'services',
  },
  apache2ctl: { like: 'apachectl' },
  certbot: {
    network: 'talks',
    does: { reads: ['certificates|plugins|show_account'] },
    effects: {
      rows: [
        dangerous('delete|revoke|unregister', 'deletes', 'deletes or withdraws certificates'),
        ordinary('', 'system', 'gets or installs certificates'),
      ],
    },
    area: 'services',
    acts: {
      runs: 'pre-hook post-hook deploy-hook renew-hook manual-auth-hook manual-cleanup-hook c config',
      reaches: 'server',
      lowers: 'no-verify-ssl',
    },
    data: `d domain domains nginx apache standalone webroot w manual dns-cloudflare dns-route53 n non-interactive agree-tos m email expand
      force-renewal keep-until-expiring cert-name key-type rsa-key-size redirect no-redirect hsts must-staple staging dry-run q quiet
      no-eff-email preferred-challenges register-unsafely-without-email no-autorenew`,
  },
  'acme.sh': {
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'gets or installs certificates')] },
    acts: { runs: 'reloadcmd pre-hook post-hook renew-hook', reaches: 'server', lowers: 'insecure' },
  },
});
