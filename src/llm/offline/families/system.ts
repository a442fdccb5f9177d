/** The machine, the clock, the users, services, packages, the shell's own things. */
import { quote } from '../quote.ts';
import type { Slots } from '../slots.ts';
import type { Family, Machine } from '../types.ts';

const base = 'show find all system current host list detail name';
type Verb = 'install' | 'remove' | 'update' | 'search' | 'list';
const managers: ReadonlyArray<readonly [string, Readonly<Record<Verb, string>>]> = [
  ['apt-get', { install: 'sudo apt-get install', remove: 'sudo apt-get remove', update: 'sudo apt-get update && sudo apt-get upgrade', search: 'apt-cache search', list: "dpkg-query -W -f='${Package} ${Version}\\n'" }],
  ['dnf', { install: 'sudo dnf install', remove: 'sudo dnf remove', update: 'sudo dnf upgrade', search: 'dnf search', list: 'dnf list --installed' }],
  ['pacman', { install: 'sudo pacman -S', remove: 'sudo pacman -Rs', update: 'sudo pacman -Syu', search: 'pacman -Ss', list: 'pacman -Q' }],
  ['apk', { install: 'sudo apk add', remove: 'sudo apk del', update: 'sudo apk upgrade -U', search: 'apk search', list: 'apk info -v' }],
  ['zypper', { install: 'sudo zypper install', remove: 'sudo zypper remove', update: 'sudo zypper update', search: 'zypper search', list: 'zypper search -i' }],
  ['brew', { install: 'brew install', remove: 'brew uninstall', update: 'brew update && brew upgrade', search: 'brew search', list: 'brew list --versions' }],
];

/** The package manager's command for an action, by what is on PATH; null when there is none we know. */
export function packageCommand(verb: Verb, name: string | null, machine: Machine): string | null {
  const order = machine.gnu ? managers : [...managers].reverse();
  const found = order.find(([program]) => machine.has(program));
  if (found === undefined) return null;
  const command = found[1][verb];
  return name === null ? command : `${command} ${quote(name)}`;
}

const ecosystem = (slots: Slots): string | null => (slots.has('python') || slots.says('pip') ? 'python3 -m pip' : slots.has('node') || slots.says('npm') ? 'npm' : null);
const packaged = (verb: Verb) => (slots: Slots, machine: Machine): string | null => {
  const lang = slots.says('with', 'pip', 'npm', 'package', 'module', 'library', 'using') ? ecosystem(slots) : null;
  const name = slots.named('package') ?? (lang === null ? slots.after('install uninstall remove', 'package') : null);
  if (name === null || (verb !== 'search' && /[/]|\.\w+$/.test(name) && !/^[\w.+-]+$/.test(name))) return null;
  if (lang !== null && (verb === 'install' || verb === 'remove')) return `${lang} ${verb === 'install' ? 'install' : 'uninstall'} ${quote(name)}`;
  return packageCommand(verb, name, machine);
};
const service = (verb: string, sudo = true) => (slots: Slots, machine: Machine): string | null => {
  const name = slots.named('service');
  if (name === null) return null;
  return machine.gnu ? `${sudo ? 'sudo ' : ''}systemctl ${verb} ${quote(name)}` : `brew services ${verb === 'status' ? 'info' : verb} ${quote(name)}`;
};

export const systemFamily: Family = {
  name: 'system',
  rules: [
    { when: 'uptime', not: 'process command take', also: `${base} boot running last`, make: (slots) => (slots.says('take', 'takes') || slots.tokens.some((token) => token.kind === 'quoted') ? null : 'uptime'), say: 'how long the machine has been up' },
    { when: 'boot', not: 'log error service delete', also: `${base} last time date uptime since`, make: 'uptime -s', say: 'when the machine was started' },
    { when: 'system|version', not: 'kernel package python node git memory cpu free update load uptime boot file log user disk commit service shell process time upgrade', also: `${base} version run running detail`, make: (slots, machine) => (slots.has('system', 'host') ? (machine.gnu ? 'cat /etc/os-release' : 'sw_vers') : null), say: 'which system this is' },
    { when: 'version', not: 'kernel package commit tag branch', also: `${base} system installed command python node git docker program process running shell have`, make: (slots, machine) => { const shell = slots.says('bash', 'zsh', 'python', 'python3', 'node', 'git', 'npm', 'docker') ? slots.tokens.find((token) => /^(bash|zsh|python3?|node|git|npm|docker)$/.test(token.low))?.low ?? null : null; const name = shell ?? slots.name(); if (name === null || !/^[\w+-]+$/.test(name) || slots.tokens.some((token) => token.kind === 'path')) return null; for (const [at, token] of slots.tokens.entries()) if (token.low === name) slots.used.add(at); const program = name === 'python' && !machine.has('python') ? 'python3' : name; return `${program} --version`; }, say: 'its version' },
    { when: 'kernel', not: 'log', also: `${base} version running`, make: 'uname -r', say: 'the kernel release' },
    { when: 'type|system cpu|host|system', not: 'memory count', also: `${base} architecture cpu bit`, make: (slots) => { if (!slots.says('architecture', 'arch', 'bit', '64-bit', '32-bit', '64')) return null; for (const [at, token] of slots.tokens.entries()) if (/^(architecture|arch|bit|64-bit|32-bit|64|32)$/.test(token.low)) slots.used.add(at); return 'uname -m'; }, say: 'the machine architecture' },
    { when: 'hostname', not: 'set', also: base, make: 'hostname', say: 'the name of this machine' },
    { when: 'host name', not: 'set dns ip', also: base, make: (slots) => (slots.says('named', 'called') ? null : 'hostname'), say: 'the name of this machine', bonus: 0.2 },
    { when: 'whoami|user', not: 'delete add create process file password count owner group memory cpu exist set', also: `${base} current logged`, make: (slots) => (slots.says('who am i', 'username', 'user name', 'whoami') || (slots.has('user') && slots.says('current', 'am', 'my') && !slots.says('users')) ? 'whoami' : null), say: 'your user name' },
    { when: 'user running|current|show', not: 'process delete add create file group whoami password owner memory', also: `${base} machine running current`, make: (slots) => (slots.says('logged in', 'logged', 'login', 'online', 'who') ? 'who' : null), say: 'who is logged in', bonus: 0.4 },
    { when: 'user show|find|count|all', not: 'process delete add create file running owner group password logged whoami', also: `${base} account count`, make: (slots) => (slots.says('logged', 'logged in') ? null : slots.says('users', 'accounts', 'user', 'accounts') ? `cut -d: -f1 /etc/passwd${slots.has('count') ? ' | wc -l' : ''}` : null), say: 'the accounts of this machine' },
    { when: 'group', not: 'file owner add create delete set count column process', also: `${base} user member belong owner`, make: (slots) => { const user = slots.has('user') ? slots.named('user') : null; for (const [at, token] of slots.tokens.entries()) if (/^(member|part)$/.test(token.low)) slots.used.add(at); return user === null ? 'groups' : `groups ${quote(user)}`; }, say: 'the groups' },
    { when: 'group owner|user', not: 'file add delete process', also: `${base} belong owner`, make: 'groups', say: 'the groups you belong to' },
    { when: 'last user', also: `${base} login logged running`, make: 'last', say: 'who logged in lately' },
    { when: 'time|date|week', not: 'file modified zone timestamp boot measure commit sort log calendar set git uptime cron process zone delete create name archive rename line', also: `${base} now today week time date`, make: (slots) => (slots.tokens.some((token) => ['path', 'glob', 'age', 'size'].includes(token.kind)) ? null : slots.has('week') && slots.says('number') ? (slots.explain('number'), 'date +%V') : slots.says('day of the week', 'weekday', 'what day') ? 'date +%A' : slots.says('iso', 'yyyy-mm-dd') ? (slots.after('in', ''), 'date +%F') : 'date'), say: 'the date and time' },
    { when: 'timestamp', not: 'file modified', also: `${base} date time set seconds now`, make: (slots, machine) => { const n = slots.integer(); return n === null ? 'date +%s' : machine.gnu ? `date -d @${n}` : `date -r ${n}`; }, say: 'seconds since 1970' },
    { when: 'date|time zone', also: `${base} time date set`, make: (slots) => (slots.says('utc', 'gmt') ? 'date -u' : slots.has('show', 'find') || slots.says('what', 'which', 'timezone') ? 'date +%Z' : null), say: 'the time zone, or the time in UTC', bonus: 0.2 },
    { when: 'zone', also: `${base} time date set`, make: (slots) => (slots.says('utc', 'gmt') ? 'date -u' : 'date +%Z'), say: 'the time zone' },
    { when: 'calendar|thismonth', also: `${base} month year`, make: (_slots, machine) => (machine.has('cal') ? 'cal' : "python3 -m calendar $(date '+%Y %-m')"), say: 'the month' },
    { when: 'hardware|device', not: 'network disk', also: `${base} connected connection device usb pci hardware attached`, make: (slots) => (slots.says('usb') ? 'lsusb' : slots.says('pci') ? 'lspci' : slots.has('device') && !slots.has('hardware') ? 'lsblk' : 'lscpu'), say: 'the devices' },
    { when: 'env', not: 'set create delete virtualenv python add', also: `${base} value path sort shell content`, make: (slots) => { const name = slots.tokens.find((token) => /^\$?[A-Z][A-Z0-9_]+$/.test(token.raw)); if (name === undefined) return 'env | sort'; slots.used.add(slots.tokens.indexOf(name)); for (const [at, token] of slots.tokens.entries()) if (token.low === 'value') slots.used.add(at); return `printenv ${quote(name.raw.replace('$', ''))}`; }, say: 'the environment' },
    { when: 'path|show|find', not: 'file dir absolute line', also: `${base} env line each one per variable value command shell entries`, make: (slots) => { const token = slots.tokens.find((one) => /^\$?(PATH|path)$/.test(one.raw) || /^\$[A-Z_]+$/.test(one.raw)); if (token === undefined || slots.tokens.some((one) => one.kind === 'path')) return null; slots.used.add(slots.tokens.indexOf(token)); const name = token.raw.replace('$', '').toUpperCase(); if (name === 'PATH') return slots.says('line', 'lines', 'each', 'per', 'readable', 'entries', 'entry') ? "printenv PATH | tr ':' '\\n'" : 'printenv PATH'; return `printenv ${name}`; }, say: 'the variable\'s value', bonus: 0.1 },
    { when: '', also: 'show home path env', make: (slots) => { if (!slots.says('value', 'variable', 'echo')) return null; const at = slots.tokens.findIndex((token) => /^\$?[A-Z][A-Z0-9_]+$/.test(token.raw)); const name = slots.tokens[at]; if (name === undefined) return null; slots.used.add(at); for (const [place, token] of slots.tokens.entries()) if (token.low === 'echo') slots.used.add(place); return `printenv ${quote(name.raw.replace('$', ''))}`; }, say: 'the variable\'s value' },
    { when: 'set|add|create env', not: 'virtualenv python', also: 'value', make: (slots) => { const name = slots.tokens.find((token) => /^[A-Z][A-Z0-9_]+$/.test(token.raw)); if (name === undefined) return null; slots.used.add(slots.tokens.indexOf(name)); const value = slots.quoted() ?? slots.after('to as', 'word'); return value === null ? null : `export ${name.raw}=${quote(value)}`; }, say: 'sets it for this shell and what it starts' },
    { when: 'alias', not: 'create add set delete', also: `${base} shell defined`, make: 'alias', say: 'your aliases' },
    { when: 'history', not: 'git commit delete clear branch author', also: `${base} command shell last find first count contain number`, make: (slots) => { const n = slots.count(); const text = slots.quoted() ?? (slots.has('contain', 'find') ? slots.after('for', 'word command') ?? slots.name() : null); return text !== null ? `fc -l 1 | grep -F -- ${quote(text)}` : n !== null ? `fc -l -${n}` : 'fc -l 1'; }, say: 'what you typed before' },
    { when: 'last command', not: 'error history file', also: `${base} run typed first`, make: (slots) => ((n) => (n === null ? null : `fc -l -${n}`))(slots.count()), say: 'what you typed before' },
    { when: 'installed|where|command|path', not: 'version package file uninstall create delete python-x count all', also: `${base} path find binary program process located executable python node git docker`, make: (slots) => { if (!slots.says('installed', 'where', 'which', 'located', 'path', 'have', 'where\'s') || slots.says('install', 'installing')) return null; const known = slots.tokens.findIndex((token) => /^(python3?|node|git|npm|docker|bash|zsh|rsync|tar|curl|wget|make|ssh|pip)$/.test(token.low) && token.kind === 'word'); const name = known >= 0 ? (slots.used.add(known), slots.tokens[known]?.low ?? null) : slots.name(); return name === null || /[/.]/.test(name) ? null : `command -v ${quote(name)}`; }, say: 'where the program is, nothing if it is not there' },
    { when: 'shell', not: 'file version history env set alias find-file script', also: `${base} running use eat default`, make: (slots) => (slots.says('which', 'what', 'current', 'my') ? (slots.after('default', ''), 'echo "$0"') : null), say: 'the shell you are in' },
    { when: 'installed', not: 'version find show where count list python-x key', also: 'package latest new add program process command python node', make: (slots, machine) => (slots.says('install', 'installing', 'setup') ? packaged('install')(slots, machine) : null), say: 'installs it; asks first' },
    { when: 'uninstall|delete', not: 'file dir line duplicate empty branch commit', also: 'package process installed program', make: (slots, machine) => (slots.has('uninstall', 'package') || slots.says('program', 'app') ? packaged('remove')(slots, machine) : null), say: 'REMOVES the package; asks first' },
    { when: 'upgrade', not: 'file git branch commit modified show find count list', also: 'package all system installed program', make: (slots, machine) => (slots.has('package', 'system', 'all') ? packageCommand('update', null, machine) : null), say: 'brings the installed packages up to date' },
    { when: 'package installed|show|count|find', not: 'delete uninstall python node', also: `${base} installed count`, make: (slots, machine) => { if (slots.says('install')) return null; if (slots.has('find') && slots.says('search', 'for', 'find', 'search for', 'look for', 'looking for')) { const name = slots.named('package') ; if (name !== null) return packageCommand('search', name, machine); } const list = packageCommand('list', null, machine); return list === null ? null : slots.has('count') ? `${list} | wc -l` : list; }, say: 'the packages' },
    { when: 'package show|installed|find python|node', not: 'delete uninstall', also: `${base} installed outdated upgrade global`, make: (slots) => { if (slots.says('install')) return null; return slots.has('python') ? `python3 -m pip list${slots.has('upgrade') ? ' --outdated' : ''}` : `npm ${slots.has('upgrade') ? 'outdated' : 'ls'}${slots.says('global', 'globally') ? ' -g' : ''}`; }, say: 'the packages' },
    { when: 'service restart', also: `${base} system`, make: service('restart'), say: 'restarts the service' },
    { when: 'restart', not: 'host system docker service', also: `${base} serve`, make: (slots, machine) => (slots.says('restart', 'reload') && !slots.has('shell') && !/rc$/.test(slots.tokens.at(-1)?.raw ?? '') ? service('restart')(slots, machine) : null), say: 'restarts the service', bonus: -0.2 },
    { when: 'service launch|running|create', not: 'show failed status all boot kill find', also: `${base} system`, make: (slots, machine) => (slots.says('start', 'launch', 'enable') ? service(slots.says('enable') ? 'enable --now' : 'start')(slots, machine) : null), say: 'starts the service' },
    { when: 'launch', not: 'serve show process docker', also: `${base} service boot`, make: (slots, machine) => service(slots.says('enable') || slots.has('boot') ? 'enable' : 'start')(slots, machine), say: 'starts the service', bonus: -0.2 },
    { when: 'service kill', also: base, make: service('stop'), say: 'STOPS the service' },
    { when: 'disable', also: `${base} service boot launch`, make: service('disable'), say: 'the service will no longer start at boot' },
    { when: 'service status|running|show', not: 'failed restart kill launch log all', also: `${base} up`, make: service('status', false), say: 'how the service is' },
    { when: 'status', not: 'git service docker http code exit disk', also: base, make: service('status', false), say: 'how the service is', bonus: -0.3 },
    { when: 'service failed', also: `${base} status`, make: 'systemctl --failed', say: 'the services that failed', bonus: 0.4 },
    { when: 'service', not: 'failed restart kill launch disable log', also: `${base} running status`, make: (slots) => (slots.tokens.some((token) => token.kind === 'name') ? null : `systemctl list-units --type=service${slots.has('running') ? ' --state=running' : ''}`), say: 'the services' },
    { when: 'log', not: 'git commit file line count error-x delete user contain follow archive compress show-file old big', also: `${base} service system boot kernel last error recent new`, make: (slots) => { if (slots.tokens.some((token) => ['path', 'glob', 'ext', 'age', 'size'].includes(token.kind))) return null; if (slots.has('kernel')) return 'dmesg'; const name = slots.name(); const unit = name === null ? '' : ` -u ${quote(name)}`; if (unit === '' && !slots.has('service', 'system', 'boot') && !slots.says('journal', 'syslog')) return null; return `journalctl${unit}${slots.has('boot') ? ' -b' : ''}${slots.has('error') ? ' -p err' : ''} -n 100 --no-pager`; }, say: 'the journal' },
    { when: 'log follow', not: 'git', also: `${base} service system`, make: (slots) => (slots.tokens.some((token) => ['path', 'glob'].includes(token.kind)) ? null : ((name) => `journalctl -f${name === null ? '' : ` -u ${quote(name)}`}`)(slots.name())), say: 'follows the journal; Ctrl-C ends it' },
    { when: 'cron', not: 'delete', also: `${base} set add process create`, make: (slots) => (slots.says('edit', 'add', 'create', 'set', 'change') ? 'crontab -e' : 'crontab -l'), say: 'your scheduled commands' },
    { when: 'shutdown', also: `${base} computer`, make: (slots) => (slots.tokens.some((token) => token.kind === 'name') ? null : 'sudo shutdown -h now'), say: 'TURNS the machine OFF' },
    { when: 'restart host|system', not: 'service', also: base, make: 'sudo reboot', say: 'RESTARTS the machine' },
    { when: 'clear screen', make: 'clear', say: 'clears the screen', bonus: 0.3 },
    { when: 'password create|shuffle', not: 'user set', also: 'random strong secure new', make: (slots) => { for (const [at, token] of slots.tokens.entries()) if (/^(strong|secure|safe)$/.test(token.low)) slots.used.add(at); slots.explain('char', 'shuffle'); const n = slots.count() ?? 20; return `LC_ALL=C tr -dc 'A-Za-z0-9' < /dev/urandom | head -c ${n}; echo`; }, say: 'a random password', bonus: 0.3 },
    { when: 'docker', not: 'kill restart delete log image create', also: `${base} running all stopped process`, make: (slots) => `docker ps${slots.has('all') || slots.says('stopped') ? ' -a' : ''}`, say: 'the containers' },
    { when: 'docker image', not: 'delete create', also: base, make: 'docker images', say: 'the images' },
    { when: 'docker log', also: `${base} follow last`, make: (slots) => ((name) => (name === null ? null : `docker logs ${slots.has('follow') ? '-f ' : ''}${quote(name)}`))(slots.named('docker')), say: 'what the container printed' },
    { when: 'docker kill', also: `${base} all running`, make: 'docker stop {container}', say: 'STOPS the container' },
    { when: 'docker restart', also: base, make: 'docker restart {container}', say: 'restarts the container' },
    { when: 'docker shell|launch|open', also: `${base} running command inside open content`, make: 'docker exec -it {container} sh', say: 'a shell in the container' },
  ],
};
