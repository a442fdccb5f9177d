/** Programs: what measures, records, joins and serves networks. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const PROBES = (): Family => ({
  // measured. Sources: the manual page of each: httping 2.5, ifstat 1.1, ntpsec 1.2.2, dnsrecon 1.1.3, rsstail 1.8
  httping: {
    network: 'talks',
    acts: { reaches: 'g x divert-connect' },
    data: `5 6 a b B c D e E F f G I i K L l m N n o p R Q r S s T t U W X Y z abbreviate adaptive-interval ai aggregates draw-phase
      graph-limit header keep-cookies max-mtu no-host-header no-tcp-nodelay priority tos proxy-user proxy-password
      proxy-password-file recv-buffer slow-log threshold-red threshold-yellow threshold-show timestamp ts tx-buffer`,
  },
  ifstat: { reads: true, data: 'l a z i s n t T A w W S b d' },
  ntpq: {
    network: 'talks',
    acts: { runs: 'c command', writes: 'l logfile' },
    data: '4 ipv4 6 ipv6 a authentication d D set-debug-level n numeric s srcname S srcnumber p peers w wide W width u units k keyfile',
  },
  dnsrecon: {
    network: 'talks',
    acts: { writes: 'db x xml c csv j json', reaches: 'n name_server' },
    data: `d domain r range D dictionary f a s y b k w z threads lifetime tcp iw disable_check_recursion disable_check_bindversion t type`,
  },
  rsstail: { network: 'talks', acts: { reaches: 'u x' }, data: 't N Z l d p a c b z n H o i r y P' },

  // recorded and played again. Sources: the manual page of each: sngrep 1.6.0, httpry 0.1.8, tcpreplay 4.4.3
  sngrep: {
    network: 'talks',
    effects: { rows: [ordinary('', 'secret', 'records what is sent through the network', { area: 'capture', without: '-I' })] },
    acts: { writes: 'O', reaches: 'H L' },
    data: 'c i I B d k l R N E',
  },
  httpry: {
    effects: { rows: [ordinary('', 'secret', 'records what is sent through the network', { area: 'capture', without: '-r' })] },
    acts: { writes: 'b o P' },
    data: 'd f F i l m n p r s S t u',
  },
  tcpreplay: {
    effects: { rows: [ordinary('', 'network', 'sends recorded packets into the network', { area: 'network', without: '--listnics' })] },
    data: `d dbug T timer maxsleep A decode K preload-pcap c cachefile 2 dualfile i intf1 I intf2 listnics l loop loopdelay-ms pktlen L limit
      duration x multiplier p pps M mbps t topspeed o oneatatime pps-multi unique-ip unique-ip-loops netmap nm-delay no-flow-stats flow-expiry P pid
      stats less-help H no-load-opts`,
    acts: { runs: 'load-opts', writes: 'save-opts' },
  },
  tcpprep: {
    changes: true,
    acts: { runs: 'load-opts', writes: 'o cachefile save-opts' },
    data: `d dbug a auto c cidr r regex p port e mac reverse C comment no-arg-comment x include X exclude i pcap P print-comment I print-info S
      print-stats s services N nonip R ratio m minmask M maxmask A decode less-help H no-load-opts`,
  },

  // joined. Sources: the manual page of each: openfortivpn 1.19.0, isc-dhcp-client 4.4.3, dhcpcd 9.4.1, miniupnpc 2.2.4
  openfortivpn: {
    network: 'talks',
    effects: { rows: [ordinary('', 'network', 'joins this machine to another network', { area: 'network' })] },
    acts: {
      runs: 'c config pinentry pppd-plugin pppd-call ppp-system',
      writes: 'pppd-log',
      lowers: 'trusted-cert insecure-ssl seclevel-1',
    },
    data: `u username p password cookie cookie-on-stdin o otp otp-prompt otp-delay no-ftm-push realm ifname set-routes no-routes
      half-internet-routes set-dns no-dns use-resolvconf ca-file user-cert user-key pem-passphrase use-syslog cipher-list min-tls
      pppd-use-peerdns pppd-no-peerdns pppd-ipparam pppd-ifname persistent`,
  },
  dhclient: {
    effects: { rows: [ordinary('', 'system', 'asks for a network address', { area: 'network' })] },
    acts: { runs: 'sf -sf cf -cf', writes: 'lf -lf pf -pf df -df' },
    data: 'no-pid s g n nw w dad-wait-time prefix-len-hint decline-wait-time 4 6 4o6 1 d r x p i I S T P R D N address-prefix-len',
  },
  dhcpcd: {
    effects: {
      rows: [
        ordinary('', 'system', 'asks for a network address', {
          area: 'network',
          without: '-U --dumplease -V --variables -P --printpidfile',
        }),
      ],
    },
    acts: { runs: 'c script f config', writes: 'j logfile' },
    data: `b background D duid d E lastlease lastleaseextend g reconfigure F fqdn hostname I clientid i vendorclassid k release l
      leasetime M manager m metric n rebind N renew o option p persistent r request s inform inform6 S static t timeout u userclass
      vendor w waitip x exit y reboot 1 oneshot 4 ipv4only 6 ipv6only A noarp B nobackground C nohook G nogateway H xidhwaddr J
      broadcast K nolink L noipv4ll O nooption P printpidfile Q require T test U dumplease variables W whitelist X blacklist Z
      denyinterfaces z allowinterfaces inactive configure noconfigure nodev`,
  },
  upnpc: {
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'protection', 'opens ports of the router', { area: 'firewall', options: '-a -r -A -n' }),
        ordinary('', 'system', 'closes ports of the router', { area: 'firewall', options: '-d -D -N' }),
      ],
    },
    acts: { reaches: 'u' },
    data: '6 z t e m p l L s S C K c P',
  },

  // downloaded and looked at. Sources: the manual page of each: links 2.28, transmission 3.00, wget2 1.99.1. The options of links that
  // name a proxy or a file are not listed
  links2: {
    network: 'downloads',
    acts: {
      writes: 'download-dir bookmarks-file',
      reaches: 'http-proxy ftp-proxy https-proxy socks-proxy dns-over-https append-text-to-dns-lookups',
      lowers: 'ssl.certificates',
    },
    data: `lookup force-html source dump width codepage anonymous no-connect language max-connections max-connections-to-host retries receive-timeout
      unrestartable-receive-timeout timeout-when-trying-multiple-addresses bind-address bind-address-ipv6 no-libevent no-openmp download-utime
      format-cache-size memory-cache-size image-cache-size font-cache-size aggressive-cache address-preference no-proxy-domains only-proxies
      ssl.builtin-certificates ssl.client-cert-key ssl.client-cert-crt ssl.client-cert-password async-dns http-bugs.http10 http-bugs.allow-blacklist
      http-bugs.bug-no-accept-charset http-bugs.no-compression http-bugs.retry-internal-errors http.fake-firefox http.do-not-track http.referer
      http.fake-referer http.fake-user-agent http.extra-header ftp.use-passive ftp.use-erpt-epsv ftp.set-iptos smb.allow-hyperlinks-to-smb
      menu-font-size menu-background-color menu-foreground-color scroll-bar-area-color scroll-bar-bar-color scroll-bar-frame-color bookmarks-codepage
      save-url-history enable-cookies save-cookies max-cookie-age display-red-gamma display-green-gamma display-blue-gamma user-gamma bfu-aspect
      dither-letters dither-images display-optimize gamma-correction overwrite-instead-of-scroll font font-bold font-monospaced font-monospaced-bold
      font-italic font-italic-bold font-monospaced-italic font-monospaced-italic-bold html-assume-codepage html-hard-assume html-tables html-frames
      html-break-long-lines html-images html-image-names html-display-images html-image-scale html-bare-image-autoscale html-numbered-links
      html-table-order html-auto-refresh html-target-in-new-window html-margin html-user-font-size html-text-color html-link-color
      html-background-color html-ignore-document-color html-g-text-color html-g-link-color html-g-background-color html-g-ignore-document-color g
      no-g driver mode display ftp.anonymous-password`,
  },
  'transmission-cli': {
    network: 'downloads',
    acts: { runs: 'f finish g config-dir', writes: 'w download-dir' },
    data: `b blocklist B no-blocklist d downlimit D no-downlimit er encryption-required ep encryption-preferred et encryption-tolerated m
      portmap M no-portmap n new p port t tos u uplimit U no-uplimit verify`,
  },
  'transmission-create': { changes: true, acts: { writes: 'o outfile' }, data: 'p private c comment s piecesize t tracker' },
  'transmission-edit': { changes: true, data: 'a add d delete r replace' },
  'transmission-show': { reads: true, data: 'm magnet s scrape' },
  'transmission-daemon': {
    network: 'downloads',
    changes: true,
    acts: { runs: 'g config-dir', writes: 'w download-dir incomplete-dir e logfile', lowers: 'T no-auth a allowed r rpc-bind-address' },
    data: `b blocklist c C B no-blocklist d f foreground er encryption-required ep encryption-preferred et encryption-tolerated gsr
      global-seedratio GSR no-global-seedratio no-incomplete-dir i bind-address-ipv4 I bind-address-ipv6 paused L peerlimit-global l
      peerlimit-torrent m portmap M no-portmap o dht O no-dht p port P peerport t auth u username utp no-utp log-error log-info
      log-debug`,
  },
  'transmission-remote': {
    network: 'talks',
    changes: true,
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes downloaded files', { options: '-rad --remove-and-delete', area: 'files' }),
        ordinary('', 'changes', 'moves downloaded files', { options: '--move', area: 'files' }),
        ordinary('', 'deletes', 'deletes the torrent files that it adds', { options: '--trash-torrent', area: 'files' }),
      ],
    },
    acts: { writes: 'c incomplete-dir w download-dir', runs: 'torrent-done-script' },
    data: `a add b as alt-speed AS no-alt-speed asd alt-speed-downlimit asu alt-speed-uplimit asc alt-speed-scheduler ASC no-alt-speed-scheduler
      alt-speed-time-begin alt-speed-time-end alt-speed-days no-torrent-done-script C no-incomplete-dir d downlimit D no-downlimit e cache er
      encryption-required ep encryption-preferred et encryption-tolerated exit f files g get G no-get gsr global-seedratio GSR no-global-seedratio i
      info if info-files ip info-peers ic info-pieces it info-trackers si session-info st session-stats l list L labels m portmap M no-portmap n auth
      ne authenv N netrc o dht O no-dht p port Bh bandwidth-high Bn bandwidth-normal Bl bandwidth-low ph priority-high pn priority-normal pl
      priority-low pr peers r remove reannounce sr seedratio SR no-seedratio srd seedratio-default td tracker-add tr tracker-remove s start S stop
      start-paused no-start-paused t torrent no-trash-torrent hl honor-session HL no-honor-session u uplimit U no-uplimit utp no-utp verify x pex X
      no-pex y lds Y no-lds pi peer-info blocklist-update find`,
  },

  // other machines. Sources: the manual page of each: pssh 2.3.4, clustershell 1.9.1. What the operands of `clush --copy` are is said
  // by its effect
  ...each('parallel-ssh pssh', {
    wraps: {
      inner: 'text',
      short: 'hHglptoexXO',
      long: ['hosts', 'host', 'host-glob', 'user', 'par', 'timeout', 'outdir', 'errdir', 'extra-args', 'extra-arg', 'options'],
      where: 'machine',
    },
    elsewhere: [{ where: 'machine' }],
    acts: { runs: 'x extra-args X extra-arg O options', writes: 'o outdir e errdir' },
    data: 'A askpass i inline inline-stdout I send-input P print',
  }),
  clush: {
    wraps: {
      inner: 'text',
      short: 'wxgXsOfltumRop',
      long: [
        'group',
        'groupsource',
        'groupsconf',
        'conf',
        'option',
        'exclude',
        'pick',
        'hostfile',
        'machinefile',
        'topology',
        'outdir',
        'errdir',
        'dest',
        'fanout',
        'user',
        'connect_timeout',
        'command_timeout',
        'mode',
        'worker',
        'options',
        'remote',
      ],
      inert: ['c', 'copy', 'rcopy'],
      where: 'machine',
    },
    elsewhere: [{ where: 'machine' }],
    effects: {
      rows: [
        ordinary('', 'uploads', 'copies files to other machines', { options: '-c --copy' }),
        ordinary('', 'changes', 'copies files from other machines', { options: '--rcopy' }),
      ],
    },
    acts: { runs: 'o options O option groupsconf conf R worker m mode topology', writes: 'outdir errdir' },
    data: `s groupsource n nostdin sudo w x a all g group X hostfile machinefile pick d G groupbase L N P progress b dshbak B r regroup S
      maxrc diff dest p f fanout l user t connect_timeout u command_timeout remote`,
  },
});
