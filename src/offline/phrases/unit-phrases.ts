/** Services of systemd by name. A name alone ("stop apache2") counts when there is such a unit on disk, else only beside "service". */
import { type Phrase, type Reply, run } from '../phrasebook.ts';
import type { Machine } from '../types.ts';
import { hasUnit } from '../units-on-disk.ts';

type Make = (name: string) => Reply;

const isName = (name: string): boolean =>
  /^[A-Za-z0-9][\w@.-]{0,60}$/.test(name) && !/^(?:a|an|the|this|that|it|my|all|every)$/i.test(name);

/** For a sentence that says "service". */
const named =
  (make: Make): Phrase['reply'] =>
  ({ name = '' }) =>
    isName(name) ? make(name) : null;
/** For a sentence that may be about anything. */
const known =
  (make: Make): Phrase['reply'] =>
  ({ name = '' }, machine: Machine) =>
    isName(name) && hasUnit(name, machine) ? make(name) : null;

const status: Make = (name) => run(`systemctl status ${name}`, `shows the status of the service ${name}`);
const logs: Make = (name) => run(`journalctl -xeu ${name}`, `shows the newest log lines of the service ${name}`);
const change =
  (verb: string, does: string): Make =>
  (name) =>
    run(`sudo systemctl ${verb} ${name}`, `${does} ${name}`);

const SERVICE = '(service|daemon|unit)';
const BOOT =
  '(automatically|at boot|on boot|at startup|on startup|automatically at boot|automatically on boot|automatically at startup|' +
  'automatically on startup|when the computer starts|when the system boots|with the system)';
const HOW = '[why|where are its logs|how can i see its logs|how do i see its logs]';
const UP = '(running|up|active|started|alive)';

/** Phrases for a sentence with the word "service", and without it. */
const both = (ask: (name: string) => readonly string[], make: Make): readonly Phrase[] => [
  { ask: [...ask(`[the|my] {name} ${SERVICE}`), ...ask(`the ${SERVICE} {name}`)], reply: named(make) },
  { ask: ask('[the|my] {name}'), reply: known(make) },
];

export const unitPhrases: readonly Phrase[] = [
  ...both((name) => [`start ${name} ${BOOT}`, `(make|have|let) ${name} start ${BOOT}`], change('enable', 'starts at each boot:')),
  ...both((name) => [`(stop|prevent|keep) ${name} from starting ${BOOT}`], change('disable', 'no longer starts at boot:')),
  ...both((name) => [`start ${name}`], change('start', 'starts the service')),
  ...both((name) => [`(stop|shut down) ${name}`], change('stop', 'stops the service')),
  ...both((name) => [`restart ${name}`], change('restart', 'restarts the service')),
  ...both((name) => [`(check|see|test) (if|whether) ${name} is ${UP}`, `is ${name} ${UP}`, `[show|check] [the] status of ${name}`], status),
  ...both(
    (name) => [
      `${name} (does not|do not|doesn't|will not|won't|fails to|cannot|can't) (start|run) ${HOW}`,
      `why (does|did) ${name} (not start|fail|not run)`,
    ],
    logs,
  ),
  {
    ask: [
      `(which|what) [systemd] (services|daemons|units) are ${UP} [now|right now|currently|at the moment|here]`,
      `(list|show|see|display) [me] [all] [the] [currently] (running|active) [systemd] (services|daemons)`,
    ],
    reply: () => run('systemctl list-units --type=service --state=running', 'lists the services that run'),
  },
];
