/** Rules for programs, packages, services, logs and containers. */
import { quote } from '../quote.ts';
import type { Family } from '../types.ts';
import { BASE, packageCommand, packaged, service } from './system-parts.ts';

export const servicesFamily: Family = {
  name: 'services',
  rules: [
    {
      when: 'installed|where|command|path',
      not: 'version package file uninstall create delete python-x count all',
      also: `${BASE} path find binary program process located executable python node git docker`,
      make: (slots) => {
        if (!slots.says('installed', 'where', 'which', 'located', 'path', 'have', "where's") || slots.says('install', 'installing'))
          return null;
        const known = slots.tokens.findIndex(
          (token) => /^(python3?|node|git|npm|docker|bash|zsh|rsync|tar|curl|wget|make|ssh|pip)$/.test(token.low) && token.kind === 'word',
        );
        const name = known >= 0 ? (slots.used.add(known), slots.tokens[known]?.low ?? null) : slots.name();
        return name === null || /[/.]/.test(name) ? null : `command -v ${quote(name)}`;
      },
      say: [
        'shows where the program is installed, or nothing if it is not',
        [/ (\S+)$/, 'shows where $1 is installed, or nothing if it is not'],
      ],
    },
    {
      when: 'shell',
      not: 'file version history env set alias find-file script',
      also: `${BASE} running use eat default`,
      make: (slots) => (slots.says('which', 'what', 'current', 'my') ? (slots.after('default', ''), 'echo "$0"') : null),
      say: 'shows which shell this is',
    },
    {
      when: 'installed',
      not: 'version find show where count list python-x key',
      also: 'package latest new add program process command python node',
      make: (slots, machine) => (slots.says('install', 'installing', 'setup') ? packaged('install')(slots, machine) : null),
      say: [
        'installs the package',
        [/^sudo (?:apt-get install|dnf install|zypper install|pacman -S) (\S+)$/, 'installs $1; asks first'],
        [/ (\S+)$/, 'installs $1'],
      ],
    },
    {
      when: 'uninstall|delete',
      not: 'file dir line duplicate empty branch commit',
      also: 'package process installed program',
      make: (slots, machine) =>
        slots.has('uninstall', 'package') || slots.says('program', 'app') ? packaged('remove')(slots, machine) : null,
      say: [
        'removes the package',
        [/^sudo (?:apt-get remove|dnf remove|zypper remove|pacman -Rs) (\S+)$/, 'removes the package $1; asks first'],
        [/ (\S+)$/, 'removes the package $1'],
      ],
    },
    {
      when: 'upgrade',
      not: 'file git branch commit modified show find count list',
      also: 'package all system installed program',
      make: (slots, machine) =>
        slots.says('which', 'what', 'outdated', 'upgradable', 'list', 'show')
          ? machine.has('apt-get')
            ? 'apt list --upgradable'
            : machine.has('brew')
              ? 'brew outdated'
              : null
          : slots.has('package', 'system', 'all')
            ? packageCommand('update', null, machine)
            : null,
      say: ['updates the installed packages', [/upgradable|outdated/, 'lists the packages that have a newer version']],
    },
    {
      when: 'package installed|show|count|find',
      not: 'delete uninstall python node',
      also: `${BASE} installed count`,
      make: (slots, machine) => {
        if (slots.says('install')) return null;
        if (slots.has('find') && slots.says('search', 'for', 'find', 'search for', 'look for', 'looking for')) {
          const name = slots.named('package');
          if (name !== null) return packageCommand('search', name, machine);
        }
        const list = packageCommand('list', null, machine);
        return list === null ? null : slots.has('count') ? `${list} | wc -l` : list;
      },
      say: [
        'lists the installed packages',
        [/wc -l$/, 'counts the installed packages'],
        [/(?:search|-Ss) (?!-)(\S+)$/, 'searches for packages named $1'],
      ],
    },
    {
      when: 'package show|installed|find python|node',
      not: 'delete uninstall',
      also: `${BASE} installed outdated upgrade global`,
      make: (slots) => {
        if (slots.says('install')) return null;
        return slots.has('python')
          ? `python3 -m pip list${slots.has('upgrade') ? ' --outdated' : ''}`
          : `npm ${slots.has('upgrade') ? 'outdated' : 'ls'}${slots.says('global', 'globally') ? ' -g' : ''}`;
      },
      say: ['lists the installed packages', [/outdated/, 'lists the packages that have a newer version']],
    },
    {
      when: 'service restart',
      also: `${BASE} system`,
      make: service('restart'),
      say: ['restarts the service', [/ (\S+)$/, 'restarts the service $1']],
    },
    {
      when: 'restart',
      not: 'host system docker service',
      also: `${BASE} serve`,
      make: (slots, machine) =>
        slots.says('restart', 'reload') && !slots.has('shell') && !(slots.tokens.at(-1)?.raw ?? '').endsWith('rc')
          ? service('restart')(slots, machine)
          : null,
      say: ['restarts the service', [/ (\S+)$/, 'restarts the service $1']],
      bonus: -0.2,
    },
    {
      when: 'service launch|running|create',
      not: 'show failed status all boot kill find',
      also: `${BASE} system`,
      make: (slots, machine) =>
        slots.says('start', 'launch', 'enable') ? service(slots.says('enable') ? 'enable --now' : 'start')(slots, machine) : null,
      say: [
        'starts the service',
        [/enable --now (\S+)$/, 'starts the service $1, now and at every boot'],
        [/ (\S+)$/, 'starts the service $1'],
      ],
    },
    {
      when: 'launch',
      not: 'serve show process docker',
      also: `${BASE} service boot`,
      make: (slots, machine) => service(slots.says('enable') || slots.has('boot') ? 'enable' : 'start')(slots, machine),
      say: ['starts the service', [/enable (\S+)$/, 'starts the service $1 at every boot'], [/ (\S+)$/, 'starts the service $1']],
      bonus: -0.2,
    },
    { when: 'service kill', also: BASE, make: service('stop'), say: ['stops the service', [/ (\S+)$/, 'stops the service $1']] },
    {
      when: 'disable',
      also: `${BASE} service boot launch`,
      make: service('disable'),
      say: ['no longer starts the service at boot', [/ (\S+)$/, 'no longer starts the service $1 at boot']],
    },
    {
      when: 'service',
      not: 'failed restart kill launch log all disable',
      also: `${BASE} up`,
      make: (slots, machine) => (slots.tokens[0]?.low === 'is' ? service('status', false)(slots, machine) : null),
      say: ['shows the status of the service', [/ (\S+)$/, 'shows the status of the service $1']],
      bonus: 0.2,
    },
    {
      when: 'service status|running|show',
      not: 'failed restart kill launch log all',
      also: `${BASE} up`,
      make: service('status', false),
      say: ['shows the status of the service', [/ (\S+)$/, 'shows the status of the service $1']],
    },
    {
      when: 'status',
      not: 'git service docker http code exit disk',
      also: BASE,
      make: service('status', false),
      say: ['shows the status of the service', [/ (\S+)$/, 'shows the status of the service $1']],
      bonus: -0.3,
    },
    { when: 'service failed', also: `${BASE} status`, make: 'systemctl --failed', say: 'lists the services that failed', bonus: 0.4 },
    {
      when: 'service',
      not: 'failed restart kill launch disable log',
      also: `${BASE} running status`,
      make: (slots) =>
        slots.tokens.some((token) => token.kind === 'name')
          ? null
          : `systemctl list-units --type=service${slots.has('running') ? ' --state=running' : ''}`,
      say: ['lists the services', [/running$/, 'lists the services that are running']],
    },
    {
      when: 'log',
      not: 'git commit file line count error-x delete user contain follow archive compress show-file old big',
      also: `${BASE} service system boot kernel last error recent new`,
      make: (slots) => {
        if (slots.tokens.some((token) => ['path', 'glob', 'ext', 'age', 'size'].includes(token.kind))) return null;
        if (slots.has('kernel')) return 'dmesg';
        const name = slots.name();
        const unit = name === null ? '' : ` -u ${quote(name)}`;
        if (unit === '' && !slots.has('service', 'system', 'boot') && !slots.says('journal', 'syslog')) return null;
        return `journalctl${unit}${slots.has('boot') ? ' -b' : ''}${slots.has('error') ? ' -p err' : ''} -n 100 --no-pager`;
      },
      say: [
        'shows the last 100 lines of the journal',
        [/^dmesg$/, 'shows the kernel messages'],
        [/ -u (\S+)/, 'shows the last 100 lines of the journal for $1'],
      ],
    },
    {
      when: 'log follow',
      not: 'git',
      also: `${BASE} service system`,
      make: (slots) =>
        slots.tokens.some((token) => ['path', 'glob'].includes(token.kind))
          ? null
          : ((name) => `journalctl -f${name === null ? '' : ` -u ${quote(name)}`}`)(slots.name()),
      say: ['follows the journal; Ctrl-C stops it', [/ -u (\S+)/, 'follows the journal for $1; Ctrl-C stops it']],
    },
    {
      when: 'cron',
      not: 'delete',
      also: `${BASE} set add process create`,
      make: (slots) => (slots.says('edit', 'add', 'create', 'set', 'change') ? 'crontab -e' : 'crontab -l'),
      say: ['lists your scheduled commands', [/ -e$/, 'opens your scheduled commands in an editor']],
    },
    {
      when: 'shutdown',
      also: `${BASE} computer`,
      make: (slots) => (slots.tokens.some((token) => token.kind === 'name') ? null : 'sudo shutdown -h now'),
      say: 'turns the machine off',
    },
    { when: 'restart host|system', not: 'service', also: BASE, make: 'sudo reboot', say: 'restarts the machine' },
    { when: 'clear screen', make: 'clear', say: 'clears the screen', bonus: 0.3 },
    {
      when: 'password create|shuffle',
      not: 'user set',
      also: 'random strong secure new',
      make: (slots) => {
        for (const [at, token] of slots.tokens.entries()) if (/^(strong|secure|safe)$/.test(token.low)) slots.used.add(at);
        slots.explain('char', 'shuffle');
        const n = slots.count() ?? 20;
        return `LC_ALL=C tr -dc 'A-Za-z0-9' < /dev/urandom | head -c ${n}; echo`;
      },
      say: ['makes a random password', [/-c (\d+);/, 'makes a random password of $1 characters']],
      bonus: 0.3,
    },
    {
      when: 'docker',
      not: 'kill restart delete log image create',
      also: `${BASE} running all stopped process`,
      make: (slots) => `docker ps${slots.has('all') || slots.says('stopped') ? ' -a' : ''}`,
      say: ['lists the running containers', [/ -a$/, 'lists all containers, stopped ones included']],
    },
    { when: 'docker image', not: 'delete create', also: BASE, make: 'docker images', say: 'lists the container images' },
    {
      when: 'docker log',
      also: `${BASE} follow last`,
      make: (slots) =>
        ((name) => (name === null ? null : `docker logs ${slots.has('follow') ? '-f ' : ''}${quote(name)}`))(slots.named('docker')),
      say: ['shows what the container printed', [/ (\S+)$/, 'shows what the container $1 printed']],
    },
    {
      when: 'docker kill',
      also: `${BASE} all running`,
      make: (slots) => {
        if (slots.has('all')) return 'docker stop $(docker ps -q)';
        const name = slots.named('docker');
        return name === null ? null : `docker stop ${quote(name)}`;
      },
      say: ['stops the container', [/\$\(docker ps -q\)$/, 'stops all containers that run'], [/ (\S+)$/, 'stops the container $1']],
    },
    {
      when: 'docker restart',
      also: BASE,
      make: 'docker restart {container}',
      say: ['restarts the container', [/ (\S+)$/, 'restarts the container $1']],
    },
    {
      when: 'docker shell|launch|open',
      also: `${BASE} running command inside open content`,
      make: 'docker exec -it {container} sh',
      say: ['opens a shell in the container', [/-it (\S+) sh$/, 'opens a shell in the container $1']],
    },
  ],
};
