/** What people ask about names, connections, requests and copies over the network. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const LOOK_UP = '(look up|show|get|find|what are|what is|check)';

const rows: readonly Row[] = [
  [
    [
      '(sync|synchronise|synchronize|mirror) {dir} (to|with|into) {dir2} (and|also|while) (delete|deleting|removing) (what ' +
        'is gone from|what is not in|what is missing in|files that are not in|files missing from) {part}',
      '(mirror) {dir} exactly to {dir2}',
    ],
    'rsync -a --delete {dir}/ {dir2}/',
    'makes {dir2} equal to {dir}: deletes there what is not in {dir}',
  ],
  [
    [
      `${LOOK_UP} mx [records|record|servers] (of|for) [domain] {site}`,
      `which mail servers does {site} (have|use)`,
      `mail servers of {site}`,
    ],
    ['dig +short MX {site}', 'host -t MX {site}', 'nslookup -type=MX {site}'],
    'lists the mail servers of {site}',
  ],
  [
    [`${LOOK_UP} (ns records|ns record|name servers|nameservers) (of|for) [domain] {site}`],
    ['dig +short NS {site}', 'host -t NS {site}', 'nslookup -type=NS {site}'],
    'lists the name servers of {site}',
  ],
  [
    [`${LOOK_UP} (txt records|txt record|txt|spf record) (of|for) [domain] {site}`],
    ['dig +short TXT {site}', 'host -t TXT {site}', 'nslookup -type=TXT {site}'],
    'lists the TXT records of {site}',
  ],
  [
    [`${LOOK_UP} [all] dns [records|record|entries|entry] (of|for) [domain] {site}`, 'resolve [domain|name] {site}'],
    ['dig {site}', 'host {site}', 'nslookup {site}'],
    'shows what the DNS says of {site}',
  ],
  [
    [
      'who owns [domain|site] {site}',
      `${LOOK_UP} (owner|registrar|whois|registration) (of|for) [domain] {site}`,
      'when does [domain] {site} expire',
      'whois {site}',
    ],
    'whois {site}',
    'shows who registered {site}, and until when',
  ],
  [
    [
      '(trace|show) [route|path|way] to [host] {host}',
      '(trace|show) (route|path) [of packets] to {host}',
      'traceroute [to] {host}',
      'which way do packets to {host} take',
    ],
    ['traceroute {host}', 'tracepath {host}', 'mtr -rw {host}'],
    'shows the way of packets to {host}',
  ],
  [
    [
      'show [all] [open|active|established|current] tcp connections',
      '(show|which) (network connections|connections) [are] [open|active|established] [on this machine|on machine]',
      'show [all] (open|active) [network] connections',
    ],
    ['ss -tunap', 'netstat -tunap', 'lsof -i -n -P'],
    'lists the network connections and their programs',
  ],
  [
    [
      '(what|which) [programs|processes|ports|services] (is|are) listening [on this machine|on machine|here]',
      'show [all] (listening|open) ports',
      '(what|which) ports are (open|listening|in use) [on this machine|on machine|here]',
    ],
    ['ss -tulnp', 'netstat -tulnp', 'lsof -i -n -P -s TCP:LISTEN'],
    'lists the ports that programs listen on',
  ],
  [
    ['(show|what is) [my|the|default] (gateway|default gateway|routing table|router|default route)', 'show [all] routes'],
    ['ip route', 'netstat -rn'],
    'shows the routes; the gateway is after "default via"',
  ],
  [
    [
      'show [all] [available|visible] (wifi|wi-fi|wireless) networks',
      '(which|what) (wifi|wi-fi|wireless) networks (are there|are available|are near)',
    ],
    'nmcli device wifi list',
    'lists the wireless networks nearby',
  ],
  [
    ['connect to (wifi|wi-fi|wireless network|wifi network|wi-fi network) {name}'],
    'nmcli --ask device wifi connect {name}',
    'connects to the wireless network {name} and asks for its password',
  ],
  [
    ['(send|make|do) get request to {url} (and|and then) (show|print) [response] headers', 'show [response|http] headers of {url}'],
    'curl -i {url}',
    'shows the headers and the answer of {url}',
  ],
  [
    ['(show|get|only show) [only] [response|http] headers (of|from) [page|site] {url}', '(send|make|do) head request to {url}'],
    'curl -sI {url}',
    'shows only the headers of the answer',
  ],
  [
    ['(send|make|do) get request to {url}', '(fetch|call|request|curl) [url|api|address] {url}'],
    'curl -s {url}',
    'prints the answer of {url}',
  ],
  [
    ['(post|send) [json] [file] {file} to {url}', '(send|make|do) post request to {url} with [body|file|json] {file}'],
    "curl -s -H 'Content-Type: application/json' --data @{file} {url}",
    'sends {file} as JSON and prints the answer',
  ],
  [['(upload|put) file {file} to {url}'], 'curl -T {file} {url}', 'uploads {file}'],
  [
    [
      '(download|get|fetch) {url} (and|but) (resume|continue) [it] [if interrupted|when interrupted|if it breaks|if it stops|' +
        'the download|where it stopped]',
      '(resume|continue|go on with) download [of] {url}',
    ],
    ['curl -fLO -C - {url}', 'wget -c {url}'],
    'downloads the file, and goes on where an earlier download stopped',
  ],
  [
    ['(download|get|fetch) {url} (as|to|into|and save it as|and call it) [file] {file}'],
    'curl -fL -o {file} {url}',
    'downloads it to {file}',
  ],
  [
    [
      '(measure|show|how long is|check|test) response time of [site|page] {url}',
      'how (fast|slow) is {url}',
      'how long does {url} take [to answer|to load|to respond]',
    ],
    "curl -s -o /dev/null -w '%{time_total} s\\n' {url}",
    'prints how long the answer took',
  ],
  [
    ['(mirror|download) (whole|entire) (site|website) {url}'],
    'wget --mirror --convert-links --page-requisites --no-parent {url}',
    'downloads the pages below that address, with what they show',
  ],
  [
    [
      '(copy|upload|send|transfer|sync) (folder|directory) {dir} to {dir2} [keeping times and permissions|with rsync|over ' +
        'ssh|using rsync|preserving permissions|with all attributes]',
    ],
    'rsync -a --info=progress2 {dir} {dir2}',
    'copies the folder with its times and permissions; deletes nothing there',
  ],
  [
    [
      '(sync|synchronise|synchronize|mirror|back up|backup|copy) {dir} (to|with|into) {dir2} (but|and|without) (do not ' +
        'delete|deleting|not delete|delete nothing|keep everything|never delete) [anything|nothing|extra files|files|what ' +
        'is] [there|on the other side]',
    ],
    'rsync -a {dir}/ {dir2}/',
    'copies what is new or changed; deletes nothing there',
  ],
  [
    [
      '(ssh|connect|log in|login|log) (into|to|in to|on to|onto) [server|host|machine] {host} as {name} (on|over|at|with|using) port {port}',
      'ssh [into|to] {host} as {name} port {port}',
    ],
    'ssh -p {port} {name}@{host}',
    'opens a shell on {host} as {name}',
  ],
  [
    ['(ssh|connect|log in|login|log) (into|to|in to|on to|onto) [server|host|machine] {host} (on|over|at|with|using) port {port}'],
    'ssh -p {port} {host}',
    'opens a shell on {host}, over its port {port}',
  ],
  [
    ['(ssh|connect|log in|login|log) (into|to|in to|on to|onto) [server|host|machine] {host} with key {file}'],
    'ssh -i {file} {host}',
    'opens a shell on {host} with that key',
  ],
  [
    [
      '(create|generate|make) [a|new] [new] ssh (key|keys|keypair|key pair) [for github|for gitlab|for git|for my server]',
      '(generate|create) [new] (key|key pair) for ssh',
    ],
    'ssh-keygen -t ed25519',
    'makes a key for ssh; asks where to put it and for a passphrase',
  ],
  [['(show|print|what is) [public] ssh [public] key', 'show public key'], 'cat ~/.ssh/id_ed25519.pub', 'prints your public key'],
  [
    [
      'forward [local] port {port} to {host} (through|via|over|using|by way of) [server|host] {name}',
      'forward [local] port {port} to same port of {host} (through|via|over) {name}',
    ],
    'ssh -N -L {port}:{host}:{port} {name}',
    'makes port {port} of {host} reachable here through {name}, until Ctrl-C',
  ],
  [
    [
      '(open|make|create|start) [ssh] tunnel to port {port} (on|of|at) {host}',
      'forward port {port} (of|from) [server|host] {host} [to here|to this machine|to machine|to my machine|to localhost]',
    ],
    'ssh -N -L {port}:localhost:{port} {host}',
    'makes port {port} of {host} reachable here, until Ctrl-C',
  ],
  [
    ['(start|open|make) socks proxy (through|via|over|on) {host}'],
    'ssh -N -D 1080 {host}',
    'makes a SOCKS proxy on port 1080 that goes through {host}, until Ctrl-C',
  ],
  [['(flush|clear|empty|reset) dns cache'], ['resolvectl flush-caches', 'sudo nscd -i hosts'], 'empties the DNS cache'],
  [
    ['(show|what is|which are|which is) dns (server|servers)', '(which|what) dns (server|servers) am i using'],
    ['resolvectl status', 'cat /etc/resolv.conf'],
    'shows the DNS servers of this machine',
  ],
  [
    ['(which|what) (devices|machines|hosts|computers) are (on|in) [my|the|this] [local] network', '(scan|search) [local] network'],
    ['ip neigh', 'arp -a'],
    'lists the devices that this machine has talked to on its network',
  ],
];

export const networkRows = phrasesOf(rows);
