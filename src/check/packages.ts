/** Which package brings a program, by package manager: written from memory, looked up in no index; only a hint beside "is not installed". */

export interface Origin {
  /** What to type. */
  readonly install: string;
  readonly package: string;
}

/** How a package is installed. Root where the system asks for it; the line is shown, never run. */
export const MANAGERS: Readonly<Record<string, string>> = {
  apt: 'apt install',
  dnf: 'dnf install',
  yum: 'yum install',
  pacman: 'pacman -S',
  apk: 'apk add',
  zypper: 'zypper install',
  brew: 'brew install',
};

/** Programs that lie in a package of their own name nearly everywhere. */
const SAME = new Set(
  `jq tree htop btop tmux screen zsh fish vim nano git curl wget rsync unzip zip parallel pv ncdu fzf entr watchman ffmpeg graphviz pandoc
  sqlite nmap tcpdump socat mtr whois iperf3 lsof strace ltrace gdb valgrind cmake make gcc clang ninja meson autoconf automake bison flex
  ruby perl lua php nginx redis podman buildah skopeo ansible figlet cowsay fortune lolcat neofetch fastfetch screenfetch stow direnv tig
  aria2 axel lftp ncftp mosh autossh sshpass sshfs restic rclone borg duplicity rdiff-backup dos2unix moreutils inotify-tools iotop iftop nethogs
  powertop sysstat smartmontools hdparm parted gparted testdisk exiftool hyperfine tokei zoxide eza lsd ranger mc nnn lf newsboat mutt
  weechat irssi mpv vlc yt-dlp sox feh gnuplot octave maxima emacs neovim shellcheck shfmt yq xmlstarlet tidy bc dc ed at cron sudo file less
  man tar gzip bzip2 xz zstd lz4 p7zip lzip cpio dialog expect tcl rlwrap asciinema ttyd byobu zellij duf glow gum just hexyl procs sd
  universal-ctags cscope global doxygen jekyll hugo terraform packer vault consul kubectl helm k9s minikube gh hub lazygit`.split(/\s+/),
);

type Names = Readonly<Record<string, string>>;

/** `*` stands for every manager that is not named; without it, and not named, nothing is known. */
const BY_PROGRAM: Readonly<Record<string, Names>> = {
  fd: { apt: 'fd-find', dnf: 'fd-find', '*': 'fd' },
  rg: { '*': 'ripgrep' },
  bat: { '*': 'bat' },
  ag: { apt: 'silversearcher-ag', brew: 'the_silver_searcher', pacman: 'the_silver_searcher', '*': 'the_silver_searcher' },
  ack: { '*': 'ack' },
  delta: { apt: 'git-delta', '*': 'git-delta' },
  dig: { apt: 'dnsutils', dnf: 'bind-utils', yum: 'bind-utils', zypper: 'bind-utils', pacman: 'bind', apk: 'bind-tools', brew: 'bind' },
  nslookup: {
    apt: 'dnsutils',
    dnf: 'bind-utils',
    yum: 'bind-utils',
    zypper: 'bind-utils',
    pacman: 'bind',
    apk: 'bind-tools',
    brew: 'bind',
  },
  host: { apt: 'bind9-host', dnf: 'bind-utils', yum: 'bind-utils', zypper: 'bind-utils', pacman: 'bind', apk: 'bind-tools', brew: 'bind' },
  ifconfig: { '*': 'net-tools', apk: 'net-tools', brew: '' },
  netstat: { '*': 'net-tools', brew: '' },
  route: { '*': 'net-tools', brew: '' },
  arp: { '*': 'net-tools', brew: '' },
  ip: { apt: 'iproute2', dnf: 'iproute', yum: 'iproute', '*': 'iproute2', brew: 'iproute2mac' },
  ss: { apt: 'iproute2', dnf: 'iproute', yum: 'iproute', '*': 'iproute2', brew: '' },
  ping: { apt: 'iputils-ping', '*': 'iputils', brew: '' },
  traceroute: { '*': 'traceroute' },
  telnet: { apt: 'telnet', dnf: 'telnet', pacman: 'inetutils', '*': 'telnet' },
  nc: { apt: 'netcat-openbsd', dnf: 'nmap-ncat', yum: 'nmap-ncat', pacman: 'openbsd-netcat', apk: 'netcat-openbsd', brew: 'netcat' },
  ncat: { apt: 'ncat', dnf: 'nmap-ncat', yum: 'nmap-ncat', '*': 'nmap' },
  ps: { apt: 'procps', dnf: 'procps-ng', yum: 'procps-ng', pacman: 'procps-ng', '*': 'procps', brew: '' },
  top: { apt: 'procps', dnf: 'procps-ng', yum: 'procps-ng', pacman: 'procps-ng', '*': 'procps', brew: '' },
  free: { apt: 'procps', dnf: 'procps-ng', yum: 'procps-ng', pacman: 'procps-ng', '*': 'procps', brew: '' },
  pgrep: { apt: 'procps', dnf: 'procps-ng', yum: 'procps-ng', pacman: 'procps-ng', '*': 'procps', brew: '' },
  pkill: { apt: 'procps', dnf: 'procps-ng', yum: 'procps-ng', pacman: 'procps-ng', '*': 'procps', brew: '' },
  watch: { apt: 'procps', dnf: 'procps-ng', yum: 'procps-ng', pacman: 'procps-ng', apk: 'procps', '*': 'watch' },
  pstree: { '*': 'psmisc', brew: 'pstree' },
  killall: { '*': 'psmisc', brew: '' },
  fuser: { '*': 'psmisc', brew: '' },
  convert: { apt: 'imagemagick', dnf: 'ImageMagick', yum: 'ImageMagick', zypper: 'ImageMagick', '*': 'imagemagick' },
  mogrify: { apt: 'imagemagick', dnf: 'ImageMagick', yum: 'ImageMagick', zypper: 'ImageMagick', '*': 'imagemagick' },
  identify: { apt: 'imagemagick', dnf: 'ImageMagick', yum: 'ImageMagick', zypper: 'ImageMagick', '*': 'imagemagick' },
  magick: { dnf: 'ImageMagick', apt: 'imagemagick', '*': 'imagemagick' },
  pdftotext: { apt: 'poppler-utils', dnf: 'poppler-utils', yum: 'poppler-utils', apk: 'poppler-utils', '*': 'poppler' },
  pdfunite: { apt: 'poppler-utils', dnf: 'poppler-utils', yum: 'poppler-utils', apk: 'poppler-utils', '*': 'poppler' },
  pdftk: { apt: 'pdftk-java', pacman: 'pdftk', brew: 'pdftk-java' },
  qpdf: { '*': 'qpdf' },
  gs: { '*': 'ghostscript' },
  exiftool: { apt: 'libimage-exiftool-perl', dnf: 'perl-Image-ExifTool', pacman: 'perl-image-exiftool', '*': 'exiftool' },
  dot: { '*': 'graphviz' },
  sqlite3: { apt: 'sqlite3', '*': 'sqlite' },
  psql: { apt: 'postgresql-client', dnf: 'postgresql', pacman: 'postgresql', apk: 'postgresql-client', brew: 'libpq' },
  pg_dump: { apt: 'postgresql-client', dnf: 'postgresql', pacman: 'postgresql', apk: 'postgresql-client', brew: 'libpq' },
  mysql: { apt: 'default-mysql-client', dnf: 'mysql', pacman: 'mariadb-clients', apk: 'mysql-client', brew: 'mysql-client' },
  mysqldump: { apt: 'default-mysql-client', dnf: 'mysql', pacman: 'mariadb-clients', apk: 'mysql-client', brew: 'mysql-client' },
  'redis-cli': { apt: 'redis-tools', '*': 'redis' },
  mongosh: { brew: 'mongosh' },
  docker: { apt: 'docker.io', dnf: 'moby-engine', pacman: 'docker', apk: 'docker', brew: 'docker' },
  'docker-compose': { '*': 'docker-compose' },
  node: { apt: 'nodejs', dnf: 'nodejs', pacman: 'nodejs', apk: 'nodejs', zypper: 'nodejs', brew: 'node' },
  npm: { '*': 'npm', brew: 'node' },
  npx: { '*': 'npm', brew: 'node' },
  python: { apt: 'python-is-python3', dnf: 'python-unversioned-command', pacman: 'python', apk: 'python3', brew: 'python' },
  python3: { '*': 'python3', pacman: 'python', brew: 'python' },
  pip: { apt: 'python3-pip', dnf: 'python3-pip', pacman: 'python-pip', apk: 'py3-pip', brew: 'python' },
  pip3: { apt: 'python3-pip', dnf: 'python3-pip', pacman: 'python-pip', apk: 'py3-pip', brew: 'python' },
  pipx: { '*': 'pipx', pacman: 'python-pipx' },
  java: { apt: 'default-jre', dnf: 'java-latest-openjdk', pacman: 'jre-openjdk', apk: 'openjdk21-jre', brew: 'openjdk' },
  javac: { apt: 'default-jdk', dnf: 'java-latest-openjdk-devel', pacman: 'jdk-openjdk', apk: 'openjdk21', brew: 'openjdk' },
  mvn: { apt: 'maven', dnf: 'maven', pacman: 'maven', apk: 'maven', brew: 'maven' },
  gradle: { '*': 'gradle' },
  go: { apt: 'golang-go', dnf: 'golang', '*': 'go' },
  cargo: { apt: 'cargo', dnf: 'cargo', pacman: 'rust', apk: 'cargo', brew: 'rust' },
  rustc: { apt: 'rustc', '*': 'rust' },
  gem: { apt: 'ruby', '*': 'ruby' },
  'g++': { apt: 'g++', dnf: 'gcc-c++', yum: 'gcc-c++', zypper: 'gcc-c++', pacman: 'gcc', apk: 'g++', brew: 'gcc' },
  nvim: { '*': 'neovim' },
  batcat: { apt: 'bat' },
  fdfind: { apt: 'fd-find' },
  http: { '*': 'httpie' },
  aria2c: { '*': 'aria2' },
  ssh: { apt: 'openssh-client', dnf: 'openssh-clients', pacman: 'openssh', apk: 'openssh-client', brew: 'openssh' },
  sshd: { apt: 'openssh-server', dnf: 'openssh-server', '*': 'openssh' },
  openssl: { '*': 'openssl', brew: 'openssl@3' },
  gpg: { apt: 'gnupg', dnf: 'gnupg2', '*': 'gnupg' },
  pass: { '*': 'pass' },
  '7z': { apt: 'p7zip-full', dnf: 'p7zip-plugins', pacman: 'p7zip', apk: '7zip', brew: 'p7zip' },
  unrar: { '*': 'unrar', brew: '' },
  rename: { apt: 'rename', dnf: 'prename', pacman: 'perl-rename', brew: 'rename' },
  sponge: { '*': 'moreutils' },
  ts: { '*': 'moreutils' },
  inotifywait: { '*': 'inotify-tools', brew: '' },
  lsblk: { '*': 'util-linux', brew: '' },
  lspci: { '*': 'pciutils' },
  lsusb: { '*': 'usbutils', brew: 'lsusb' },
  iostat: { '*': 'sysstat', brew: '' },
  sar: { '*': 'sysstat', brew: '' },
  crontab: { apt: 'cron', dnf: 'cronie', pacman: 'cronie', brew: '' },
  locate: { apt: 'plocate', dnf: 'plocate', pacman: 'plocate', apk: 'plocate' },
  updatedb: { apt: 'plocate', dnf: 'plocate', pacman: 'plocate', apk: 'plocate' },
  xclip: { '*': 'xclip' },
  xsel: { '*': 'xsel' },
  'wl-copy': { '*': 'wl-clipboard', brew: '' },
  'xdg-open': { '*': 'xdg-utils', brew: '' },
  'notify-send': { apt: 'libnotify-bin', '*': 'libnotify', brew: '' },
  ctags: { '*': 'universal-ctags', dnf: 'ctags', pacman: 'ctags', apk: 'ctags' },
  hexdump: { apt: 'bsdextrautils', '*': 'util-linux' },
  column: { apt: 'bsdextrautils', '*': 'util-linux' },
  cal: { apt: 'ncal', '*': 'util-linux' },
  xxd: { apt: 'xxd', dnf: 'vim-common', pacman: 'tinyxxd', apk: 'xxd', brew: 'vim' },
  nproc: { '*': 'coreutils' },
  gsed: { brew: 'gnu-sed' },
  ggrep: { brew: 'grep' },
  gdate: { brew: 'coreutils' },
  gtimeout: { brew: 'coreutils' },
  ip6tables: { '*': 'iptables', brew: '' },
  iptables: { '*': 'iptables', brew: '' },
  ufw: { '*': 'ufw', brew: '' },
  setfacl: { '*': 'acl', brew: '' },
  getfacl: { '*': 'acl', brew: '' },
  bunzip2: { '*': 'bzip2' },
  unxz: { apt: 'xz-utils', '*': 'xz' },
  xz: { apt: 'xz-utils', '*': 'xz' },
  strings: { '*': 'binutils' },
  nm: { '*': 'binutils' },
  objdump: { '*': 'binutils' },
  readelf: { '*': 'binutils' },
  patch: { '*': 'patch' },
  bc: { '*': 'bc' },
  fdisk: { apt: 'fdisk', '*': 'util-linux', brew: '' },
  sudo: { '*': 'sudo', brew: '' },
  man: { apt: 'man-db', dnf: 'man-db', '*': 'man-db', apk: 'mandoc', brew: '' },
};

/** The same program under another name, most of them Debian's. Looked for on PATH before anything is said of a package. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  fd: ['fdfind'],
  fdfind: ['fd'],
  bat: ['batcat'],
  batcat: ['bat'],
  python: ['python3'],
  pip: ['pip3'],
  pip3: ['pip'],
  vi: ['vim', 'nvim'],
  vim: ['vi', 'nvim'],
  nodejs: ['node'],
  node: ['nodejs'],
  ack: ['ack-grep'],
  exa: ['eza'],
  eza: ['exa'],
  magick: ['convert'],
  netcat: ['nc', 'ncat'],
  nc: ['ncat', 'netcat'],
  gsed: ['sed'],
  gdate: ['date'],
  ggrep: ['grep'],
  gtar: ['tar'],
  gawk: ['awk'],
  timeout: ['gtimeout'],
  'docker-compose': ['docker'],
  docker: ['podman'],
  podman: ['docker'],
};

/** Programs of another system, and what does it here. */
const ELSEWHERE: Readonly<Record<'macos' | 'linux', Readonly<Record<string, string>>>> = {
  macos: {
    pbcopy: 'xclip -selection clipboard',
    pbpaste: 'xclip -selection clipboard -o',
    open: 'xdg-open',
    launchctl: 'systemctl',
    sw_vers: 'cat /etc/os-release',
    mdfind: 'locate',
    diskutil: 'lsblk',
    vm_stat: 'free',
    md5: 'md5sum',
    say: 'espeak',
    caffeinate: 'systemd-inhibit',
    ipconfig: 'ip addr',
    system_profiler: 'lshw',
    defaults: 'gsettings',
    softwareupdate: 'the package manager',
  },
  linux: {
    'xdg-open': 'open',
    xclip: 'pbcopy',
    'wl-copy': 'pbcopy',
    systemctl: 'launchctl',
    journalctl: 'log show',
    md5sum: 'md5 -r',
    sha256sum: 'shasum -a 256',
    sha1sum: 'shasum',
    tac: 'tail -r',
    nproc: 'sysctl -n hw.ncpu',
    free: 'vm_stat',
    lsblk: 'diskutil list',
    ss: 'netstat -an',
    ip: 'ifconfig',
    lscpu: 'sysctl -a machdep.cpu',
    lsusb: 'system_profiler SPUSBDataType',
    lspci: 'system_profiler SPPCIDataType',
    apt: 'brew',
    useradd: 'sysadminctl -addUser',
    service: 'launchctl',
    locate: 'mdfind',
  },
};

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);

/** What to install for a program; null when it is not known. */
export function originOf(program: string, manager: string): Origin | null {
  const install = own(MANAGERS, manager);
  if (install === undefined) return null;
  const names = own(BY_PROGRAM, program);
  const found = names === undefined ? (SAME.has(program) ? program : '') : (own(names, manager) ?? names['*'] ?? '');
  return found === '' ? null : { install: `${install} ${found}`, package: found };
}

export const otherNames = (program: string): readonly string[] => own(OTHER_NAMES, program) ?? [];

/** What does on this system what a program of the other one does; null when it is not one of those. */
export const insteadOf = (program: string, onMac: boolean): string | null => own(ELSEWHERE[onMac ? 'linux' : 'macos'], program) ?? null;

/** Whether the name is a package manager that another system has. */
export const isForeignManager = (program: string, manager: string): boolean =>
  manager !== '' &&
  program !== manager &&
  /^(?:apt|apt-get|aptitude|dpkg|dnf|yum|rpm|pacman|apk|zypper|brew|port|emerge|xbps-install)$/.test(program) &&
  !(manager === 'apt' && /^(?:apt-get|aptitude|dpkg)$/.test(program)) &&
  !(/^(?:dnf|yum|zypper)$/.test(manager) && /^(?:dnf|yum|rpm)$/.test(program));
