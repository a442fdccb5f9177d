/** What newcomers ask of the system in a whole sentence: ports, users, disks, variables, times, and what to watch. */
import { type Phrase, run, say } from '../phrasebook.ts';
import { quote, quotePath } from '../quote.ts';
import { isFolder } from '../families/find-tests.ts';
import type { Machine } from '../types.ts';

const USER = /^[a-z_][a-z0-9_-]{0,31}$/;
const VARIABLE = /^[A-Za-z_]\w*$/;
const PATH_LIKE = /^[~/.\w][\w./~@%+ -]*$/;
const portOf = (text: string): number | null => (/^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536 ? Number(text) : null);
const USER_NAMED = '[a|the|new] [new] user [called|named|account] {user}';
const PORT = '[the] port {port}';
const USES =
  '(is on|is using|uses|runs on|is running on|listens on|is listening on|using|on|running on|listening on|that uses|that is on|that is using)';

const killPort: Phrase['reply'] = ({ port = '' }, machine) => {
  const number = portOf(port);
  if (number === null) return null;
  return machine.has('fuser')
    ? run(`fuser -k ${number}/tcp`, `ends the process that listens on port ${number}`)
    : run(`lsof -ti tcp:${number} -s tcp:listen | xargs kill`, `ends the process that listens on port ${number}`);
};

/** Systems of Debian have adduser, which asks for the password; others have useradd. */
const newUser: Phrase['reply'] = ({ user = '' }, machine) => {
  if (!USER.test(user) || !machine.gnu) return null;
  return machine.has('adduser')
    ? run(`sudo adduser ${quote(user)}`, `makes the user ${user} and asks for a password`)
    : run(`sudo useradd -m ${quote(user)}`, `makes the user ${user} with a home folder; then: sudo passwd ${user}`);
};

const replaceSpaces =
  (by: string): Phrase['reply'] =>
  () =>
    run(
      `for f in *' '*; do [ -e "$f" ] && mv -n -- "$f" "\${f// /${by}}"; done`,
      `replaces the spaces in the names here ${by === '' ? 'with nothing' : `with ${by}`}; overwrites nothing`,
    );

const setVariable: Phrase['reply'] = ({ name = '', value = '' }) =>
  VARIABLE.test(name) && value !== '' ? run(`export ${name}=${quote(value)}`, `sets ${name} for this shell and what it starts`) : null;

const compareFolders: Phrase['reply'] = ({ one = '', other = '' }, machine) =>
  isThere(one, machine) && isThere(other, machine)
    ? run(`diff -rq ${quotePath(one)} ${quotePath(other)}`, 'lists the files that differ or are in one folder only')
    : null;
const isThere = (path: string, machine: Machine): boolean => path !== '' && (machine.exists(path.replace(/\/$/, '')) || /^[~/]/.test(path));

/** A command that is run at an hour: the line for the cron table is in the explanation, because no command can add it without replacing others. */
const schedule: Phrase['reply'] = ({ command = '', hour = '' }) => {
  const at = Number(hour);
  if (!/^\d{1,2}$/.test(hour) || at > 23) return null;
  const what = command === '' ? '/path/to/command' : command;
  return run('crontab -e', `opens your cron table; for every day at ${at}, add the line: 0 ${at} * * * ${what}`);
};

const background: Phrase['reply'] = ({ file = '' }, machine) => {
  if (!PATH_LIKE.test(file) || !/\.\w+$/.test(file)) return null;
  const output = `${file.split('/').at(-1) ?? file}.out`;
  if (machine.exists(output)) return null;
  const program = file.includes('/') ? file : `./${file}`;
  return run(`nohup ${quotePath(program)} >${quotePath(output)} 2>&1 &`, `runs ${file} in the background; its output goes to ${output}`);
};

export const newcomerPhrases: readonly Phrase[] = [
  {
    ask: [
      `(kill|stop|end|terminate) (whatever|what|whatever process|the process that|the program that|the ` +
        `process|the program|everything|the app that|the server) ${USES} ${PORT}`,
      `(free|free up|release) ${PORT}`,
    ],
    reply: killPort,
  },
  { ask: [`(create|add|make) ${USER_NAMED}`], reply: newUser },
  {
    ask: ['what (is|is there|have i|have i got|do i have|do we have) in {dir}', 'show what (is|is there|i have) in {dir}'],
    reply: ({ dir = '' }, machine) =>
      machine.exists(dir) && isFolder(dir, machine) ? run(`ls ${quotePath(dir)}`, `lists the files in ${dir}`) : null,
  },
  {
    ask: ['(delete|remove) [the] user [called|named|account] {user}'],
    reply: ({ user = '' }, machine) =>
      USER.test(user) && machine.gnu && user !== 'root'
        ? run(`sudo userdel ${quote(user)}`, `removes the user ${user}; the home folder stays`)
        : null,
  },
  {
    ask: [
      '(add|put) [the] [user] {user} (to|in|into) [the] {group} group',
      '(add|put) [the] [user] {user} (to|in|into) [the] group {group}',
    ],
    reply: ({ user = '', group = '' }, machine) =>
      USER.test(user) && USER.test(group) && machine.gnu && user !== 'me' && user !== 'myself'
        ? run(`sudo usermod -aG ${quote(group)} ${quote(user)}`, `adds ${user} to the group ${group}, from the next login on`)
        : null,
  },
  { ask: ['(change|set|reset) my [own] [login] password'], reply: () => run('passwd', 'asks for the old and the new password') },
  {
    ask: ['(change|set|reset) the password (of|for) [the] [user] {user}'],
    reply: ({ user = '' }) => (USER.test(user) ? run(`sudo passwd ${quote(user)}`, `sets the password of ${user}`) : null),
  },
  {
    ask: [
      'chown [the] [file|folder] {file} to [the] [user] {user}',
      '(change|set) [the] (owner|ownership) of [the] [file|folder] {file} to [the] [user] {user}',
    ],
    reply: ({ file = '', user = '' }, machine) =>
      USER.test(user) && isThere(file, machine) && user !== 'me'
        ? run(`sudo chown ${quote(user)} ${quotePath(file)}`, `makes ${user} the owner of ${file}`)
        : null,
  },
  {
    ask: [
      '(mount|access|open|use|see) [a|my|the] [usb] (usb|stick|drive|usb stick|usb drive|flash drive|thumb drive|external drive|external disk)',
      'where is my (usb|usb stick|usb drive|flash drive)',
    ],
    reply: (_, machine) =>
      machine.gnu ? run('lsblk -f', 'lists disks and partitions; then: udisksctl mount -b /dev/NAME, as one of the list is called') : null,
  },
  {
    ask: ['mount [the] [device|partition|disk] {device} (on|to|at|in) {folder}'],
    reply: ({ device = '', folder = '' }) =>
      /^\/dev\/[\w/-]+$/.test(device) && /^\/[\w./-]+$/.test(folder)
        ? run(`sudo mount ${quotePath(device)} ${quotePath(folder)}`, `mounts ${device} on ${folder}`)
        : null,
  },
  {
    ask: ['(unmount|umount|eject) [the] [disk|drive|folder|partition] {folder}'],
    reply: ({ folder = '' }) => (/^\/[\w./-]+$/.test(folder) ? run(`sudo umount ${quotePath(folder)}`, `unmounts ${folder}`) : null),
  },
  {
    ask: [
      '(watch|monitor|follow|observe) [the|my] (memory|ram) [usage|use|consumption] [live|in real time|continuously]',
      '(show|see|watch) live (memory|ram) usage',
    ],
    reply: (_, machine) => (machine.gnu ? run('watch -n 2 free -h', 'shows the memory every 2 seconds; Ctrl-C ends it') : null),
  },
  {
    ask: [
      '(watch|monitor|follow|observe) [the|my] (cpu|processor|load|system|processes|cpu load|system ' +
        'load) [usage|use|activity] [live|in real time|continuously]',
      '(show|see) live (cpu|processor) usage',
    ],
    reply: (_, machine) =>
      machine.has('htop') ? run('htop', 'shows the processes live; q ends it') : run('top', 'shows the processes live; q ends it'),
  },
  {
    ask: ['(watch|monitor|follow) [the|my] disk [space] [usage]'],
    reply: () => run('watch -n 5 df -h', 'shows the free space every 5 seconds; Ctrl-C ends it'),
  },
  {
    ask: ['(run|repeat|execute) {command} every {n} (seconds|second|secs|s)'],
    reply: ({ command = '', n = '' }, machine) =>
      /^\d+$/.test(n) && /^[a-z][\w-]*$/.test(command) && machine.has(command)
        ? run(`watch -n ${n} ${command}`, `runs ${command} every ${n} seconds; Ctrl-C ends it`)
        : null,
  },
  {
    ask: ['how long does {command} take [to run]', '(time|measure) how long {command} takes', 'how long {command} takes'],
    reply: ({ command = '' }, machine) =>
      /^[a-z][\w-]*$/.test(command) && machine.has(command) ? run(`time ${command}`, `runs ${command} and shows how long it took`) : null,
  },
  { ask: ['(run|start|execute|launch) {file} in the background [and keep it running]'], reply: background },
  {
    ask: [
      'keep (a|my|the) (command|program|process|script|job) running (after i log out|after logout|after i close the ' +
        'terminal|when i log out|when i close the terminal|after i disconnect)',
    ],
    reply: () =>
      say(
        'Start it with nohup: nohup COMMAND >out.log 2>&1 &\nOne that runs already: Ctrl-Z, then bg, ' +
          'then disown. Or start tmux first, and leave it with Ctrl-B D.',
      ),
  },
  {
    ask: ['(set|define|create|make|export|add) (an|a|the|some|my) (environment variable|env variable|env var|variable|shell variable)'],
    reply: () => say('For this shell: export NAME=value. For every new one: add that line to ~/.bashrc, or to ~/.zshrc for zsh.'),
  },
  {
    ask: [
      '(set|define|export) [the] [environment|env|shell] [variable] {name} to {value} [for this session|in this shell|for this shell]',
      '(set|define|export) [the] [environment|env|shell] variable {name} = {value}',
    ],
    reply: ({ name = '', value = '' }, machine) => (/^[A-Z][A-Z0-9_]*$/.test(name) ? setVariable({ name, value }, machine) : null),
  },
  {
    ask: [
      '(compare|diff) [the] (folders|directories|dirs|folder|directory) {one} (and|with|to|against) [the] [folder|directory] {other}',
      '(what is different|what are the differences|what is the difference|the differences|differences) ' +
        'between [the] (folders|directories|dirs) {one} and {other}',
    ],
    reply: compareFolders,
  },
  {
    ask: [
      '(replace|change|convert|turn) [all] [the] spaces (in|of|from) [all] [the|my] (file names|filenames|names of ' +
        'files|names of the files) (with|to|by|into) (underscores|an underscore|_)',
    ],
    reply: replaceSpaces('_'),
  },
  {
    ask: ['(remove|get rid of|strip) [all] [the] spaces (in|from) [all] [the|my] (file names|filenames|names of files|names of the files)'],
    reply: replaceSpaces(''),
  },
  {
    ask: [
      '(see|view) [all] [the|my] hidden (files|files and folders) [here|in this folder|in this directory|too]',
      '(show|list|see) (everything|all|all files|files) [in this folder|in this directory|here] ' +
        '(including|with|and) [the] hidden (files|ones|stuff|things)',
    ],
    reply: () => run('ls -a', 'lists all that is here, hidden files too'),
  },
  {
    ask: [
      "schedule (something|a command|a script|a job|a task) (at|for) {hour} [am|o'clock]",
      "run (something|a command|a script) (at|for) {hour} [am|o'clock]",
    ],
    reply: schedule,
  },
  {
    ask: ['(run|start|execute) {command} (every night|every day|daily|each night|nightly) at {hour} [am]'],
    reply: (holes, machine) => (PATH_LIKE.test(holes['command'] ?? '') ? schedule(holes, machine) : null),
  },
  {
    ask: ["(show|print|open|display) [me] (a|the|this month's) calendar"],
    reply: (_, machine) => (machine.has('cal') ? run('cal', 'shows this month') : null),
  },
  {
    ask: [
      '(which|what) file did i (change|edit|modify|touch) last',
      '(which|what) (file|files) (was|were) (changed|modified|edited) last [here]',
    ],
    reply: () => run('ls -t | head -n 5', 'lists what was changed last, the newest first'),
  },
  {
    ask: ['(list|show) [all] [the] files (with|and) (their sizes|sizes|their size|the sizes|size)'],
    reply: () => run('ls -lh', 'lists what is here with sizes'),
  },
  {
    ask: ['(remove|delete) the empty (folder|directory) {folder}'],
    reply: ({ folder = '' }, machine) =>
      isThere(folder, machine) ? run(`rmdir ${quotePath(folder)}`, `deletes ${folder} if it is empty`) : null,
  },
  {
    ask: ['(make|create) a (backup|backup copy|copy|safety copy) of [the] [file] {file}', '(back up|backup) [the] [file] {file}'],
    reply: ({ file = '' }, machine) =>
      isThere(file, machine) && /\.\w+$/.test(file) && !machine.exists(`${file}.bak`)
        ? run(`cp -n ${quotePath(file)} ${quotePath(`${file}.bak`)}`, `copies ${file} to ${file}.bak`)
        : null,
  },
  {
    ask: [
      '(list|show|see|view|what is|what are) [me] [what is] (inside|in|the contents of|the files in) [the] [archive] {file} ' +
        '(without extracting it|without unpacking it|without extracting|without unpacking)',
    ],
    reply: ({ file = '' }, machine) =>
      !isThere(file, machine)
        ? null
        : /\.(?:tar|tgz|tar\.\w+)$/.test(file)
          ? run(`tar -tf ${quotePath(file)}`, 'lists what the archive holds')
          : file.endsWith('.zip')
            ? run(`unzip -l ${quotePath(file)}`, 'lists what the archive holds')
            : null,
  },
  {
    ask: ['(add|append|write) [the] (line|text) {text} to [the] [end of] [the] [file] {file}'],
    reply: ({ text = '', file = '' }, machine) =>
      isThere(file, machine) && /\.\w+$/.test(file) && /^[^\\%-]/.test(text)
        ? run(`echo ${quote(text)} >> ${quotePath(file)}`, `adds a line at the end of ${file}`)
        : null,
  },
];
