/** The time elsewhere, commands at set times, and series of names: requests whose words are worked out before they become a command. */
import { WEEKDAYS } from '../../base/weekdays.ts';
import { type Phrase, type Reply, run } from '../phrasebook.ts';
import type { Machine } from '../types.ts';
import { timeOfDay } from '../units.ts';

type Holes = Readonly<Record<string, string>>;

/** Places that people name and that no time zone is called after. */
const ZONE_OF: Readonly<Record<string, string>> = {
  utc: 'UTC',
  gmt: 'UTC',
  beijing: 'Asia/Shanghai',
  china: 'Asia/Shanghai',
  japan: 'Asia/Tokyo',
  korea: 'Asia/Seoul',
  'south korea': 'Asia/Seoul',
  india: 'Asia/Kolkata',
  mumbai: 'Asia/Kolkata',
  delhi: 'Asia/Kolkata',
  'new delhi': 'Asia/Kolkata',
  bangalore: 'Asia/Kolkata',
  calcutta: 'Asia/Kolkata',
  kiev: 'Europe/Kiev',
  kyiv: 'Europe/Kiev',
  germany: 'Europe/Berlin',
  munich: 'Europe/Berlin',
  hamburg: 'Europe/Berlin',
  frankfurt: 'Europe/Berlin',
  france: 'Europe/Paris',
  italy: 'Europe/Rome',
  milan: 'Europe/Rome',
  barcelona: 'Europe/Madrid',
  austria: 'Europe/Vienna',
  switzerland: 'Europe/Zurich',
  geneva: 'Europe/Zurich',
  england: 'Europe/London',
  uk: 'Europe/London',
  'the uk': 'Europe/London',
  scotland: 'Europe/London',
  ireland: 'Europe/Dublin',
  poland: 'Europe/Warsaw',
  sweden: 'Europe/Stockholm',
  norway: 'Europe/Oslo',
  greece: 'Europe/Athens',
  'san francisco': 'America/Los_Angeles',
  california: 'America/Los_Angeles',
  seattle: 'America/Los_Angeles',
  'las vegas': 'America/Los_Angeles',
  'san diego': 'America/Los_Angeles',
  la: 'America/Los_Angeles',
  nyc: 'America/New_York',
  boston: 'America/New_York',
  washington: 'America/New_York',
  miami: 'America/New_York',
  atlanta: 'America/New_York',
  texas: 'America/Chicago',
  dallas: 'America/Chicago',
  houston: 'America/Chicago',
  austin: 'America/Chicago',
  montreal: 'America/Toronto',
  rio: 'America/Sao_Paulo',
  'rio de janeiro': 'America/Sao_Paulo',
  hawaii: 'Pacific/Honolulu',
  'hong kong': 'Asia/Hong_Kong',
  taiwan: 'Asia/Taipei',
  thailand: 'Asia/Bangkok',
  vietnam: 'Asia/Ho_Chi_Minh',
  'tel aviv': 'Asia/Jerusalem',
  'abu dhabi': 'Asia/Dubai',
  'cape town': 'Africa/Johannesburg',
  egypt: 'Africa/Cairo',
  'new zealand': 'Pacific/Auckland',
  wellington: 'Pacific/Auckland',
};

/** The time zone of a place: one that is called after it, or one of those above. */
function zoneOf(place: string): string | null {
  const low = place.toLowerCase().replace(/[?.!]+$/, '');
  const own = ZONE_OF[low];
  if (own !== undefined) return own;
  const last = low.replace(/ /g, '_');
  return (
    Intl.supportedValuesOf('timeZone').find((zone) => [zone.toLowerCase(), zone.toLowerCase().split('/').at(-1)].includes(last)) ?? null
  );
}

const timeIn = ({ rest = '' }: Holes): Reply | null => {
  const zone = zoneOf(rest.replace(/ (?:right )?now$/i, ''));
  if (zone === null) return null;
  return zone === 'UTC'
    ? run('date -u', 'prints the date and the time in UTC')
    : run(`TZ=${zone} date`, `prints the date and the time in ${zone}`);
};

/** The minute and the hour of `2:30`, `14:00`, `3am`, `midnight`, as cron has them; null for no time. */
function clock(text: string, half = ''): string | null {
  if (half !== '' && !/^[ap]\.?m\.?$/i.test(half)) return null;
  const low = `${text}${half}`.toLowerCase().replace(/\./g, '');
  if (low === 'midnight') return '0 0';
  if (low === 'noon') return '0 12';
  const time = timeOfDay(low, true);
  return time === null ? null : `${time.minute} ${time.hour}`;
}

/** A script or a program with its path, without what cron reads otherwise (`%`). */
const SCRIPT = /^(?:~\/|\.{0,2}\/)?[\w][\w./-]*$/;

/** Adds a line to the user's cron table, and keeps those that are there. Null for what cron would not find. */
function cron(times: string | null, script: string, when: string): Reply | null {
  if (times === null || !SCRIPT.test(script)) return null;
  // cron runs in the home folder with a short PATH: a script of this folder needs its place
  if (!/^[~/]/.test(script)) {
    if (!/\.(?:sh|py|pl|rb)$|^\.\//.test(script) || script.startsWith('../')) return null;
    const line = `"${times} $PWD/${script.replace(/^\.\//, '')}"`;
    return run(
      `(crontab -l 2>/dev/null; echo ${line}) | crontab -`,
      `adds a line to your cron table, which runs ${script} of this folder ${when}`,
    );
  }
  return run(
    `(crontab -l 2>/dev/null; echo '${times} ${script}') | crontab -`,
    `adds a line to your cron table, which runs ${script} ${when}`,
  );
}

const daily: Phrase['reply'] = ({ script = '', time = '', half = '' }) => {
  const at = clock(time, half);
  return cron(at === null ? null : `${at} * * *`, script, `every day at ${time}${half}`);
};

const weekly: Phrase['reply'] = ({ script = '', time = '', half = '', day = '' }) => {
  const at = clock(time === '' ? 'midnight' : time, half);
  const number = WEEKDAYS.indexOf(day.toLowerCase().replace(/s$/, ''));
  return at === null || number < 0
    ? null
    : cron(`${at} * * ${number}`, script, `every ${WEEKDAYS[number] ?? ''} at ${time === '' ? 'midnight' : time}${half}`);
};

const RUN = '(run|schedule|execute|start|call|launch) [command|script|cron job|cronjob]';
const DAILY = '(every day|each day|daily|every night|each night|nightly|every morning|each morning|every evening|each evening|once a day)';
const HALF = '[{half}]';
const JOB = '(add|make|create|set up) (cron job|cronjob|crontab entry|crontab line|cron entry) (that runs|to run|for|running)';

/** The names from one to another that differ in a number, or in one letter at their end; null when they differ otherwise. */
function series(one: string, other: string, machine: Machine): string | null {
  const [, before = '', from = '', after = ''] = /^([\w.-]*?)(\d+)([^\d/]*)$/.exec(one) ?? /^([\w-]*?)([a-z])((?:\.\w+)?)$/.exec(one) ?? [];
  if (from === '') return null;
  // `file1 to 12`: the second one may be the number alone
  const to = /^\d+$/.test(other)
    ? other
    : other.startsWith(before) && other.endsWith(after)
      ? other.slice(before.length, other.length - after.length)
      : '';
  const isNumber = /^\d+$/.test(from);
  if (!(isNumber ? /^\d{1,4}$/ : /^[a-z]$/).test(to) || !/^[\w.-]*$/.test(before + after)) return null;
  if (isNumber ? Number(from) >= Number(to) || Number(to) - Number(from) > 1000 : from >= to) return null;
  return machine.exists(one) ? null : `${before}{${from}..${to}}${after}`;
}

const many =
  (program: string, what: string): Phrase['reply'] =>
  ({ n = '', one = '', other = '' }, machine) => {
    const names = series(one, other, machine);
    const [, from = '', to = ''] = /\{(\d+)\.\.(\d+)\}/.exec(names ?? '') ?? [];
    // "12 files from 1 to 10" is a mistake
    if (names === null || (/^\d+$/.test(n) && from !== '' && Number(to) - Number(from) + 1 !== Number(n))) return null;
    return run(`${program} ${names}`, `makes the ${what} ${one} to ${other}`);
  };

const MAKE = '(make|create|touch|generate|add)';
const UP_TO = '(to|up to|through|until|till|thru|and so on to|and so on up to|..|-)';
const CALLED = '[named|called|with names|from|named from|numbered|labelled|labeled]';

export const timedPhrases: readonly Phrase[] = [
  {
    ask: [
      '(what time|what date|which time|what hour|what day) is it [now|right now|currently|at the moment] (in|at) {rest}',
      '[show|tell|give|what is] [current|local] (time|date|date and time|clock) [now|right now] in {rest}',
      'how late is it [now] in {rest}',
    ],
    reply: timeIn,
  },
  {
    ask: [
      `${RUN} {script} ${DAILY} at {time} ${HALF}`,
      `${RUN} {script} (at|for) {time} ${HALF} ${DAILY}`,
      `${DAILY} at {time} ${HALF} ${RUN} {script}`,
      `${RUN} {script} at {time} ${HALF} ${DAILY}`,
      `${JOB} {script} ${DAILY} at {time} ${HALF}`,
      `${JOB} {script} at {time} ${HALF} ${DAILY}`,
    ],
    reply: daily,
  },
  {
    ask: [
      `${RUN} {script} (every|each|on) {day} at {time} ${HALF}`,
      `${RUN} {script} at {time} ${HALF} (every|each|on) {day}`,
      `(every|each) {day} at {time} ${HALF} ${RUN} {script}`,
      `${RUN} {script} (every|each) {day}`,
    ],
    reply: weekly,
  },
  {
    ask: [`${RUN} {script} (every hour|hourly|each hour|once an hour) [on the hour]`, `(every hour|hourly|each hour) ${RUN} {script}`],
    reply: ({ script = '' }) => cron('0 * * * *', script, 'every hour'),
  },
  {
    ask: [
      `schedule {script} (every|each) {n} (minutes|mins|min)`,
      `${RUN} {script} (every|each) {n} (minutes|mins|min) (with cron|in cron|via cron|by cron|using cron|from cron)`,
      `(add|make|create|set up) (cron job|cronjob|crontab entry) (that runs|to run|for|running) {script} (every|each) {n} (minutes|mins|min)`,
    ],
    reply: ({ script = '', n = '' }) =>
      cron(/^\d{1,2}$/.test(n) && Number(n) > 0 && 60 % Number(n) === 0 ? `*/${n} * * * *` : null, script, `every ${n} minutes`),
  },
  {
    ask: [
      `${RUN} {script} (every month|monthly|each month|once a month|on the first of every month|on the first day of every month|on first of each month)`,
    ],
    reply: ({ script = '' }) => cron('0 0 1 * *', script, 'at midnight of the first of every month'),
  },
  {
    ask: [
      `${RUN} {script} (at boot|at every boot|on boot|at startup|on startup|when the machine starts|when this machine boots|at` +
        ' reboot|after every reboot|on reboot)',
    ],
    reply: ({ script = '' }) => cron('@reboot', script, 'whenever this machine starts'),
  },
  {
    ask: [`${MAKE} [new|empty] files ${CALLED} {one} ${UP_TO} {other}`, `${MAKE} {n} [new|empty] files ${CALLED} {one} ${UP_TO} {other}`],
    reply: many('touch', 'files'),
  },
  {
    ask: [
      `${MAKE} [new|empty] (folders|directories|dirs|subfolders) ${CALLED} {one} ${UP_TO} {other}`,
      `${MAKE} {n} [new|empty] (folders|directories|dirs|subfolders) ${CALLED} {one} ${UP_TO} {other}`,
      `${MAKE} (folder|directory) for (each|every) [month|day|year|week|number|chapter] [from] {one} ${UP_TO} {other}`,
    ],
    reply: many('mkdir', 'folders'),
  },
  {
    ask: ['(show|what is) [size of] (everything|this folder) total only'],
    reply: () => run('du -sh .', 'shows how much space this folder takes'),
  },
];
