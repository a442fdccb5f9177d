/** The pages for users: what they link to exists, what they tell to type exists, and the page about removing leaves nothing behind. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { initLine } from '../../src/cli/init.ts';
import { HELP } from '../../src/cli/subcommand.ts';
import { KEYS } from '../../src/config/config-keys.ts';
import { KINDS } from '../../src/shell/shell-kinds.ts';
import { enter, open, SHELLS } from '../shell/contract.ts';
import { shellPath } from '../support/world.ts';
import { REPOSITORY } from '../support/scripted-root.ts';

const DOCS = path.join(REPOSITORY, 'docs');
const PAGES = fs
  .readdirSync(DOCS)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -'.md'.length));
const pageOf = (name: string): string => fs.readFileSync(path.join(DOCS, `${name}.md`), 'utf8');

/** The subcommands, options and settings of what a page shows as code, each of which must exist. */
function expectCommandsOf(text: string): void {
  const code = [...text.matchAll(/```[^]*?```|`[^`\n]+`/g)].map(([shown]) => shown.replaceAll('`', '')).join('\n');
  const typed = [...code.matchAll(/(?:^|\| )yosh ([a-z]+)((?: [^\s|]+)*)/gm)].filter(([, first = '']) => !(first in KINDS));
  for (const [line, first, rest = ''] of typed) {
    let command = COMMANDS.find((one) => one.name === first);
    const [second = ''] = rest.trim().split(' ');
    if (command?.children !== undefined && /^[a-z]/.test(second)) command = command.children.find((one) => one.name === second);
    expect(command, line).toBeDefined();
    const flags = [...(command?.flags ?? []), HELP].map((flag) => `--${flag.name}`);
    for (const [flag] of rest.matchAll(/--[a-z-]+/g)) expect(flags, line).toContain(flag);
    const [, key] = / (?:set|get|unset) (?:[a-z]+\.)?([a-z_]+)/.exec(rest) ?? [];
    if (first === 'config' && key !== undefined) expect(KEYS.map((one) => one.name)).toContain(key);
  }
}

test('README.md names subcommands, options and settings that exist', () =>
  expectCommandsOf(fs.readFileSync(path.join(REPOSITORY, 'README.md'), 'utf8')));

test.each(['bind -x \'"\\C-xo": date\'', 'bind \'"\\C-xo": "words"\'', 'bind \'"\\C-xo": undo\''])(
  'the command of docs/keys.md finds the key in bash after %s',
  (binding) => {
    const command = /in bash `([^`]+)`/.exec(pageOf('keys'))?.[1] ?? '';
    const found = (lines: string): number | null => spawnSync(shellPath('bash'), ['--norc', '-ic', lines], { stdio: 'ignore' }).status;
    expect(found(command)).toBe(1);
    expect(found(`${binding}\n${command}`)).toBe(0);
  },
);

describe.each(PAGES)('docs/%s.md', (name) => {
  const text = pageOf(name);

  test('is linked from the README, and links to what exists', () => {
    expect(fs.readFileSync(path.join(REPOSITORY, 'README.md'), 'utf8')).toContain(`docs/${name}.md`);
    const links = [...text.matchAll(/\]\(([^)#\s]*)(?:#([\w-]+))?\)|(?:src|srcset)="([^"]+)"/g)];
    const missing = links.filter(([, page = '', anchor, picture]) => {
      if (page.startsWith('https://')) return false;
      const file = path.join(DOCS, picture ?? (page === '' ? `${name}.md` : page));
      if (!fs.existsSync(file)) return true;
      const headings =
        anchor === undefined ? [] : [...fs.readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
      return (
        anchor !== undefined &&
        !headings.some(
          (heading) =>
            heading
              .toLowerCase()
              .replaceAll(/[^\w -]/g, '')
              .replaceAll(' ', '-') === anchor,
        )
      );
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  test('names subcommands, options and settings that exist', () => expectCommandsOf(text));
});

/** Every file, link and folder below a folder, with the text of files. */
const contents = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return `${path.relative(folder, file)}${entry.isFile() ? `: ${fs.readFileSync(file, 'utf8')}` : ''}`;
    })
    .toSorted();

describe.concurrent.each(SHELLS)('%s', (shell) => {
  test('after the lines of docs/uninstall.md nothing is left', async () => {
    await using world = await open({ shell, newcomer: true, script: {}, env: { HISTFILE: '' } });
    const { home } = world;
    await enter(world, 'yo help\r');
    await world.terminal.until('everything');
    const rc = KINDS[shell].rc.file(home, {});
    const before = fs.readFileSync(rc, 'utf8');
    // what setup would have written
    fs.writeFileSync(`${rc}.yosh-backup`, before);
    fs.writeFileSync(rc, `${initLine(world.root, shell)}\n${before}eval "$(yosh completion ${shell})"\n`);
    fs.writeFileSync(path.join(home, '.yoconf'), 'provider = offline\n');
    fs.mkdirSync(path.join(home, '.config/yosh'), { recursive: true });
    fs.writeFileSync(path.join(home, '.config/yosh/prompt.md'), 'mine\n');
    fs.mkdirSync(path.join(home, '.local/bin'), { recursive: true });
    for (const name of ['yosh', 'yo']) fs.symlinkSync(path.join(world.root, 'bin', name), path.join(home, '.local/bin', name));
    expect(fs.existsSync(path.join(home, '.local/state/yosh/greeted'))).toBe(true);
    world.terminal.type('exit\r');
    expect(await world.terminal.exited).toBe(0);

    const lines = /```sh\n([^]*?)```/.exec(pageOf('uninstall'))?.[1] ?? '';
    execFileSync(shellPath(shell), ['-c', lines], { env: { HOME: home, PATH: process.env['PATH'] ?? '' }, stdio: 'pipe' });
    const left = contents(home);
    expect(left.filter((entry) => /yosh|\.yoconf/.test(entry))).toEqual([]);
    expect(fs.readFileSync(rc, 'utf8')).toBe(before);
    expect(fs.readdirSync(path.join(home, '.run'))).toEqual([]);
  });
});
