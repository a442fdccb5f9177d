/** Questions about a meaning that a table or a computation answers truly. For all others there is no answer. */
import { type Phrase, say } from '../phrasebook.ts';
import { BYTES, cronFor, cronText, modeText, PORTS, signalText, signText, statusText, TAR } from './concept-tables.ts';

const or = (text: string | null): ReturnType<Phrase['reply']> => (text === null ? null : say(text));

const cron: Phrase['reply'] = ({ a = '', b = '', c = '', d = '', e = '' }) => or(cronText([a, b, c, d, e]));

const MEAN = '(mean|do|stand for|means)';

export const conceptPhrases: readonly Phrase[] = [
  {
    ask: [
      `what (does|do) [the] [chmod|mode|permission|permissions|file mode] {mode} [permission|permissions] ${MEAN}`,
      'what (permissions|permission|rights) (are|is) {mode}',
      'what is [the|a] [chmod|mode|permission|file mode] {mode}',
      '(chmod|mode|permissions|permission) {mode} (meaning|mean|explained|explanation)',
      'explain [chmod|mode|permissions|permission] {mode}',
      'meaning of [chmod|mode|permissions|permission] {mode}',
    ],
    reply: ({ mode = '' }) => or(modeText(mode)),
  },
  {
    ask: [
      `what (does|do) [the|an] (exit|return|error|status) (code|status) [of] {status} ${MEAN}`,
      'what is [the] (exit|return) (code|status) {status}',
      '(exit|return) (code|status) {status} [meaning|mean|means|explained]',
      'meaning of [the] (exit|return) (code|status) {status}',
      'explain (exit|return) (code|status) {status}',
    ],
    reply: ({ status = '' }) => (/^\d{1,3}$/.test(status) ? or(statusText(Number(status))) : null),
  },
  {
    ask: [
      'what is [the] signal {signal}',
      `what does [the] signal {signal} ${MEAN}`,
      'signal {signal} [meaning]',
      `what does kill {signal} ${MEAN}`,
      '(explain|meaning of) [signal] {signal}',
      `what (is|does) {signal} [do|mean]`,
    ],
    reply: ({ signal = '' }) =>
      /^(?:-?\d{1,2}|-?(?:sig)?(?:hup|int|quit|ill|abrt|fpe|kill|segv|pipe|alrm|term))$/i.test(signal) ? or(signalText(signal)) : null,
  },
  {
    ask: [
      '(what|which) [tcp|network] port does {name} (use|listen on|run on|need)',
      '(what|which) is the [default|standard] port (of|for) {name}',
      '[default|standard|usual] [tcp] port (of|for|number of) {name}',
      '(what|which) port is {name} [on]',
      '{name} default port',
    ],
    reply: ({ name = '' }) => {
      const port = PORTS[name.toLowerCase()];
      return port === undefined ? null : say(`${name} uses port ${port} by default.`);
    },
  },
  {
    ask: [
      '(what|which) (service|program|protocol) uses port {port} [by default|usually|normally]',
      '(what|which) (service|protocol) is port {port}',
      'what is port {port} [used for|for]',
      'what (runs|listens) on port {port} (usually|normally|by default|typically)',
    ],
    reply: ({ port = '' }) => {
      const names = Object.entries(PORTS).flatMap(([name, number]) => (String(number) === port ? [name] : []));
      return names.length === 0 ? null : say(`Port ${port} is that of ${names.join(', ')} by default.`);
    },
  },
  {
    ask: [
      '[what does|explain|what is|meaning of|when does] [the|this] [cron|crontab|cron job|cronjob] ' +
        '[expression|line|schedule|entry|job|time] {a} {b} {c} {d} {e} [mean|do|run|means]',
    ],
    reply: cron,
  },
  {
    ask: [
      '[write|make|give me|what is] [a|the] (cron|crontab) (line|expression|entry|schedule) (for|to run|that runs) [every|each] {day} at {hour}',
      '[write|make|give me|what is] [a|the] (cron|crontab) (line|expression|entry|schedule) ' +
        '(for|to run|that runs) [a job|something] [every|each] {day} at {hour}',
    ],
    reply: ({ day = '', hour = '' }) => {
      const fields = cronFor(day, hour);
      return fields === null ? null : say(`${fields} COMMAND, which crontab -e adds to your cron table.`);
    },
  },
  {
    ask: [
      'what do the (letters|options|flags) (in|of) tar [-] {letters} (mean|stand for|do)',
      'what does tar {letters} (mean|do)',
      '(explain|meaning of) tar {letters}',
    ],
    reply: ({ letters = '' }) => {
      const each = [...letters.replace(/^-/, '')];
      return each.length > 0 && each.length < 9 && each.every((letter) => Object.hasOwn(TAR, letter))
        ? say(`tar ${letters}: ${each.map((letter) => `${letter} ${TAR[letter]}`).join('; ')}.`)
        : null;
    },
  },
  {
    ask: [
      'how many bytes (are in|are there in|in|has|does) [a|an|one|1] {unit} [have]',
      '[a|one|1] {unit} in bytes',
      'what is [a|one|1] {unit} in bytes',
    ],
    reply: ({ unit = '' }) => {
      const sizes = BYTES[unit.toLowerCase()];
      if (sizes === undefined) return null;
      const [decimal, binary] = sizes.map((size) => size.toLocaleString('en-US'));
      return say(`A ${unit} is ${decimal} bytes, or ${binary} where sizes count in units of 1024, as in ls -h and du -h.`);
    },
  },
  {
    ask: [
      `what (does|is) [the] {sign} [sign|symbol|operator] [mean|do|stand for] ` +
        `[in bash|in zsh|in a path|in paths|in the shell|in a command|in a script|in shell scripts]`,
      'meaning of {sign} [in bash|in the shell|in shell scripts]',
    ],
    reply: ({ sign = '' }) => or(signText(sign)),
  },
  {
    ask: [
      '[what is the|explain the] (difference|differences) between {one} and {other} [in bash|in the shell]',
      'what is the difference of {one} and {other}',
    ],
    reply: ({ one = '', other = '' }) => {
      const [first, second] = [signText(one), signText(other)];
      return first === null || second === null ? null : say(`${first}\n${second}`);
    },
  },
];
