/** The contract of a row of `src/shell/shell-kinds.ts`: its claims are checked against the shell itself. */
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { shellSays } from '../../src/check/syntax-shell.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { completionTree } from '../../src/cli/completion/tree.ts';
import { newEnough } from '../../src/cli/doctor/shells.ts';
import { initLine } from '../../src/cli/init.ts';
import { DEFAULT_SHELL, KINDS, SHELL_NAMES, shellNamed, shellOfPath } from '../../src/shell/shell-kinds.ts';
import { planLaunch, userEnvironment } from '../../src/shell/launch.ts';
import { type Frame, parseFrame } from '../../src/shell/wire.ts';
import { eventually } from '../support/clock.ts';
import { REPOSITORY } from '../support/scripted-root.ts';
import { SHELLS_HERE } from '../support/shells-here.ts';
import { WORKS } from '../support/talk.ts';
import { shellPath, World } from '../support/world.ts';

const HOOKS = path.join(REPOSITORY, 'shell-hooks');

/** Runs the real shell without the user's files, in a home where it cannot make any, as fish would. */
function shell(
  name: (typeof SHELL_NAMES)[number],
  args: readonly string[],
  input = '',
): { out: string; err: string; status: number | null } {
  const env = { PATH: process.env['PATH'], HOME: '/dev/null', LC_ALL: 'C.UTF-8' };
  const done = spawnSync(shellPath(name), args, { input, encoding: 'utf8', env });
  return { out: done.stdout, err: done.stderr, status: done.status };
}

describe('a name', () => {
  test('is a key of the table or unknown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...SHELL_NAMES, 'toString', '__proto__', 'constructor')), (text) => {
        expect(shellNamed(text)).toBe((SHELL_NAMES as readonly string[]).includes(text) ? text : null);
        if (!text.includes('/')) expect(shellOfPath(`/usr/bin/${text}`)).toBe(shellNamed(text));
      }),
    );
    expect([shellNamed(undefined), shellOfPath(undefined)]).toEqual([null, null]);
  });

  test('is known to the launcher', () => {
    const launcher = fs.readFileSync(path.join(REPOSITORY, 'bin/yosh'), 'utf8');
    expect(/^yosh_shells='([^']*)'/m.exec(launcher)?.[1]?.split(' ')).toEqual(SHELL_NAMES);
    expect(launcher).toContain(`\n  yosh_choice=${DEFAULT_SHELL}\n`);
  });
});

describe.each(SHELL_NAMES)('%s', (name) => {
  const kind = KINDS[name];
  const which = { shell: name, shellPath: shellPath(name) };
  const says = (command: string): Promise<string | null> => shellSays(which, command, new AbortController().signal);

  test('has the keys that its row says, and those that are proposed are free', () => {
    const { bare, listKeys } = SHELLS_HERE[name];
    const { out } = shell(name, [...bare, '-ic', listKeys]);
    const bound = [...out.matchAll(/"(?:\\C-|\^)([a-zA-Z])([a-z]?)"(?! undefined-key)/g)].map(
      ([, ctrl = '', then = '']) => `^${ctrl.toUpperCase()}${then}`,
    );
    expect(bound.length).toBeGreaterThan(10);
    expect(bound.filter((key) => !kind.editor.ownKeys.has(key))).toEqual([]);
    for (const key of ['^Xy', '^Xo', '^Xi', '^Xk']) expect(kind.editor.ownKeys.has(key)).toBe(false);
  });

  test('is new enough here, and prints its version as the check reads it', () => {
    const version = /(\d+\.\d+(?:\.\d+)?)/.exec(shell(name, ['--version']).out)?.[1] ?? '';
    expect(newEnough(name, version)).toBe(true);
    expect(newEnough(name, kind.oldestVersion.join('.'))).toBe(true);
  });

  test('the row lists all hook files, and they have no syntax error', async () => {
    for (const file of kind.hookFiles) expect(await says(fs.readFileSync(path.join(HOOKS, file), 'utf8'))).toBe('');
    const named = fs.readdirSync(HOOKS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(`.${name}`));
    expect(kind.hookFiles).toEqual(expect.arrayContaining(named));
  });

  test('the syntax check accepts, refuses with only the reason, and executes nothing', async () => {
    expect(await says('echo "one" | cat && echo two')).toBe('');
    const refused = await says('echo "a');
    expect(refused).not.toBe(null);
    for (const wrong of ['echo )', 'echo one | | cat']) {
      const reason = (await says(wrong)) ?? '';
      expect(reason).not.toBe('');
      expect(reason).not.toMatch(/^\/|^-?\w*sh:|line \d|^\d+:/);
    }
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-kinds-'));
    const canary = path.join(folder, 'canary');
    await says(`touch ${canary}; echo $(touch ${canary}) >${canary}\ntouch ${canary}`);
    expect(fs.existsSync(canary)).toBe(false);
    fs.rmSync(folder, { recursive: true });
  });

  test.each(['/opt/yosh', "/opt/it's a folder; touch $(x) `y` \\"])(
    'the rc line for %s is one valid line, and silent without yosh',
    async (root) => {
      const line = initLine(root, name);
      expect(line).not.toContain('\n');
      expect(await says(line)).toBe('');
      expect(shell(name, [...SHELLS_HERE[name].bare, '-c', `${line}\necho fine`])).toEqual({ out: 'fine\n', err: '', status: 0 });
    },
  );

  test('the rc line sources the file at the given path', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "yosh-kinds it's \\ "));
    const hook = path.join(folder, 'rc');
    fs.writeFileSync(hook, 'echo sourced\n');
    expect(shell(name, [...SHELLS_HERE[name].bare, '-c', kind.rc.sourceLine(hook)])).toEqual({ out: 'sourced\n', err: '', status: 0 });
    fs.rmSync(folder, { recursive: true });
  });

  test('builtins are those that the shell lists, and those that it can load', () => {
    const { bare, listWords, listLoadable, unlisted } = SHELLS_HERE[name];
    const words = (command: string): string[] =>
      shell(name, [...bare, '-c', command])
        .out.split('\n')
        .filter(Boolean);
    const listed = words(listWords);
    expect(listed.length).toBeGreaterThan(40);
    expect(listed.filter((word) => !kind.language.builtins.has(word))).toEqual([]);
    const known = new Set([...listed, ...words(listLoadable), ...unlisted]);
    expect([...kind.language.builtins].filter((word) => !known.has(word))).toEqual([]);
  });

  test('the completion script has no syntax error', async () => {
    expect(await says(kind.completion(completionTree(COMMANDS)))).toBe('');
  });

  test('the rc file is in the home folder, and the one for measurements has no syntax error', async () => {
    expect(path.dirname(kind.rc.file('/h', {}))).toMatch(/^\/h(?:\/|$)/);
    expect(await says(kind.rc.plain('doctor: '))).toBe('');
  });

  test('variables that start the shell do not reach a yosh inside', () => {
    const env = Object.fromEntries(kind.start.userVariables.map((each) => [each, 'theirs']));
    for (const login of [false, true]) {
      const plan = planLaunch({ shell: name, path: '/sh', login, env, root: '/r', session: '/s', lineSettings: '', openFiles: '' });
      const passedOn = Object.keys(userEnvironment(plan.env)).filter((each) => each.startsWith('YOSH_'));
      expect(passedOn).toEqual([]);
    }
  });

  test('its hooks report prompts and commands, on a terminal without a proxy', async () => {
    const session = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-kinds-'));
    const files = { nonce: `${'0'.repeat(32)}\n`, line: '', names: '' };
    for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(session, file), text, { mode: 0o600 });
    const request = {
      shell: name,
      path: which.shellPath,
      login: false,
      env: {},
      root: inject('scriptedRoot'),
      session,
      lineSettings: '',
      openFiles: '',
    };
    const { file, args, env } = planLaunch(request);
    const linked = 'ln -s "$(tty)" "$YOSH_SESSION/tty"; exec "$@"';
    await using world = await new World({ shell: name, env, program: ['/bin/sh', '-c', linked, 'sh', file, ...args] }).ready();
    const frames = (): Frame[] => {
      const found = world.terminal.output.toString('latin1').matchAll(/\x1b\]5577;0{32};([^\x07]*)\x07/g);
      return [...found].map(([, body = '']) => parseFrame(Buffer.from(body, 'latin1'))).flatMap((frame) => (frame.ok ? frame.value : []));
    };
    world.terminal.type('sh -c "exit 3"\r');
    await eventually('the next prompt is reported', () => frames().length >= 4);
    const where = { verb: 'P', shell: name, cwd: fs.realpathSync(world.home), prefill: false };
    expect(frames()).toMatchObject([{ ...where, status: 0 }, { verb: 'C' }, { verb: 'D', status: 3 }, { ...where, status: 3 }]);
    expect(frames().map((frame) => ('text' in frame ? frame.text : ''))).toContain('sh -c "exit 3"');
    expect(frames()[0]).toHaveProperty('who', expect.stringMatching(/^\d+@[\w.-]+$/));
    fs.rmSync(session, { recursive: true });
  });

  /** The screen after the same lines, in the shell alone or in yosh. */
  async function screen(program: readonly [string, ...string[]]): Promise<string> {
    await using world = await new World({ shell: name, script: WORKS, program }).ready();
    for (const [line, shown] of [
      ['echo one | tr n m', /\nome\nP>$/],
      ['', /\nome\nP> ?\nP>$/],
      ['printf unfinished', /unfinished.*\n?P>$/],
    ] as const) {
      world.terminal.type(`${line}\r`);
      await world.terminal.until(shown);
    }
    return world.terminal.text();
  }

  test('starts in yosh silently, with the same prompt', async () => {
    expect(await screen(['{root}/bin/yosh', name])).toBe(await screen([shellPath(name), '-i']));
  });

  test('the end mark of unfinished output is as in the row', async () => {
    await using world = await new World({ shell: name, program: [shellPath(name), '-i'] }).ready();
    world.terminal.type('printf unfin""ished\r');
    await world.terminal.until(/unfinished[^]*P>$/);
    const shown = world.terminal.output.toString('latin1');
    const output = shown.slice(shown.lastIndexOf('unfinished'), shown.lastIndexOf('P>'));
    const marked = / {8,}\r/.test(output);
    expect(kind.editor.endMark !== null).toBe(marked);
    if (kind.editor.endMark === null) return;
    expect(output).toContain(kind.editor.endMark.opening);
    expect(output).toMatch(new RegExp(kind.editor.endMark.anywhere.source));
  });
});
