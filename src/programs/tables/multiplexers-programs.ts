/** Programs: those that run others detached, later or observed. */
import { dangerous, ordinary, type Unasked } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { ATTACHES } from './shared-rows.ts';

/** Commands of gdb that run a file of commands or other code, or write a file. Source: the manual of GDB. */
const SOURCES: Unasked = {
  args: new RegExp(
    [
      String.raw`(?:^| )(?:-?-i?ex|--(?:init-)?eval-command)[ =]`,
      String.raw`(?:source|dump|append|save|gcore|generate-core-file|restore|python|py|pi|guile|gu|pipe|\||make|compile|call|print|p|set)\b`,
      String.raw`[^-]*[/(|]`,
    ].join(''),
  ),
  kind: 'runs-foreign-code',
  area: 'foreign-code',
  what: 'runs code or writes a file with the debugger',
};

export const MULTIPLEXERS = (): Family => ({
  // detached or later
  nohup: { wraps: { inner: 'argv' }, options: { gnu: ['', 'help version'] }, leaves: 'nothing', common: true },
  // at a prompt a command leads its group, so that setsid starts it in another process and does not wait
  setsid: {
    wraps: { inner: 'argv' },
    effects: { rows: [ordinary('', 'changes', 'goes on in the background', { area: 'jobs', without: '-w --wait' })] },
    data: 'c ctty f fork',
  },
  daemonize: {
    wraps: { short: 'cepolEu', inner: 'argv' },
    effects: { rows: [ordinary('', 'changes', 'goes on in the background', { area: 'jobs' })] },
    data: 'a v',
    acts: { writes: 'o e p l' },
  },
  'start-stop-daemon': {
    changes: true,
    acts: { runs: 'x exec a startas d chdir r chroot O output' },
    data: `S start K stop T status b background m make-pidfile p pidfile n name u user c chuid g group s signal q quiet o oknodo t test R
      retry N nicelevel P procsched I iosched k umask C no-close notify-await notify-timeout H remove-pidfile pid ppid v verbose`,
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'changes', 'goes on in the background', { area: 'jobs', options: '-b --background' }),
        ordinary('', 'system', 'ends processes', { area: 'processes', options: '-K --stop' }),
      ],
    },
  },
  screen: {
    options: { gnu: ['46AOQRUXadfghilmnqrvxDw L D? S= T= c= e= h= p= s= t=', '', 'ls list wipe dm dmS Logfile='] },
    manner: { stops: true },
    package: true,
    common: true,
    wraps: { short: 'cehpsStTL', single: ['Logfile'], inner: 'argv', inert: ['ls', 'list', 'r', 'R', 'd', 'D', 'x', 'X'] },
    leaves: /^/,
    acts: { runs: 'c s', writes: '-Logfile' },
    effects: {
      short: 'STcehpst',
      rows: [
        ordinary('', 'changes', 'goes on in the background', { area: 'jobs', options: '-dm -dmS -md' }),
        ordinary('quit|kill', 'system', 'ends a session or a window of it', { options: '-X' }),
        dangerous(
          'stuff|exec|eval|source|screen|bind|paste|readreg|register|at|aclchg|acladd|multiuser',
          'unread',
          'runs commands in other windows',
          { options: '-X' },
        ),
      ],
    },
    area: 'processes',
  },
  tmux: {
    chains: true,
    options: ['2CDNUluvV L= S= T= c= f='],
    manner: { stops: true },
    package: true,
    listed: 'files',
    common: true,
    unasked: [{ args: /#\(/, kind: 'runs-foreign-code', area: 'foreign-code', what: 'runs the commands in its format' }],
    does: {
      reads: [
        'ls|list-sessions|lsw|list-windows|list-panes|lsp|list-keys|lsk|list-commands|lscm|list-clients|lsc|display-message|display',
        'show-options|show|info|has-session|has|show-messages|capture-pane|capturep|show-buffer|list-buffers|show-environment',
        'show-window-options|server-info|choose-tree',
      ],
      changes: [
        '',
        'attach|attach-session|a|at|detach|detach-client|rename|rename-session|rename-window|renamew|select-window|selectw',
        'select-pane|selectp|switch-client|switchc|resize-pane|resizep|move-window|swap-pane|swap-window|last-window|next-window',
        'previous-window|copy-mode|set-buffer|paste-buffer|load-buffer|save-buffer|clear-history|join-pane|break-pane|select-layout',
        'rotate-window|refresh-client|start-server|start',
      ],
    },
    effects: {
      rows: [
        ordinary(
          'new|new-session|new-window|neww|split-window|splitw|respawn-pane|respawn-window|popup|display-popup',
          'changes',
          'opens a shell or starts a command',
        ),
        ordinary('new|new-session', 'changes', 'goes on in the background', { area: 'jobs', options: '-d' }),
        dangerous(
          'run|run-shell|if-shell|if|pipe-pane|pipep|send-keys|send|set-hook|bind-key|bind|command-prompt|confirm-before|wait-for',
          'unread',
          'runs commands in other windows or later',
        ),
        ordinary('source-file|source', 'unread', 'runs the commands of a file in tmux'),
        ordinary(
          'set|set-option|setw|set-window-option|setenv|set-environment|unbind|unbind-key',
          'changes',
          'changes the settings of tmux',
        ),
        ordinary('kill-session|kill-window|killw|kill-pane|killp|kill-server', 'system', 'ends programs that run in tmux'),
      ],
    },
    wraps: [
      { subcommand: ['new', 'new-session'], short: 'ceFfnstxy', inner: 'text' },
      { subcommand: ['neww', 'new-window', 'respawn-pane', 'respawnp', 'respawn-window', 'respawnw'], short: 'ceFnt', inner: 'text' },
      { subcommand: ['splitw', 'split-window'], short: 'ceFlpt', inner: 'text' },
      { subcommand: ['popup', 'display-popup'], short: 'bcdehsStTwxy', inner: 'text' },
    ],
    leaves: /^/,
    area: 'processes',
    acts: { runs: 'f c' },
  },
  byobu: { package: true, like: 'tmux' },
  zellij: {
    package: true,
    does: {
      reads: ['list-sessions|ls|setup|help|list-aliases'],
      changes: ['', 'attach|a|edit|e|options|convert-config|convert-layout|convert-theme'],
      runs: ['run|r|action|ac|plugin|p|pipe'],
    },
    effects: {
      rows: [
        ordinary(
          'kill-session|k|kill-all-sessions|ka|delete-session|d|delete-all-sessions|da',
          'system',
          'ends programs that run in zellij',
        ),
      ],
    },
    area: 'processes',
    acts: { runs: 'c config config-dir l layout n new-session-with-layout data-dir' },
    data: 's session max-panes d debug',
  },
  'dbus-run-session': { wraps: { inner: 'argv' }, acts: { runs: 'config-file dbus-daemon' } },
  'systemd-run': {
    enters: 'working-directory',
    wraps: {
      short: 'upMHE',
      long: [
        'unit',
        'property',
        'on-active',
        'on-boot',
        'on-startup',
        'on-unit-active',
        'on-unit-inactive',
        'on-calendar',
        'timer-property',
        'path-property',
        'socket-property',
        'uid',
        'gid',
        'nice',
        'setenv',
        'slice',
        'description',
        'service-type',
        'working-directory',
        'host',
        'machine',
        'background',
        'expand-environment',
        'job-mode',
        'json',
      ],
      inner: 'argv',
      ownNames: true,
    },
    effects: {
      rows: [
        // it goes on as a service, without the terminal
        ordinary('', 'changes', 'goes on in the background', { area: 'jobs', without: '--scope --wait --pty -t --pipe -P --shell -S' }),
        dangerous('', 'startup', 'schedules a command to run later', {
          area: 'schedule',
          options: `--on-calendar --on-active --on-boot --on-startup --on-unit-active --on-unit-inactive --timer-property --path-property
            --socket-property --on-clock-change --on-timezone-change`,
        }),
      ],
    },
    // a property that runs something is recognised by its name
    acts: { reaches: 'H host M machine' },
    data: `p property user system scope r remain-after-exit send-sighup d same-dir t pty P pipe S shell q quiet G collect no-block wait
      no-ask-password slice-inherit background unit description`,
  },
  at: {
    interprets: { stdin: true },
    effects: { rows: [ordinary('', 'startup', 'schedules a command to run later', { without: '-l -c -r -d', area: 'schedule' })] },
    acts: { runs: 'f' },
    data: 'q t m M v l c r d b',
    package: true,
    common: true,
  },
  batch: {
    interprets: { stdin: true },
    effects: { rows: [ordinary('', 'startup', 'schedules a command to run later', { area: 'schedule' })] },
  },

  // observed
  strace: {
    wraps: { short: 'aAbeEIoOpPsSuUX', inner: 'argv' },
    package: true,
    common: true,
    unasked: [ATTACHES],
    acts: { writes: 'o output' },
    leaves: /^/,
    data: `f ff F follow-forks c C summary-only summary d debug h i instruction-pointer k stack-trace n q quiet r relative-timestamps t
      tt ttt T syscall-times v no-abbrev w x xx y yy Y z Z attach trace string-limit output-append-mode seccomp-bpf user detach-on
      D daemonize DD DDD output-separately interruptible signal status trace-path successful-only failed-only columns abbrev raw
      read write silence decode-fds decode-pids kvm syscall-number stack-traces qq qqq absolute-timestamps timestamps
      strings-in-hex const-print-style pidns-translation summary-syscall-overhead summary-sort-by summary-columns
      summary-wall-clock inject fault tips`,
  },
  ltrace: {
    unasked: [ATTACHES],
    wraps: { short: 'aADeFlnopsuwx', long: ['debug', 'library', 'indent', 'where'], inner: 'argv' },
    package: true,
    acts: { writes: 'o output', runs: 'F' },
    leaves: /^/,
    data: 'c C f i r S t T L b no-signals',
  },
  gdb: {
    typed: true,
    open: true,
    package: true,
    interprets: { code: ['ex', 'eval-command', '-ex', 'iex'], input: true },
    changes: true,
    // its own commands (`-ex bt`) are read as code
    unasked: [ATTACHES, SOURCES],
    acts: { runs: 'x command ix init-command -x -ix data-directory' },
    data: 'p pid q quiet batch args c core e exec s symbols d directory n nx nh cd tui tty version silent return-child-result',
  },
  valgrind: {
    open: true,
    package: true,
    wraps: { inner: 'argv' },
    leaves: /^/,
    acts: {
      writes: 'log-file xml-file massif-out-file callgrind-out-file cachegrind-out-file',
      runs: 'suppressions extra-debuginfo-path',
      reaches: 'log-socket debuginfo-server',
    },
    data: `tool leak-check track-origins show-leak-kinds v q s num-callers trace-children error-exitcode gen-suppressions vgdb
      read-var-info`,
  },
});
