/** What people ask in passing of users, times, hardware and the desktop, in the many ways in which it is said. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const READABLE =
  '(something readable|date|human time|human readable|readable date|human readable date|human-readable date|something human readable|normal date|' +
  'real date|readable time|local time|normal time|date and time|readable form|human readable form|human readable time|calendar date|human-readable|' +
  'readable format|human date|something i can read|date i can read)';
const STAMP = '(unix timestamp|timestamp|epoch timestamp|unix time|epoch time|epoch|unix epoch|posix time)';
const GPU = '(graphics card|gpu|video card|graphics adapter|graphics chip|graphic card|gpus|graphics cards|video adapter)';

const rows: readonly Row[] = [
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
      `(what|which) ${GPU} (is|are) (in|inside|installed in|built into|used by) (this machine|this computer|this laptop|this` +
        ' box|machine|computer|it|here|this pc|this system|this server)',
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
      '(kill|end|stop|terminate) [process|pid|process number|process id] {pid} (by force|forcefully|with force|immediately|hard|with -9|with kill' +
        ' -9|with sigkill|at once|right away)',
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
      '(run|start|execute) {script} and (time it|measure how long it takes|tell me how long it takes|show how long it takes|measure time|see how' +
        ' long it takes|measure it)',
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

export const commonTimeRows = phrasesOf(rows);
