import { bad, mild } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** The machine: processes, services, accounts, time. */
export const SYSTEM: Family = {
  logrotate: { dry: 'n' },
  systemctl: {
    effects: {
      rows: [
        bad('stop|disable|mask|kill|isolate|emergency|rescue|poweroff|reboot|halt|kexec', 'system', 'stops services'),
        mild('start|restart|reload|enable|unmask|daemon-reload|edit|set-default|try-restart', 'system', 'starts or changes services'),
      ],
      loose: true,
      everyVerb: true,
    },
    options: {
      gnu: [
        'PTafhilqrCv H= M= n= o= p= s= t=',
        `after all drop-in= image-policy= json= stdin when= kill-value= kill-who= before boot-loader-entry= boot-loader-menu=
      check-inhibitors= dry-run fail failed firmware-setup force full global help host= image= job-mode= kill-whom= legend= lines=
      log-level= log-target= machine= marked message= mkdir no-ask-password no-block no-pager no-reload no-wall now output= plain
      preset-mode= property= quiet read-only reboot-argument= recursive reverse root= runtime show-transaction show-types signal=
      state= system timestamp= type= user value version wait what= with-dependencies`,
      ],
    },
    verbs: true,
    leaves: 'nothing',
    instead: { macos: 'launchctl' },
    told: 'packages',
    common: true,
  },
  ufw: {
    effects: {
      rows: [
        bad('disable|reset', 'system', 'opens the firewall or cuts connections'),
        mild('allow|deny|enable|delete|limit|reject', 'system', 'changes the firewall'),
      ],
      everyVerb: true,
    },
    verbs: true,
    package: { '*': 'ufw', brew: '' },
  },
  printenv: { reads: true, secret: true, options: { gnu: ['0', 'help null version'] }, leaves: 'nothing', common: true },
  security: { secret: true },
  pass: { secret: true, package: { '*': 'pass' } },
  keychain: { secret: true },
  'secret-tool': { secret: true },
  ps: {
    reads: true,
    options: {
      gnu: [
        'AFHLMNPTVXZacdefhjlmnrwxyv C= G= O= U? g? k= o= p= q= s= t? u?',
        `Group= User= cols= columns= context cumulative deselect forest format= group= headers help= info lines= no-headers no-heading
      pid= ppid= quick-pid= rows= sid= sort= tty= user= version width=`,
      ],
      bsd: ['AaCcdefHhjLlMmrSTvwXxZ D= G= g= J= N= O? o= p= s= t= U= u?', 'libxo?'],
    },
    manner: { bundle: true },
    differences: { hints: { gnu: { '-O': 'ps -o' }, bsd: { '--sort': 'ps aux -r, or ps aux -m' } } },
    leaves: 'nothing',
    package: { apt: 'procps', dnf: 'procps-ng', yum: 'procps-ng', pacman: 'procps-ng', '*': 'procps', brew: '' },
    common: 'alone',
  },
  kill: {
    options: {
      gnu: [
        'Ll n= p q= s=',
        'list? queue= signal= table',
        `HUP INT QUIT KILL TERM USR1 USR2 STOP CONT TSTP ABRT ALRM PIPE SEGV CHLD WINCH SIGHUP SIGINT SIGQUIT SIGKILL SIGTERM SIGUSR1
      SIGUSR2 SIGSTOP SIGCONT SIGTSTP SIGABRT SIGALRM SIGPIPE SIGSEGV SIGCHLD`,
      ],
    },
    manner: { free: /^-\d/ },
    leaves: 'nothing',
    common: true,
  },
  pkill: {
    options: {
      gnu: [
        'ALVacefhilnovwx F= G= O= P= U= d= g= q= r= s= t= u=',
        `cgroup= count delimiter= echo euid= exact full group= help ignore-ancestors ignore-case inverse lightweight list-full
      list-name logpidfile newest ns= nslist= older= oldest parent= pgroup= pidfile= queue= runstates= session= signal= terminal=
      uid= version`,
        'HUP INT QUIT KILL TERM USR1 USR2 STOP CONT SIGHUP SIGINT SIGQUIT SIGKILL SIGTERM SIGUSR1 SIGUSR2 SIGSTOP SIGCONT',
      ],
    },
    manner: { free: /^-\d/ },
    leaves: 'nothing',
    package: { apt: 'procps', dnf: 'procps-ng', yum: 'procps-ng', pacman: 'procps-ng', '*': 'procps', brew: '' },
    common: true,
  },
  killall: { manner: { free: /^-[A-Z\d]+$/ }, package: { '*': 'psmisc', brew: '' }, common: true },
  xterm: { open: true },
  date: {
    reads: true,
    options: {
      gnu: ['Ru I? d= f= r= s=', 'date= debug file= help iso-8601? reference= resolution rfc-3339= rfc-email set= universal utc version'],
      bsd: ['jnRu f= I? r= t= v= z=', ''],
    },
    differences: {
      hints: { gnu: { '-v': "date -d '1 day ago'", '-j': 'date -d' }, bsd: { '-d': 'date -v-1d', '--date': 'date -v-1d' } },
      quirks: [
        {
          here: 'gnu',
          behind: /^-r$/,
          word: /^\d{9,}$/,
          what: 'date -r SECONDS is for macOS; here: date -d @SECONDS',
          forModel: 'GNU date takes seconds as `-d @SECONDS`; `-r` names a file.',
        },
      ],
    },
    leaves: 'nothing',
    common: 'alone',
  },
  uname: {
    reads: true,
    options: {
      gnu: [
        'aimnoprsv',
        `all hardware-platform help kernel-name kernel-release kernel-version machine nodename operating-system processor version`,
      ],
    },
    leaves: 'nothing',
    common: 'alone',
  },
  who: {
    reads: true,
    options: {
      gnu: [
        'HTabdlmpqrstuw',
        'all boot count dead heading help ips login lookup mesg message process runlevel short time users version writable',
      ],
    },
    leaves: 'nothing',
    common: 'alone',
  },
  id: {
    reads: true,
    options: { gnu: ['GZagnruz', 'context group groups help name real user version zero'] },
    leaves: 'nothing',
    common: 'alone',
  },
  groups: { reads: true, options: { gnu: ['', 'help version'] }, leaves: 'nothing', common: true },
  whoami: { reads: true, options: { gnu: ['', 'help version'] }, leaves: 'nothing', common: 'alone' },
  tty: { reads: true, options: { gnu: ['s', 'help quiet silent version'] }, common: true },
  nproc: {
    reads: true,
    options: { gnu: ['', 'all help ignore= version'] },
    leaves: 'nothing',
    package: { '*': 'coreutils' },
    instead: { macos: 'sysctl -n hw.ncpu' },
    common: true,
  },
  pgrep: {
    reads: true,
    options: {
      gnu: [
        'ALVacefhilnovwx F= G= O= P= U= d= g= q= r= s= t= u=',
        `cgroup= count delimiter= echo euid= exact full group= help ignore-ancestors ignore-case inverse lightweight list-full
      list-name logpidfile newest ns= nslist= older= oldest parent= pgroup= pidfile= queue= runstates= session= signal= terminal=
      uid= version`,
      ],
    },
    leaves: 'nothing',
    package: { apt: 'procps', dnf: 'procps-ng', yum: 'procps-ng', pacman: 'procps-ng', '*': 'procps', brew: '' },
    common: true,
  },
  top: {
    reads: true,
    options: {
      gnu: [
        '1HOSVbchis E= U= d= e= n= o= p= u= w?',
        `accum-time-toggle batch cmdline-toggle delay? filter-any-user? filter-only-euser? help idle-toggle iterations? list-fields
      pid? scale-summary-mem? scale-task-mem? secure-mode single-cpu-toggle sort-override? threads-show version width?`,
      ],
    },
    leaves: 'nothing',
    package: { apt: 'procps', dnf: 'procps-ng', yum: 'procps-ng', pacman: 'procps-ng', '*': 'procps', brew: '' },
    common: 'alone',
  },
  free: {
    reads: true,
    options: {
      gnu: [
        'Vbghklmtvw c= s=',
        'bytes committed count= gibi giga help human kibi kilo lohi mebi mega pebi peta seconds= si tebi tera total version wide',
      ],
    },
    leaves: 'nothing',
    package: { apt: 'procps', dnf: 'procps-ng', yum: 'procps-ng', pacman: 'procps-ng', '*': 'procps', brew: '' },
    instead: { macos: 'vm_stat' },
    common: 'alone',
  },
  uptime: { reads: true, options: { gnu: ['Vhps', 'help pretty since version'] }, leaves: 'nothing', common: 'alone' },
  lsof: {
    reads: true,
    files: 'kept',
    options: { gnu: ['CEHLNOPQRSTUVXabehlnqtvwx A= D? F? K? Z? c= d= f? g? i? k= m= o? p= r? s? u='] },
    leaves: 'nothing',
    package: true,
    told: 'network',
    common: true,
  },
  w: {
    reads: true,
    options: { gnu: ['Vfhiosu', 'from help ip-addr no-current no-header old-style short version'] },
    leaves: 'nothing',
    common: 'alone',
  },
  journalctl: {
    reads: true,
    options: {
      gnu: [
        'ENVabefhklmqrx D= F= M= S= T= U= c= g= i= n? o= p= t= u=',
        `after-cursor= invocation= list-invocations list-namespaces synchronize-on-exit= truncate-newline exclude-identifier= all boot
      case-sensitive catalog cursor-file= cursor= directory= disk-usage dmesg dump-catalog? facility= field= fields file= flush
      follow force full grep= header help identifier= image= interval= lines= list-boots list-catalog? machine= merge namespace=
      no-full no-hostname no-pager no-tail output-fields= output= pager-end priority= quiet relinquish-var reverse root= rotate
      setup-keys show-cursor since= smart-relinquish-var sync system unit= until= update-catalog user user-unit= utc vacuum-file=
      vacuum-files= vacuum-size= vacuum-time= verify verify-key= version`,
      ],
    },
    leaves: 'nothing',
    instead: { macos: 'log show' },
    common: true,
  },
  useradd: {
    effects: { rows: [mild('', 'system', 'adds an account')] },
    unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }],
    options: {
      gnu: [
        'DFMNOUhlmor G= K= P= R= Z= b= c= d= e= f= g= k= p= s= u=',
        `add-subids-for-system badname base-dir= comment= create-home defaults expiredate= gid= groups= help home-dir= inactive= key=
      no-create-home no-log-init no-user-group non-unique password= prefix= root= selinux-user= shell= skel= system uid= user-group`,
      ],
    },
    instead: { macos: 'sysadminctl -addUser' },
  },
  usermod: {
    effects: {
      rows: [bad('', 'system', 'gives an account more rights', { options: '-o -u -L -U' }), mild('', 'system', 'changes an account')],
    },
    unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }],
    options: {
      gnu: [
        'LUabhmor G= P= R= V= W= Z= c= d= e= f= g= l= p= s= u= v= w=',
        `add-subgids= add-subuids= append badname comment= del-subgids= del-subuids= expiredate= gid= groups= home= inactive= lock
      login= move-home non-unique password= prefix= remove root= selinux-user= shell= uid= unlock`,
      ],
    },
  },
  dmesg: {
    reads: true,
    options: {
      gnu: [
        'CDEHJKPSTVWcdehkprtuwx F= L? f= l= n= s=',
        `buffer-size= clear color? console-level= console-off console-on ctime decode facility= file= follow follow-new force-prefix
      help human json kernel level= noescape nopager notime raw read-clear reltime show-delta since= syslog time-format= until=
      userspace version`,
      ],
    },
    leaves: 'nothing',
    common: 'alone',
  },
  hostname: {
    reads: true,
    options: {
      gnu: ['AIVabdfhisy F=', 'alias all-fqdns all-ip-addresses boot domain file= fqdn help ip-address long nis short version yp'],
    },
    leaves: 'nothing',
    common: true,
  },
  pidof: { reads: true, options: { gnu: ['cnqstwxz S= d= o=', 'help version'] } },
  sleep: { reads: true, leaves: 'nothing', common: true },
  htop: { reads: true, leaves: 'nothing', package: true, told: 'files', common: 'alone' },
  lscpu: { reads: true, leaves: 'nothing', instead: { macos: 'sysctl -a machdep.cpu' }, common: 'alone' },
  getent: { reads: true, leaves: 'nothing', common: true },
  tput: { reads: true, leaves: 'nothing' },
  clear: { reads: true, leaves: 'nothing', common: true },
  btop: { reads: true, package: true },
  neofetch: { package: true },
  fastfetch: { package: true },
  screenfetch: { package: true },
  iotop: { package: true },
  iftop: { package: true },
  nethogs: { package: true },
  powertop: { package: true },
  sysstat: { package: true },
  smartmontools: { package: true },
  cron: { package: true },
  procs: { package: true },
  pstree: { reads: true, package: { '*': 'psmisc', brew: 'pstree' } },
  fuser: { package: { '*': 'psmisc', brew: '' }, common: true },
  lspci: { reads: true, package: { '*': 'pciutils' }, instead: { macos: 'system_profiler SPPCIDataType' }, common: 'alone' },
  lsusb: { reads: true, package: { '*': 'usbutils', brew: 'lsusb' }, instead: { macos: 'system_profiler SPUSBDataType' }, common: 'alone' },
  iostat: { reads: true, package: { '*': 'sysstat', brew: '' } },
  sar: { package: { '*': 'sysstat', brew: '' } },
  crontab: {
    effects: {
      rows: [
        bad('', 'deletes', 'deletes all your cron jobs', { options: '-r' }),
        bad('', 'startup', 'changes what runs by the clock', { without: '-l -r -e' }),
        mild('', 'startup', 'changes what runs by the clock', { options: '-e' }),
      ],
    },
    verbs: true,
    package: { apt: 'cron', dnf: 'cronie', pacman: 'cronie', brew: '' },
    common: true,
  },
  xclip: { package: { '*': 'xclip' }, instead: { macos: 'pbcopy' }, told: 'files' },
  xsel: { package: { '*': 'xsel' } },
  'wl-copy': { package: { '*': 'wl-clipboard', brew: '' }, instead: { macos: 'pbcopy' }, told: 'files' },
  'xdg-open': {
    unasked: [
      {
        args: /\$\(|`|\$\{?[A-Z_]*(?:KEY|TOKEN|SECRET|PASS)/,
        what: 'tells another machine what this one says',
        wish: /send|post|upload|report|request|query|api|call|token|key/i,
      },
    ],
    package: { '*': 'xdg-utils', brew: '' },
    instead: { macos: 'open' },
  },
  'notify-send': { package: { apt: 'libnotify-bin', '*': 'libnotify', brew: '' } },
  cal: { reads: true, package: { apt: 'ncal', '*': 'util-linux' }, common: true },
  gdate: { like: 'date', package: { brew: 'coreutils' }, otherNames: ['date'] },
  ip6tables: { package: { '*': 'iptables', brew: '' } },
  iptables: {
    effects: {
      rows: [
        bad('', 'system', 'opens the firewall or cuts connections', { options: '-F -X --flush --delete-chain -P --policy' }),
        mild('', 'system', 'changes the firewall', { without: '-L --list -S' }),
      ],
    },
    package: { '*': 'iptables', brew: '' },
    common: true,
  },
  pbcopy: { instead: { linux: 'xclip -selection clipboard' }, told: 'files' },
  pbpaste: { instead: { linux: 'xclip -selection clipboard -o' } },
  open: {
    unasked: [
      {
        args: /\$\(|`|\$\{?[A-Z_]*(?:KEY|TOKEN|SECRET|PASS)/,
        what: 'tells another machine what this one says',
        wish: /send|post|upload|report|request|query|api|call|token|key/i,
      },
    ],
    instead: { linux: 'xdg-open' },
  },
  launchctl: {
    effects: {
      rows: [
        bad('unload|remove|bootout|disable|kill', 'system', 'stops services'),
        mild('load|bootstrap|enable', 'startup', 'has something started'),
      ],
      loose: true,
    },
    instead: { linux: 'systemctl' },
    told: 'services',
  },
  sw_vers: { instead: { linux: 'cat /etc/os-release' } },
  mdfind: { instead: { linux: 'locate' } },
  vm_stat: { instead: { linux: 'free' } },
  say: { instead: { linux: 'espeak' } },
  system_profiler: { instead: { linux: 'lshw' } },
  defaults: { instead: { linux: 'gsettings' } },
  softwareupdate: { instead: { linux: 'the package manager' } },
  service: {
    effects: {
      rows: [bad('stop', 'system', 'stops services'), mild('start|restart|reload', 'system', 'starts or changes services')],
      loose: true,
    },
    instead: { macos: 'launchctl' },
    common: true,
  },
  'rc-service': { effects: { rows: [bad('stop', 'system', 'stops services')], loose: true }, told: 'services' },
  arch: { reads: true, common: true },
  last: { reads: true, common: true },
  passwd: {
    effects: {
      rows: [
        bad('', 'system', 'locks an account or takes its password away', { options: '-d -l -e --delete --lock' }),
        mild('', 'system', 'changes a password', { without: '-S' }),
      ],
    },
    common: true,
  },
  sysctl: { effects: { rows: [mild('', 'system', 'changes the kernel', { options: '-w -p --write --load' })] }, common: true },
  users: { reads: true, common: 'alone' },
  vmstat: { reads: true, common: true },
  lastlog: { reads: true },
  finger: { reads: true },
  mpstat: { reads: true },
  lsmod: { reads: true },
  dmidecode: { reads: true },
  ncal: { reads: true },
  locale: { reads: true },
  stty: { reads: true },
  reset: { reads: true },
  getconf: { reads: true },
  sensors: { reads: true },
  acpi: { reads: true },
  xrandr: { reads: true },
  initctl: { effects: { rows: [bad('stop', 'system', 'stops services')], loose: true } },
  supervisorctl: { effects: { rows: [bad('stop|shutdown|remove|clear', 'system', 'stops services')], loose: true } },
  pm2: { effects: { rows: [bad('delete|kill', 'system', 'stops services')], loose: true } },
  shutdown: { effects: { rows: [bad('', 'system', 'switches the machine off', { without: '-c -k' })] } },
  reboot: { effects: { rows: [bad('', 'system', 'switches the machine off', { recursive: true })] } },
  halt: { effects: { rows: [bad('', 'system', 'switches the machine off', { recursive: true })] } },
  poweroff: { effects: { rows: [bad('', 'system', 'switches the machine off', { recursive: true })] } },
  init: { effects: { rows: [bad('0|6', 'system', 'switches the machine off')] } },
  telinit: { like: 'init' },
  nft: { effects: { rows: [bad('flush|delete', 'system', 'opens the firewall or cuts connections')] } },
  'firewall-cmd': { effects: { rows: [mild('', 'system', 'changes the firewall', { without: '--list-all --state --get-zones' })] } },
  setenforce: { effects: { rows: [bad('0|Permissive', 'system', 'switches SELinux off')] } },
  csrutil: { effects: { rows: [bad('disable', 'system', 'switches system integrity protection off')] } },
  userdel: {
    effects: { rows: [bad('', 'system', 'removes an account', { recursive: true })] },
    unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }],
  },
  deluser: { like: 'userdel' },
  groupdel: {
    effects: { rows: [bad('', 'system', 'removes an account', { recursive: true })] },
    unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }],
  },
  delgroup: { like: 'groupdel' },
  adduser: { like: 'useradd' },
  chpasswd: {
    effects: { rows: [bad('', 'system', 'sets passwords', { recursive: true })] },
    unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }],
  },
  visudo: {
    effects: { rows: [mild('', 'system', 'changes who may be root')] },
    unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }],
  },
  modprobe: { effects: { rows: [mild('', 'system', 'loads or removes a kernel module')] } },
  rmmod: { effects: { rows: [bad('', 'system', 'removes a kernel module', { recursive: true })] } },
  insmod: { effects: { rows: [mild('', 'system', 'loads a kernel module')] } },
  grub: { effects: { rows: [bad('', 'system', 'changes how the machine starts', { recursive: true })] } },
  'grub-install': { effects: { rows: [bad('', 'system', 'changes how the machine starts', { recursive: true })] } },
  'update-grub': { effects: { rows: [bad('', 'system', 'changes how the machine starts', { recursive: true })] } },
  efibootmgr: { effects: { rows: [bad('', 'system', 'changes how the machine starts', { options: '-B -b -o -c' })] } },
  timedatectl: { effects: { rows: [mild('set-time|set-timezone|set-ntp', 'system', 'changes the clock')], loose: true } },
  hostnamectl: { effects: { rows: [mild('set-hostname|hostname', 'system', 'changes the name of the machine')], loose: true } },
  xkill: {},
  killall5: {},
  chsh: {},
  groupadd: { unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }] },
  groupmod: { unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }] },
  addgroup: { unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }] },
  gpasswd: { unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }] },
  vipw: { unasked: [{ args: /^/, what: 'changes who may log in', wish: /user|account|group|member|permission|login/i }] },
  atuin: { passwords: ['(?:-p|-k|--password|--key)[= ]'] },
};
