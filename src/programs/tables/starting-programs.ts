/** Programs: those that start another program, or run it later. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const STARTING = (): Family => ({
  // as another user
  sudo: {
    enters: 'D chdir',
    passwords: ['-\\w*S\\b[^\\n<]{0,200}<<<\\s*'],
    wraps: {
      short: 'CDghpRrtTUu',
      long: ['user', 'group', 'host', 'prompt', 'chdir', 'chroot', 'role', 'type', 'other-user', 'close-from', 'command-timeout'],
      assigns: true,
      inert: ['e', 'edit', 'l', 'list', 'v', 'validate', 'K', 'V', 'version', 'help'],
      inner: 'argv',
    },
    elsewhere: [
      { where: 'user', option: /^(?:-[A-Za-z]*[is][A-Za-z]*|--login|--shell)$/ },
      { where: 'user', withShell: true },
    ],
    root: true,
    options: {
      gnu: [
        'ABEHKPSVbeiklnsv a= C= D= g= h= p= R= r= T= t= U= u= N',
        `askpass auth-type= background bell chdir= chroot= close-from= command-timeout= edit group= help host= list login no-update
      non-interactive other-user= preserve-env? preserve-groups prompt= remove-timestamp reset-timestamp role= set-home shell stdin
      type= user= validate version`,
      ],
    },
    leaves: 'nothing',
    package: { '*': 'sudo', brew: '' },
    common: true,
    acts: { runs: 'A' },
  },
  sudoedit: { root: true, open: true },
  doas: {
    wraps: { short: 'uC', inner: 'argv', inert: ['L'] },
    elsewhere: [
      { where: 'user', option: /^-[A-Za-z]*s[A-Za-z]*$/ },
      { where: 'user', withShell: true },
    ],
    root: true,
    data: 'n s',
  },
  pkexec: { wraps: { long: ['user'], inner: 'argv' }, elsewhere: [{ where: 'user', withShell: true }], root: true },
  run0: {
    wraps: { short: 'ugD', long: ['user', 'group', 'chdir', 'unit', 'property', 'description', 'setenv', 'slice', 'nice'], inner: 'argv' },
    elsewhere: [{ where: 'user', withShell: true }],
    root: true,
  },
  su: {
    wraps: { short: 'sgG', long: ['shell', 'group'], script: ['c', 'command', 'session-command'], inner: 'none', where: 'user' },
    elsewhere: [{ where: 'user' }],
    root: true,
    options: {
      gnu: [
        'PVfhlmp G= c= g= s= w= T',
        `command= fast group= help login preserve-environment pty session-command= shell= supp-group= version whitelist-environment=`,
      ],
    },
    common: true,
  },
  runuser: {
    wraps: {
      short: 'usgGw',
      long: ['user', 'shell', 'group', 'supp-group', 'whitelist-environment'],
      script: ['c', 'command', 'session-command'],
      inner: 'argv',
      where: 'user',
    },
    elsewhere: [{ where: 'user' }],
    root: true,
    data: 'f fast P pty p m preserve-environment l login',
  },
  gksudo: { root: true },
  login: {
    elsewhere: [{ where: 'user' }],
    effects: { rows: [ordinary('', 'system', 'logs in as a user')] },
    area: 'accounts',
    acts: { lowers: 'f p h' },
  },

  // with another environment
  env: {
    enters: 'C chdir',
    wraps: { short: 'uCP', long: ['unset', 'chdir'], script: ['S', 'split-string'], joins: true, assigns: true, inner: 'argv' },
    secret: true,

    options: {
      gnu: [
        '0iv C= S= u=',
        `argv0= block-signal? chdir= debug default-signal? help ignore-environment ignore-signal? list-signal-handling null
      split-string= unset= version`,
      ],
    },
    leaves: 'nothing',
    common: 'alone',
  },
  direnv: {
    prints: /^hook \w+$/,
    wraps: { subcommand: ['exec'], operands: 1, inner: 'argv' },
    bringsNames: true,
    package: true,
    does: {
      reads: ['status|version|help|show_dump|stdlib|hook|export|fetchurl|dotenv'],
      changes: ['deny|block|revoke|disallow|prune|reload|edit'],
      runs: ['exec'],
    },
    effects: { rows: [ordinary('allow|permit|grant', 'system', 'lets the .envrc of this folder run', { area: 'startup' })] },
  },
  'nix-shell': {
    wraps: { script: ['run', 'command'], inner: 'none', ownNames: true },
    area: 'packages',
    does: { runs: [''], installs: [''] },
    acts: { runs: 'E expr I arg option', lowers: 'no-sandbox' },
    data: 'p packages A attr pure keep argstr i impure j max-jobs',
  },

  // with another priority or a limit
  nice: {
    wraps: { short: 'n', long: ['adjustment'], inner: 'argv' },
    options: { gnu: [' n=', 'adjustment= help version'] },
    manner: { free: /^--?\d+$/, stops: true },
    leaves: 'nothing',
    common: true,
  },
  // Source: ionice(1) of util-linux 2.38.1
  ionice: { wraps: { short: 'cnpPu', long: ['class', 'classdata'], inner: 'argv' }, data: 't ignore p pid P pgid u uid' },
  chrt: {
    wraps: { short: 'TPD', operands: 1, inert: ['p', 'pid', 'm'], inner: 'argv' },
    data: 'o other f fifo r rr b batch i idle d deadline R reset-on-fork a all-tasks m max',
  },
  // Source: taskset(1) of util-linux 2.38.1
  taskset: { wraps: { operands: 1, inert: ['p', 'pid'], inner: 'argv' }, data: 'c cpu-list a all-tasks' },
  numactl: {
    wraps: { short: 'NmCipPS', long: 'interleave membind cpunodebind physcpubind preferred preferred-many'.split(' '), inner: 'argv' },
    data: 'H hardware s show l localalloc a all b balancing',
  },
  timeout: {
    wraps: { short: 'ks', long: ['kill-after', 'signal'], operands: 1, inner: 'argv' },
    options: { gnu: ['pfv k= s=', 'foreground help kill-after= preserve-status signal= verbose version'] },
    leaves: 'nothing',
    otherNames: ['gtimeout'],
    common: true,
  },
  gtimeout: { like: 'timeout', package: { brew: 'coreutils' } },
  // Source: flock(1) of util-linux 2.38.1
  flock: {
    wraps: { short: 'wE', long: ['timeout', 'wait', 'conflict-exit-code'], operands: 1, script: ['c', 'command'], inner: 'argv' },
    data: 'n nb nonblock e x s u o F exclusive shared unlock close no-fork verbose',
  },
  'systemd-inhibit': { wraps: { long: ['what', 'who', 'why', 'mode'], inner: 'argv' }, data: 'list no-legend' },
  caffeinate: { wraps: { short: 'tw', inner: 'argv' }, data: 'd i m s u', instead: { linux: 'systemd-inhibit' } },

  // several times, or measured
  xargs: {
    wraps: {
      short: 'adEIJLnPRSs',
      long: ['arg-file', 'delimiter', 'max-args', 'max-procs', 'max-chars', 'process-slot-var'],
      inner: 'argv',
      fills: true,
    },
    dry: false,
    options: {
      gnu: [
        '0oprtx E= I= L= P= a= d= e? i? l? n= s=',
        `arg-file= delimiter= eof? exit help interactive max-args= max-chars= max-lines max-procs= no-run-if-empty null open-tty
      process-slot-var= replace show-limits show? verbose version`,
      ],
      bsd: ['0oprtx E= I= J= L= n= P= R= S= s=', 'null'],
    },
    inputs: { most: 0, values: ['a', 'arg-file'] },
    differences: { hints: { gnu: { '-J': 'xargs -I' }, bsd: { '-d': "tr '\\n' '\\0' | xargs -0", '--no-run-if-empty': 'xargs' } } },
    leaves: 'nothing',
    common: true,
  },
  parallel: {
    wraps: {
      short: 'jaSINnLdPsr',
      long: `jobs halt block memfree nice max-procs tagstring recstart recend max-replace-args termseq shard arg-file colsep delimiter joblog
        tmpdir timeout results sshlogin max-args delay retries load`.split(/\s+/),
      inner: 'parallel',
      fills: true,
    },
    package: true,
    listed: 'files',
    data: `bar eta tag progress pipe pipepart keep-order k line-buffer lb ungroup u verbose t null 0 xargs X m link xapply plus plain shuf resume
      resume-failed round-robin no-run-if-empty will-cite fifo cat group color color-failed dry-run i`,
  },
  watch: {
    wraps: { short: 'nq', long: ['interval', 'equexit'], inner: 'text' },
    options: {
      gnu: [
        'bcegprtvwxhC d? n= q= s=',
        `beep chgexit color differences? equexit= errexit exec follow help interval= no-color no-rerun no-title no-wrap precise
      shotsdir= version`,
      ],
    },
    leaves: 'nothing',
    package: { apt: 'procps', dnf: 'procps-ng', yum: 'procps-ng', pacman: 'procps-ng', apk: 'procps', '*': 'watch' },
    common: true,
    acts: { writes: 'shotsdir' },
  },
  entr: { waits: true, wraps: { inner: 'argv', fills: true }, data: 'a c d n p r s z', package: true },
  time: {
    wraps: { short: 'fo', long: ['format', 'output'], inner: 'argv', inShell: true },
    leaves: 'nothing',
    common: true,
    acts: { writes: 'o' },
    data: 'a append p portability v verbose q quiet',
  },
  gtime: { like: 'time', wraps: { short: 'fo', long: ['format', 'output'], inner: 'argv' } },
  hyperfine: {
    wraps: {
      short: 'wrmMnpcSsuD',
      long: `warmup runs min-runs max-runs prepare cleanup setup conclude shell parameter-step-size style time-unit command-name output
        export-json export-csv export-markdown export-asciidoc export-orgmode`.split(/\s+/),
      inner: 'first',
    },
    package: true,
    acts: {
      runs: 'p prepare c cleanup s setup conclude S shell',
      writes: 'export-json export-csv export-markdown export-asciidoc export-orgmode output',
    },
    leaves: /^/,
    data: 'N i ignore-failure show-output',
  },

  // with other input and output
  stdbuf: { wraps: { short: 'ioe', long: ['input', 'output', 'error'], inner: 'argv' } },
  unbuffer: { wraps: { inner: 'argv' } },
  // Source: script(1) of util-linux 2.38.1
  script: {
    wraps: { short: 'oIOBTm', script: ['c', 'command'], inner: 'none' },
    writes: {
      how: 'operands',
      short: 'oIOBTmcE',
      long: ['command', 'log-in', 'log-out', 'log-io', 'log-timing', 'output-limit', 'logging-format', 'echo'],
    },
    acts: { writes: 'B I O T log-in log-out log-io log-timing' },
    leaves: /^/,
    data: 'a append f flush t timing e return force q quiet E echo m logging-format o output-limit',
  },
  rlwrap: {
    wraps: {
      short: 'bCDefgHslMOPqStwz',
      long: `break-chars command-name history-no-dupes extra-char-after-completion file forget-matching history-filename histsize logfile
        multi-line-ext only-cook pre-given quote-characters substitute-prompt set-term-name wait-before-prompt filter`.split(/\s+/),
      inner: 'argv',
    },
    package: true,
    data: `a always-readline A ansi-colour-aware c complete-filenames i case-insensitive I pass-sigint-as-sigterm m multi-line n no-warnings N no-children
      o one-shot p prompt-colour r remember R renice U mirror-arguments W polling`,
    acts: { runs: 'z filter', writes: 'H history-filename l logfile', lowers: 'E always-echo' },
  },
  winpty: { wraps: { short: '', inner: 'argv' } },
  expect: { package: true, interprets: { code: ['c'], input: true }, acts: { runs: 'f' } },
  dialog: {
    package: true,
    reads: true,
    data: `title msgbox yesno menu inputbox passwordbox checklist radiolist gauge textbox infobox backtitle clear stdout no-cancel default-item ok-label
      cancel-label yes-label no-label form tailbox calendar timebox fselect dselect output-fd stderr colors ascii-lines`,
  },
  sshpass: { passwords: ['-p ?'], wraps: { short: 'pfdP', inner: 'argv' }, package: true, data: 'e' },

  // in another root or network
  chroot: {
    wraps: { long: ['userspec', 'groups'], operands: 1, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container' }],
    data: 'skip-chdir',
  },
  'arch-chroot': { like: 'chroot', wraps: { short: 'u', operands: 1, inner: 'argv', where: 'container' }, data: 'N' },
  unshare: {
    wraps: {
      short: 'SGwR',
      long: `setuid setgid wd root map-user map-group map-users map-groups propagation setgroups monotonic boottime`.split(' '),
      inner: 'argv',
      ownNames: true,
    },
    elsewhere: [{ where: 'container' }],
    data: `i ipc m mount n net p pid u uts U user C cgroup T time f fork keep-caps kill-child mount-proc map-auto r map-root-user c map-current-user`,
  },
  nsenter: {
    wraps: { short: 'tSGW', long: ['target', 'setuid', 'setgid'], inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container' }],
    data: 'a all m mount u uts i ipc n net p pid U user C cgroup T time preserve-credentials r root w wd wdns F no-fork Z follow-context',
  },
  fakeroot: { wraps: { inner: 'argv' }, data: 'i u unknown-is-real b', acts: { runs: 'l lib faked', writes: 's' } },
  proxychains: { wraps: { short: 'f', inner: 'argv' } },
  proxychains4: { like: 'proxychains' },
  torsocks: { wraps: { short: 'upaP', inner: 'argv' }, passwords: ['-p ?'], data: 'shell i isolate', acts: { relays: 'a address' } },

  // many programs in one
  busybox: { wraps: { inner: 'argv', ownNames: true }, open: true },
  toybox: { wraps: { inner: 'argv', ownNames: true }, open: true },
});
