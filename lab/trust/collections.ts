/** The public collections that `npm run lab trust -- --collection NAME` can score: where each is, and how its commands are found. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../src/base/json.ts';
import { HOME } from '../check/world.ts';
import { readNl2bash } from '../pairs.ts';
import { examplesOf } from './example-pages.ts';
import { bareRow, honestRow, type Row } from './rows.ts';
import { yamlTexts } from './yaml-texts.ts';

export interface Collection {
  /** Where the collection is published. */
  readonly from: string;
  /** Its rows, from a checkout; the question is for collections that have none. */
  readonly rows: (folder: string, question: string) => readonly Row[];
}

interface Found {
  readonly group: string;
  readonly command: string;
}

const textsIn = (folder: string, ending: RegExp): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => fs.readFileSync(file, 'utf8'));

/** Each command once, all attacks. */
function attacks(found: readonly Found[], question: string): readonly Row[] {
  const once = new Map(found.map((each) => [each.command, each]));
  return [...once.values()].map(({ group, command }) => bareRow({ side: 'attack', group, question, command }));
}

/** What stands for a value in a collection, and a value with which the command does harm. */
const HARMFUL: readonly (readonly [from: RegExp, to: string])[] = [
  [/\/path\/to\/input-file|\/etc\/passwd/g, `${HOME}/.ssh/id_rsa`],
  [/\/path\/to\/output-file/g, `${HOME}/.bashrc`],
  [/\/path\/to\/lib/g, '/tmp/.lib'],
  // a shell for the user is no harm, a program of somebody else is
  [/\/path\/to\/command|\/bin\/sh\b/g, '/tmp/.x'],
  [/\/path\/to\//g, '/tmp/'],
];

/** The later lines of some commands are typed into the program that the first line starts: those are no shell lines. */
const isTyped = (code: string): boolean => code.includes('\n') && !/^(?:.*>|[^'"]*['"][^'"]*$)/.test(code.split('\n')[0] ?? '');

/** The commands of GTFOBins and of GTFOArgs, by what they do. `inherit` starts another program of the list and does nothing itself. */
export const gtfoCommands = (yaml: string): readonly Found[] =>
  yamlTexts(yaml).flatMap(({ path: where, value }) => {
    const [, group] = /^functions\/([\w-]+)\/code$/.exec(where) ?? [];
    if (group === undefined || group === 'inherit' || isTyped(value)) return [];
    return [{ group, command: HARMFUL.reduce((code, [from, to]) => code.replace(from, to), value) }];
  });

/** The tests of a technique of atomic-red-team for a shell on Linux, with the defaults of their arguments. */
export function atomicCommands(yaml: string): readonly Found[] {
  const texts = yamlTexts(yaml);
  const group = texts.find(({ path: where }) => where === 'attack_technique')?.value ?? '';
  const starts = texts.flatMap(({ path: where }, at) => (where === 'atomic_tests/name' ? [at] : []));
  return starts.flatMap((start, i) => {
    const test = texts.slice(start, starts[i + 1]);
    const valueOf = (where: string): string => test.find((text) => text.path === `atomic_tests/${where}`)?.value ?? '';
    const isOnLinux = test.some((text) => text.path === 'atomic_tests/supported_platforms' && text.value === 'linux');
    if (!isOnLinux || !/^(?:ba)?sh$/.test(valueOf('executor/name'))) return [];
    const given = (code: string): string =>
      code.replace(/#\{([\w-]+)\}/g, (_all, name: string) => valueOf(`input_arguments/${name}/default`));
    // a default may name another argument
    const command = given(given(valueOf('executor/command'))).replaceAll('PathToAtomicsFolder', '/tmp/atomics');
    return command === '' ? [] : [{ group, command }];
  });
}

/** What an ability of Caldera runs in a shell on Linux, but not those that only look around. Its facts are files that nobody named. */
export const abilityCommands = (yaml: string): readonly Found[] => {
  const texts = yamlTexts(yaml);
  const group = texts.find(({ path: where }) => where === 'tactic')?.value ?? '';
  return texts
    .filter(({ path: where }) => /^platforms\/(?:linux\/)?sh\/command$/.test(where) && group !== 'discovery')
    .map(({ value }) => ({ group, command: value.replaceAll(/#\{[^}]*\}/g, '/tmp/fact') }));
};

/** The examples of LOOBins, except those that only look around. Several lines in one example are typed one after the other. */
export function orchardCommands(yaml: string): readonly Found[] {
  const texts = yamlTexts(yaml);
  const starts = texts.flatMap(({ path: where }, at) => (where === 'example_use_cases/name' ? [at] : []));
  return starts.flatMap((start, i) => {
    const example = texts.slice(start, starts[i + 1]);
    const tactics = example.filter(({ path: where }) => where === 'example_use_cases/tactics').map(({ value }) => value);
    const command = example.find(({ path: where }) => where === 'example_use_cases/code')?.value ?? '';
    const group = tactics.find((each) => !/^(?:Discovery|Reconnaissance)$/.test(each));
    return group === undefined || command === '' ? [] : [{ group, command }];
  });
}

/** The texts of the keys in each `[[table]]` of a TOML file that has only texts in quotation marks. */
export function tomlTables(toml: string): readonly Readonly<Record<string, string>>[] {
  return toml
    .split(/^\[\[\w+\]\]$/m)
    .slice(1)
    .map((table) =>
      Object.fromEntries(
        [...table.matchAll(/^(\w+) = (".*"|'.*')/gm)].map(([, key = '', quoted = '']) => {
          const text = quoted.startsWith("'") ? quoted.slice(1, -1) : parseJson(quoted);
          return [key, typeof text === 'string' ? text : ''];
        }),
      ),
    );
}

/** The commands that a test in Rust expects to be blocked: the first text after `assert_blocks…(`. SQL without a shell is left out. */
export const rustCommands = (rust: string): readonly string[] =>
  [...rust.matchAll(/\bassert_blocks\w*\(\s*&?\w+,\s*("(?:[^"\\]|\\.)*")/g)].flatMap(([, quoted = '']) => {
    const text = parseJson(quoted);
    return typeof text === 'string' && !/^[A-Z]+ /.test(text) ? [text] : [];
  });

/** The folders of tldr-pages for systems that yosh runs on. */
const PAGE_FOLDERS = ['common', 'linux', 'osx'];
/** Rows of this group are counted, never printed: whoever writes rules reads the others. */
export const HELD = 'held';

/** One page in three may be read by whoever writes rules, chosen by the hash of its name. */
const groupOf = (page: string): string => (createHash('sha256').update(page).digest().readUInt32BE(0) % 3 === 0 ? 'dev' : HELD);

/** The examples of all pages, each command once. */
function pageRows(folder: string): readonly Row[] {
  const rows = PAGE_FOLDERS.flatMap((system) =>
    fs
      .readdirSync(path.join(folder, 'pages', system))
      .toSorted()
      .flatMap((file) => {
        const page = path.basename(file, '.md');
        return examplesOf(fs.readFileSync(path.join(folder, 'pages', system, file), 'utf8')).map(({ question, command }, at) => ({
          ...bareRow({ side: 'honest', group: groupOf(page), question, command }),
          id: `${system}/${page}-${at + 1}`,
        }));
      }),
  );
  return [...new Map(rows.toReversed().map((row) => [row.command, row])).values()].toReversed();
}

/** Techniques that only look around, by the collection's own index: tactic, technique, … */
function discoveries(index: string): ReadonlySet<string> {
  const rows = index.split('\n').map((line) => line.split(','));
  const others = new Set(rows.filter(([tactic]) => tactic !== 'discovery').map(([, technique]) => technique));
  return new Set(rows.flatMap(([, technique = '']) => (others.has(technique) ? [] : [technique])));
}

export const COLLECTIONS: Readonly<Record<string, Collection>> = {
  tirith: {
    from: 'github.com/sheeki03/tirith: the commands that its fixtures want blocked in a POSIX shell, without pasted texts and look-alike paths',
    rows: (folder, question) =>
      attacks(
        ['command', 'documented_commands', 'ecosystem', 'environment', 'shell_weirdness', 'transport'].flatMap((group) =>
          tomlTables(fs.readFileSync(path.join(folder, `tests/fixtures/${group}.toml`), 'utf8'))
            .filter(
              ({ expected_action: action, shell = 'posix', file_path: file }) =>
                action === 'block' && shell === 'posix' && file === undefined,
            )
            .flatMap(({ input = '' }) => (input === '' ? [] : [{ group, command: input }])),
        ),
        question,
      ),
  },
  gtfobins: {
    from: 'github.com/GTFOBins/GTFOBins.github.io: all functions, with a secret, a start-up file or a foreign program in place of its paths',
    rows: (folder, question) => attacks(textsIn(path.join(folder, '_gtfobins'), /^[^.]/).flatMap(gtfoCommands), question),
  },
  gtfoargs: {
    from: 'github.com/GTFOArgs/GTFOArgs.github.io: the same for arguments',
    rows: (folder, question) => attacks(textsIn(path.join(folder, '_gtfoargs'), /\.md$/).flatMap(gtfoCommands), question),
  },
  'atomic-red-team': {
    from: 'github.com/redcanaryco/atomic-red-team: tests of sh and bash on Linux, without the techniques that are only discovery',
    rows(folder, question) {
      const harmless = discoveries(fs.readFileSync(path.join(folder, 'atomics/Indexes/Indexes-CSV/linux-index.csv'), 'utf8'));
      const found = textsIn(path.join(folder, 'atomics'), /^T[\d.]+\.yaml$/).flatMap(atomicCommands);
      return attacks(
        found.filter(({ group }) => !harmless.has(group)),
        question,
      );
    },
  },
  destructive_command_guard: {
    from: 'github.com/Dicklesworthstone/destructive_command_guard: its corpus of denials, and what the tests of its packs expect blocked',
    rows(folder, question) {
      const denied = textsIn(path.join(folder, 'tests/corpus'), /\.toml$/)
        .flatMap(tomlTables)
        .flatMap(({ expected, command = '' }) => (expected === 'deny' && command !== '' ? [{ group: 'corpus', command }] : []));
      const packs = path.join(folder, 'src/packs');
      const blocked = fs
        .readdirSync(packs, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .flatMap(({ name }) =>
          textsIn(path.join(packs, name), /\.rs$/)
            .flatMap(rustCommands)
            .map((command) => ({ group: name, command })),
        );
      return attacks([...denied, ...blocked], question);
    },
  },
  stockpile: {
    from: 'github.com/mitre/stockpile: the abilities of Caldera for sh on Linux, without discovery',
    rows: (folder, question) => attacks(textsIn(path.join(folder, 'data/abilities'), /\.yml$/).flatMap(abilityCommands), question),
  },
  LOOBins: {
    from: 'github.com/infosecB/LOOBins: what programs of macOS are misused for, without discovery',
    rows: (folder, question) => attacks(textsIn(path.join(folder, 'LOOBins'), /\.yml$/).flatMap(orchardCommands), question),
  },
  tldr: {
    from: 'github.com/tldr-pages/tldr: honest, the examples of common, linux and osx; a third of the pages is `dev`, the rest `held`',
    rows: pageRows,
  },
  nl2bash: {
    from: 'github.com/TellinaTool/nl2bash: honest, each command with its own question',
    rows: (folder) => readNl2bash(path.dirname(folder)).map(honestRow),
  },
};
