/** Programs: processes, users, time, and what the machine is. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family, PackageNames } from '../program.ts';

const PROCPS: PackageNames = { apt: 'procps', dnf: 'procps-ng', yum: 'procps-ng', pacman: 'procps-ng', '*': 'procps', brew: '' };
/** Options of pgrep, which pkill has too. */
const PGREP_OPTIONS = [
  'ALVacefhilnovwx F= G= O= P= U= d= g= q= r= s= t= u=',
  `cgroup= count delimiter= echo euid= exact full group= help ignore-ancestors ignore-case inverse lightweight list-full
      list-name logpidfile newest ns= nslist= older= oldest parent= pgroup= pidfile= queue= runstates= session= signal= terminal=
      uid= version`,
] as const;

export const PROCESSES = (): Family => ({
  // processes
  ps: {
    lines: 'names',
    unasked: [
      { args: /^[ajlmrstuvwxf]*e[ajlmrstuvwxfe]*(?: |$)/, kind: 'secret', area: 'credentials', what: 'shows the variables of processes' },
    ],
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
    package: PROCPS,
    common: 'alone',
  },
  pgrep: { findsProcesses: true, reads: true, options: { gnu: PGREP_OPTIONS }, leaves: 'nothing', package: PROCPS, common: true },
  pidof: { findsProcesses: true, reads: true, options: { gnu: ['cnqstwxz S= d= o=', 'help version'] } },
  pstree: { reads: true, package: { '*': 'psmisc', brew: 'pstree' } },
  procs: { reads: true, package: true },
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
    package: PROCPS,
    common: 'alone',
  },
  htop: { reads: true, leaves: 'nothing', package: true, listed: 'files', common: 'alone' },
  btop: { reads: true, package: true },
  lsof: {
    reads: true,
    files: 'kept',
    options: { gnu: ['CEHLNOPQRSTUVXabehlnqtvwx A= D? F? K? Z? c= d= f? g? i? k= m= o? p= r? s? u= z?'] },
    leaves: 'nothing',
    package: true,
    listed: 'network',
    common: true,
    acts: { runs: 'D' },
  },
  fuser: {
    package: { '*': 'psmisc', brew: '' },
    common: true,
    reads: true,
    data: 'm v u n a s 4 6 M c f V i I k kill',
    manner: { free: /^-(?:SIG)?[A-Z]{3,}\d?$/ },
    effects: { rows: [ordinary('', 'system', 'ends the processes that use a file or a port', { options: '-k --kill' })] },
    area: 'processes',
  },

  // ending processes
  kill: {
    effects: { rows: [] },
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
    area: 'processes',
  },
  pkill: {
    effects: { rows: [] },
    options: {
      gnu: [
        ...PGREP_OPTIONS,
        'HUP INT QUIT KILL TERM USR1 USR2 STOP CONT SIGHUP SIGINT SIGQUIT SIGKILL SIGTERM SIGUSR1 SIGUSR2 SIGSTOP SIGCONT',
      ],
    },
    manner: { free: /^-\d/ },
    leaves: 'nothing',
    package: PROCPS,
    common: true,
    area: 'processes',
  },
  killall: {
    effects: { rows: [] },
    manner: { free: /^-[A-Z\d]+$/ },
    package: { '*': 'psmisc', brew: '' },
    common: true,
    area: 'processes',
    data: `e exact I ignore-case g process-group i interactive l list n ns o older-than r regexp s signal u user w wait y younger-than Z
      context`,
  },
  killall5: { effects: { rows: [] }, area: 'processes', data: 'o' },
  xkill: { effects: { rows: [] }, area: 'processes', data: 'id button all frame display' },

  // load
  uptime: { reads: true, options: { gnu: ['Vhps', 'help pretty since version'] }, leaves: 'nothing', common: 'alone' },
  free: {
    reads: true,
    options: {
      gnu: [
        'Vbghklmtvw c= s=',
        'bytes committed count= gibi giga help human kibi kilo lohi mebi mega pebi peta seconds= si tebi tera total version wide',
      ],
    },
    leaves: 'nothing',
    package: PROCPS,
    instead: { macos: 'vm_stat' },
    common: 'alone',
  },
  vmstat: { reads: true, common: true },
  mpstat: { reads: true },
  iostat: { reads: true, package: { '*': 'sysstat', brew: '' } },
  sar: {
    reads: true,
    package: { '*': 'sysstat', brew: '' },
    acts: { writes: 'o' },
    data: 's e f i n P I m u r q b B C d F H S v w W y z A p t j',
  },
  sysstat: { package: true, reads: true },
  iotop: { reads: true, package: true },
  iftop: { reads: true, package: true },
  nethogs: { reads: true, package: true },
  acpi: { reads: true },

  // logs
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
    acts: { runs: 'root image M machine', writes: 'cursor-file' },
    effects: {
      rows: [
        // what is left is enough to find out what happened
        ordinary('', 'deletes', 'deletes old logs', { options: '--vacuum-size', value: /^(?:\d{2,}M|\d+(?:\.\d+)?G)$/ }),
        ordinary('', 'deletes', 'deletes old logs', {
          options: '--vacuum-time',
          value: /^(?:\d+ ?(?:w|weeks?|months?|y|years?)|\d{2,} ?(?:d|days?)|[2-9] ?(?:d|days?))$/,
        }),
        dangerous('', 'deletes', 'deletes logs', { options: '--vacuum-size', value: /^(?!\d{2,}M$|\d+(?:\.\d+)?G$)/ }),
        dangerous('', 'deletes', 'deletes logs', {
          options: '--vacuum-time',
          value: /^(?!\d+ ?(?:w|weeks?|months?|y|years?)$|\d{2,} ?(?:d|days?)$|[2-9] ?(?:d|days?)$)/,
        }),
        dangerous('', 'deletes', 'deletes logs', { options: '--vacuum-files --rotate' }),
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
    effects: {
      rows: [
        ordinary('', 'system', 'clears or changes the log of the kernel', {
          options: '-C --clear -c --read-clear -n --console-level -D --console-off -E --console-on',
        }),
      ],
    },
    area: 'kernel',
  },

  // users
  whoami: { lines: 'made', reads: true, options: { gnu: ['', 'help version'] }, leaves: 'nothing', common: 'alone' },
  id: {
    lines: 'made',
    reads: true,
    options: { gnu: ['GZagnruz', 'context group groups help name real user version zero'] },
    leaves: 'nothing',
    common: 'alone',
  },
  groups: { reads: true, options: { gnu: ['', 'help version'] }, leaves: 'nothing', common: true },
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
  w: {
    reads: true,
    options: { gnu: ['Vfhiosu', 'from help ip-addr no-current no-header old-style short version'] },
    leaves: 'nothing',
    common: 'alone',
  },
  users: { reads: true, common: 'alone' },
  last: { reads: true, common: true },
  lastlog: { reads: true, effects: { rows: [ordinary('', 'system', 'changes records of logins', { options: '-C --clear -S --set' })] } },
  finger: {
    reads: true,
    unasked: [{ args: /\S@\S/, kind: 'uploads', area: 'uploads', what: 'asks another machine', object: /@([\w.-]+)/ }],
  },

  // the machine
  uname: {
    lines: 'made',
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
  arch: { reads: true, common: true },
  hostname: {
    lines: 'made',
    reads: true,
    options: {
      gnu: ['AIVabdfhisy F=', 'alias all-fqdns all-ip-addresses boot domain file= fqdn help ip-address long nis short version yp'],
    },
    leaves: 'nothing',
    common: true,
    effects: { rows: [ordinary('', 'system', 'changes the name of the machine', { options: '-F --file -b --boot' })] },
    area: 'system-files',
  },
  nproc: {
    reads: true,
    options: { gnu: ['', 'all help ignore= version'] },
    leaves: 'nothing',
    package: { '*': 'coreutils' },
    instead: { macos: 'sysctl -n hw.ncpu' },
    common: true,
  },
  lscpu: { reads: true, leaves: 'nothing', instead: { macos: 'sysctl -a machdep.cpu' }, common: 'alone' },
  lspci: {
    reads: true,
    data: 's d k v vv vvv n nn t m mm D b x xxx q P PP i',
    package: { '*': 'pciutils' },
    instead: { macos: 'system_profiler SPPCIDataType' },
    common: 'alone',
  },
  lsusb: { reads: true, package: { '*': 'usbutils', brew: 'lsusb' }, instead: { macos: 'system_profiler SPUSBDataType' }, common: 'alone' },
  lsmod: { reads: true },
  dmidecode: { reads: true, acts: { writes: 'dump-bin' } },
  getconf: { reads: true },

  // time
  gdate: { like: 'date', package: { brew: 'coreutils' }, otherNames: ['date'] },
  cal: { reads: true, package: { apt: 'ncal', '*': 'util-linux' }, common: true },
  ncal: { reads: true },
  sleep: { waits: true, reads: true, leaves: 'nothing', common: true },

  // the terminal and the environment
  tty: { reads: true, options: { gnu: ['s', 'help quiet silent version'] }, common: true },
  stty: { reads: true },
  tput: { reads: true, leaves: 'nothing' },
  clear: { reads: true, leaves: 'nothing', common: true },
  reset: { reads: true },
  locale: { reads: true },
  printenv: { reads: true, secret: true, options: { gnu: ['0', 'help null version'] }, leaves: 'nothing', common: true },
});
