/** Programs: tunnels to other networks, Tor, and access points. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each, joinsNetwork, leavesNetwork } from './shared-rows.ts';

export const PASSAGES = (): Family => ({
  // tunnels. Sources: the manual page of each: openconnect 9.01, vpnc 0.5.3, strongswan 5.9, xl2tpd 1.3, ppp 2.4, sshuttle 1.1, sslh 1.20,
  // stunnel 5.68, tor 0.4, nyx 2.1, resolvconf 1.91, coturn 4.6, hostapd 2.10
  openconnect: {
    network: 'talks',
    effects: {
      rows: [
        joinsNetwork('', { without: '-V --version -h --help --cookieonly --authenticate' }),
        ordinary('', 'secret', 'shows a key to the network', { options: '--cookieonly --authenticate --printcookie', area: 'credentials' }),
      ],
    },
    passwords: ['(?:-p|--key-password|-C|--cookie|--token-secret)[= ]'],
    acts: {
      runs: 'config s script S script-tun csd-wrapper x xmlconfig external-browser',
      writes: 'pid-file',
      reaches: 'P proxy resolve',
      lowers: 'servercert no-system-trust allow-insecure-crypto',
    },
    data: `b background c certificate mca-certificate e cert-expire-warning k sslkey mca-key C cookie cookie-on-stdin d deflate D no-deflate
      compression force-dpd g usergroup F form-entry http-auth i interface l syslog timestamp passtos U setuid csd-user force-trojan m mtu
      base-mtu p key-password mca-key-password proxy-auth no-proxy libproxy key-password-from-fsid Q queue-len server u user authgroup
      authenticate cookieonly printcookie cafile disable-ipv6 dtls-ciphers dtls12-ciphers dtls-local-port dump-http-traffic pfs no-dtls
      no-http-keepalive no-passwd no-xmlpost non-inter passwd-on-stdin protocol token-mode token-secret reconnect-timeout useragent
      version-string local-hostname os`,
  },
  ...each('vpnc vpnc-connect', {
    network: 'talks',
    passwords: ['--(?:secret|password)[= ]'],
    effects: { rows: [joinsNetwork('', { without: '--version --help --long-help --print-config' })] },
    acts: {
      runs: 'script password-helper',
      writes: 'pid-file',
      reaches: 'gateway',
      lowers: 'enable-1des enable-weak-encryption enable-no-encryption enable-weak-authentication',
    },
    data: `id secret username password domain xauth-inter vendor natt-mode dh pfs application-version ifname ifmode ifmtu no-detach local-addr
      local-port udp-port dpd-idle non-inter auth-mode ca-file ca-dir target-network print-config long-help`,
  }),
  'vpnc-disconnect': { effects: { rows: [leavesNetwork('')] } },
  ...each('ipsec strongswan', {
    area: 'network',
    does: {
      reads: [
        `status|statusall|leases|listalgs|listpubkeys|listcerts|listcacerts|listaacerts|listocspcerts|listacerts|listgroups|listcainfos|listcrls`,
        'listocsp|listplugins|listcounters|listall|version',
      ],
    },
    effects: {
      rows: [
        ordinary(
          'start|restart|update|reload|rereadsecrets|rereadcacerts|rereadall|rereadcrls',
          'system',
          'starts or sets up the tunnels',
          { area: 'services' },
        ),
        joinsNetwork('up|route'),
        leavesNetwork('down|unroute'),
        dangerous('stop', 'system', 'ends all tunnels', { area: 'services' }),
        ordinary('resetcounters|purgeike|purgeocsp|purgecrls|purgecerts', 'changes', 'forgets what the tunnels kept'),
        ordinary('pki|scepclient|pool', 'changes', 'makes keys, or changes addresses'),
      ],
    },
    acts: { runs: 'conf' },
    data: 'utc nofork debug debug-more debug-all auto-update versioncode copyright directory confdir piddir',
  }),
  xl2tpd: {
    area: 'network',
    effects: { rows: [joinsNetwork('', { without: '--version --help -v' })] },
    acts: { runs: 'c', writes: 'p C' },
    data: 'D l s v',
  },
  pppd: {
    area: 'network',
    effects: { rows: [joinsNetwork('', { without: '--version --help' })] },
    unasked: [
      {
        args: /(?:^| )(?:pty|connect|disconnect|init|welcome|plugin|file|call|ip-up-script|ip-down-script)\s/,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'runs a command or loads a plugin',
      },
    ],
    open: true,
  },
  pon: { area: 'network', effects: { rows: [joinsNetwork('')] }, data: 'quick q' },
  poff: { area: 'network', effects: { rows: [leavesNetwork('', { without: '-h -v' })] }, data: 'r d c a h v' },
  'xl2tpd-control': {
    area: 'network',
    effects: {
      rows: [
        ordinary(
          'connect-lac|disconnect-lac|add-lac|remove-lac|add-lns|remove-lns|connect|disconnect|add|remove',
          'system',
          'changes the tunnels',
        ),
      ],
      short: 'c',
    },
    data: 'c d',
  },
  sshuttle: {
    network: 'talks',
    area: 'network',
    effects: { rows: [joinsNetwork('', { without: '-h --help --version -V --sudoers-no-modify' })] },
    acts: { runs: 'e ssh-cmd python', writes: 'pidfile', reaches: 'r remote to-ns', lowers: 'l listen' },
    data: `method H auto-hosts N auto-nets dns ns-hosts x exclude X exclude-from seed-hosts no-latency-control latency-buffer-size D daemon s
      subnets syslog disable-ipv6 sudoers-no-modify sudoers-user t tmark`,
  },
  ...each('sslh stunnel stunnel4', {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'starts a program that passes connections on', { without: '-V -h --help -help -version -sockets -options' }),
      ],
    },
    acts: { runs: 'F config', writes: 'P pidfile', reaches: 'ssl tls ssh openvpn xmpp http tinc anyprot' },
    data: `t timeout on-timeout transparent p listen n numeric u user C chroot i inetd f foreground background -fd -help -version -sockets
      -options V`,
  }),
  tor: {
    area: 'network',
    effects: {
      rows: [
        ordinary('', 'network', 'starts Tor', {
          without:
            '-h --help --version --verify-config --dump-config --list-torrc-options --hash-password --list-modules --list-fingerprint --keygen',
        }),
      ],
    },
    passwords: ['--hash-password\\s+'],
    acts: { runs: 'f torrc-file defaults-torrc' },
    data: `allow-missing-torrc ignore-missing-torrc hash-password list-fingerprint verify-config dump-config list-torrc-options
      list-deprecated-options list-modules hush keygen newpass passphrase-fd key-expiration format h`,
  },
  torify: { wraps: { inner: 'argv' } },
  'tor-resolve': { reads: true, network: 'talks', data: 'v x 5 4 p F' },
  nyx: { reads: true, acts: { runs: 'c config', writes: 'd debug' }, data: 'i interface s socket l log' },
  resolvconf: {
    area: 'network',
    effects: {
      rows: [ordinary('', 'system', 'changes which server of names is asked', { options: '-a -d -u --enable-updates --disable-updates' })],
    },
    data: 'a d u i l list enable-updates disable-updates updates-are-enabled m x f h',
  },
  ...each('turnserver coturn', {
    area: 'services',
    passwords: ['--(?:static-auth-secret|cli-password|pkey-pwd)[= ]'],
    effects: { rows: [ordinary('', 'system', 'starts a server that passes calls on', { without: '-h --help --version' })] },
    acts: { runs: 'c', writes: 'l log-file pidfile', lowers: 'z no-auth no-auth-pings server-relay allow-loopback-peers' },
    data: `n b db userdb e psql-userdb M mysql-userdb J mongo-userdb N redis-userdb V Verbose o daemon f fingerprint a lt-cred-mech
      use-auth-secret oauth no-tlsv1 no-tlsv1_1 no-tlsv1_2 no-udp no-tcp no-tls no-dtls no-udp-relay no-tcp-relay no-stdout-log syslog
      simple-log secure-stun S stun-only no-stun no-multicast-peers mobility no-cli prometheus stale-nonce d listening-device L listening-ip p
      listening-port tls-listening-port i relay-device E relay-ip X external-ip m relay-threads min-port max-port u user r realm q user-quota Q
      total-quota s max-bps B bps-capacity static-auth-secret server-name cert pkey pkey-pwd cipher-list CA-file denied-peer-ip allowed-peer-ip
      cli-ip cli-port cli-password`,
  }),
  hostapd: {
    area: 'network',
    effects: { rows: [ordinary('', 'network', 'opens a wireless network', { without: '-h -v' })] },
    acts: { writes: 'P f', runs: 'g' },
    data: 'h d B K t v S T i b G e s',
  },
  hostapd_cli: {
    area: 'network',
    does: { reads: ['', 'status|get_config|all_sta|sta|mib|interface|help|ping|list_sta|get|driver_flags|show_neighbor'] },
    effects: {
      rows: [
        ordinary(
          'deauthenticate|disassociate|disable|enable|reload|set|wps_pbc|wps_pin|wps_config|chan_switch|accept_acl|deny_acl',
          'system',
          'changes the wireless network, or who is in it',
        ),
      ],
      short: 'pi',
    },
    acts: { runs: 'a' },
    data: 'p i h v B s P',
  },
});
