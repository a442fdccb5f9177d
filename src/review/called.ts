/** What people call things that have another name: files by their endings, variables, services, and domains of many owners. */

/** What people call files, by the ending of their names. */
export const ENDINGS: Readonly<Record<string, string>> = {
  txt: 'text texts',
  md: 'markdown',
  py: 'python',
  pyc: 'python bytecode compiled cache caches',
  js: 'javascript',
  ts: 'typescript',
  rb: 'ruby',
  sh: 'shell script scripts',
  jpg: 'image images picture pictures photo photos jpeg',
  jpeg: 'image images picture pictures photo photos jpg',
  png: 'image images picture pictures screenshot screenshots',
  gif: 'image images picture pictures',
  mp4: 'video videos movie movies',
  mov: 'video videos movie movies',
  mkv: 'video videos movie movies',
  mp3: 'music song songs audio',
  wav: 'audio sound sounds',
  log: 'log logs',
  tmp: 'temporary temp temporales temporaires temporären',
  bak: 'backup backups',
  zip: 'archive archives',
  gz: 'compressed archive archives',
  whl: 'wheel wheels',
  ipynb: 'notebook notebooks',
  sql: 'dump dumps',
};

/** What people call variables of the shell, its keys, and the places where all files are. */
export const CALLED: Readonly<Record<string, string>> = {
  ps1: 'prompt',
  ps2: 'prompt',
  ps4: 'trace prompt',
  prompt_command: 'prompt command every',
  rprompt: 'prompt',
  ifs: 'separator delimiter',
  key: 'bind keys binding bindings keybinding keybindings press pressed pressing shortcut button',
  '~': 'home',
  $home: 'home',
  '/home': 'home',
  '/etc/fstab': 'fstab boot reboot automatically automount permanent permanently persistent',
  // where a repository is sent to
  origin: 'remote remoto remota server serveur servidor github gitlab entfernt',
  // ports by what answers at them
  22: 'ssh sftp',
  25: 'smtp',
  53: 'dns',
  80: 'http web',
  443: 'https web',
  3306: 'mysql mariadb',
  5432: 'postgres postgresql',
  6379: 'redis',
  'wg-quick': 'vpn wireguard',
  openvpn: 'vpn',
  'openvpn-client': 'vpn',
  // programs that wait in the background
  mdnsresponder: 'dns',
  'systemd-resolved': 'dns',
  networkmanager: 'network wifi',
  pipewire: 'sound audio',
  pulseaudio: 'sound audio',
  wireplumber: 'sound audio',
  coreaudiod: 'sound audio',
  cups: 'printer printers printing',
  // the store from which the program takes them
  flathub: 'flatpak',
  'aur.archlinux.org': 'aur',
  '/': 'filesystem root everywhere',
  ' ': 'space spaces whitespace whitespaces blank blanks',
};

/** Domains under which everybody can have a name of his own: the label before them says whose it is. */
export const SHARED = new RegExp(
  [
    String.raw`\.(?:(?:github|gitlab|readthedocs|ngrok|render|repl)\.io|(?:fly|glitch|surge)\.(?:dev|me|sh)|`,
    String.raw`(?:vercel|netlify|ngrok-free|web)\.app|(?:firebaseapp|herokuapp|`,
    String.raw`onrender|appspot|amazonaws|blogspot|googleusercontent|trycloudflare)\.com|(?:pages|workers|deno)\.dev|`,
    String.raw`(?:co|com|org|net|ac|gov|edu)\.[a-z]{2})$`,
  ].join(''),
);

/** The settings of a tool, under its name. */
const OF_TOOL = /^\.?([a-z][\w-]{3,}?)(?:-?rc|[-.]conf(?:ig)?)\.(?:ya?ml|json5?|toml|[cm]?[jt]s|ini|cfg)$/;
/** What a file is called without its endings: `pre-commit` of `.pre-commit-config.yaml`. */
export const stemOf = (name: string): string => name.replace(OF_TOOL, '$1').replace(/\..*$/s, '');
