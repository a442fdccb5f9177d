/** Tasks of the project in the user's folder: tests, build, start, dependencies, lint, scripts by name. */
import { type Phrase, type Reply, run, say } from '../phrasebook.ts';
import { type Project, projectsIn, type Task } from '../project.ts';
import { quote } from '../quote.ts';
import type { Machine } from '../types.ts';

const DOES: Readonly<Record<Task, string>> = {
  test: 'runs the tests',
  build: 'builds the project',
  release: 'builds the project for release',
  run: 'starts the program of the project',
  dev: 'starts the development server',
  install: 'installs the dependencies of the project',
  lint: 'runs the linter',
  format: 'formats the code',
};

/** The first command of a project, with the file that it comes from. */
function first(machine: Machine, does: string, commandOf: (project: Project) => string | null | undefined): Reply | null {
  for (const project of projectsIn(machine)) {
    const command = commandOf(project);
    if (typeof command === 'string') return run(command, `${does}, from ${project.file}`);
  }
  return null;
}

const task =
  (name: Task): Phrase['reply'] =>
  (_, machine) =>
    first(machine, DOES[name], ({ tasks }) => tasks[name] ?? (name === 'release' ? tasks.build : undefined));

const THIS = '[this|the|my|our|it]';
const PROJECT = '(project|app|application|program|code|package|repo|repository|library|site|thing)';
const AT = '[here|in here|of this project|for this project|of the project|in this project|in this repo|in this folder]';

/** Nothing is there yet, so the first step of each kind. */
const NEW = '(set up|setup|start|create|make|begin|init|initialize) [a|an|my] [new|empty|fresh|small]';

export const projectPhrases: readonly Phrase[] = [
  {
    ask: [
      `(run|start|execute|launch|do) [all|all of] ${THIS} [unit|integration|project|project's] (tests|test suite|testsuite|test) ${AT}`,
      `test ${THIS} ${PROJECT}`,
      'run (pytest|vitest|jest|unit tests)',
    ],
    reply: task('test'),
  },
  {
    ask: [
      `(build|compile) ${THIS} ${PROJECT} (in|for) (release mode|release|production)`,
      `(build|compile) ${THIS} (in|for) (release mode|release|production)`,
      '(make|do) a (release|production) build',
    ],
    reply: task('release'),
  },
  {
    ask: [`(build|compile) ${THIS} ${PROJECT} ${AT}`, '(build|compile) (this|it)', '(make|do|run|start) (a|the) build'],
    reply: task('build'),
  },
  {
    ask: [
      `(start|run|launch|bring up) ${THIS} (dev|development) (server|mode|environment) ${AT}`,
      '(run|start) (this|it) in (dev|development) mode',
    ],
    reply: task('dev'),
  },
  { ask: [`(start|run|launch|execute) (this|the|my|our) ${PROJECT} ${AT}`, 'run (this|it) here'], reply: task('run') },
  {
    ask: [
      `(install|get|download|fetch) [all|all of] [the|my|its|our|this project's] [project|project's] ` +
        `(dependencies|requirements|deps|modules|packages it needs) ${AT}`,
    ],
    reply: task('install'),
  },
  {
    ask: [`(run|start|execute) [the] (linter|linters|lint|eslint|lint checks) ${AT}`, `lint ${THIS} (code|project|sources)`],
    reply: task('lint'),
  },
  {
    ask: ['(run|start) [the] (formatter|code formatter)', `format [all] ${THIS} (code|source code|sources|project)`],
    reply: task('format'),
  },
  {
    ask: [
      `(what|which) [npm|make|just|package] (scripts|targets|tasks|recipes) ` +
        `(are there|are available|do we have|do i have|can i run|exist|are defined) ${AT}`,
      '(what|which) (scripts|targets|tasks|recipes) does (the|this|my) (makefile|project|justfile|package.json|repo) (have|define)',
      `(list|show) [me] [all] [the] [npm|make|just|available] (scripts|targets|recipes) [of|in] [the|this] ` +
        `[makefile|project|justfile|package.json] ${AT}`,
    ],
    reply: (_, machine) => first(machine, 'lists what can be run here', ({ list }) => list),
  },
  {
    ask: [
      'add {name} (to|in|into) [this|the|my|our] (project|dependencies|package.json)',
      'add {name} as a [new] dependency',
      'add the (dependency|package|library|module|crate) {name}',
      'install {name} (in|into|for|to) (this|the|my|our) project',
    ],
    reply: ({ name = '' }, machine) =>
      /^[@\w][\w./@-]*$/.test(name)
        ? first(machine, `adds the dependency ${name}`, ({ add }) => (add === null ? null : `${add} ${quote(name)}`))
        : null,
  },
  {
    ask: [
      '(run|start|execute) [the] {name} [script|task|target|recipe]',
      '(run|start|execute) the (script|task|target|recipe) [called|named] {name}',
    ],
    reply: ({ name = '' }, machine) => first(machine, `runs the script ${name}`, ({ scripts }) => scripts.get(name)),
  },
  {
    ask: [
      '(start|bring up|launch|run) [all|all of] [the|my|our] [compose|docker] (containers|services|stack) in the background',
      '(start|bring up|launch) [all|all of] [the|my|our] [compose|docker compose] (stack|services|containers)',
    ],
    reply: (_, machine) =>
      hasCompose(machine) ? run('docker compose up -d', 'starts the services of the compose file in the background') : null,
  },
  {
    ask: ['(show|follow|watch|see|tail) [me] [the] logs of [all|all of] the [compose] (services|containers|stack)'],
    reply: (_, machine) =>
      hasCompose(machine) ? run('docker compose logs -f', 'follows the logs of all services of the compose file') : null,
  },
  { ask: [`${NEW} python (project|app|application|program)`], reply: (_, machine) => newPython(machine, false) },
  {
    ask: [`${NEW} python (project|app|application|program) with [unit|some] (tests|pytest)`],
    reply: (_, machine) => newPython(machine, true),
  },
  {
    ask: [`${NEW} (node|nodejs|javascript|npm) (project|app|application|package)`],
    reply: () => run('npm init -y', 'writes a package.json in this folder'),
  },
  {
    ask: [`${NEW} (project|app)`],
    reply: () =>
      say(
        'In an empty folder: `uv init` or `python3 -m venv .venv` for Python, `npm init -y` for Node, `cargo init` for Rust, `go mod init NAME` for Go.',
      ),
  },
];

const newPython = (machine: Machine, tests: boolean): Reply => {
  if (machine.has('uv'))
    return tests
      ? run('uv init && uv add --dev pytest', 'makes a Python project in this folder, with pytest for its tests')
      : run('uv init', 'makes a Python project in this folder');
  const enters = '. .venv/bin/activate enters it';
  return tests
    ? run('python3 -m venv .venv && .venv/bin/pip install pytest', `makes an environment for Python here, with pytest; ${enters}`)
    : run('python3 -m venv .venv', `makes an environment for Python here; ${enters}`);
};

const hasCompose = (machine: Machine): boolean =>
  ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml'].some((file) => machine.exists(file));
