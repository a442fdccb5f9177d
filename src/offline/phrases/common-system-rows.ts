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
const READABLE =
  '(something readable|date|human time|human readable|readable date|human readable date|human-readable date|something human readable|normal date|' +
  'real date|readable time|local time|normal time|date and time|readable form|human readable form|human readable time|calendar date|human-readable|' +
  'readable format|human date|something i can read|date i can read)';
const STAMP = '(unix timestamp|timestamp|epoch timestamp|unix time|epoch time|epoch|unix epoch|posix time)';
const GPU = '(graphics card|gpu|video card|graphics adapter|graphics chip|graphic card|gpus|graphics cards|video adapter)';
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
      '(retry|repeat|run|keep running|keep trying|rerun) [command|script] {script} (until it succeeds|until it works|until success|until it does not fail|till it works|till it succeeds|until it is successful|until it passes)',
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
      '(make|create|generate|write) requirements.txt [file] [from|for|of|with] [installed packages|current environment|this environment|my environment|virtualenv|what is installed]',
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
      '(delete|drop) (user|account) {name} (and|with|including|along with|together with) [his|her|their|its] (home|home folder|home directory|files|everything|data|all files|home dir)',
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
  [
    [
      '(show|list|which|what) [all] (users|user accounts|accounts) [are|exist|are there] [on this machine|on machine|exist|on this system|on system]',
    ],
    'getent passwd | cut -d: -f1',
    'lists the users of this machine',
    'dscl . list /Users',
  ],
  [
    [
      `(turn|convert|change|translate|make|decode) ${STAMP} {seconds} (to|into|in|as) ${READABLE}`,
      `(turn|convert|change|translate|make|decode) {seconds} (to|into|in|as) ${READABLE}`,
      `(turn|convert|change|translate) {seconds} from ${STAMP} (to|into) ${READABLE}`,
      `(make) ${STAMP} {seconds} (human readable|readable)`,
      `(what|which) (date|time|day) (is|was|does|would be) ${STAMP} {seconds} [mean]`,
      `(what is|what does|decode|what was) ${STAMP} {seconds} [mean|as a date|in human time|in local time|as date]`,
      `${STAMP} {seconds} (to|as|in|into) ${READABLE}`,
    ],
    'date -d @{seconds}',
    'prints the date and the time of the timestamp {seconds}',
    'date -r {seconds}',
  ],
  [
    [`(what is|show|convert|give) ${STAMP} (of|for) {date}`, `(convert|turn) {date} (to|into) ${STAMP}`],
    'date -d {date} +%s',
    'prints the seconds from 1970 to {date}',
    null,
  ],
  [
    ['(what|which) (date|day) is tomorrow', "(what is|show) (tomorrow's date|date of tomorrow|date tomorrow)"],
    'date -d tomorrow +%F',
    'prints the date of tomorrow',
    'date -v+1d +%F',
  ],
  [
    ['(what|which) (date|day) was yesterday', "(what is|what was|show) (yesterday's date|date of yesterday|date yesterday)"],
    'date -d yesterday +%F',
    'prints the date of yesterday',
    'date -v-1d +%F',
  ],
  [
    [
      "(show|what is|print) (today's date|date|current date|date of today|todays date) (as|in) (yyyy-mm-dd|iso format|iso|iso 8601|iso-8601|iso form) [format]",
    ],
    'date +%F',
    'prints the date of today, as in 2025-01-31',
  ],
  [
    ['(show|what is|print|get) [current|the] (date and time|time and date|time|date) in (iso 8601|iso format|iso|iso8601) [format]'],
    'date +%FT%T%z',
    'prints the date and the time in the form of ISO 8601',
  ],
  [
    [
      `(what|which) ${GPU} (is|are) (in|inside|installed in|built into|used by) (this machine|this computer|this laptop|this box|machine|computer|it|here|this pc|this system|this server)`,
      `(what|which) ${GPU} (do i have|have i got|is installed|does this machine have|is this|have i|does machine have|are installed|is there)`,
      `(show|what is|which is|what kind of|find) [model of] ${GPU} [model|info|details|do i have|is this|name|is in here|in this machine]`,
    ],
    "lspci | grep -Ei 'vga|3d|display'",
    'shows the graphics card',
    'system_profiler SPDisplaysDataType',
  ],
  [
    [
      '(show|what is|how much is) [current] battery [level|status|charge|percentage|state|left] [left|is left|do i have]',
      'how (full|charged) is [my] battery',
      'how much battery [is left|do i have|do i have left|is there]',
    ],
    ['upower -i "$(upower -e | grep -m1 BAT)"', 'acpi -b', 'cat /sys/class/power_supply/BAT*/capacity'],
    'shows how full the battery is',
    'pmset -g batt',
  ],
  [
    [
      '(copy|put|send) [contents of|content of|text of] [file] {file} (to|into|on|in) [system] clipboard',
      'copy {file} contents to clipboard',
    ],
    ['wl-copy < {file}', 'xclip -selection clipboard < {file}', 'xsel -b < {file}'],
    'puts the text of {file} on the clipboard',
    'pbcopy < {file}',
  ],
  [
    [
      'open [file] {file} (with|in) [its|the] (default|usual|standard) (program|app|application|viewer)',
      'open [file] {file} in (browser|web browser|default browser)',
    ],
    'xdg-open {file}',
    'opens {file} with the program that is set for it',
    'open {file}',
  ],
  [
    ['open (this folder|current folder|this directory|current directory|here) in (file manager|file browser|explorer|finder|files)'],
    'xdg-open .',
    'opens this folder in the file manager',
    'open .',
  ],
  [
    ['(make|create|generate|give|get|print) [new|random] (uuid|guid)', '(generate|create) [new] random (uuid|guid)'],
    'uuidgen',
    'prints a new UUID',
  ],
  [
    [
      '(pick|generate|give|make|print|choose|get|roll|draw) [random] [random] (number|integer) (between|from) {n} (and|to) {n2}',
      'random (number|integer) (between|from) {n} (and|to) {n2}',
    ],
    'shuf -i {n}-{n2} -n 1',
    'prints a random number from {n} to {n2}',
    'jot -r 1 {n} {n2}',
  ],
  [
    ['(unset|delete|clear) [environment|env|shell] variable {name}', 'unset {name}'],
    'unset {name}',
    'removes the variable {name} from this shell',
  ],
  [
    [
      '(add|append|put) {dir} (to|on|at end of|in|into) [end of] (path|$path|path variable) [for this session|for this shell|in this shell|temporarily]',
    ],
    'export PATH="$PATH:"{dir}',
    'adds {dir} to PATH, in this shell',
  ],
  [
    [
      '(kill|end|stop|terminate) [process|pid|process number|process id] {pid} (by force|forcefully|with force|immediately|hard|with -9|with kill -9|with sigkill|at once|right away)',
      'force (kill|end|stop|quit) [process|pid] {pid}',
    ],
    'kill -9 {pid}',
    'ends the process {pid} at once; it cannot save anything',
  ],
  [
    [
      'show [all] [available|visible] (wifi|wi-fi|wireless) networks (nearby|around|around here|around me|in range|near me|here|that are near|close by)',
      '(which|what) (wifi|wi-fi|wireless) networks (are|can i see) (nearby|around|in range|here|around here|near me)',
    ],
    'nmcli device wifi list',
    'lists the wireless networks nearby',
    null,
  ],
  [
    [
      '(how many|number of|count) [of] days (between|from|lie between|are between|are there between|are from) {date} (and|to|until|till) {date2}',
      '(how many) days (from|between) {date} (to|until|and) {date2}',
      'days between {date} and {date2}',
    ],
    'echo $((($(date -ud {date2} +%s) - $(date -ud {date} +%s)) / 86400))',
    'prints the days from {date} to {date2}',
    null,
  ],
  [
    ['(show|what is|give) calendar (of|for) next month', "(show) next month's calendar", 'calendar (of|for) next month'],
    'cal $(date -d "$(date +%Y-%m-01) +1 month" \'+%m %Y\')',
    'shows the calendar of the next month',
    "cal $(date -v1d -v+1m '+%m %Y')",
  ],
  [
    ['(show|what is|give) calendar (of|for) (last|previous) month', "(show) (last|previous) month's calendar"],
    'cal $(date -d "$(date +%Y-%m-01) -1 month" \'+%m %Y\')',
    'shows the calendar of the month before this one',
    "cal $(date -v1d -v-1m '+%m %Y')",
  ],
  [
    [
      '(time|benchmark) (command|script|program) {script}',
      '(run|start|execute) {script} and (time it|measure how long it takes|tell me how long it takes|show how long it takes|measure time|see how long it takes|measure it)',
    ],
    'time {script}',
    'runs {script} and shows how long it took',
  ],
  [
    [
      '(create|make|set up|start|new) [new] [python] (virtual environment|venv|virtualenv|virtual env) [here|in this folder|for this project]',
    ],
    'python3 -m venv .venv',
    'makes the environment .venv; . .venv/bin/activate enters it',
  ],
  [
    [
      '(run|start|execute|launch) {script} (with low priority|at low priority|with lowest priority|with the lowest priority|nicely|with nice)',
    ],
    'nice -n 19 {script}',
    'runs {script} with the lowest priority',
  ],
  [['(run|execute|start) {script} (as|as user) [user] {name}'], 'sudo -u {name} {script}', 'runs {script} as {name}'],
];

export const commonSystemRows = phrasesOf(rows);
