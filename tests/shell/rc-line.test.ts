/** The line of `yosh init`, first in the rc file: where it starts yosh, and where it does nothing. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { initLine } from '../../src/cli/init.ts';
import { BrokenRoot, ProgramsWithoutNode } from '../support/broken-root.ts';
import { eventually } from '../support/clock.ts';
import { nothingRuns, processesOf, proxyOf } from '../support/processes.ts';
import { Sshd, sshInstalled } from '../support/sshd.ts';
import { CONVERSATION, run, WORKS, yoWorks } from '../support/talk.ts';
import { type Shell, shellPath, World, type WorldOptions } from '../support/world.ts';

const SHELLS = ['bash', 'zsh'] as const;
let programs: ProgramsWithoutNode;
beforeAll(() => void (programs = new ProgramsWithoutNode()));
afterAll(() => programs[Symbol.dispose]());

const SAYS = 'echo "rc read, <${YOSH_SESSION-no session}>"';

/** The user's own shell on a terminal, as a terminal emulator starts it. */
class RcTerminal extends World {
  constructor(shell: Shell, options: Partial<WorldOptions> = {}, root = inject('scriptedRoot')) {
    super({
      shell,
      script: WORKS,
      program: [shellPath(shell), '-i'],
      ...options,
      // with the rc file, before the shell starts: a login shell reads one of them at once
      files: { '.bash_profile': '. ~/.bashrc\n', '.profile': '. ~/.bashrc\n', ...options.files },
      rc: `${initLine(root, shell)}\n${options.rc ?? ''}`,
    });
  }
}

test('bash: promptvars switched off behind the line, as liquidprompt does', async () => {
  await using world = await new RcTerminal('bash', { rc: 'draw() { :; }; shopt -u promptvars; PROMPT_COMMAND=draw' }).ready();
  await run(world, 'echo one');
  await yoWorks(world);
  expect(world.terminal.text()).toBe(`P> echo one\none\n${CONVERSATION}`);
  await run(world, 'echo "<$PS0>"', /\n<>\nP>$/);
});

test('bash: an editor like ble.sh, loaded behind the line', async () => {
  const fixture = path.resolve(import.meta.dirname, '../fixtures/own-editor.bash');
  await using world = await new RcTerminal('bash', { rc: `. '${fixture}'` }).ready();
  await yoWorks(world);
  expect(world.terminal.text()).toBe(CONVERSATION);
  // the proxy types PREFILL_KEY at an announcement behind the prompt frame; without one it waits for ten seconds
  expect(world.terminal.output.toString('latin1')).toContain('\x1b[?2004h'.repeat(2));
});

describe.each(SHELLS)('%s, behind the line', (shell) => {
  // the alias of that name would make a comment of the definition
  test.each(['yo() { echo mine; }', "alias printf='echo mine' read='echo mine' return='echo mine' local='echo mine' set='echo mine'"])(
    '%s',
    async (rc) => {
      await using world = await new RcTerminal(shell, { rc }).ready();
      await yoWorks(world);
      expect(world.terminal.text()).toBe(CONVERSATION);
    },
  );
});

describe.concurrent.each(SHELLS)('%s', (shell) => {
  test('a terminal starts in yosh, once, and looks like the shell itself', async () => {
    await using world = await new RcTerminal(shell, { env: { SHLVL: '0' } }).ready();
    await eventually('a session runs', () => world.session() !== null);
    await yoWorks(world);
    await run(world, 'echo "level=$SHLVL"', /level=1\nP>$/);
    world.terminal.type('exit 7\r');
    expect(await world.terminal.exited).toBe(7);
    expect(world.terminal.text()).toMatch(shell === 'bash' ? /P> exit 7\nexit$/ : /P> exit 7$/);
    expect(world.session()).toBeNull();
  });

  test('a login shell too', async () => {
    await using world = await new RcTerminal(shell, { program: [shellPath(shell), '-l', '-i'] }).ready();
    await yoWorks(world);
    await run(world, shell === 'bash' ? 'shopt login_shell' : '[[ -o login ]] && echo on', /on\nP>$/);
    world.terminal.type('exit 8\r');
    expect(await world.terminal.exited).toBe(8);
  });

  test('a shell inside starts no second yosh', async () => {
    await using world = await new RcTerminal(shell).ready();
    await run(world, shellPath(shell));
    await yoWorks(world);
    expect(processesOf(world).filter(({ command }) => command.some((word) => word.endsWith('proxy.cjs')))).toHaveLength(1);
  });

  test('yosh, typed or configured, works with the rc line', async () => {
    await using world = await new RcTerminal(shell, { program: ['{root}/bin/yosh'] }).ready();
    await yoWorks(world);
    expect(processesOf(world).filter(({ command }) => command.some((word) => word.endsWith('proxy.cjs')))).toHaveLength(1);
  });

  test('type-ahead is kept', async () => {
    await using world = new RcTerminal(shell);
    world.terminal.type('echo "early-$((1+1))"\r');
    await world.terminal.until(/early-2\nP>$/);
    await yoWorks(world);
  });

  test('SIGKILL of the proxy: the shell of the rc file works on', async () => {
    await using world = await new RcTerminal(shell).ready();
    process.kill(proxyOf(world).pid, 'SIGKILL');
    await world.terminal.until(/yosh: the proxy stopped unexpectedly \(status 137\); this is a plain shell\nP>$/);
    await run(world, 'echo "on $((1+1))"', /\non 2\nP>$/);
  });

  test('strict options before the line', async () => {
    await using world = new RcTerminal(shell);
    const rc = path.join(world.home, `.${shell}rc`);
    world.terminal.close();
    await using strict = new RcTerminal(shell, {
      env: { RC: rc },
      program: ['/bin/sh', '-c', `until [ -e ~/go ]; do sleep 0.01; done; exec ${shellPath(shell)} -i`],
    });
    const file = path.join(strict.home, `.${shell}rc`);
    const options = shell === 'bash' ? 'set -uC; shopt -s failglob; IFS=0123' : 'setopt nounset noclobber ksharrays shwordsplit; IFS=0123';
    fs.writeFileSync(file, `${options}\n${fs.readFileSync(file, 'utf8')}`);
    fs.writeFileSync(path.join(strict.home, 'go'), '');
    await strict.ready();
    await yoWorks(strict);
    strict.terminal.type('exit 3\r');
    expect(await strict.terminal.exited).toBe(3);
  });

  test.each([
    ['no Node', (root: BrokenRoot) => root.withoutNode(), 'yosh: Node.js 24.16 or newer is needed; this is a plain shell\nP>'],
    ['no dist', (root: BrokenRoot) => root.withProxy(null), 'yosh: it is not built; this is a plain shell\nP>'],
    [
      'a proxy that throws',
      (root: BrokenRoot) => root.withProxy('throw 1'),
      'yosh: the proxy stopped unexpectedly (status 1); this is a plain shell\nP>',
    ],
    ['nothing of yosh', (root: BrokenRoot) => fs.rmSync(root.path, { recursive: true }), 'P>'],
    ['the hooks alone', (root: BrokenRoot) => fs.rmSync(path.join(root.path, 'bin'), { recursive: true }), 'P>'],
  ] as const)('fails open: %s', async (_, spoil, screen) => {
    using root = new BrokenRoot();
    spoil(root);
    await using world = await new RcTerminal(shell, { env: { PATH: programs.path } }, root.path).ready();
    expect(world.terminal.text().trimStart()).toBe(screen);
    await run(world, 'echo "on $((1+1))"', /\non 2\nP>$/);
  });

  test.each([
    ['-c', ['-c']],
    ['-lc', ['-lc']],
    ['-ic', ['-ic']],
    ['-ilc', ['-ilc']],
  ] as const)('%s on a terminal: not started', async (_, args) => {
    await using world = new RcTerminal(shell, { program: [shellPath(shell), ...args, `${SAYS}; exit 3`] });
    expect(await world.terminal.exited).toBe(3);
    await world.terminal.until(/^rc read, <no session>(?:\nexit|\nlogout)?$/);
  });

  test.each([
    ['TERM=dumb', { TERM: 'dumb' }],
    ['Emacs', { INSIDE_EMACS: '29.1,comint' }],
    ['Midnight Commander', { MC_SID: '1' }],
    ['VS Code looks at the environment', { VSCODE_RESOLVING_ENVIRONMENT: '1' }],
    ['a JetBrains IDE does', { INTELLIJ_ENVIRONMENT_READER: '1' }],
  ])('%s: not started', async (_, env) => {
    await using world = new RcTerminal(shell, { env: env as Record<string, string>, rc: SAYS });
    await world.terminal.until(/rc read, <no session>\n[^]*P>/);
    expect(world.session()).toBeNull();
  });

  test('standard input from a pipe, standard output or error to a file: not started', async () => {
    const plain = shell === 'bash' ? ['--norc', '-i'] : ['-f', '-i'];
    const interactive = `${shellPath(shell)} -i`;
    await using world = new RcTerminal(shell, { rc: SAYS, program: [shellPath(shell), ...plain], env: { PS1: 'plain> ' } });
    const says = (name: string) => (): boolean =>
      fs.existsSync(path.join(world.home, name)) && fs.readFileSync(path.join(world.home, name), 'utf8').includes('<no session>');
    await world.terminal.until(/[#$%>]$/);
    await run(world, `echo true | ${interactive} ${shell === 'zsh' ? '+Z' : ''} >one 2>&1; echo "that was $((1+0))"`, /that was 1\s/);
    expect(says('one')()).toBe(true);
    world.terminal.type(`${interactive} >two\r`);
    await eventually('the second file is written', says('two'));
    world.terminal.type(`exit\r${interactive} 2>three\r`);
    await world.terminal.until(/<no session>/);
    world.terminal.type('exit\rexit\r');
    await world.terminal.exited;
  });
});

// With the hooks on their way for zsh 5.1, in the zsh of this machine.
describe('zsh before 5.3', () => {
  const old = (args: readonly string[]): RcTerminal => {
    const root = new BrokenRoot();
    onTestFinished(() => root[Symbol.dispose]());
    const rc = path.join(root.path, 'shell-hooks/rc.zsh');
    const text = fs.readFileSync(rc, 'utf8').replaceAll('ZSH_EXECUTION_STRING', 'UNKNOWN_BEFORE_5_3');
    expect(text).toContain('(5.<3->*|<6->.*)');
    fs.writeFileSync(rc, text.replace('(5.<3->*|<6->.*)', 'later'));
    return new RcTerminal('zsh', { program: [shellPath('zsh'), ...args], rc: SAYS }, root.path);
  };

  test('a terminal starts in yosh', async (ctx) => {
    ctx.skip(process.platform !== 'linux', 'only Linux shows a process its own arguments');
    await using world = old(['-i']);
    await world.terminal.until(/rc read, <\/[^\n]*>\nP>$/);
    await yoWorks(world);
  });

  test.each(['-ic', '-ilc'])('%s starts no session', async (option) => {
    await using world = old([option, 'echo done']);
    await world.terminal.until(/rc read, <no session>\ndone$/);
  });
});

// Not concurrent: another terminal opened meanwhile would inherit this one and keep it open.
describe.each(SHELLS)('%s hung up', (shell) => {
  test('closing the window leaves no process and no folder', async () => {
    await using world = await new RcTerminal(shell).ready();
    await yoWorks(world);
    world.terminal.close();
    await nothingRuns(world);
    expect(world.session()).toBeNull();
  });
});

describe.concurrent.each(SHELLS)('%s over ssh', (shell) => {
  /** Runs a client; returns its status and all its output. */
  const client = (world: World, file: string, args: readonly string[], input = ''): Promise<{ status: number | null; out: string }> =>
    new Promise((resolve) => {
      const child = spawn(file, args, { cwd: world.home, env: { ...process.env, HOME: world.home, TERM: 'xterm' } });
      let out = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (out += chunk.toString('latin1')));
      child.stdin.on('error', () => {}).end(input);
      child.on('close', (status) => resolve({ status, out }));
    });

  test('commands and file transfers work unchanged', async (ctx) => {
    if (!sshInstalled()) ctx.skip('openssh-server is not installed');
    await using world = new RcTerminal(shell, { program: ['/bin/cat'] });
    await using sshd = await Sshd.start(world.home, shellPath(shell));
    const ssh = [...sshd.options, '127.0.0.1'];
    const report = 'echo "<${YOSH_SESSION-none}> $0 $-"; exit 9';
    const plain = await client(world, 'ssh', [...ssh, report]);
    expect(plain).toEqual({ status: 9, out: expect.stringMatching(/^<none> .*\n$/) });
    const terminal = await client(world, 'ssh', ['-tt', ...ssh, report]);
    expect(terminal).toEqual({ status: 9, out: expect.stringMatching(/^<none> .*\r\n$/) });
    // binary data through the shell, both ways
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 256));
    fs.writeFileSync(path.join(world.home, 'bytes'), bytes);
    const copies: readonly (readonly [string, string, readonly string[], string?])[] = [
      ['scp', 'scp', ['-q', ...sshd.options, 'bytes', '127.0.0.1:copy-scp']],
      ['scp -O', 'scp', ['-q', '-O', ...sshd.options, 'bytes', '127.0.0.1:copy-scp-O']],
      ['sftp', 'sftp', ['-q', '-b', '-', ...sshd.options, '127.0.0.1'], `put bytes ${world.home}/copy-sftp\n`],
      ['rsync', 'rsync', ['-e', `ssh ${sshd.options.join(' ')}`, 'bytes', `127.0.0.1:${world.home}/copy-rsync`]],
    ];
    await Promise.all(
      copies.map(async ([name, file, args, input]) => {
        const done = await client(
          world,
          file,
          args.map((arg) => arg.replace(/:copy/, `:${world.home}/copy`)),
          input,
        );
        expect([name, done.status]).toEqual([name, 0]);
        expect(fs.readFileSync(path.join(world.home, `copy-${name.replace(' ', '')}`)).equals(bytes)).toBe(true);
      }),
    );
  });

  test('an interactive login starts in yosh, also from inside another yosh; a command shell there has no yo', async (ctx) => {
    if (!sshInstalled()) ctx.skip('openssh-server is not installed');
    await using world = await new RcTerminal(shell).ready();
    await using sshd = await Sshd.start(world.home, shellPath(shell));
    const outside = world.session();
    const ssh = ['ssh', ...sshd.options, '127.0.0.1'].join(' ');
    await run(world, ssh);
    await run(world, `[ "$YOSH_SESSION" = ${outside} ] || echo "<\${YOSH_SESSION:+its own}>"`, /<its own>\nP>$/);
    await yoWorks(world);
    await run(world, 'exit 5', /closed\.\nP>$|P> exit 5\n(?:logout\n|exit\n)*P>$/);
    await run(world, 'echo "status=$?"', /status=5\nP>$/);
    await run(world, `${ssh} -tt '${shell === 'bash' ? 'bash --norc' : 'zsh -f'} -i'`, /\n[^\n]*[$#%]$/);
    await run(world, 'yo are you there', /(?:not found|No such file)[^]*[$#%]$/);
    await run(world, 'exit', /P>$/);
    await yoWorks(world, { question: 'back home' });
  });
});
