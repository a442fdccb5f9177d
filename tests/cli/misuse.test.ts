/** What `yosh` says to a command line that it cannot run: one line of ours, with what to type instead. */
import fc from 'fast-check';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { escaped } from '../../src/base/escaped.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { misuseOf } from '../../src/cli/misuse.ts';
import { runCli } from '../../src/cli/run.ts';
import type { Subcommand } from '../../src/cli/subcommand.ts';
import { runs } from '../support/sample.ts';
import { Fake } from './fake-endpoints.ts';

describe('misuse', () => {
  test.each<[args: string, line: string]>([
    [
      '',
      'yosh needs a command: yosh init, yosh setup, yosh tour, yosh doctor, yosh config, yosh models, yosh probe, yosh bench, yosh prompt, yosh find, yosh log, yosh replay, yosh bug, yosh memory, yosh lessons, yosh trust, yosh sent, yosh forget, or yosh completion',
    ],
    ['docter', 'no such command: docter. Did you mean doctor?'],
    ['zhs', 'no such command: zhs. Did you mean zsh?'],
    ['conf', 'no such command: conf. Did you mean config?'],
    ['login', 'no such command: login. Did you mean yosh --login?'],
    ['CONFIG list', 'no such command: CONFIG. Did you mean config?'],
    ['HELP', 'no such command: HELP. Did you mean yosh --help?'],
    ['gazonk', 'no such command: gazonk. To see how: yosh --help'],
    ['--vers', 'unknown option --vers. Did you mean --version?'],
    ['--gazonk', 'unknown option --gazonk. To see how: yosh --help'],
    ['init', 'yosh init needs a shell: yosh init bash, or yosh init zsh'],
    ['init fish', 'yosh works in bash and zsh, not fish'],
    ['completion', 'yosh completion needs a shell: yosh completion bash, or yosh completion zsh'],
    ['completion csh', 'yosh works in bash and zsh, not csh'],
    ['bash -x', 'yosh bash takes no arguments but --login. To start it: yosh bash. Without yo: bash -x'],
    ['zsh -f', 'yosh zsh takes no arguments but --login. To start it: yosh zsh. Without yo: zsh -f'],
    ['--login bash extra', 'yosh bash takes no arguments but --login. To start it: yosh bash. Without yo: bash extra'],
    ['init bash zsh', 'too many arguments: zsh. To see how: yosh init --help'],
    ['config', 'yosh config needs a command: yosh config get, yosh config set, yosh config unset, yosh config list, or yosh config path'],
    ['config gett', 'no such command: config gett. Did you mean config get?'],
    ['config --profile x get', 'yosh config get needs a setting, for example: yosh config get provider'],
    ['config --profile=x path', 'unknown option --profile. To see how: yosh config path --help'],
    ['docter --jso', 'no such command: docter. Did you mean doctor?'],
    ['config gazonk', 'no such command: config gazonk. To see how: yosh config --help'],
    ['config get', 'yosh config get needs a setting, for example: yosh config get provider'],
    ['config set', 'yosh config set needs a setting, for example: yosh config set provider'],
    ['config get model more', 'too many arguments: more. To see how: yosh config get --help'],
    ['config get model --profile', '--profile needs a value: yosh config get --profile work'],
    ['config get --profile --verbose model', '--profile needs a value: yosh config get --profile work'],
    ['config get model --revael', 'unknown option --revael. Did you mean --reveal?'],
    ['config set model -x', 'unknown option -x. For a value that begins with a dash: yosh config set model -- -x'],
    ['config set model --a=b', 'unknown option --a. For a value that begins with a dash: yosh config set model -- --a=b'],
    ['config set model x y z', 'too many arguments: y z. To see how: yosh config set --help'],
    ['config set -- model x', 'yosh config set needs a setting, for example: yosh config set provider'],
    ['config set model -- x y', 'too many arguments: y. To see how: yosh config set --help'],
    ['setup --profile', '--profile needs a value: yosh setup --profile work'],
    ['doctor --jso', 'unknown option --jso. Did you mean --json?'],
    ['--json doctor', '--json must follow its command: yosh doctor --json'],
    ['doctor extra', 'too many arguments: extra. To see how: yosh doctor --help'],
    ['sent --no-body', 'unknown option --no-body. To see how: yosh sent --help'],
    ['forget \x1b[2J', 'too many arguments: ␛[2J. To see how: yosh forget --help'],
  ])('yosh %s', async (args, line) => {
    using user = new Fake();
    expect(await user.run(...args.split(' ').filter((arg) => arg !== ''))).toBe(2);
    expect([user.err, user.out]).toEqual([`${line.startsWith('yosh ') ? '' : 'yosh: '}${line}\n`, '']);
  });

  test('a command line that nothing is wrong with has a message too', () => {
    expect(misuseOf(['doctor'], COMMANDS)).toBe('this command line cannot be read. To see how: yosh doctor --help');
  });
});

/** The table with subcommands that do nothing. */
const inert = (commands: readonly Subcommand[]): readonly Subcommand[] =>
  commands.map(({ children, run, ...rest }) => ({ ...rest, ...(children && { children: inert(children) }), ...(run && { run: () => 0 }) }));

/** Every message of yargs, as a pattern. */
const LOCALE = path.join(path.dirname(createRequire(import.meta.url).resolve('yargs/package.json')), 'locales/en.json');
const YARGS = Object.keys(JSON.parse(fs.readFileSync(LOCALE, 'utf8')) as Record<string, unknown>)
  .filter((text) => /[A-Z]\w* \w/.test(text) && !/^Show|^Did you/.test(text))
  .map((text) => new RegExp(escaped(text).replaceAll('%s', '.*')));

test('whatever is typed, a command runs or one line of ours says why not', async () => {
  const known = ['init', 'config', 'get', 'set', 'list', 'doctor', 'bash', 'fish', 'model', 'work.model', '--profile', '--json', '--login'];
  const arg = fc.oneof(
    fc.constantFrom(...known, '--profile=', '-x', '--', '-', '-1', '', '--help=no', '--a b', 'a;b', '__proto__', '--__proto__'),
    fc.string({ maxLength: 6 }),
  );
  expect(YARGS.length).toBeGreaterThan(8);
  using user = new Fake();
  await fc.assert(
    fc.asyncProperty(fc.array(arg, { maxLength: 5 }), async (args) => {
      let [out, err] = ['', ''];
      const io = { ...user.io, out: (text: string) => void (out += text), err: (text: string) => void (err += text) };
      const status = await runCli(args, inert(COMMANDS), io);
      expect(status).toBe(err === '' ? 0 : 2);
      if (status === 0) return;
      expect(err).toMatch(/^yosh[: ][^\n]+\n$/);
      expect(out).toBe('');
      for (const text of YARGS) expect(err).not.toMatch(text);
      expect(err).not.toContain('cannot be read');
    }),
    { numRuns: runs(2000) },
  );
});

test('the help names every subcommand, and no text of it is that of yargs', async () => {
  using user = new Fake();
  expect(await user.run('--help')).toBe(0);
  for (const { name } of COMMANDS) expect(user.out).toContain(`\n  ${name} `);
  expect(user.out).not.toMatch(/Show/);
});
