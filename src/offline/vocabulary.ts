/**
 * The vocabulary: the English words of each concept. A word has one concept; rules name alternatives instead.
 * The number behind a concept is its weight: how much it counts against a rule that does not explain it (1 by default).
 */
import { PHRASE_TEXT } from './vocabulary-phrases.ts';

const TABLE: Readonly<Record<string, string>> = {
  'show 0.2':
    'show list display print see view output cat lst peek preview dump enumerate check examine look ls inspect report reveal open read',
  'find 0.2': 'find search locate hunt seek where grep scan lookup fetch',
  'all 0.1': 'all every everything each any entire whole full complete completely only overall',
  count: 'count tally wc',
  'file 0.2': 'file document item script',
  'dir 0.3': 'dir directory folder subfolder subdirectory subdir tree',
  'content 0.2': 'content contents inside',
  'contain 0.5':
    'contain containing contains appear appears appearing occur occurs include includes including mention mentioning ' +
    'mentions matching match matches has having',
  big: 'big large huge heavy bigger larger massive',
  biggest: 'biggest largest heaviest hugest fattest',
  small: 'small tiny smaller smallest tiniest',
  'new 0.5': 'new recent recently latest newest newer fresh',
  old: 'old oldest older stale ancient earliest',
  empty: 'empty blank zero-byte zero-length zero-sized zero-size',
  nonempty: 'non-empty nonempty',
  hidden: 'hidden dotfile dotfiles invisible',
  'size 0.5': 'size weigh',
  space: 'space usage storage',
  disk: 'disk drive filesystem partition volume hdd ssd mount mounted',
  free: 'free available left remaining',
  'eat 0.3': 'eat eating hog hogging consume consuming fill filling take taking takes using uses use used occupy occupying',
  delete: 'delete remove erase drop rm wipe purge cleanup unlink nuke',
  copy: 'copy cp backup clone',
  move: 'move mv relocate put',
  rename: 'rename',
  create: 'create make generate touch mkdir initialise initialize init build',
  add: 'add append prepend insert stage',
  link: 'link symlink symlinks shortcut soft symbolic',
  broken: 'broken dangling dead',
  'set 0.5': 'write save change set modify edit convert turn switch transform',
  'modified 0.4': 'modified changed edited updated touched altered written created',
  line: 'line row',
  'word 0.5': 'word string text phrase pattern term occurrence occurrences',
  char: 'character characters char chars letter letters byte bytes',
  first: 'first top head beginning',
  'last 0.6': 'last final bottom tail end previous',
  'lines-between 0': '',
  'number 0.5': 'number numbered numbering numbers nr nrs',
  follow: 'follow watch monitor live realtime real-time stream tailing',
  sort: 'sort order ordered sorted arrange rank alphabetical alphabetically',
  reverse: 'reverse reversed descending backwards backward inverse',
  numeric: 'numeric numerically numerical',
  unique: 'unique distinct uniq deduplicate dedupe dedup',
  duplicate: 'duplicate duplicates duplicated repeated identical twice',
  frequent: 'frequent common frequency frequently popular often',
  column: 'column field',
  replace: 'replace substitute swap sed',
  upper: 'uppercase upper capital capitals capitalize caps',
  lower: 'lowercase lower',
  case: 'case insensitive case-insensitive ignoring ignore',
  join: 'join merge concatenate combine concat glue',
  split: 'split chunk chunks pieces parts divide',
  compare: 'compare diff difference differences differ',
  shuffle: 'shuffle random randomly randomize randomise',
  sum: 'sum total totals altogether',
  average: 'average mean avg',
  max: 'max maximum highest',
  min: 'min minimum lowest',
  longest: 'longest',
  not: "not without except excluding exclude lacking missing never don't doesn't isn't aren't dont doesnt ignoring other skip",
  archive: 'archive tar tarball zip zipped tgz gzip compress compressed gz bzip2 xz compressing bundle pack zstd',
  extract: 'extract unpack unzip untar decompress uncompress unarchive gunzip',
  permission: 'permission permissions chmod mode rights',
  executable: 'executable runnable execute exec',
  readonly: 'read-only readonly',
  writable: 'writable writeable',
  owner: 'owner owned owns own chown ownership belong belonging belongs',
  group: 'group groups',
  user: 'user users account accounts people anyone logged',
  whoami: 'whoami username',
  process: 'process processes task tasks program programs application app apps job',
  running: 'running run runs active started',
  kill: 'kill terminate stop end abort quit murder',
  'force 0.3': 'force forcefully forcibly forced',
  restart: 'restart bounce reload reboot',
  launch: 'start launch enable boot-up',
  disable: 'disable',
  memory: 'memory ram mem swap',
  cpu: 'cpu processor cpus processors core cores',
  load: 'load busy',
  port: 'port ports',
  listen: 'listening listen listens socket sockets bound',
  connection: 'connectivity connection connections connected',
  network: 'network networks interface interfaces nic ethernet',
  ip: 'ip ips address addresses ipv4',
  public: 'public external wan outside',
  internet: 'internet online reachable reach ping alive responding responds',
  dns: 'dns resolve nameserver nslookup dig resolves domain lookups',
  route: 'route routes gateway routing traceroute',
  download: 'download grab wget curl',
  upload: 'upload scp transfer',
  http: 'http https header headers website site url webpage response',
  serve: 'serve server webserver',
  host: 'host box machine remote computer laptop pc',
  hostname: 'hostname',
  system: 'system os distro distribution linux operating',
  version: 'version versions release',
  kernel: 'kernel',
  uptime: 'uptime',
  date: 'date day',
  time: 'time clock hour',
  timestamp: 'timestamp epoch unix',
  zone: 'timezone zone utc gmt',
  calendar: 'calendar cal month',
  week: 'week',
  env: 'environment env variable variables export',
  path: 'path $path pathname',
  absolute: 'absolute canonical realpath',
  where: 'pwd cwd',
  'current 0': 'current currently here present working',
  alias: 'alias aliases',
  history: 'history typed',
  'command 0.2': 'command commands binary tool',
  shell: 'shell bash zsh',
  installed: 'installed install installing setup',
  uninstall: 'uninstall',
  package: 'package packages library dependencies dependency module',
  upgrade: 'upgrade update updates upgrades upgradable outdated',
  service: 'service services daemon systemd unit units systemctl',
  failed: 'failed failing failure fail crash crashed',
  'status 0.6': 'status state',
  log: 'log logs journal syslog',
  error: 'error errors',
  boot: 'boot booted startup rebooted',
  cron: 'cron crontab scheduled cronjob cronjobs',
  hardware: 'hardware usb pci',
  device: 'device devices block',
  docker: 'docker container containers podman',
  image: 'image images picture pictures photo photos',
  git: 'git repo repository',
  commit: 'commit commits committed commited',
  branch: 'branch branches',
  stash: 'stash shelve',
  undo: 'undo revert unstage uncommit unadd discard rollback restore',
  reset: 'reset throw',
  tag: 'tag tags',
  push: 'push',
  pull: 'pull',
  'remote-url': 'origin upstream remotes',
  author: 'author authors contributor contributors wrote',
  uncommitted: 'uncommitted unstaged changes edits',
  staged: 'staged index',
  untracked: 'untracked',
  conflict: 'conflict conflicts conflicted',
  checksum: 'checksum hash sha256 md5 sha1 sha256sum md5sum sha digest',
  md5: 'md5-sum',
  base64: 'base64',
  encode: 'encode',
  decode: 'decode',
  json: 'json',
  pretty: 'pretty format prettify indent formatted beautify pretty-print',
  csv: 'csv',
  hex: 'hex hexdump hexadecimal binary-dump',
  'type 0.6': 'type kind mime',
  'extension 0.5': 'extension suffix extensions',
  encoding: 'encoding charset utf-8 utf8',
  trailing: 'trailing whitespace spaces trim',
  tab: 'tab tabs',
  crlf: 'crlf windows dos carriage newline newlines',
  key: 'key keys keypair',
  ssh: 'ssh',
  password: 'password passphrase token',
  sync: 'sync synchronise synchronize rsync mirror',
  structure: 'structure hierarchy recursively-listed',
  'recursive 0.1': 'recursive recursively nested deep beneath below',
  'detail 0.3': 'detail details detailed long info information permissions-too verbose',
  'human 0': 'human readable human-readable nice nicely',
  'sizeword 0.4': 'megabyte megabytes kilobytes gigabytes mb gb kb',
  'name 0.1': 'name named called names titled',
  'start-with': 'starting starts begins beginning-with prefix',
  'end-with': 'ending ends',
  between: 'between',
  'except 1': 'besides',
  parent: 'parent',
  'home 0.4': 'home',
  'download-dir 0': '',
  screen: 'screen terminal',
  clear: 'clear',
  exit: 'exit',
  calc: 'calculate compute',
  measure: 'measure benchmark long-running',
  depth: 'depth level levels',
  temp: 'temporary temp tmp',
  'quick 0': 'quickly quick simply',
  virtualenv: 'virtualenv venv',
  python: 'python python3 pip',
  node: 'node npm nodejs',
  'background 1': 'background',
  zombie: 'zombie zombies',
  'parse 1': '',
  'open-file': 'lsof opened',
  cert: 'certificate cert tls ssl',
  wait: 'sleep wait',
  'line-ending': '',
};

/** Words without a meaning of their own; some of them mark the role of the next word (see `slots.ts`). */
const FILLER_WORDS =
  'please can could you how do i would like want need to me my mine the a an of for in on at this that these those it is are was were ' +
  'be there have will just some which who what with and or by from into onto way tell give let us we our hey yo ' +
  'thanks thank now currently right its their does did am been if so then also should must able best easiest easy simple help try ' +
  "as than more most less least i'd i'm im under over within above during since per via out up off " +
  "one ones thing things stuff get got know via whats what's wheres where's who's whose hi hello ok okay pls plz kindly " +
  'through across they them he she his her your when want wanna gonna trying something somehow really very much actually currently ' +
  'directly ago past today yesterday do but too about has same two both another else instead until before after happen possible find-out ' +
  "project codebase lying around sitting go keep while way's quick fast i've everything's there's it's that's don wondering " +
  'maybe just no mean table tables value values ' +
  'whether again yet already still ever always soon nicely properly correctly easily manually automatically together anything';

/** The vocabulary as tables, built once when the module is imported (about a millisecond). */
export interface Lexicon {
  readonly concepts: ReadonlyMap<string, string>;
  readonly weights: ReadonlyMap<string, number>;
  readonly fillers: ReadonlySet<string>;
  readonly phrases: ReadonlyMap<string, ReadonlyArray<readonly [readonly string[], readonly string[]]>>;
}

function build(): Lexicon {
  const concepts = new Map<string, string>();
  const weights = new Map<string, number>();
  for (const [key, words] of Object.entries(TABLE)) {
    const [concept = '', weight = '1'] = key.split(' ');
    weights.set(concept, Number(weight));
    for (const word of words.split(' ')) if (word !== '' && !concepts.has(word)) concepts.set(word, concept);
  }
  const phrases = new Map<string, Array<readonly [readonly string[], readonly string[]]>>();
  for (const pair of PHRASE_TEXT.split(';')) {
    const [text = '', meaning = ''] = pair.trim().split('=');
    const words = text.split(' ');
    const head = words[0] ?? '';
    const list = phrases.get(head) ?? [];
    list.push([words, meaning.split(' ')]);
    list.sort((a, b) => b[0].length - a[0].length);
    phrases.set(head, list);
  }
  return { concepts, weights, fillers: new Set(FILLER_WORDS.split(' ')), phrases };
}

export const lexicon: Lexicon = build();
