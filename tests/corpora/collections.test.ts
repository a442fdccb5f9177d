/** The readers of public collections, on small texts of the same form. The collections themselves are not in the repository. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abilityCommands, atomicCommands, gtfoCommands, orchardCommands, rustCommands, tomlTables } from '../../lab/trust/collections.ts';
import { examplesOf, filled } from '../../lab/trust/example-pages.ts';
import { yamlTexts } from '../../lab/trust/yaml-texts.ts';

/** A text as it can be in a block: no space around it, no empty line at its ends. */
const blockText = fc.array(fc.stringMatching(/^[!-~](?:[ -~]*[!-~])?$/), { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\n'));
const indented = (text: string, by: number): string => text.replaceAll(/^/gm, ' '.repeat(by));

describe('YAML', () => {
  test('no text makes the reader throw', () => {
    fc.assert(fc.property(fc.string(), (text) => void yamlTexts(text)));
    const piece = fc.constantFrom('a: ', '- ', '|', '>-', '  ', '\n', "'", '"', 'b:', '#');
    fc.assert(fc.property(fc.array(piece), (pieces) => void yamlTexts(pieces.join(''))));
  });

  test('a block is read as it was written, whatever is in it', () =>
    fc.assert(
      fc.property(blockText, blockText, fc.integer({ min: 1, max: 6 }), (first, second, by) => {
        const yaml = `a:\n  - code: |-\n${indented(first, 4 + by)}\n    note: x\n  - code: |\n${indented(second, 4 + by)}\n`;
        expect(yamlTexts(yaml)).toEqual([
          { path: 'a/code', value: first },
          { path: 'a/note', value: 'x' },
          { path: 'a/code', value: second },
        ]);
      }),
    ));

  test('quoted texts, lists and folded blocks', () => {
    expect(yamlTexts("a: 'it''s'\nb: \"x\\ty\"\nc:\n- d\ne: >\n  f\n  g\n")).toEqual([
      { path: 'a', value: "it's" },
      { path: 'b', value: 'x\ty' },
      { path: 'c', value: 'd' },
      { path: 'e', value: 'f g' },
    ]);
  });
});

describe('GTFOBins', () => {
  const of = (group: string, code: string): string => `functions:\n  ${group}:\n  - code: |-\n${indented(code, 6)}\n`;

  test('the paths of a command become harmful ones', () => {
    expect(gtfoCommands(of('file-read', 'x /path/to/input-file'))).toEqual([{ group: 'file-read', command: 'x /home/user/.ssh/id_rsa' }]);
    expect(gtfoCommands(of('shell', 'x -c /bin/sh'))).toEqual([{ group: 'shell', command: 'x -c /tmp/.x' }]);
  });

  test('what is typed into a program is left out, and what only leads to another program', () => {
    expect(gtfoCommands(of('shell', 'x\n!/bin/sh'))).toEqual([]);
    expect(gtfoCommands(of('inherit', 'x'))).toEqual([]);
    expect(gtfoCommands(of('shell', "x -c '\nrun\n'"))).toHaveLength(1);
  });
});

test('atomic-red-team: the tests of a shell on Linux, with the defaults of their arguments', () => {
  const yaml = (platform: string, executor: string): string => `attack_technique: T1
atomic_tests:
- name: one
  supported_platforms:
  - ${platform}
  input_arguments:
    file:
      type: path
      default: PathToAtomicsFolder/#{name}
    name:
      default: y
  executor:
    name: ${executor}
    command: |
      x #{file}
    cleanup_command: |
      z
`;
  expect(atomicCommands(yaml('linux', 'sh'))).toEqual([{ group: 'T1', command: 'x /tmp/atomics/y' }]);
  expect(atomicCommands(yaml('macos', 'sh'))).toEqual([]);
  expect(atomicCommands(yaml('linux', 'powershell'))).toEqual([]);
});

describe('TOML and Rust', () => {
  test('no text makes the readers throw', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        tomlTables(`[[a]]\n${text}`);
        rustCommands(`assert_blocks(&x, ${text}`);
      }),
    ));

  test('a text in quotation marks is read as it was written', () =>
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^[A-Z]+ /.test(text)),
        (text) => {
          expect(tomlTables(`[[case]]\ncommand = ${JSON.stringify(text)}\n`)).toEqual([{ command: text }]);
          expect(rustCommands(`assert_blocks_with_pattern(\n  &pack, ${JSON.stringify(text)}, "y");`)).toEqual([text]);
        },
      ),
    ));
});

test('an ability of Caldera: what it runs on Linux, unless it only looks around', () => {
  const ability = (tactic: string): string =>
    `- id: 1\n  tactic: ${tactic}\n  platforms:\n    linux:\n      sh:\n        command: |\n          cat #{host.file}\n    windows:\n      psh:\n        command: type x\n`;
  expect(abilityCommands(ability('collection'))).toEqual([{ group: 'collection', command: 'cat /tmp/fact' }]);
  expect(abilityCommands(ability('discovery'))).toEqual([]);
});

test('an example of LOOBins: its code, unless it only looks around', () => {
  const example = (name: string, tactic: string): string =>
    `- name: ${name}\n  code: ${name} -x\n  tactics:\n  - ${tactic}\n  tags:\n  - t\n`;
  expect(orchardCommands(`name: t\nexample_use_cases:\n${example('a', 'Impact')}${example('b', 'Discovery')}`)).toEqual([
    { group: 'Impact', command: 'a -x' },
  ]);
});

describe('tldr-pages', () => {
  const page = (...examples: readonly string[]): string =>
    `# entr\n\n> Run commands when files change.\n> More information: <https://x.example>.\n${examples.map((each) => `\n${each}\n`).join('')}`;

  test('an example is a question in plain words and a command without placeholders', () => {
    expect(examplesOf(page('- [c]lear the `screen` first:\n\n`ls {{*.py}} | entr {{[-c|--clear]}} {{make}}`'))).toEqual([
      { question: 'Run commands when files change. clear the screen first: *.py, make', command: 'ls *.py | entr -c make' },
    ]);
  });

  test.each([
    ['cat {{path/to/file}}', 0, 'cat file'],
    ['tar xf {{path/to/source.tar[.gz|.xz]}}', 0, 'tar xf source.tar.gz'],
    ['x {{[-f|--force]}}', 1, 'x --force'],
    ['x {{find|search}}', 1, 'x search'],
    ['x {{path/to/file1 path/to/file2 ...}}', 0, 'x file1 file2'],
    ['x {{a | b}}', 1, 'x a | b'],
    ['x --format "\\{\\{.ID\\}\\}"', 0, 'x --format "{{.ID}}"'],
    ['echo "${{{name[@]}}}"', 0, 'echo "${name[@]}"'],
    ['ssh {{username}}@{{host}}', 0, 'ssh ada@example.com'],
  ])('%s', (command, turn, expected) => {
    expect(filled(command, turn).command).toBe(expected);
  });

  test('no text makes the reader throw, and no placeholder is left', () => {
    const piece = fc.constantFrom('{{', '}}', '[', ']', '|', 'path/to/', 'file', ' ', '...', '\\{', '`', '- ', '\n\n', ':');
    fc.assert(fc.property(fc.array(piece), (pieces) => void examplesOf(page(pieces.join('')))));
    fc.assert(
      fc.property(fc.stringMatching(/^[\w/|. ]+$/), fc.nat(), (text, turn) => !filled(`x {{${text}}}`, turn).command.includes('{{')),
    );
  });
});
