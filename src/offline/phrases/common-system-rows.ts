/** What people ask of the machine in passing: processes, users, packages, services, time and hardware, in the many ways in which it is said. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const END = '(stop|kill|end|terminate|quit|close|shut down)';
const EVERY = '(every|all|each|any|all the|all of)';
const PROCESSES = '(process|processes|program|programs|instance|instances|app|apps|task|tasks)';
const RUN = '(run|execute|repeat|call|start|launch|rerun|do)';
const SECONDS = '(seconds|secs|s|sec|second)';
const MINUTES = '(minutes|mins|min|minute)';
const UPGRADE = '(upgrade|update|install all updates for|update and upgrade)';
const PACKAGES =
  '(everything|all|all packages|packages|all my packages|whole system|system|all software|installed packages|all installed packages|every package|machine|' +
  'all programs|software|my packages|all installed software)';
const JOURNAL =
  '[systemd|system] (journal|journal logs|journald logs|journal log|systemd logs|journald|log files of journal|journalctl|systemd journal)';
const SHRINK = '(shrink|reduce|limit|trim|vacuum|cut|cut down|clean up|clean|cap|compact|prune)';
const HOME = '(home directory|home folder|home|home dir)';
const BASH = '(bash|/bin/bash)';
const SHELL = '(shell|login shell|default shell)';
const NEW_USER = '(create|add|make|set up) [new] (user|account|user account) [named|called] {name}';
const PYTHON_PACKAGES = '[installed|python|pip] [installed|python|pip] (dependencies|packages|requirements|modules|libraries|deps)';
const WRITE = '(write|save|put|export|dump|freeze|store|output|list|print|record)';

const rows: readonly Row[] = [
  [
    [`${END} ${EVERY} ${PROCESSES} (named|called|of|with name|that is called|that are called|whose name is) {name}`],
    'pkill -x {name}',
    'ends every process of that name',
  ],
  [
    [
      `${RUN} [command|script] {script} every {n} ${SECONDS}`,
      `every {n} ${SECONDS} ${RUN} [command|script] {script}`,
      `${RUN} [command|script] {script} [again and again|repeatedly|over and over|in a loop|in loop] (every|each) {n} ${SECONDS}`,
    ],
    'watch -n {n} {script}',
    'runs {script} every {n} seconds, until Ctrl-C',
    'while :; do {script}; sleep {n}; done',
  ],
  [
    [`${RUN} [command|script] {script} every {n} ${MINUTES}`, `every {n} ${MINUTES} ${RUN} [command|script] {script}`],
    'while :; do {script}; sleep $(({n} * 60)); done',
    'runs {script} every {n} minutes, until Ctrl-C',
  ],
  [
    [`${RUN} [command|script] {script} every (second|1 second)`],
    'watch -n 1 {script}',
    'runs {script} every second, until Ctrl-C',
    'while :; do {script}; sleep 1; done',
  ],
  [[`${RUN} [command|script] {script} every minute`], 'while :; do {script}; sleep 60; done', 'runs {script} every minute, until Ctrl-C'],
  [
    [`${RUN} [command|script] {script} {n} times [in a row|in row|one after another|one after the other]`],
    'for i in $(seq {n}); do {script}; done',
    'runs {script} {n} times',
  ],
  [
    [
      '(retry|repeat|run|keep running|keep trying|rerun) [command|script] {script} (until it succeeds|until it works|until success|until it does' +
        ' not fail|till it works|till it succeeds|until it is successful|until it passes)',
    ],
    'until {script}; do sleep 1; done',
    'runs {script} until it succeeds, with a second between',
  ],
  [
    ['(retry|repeat|run|keep running|rerun) [command|script] {script} (until it fails|till it fails|until it breaks|until it crashes)'],
    'while {script}; do :; done',
    'runs {script} until it fails',
  ],
  [
    [`${UPGRADE} ${PACKAGES} without asking`],
    ['sudo apt-get update && sudo apt-get upgrade -y', 'sudo dnf upgrade -y', 'sudo pacman -Syu --noconfirm', 'brew upgrade'],
    'upgrades all packages and asks nothing',
    'brew upgrade',
  ],
  [
    ['install [package|program] {package} without asking'],
    [
      'sudo apt-get install -y {package}',
      'sudo dnf install -y {package}',
      'sudo pacman -S --noconfirm {package}',
      'brew install {package}',
    ],
    'installs {package} and asks nothing',
    'brew install {package}',
  ],
  [
    [
      `${WRITE} [all] [of] ${PYTHON_PACKAGES} (to|into|in|as) requirements.txt`,
      '(make|create|generate|write) requirements.txt [file] [from|for|of|with] [installed packages|current environment|this environment|my' +
        ' environment|virtualenv|what is installed]',
      'pip freeze (to|into) requirements.txt',
    ],
    'python3 -m pip freeze > requirements.txt',
    'writes the installed Python packages and their versions to requirements.txt',
  ],
  [
    ['(show|list|which|what) [all] [installed] (python|pip) (packages|modules|libraries) [are installed|do i have|have i got|installed]'],
    'python3 -m pip list',
    'lists the installed Python packages',
  ],
  [
    [
      '(show|list|which|what) [all] (global|globally installed) (npm|node) (packages|modules) [are installed|do i have|globally]',
      '(which|what) (npm|node) packages are installed globally',
    ],
    'npm ls -g --depth=0',
    'lists the packages of npm that are installed for all projects',
  ],
  [
    [
      '(what|which) version of [python] (package|module|library) {package} (do i have|have i got|is installed|am i using) [in python|for python]',
      '(show|what is|which is) version of [python] (module|library) {package}',
      '(show|what is|which) version of python (package|module|library) {package} [is installed|do i have]',
    ],
    'python3 -m pip show {package}',
    'shows which version of {package} Python has',
  ],
  [
    [`${SHRINK} ${JOURNAL} (to|down to|to at most|to max|to maximum of|to no more than|at) {size}`],
    'sudo journalctl --vacuum-size={size}',
    'deletes the oldest part of the journal, down to {size}',
  ],
  [
    [`${SHRINK} ${JOURNAL} (to|down to|to at most|to max|to maximum of|to no more than|at) {n} (mb|megabytes|megs|mib|m)`],
    'sudo journalctl --vacuum-size={n}M',
    'deletes the oldest part of the journal, down to {n} MB',
  ],
  [
    [`${SHRINK} ${JOURNAL} (to|down to|to at most|to max|to maximum of|to no more than|at) {n} (gb|gigabytes|gigs|gib|g)`],
    'sudo journalctl --vacuum-size={n}G',
    'deletes the oldest part of the journal, down to {n} GB',
  ],
  [
    [
      '(enable and start|start and enable) [service] {name} [service]',
      '(start|enable) [service] {name} [service] (now and at boot|and at every boot|now and on boot|and also at boot)',
    ],
    'sudo systemctl enable --now {name}',
    'starts {name}, now and at every boot',
    null,
  ],
  [
    ['(disable and stop|stop and disable) [service] {name} [service]'],
    'sudo systemctl disable --now {name}',
    'stops {name}, and keeps it from starting at boot',
    null,
  ],
  [
    ['(show|what are) (logs|log|messages) (of|from|for) [service] {name} [service] (of|from|in|for) (last|past) hour'],
    "journalctl -u {name} --since '1 hour ago' --no-pager",
    'shows what the service {name} logged in the last hour',
    null,
  ],
  [
    ['(show|what are) (logs|log|messages) (of|from|for) [service] {name} [service] (of|from|in|for) (last|past) {n} hours'],
    "journalctl -u {name} --since '{n} hours ago' --no-pager",
    'shows what the service {name} logged in the last {n} hours',
    null,
  ],
  [
    ['(show|what are) (logs|log|messages) (of|from|for) [service] {name} [service] (of|from|in|for) (last|past) {n} (minutes|mins|min)'],
    "journalctl -u {name} --since '{n} minutes ago' --no-pager",
    'shows what the service {name} logged in the last {n} minutes',
    null,
  ],
  [
    ['show last {n} (log lines|lines of log|lines of logs|log entries|lines of journal|messages) (of|from|for) [service] {name} [service]'],
    'journalctl -u {name} -n {n} --no-pager',
    'shows the last {n} lines that the service {name} logged',
    null,
  ],
  [
    [
      `${NEW_USER} with ${HOME} and ${BASH} [as|for] [shell|login shell|default shell]`,
      `${NEW_USER} with ${HOME} and ${SHELL} ${BASH}`,
      `${NEW_USER} with ${BASH} [as] ${SHELL} and ${HOME}`,
      `${NEW_USER} with ${SHELL} ${BASH} and ${HOME}`,
      `${NEW_USER} with ${BASH} as ${SHELL}`,
      `${NEW_USER} with ${HOME} and with ${BASH} as ${SHELL}`,
    ],
    'sudo useradd -m -s /bin/bash {name}',
    'makes the user {name} with a home folder and bash; then: sudo passwd {name}',
    null,
  ],
  [[`${NEW_USER} (without|with no|that has no) ${HOME}`], 'sudo useradd -M {name}', 'makes the user {name} without a home folder', null],
  [
    [
      '(delete|drop) (user|account) {name} (and|with|including|along with|together with) [his|her|their|its] (home|home folder|home directory' +
        '|files|everything|data|all files|home dir)',
      '(delete|drop) (user|account) {name} and everything [that] (he|she|they) (owns|own|has|have)',
    ],
    'sudo userdel -r {name}',
    'removes the user {name} and the home folder',
    null,
  ],
  [
    [
      '(remove|delete|take|kick|drop) [user] {name} (from|out of) group {name2}',
      '(remove|delete|take|kick|drop) [user] {name} (from|out of) {name2} group',
    ],
    'sudo gpasswd -d {name} {name2}',
    'takes {name} out of the group {name2}',
    null,
  ],
  [
    [
      '(change|set|switch) [login|default] shell (of|for) [user] {name} to {program}',
      "(change|set|switch) [user] {name}'s [login|default] shell to {program}",
    ],
    'sudo chsh -s "$(command -v {program})" {name}',
    'makes {program} the login shell of {name}',
  ],
  [
    ['(change|set|switch) [login|default] shell to {program}', '(make|use) {program} [as] [login|default] shell'],
    'chsh -s "$(command -v {program})"',
    'makes {program} your login shell',
  ],
];

export const commonSystemRows = phrasesOf(rows);
