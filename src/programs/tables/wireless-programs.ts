/** Programs: wireless networks that are tested, and what passes through a network. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { ATTACK, attacks, each } from './shared-rows.ts';

export const WIRELESS = (): Family => ({
  // wireless networks. Sources: the manual page of each: aircrack-ng 1.7, mdk4 4.2, pixiewps 1.4, hcxdumptool 6.2.5, hcxtools 6.2.7, wifite 2.2;
  // the help text of each: reaver and wash 1.6.6, bully 1.4; the argument parser of wifite 2.7
  'aireplay-ng': {
    effects: { rows: [attacks('sends forged packets into a wireless network', { without: '-9 --test -H --help' })] },
    data: `b d s m n u v t f w D x p a c h g F e o q Q y T j k l B i r R ignore-negative-one deauth-rc Z 0 deauth 1 fakeauth 2 interactive 3
      arpreplay 4 chopchop 5 fragment 6 caffe-latte 7 cfrag 8 migmode 9 test H`,
  },
  'airbase-ng': {
    effects: { rows: [attacks('opens a wireless network under the name of another one', { without: '-H --help' })] },
    acts: { writes: 'F' },
    data: `a i w h f W q v M A ad-hoc Y c X hidden s S L caffe-latte N cfrag x y 0 z Z V P I C n bssid b bssids B client d clients D essid e
      essids E H`,
  },
  'airdecap-ng': { changes: true, passwords: ['-[pwk]\\s+'], data: 'l b k e p w H' },
  'airdecloak-ng': { changes: true, data: 'i ssid bssid null-packets disable-base-filter drop-frag filters h' },
  'airserv-ng': {
    effects: { rows: [attacks('lets other machines use the network device', { without: '-h', called: 'serv shar remote access' })] },
    data: 'p d c v h',
  },
  'packetforge-ng': { changes: true, acts: { writes: 'w' }, data: 'p a c h j o e k l r y t s 0 arp 1 udp 2 icmp 3 null 9 custom H' },
  ...each('besside-ng wesside-ng', {
    effects: {
      rows: [
        dangerous('', 'uploads', 'uploads what it recorded', { options: '-s' }),
        attacks('attacks the wireless networks around', { without: '-h' }),
      ],
    },
    data: 'b s c p W v h i n m a t f',
  }),
  'airolib-ng': { changes: true, data: '-stats stats -sql sql clean batch verify import export' },
  'airtun-ng': {
    area: 'network',
    effects: { rows: [ordinary('', 'system', 'makes a network device that sends into a wireless network', { without: '-H --help' })] },
    data: 'x a h i r y w e p t m netmask d bssid f repeat s b H',
  },
  'makeivs-ng': {
    changes: true,
    acts: { writes: 'w write' },
    data: 'b bssid f first k key s seed c count d dupe e error l length n nofms p prng',
  },
  ivstools: { changes: true, writes: { how: 'last' }, data: 'convert merge' },
  wifite: {
    effects: {
      rows: [
        ordinary('', 'system', 'ends programs that use the network', { options: '--kill', area: 'processes' }),
        attacks('attacks the wireless networks around', {
          without: '-h --help --cracked -cracked --check -check --crack',
          called: `${ATTACK} wifite audit test pentest`,
        }),
      ],
    },
    acts: { writes: 'hs-dir -hs-dir' },
    data: `v -hv -vh i c channel 5 5ghz -mac random-mac p pillage kill b bssid e essid E ignore-essid clients-only showb -showb nodeauths
      no-deauths -nd num-deauths eviltwin wep -wep require-fakeauth nofakeauth -nofakeauth keep-ivs pps -pps wept -wept wepca -wepca weprs
      -weprs weprc -weprc arpreplay -arpreplay fragment -fragment chopchop -chopchop caffelatte -caffelatte p0841 -p0841 hirte -hirte wpa -wpa
      new-hs dict -dict wpadt -wpadt wpat -wpat strip -strip wps -wps no-wps wps-only pixie no-pixie bully -bully ignore-locks wps-time -wpst
      wps-fails -wpsf wps-timeouts -wpsto pmkid -pmkid pmkid-timeout cracked -cracked check -check crack -all -pow`,
  },
  reaver: {
    effects: { rows: [attacks('tries the PINs of a wireless network', { without: '-h --help' })] },
    acts: { runs: 'C exec', writes: 'o out-file s session O output-file' },
    data: `i interface b bssid m mac e essid c channel f fixed 5 5ghz p pin d delay l lock-delay g max-attempts x fail-wait r recurring-delay t
      timeout T m57-timeout A no-associate N no-nacks S dh-small L ignore-locks E eap-terminate J timeout-is-nack F ignore-fcs w win7 K
      pixie-dust Z`,
  },
  bully: {
    effects: { rows: [attacks('tries the PINs of a wireless network', { without: '-h --help -V --version -T --test' })] },
    acts: { runs: 'u lua', writes: 'o outfile w workdir' },
    data: `b bssid e essid c channel i index l lockwait p pin s source v verbosity 5 5ghz B bruteforce F force S sequential T test d pixiewps a
      acktime r retries m m13time t timeout 1 pin1delay 2 pin2delay A noacks C nocheck D detectlock E eapfail L lockignore M m57nack N nofcs P
      probe Q wpsinfo R radiotap W windows7 Z suppress`,
  },
  wash: {
    effects: { rows: [ordinary('', 'network', 'looks for wireless networks', { without: '-h --help' })] },
    acts: { writes: 'O output-file' },
    data: 'i interface f file c channel n probes F ignore-fcs 2 2ghz 5 5ghz s scan u survey a all j U utf8 p progress',
  },
  pixiewps: {
    area: 'credentials',
    effects: { rows: [ordinary('', 'changes', 'searches for the PIN of a wireless network', { area: 'files', without: '-h --help -V' })] },
    acts: { writes: 'o output' },
    data: `e pke r pkr s e-hash1 z e-hash2 a authkey n e-nonce m r-nonce b e-bssid S dh-small verbosity mode start end 7 m7-enc 5 m5-enc l
      length j jobs f force`,
  },
  ...each('mdk3 mdk4', { effects: { rows: [attacks('disrupts wireless networks', { without: '--help --fullhelp' })] }, fields: true }),
  hcxdumptool: {
    effects: {
      rows: [
        dangerous('', 'secret', 'records what is sent through the air, and attacks networks for that', {
          area: 'capture',
          called: `${ATTACK} record captur hcxdumptool`,
          without: '-I -C -h -v --help --version',
        }),
      ],
    },
    acts: { writes: 'o w' },
    data: 'i f c s t I C h do_rcascan force_interface',
  },
  hcxpcapngtool: {
    changes: true,
    acts: {
      writes: 'o E R I U D eapmd5 eapmd5-john eapleap tacacs-plus nmea csv log raw-out pmkid hccapx hccap john prefix lts add-timestamp',
    },
    data: 'all eapoltimeout nonce-error-corrections ignore-ie max-essids raw-in h',
  },
  ...each('hcxhashtool hcxpsktool', {
    changes: true,
    acts: { writes: 'o E L d info info-vendor info-vendor-ap info-vendor-client hccapx hccap john' },
    data: `i essid-group oui-group mac-group-ap mac-group-client type hcx-min hcx-max essid-len essid-min essid-max essid essid-part essid-list
      mac-ap mac-client mac-list mac-skiplist oui-ap oui-client vendor vendor-ap vendor-client psk pmk c e b maconly noessidcombination weakpass
      digit10 phome tenda alticeoptimum netgear h`,
  }),

  // forged addresses and what passes by. Sources: the manual page of each: dsniff 2.4b1, ettercap 0.8.3.1, sslsplit 0.5.5; the argument parsers
  // of mitm6 0.3, Responder 3.1 and bettercap 2.32
  ...each('arpspoof dnsspoof macof sshmitm webmitm tcpkill tcpnice', {
    effects: { rows: [attacks('forges packets in the network', { called: `${ATTACK} kill slow redirect` })] },
    data: 'i c t r f s d e x y n I p A M 1 2 3 4 5 6 7 8 9',
  }),
  ...each('dsniff filesnarf mailsnarf msgsnarf urlsnarf webspy sshow', {
    effects: { rows: [ordinary('', 'secret', 'records what others send through the network', { area: 'capture' })] },
    acts: { writes: 'w' },
    data: 'c d m n i p s f t r v',
  }),
  ettercap: {
    effects: {
      rows: [
        attacks('reads and changes what other machines of the network send', { options: '-M --mitm -B --bridge -o --only-mitm' }),
        ordinary('', 'secret', 'records what others send through the network', {
          area: 'capture',
          without: '-r --read -I --iflist -h --help -v --version',
        }),
      ],
    },
    acts: { runs: 'P plugin plugin-list F filter a config s script', writes: 'w write L log l log-info m log-msg k save-hosts' },
    data: `M mitm o only-mitm f pcapfilter B bridge r read T text C curses G gtk D daemonize b broadcast i iface I iflist Y secondary A address
      n netmask R reversed t proto 6 ip6scan z p nopromisc S nosslmitm u unoffensive j load-hosts W wifi-key certificate private-key e regex V
      visual d dns E ext-headers Q superquiet c compress only-local O only-remote`,
  },
  bettercap: {
    area: 'network',
    effects: {
      rows: [attacks('attacks or listens to other machines in the network', { called: `${ATTACK} bettercap scan listen sniff discover` })],
    },
    acts: { runs: 'eval -eval caplet -caplet script -script caplets-path -caplets-path', writes: 'cpu-profile mem-profile env-file' },
    data: 'iface -iface gateway-override no-colors no-history autostart',
  },
  mitm6: {
    effects: { rows: [attacks('answers the machines of the network in the name of their servers', { without: '-h --help' })] },
    data: `i interface l localdomain 4 ipv4 6 ipv6 m mac a no-ra r relay d domain b blocklist blacklist -hw -ha host-allowlist host-whitelist
      -hb host-blocklist host-blacklist ignore-nofqdn`,
  },
  ...each('responder Responder Responder.py', {
    effects: {
      rows: [
        attacks('answers the machines of the network in the name of their servers', { without: '-A --analyze -h --help' }),
        ordinary('', 'secret', 'records who asks for what in the network', { options: '-A --analyze', area: 'capture' }),
      ],
    },
    acts: { relays: 'u upstream-proxy' },
    data: `I interface A analyze e externalip 6 externalip6 rdnss dnssl t ttl N AnswerName d DHCP D DHCP-DNS dhcpv6 w wpad F ForceWpadAuth P
      ProxyAuth b basic lm disable-ess E ErrorCode i ip`,
  }),
  sslsplit: {
    effects: {
      rows: [attacks('opens encrypted connections of others', { without: '-E -V -h', called: `${ATTACK} ssl tls decrypt inspect` })],
    },
    acts: { runs: 'x f', writes: 'F l L M S X Y y w W p j', reaches: 'T' },
    data: 'a b c C d D e g G i I k K m O P q r R s t u Z E',
  },
});
