/** What people ask about users, processes, packages, time and their shell. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const rows: readonly Row[] = [
  [['(what is|convert|show) {hex} (in decimal|to decimal|as decimal|as a number)'], "printf '%d\\n' {hex}", 'prints {hex} in decimal'],
  [
    ['(what is|convert|show) {seconds} (in hex|to hex|as hex|in hexadecimal|to hexadecimal)'],
    "printf '%x\\n' {seconds}",
    'prints {seconds} in hexadecimal',
  ],
  [
    ['(is swap used|is my swap used|how much swap is used|show swap|show swap usage|how much swap do i have|is there swap|do i have swap)'],
    'swapon --show',
    'lists the swap areas and how much of each is used',
  ],
  [
    ['when did [user] {name} last (log in|login|log on)', 'show last logins of [user] {name}', 'when was [user] {name} last logged in'],
    'last -n 10 {name}',
    'lists the last logins of {name}',
  ],
  [
    ['lock [account of|user account] [user] {name}', '(lock|disable) (account|user|login) [of] {name}'],
    'sudo usermod -L {name}',
    'locks the password of {name}; keys still let him in',
  ],
  [
    ['unlock [account of|user account] [user] {name}', '(unlock|enable) (account|user|login) [of] {name}'],
    'sudo usermod -U {name}',
    'unlocks the password of {name}',
  ],
  [
    ['(create|add) [a|new] user {name} with home (directory|folder)'],
    ['sudo useradd -m {name}'],
    'makes the user {name} with a home folder; then: sudo passwd {name}',
  ],
  [['(create|add|make) [a|new] group [called|named] {name}'], 'sudo groupadd {name}', 'makes the group {name}'],
  [
    ['show [all] groups [of this machine|of machine|on this machine|on machine]', 'which groups (exist|are there)'],
    'getent group',
    'lists the groups of this machine',
  ],
  [
    [
      '(who is|show who is|show members of|show users|which users are|who are members|show all users|which users are) in group {name}',
      'show members of [group] {name} group',
      'who is in {name} group',
    ],
    'getent group {name}',
    'lists the members of the group {name}',
  ],
  [['(which|what) groups is [user] {name} in', 'show groups of [user] {name}'], 'groups {name}', 'lists the groups of {name}'],
  [
    ['(set|change) [system] (timezone|time zone) to {zone}'],
    'sudo timedatectl set-timezone {zone}',
    'sets the time zone of this machine to {zone}',
  ],
  [
    [
      '(what is|show|which is) [current|system] (timezone|time zone) [of this machine|of machine]',
      '(what|which) (timezone|time zone) (am i in|is set|is this machine in|is machine in)',
    ],
    'timedatectl',
    'shows the time, the time zone and whether the clock is synchronised',
  ],
  [
    ['(what|which) day of week (is|was|will be|is it on|was it on|falls on) {date}', '(what|which) (weekday|day) (is|was|will be) {date}'],
    'date -d {date} +%A',
    'prints the day of the week of {date}',
  ],
  [['(what|which) week [number] (is it|is this|are we in)', 'show [current] week number'], 'date +%V', 'prints the number of this week'],
  [['(what|which) day of year (is it|is today|is this)'], 'date +%j', 'prints the number of this day in the year'],
  [
    [
      '(unix time|unix timestamp|epoch time) [of|for] [now]',
      '(what is|show|get) [current] (unix time|unix timestamp|epoch|epoch time|timestamp)',
      'seconds since (1970|epoch)',
    ],
    'date +%s',
    'prints the seconds since 1970',
  ],
  [
    [
      '(what|which) (date|time|day) is [unix] (timestamp|epoch|epoch time|unix time) {seconds}',
      'convert [unix] (timestamp|epoch|time) {seconds} [to a date|to date|into a date|to a readable date|to human readable]',
    ],
    'date -d @{seconds}',
    'prints the date and the time of the timestamp {seconds}',
  ],
  [
    ['(shut down|shutdown|power off|turn off|switch off) [this machine|machine] in {n} (minutes|mins|min)'],
    'sudo shutdown -h +{n}',
    'shuts this machine down in {n} minutes; sudo shutdown -c cancels it',
  ],
  [
    ['(reboot|restart) [this machine|machine] in {n} (minutes|mins|min)'],
    'sudo shutdown -r +{n}',
    'restarts this machine in {n} minutes; sudo shutdown -c cancels it',
  ],
  [['(cancel|abort|stop) [planned|scheduled] (shutdown|reboot|restart|shut down)'], 'sudo shutdown -c', 'cancels the planned shutdown'],
  [['(pause|suspend|stop for now|freeze) process {pid}'], 'kill -STOP {pid}', 'pauses the process {pid}; kill -CONT {pid} goes on with it'],
  [['(continue|resume|go on with|unpause|unfreeze) process {pid}'], 'kill -CONT {pid}', 'goes on with the paused process {pid}'],
  [
    ['(lower|reduce|decrease) priority of process {pid}', 'make process {pid} (nicer|nice|less important)'],
    'renice -n 10 -p {pid}',
    'lowers the priority of the process {pid}',
  ],
  [
    ['(show|what|which) files (does|has|of|open in|opened by|are opened by|are open in) process {pid} [have] [open|opened]'],
    'lsof -p {pid}',
    'lists the files that the process {pid} has open',
  ],
  [
    ['(what is|show|which is|show me) process {pid}', 'which (program|command) is process {pid}', 'show details (of|about) process {pid}'],
    'ps -fp {pid}',
    'shows the process {pid}',
  ],
  [
    ['(show) (environment|environment variables) of process {pid}'],
    "tr '\\0' '\\n' < /proc/{pid}/environ",
    'prints the environment that the process {pid} was started with',
  ],
  [
    [
      '(show|list) [all] background (jobs|processes|tasks)',
      '(what|which) (jobs|programs|tasks) (run|are running|are) in background [of this shell]',
      'show jobs',
    ],
    'jobs -l',
    'lists the jobs of this shell',
  ],
  [
    ['(bring|get) [last] [background] job [back] to foreground', '(go back|return) to (paused|stopped|background) (job|program)'],
    'fg',
    'brings the last job back to the foreground',
  ],
  [
    ['(reload|source|re-read|reread) (bashrc|.bashrc|~/.bashrc|bash config|bash configuration)'],
    'source ~/.bashrc',
    'reads ~/.bashrc again in this shell',
  ],
  [
    ['(reload|source|re-read|reread) (zshrc|.zshrc|~/.zshrc|zsh config|zsh configuration)'],
    'source ~/.zshrc',
    'reads ~/.zshrc again in this shell',
  ],
  [
    ['(make|create|define|add|set) alias {name} (for|that runs|to|as|=) {rest}', 'alias {name} to {rest}'],
    'alias {name}={rest}',
    'makes {name} short for {rest}, in this shell',
  ],
  [['(show) [all] aliases', '(what|which) aliases (do i have|are there|are defined)'], 'alias', 'lists your aliases'],
  [
    ['(what|which) does alias {name} (do|mean|run)', '(what is|what is behind|show) alias {name}', '(what|which) is {name} alias for'],
    'alias {name}',
    'shows what the alias {name} runs',
  ],
  [
    [
      '(is|what is) {name} alias [or] (function|program|builtin|command|function or a program)',
      '(what kind|what type) of command is {name}',
    ],
    'type -a {name}',
    'says what {name} is: an alias, a function, a builtin or a program',
  ],
  [
    [
      '(show|list) [all] environment variables (that contain|containing|with|which contain|matching) {text}',
      '(which|what) environment variables contain {text}',
    ],
    'env | grep -i -- {text}',
    'lists the environment variables with {text} in them',
  ],
  [['show [all] [of] (whole|full|entire) [command] history'], 'fc -l 1', 'lists the commands of the history'],
  [
    [
      '(how do i see|show|open|read|see) (manual|man page|manpage|manual page) (of|for) {name}',
      '(open|read|show) {name} (manual|man page)',
    ],
    'man {name}',
    'opens the manual of {name}; q leaves it',
  ],
  [
    [
      '(show|list) [all] installed packages (containing|with|matching|that contain|named|whose name contains) {text}',
      '(which|what) (installed packages|packages) (contain|match|have) {text} [are installed]',
      'is package [called|named] {text} installed',
    ],
    ['dpkg -l | grep -i -- {text}', 'rpm -qa | grep -i -- {text}', 'pacman -Qs {text}', 'brew list | grep -i -- {text}'],
    'lists the installed packages with {text} in their names',
  ],
  [
    [
      '(delete|uninstall|purge) package {package} (and|with|including) [its|all] [of its] (configuration|config|' +
        'configuration files|config files|settings)',
      'purge package {package}',
      '(completely|fully) (remove|uninstall|delete) (package|program) {package}',
    ],
    'sudo apt-get purge {package}',
    'removes {package} and its configuration, after a question',
  ],
  [
    ['(delete|uninstall|clean up|get rid of) [all] (unused|unneeded|orphaned|unnecessary|no longer needed) (packages|dependencies)'],
    ['sudo apt-get autoremove', 'sudo dnf autoremove', 'brew autoremove'],
    'removes packages that nothing needs, after a question',
  ],
  [
    [
      '(show|what is|which is) version of [installed] package {package}',
      '(which|what) version of package {package} (do i have|is installed)',
    ],
    ['dpkg -s {package}', 'rpm -qi {package}', 'pacman -Qi {package}', 'brew info {package}'],
    'shows the version of {package} and what it is',
  ],
  [
    ['(show|list|which) files (of|in|from|belong to|are in|does) package {package} [install|contain|have]'],
    ['dpkg -L {package}', 'rpm -ql {package}', 'pacman -Ql {package}', 'brew list {package}'],
    'lists the files of the package {package}',
  ],
  [
    ['(search|look|find) [for] package [called|named|for] {package}', '(is there|which is) package [called|named|for] {package}'],
    ['apt-cache search {package}', 'dnf search {package}', 'pacman -Ss {package}', 'brew search {package}'],
    'searches the packages for {package}',
  ],
];

export const dailyRows = phrasesOf(rows);
