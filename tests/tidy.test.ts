/** The rules of docs/architecture.md, as failing tests: who may import whom, what the way to a prompt loads, what stands in no file. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROVIDER_NAMES } from '../src/providers/table.ts';
import { WIRE_NAMES } from '../src/providers/wires.ts';
import { SHELL_NAMES } from '../src/shell/shell-kinds.ts';
import { LONG, opensTerminal, quickFiles } from './support/lanes.ts';
import { programNames } from './support/program-names.ts';
import { ROOMS, withRooms } from './support/rooms.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => fs.existsSync(file));
const sources = tracked.filter((file) => file.startsWith('src/') && file.endsWith('.ts'));
const read = (file: string): string => fs.readFileSync(file, 'utf8');

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
  /** Performed when it is asked for, by `import()`. */
  readonly later: boolean;
}

function importsOf(file: string): Import[] {
  const found = read(file).matchAll(/^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/gm);
  return [...found].map(([, type, plain, dynamic]) => ({
    from: file,
    to: plain ?? dynamic ?? '',
    typeOnly: type !== undefined,
    later: dynamic !== undefined,
  }));
}

const room = (file: string): string => path.relative('src', file).split(path.sep)[0] ?? '';
const resolve = (one: Import): string => path.join(path.dirname(one.from), one.to);

const PROGRAMS: ReadonlySet<string> = new Set(programNames());
/** Words that are names of programs and just as often something else. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  'at cat code exit expand file fold fmt help history host http info join kill last link look make more mount move open patch read reset rev say script set size sort split strings sync test time top trap type watch what which who'.split(
    ' ',
  ),
);
/** Where words are listed that happen to be names of programs, and what they are there. */
const NO_PROGRAM_LISTS: Readonly<Record<string, string>> = {
  'src/check/operating-system.ts': 'which package manager a system has, by the id of the system',
  'src/shell/posix.ts': 'the builtins of the shells, held against the shells themselves',
  'src/shell/bash.ts': 'its builtins',
  'src/shell/zsh.ts': 'its builtins',
  'src/offline/families/system-requests.ts': 'words of questions',
  'src/offline/families/services.ts': 'words of questions',
  'src/offline/slots.ts': 'words of questions',
  'src/offline/danger.ts': 'a second opinion of the built-in answers, which must not depend on the table',
  'src/offline/read-question.ts': 'beginnings of addresses',
  'src/offline/unread.ts': 'parts of commands that account for a word',
  'src/offline/phrases/container-rows.ts': 'words of questions',
  'src/review/properties.ts': 'parts of commands that choose by a property',
  'src/effects/escapes.ts': 'parts of the names of settings',
  'src/effects/local-code.ts': 'names of scripts in projects',
  'src/lessons/error-line.ts': 'endings of files',
  'src/ui/hyperlinks.ts': 'what terminals call themselves',
};

/** The alternatives of an expression, in and outside of its groups, without what may be missing and what only looks ahead or back. */
function alternatives(code: string): readonly (readonly string[])[] {
  const word = (text: string): string => text.replaceAll(/\\[bsBSdw][+*?]?|\[[^\]]*\][+*?]?|[?*+^$]|\{[^}]*\}/g, '').trim();
  const found: (readonly string[])[] = [];
  let left = code;
  for (let depth = 0; depth < 5; depth += 1) {
    left = left.replaceAll(/\((?:\?:)?[^()\n]*\)[?*]|\(\?<?[!=][^()\n]*\)/g, '');
    found.push(
      ...[...left.matchAll(/\((?:\?:|\?<\w+>)?([^()\n]*\|[^()\n]*)\)|(?<=[/^`'])([^()/\n'`\s]*\|[^()/\n'`\s]*)(?=[/$`'])/g)].map(
        ([, inner, whole]) => (inner ?? whole ?? '').split('|').map(word),
      ),
    );
    left = left.replaceAll(/\((?:\?:|\?<\w+>)?([^()\n]*)\)/g, (_, inner: string) => inner);
  }
  return found;
}

/** Programs of the table that a text lists: in an array, in a string of words, in the alternatives of an expression. */
function listedPrograms(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, '');
  const lists = [
    ...[...code.matchAll(/(?:'[^'\n]*'\s*,\s*){2,}'[^'\n]*'/g)].map(([all]) =>
      [...all.matchAll(/'([^'\n]*)'/g)].map(([, word = '']) => word),
    ),
    ...[...code.matchAll(/[`']([^`']{20,})[`']/g)].map(([, words = '']) => words.split(/\s+/)),
    ...alternatives(code),
  ];
  for (const words of lists.filter(({ length }) => length >= 4)) {
    const programs = new Set(words.filter((word) => /^[a-z][\w.-]*$/.test(word) && PROGRAMS.has(word) && !AMBIGUOUS.has(word)));
    if (programs.size >= 4 && programs.size > words.length / 2) return [...programs];
  }
  return [];
}

describe('one reader, one table', () => {
  test('only src/syntax parses shell text', () => {
    const wrong = sources.filter((file) => room(file) !== 'syntax' && /from 'unbash'|import\('unbash'\)/.test(read(file)));
    expect(wrong, 'ask readLine of src/syntax for the commands of a line').toEqual([]);
    // what takes a line apart by hand names the separators of commands in one character class
    const byHand = sources.filter(
      (file) =>
        !['syntax', 'programs', 'offline'].includes(room(file)) &&
        /(?:split|match|matchAll|replace)\(\/[^/\n]*\[[^\]\n]*(?:;[^\]\n]*\||\|[^\]\n]*;)[^\]\n]*\]/.test(read(file)),
    );
    expect(byHand, 'ask readLine of src/syntax for the commands of a line').toEqual([]);
  });

  test('what a program is stands in src/programs', () => {
    const wrong = sources
      .filter((file) => room(file) !== 'programs' && NO_PROGRAM_LISTS[file] === undefined)
      .flatMap((file) => {
        const programs = listedPrograms(read(file));
        return programs.length === 0
          ? []
          : [`${file} lists ${programs.slice(0, 6).join(', ')}: make it a facet of their rows in src/programs`];
      });
    expect(wrong).toEqual([]);
  });

  test('the rule finds a list', () => {
    expect(listedPrograms("const READERS = new Set(['cat', 'grep', 'sed', 'awk', 'jq']);")).toEqual(['grep', 'sed', 'awk', 'jq']);
    expect(listedPrograms("const LATER = `git docker kubectl npm`.split(' ');")).toHaveLength(4);
    expect(listedPrograms('/^(?:git|docker|podman|npm)$/.test(name)')).toHaveLength(4);
    expect(listedPrograms('/\\b(?:apt(?:-get)?|dnf|yum|zypper)\\s(?:\\S+\\s)*?install/')).toHaveLength(4);
    expect(listedPrograms('/^(?:mkfs(?:\\.\\w+)?|mkswap|swapon|pvcreate)$/')).toEqual(['mkfs', 'mkswap', 'swapon', 'pvcreate']);
    expect(listedPrograms('/(?:^|[\\s|;&(])(?:cat|xxd|od|hexdump|head)(?: -x)* y/')).toHaveLength(4);
    expect(listedPrograms('/^grep$|^rg$|^ag$|^ack$/')).toHaveLength(4);
    expect(listedPrograms("const COLOURS = ['red', 'green', 'blue', 'black'];")).toEqual([]);
  });
});

describe('rooms', () => {
  test('import only what the map allows', () => {
    const wrong: string[] = [];
    for (const one of sources.flatMap(importsOf).filter(({ to }) => to.startsWith('.') && to.endsWith('.ts'))) {
      const here = room(one.from);
      const there = room(resolve(one));
      if (here === there) continue;
      const { imports = [], types = [], later = [] } = ROOMS[here] ?? {};
      const allowed = imports.includes(there) || (one.typeOnly && types.includes(there)) || (one.later && later.includes(there));
      if (!allowed)
        wrong.push(`${one.from} imports ${one.to}: ${here} may use ${imports.join(', ') || 'nothing'}; see tests/support/rooms.ts`);
    }
    expect(wrong).toEqual([]);
  });

  test('a rule that nobody needs is no rule', () => {
    const used = new Set(
      sources
        .flatMap(importsOf)
        .filter(({ to }) => to.startsWith('.'))
        .map((one) => `${room(one.from)} → ${room(resolve(one))}${one.typeOnly ? ' as types' : one.later ? ' later' : ''}`),
    );
    const given = Object.entries(ROOMS).flatMap(([name, { imports = [], types = [], later = [] }]) => [
      // every room may use the base
      ...imports.filter((to) => to !== 'base').map((to) => `${name} → ${to}`),
      ...types.map((to) => `${name} → ${to} as types`),
      ...later.map((to) => `${name} → ${to} later`),
    ]);
    expect(given.filter((one) => !used.has(one))).toEqual([]);
  });

  test('no module reaches itself, not even by its types', () => {
    const graph = new Map(
      sources.map((file) => [
        file,
        importsOf(file)
          .filter((one) => one.to.startsWith('.'))
          .map(resolve),
      ]),
    );
    const cycles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, trail: readonly string[]): void => {
      if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      if (done.has(file)) return;
      done.add(file);
      for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    };
    for (const file of sources) visit(file, []);
    expect(cycles).toEqual([]);
  });

  test('every room is on the map', () => {
    const map = read('docs/architecture.md');
    for (const name of Object.keys(ROOMS)) expect(map).toContain(`\`src/${name}\``);
    expect([...new Set(sources.map(room))].toSorted()).toEqual(Object.keys(ROOMS).toSorted());
    expect(map, 'the table of rooms is not that of tests/support/rooms.ts: run npm run docs').toBe(withRooms(map));
  });

  test('the map names files that exist', () => {
    const names = [...read('docs/architecture.md').matchAll(/`([\w./-]+\.(?:ts|sh|bash|zsh))`/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(80);
    const wrong = names.filter((name) => !name.includes('NAME') && !tracked.some((file) => file === name || file.endsWith(`/${name}`)));
    expect(wrong).toEqual([]);
  });
});

describe('the recipes', () => {
  const pages = ['CONTRIBUTING.md', 'docs/architecture.md'];
  const paths = (text: string): readonly string[] =>
    [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*)`/g)].map(([, name = '']) => name).filter((name) => /^(?:src|tests|docs|lab)\//.test(name));

  test('name files that exist', () => {
    const isThere = (name: string): boolean => tracked.some((file) => file === name || file.startsWith(`${name}/`));
    const wrong = pages.flatMap((page) => paths(read(page)).filter((name) => !name.includes('NAME') && !isThere(name)));
    expect(wrong).toEqual([]);
  });

  test('name as many as they count', () => {
    const rows = [...read('CONTRIBUTING.md').matchAll(/^\| ([^|]+) \| (\d+) \| ([^|]+) \|/gm)];
    expect(rows.length).toBeGreaterThan(6);
    for (const [, what, files, which = ''] of rows) expect(`${what}: ${[...which.matchAll(/`[^`]+`/g)].length}`).toBe(`${what}: ${files}`);
  });
});

describe('state', () => {
  /** Rooms whose modules hold no state, so that two of anything can be made side by side and a test begins with nothing. */
  const STATELESS = ['llm', 'offline'];
  const CHANGES = 'set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill';

  function statesOf(text: string): readonly string[] {
    const found = [...text.matchAll(/^(?:export\s+)?(let|var)\s+(\w+)/gm)].map(([, , name]) => name ?? '');
    for (const [, name = '', value = ''] of text.matchAll(/^(?:export\s+)?const\s+(\w+)[^=\n]*=\s*([^\n]*)/gm)) {
      // a collection that begins empty is there to be filled, and an object of a class of ours to change
      const isMade =
        /^new (?:Weak)?(?:Map|Set)(?:<[^(]*>)?\(\)/.test(value) || /^new (?!Map|Set|RegExp|URL|Intl|TextEncoder)[A-Z]\w*\(/.test(value);
      const isChanged = new RegExp(`\\b${name}(?:\\.(?:${CHANGES})\\(|(?:\\.\\w+|\\[[^\\]]*\\])\\s*(?:[-+*/|&?]{0,2})=(?![=>]))`).test(
        text,
      );
      if (isMade || isChanged) found.push(name);
    }
    return found;
  }

  test('is found where it is', () => {
    expect(statesOf('let current = null;\n')).toEqual(['current']);
    expect(statesOf('const listed = new Map<string, string>();\n')).toEqual(['listed']);
    expect(statesOf('const servers = new LocalServers(list);\n')).toEqual(['servers']);
    expect(statesOf('const seen = [];\nconst f = () => seen.push(1);\n')).toEqual(['seen']);
    expect(statesOf('export const known: Known = {};\nconst f = () => { known.one = 1; };\n')).toEqual(['known']);
    expect(statesOf("const KINDS = new Set(['a']);\nconst f = () => KINDS.has('b');\nfunction g() {\n  let x = 1;\n}\n")).toEqual([]);
  });

  test('is not kept by modules', () => {
    const kept = sources
      .filter((file) => STATELESS.includes(room(file)))
      .flatMap((file) => statesOf(read(file)).map((name) => `${file}: ${name}`));
    expect(
      kept,
      'make it a field of a class; the program that needs one makes it (src/companion/open-providers.ts) and passes it in',
    ).toEqual([]);
  });
});

test('the current folder is asked for in one place: it may have been removed, and then the question throws', () =>
  expect(sources.filter((file) => file !== 'src/base/current-folder.ts' && read(file).includes('process.cwd()'))).toEqual([]));

const isLoaded = (one: Import): boolean => !one.typeOnly;

/** The files of `src` that a file loads by such imports, or that what it loads does. */
function loadedFiles(entry: string, counts: (one: Import) => boolean = isLoaded): readonly string[] {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    importsOf(file)
      .filter((one) => counts(one) && one.to.startsWith('.'))
      .map(resolve)
      .forEach(visit);
  };
  visit(entry);
  return [...reached];
}

/** The modules from outside `src` that a file loads, or that what it loads does. */
const loadedBy = (entry: string): readonly string[] =>
  loadedFiles(entry)
    .flatMap(importsOf)
    .filter(isLoaded)
    .map(({ to }) => to)
    .filter((to, at, all) => !to.startsWith('.') && all.indexOf(to) === at)
    .toSorted();

describe('the way to a prompt', () => {
  // what is loaded later is got by `process.getBuiltinModule`: node:tty behind the start of the shell, node:child_process with a companion
  test('loads node:fs and node:path before the shell starts, and nothing else', () =>
    expect(loadedBy('src/proxy/main.ts')).toEqual(['node:fs', 'node:path']));

  test('has its endpoints from outside: the engine loads no module of Node', () => expect(loadedBy('src/proxy/engine.ts')).toEqual([]));
});

test('a source file is known by its name alone, but for the index and the main file of a room', () => {
  const names = sources.map((file) => path.basename(file)).filter((name) => name !== 'index.ts' && name !== 'main.ts');
  expect(
    names.filter((name, at) => names.indexOf(name) !== at),
    'name it after what it holds, as git-state.ts',
  ).toEqual([]);
});

describe('every file', () => {
  test('of tests leaves the limit of a test to vitest.config.ts, or has a longer one', () => {
    const general = Number(/testTimeout: ([\d_]+)/.exec(read('vitest.config.ts'))?.[1]?.replaceAll('_', ''));
    const shorter = tracked
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) => [...read(file).matchAll(/, \{ timeout: (\d[\d_]*) \}, /g)].map(([, limit = '']) => ({ file, limit })))
      .filter(({ limit }) => Number(limit.replaceAll('_', '')) < general);
    expect(shorter).toEqual([]);
  });

  const text = tracked.filter((file) => !/package-lock\.json$|\.(png|bin)$/.test(file) && fs.statSync(file).size < 2_000_000);

  test('names no path of a developer’s machine', () => {
    const named = text.filter(
      (file) =>
        file !== 'tests/tidy.test.ts' &&
        // questions and commands of people who were made up
        !/^(?:lab\/odds\/lines|tests\/corpora)\//.test(file) &&
        /(?:^|[\s'"=(:])\/(?:home\/(?!me\b|user\b)\w+|Users\/\w+|work\/|root\/\w|farm\/)/m.test(read(file)),
    );
    expect(named).toEqual([]);
  });

  test('of source fits the page: 160 columns, 300 lines', () => {
    const long = sources.flatMap((file) => {
      const lines = read(file).split('\n');
      const wide = lines.flatMap((line, at) =>
        line.length > 160 ? [`${file}:${at + 1}: over 160 columns: npm run format, or wrap it`] : [],
      );
      return lines.length > 300 ? [...wide, `${file}: over 300 lines: split it`] : wide;
    });
    expect(long).toEqual([]);
  });
});

/** A string that is a shell's name and nothing more. */
const NAME = `['"\`](?:${SHELL_NAMES.join('|')})['"\`]`;
/** Lines that treat a shell by its name. A shell among other programs is no such line. */
const SHELL_BRANCHES: readonly RegExp[] = [
  new RegExp(`[!=]==?\\s*${NAME}|${NAME}\\s*[!=]==?|\\bcase\\s+${NAME}|(?:startsWith|endsWith|includes)\\(${NAME}\\)`),
  // a type or a list of the shells and nothing else
  new RegExp(`${NAME}\\s*\\|\\s*${NAME}|\\[\\s*${NAME}(?:\\s*,\\s*${NAME})+\\s*,?\\s*\\]`),
  new RegExp(`\\?\\s*${NAME}\\s*:\\s*${NAME}`),
  /\bRecord<ShellName\b/,
];

describe('one table of providers, one of wires', () => {
  /** Names that a text has as texts of their own; a package may have a provider's name. */
  const quoted = (names: readonly string[], text: string): readonly string[] =>
    names.filter((name) => new RegExp(`(?<!from |import\\()['"\`]${name}['"\`]`).test(text));

  test('providers are named in src/providers/table.ts only', () => {
    // the name of a program is quoted for the program, that of a host of code for its addresses
    const isOther = (name: string): boolean => name === 'offline' || name === 'github' || PROGRAMS.has(name);
    const providers = PROVIDER_NAMES.filter((name) => !isOther(name));
    const wrong = sources
      .filter((file) => file !== 'src/providers/table.ts')
      .flatMap((file) =>
        quoted(providers, read(file)).map((name) => `${file} names ${name}: make what it wants to know a field of its row`),
      );
    expect(wrong).toEqual([]);
  });

  test('wires are told apart in src/providers only', () => {
    // one name may be another thing: `chat` is also a kind of answer
    const wrong = sources.filter((file) => room(file) !== 'providers' && quoted(WIRE_NAMES, read(file)).length > 1);
    expect(wrong, 'make what they want to know a field of the row in src/providers/wires.ts, or of Wire').toEqual([]);
  });

  test('settings and providers load nothing of llm', () => {
    const eager = loadedFiles('src/config/load.ts', ({ typeOnly, later }) => !typeOnly && !later);
    expect(eager).toContain('src/providers/wires.ts');
    expect(eager.filter((file) => room(file) === 'llm')).toEqual([]);
  });
});

describe('what depends on the shell', () => {
  const branches = (text: string): string[] => text.split('\n').filter((line) => SHELL_BRANCHES.some((each) => each.test(line)));

  test.each([
    "if (shell === 'bash') return;",
    'return "zsh" != name',
    "case 'zsh':",
    "name.startsWith('zsh')",
    "shell: 'bash' | 'zsh';",
    "const SHELLS = ['bash', 'zsh'] as const;",
    "found ? 'zsh' : 'bash'",
    'const ARGS: Readonly<Record<ShellName, string>> = {',
  ])('is recognised: %s', (line) => expect(branches(line)).toEqual([line]));

  test.each([
    "new Set(['bash', 'sh', 'zsh', 'perl'])",
    "  bash: { wraps: 'script' },",
    "name: 'bash', reads: 'script'",
    '// bash only warns',
  ])('is not confused with a program or a remark: %s', (line) => expect(branches(line)).toEqual([]));

  test('is asked of its row', () => {
    const wrong = sources
      .filter((file) => !file.startsWith('src/shell/'))
      .flatMap((file) =>
        branches(read(file)).map((line) => `${file}: ${line.trim()}: ask a field of KINDS[shell], or add one to src/shell/shell-kind.ts`),
      );
    expect(wrong).toEqual([]);
  });
});

describe('the quick lane', () => {
  const quick = quickFiles();
  const all = tracked.filter((file) => /^tests\/.*\.test\.ts$/.test(file));

  test('has what opens no terminal, and every exception is a file that would be in it', () => {
    expect(quick.length).toBeGreaterThan(all.length / 2);
    expect(all.filter((file) => opensTerminal(file) && quick.includes(file))).toEqual([]);
    expect(Object.keys(LONG).filter((file) => !all.includes(file) || opensTerminal(file))).toEqual([]);
  });

  test('skips nothing without a reason, which the run prints', () => {
    const silent = tracked.filter(
      (file) => file.endsWith('.test.ts') && /\.(?:skipIf|runIf|todo)\b|\b(?:test|describe)\.skip\b/.test(read(file)),
    );
    expect(silent, 'ctx.skip(condition, reason)').toEqual([]);
  });

  test('is a way to run tests, not a second set of them: nothing is left out of the whole run', () => {
    expect(read('vitest.config.ts')).toContain("'tests/**/*.test.ts'");
    expect(quick.filter((file) => !all.includes(file))).toEqual([]);
  });
});

describe('packages', () => {
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { hasInstallScript?: boolean; resolved?: string }> };
  const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

  test('none has an install script, and the lockfile records no download address', () => {
    expect(
      Object.entries(lock.packages)
        .filter(([, entry]) => entry.hasInstallScript === true)
        .map(([name]) => name),
    ).toEqual([]);
    expect(read('package-lock.json')).not.toContain('"resolved"');
  });

  test('all versions are exact', () => {
    for (const group of ['dependencies', 'optionalDependencies', 'devDependencies']) {
      for (const version of Object.values(manifest[group] ?? {}))
        expect(version).toMatch(/^(?:npm:@lydell\/node-pty@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/);
    }
  });
});
