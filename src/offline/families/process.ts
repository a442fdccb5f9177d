/** Rules for processes, memory, the processor and ports. */
import { quote } from '../quote.ts';
import type { Slots } from '../slots.ts';
import type { Family, Machine } from '../types.ts';

const BASE =
  'process running show all most biggest sort first eat space memory cpu current list find user count detail high system command heavy big load max';
const top =
  (key: 'mem' | 'cpu') =>
  (slots: Slots, machine: Machine): string => {
    const count = slots.count() ?? 10;
    return machine.gnu ? `ps aux --sort=-%${key} | head -n ${count + 1}` : `ps aux ${key === 'mem' ? '-m' : '-r'} | head -n ${count + 1}`;
  };
const holder = (slots: Slots, machine: Machine): string | null => {
  const port = slots.port();
  if (port === null) return null;
  return machine.gnu && machine.has('ss') ? `ss -ltnp 'sport = :${port}'` : `lsof -nP -iTCP:${port} -sTCP:LISTEN`;
};

export const processFamily: Family = {
  name: 'process',
  rules: [
    {
      when: 'memory process|eat|most|biggest|sort|first|space',
      not: 'free kill',
      also: BASE,
      make: (slots, machine) =>
        slots.has('process', 'eat', 'biggest', 'sort', 'first') || slots.says('most', 'hungry') ? top('mem')(slots, machine) : null,
      say: 'shows the processes that use the most memory',
      bonus: 0.3,
    },
    {
      when: 'cpu process|eat|most|biggest|sort|first|space|find|show',
      not: 'kill count detail',
      also: BASE,
      make: (slots, machine) =>
        slots.has('process', 'eat', 'biggest', 'sort', 'first', 'space') || slots.says('most', 'hungry')
          ? top('cpu')(slots, machine)
          : null,
      say: 'shows the processes that use the most processor time',
      bonus: 0.3,
    },
    {
      when: 'memory',
      not: 'process kill clear delete',
      also: 'free show space eat size count sum available system machine host human current left installed detail',
      make: (_slots, machine) => (machine.gnu ? 'free -h' : 'vm_stat'),
      say: 'shows how much memory is used and free',
    },
    {
      when: 'cpu',
      not: 'process kill eat',
      also: 'show count type number info detail system host find sum',
      make: (slots, machine) =>
        machine.gnu
          ? slots.has('count') || slots.says('cores', 'many')
            ? 'nproc'
            : 'lscpu'
          : 'sysctl -n machdep.cpu.brand_string hw.ncpu',
      say: ['describes the processor', [/^nproc$/, 'shows the number of CPU cores']],
    },
    {
      when: 'load',
      not: 'process file',
      also: 'system average cpu show host high current',
      make: 'uptime',
      say: 'shows how busy the machine is: the load over 1, 5 and 15 minutes',
    },
    {
      when: 'average load',
      also: 'system cpu show',
      make: 'uptime',
      say: 'shows how busy the machine is: the load over 1, 5 and 15 minutes',
    },
    {
      when: 'count process|running',
      not: 'kill docker',
      also: BASE,
      make: (slots) =>
        ((user) => (user === null ? 'ps -e --no-headers | wc -l' : `ps -u ${quote(user)} --no-headers | wc -l`))(
          slots.has('user') ? slots.named('user') : null,
        ),
      say: ['counts the processes', [/ -u (\S+) /, 'counts the processes of $1']],
    },
    {
      when: 'process',
      not: 'kill memory cpu port count zombie background docker install package service start launch job where',
      also: `${BASE} tree`,
      make: (slots) => {
        if (slots.says('tree')) return 'ps -ef --forest';
        if (slots.has('user', 'owner')) {
          slots.explain('owner', 'user');
          const user = slots.after('by user of', 'user') ?? slots.named('user');
          if (user !== null)
            return /^(me|myself|i)$/.test(user) ? 'ps -u "$(id -un)" -f' : `ps -u ${user === 'root directory' ? 'root' : quote(user)} -f`;
        }
        const sought = slots.has('show', 'find', 'running', 'count') || slots.says('what', 'which', 'is');
        const name = sought ? (slots.quoted() ?? slots.name()) : null;
        // a process that has a file open is not called after it
        if (name?.includes('/') === true) return null;
        if (!sought && !slots.says('processes', 'my')) return null;
        return name === null ? (slots.says('my') ? 'ps -u "$(id -un)" -f' : 'ps aux') : `pgrep -af ${quote(name)}`;
      },
      say: [
        'lists the processes',
        [/--forest/, 'shows the processes as a tree'],
        [/^ps -u "\$/, 'lists your own processes'],
        [/^ps -u (\S+) /, 'lists the processes of $1'],
        [/^pgrep -af (\S+)$/, 'lists the processes whose command contains $1'],
      ],
    },
    {
      when: 'running',
      not:
        'kill service process docker count memory cpu port system version log restart launch command shell kernel package ' +
        'background job cron file line user install python node container serve',
      also: 'show all find current still check',
      make: (slots) =>
        ((name) =>
          name === null || /[./]/.test(name) || slots.tokens[0]?.low === 'can' || !slots.says('running', 'active', 'up', 'started')
            ? null
            : `pgrep -af ${quote(name)}`)(slots.name()),
      say: ['shows whether it is running', [/ (\S+)$/, 'shows whether $1 is running']],
    },
    { when: 'process tree|structure', also: BASE, make: 'ps -ef --forest', say: 'shows the processes as a tree' },
    {
      when: 'zombie',
      also: BASE,
      make: "ps -eo pid,ppid,stat,comm | awk '$3 ~ /Z/'",
      say: 'lists the processes that have ended but wait for their parent',
    },
    { when: 'background|job', not: 'kill cron', also: BASE, make: 'jobs -l', say: 'lists the background jobs of this shell' },
    {
      when: 'kill process|port|force|kill',
      not: 'docker service file shutdown',
      also: 'force running port process all listen command current',
      make: (slots, machine) => {
        if (slots.has('port') || slots.tokens.some((token) => /^:\d+$/.test(token.raw))) {
          const port = slots.port();
          return port === null ? null : machine.has('fuser') && machine.gnu ? `fuser -k ${port}/tcp` : `lsof -ti tcp:${port} | xargs kill`;
        }
        const force = slots.has('force') ? '-9 ' : '';
        const pid = slots.integer();
        for (const [at, token] of slots.tokens.entries()) if (token.low === 'pid') slots.used.add(at);
        if (pid !== null) return `kill ${force}${pid}`;
        const name = slots.named('process');
        const sure = slots.has('process') || slots.says('kill', 'terminate', 'killall', 'quit');
        return name === null || !sure || !/^[\w.+-]+$/.test(name) || slots.says('kills', 'killing') ? null : `pkill ${force}${quote(name)}`;
      },
      say: [
        'ends the process',
        [/^fuser -k (\d+)\/tcp$/, 'ends the process that listens on port $1'],
        [/^lsof -ti tcp:(\d+) /, 'ends the processes that use port $1'],
        [/^kill (\d+)$/, 'ends the process $1'],
        [/^kill -9 (\d+)$/, 'ends the process $1 by force'],
        [/^pkill (?!-)(\S+)$/, 'ends every process whose name contains $1'],
        [/^pkill -9 (\S+)$/, 'ends every process whose name contains $1 by force'],
      ],
    },
    {
      when: 'port',
      not: 'kill listen-x scan forward',
      also: 'process find show use running eat listen connection open all current which occupy command busy blocking network',
      make: holder,
      say: ['shows the process that listens on that port', [/:(\d+)/, 'shows the process that listens on port $1']],
      bonus: 0.2,
    },
    {
      when: 'port|listen|connection',
      not: 'kill',
      also: 'show all find network listen connection open active running process current tcp count',
      make: (slots, machine) =>
        slots.tokens.some((token) => token.kind === 'number')
          ? null
          : slots.has('connection') && !slots.has('listen', 'port')
            ? machine.gnu
              ? 'ss -tunp'
              : 'netstat -an'
            : machine.gnu
              ? 'ss -tulnp'
              : 'lsof -nP -iTCP -sTCP:LISTEN',
      say: ['lists the ports that programs listen on', [/^(?:ss -tunp|netstat)/, 'lists the network connections']],
    },
    {
      when: 'open-file|file process|open-file',
      not: 'kill delete count',
      also: BASE,
      make: (slots) =>
        // "how do I open x.7z" asks for no process
        slots.says('using', 'uses', 'opened', 'lsof', 'has') ||
        (slots.says('open') && slots.says('which', 'what', 'who', 'process', 'processes', 'program', 'programs'))
          ? ((path) => (path === null ? null : `lsof ${quote(path)}`))(slots.path())
          : null,
      say: ['lists the processes that have the file open', [/^lsof (\S+)$/, 'lists the processes that have $1 open']],
    },
    {
      when: 'eat|find',
      not: 'port kill memory cpu space disk',
      also: `${BASE} file open-file`,
      make: (slots) =>
        slots.says('using') ? ((path) => (path === null || !/[./]/.test(path) ? null : `lsof ${quote(path)}`))(slots.path()) : null,
      say: ['lists the processes that have the file open', [/^lsof (\S+)$/, 'lists the processes that have $1 open']],
    },
    {
      when: 'measure|time',
      not: 'zone date show timestamp last modified delete',
      also: 'command run running how long take uptime eat launch current',
      make: (slots) =>
        slots.says('measure', 'time', 'benchmark', 'long')
          ? ((command) => (command === null ? null : `time ${command}`))(
              slots.tokens.some((token) => token.kind === 'quoted') ? slots.quoted() : null,
            )
          : null,
      say: 'runs the command and shows how long it takes',
    },
    {
      when: 'wait',
      also: 'time',
      make: (slots) => {
        const age = slots.age();
        if (age !== null) return `sleep ${age.minutes * 60}`;
        const n = slots.integer();
        if (n === null) return null;
        for (const [at, token] of slots.tokens.entries()) if (/^seconds?|secs?$/.test(token.low)) slots.used.add(at);
        return `sleep ${n}`;
      },
      say: ['waits', [/^sleep (\d+)$/, 'waits $1 seconds']],
    },
  ],
};
