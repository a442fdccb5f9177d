/** Programs, packages, services, logs, containers. */
import { quote } from '../quote.ts';
import type { Family } from '../types.ts';
import { base, packageCommand, packaged, service } from './system-parts.ts';

export const servicesFamily: Family = {
  name: 'services',
  rules: [
    {
      when: 'installed|where|command|path',
      not: 'version package file uninstall create delete python-x count all',
      also: `${base} path find binary program process located executable python node git docker`,
      make: (slots) => {
        if (!slots.says('installed', 'where', 'which', 'located', 'path', 'have', "where's") || slots.says('install', 'installing'))
          return null;
        const known = slots.tokens.findIndex(
          (token) => /^(python3?|node|git|npm|docker|bash|zsh|rsync|tar|curl|wget|make|ssh|pip)$/.test(token.low) && token.kind === 'word',
        );
        const name = known >= 0 ? (slots.used.add(known), slots.tokens[known]?.low ?? null) : slots.name();
        return name === null || /[/.]/.test(name) ? null : `command -v ${quote(name)}`;
      },
      say: 'where the program is, nothing if it is not there',
    },
    {
      when: 'shell',
      not: 'file version history env set alias find-file script',
      also: `${base} running use eat default`,
      make: (slots) => (slots.says('which', 'what', 'current', 'my') ? (slots.after('default', ''), 'echo "$0"') : null),
      say: 'the shell you are in',
    },
    {
      when: 'installed',
      not: 'version find show where count list python-x key',
      also: 'package latest new add program process command python node',
      make: (slots, machine) => (slots.says('install', 'installing', 'setup') ? packaged('install')(slots, machine) : null),
      say: 'installs it; asks first',
    },
    {
      when: 'uninstall|delete',
      not: 'file dir line duplicate empty branch commit',
      also: 'package process installed program',
      make: (slots, machine) =>
        slots.has('uninstall', 'package') || slots.says('program', 'app') ? packaged('remove')(slots, machine) : null,
      say: 'REMOVES the package; asks first',
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
      say: 'about newer versions of the installed packages',
    },
    {
      when: 'package installed|show|count|find',
      not: 'delete uninstall python node',
      also: `${base} installed count`,
      make: (slots, machine) => {
        if (slots.says('install')) return null;
        if (slots.has('find') && slots.says('search', 'for', 'find', 'search for', 'look for', 'looking for')) {
          const name = slots.named('package');
          if (name !== null) return packageCommand('search', name, machine);
        }
        const list = packageCommand('list', null, machine);
        return list === null ? null : slots.has('count') ? `${list} | wc -l` : list;
      },
      say: 'the packages',
    },
    {
      when: 'package show|installed|find python|node',
      not: 'delete uninstall',
      also: `${base} installed outdated upgrade global`,
      make: (slots) => {
        if (slots.says('install')) return null;
        return slots.has('python')
          ? `python3 -m pip list${slots.has('upgrade') ? ' --outdated' : ''}`
          : `npm ${slots.has('upgrade') ? 'outdated' : 'ls'}${slots.says('global', 'globally') ? ' -g' : ''}`;
      },
      say: 'the packages',
    },
    { when: 'service restart', also: `${base} system`, make: service('restart'), say: 'restarts the service' },
    {
      when: 'restart',
      not: 'host system docker service',
      also: `${base} serve`,
      make: (slots, machine) =>
        slots.says('restart', 'reload') && !slots.has('shell') && !(slots.tokens.at(-1)?.raw ?? '').endsWith('rc')
          ? service('restart')(slots, machine)
          : null,
      say: 'restarts the service',
      bonus: -0.2,
    },
    {
      when: 'service launch|running|create',
      not: 'show failed status all boot kill find',
      also: `${base} system`,
      make: (slots, machine) =>
        slots.says('start', 'launch', 'enable') ? service(slots.says('enable') ? 'enable --now' : 'start')(slots, machine) : null,
      say: 'starts the service',
    },
    {
      when: 'launch',
      not: 'serve show process docker',
      also: `${base} service boot`,
      make: (slots, machine) => service(slots.says('enable') || slots.has('boot') ? 'enable' : 'start')(slots, machine),
      say: 'starts the service',
      bonus: -0.2,
    },
    { when: 'service kill', also: base, make: service('stop'), say: 'STOPS the service' },
    { when: 'disable', also: `${base} service boot launch`, make: service('disable'), say: 'the service will no longer start at boot' },
    {
      when: 'service',
      not: 'failed restart kill launch log all disable',
      also: `${base} up`,
      make: (slots, machine) => (slots.tokens[0]?.low === 'is' ? service('status', false)(slots, machine) : null),
      say: 'how the service is',
      bonus: 0.2,
    },
    {
      when: 'service status|running|show',
      not: 'failed restart kill launch log all',
      also: `${base} up`,
      make: service('status', false),
      say: 'how the service is',
    },
    {
      when: 'status',
      not: 'git service docker http code exit disk',
      also: base,
      make: service('status', false),
      say: 'how the service is',
      bonus: -0.3,
    },
    { when: 'service failed', also: `${base} status`, make: 'systemctl --failed', say: 'the services that failed', bonus: 0.4 },
    {
      when: 'service',
      not: 'failed restart kill launch disable log',
      also: `${base} running status`,
      make: (slots) =>
        slots.tokens.some((token) => token.kind === 'name')
          ? null
          : `systemctl list-units --type=service${slots.has('running') ? ' --state=running' : ''}`,
      say: 'the services',
    },
    {
      when: 'log',
      not: 'git commit file line count error-x delete user contain follow archive compress show-file old big',
      also: `${base} service system boot kernel last error recent new`,
      make: (slots) => {
        if (slots.tokens.some((token) => ['path', 'glob', 'ext', 'age', 'size'].includes(token.kind))) return null;
        if (slots.has('kernel')) return 'dmesg';
        const name = slots.name();
        const unit = name === null ? '' : ` -u ${quote(name)}`;
        if (unit === '' && !slots.has('service', 'system', 'boot') && !slots.says('journal', 'syslog')) return null;
        return `journalctl${unit}${slots.has('boot') ? ' -b' : ''}${slots.has('error') ? ' -p err' : ''} -n 100 --no-pager`;
      },
      say: 'the journal',
    },
    {
      when: 'log follow',
      not: 'git',
      also: `${base} service system`,
      make: (slots) =>
        slots.tokens.some((token) => ['path', 'glob'].includes(token.kind))
          ? null
          : ((name) => `journalctl -f${name === null ? '' : ` -u ${quote(name)}`}`)(slots.name()),
      say: 'follows the journal; Ctrl-C ends it',
    },
    {
      when: 'cron',
      not: 'delete',
      also: `${base} set add process create`,
      make: (slots) => (slots.says('edit', 'add', 'create', 'set', 'change') ? 'crontab -e' : 'crontab -l'),
      say: 'your scheduled commands',
    },
    {
      when: 'shutdown',
      also: `${base} computer`,
      make: (slots) => (slots.tokens.some((token) => token.kind === 'name') ? null : 'sudo shutdown -h now'),
      say: 'TURNS the machine OFF',
    },
    { when: 'restart host|system', not: 'service', also: base, make: 'sudo reboot', say: 'RESTARTS the machine' },
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
      say: 'a random password',
      bonus: 0.3,
    },
    {
      when: 'docker',
      not: 'kill restart delete log image create',
      also: `${base} running all stopped process`,
      make: (slots) => `docker ps${slots.has('all') || slots.says('stopped') ? ' -a' : ''}`,
      say: 'the containers',
    },
    { when: 'docker image', not: 'delete create', also: base, make: 'docker images', say: 'the images' },
    {
      when: 'docker log',
      also: `${base} follow last`,
      make: (slots) =>
        ((name) => (name === null ? null : `docker logs ${slots.has('follow') ? '-f ' : ''}${quote(name)}`))(slots.named('docker')),
      say: 'what the container printed',
    },
    { when: 'docker kill', also: `${base} all running`, make: 'docker stop {container}', say: 'STOPS the container' },
    { when: 'docker restart', also: base, make: 'docker restart {container}', say: 'restarts the container' },
    {
      when: 'docker shell|launch|open',
      also: `${base} running command inside open content`,
      make: 'docker exec -it {container} sh',
      say: 'a shell in the container',
    },
  ],
};
