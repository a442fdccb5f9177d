/** Reads what the files of a project say about its tasks. Nothing is run; what is read is bounded by the endpoints. */
import type { Machine } from './types.ts';

export type Task = 'test' | 'build' | 'release' | 'run' | 'dev' | 'install' | 'lint' | 'format';

/** The commands for the tasks of a project, and for its scripts by name. */
export interface Project {
  /** The file that says so. */
  readonly file: string;
  readonly tasks: Partial<Readonly<Record<Task, string>>>;
  /** The command for each script, recipe or target. */
  readonly scripts: ReadonlyMap<string, string>;
  /** The command that lists the scripts; null when there are none. */
  readonly list: string | null;
  /** The command that adds a dependency, without its name; null when the file has no dependencies. */
  readonly add: string | null;
}

type Reader = (text: string, machine: Machine) => Project | null;

const isPlain = (name: string): boolean => /^[A-Za-z0-9][\w:.-]{0,60}$/.test(name);
const defined = (tasks: Readonly<Record<string, string | undefined>>): Project['tasks'] =>
  Object.fromEntries(Object.entries(tasks).filter(([, command]) => command !== undefined));
const byName = (names: readonly string[], command: (name: string) => string): ReadonlyMap<string, string> =>
  new Map(names.filter(isPlain).map((name) => [name, command(name)]));

const MANAGERS = [
  ['pnpm-lock.yaml', 'pnpm', 'pnpm add'],
  ['yarn.lock', 'yarn', 'yarn add'],
  ['bun.lock', 'bun', 'bun add'],
  ['bun.lockb', 'bun', 'bun add'],
  ['package-lock.json', 'npm', 'npm install'],
] as const;

const readPackage: Reader = (text, machine) => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof data !== 'object' || data === null) return null;
  const table = 'scripts' in data && typeof data.scripts === 'object' && data.scripts !== null ? Object.keys(data.scripts) : [];
  const [, manager, add] = MANAGERS.find(([lock]) => machine.exists(lock)) ?? ['', 'npm', 'npm install'];
  const scripts = byName(table, (name) => (name === 'test' || name === 'start' ? `${manager} ${name}` : `${manager} run ${name}`));
  const first = (...names: readonly string[]): string | undefined =>
    names.map((name) => scripts.get(name)).find((one) => one !== undefined);
  return {
    file: 'package.json',
    tasks: defined({
      test: first('test'),
      build: first('build', 'compile'),
      run: first('start', 'dev', 'serve'),
      dev: first('dev', 'start:dev', 'start', 'serve'),
      install: `${manager} install`,
      lint: first('lint'),
      format: first('format', 'fmt', 'prettier'),
    }),
    scripts,
    list: scripts.size === 0 ? null : machine.has('jq') ? 'jq .scripts package.json' : `${manager} run`,
    add,
  };
};

const readPython: Reader = (text, machine) => {
  const [prefix, install, add] = machine.exists('uv.lock')
    ? ['uv run ', 'uv sync', 'uv add']
    : machine.exists('poetry.lock') || /^\[tool\.poetry\]/m.test(text)
      ? ['poetry run ', 'poetry install', 'poetry add']
      : [
          machine.exists('.venv') ? '.venv/bin/python -m ' : 'python3 -m ',
          `${machine.exists('.venv') ? '.venv/bin/python' : 'python3'} -m pip install -e .`,
          null,
        ];
  return {
    file: 'pyproject.toml',
    tasks: defined({
      test: /pytest/.test(text) || machine.exists('tests') || machine.exists('test') ? `${prefix}pytest` : undefined,
      build: prefix === 'uv run ' ? 'uv build' : prefix === 'poetry run ' ? 'poetry build' : `${prefix}build`,
      install,
      lint: /\bruff\b/.test(text) ? `${prefix}ruff check` : /\bflake8\b/.test(text) ? `${prefix}flake8` : undefined,
      format: /\bruff\b/.test(text) ? `${prefix}ruff format` : /\bblack\b/.test(text) ? `${prefix}black .` : undefined,
    }),
    scripts: new Map(),
    list: null,
    add,
  };
};

const readRequirements: Reader = (text, machine) => {
  const python = machine.exists('.venv') ? '.venv/bin/python' : 'python3';
  return {
    file: 'requirements.txt',
    tasks: defined({
      install: `${python} -m pip install -r requirements.txt`,
      test: /pytest/.test(text) ? `${python} -m pytest` : undefined,
    }),
    scripts: new Map(),
    list: null,
    add: null,
  };
};

const cargo: Reader = () => ({
  file: 'Cargo.toml',
  tasks: {
    test: 'cargo test',
    build: 'cargo build',
    release: 'cargo build --release',
    run: 'cargo run',
    install: 'cargo fetch',
    lint: 'cargo clippy',
    format: 'cargo fmt',
  },
  scripts: new Map(),
  list: null,
  add: 'cargo add',
});

const go: Reader = () => ({
  file: 'go.mod',
  tasks: {
    test: 'go test ./...',
    build: 'go build ./...',
    run: 'go run .',
    install: 'go mod download',
    lint: 'go vet ./...',
    format: 'go fmt ./...',
  },
  scripts: new Map(),
  list: null,
  add: 'go get',
});

/** A file of named recipes: make and just. */
const recipes =
  (file: string, program: string, pattern: RegExp, list: string): Reader =>
  (text) => {
    const names = [...text.matchAll(pattern)].map((match) => match[1] ?? '').filter((name) => !name.startsWith('.'));
    const scripts = byName([...new Set(names)], (name) => `${program} ${name}`);
    const first = (...some: readonly string[]): string | undefined =>
      some.map((name) => scripts.get(name)).find((one) => one !== undefined);
    return {
      file,
      tasks: defined({
        test: first('test', 'tests', 'check'),
        build: first('build', 'all', 'compile'),
        release: first('release'),
        run: first('run', 'start', 'serve'),
        dev: first('dev', 'serve', 'run'),
        install: first('deps', 'dependencies', 'setup', 'bootstrap'),
        lint: first('lint'),
        format: first('format', 'fmt'),
      }),
      scripts,
      list: scripts.size === 0 ? null : list,
      add: null,
    };
  };

const MAKE_TARGET = /^([A-Za-z0-9][\w.-]*)\s*:(?![=:])/gm;
const READERS: readonly (readonly [file: string, read: Reader])[] = [
  ['package.json', readPackage],
  ['pyproject.toml', readPython],
  ['requirements.txt', readRequirements],
  ['Cargo.toml', cargo],
  ['go.mod', go],
  ['Makefile', recipes('Makefile', 'make', MAKE_TARGET, "grep -E '^[A-Za-z0-9][A-Za-z0-9_.-]*:' Makefile")],
  ['makefile', recipes('makefile', 'make', MAKE_TARGET, "grep -E '^[A-Za-z0-9][A-Za-z0-9_.-]*:' makefile")],
  ['justfile', recipes('justfile', 'just', /^@?([A-Za-z][\w-]*)(?: [^:=]*)?:(?!=)/gm, 'just --list')],
];

/** The projects whose files are in the user's folder, in the order in which they are asked. */
export const projectsIn = (machine: Machine): readonly Project[] =>
  READERS.flatMap(([file, reader]) => {
    const text = machine.exists(file) ? machine.readText(file) : null;
    return (text === null ? null : reader(text, machine)) ?? [];
  });
