/** `npm run lab NAME …` runs one experiment; without a name it lists them. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

interface Experiment {
  readonly about: string;
  /** The arguments after the name. */
  readonly usage: string;
  /** A file of this folder, which gets the arguments … */
  readonly file?: string;
  /** … or a test file that reads a collection; this variable names its folder. */
  readonly test?: { readonly file: string; readonly variable: string };
}

const EXPERIMENTS: Readonly<Record<string, Experiment>> = {
  offline: { about: 'answers of `offline`, executed and compared with a reference', usage: '[-v] [GROUP]', file: 'offline/run.ts' },
  secrets: { about: 'secrets from public collections that are masked', usage: '[-v] FOLDER…', file: 'secrets/run.ts' },
  attacks: { about: 'attacks that succeed, honest answers that are commented out', usage: '[-v] [NL2BASH_FOLDER]', file: 'attacks/run.ts' },
  trust: { about: 'suggestions that are commented out, hostile and honest ones', usage: '[-- OPTION…] [FILE…]', file: 'trust/run.ts' },
  odds: {
    about: 'what is learned of which words ask for which effects, and how well it tells sets apart that it never saw',
    usage: '[-- --without SET… --write]',
    file: 'odds/run.ts',
  },
  check: { about: 'mistakes that are found in commands', usage: 'COMMANDS_FILE [SEED] [-v]', file: 'check/run.ts' },
  effects: { about: 'commands that are recognised as dangerous', usage: 'DENY_FILE ALLOW_FILE [--wrong]', file: 'effects/run.ts' },
  questions: { about: 'questions that reach the provider exactly', usage: 'FILE [bash|zsh]', file: 'questions/run.ts' },
  recordings: {
    about: 'recorded answers of providers, read again',
    usage: 'FOLDER',
    test: { file: 'tests/llm/recordings.test.ts', variable: 'YOSH_RECORDINGS' },
  },
  pairs: {
    about: 'output rendered as another emulator renders it',
    usage: 'FOLDER',
    test: { file: 'tests/transcript/pairs.test.ts', variable: 'YOSH_XTERM_PAIRS' },
  },
  hostile: {
    about: 'collections of hostile text on a terminal',
    usage: 'FOLDER[:FOLDER]',
    test: { file: 'tests/trust/control-bytes.test.ts', variable: 'YOSH_HOSTILE' },
  },
  faults: { about: 'shells that survive when a signal ends the proxy', usage: '[COUNT]', file: 'faults/run.ts' },
  busy: { about: 'companions that are replaced on a busy machine, and wrong answers', usage: '[COUNT] [LOAD]', file: 'busy/run.ts' },
  'first-facts': {
    about: 'first questions that have every fact, on a busy machine',
    usage: '[COUNT] [LOAD] [ROOT…]',
    file: 'first-facts/run.ts',
  },
  growth: { about: 'memory of a session after many questions and prompts', usage: '[QUESTIONS] [PROMPTS]', file: 'growth/run.ts' },
  'many-sessions': { about: 'memory of many sessions at once', usage: '[COUNT]', file: 'many-sessions/run.ts' },
  matrix: {
    about: 'configurations of users, compared with the bare shell; `npm run matrix` is the same',
    usage: '--checkouts FOLDER [--clone] [--only NAME]',
    file: 'matrix/run.ts',
  },
  suites: { about: 'test suites of other programs, bare and in a session', usage: 'FOLDER [NAME] [N]', file: 'suites/run.ts' },
  launcher: { about: 'shells that open when a command of the launcher fails', usage: '', file: 'launcher/run.ts' },
  'slow-servers': {
    about: 'slow but healthy servers, at true speed, and what the screen says',
    usage: '[NAME]',
    file: 'slow-servers/run.ts',
  },
  lessons: { about: 'fixes of errors that are prefilled in another place, and near misses', usage: '[-v]', file: 'lessons/run.ts' },
  recall: { about: 'earlier commands found by remembered words: the record, grep and fzf', usage: '[-v]', file: 'recall/run.ts' },
  record: { about: 'the record with 100,000 commands: size, writes, queries', usage: '[COMMANDS]', file: 'record/run.ts' },
  'record-session': {
    about: 'questions beside a record of 100,000 commands and beside an empty one',
    usage: '[COMMANDS]',
    file: 'record-session/run.ts',
  },
  writers: {
    about: 'terminals that write the record at once and are killed',
    usage: '[KILLS | -- --sessions [KILLS]]',
    file: 'writers/run.ts',
  },
  replay: { about: 'recorded exchanges of three wires, replayed offline', usage: '[-v]', file: 'replay/run.ts' },
  gallery: {
    about: 'answers of the gallery at four widths and three looks, in pieces, and after changes of the width',
    usage: '[-- NAME]',
    file: 'gallery/run.ts',
  },
  paths: {
    about: 'the first five minutes of a new user, from the clone on, in five ways',
    usage: '[-- -v] [PART_OF_A_NAME…]',
    file: 'paths/run.ts',
  },
  tail: { about: 'last output of a shell that arrives whole', usage: '[COUNT]', file: 'tail/run.ts' },
  slow: { about: 'CPU time of each test file, and the slowest tests', usage: '[FILE…]', file: 'slow/run.ts' },
  whole: { about: 'all of the tests of which `npm test` runs a sample', usage: '[PART_OF_A_PATH…]', file: 'whole/run.ts' },
  release: { about: 'the tarball, installed into an empty folder, and its size', usage: '', file: 'release/run.ts' },
};

function run([name = '', ...rest]: readonly string[]): number {
  const experiment = Object.hasOwn(EXPERIMENTS, name) ? EXPERIMENTS[name] : undefined;
  if (experiment === undefined) {
    for (const [each, { usage, about }] of Object.entries(EXPERIMENTS))
      console.log(`npm run lab ${`${each} ${usage}`.padEnd(44)} ${about}`);
    return name === '' ? 0 : 2;
  }
  const { file, test, usage } = experiment;
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(`npm run lab ${name} ${usage}\n${experiment.about}`);
    return 0;
  }
  const options = { stdio: 'inherit', cwd: path.resolve(import.meta.dirname, '..') } as const;
  if (test !== undefined && rest[0] === undefined) {
    console.error(`usage: npm run lab ${name} ${usage}`);
    return 2;
  }
  const done =
    test === undefined
      ? spawnSync(process.execPath, [path.join(import.meta.dirname, file ?? ''), ...rest], options)
      : spawnSync('vitest', ['run', test.file], { ...options, env: { ...process.env, [test.variable]: path.resolve(rest[0] ?? '') } });
  return done.status ?? 1;
}

process.exitCode = run(process.argv.slice(2));
