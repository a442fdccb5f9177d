/** Programs: private networks, of services for sale and one's own. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each, joinsNetwork, leavesNetwork } from './shared-rows.ts';

const CHANGES_VPN = 'changes what goes through the private network';
/** What keeps traffic in the private network. */
const UNPROTECTS = 'lets traffic pass outside of the private network';

export const VPNS = (): Family => ({
  // services for sale. Sources: mullvad-cli of mullvadvpn-app 2025; the README of protonvpn-cli 3. For nordvpn, warp-cli, expressvpn, piactl and
  // windscribe-cli no manual was at hand: only the subcommands that are certain are listed
  mullvad: {
    area: 'network',
    passwords: ['account\\s+login\\s+'],
    does: {
      reads: [
        'status|version|help|shell-completions|export-settings',
        'account get|list-devices',
        'relay get|list',
        'auto-connect|lockdown-mode|dns|lan|tunnel|beta-program|api-access|anti-censorship|split-tunnel|custom-list get|list',
      ],
      changes: ['relay update'],
    },
    effects: {
      rows: [
        joinsNetwork('connect|reconnect'),
        leavesNetwork('disconnect'),
        ordinary('account login|logout|create|redeem', 'settings', 'changes the account of the private network'),
        dangerous('account revoke-device', 'deletes', 'removes a machine from the account'),
        ordinary('relay set|override', 'settings', CHANGES_VPN),
        ordinary(
          'custom-list|api-access|anti-censorship|tunnel|dns|auto-connect|beta-program set|new|edit|add|remove|delete',
          'settings',
          CHANGES_VPN,
        ),
        ordinary('lockdown-mode|lan set', 'protection', UNPROTECTS),
        ordinary('split-tunnel', 'protection', UNPROTECTS, { least: 2, unless: /^(?:get|list)$/ }),
        ordinary('import-settings', 'settings', CHANGES_VPN),
        dangerous('factory-reset|reset-settings', 'deletes', 'forgets all settings of the private network', {
          called: 'reset forget factory',
        }),
      ],
    },
    data: 'w wait location',
  },
  'protonvpn-cli': {
    area: 'network',
    does: { reads: ['status|s|examples'] },
    effects: {
      rows: [
        joinsNetwork('connect|c|reconnect|r'),
        leavesNetwork('disconnect|d'),
        ordinary('killswitch|ks|netshield|ns|config', 'protection', UNPROTECTS),
        ordinary('login|logout', 'settings', 'changes the account of the private network'),
      ],
    },
    data: 'f fastest r random cc sc p2p tor p protocol on off always-on permanent default h s status help list',
  },
  nordvpn: {
    area: 'network',
    passwords: ['--token[= ]'],
    does: { reads: ['status|settings|account|cities|countries|groups|version|help|meshnet peer list', 'allowlist|whitelist list'] },
    effects: {
      rows: [
        joinsNetwork('connect|c'),
        leavesNetwork('disconnect|d'),
        ordinary('set|s killswitch|firewall|threatprotectionlite|cybersec|lan-discovery', 'protection', UNPROTECTS),
        ordinary('set|s', 'settings', CHANGES_VPN),
        ordinary('allowlist|whitelist add|remove', 'protection', UNPROTECTS),
        ordinary('login|logout|register', 'settings', 'changes the account of the private network'),
        dangerous('meshnet peer incoming|routing|local|fileshare', 'protection', 'lets another machine reach this one'),
        ordinary('meshnet', 'settings', 'changes which machines of others can be reached'),
        ordinary('fileshare send', 'uploads', 'sends files to another machine'),
      ],
    },
    data: 'group g token callback',
  },
  'warp-cli': {
    area: 'network',
    does: { reads: ['status|settings|stats|dns stats', 'registration show|devices|organization', 'tunnel stats', 'settings list'] },
    effects: {
      rows: [
        joinsNetwork('connect'),
        leavesNetwork('disconnect'),
        ordinary('registration new|license|token', 'settings', 'changes the account of the private network'),
        ordinary('register', 'settings', 'changes the account of the private network'),
        dangerous('registration delete', 'deletes', 'removes this machine from its account'),
        ordinary('mode|set-mode|proxy|dns|tunnel|trusted|vnet|enable-always-on|disable-always-on', 'settings', CHANGES_VPN),
      ],
    },
    data: 'accept-tos l listen',
  },
  ...each('expressvpn piactl windscribe-cli', {
    area: 'network',
    does: { reads: ['status|list|ls|preferences|get|monitor|locations|account|firewall status', 'dump'] },
    effects: {
      rows: [
        joinsNetwork('connect'),
        leavesNetwork('disconnect'),
        ordinary('set|preferences set|background|protocol|autoconnect|resetsettings|applysettings', 'settings', CHANGES_VPN),
        ordinary('firewall on|off', 'protection', UNPROTECTS),
        ordinary('login|logout|activate|refresh', 'settings', 'changes the account of the private network'),
      ],
    },
    data: 'debug timeout unstable n non-blocking',
  }),

  // networks of one's own. Sources: client/cmd of netbird 0.59, cmd/headscale of headscale 0.27, cmd/nebula-cert of nebula 1.9, zerotier-cli(1)
  // 1.14. The options of tailscaled are those that are certain
  netbird: {
    area: 'network',
    passwords: ['(?:-k|--setup-key|--preshared-key)[= ]'],
    does: {
      reads: [
        'status|version|help',
        'networks|routes|profile|forwarding|state list|ls',
        'debug trace',
        'service status',
        'kubernetes list',
      ],
      changes: ['debug bundle|log|for|persistence|config'],
    },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
    effects: {
      rows: [
        joinsNetwork('up'),
        leavesNetwork('down'),
        ordinary('login', 'settings', 'changes the account of the private network'),
        ordinary('networks|routes|profile select|deselect|add|rename', 'settings', CHANGES_VPN),
        dangerous('profile remove', 'deletes', 'removes a profile of the private network'),
        dangerous('deregister', 'deletes', 'removes this machine from its account'),
        dangerous('expose', 'uploads', 'opens this machine to others', { called: 'expos shar publish tunnel open' }),
        ordinary('ssh', 'network', 'opens a shell on another machine'),
        ordinary(
          'service install|uninstall|start|stop|restart|reconfigure|reset-params',
          'system',
          'starts, stops or sets up the private network',
          { area: 'services' },
        ),
        ordinary('state clean|delete', 'changes', 'forgets what the private network kept'),
        ordinary('', 'uploads', 'uploads a report on this machine', { options: '-U --upload-bundle' }),
        ordinary('', 'protection', 'lets others log in to this machine', {
          options: '--allow-server-ssh --enable-ssh-root --enable-ssh-sftp',
        }),
        ordinary('', 'protection', UNPROTECTS, { options: '--disable-firewall --disable-ssh-auth' }),
      ],
      short: 'kmlnpcsu',
      long: ['setup-key', 'management-url', 'admin-url', 'log-level', 'hostname', 'config', 'service', 'daemon-addr', 'profile'],
    },
    acts: {
      runs: 'c config',
      reaches: 'm management-url admin-url daemon-addr dns-resolver-address',
      writes: 'log-file',
      lowers: 'upload-bundle-insecure',
    },
    data: `k setup-key l log-level n hostname s service preshared-key interface-name wireguard-port network-monitor disable-auto-connect
      enable-rosenpass rosenpass-permissive external-ip-map extra-iface-blacklist F foreground-mode no-browser qr d detail yaml json
      filter-by-ips filter-by-names filter-by-status A anonymize S system-info block-lan-access block-inbound disable-client-routes
      disable-server-routes disable-dns mtu profile a append`,
  },
  headscale: {
    area: 'accounts',
    does: {
      reads: [
        'version|help|health|configtest|completion',
        'users|user|nodes|node|apikeys|preauthkeys|routes|policy|oauth-clients list|ls|get|show|check|list-routes',
        'debug|dumpConfig',
      ],
    },
    effects: {
      rows: [
        ordinary('serve', 'system', 'starts the server of a private network', { area: 'services' }),
        ordinary('users|user create|rename|new', 'changes', 'changes who may join the private network'),
        dangerous('users|user destroy|delete|remove', 'deletes', 'removes an account of the private network'),
        ordinary(
          'nodes|node register|rename|tag|move|expire|backfillips|approve-routes',
          'changes',
          'changes the machines of the private network',
        ),
        dangerous('nodes|node delete|remove|del', 'deletes', 'removes a machine from the private network'),
        ordinary('auth register|approve|reject', 'changes', 'changes who may join the private network'),
        ordinary('apikeys|preauthkeys|oauth-clients create|new', 'secret', 'makes and shows a key to the private network', {
          area: 'credentials',
        }),
        ordinary('apikeys|preauthkeys|oauth-clients expire|delete', 'changes', 'withdraws a key to the private network'),
        dangerous('policy set', 'changes', 'changes who may reach whom in the private network'),
        ordinary('generate private-key', 'secret', 'makes and shows a key', { area: 'credentials' }),
        ordinary('routes enable|disable|delete', 'changes', 'changes the routes of the private network'),
      ],
      short: 'ciueknrtdpo',
      long: ['config', 'output', 'user', 'identifier', 'id', 'name', 'key', 'expiration', 'tags', 'prefix', 'routes', 'file'],
    },
    acts: { runs: 'c config f file' },
    data: `o output u user i identifier id n name r routes k key e expiration email d display-name p picture-url prefix t tags tag ephemeral
      reusable force scope description new-name R a all`,
  },
  nebula: {
    area: 'network',
    effects: { rows: [joinsNetwork('', { without: '-test -version -help -h --help' })] },
    acts: { runs: '-config config' },
    data: '-test -version test version',
  },
  'nebula-cert': {
    area: 'credentials',
    does: { reads: ['print|verify'], changes: ['ca|sign|keygen'] },
    effects: { short: 'cnk', rows: [] },
    acts: { writes: '-out-crt -out-key -out-pub -out-qr out-crt out-key out-pub out-qr' },
    data: `-name name -ip ip -networks networks -groups groups -subnets subnets -duration duration -ca-crt ca-crt -ca-key ca-key -in-pub in-pub
      -curve curve -encrypt encrypt -path path -crt crt -ca ca -json json -version version -unsafe-networks unsafe-networks`,
  },
  'zerotier-cli': {
    area: 'network',
    does: { reads: ['help|info|listpeers|peers|listnetworks|listmoons|get|status|dump', 'bond show|list'] },
    effects: { rows: [joinsNetwork('join'), leavesNetwork('leave'), ordinary('set|orbit|deorbit|bond', 'settings', CHANGES_VPN)] },
    data: 'j D p T h',
  },
  tailscaled: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts the service of a private network', { without: '-version --version -h -help' })] },
    acts: {
      runs: '-config config',
      writes: '-state state -statedir statedir -socket socket',
      reaches: '-socks5-server socks5-server -outbound-http-proxy-listen',
    },
    data: '-tun tun -port port -verbose -cleanup cleanup -bird-socket -no-logs-no-support -debug -version',
  },
});
