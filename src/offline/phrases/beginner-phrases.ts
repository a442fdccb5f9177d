/** What people ask who are new to a terminal: programs to get out of, folders, rights, hosts, what offline can do. */
import { type Phrase, run, say } from '../phrasebook.ts';
import { quote, quotePath } from '../quote.ts';

/** How each program is left, by the names that people type. */
const LEAVE: Readonly<Record<string, string>> = {
  vim: 'In vim: press Esc, then type :q and Enter. :wq saves first, :q! throws the changes away.',
  nano: 'In nano: Ctrl-X. It asks whether to save: Y or N.',
  emacs: 'In emacs: Ctrl-X, then Ctrl-C.',
  less: 'Press q.',
  top: 'Press q.',
  python: 'Type exit() or press Ctrl-D.',
  node: 'Type .exit or press Ctrl-D.',
  ssh: 'Type exit or press Ctrl-D. When the connection hangs: Enter, then ~ and a dot.',
  mysql: 'Type exit or press Ctrl-D.',
  psql: 'Type \\q or press Ctrl-D.',
  tmux: 'Ctrl-B, then D leaves tmux running; exit ends the shell in it.',
  screen: 'Ctrl-A, then D leaves screen running; exit ends the shell in it.',
};
const ALSO: Readonly<Record<string, string>> = {
  vi: 'vim',
  nvim: 'vim',
  neovim: 'vim',
  pico: 'nano',
  man: 'less',
  more: 'less',
  htop: 'top',
  python3: 'python',
};
const leave: Phrase['reply'] = ({ program = '' }) => {
  const name = program.toLowerCase();
  const text = LEAVE[ALSO[name] ?? name];
  return text === undefined ? null : say(text);
};
const EXIT = '(exit|quit|leave|close|escape|get out of|get out|exit from|stop|end)';

const MODE_LETTERS: Readonly<Record<string, string>> = { read: 'r', write: 'w', execute: 'x', execution: 'x' };
const WHO: Readonly<Record<string, string>> = {
  everyone: 'a',
  all: 'a',
  anyone: 'a',
  everybody: 'a',
  others: 'o',
  other: 'o',
  group: 'g',
  'the group': 'g',
  me: 'u',
  'the owner': 'u',
  owner: 'u',
};
const rights =
  (sign: '+' | '-'): Phrase['reply'] =>
  ({ who = '', file = '', right = '' }) => {
    const [letter, whose] = [MODE_LETTERS[right.toLowerCase()], who === '' ? '' : WHO[who.toLowerCase()]];
    if (letter === undefined || whose === undefined) return null;
    const does = `${sign === '+' ? 'gives' : 'takes away'} the right to ${right.toLowerCase().replace('execution', 'execute')} ${file}`;
    return run(`chmod ${whose}${sign}${letter} ${quotePath(file)}`, does);
  };
const executable: Phrase['reply'] = ({ file = '' }) => run(`chmod +x ${quotePath(file)}`, `makes ${file} executable; then run it again`);

const HOST = /^[\w.-]+(?::\d+)?$/;
const PICTURES = /\.(?:jpe?g|png|gif|webp|bmp|tiff?|heic|svg)$/i;
const MEDIA = /\.(?:mp4|mkv|mov|avi|webm|mp3|wav|flac|ogg|m4a)$/i;

export const beginnerPhrases: readonly Phrase[] = [
  {
    ask: [
      `${EXIT} [from] [the] {program} [editor]`,
      `save and ${EXIT} [in|from] {program}`,
      '(i am|i got|i am now) stuck in {program} [how do i get out|help]',
      'i opened {program} [and] [how do i|how can i|cannot|can not] (get out|exit|quit|leave|close it)',
    ],
    reply: leave,
  },
  {
    ask: [
      '(stop|cancel|interrupt|abort|kill|end) (a|the|my) [currently] (running|current|hanging|stuck) (command|program|process|script)',
      '(stop|cancel|interrupt|abort) a command [that is running|that hangs]',
    ],
    reply: () => say('Ctrl-C stops the command that runs in this terminal. Ctrl-Z only pauses it: fg goes on with it.'),
  },
  {
    ask: [
      '(i get|i am getting|getting|got|i got|why do i get|it says) ' +
        'permission denied (when i run|when running|running|executing|on|for|with) ' +
        '{file} [how to make it runnable|how to make it executable|how do i fix it|how to fix it|what do i do|what now|help]',
      'make [the] [file|script] {file} (executable|runnable)',
      'permission denied (on|for|running) [the] [script|file] {file}',
    ],
    reply: executable,
  },
  {
    ask: [
      '(remove|take away|revoke) [the] {right} (permission|permissions|access|rights) (for|from|of) {who} (from|on|of|to) [the file] {file}',
    ],
    reply: rights('-'),
  },
  {
    ask: ['(give|grant|allow) {who} [the] {right} (permission|permissions|access|rights) (on|to|for) [the file] {file}'],
    reply: rights('+'),
  },
  {
    ask: [
      '(become|be|switch to|change to|log in as|get) [the] (root|root user|superuser|super user|administrator|admin)',
      'get [a] root (shell|prompt|rights|access)',
    ],
    reply: (_, machine) =>
      machine.has('sudo') ? run('sudo -i', 'starts a shell as root; exit ends it') : run('su -', 'starts a shell as root; exit ends it'),
  },
  {
    ask: [
      '(go|move|cd|change|get|step) (up|back|back up) (one|a|1) (folder|directory|dir|level)',
      '(go|cd|change) (to|into) the parent (folder|directory)',
      'go (up|one up)',
    ],
    reply: () => run('cd ..', 'goes to the parent folder'),
  },
  {
    ask: [
      '(go|cd|change|get|return|switch) [back] to the (previous|last) (folder|directory|dir)',
      '(go|cd) back to (where i was|the folder i was in|the directory i was in) [before]',
    ],
    reply: () => run('cd -', 'goes back to the folder where you were before'),
  },
  {
    ask: ['(go|cd|get|return) [back] (home|to my home|to my home folder|to my home directory|to the home directory)'],
    reply: () => run('cd', 'goes to your home folder'),
  },
  {
    ask: [
      '(what is|show|show me|find|get|check|find out) (my|the) [own] (local|private|lan|internal) ip [address]',
      '(what is|whats) my ip [address]',
      'what ip [address] (do i have|does this machine have|does this computer have)',
    ],
    reply: (_, machine) =>
      machine.gnu
        ? run('hostname -I', 'shows the IP addresses of this machine')
        : run('ipconfig getifaddr en0', 'shows the IP address of this machine'),
  },
  {
    ask: [
      '(connect|log in|login|log into|ssh) [to] [the] [server|host|machine] {host} (as|with|using) [the] ' +
        '[user|username|login] {user} [with ssh|via ssh|over ssh|using ssh]',
      'ssh [to|into] {host} as [user] {user}',
    ],
    reply: ({ host = '', user = '' }) =>
      HOST.test(host) && /^[\w.-]+$/.test(user) ? run(`ssh ${quote(`${user}@${host}`)}`, `connects to ${host} as ${user}`) : null,
  },
  {
    ask: ['(copy|install|put|add) my [ssh] [public] key (to|on|onto) [the] [server|host] {host}', 'log in to {host} without [a] password'],
    reply: ({ host = '' }) =>
      /^[\w.@-]+$/.test(host) && !host.startsWith('-') ? run(`ssh-copy-id ${quote(host)}`, `installs your public key on ${host}`) : null,
  },
  {
    ask: [
      '(start|run|launch|enable) [the] {service} [service|daemon] (at|on|during) (boot|startup|system start|start-up)',
      'make {service} start (at|on) boot',
    ],
    reply: ({ service = '' }, machine) =>
      machine.gnu && /^[\w@.-]+$/.test(service) ? run(`sudo systemctl enable ${quote(service)}`, `starts ${service} at every boot`) : null,
  },
  {
    ask: [
      'why is (my|the|this) [hard] (disk|drive|hard drive|root partition|partition|filesystem|server) [so|always] (full|filling up)',
      'my (disk|drive|root partition) is full',
      '(see|show|find out|check) (which|what) disk is full',
    ],
    reply: () => run('df -h', 'shows how full each disk is; du -xhd1 FOLDER then shows what takes the space'),
  },
  {
    ask: [
      '[check|find|find out|see|show|show me|get|tell] [me] [which|what is|what] [the|my] ' +
        '(ubuntu|debian|fedora|linux|distro|distribution|os|mint|centos) (version|release) ' +
        '[i have|do i have|am i running|is this|is installed|i am running]',
      '(which|what) (distro|distribution|os|operating system|linux|linux distribution) (am i running|is this|do i have|am i on)',
    ],
    reply: (_, machine) =>
      machine.gnu ? run('cat /etc/os-release', 'shows the name and version of the system') : run('sw_vers', 'shows the version of macOS'),
  },
  {
    ask: ['convert [the] [image|picture|photo|file|video|song] {from} (to|into) {to}'],
    reply: ({ from = '', to = '' }, machine) => {
      const ending = /^\.?(\w{2,4})$/.exec(to)?.[1]?.toLowerCase();
      const target = ending === undefined ? to : from.replace(/\.\w+$/, `.${ending}`);
      const paths = `${quotePath(from)} ${quotePath(target)}`;
      if (target === from || machine.exists(target)) return null;
      if (PICTURES.test(from) && PICTURES.test(target))
        return run(`${machine.has('magick') ? 'magick' : 'convert'} ${paths}`, `makes ${target} from ${from}`);
      return MEDIA.test(from) && MEDIA.test(target)
        ? run(`ffmpeg -n -i ${paths}`, `makes ${target} from ${from}; overwrites nothing`)
        : null;
    },
  },
  {
    ask: [
      '(run|start|execute|schedule) (something|a script|a command|a program|my script|a job) ' +
        '(every night|daily|every day|nightly|each night) [at {hour}]',
    ],
    reply: ({ hour = '' }) => {
      const at = hour === '' ? 3 : Number(/^(\d{1,2})(?::00)?(?: ?am)?$/i.exec(hour)?.[1] ?? Number.NaN);
      return at >= 0 && at < 24 ? say(`Open your cron table with crontab -e and add the line: 0 ${at} * * * /path/to/command`) : null;
    },
  },
  {
    ask: [
      '(show|print|what is|what was|get|display|see) [me] the (exit code|exit status|return code|status) of the last (command|program)',
    ],
    reply: () => run('echo $?', 'shows the exit status of the last command'),
  },
  {
    ask: [
      'help',
      'help me',
      'what can you do [without internet|without a model|offline|without the internet|for me|here]',
      'what can i ask [you]',
      'what do you (know|understand)',
    ],
    reply: () =>
      say(
        'Without a model, I answer everyday requests about files, text, archives, disks, processes, services, networks, git and the scripts of a\n' +
          'project, and say what went wrong with the last command (yo alone). For example: find files bigger than 100 MB; what uses port 3000;\n' +
          'undo the last commit but keep the changes; run the tests; what does chmod 755 mean. For all else: yosh setup',
      ),
  },
];
