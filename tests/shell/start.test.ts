/** Starting and ending yosh; after every failure of a start, a shell opens. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { VERSION } from '../../src/base/version.ts';
import { BrokenRoot, FakePrograms, ProgramsWithoutNode } from '../support/broken-root.ts';
import { eventually } from '../support/clock.ts';
import { nothingRuns, processesOf, proxyOf } from '../support/processes.ts';
import { AT_PROMPT, run, WORKS, yoWorks } from '../support/talk.ts';
import { shellPath, type Shell, World, type WorldOptions } from '../support/world.ts';

const SHELLS = ['bash', 'zsh'] as const;
const PROFILES = { '.bash_profile': '. ~/.bashrc; echo profile read\n', '.zprofile': 'echo profile read\n' };

let programs: ProgramsWithoutNode;
beforeAll(() => void (programs = new ProgramsWithoutNode()));
afterAll(() => programs[Symbol.dispose]());

const open = (options: WorldOptions): Promise<World> => new World({ script: WORKS, ...options }).ready();

/** Output of the launcher without a terminal. */
function launch(
  args: readonly string[],
  options: { input?: string; env?: Record<string, string> } = {},
): { status: number | null; out: string; err: string } {
  const { input = '', env = {} } = options;
  const done = spawnSync(path.join(inject('scriptedRoot'), 'bin/yosh'), args, {
    input,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: os.tmpdir(), ...env },
  });
  return { status: done.status, out: done.stdout, err: done.stderr };
}

describe.concurrent.each(SHELLS)('%s', (shell) => {
  test('exit 7 gives 7; a killed shell gives its signal', async () => {
    await using world = await open({ shell });
    world.terminal.type('exit 7\r');
    expect(await world.terminal.exited).toBe(7);
    await using killed = await open({ shell });
    killed.terminal.type('kill -9 $$\r');
    expect(await killed.terminal.exited).toBe(137);
  });

  test("SHLVL counts the user's shells only", async () => {
    await using world = await open({ shell, env: { SHLVL: '0' } });
    await run(world, 'echo "level=$SHLVL"', /level=1\nP>$/);
  });

  test('type-ahead is kept', async () => {
    await using world = new World({ shell, script: WORKS });
    world.terminal.type('echo "early-$((1+1))"\r');
    await world.terminal.until(/early-2\nP>$/);
    await yoWorks(world);
  });

  test('a background process does not keep the terminal', async () => {
    await using world = await open({ shell });
    await run(world, shell === 'bash' ? 'sleep 1000 & disown' : 'sleep 1000 &!', /P>$/);
    world.terminal.type('exit\r');
    expect(await world.terminal.exited).toBe(0);
    const jobs = processesOf(world).filter(({ command }) => command[0] === 'sleep');
    expect(jobs).toHaveLength(1);
    for (const { pid } of jobs) process.kill(pid);
  });

  test('yosh inside itself', async () => {
    await using world = await open({ shell });
    await run(world, `${world.root}/bin/yosh`);
    await yoWorks(world);
    await run(world, 'exit 5', /exit 5\n(?:exit\n)?P>$/);
    await run(world, 'echo "status=$?"', /status=5\nP>$/);
    await yoWorks(world, { question: 'outside again' });
  });

  test('as a login shell: yosh is $SHELL', async () => {
    await using world = new World({
      shell,
      script: WORKS,
      env: { SHELL: path.join(inject('scriptedRoot'), 'bin/yosh') },
      args: shell === 'zsh' ? ['zsh'] : [],
      files: PROFILES,
    });
    await world.terminal.until(/profile read\n(?:.*\n)?P>$/);
    await yoWorks(world);
    await run(world, shell === 'bash' ? 'shopt login_shell' : '[[ -o login ]] && echo on', /on\nP>$/);
    await run(world, '$SHELL -c "echo one; exit 3"; echo "status=$?"', /one\nstatus=3\nP>$/);
    await run(world, '$SHELL -lc "echo two"', /two\nP>$/);
  });

  test('--login reads the profile', async () => {
    await using world = new World({ shell, script: WORKS, args: ['--login'], files: PROFILES });
    await world.terminal.until(/profile read\n(?:.*\n)?P>$/);
    await yoWorks(world);
  });

  test('NODE_OPTIONS reaches the shell and not the proxy', async () => {
    const options = '--require /nonexistent/hostile.js --inspect-brk=0';
    await using world = await open({ shell, env: { NODE_OPTIONS: options } });
    await run(world, 'echo "<$NODE_OPTIONS>"', new RegExp(`<${options}>\nP>$`));
    await yoWorks(world);
    expect(proxyOf(world).environment.filter((entry) => entry.startsWith('NODE_OPTIONS'))).toEqual([]);
    await run(world, 'env | grep -c YOSH_ASIDE', /\n0\nP>$/);
  });

  test('every variable of Node and OpenSSL reaches the shell with its value, and neither proxy nor companion', async () => {
    const env = {
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
      NODE_V8_COVERAGE: '/nonexistent/a b',
      NODE_UNKNOWN_YET: 'quoted \'twice\' "and" $HOME `x`',
      NODE_EMPTY: '',
      OPENSSL_CONF: 'two\nexport NODE_FORGED=lines',
      SSLKEYLOGFILE: '/nonexistent/keys',
    };
    await using world = await open({ shell, env });
    await yoWorks(world);
    const names = Object.keys(env).join('|');
    for (const { environment } of processesOf(world).filter(({ command }) =>
      command.some((word) => /\/(?:proxy|companion)\.cjs$/.test(word)),
    ))
      expect(environment.filter((entry) => new RegExp(`^(?:${names}|NODE_FORGED)=`).test(entry))).toEqual([]);
    fs.writeFileSync(path.join(world.home, 'look'), 'env -0 >~/seen; echo done-$((6*7))');
    await run(world, '. ~/look', /done-42\nP>$/);
    const seen = fs.readFileSync(path.join(world.home, 'seen'), 'utf8').split('\0');
    for (const [name, value] of Object.entries(env)) expect(seen).toContain(`${name}=${value}`);
    expect(seen.filter((entry) => /^(?:NODE_FORGED|YOSH_ASIDE)/.test(entry))).toEqual([]);
  });

  test('hostile NODE_* variables', async () => {
    await using world = await open({
      shell,
      env: {
        NODE_PATH: '/nonexistent',
        NODE_DEBUG: '*',
        NODE_V8_COVERAGE: '/nonexistent',
        NODE_EXTRA_CA_CERTS: '/nonexistent',
        NODE_PENDING_DEPRECATION: '1',
      },
    });
    await yoWorks(world);
    expect(world.terminal.text()).toMatch(/^P> yo/);
  });

  test('no HOME', async () => {
    await using world = new World({ shell, env: { PS1: 'P> ' }, program: ['/usr/bin/env', '-u', 'HOME', '{root}/bin/yosh'] });
    await world.terminal.until(/[>#$%] ?$/);
    await run(world, "PS1='P> '");
    await run(world, 'yo anything', /\nyo: [^]*\nP>$/);
    await run(world, 'echo "still $((1+1))"', /still 2\nP>$/);
  });

  test.each(['/nonexistent', '/proc'])('HOME is %s, which cannot be written', async (home) => {
    await using world = new World({ shell, program: ['/usr/bin/env', `HOME=${home}`, '{root}/bin/yosh'] });
    // zsh would ask a new user how to set it up, and wait for an answer
    await world.terminal.until(/[>#$%q] ?$/);
    if (world.terminal.text().includes('zsh-newuser-install')) world.terminal.type('q');
    await run(world, "PS1='P> '");
    await run(world, 'yo anything', /\nyo: [^]*\nP>$/);
    await run(world, 'echo "still $((1+1))"', /still 2\nP>$/);
    expect(fs.existsSync('/nonexistent')).toBe(false);
  });

  test.each([
    ['no XDG_RUNTIME_DIR', ['-u', 'XDG_RUNTIME_DIR']],
    ['an XDG_RUNTIME_DIR that is not there', ['XDG_RUNTIME_DIR=/nonexistent']],
    ['a read-only TMPDIR', ['-u', 'XDG_RUNTIME_DIR', 'TMPDIR=/proc']],
  ] as const)('%s', async (_, change) => {
    await using world = await new World({ shell, script: WORKS, program: ['/usr/bin/env', ...change, '{root}/bin/yosh'] }).ready();
    await yoWorks(world);
    expect(world.session()).toBeNull();
  });

  test('every folder has spaces and quotes in its name', async () => {
    using odd = new BrokenRoot();
    const moved = path.join(odd.path, "it's a folder");
    fs.mkdirSync(moved);
    for (const part of ['bin', 'shell-hooks', 'dist', 'node_modules', 'package.json'])
      fs.renameSync(path.join(odd.path, part), path.join(moved, part));
    await using world = await open({ shell, program: [path.join(moved, 'bin/yosh')] });
    await yoWorks(world);
  });

  test('called through symbolic links', async () => {
    using odd = new BrokenRoot();
    fs.mkdirSync(path.join(odd.path, 'links'));
    fs.symlinkSync('../bin/yosh', path.join(odd.path, 'links/yosh'));
    fs.symlinkSync('links/yosh', path.join(odd.path, 'start'));
    await using world = await open({ shell, program: [path.join(odd.path, 'start')] });
    await yoWorks(world);
  });
});

// Not concurrent: another terminal opened meanwhile would inherit this one and keep it open.
describe.each(SHELLS)('%s hung up', (shell) => {
  test('closing the window leaves no process and no folder', async () => {
    await using world = await open({ shell });
    await yoWorks(world);
    expect(processesOf(world).length).toBeGreaterThan(3);
    world.terminal.close();
    await nothingRuns(world);
    expect(world.session()).toBeNull();
  });

  test('closing the window during a question, and while a program runs', async () => {
    for (const line of ['yo wait for me', 'vi', 'cat']) {
      await using world = await open({ shell, script: { '*': [{ waitFor: '/nonexistent/for-ever' }] } });
      world.terminal.type(`${line}\r`);
      await world.terminal.until(line.startsWith('yo') ? 'thinking' : line === 'vi' ? /~\s*\n~/ : /cat$/);
      world.terminal.close();
      await nothingRuns(world);
      expect(world.session()).toBeNull();
    }
  });
});

/** What can be done in a root that is no checkout. */
const AGAIN =
  'its runtime or a file of it is missing. Install it again: npm install -g --include=optional FILE.tgz; or Node.js 24.16 or newer';

/** Failures of a start, each with the reason shown. */
const BROKEN: readonly (readonly [string, (root: BrokenRoot) => unknown, string])[] = [
  ['no Node', (root) => root.withoutNode(), `${AGAIN}\nyosh: Node.js 24.16 or newer is needed`],
  ['no dist', (root) => root.withProxy(null), `${AGAIN}\nyosh: it is not built`],
  ['a proxy that exits', (root) => root.withProxy('process.exit(1)'), 'the proxy stopped unexpectedly (status 1)'],
  ['a proxy that exits 0', (root) => root.withProxy('process.exit(0)'), 'the proxy stopped unexpectedly (status 0)'],
  ['a proxy that throws', (root) => root.withProxy('throw new Error("no")'), 'the proxy stopped unexpectedly (status 1)'],
  ['a proxy with a syntax error', (root) => root.withProxy('}{'), 'the proxy stopped unexpectedly (status 1)'],
  [
    'a proxy that is killed',
    (root) => root.withProxy('process.kill(process.pid, "SIGKILL")'),
    'the proxy stopped unexpectedly (status 137)',
  ],
  ['a text file for Node', (root) => root.withNode('exit 126\n'), 'the proxy stopped unexpectedly (status 126)'],
  [
    "another machine's Node",
    (root) => root.withNode(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0xf3, 0])),
    'the proxy stopped unexpectedly (status 126)',
  ],
  ['no terminal addon', (root) => root.withoutAddon(), 'the proxy stopped unexpectedly (status 1)'],
];

/** The session's folder cannot be written: a failing redirection must not end the launcher, as it ends dash. */
const UNWRITABLE: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['the log is something else', { mkfifo: 'for file; do :; done; mkdir "${file%/*}/proxy.log" && PATH=/usr/bin:/bin exec mkfifo "$@"' }],
  ['the folder has gone', { mkfifo: 'for file; do :; done; rm -rf "${file%/*}"' }],
  ['it is read-only', { mkdir: 'for folder; do :; done; ln -s /proc "$folder"', mkfifo: ':' }],
];

describe.concurrent.each(SHELLS)('%s fails open', (shell) => {
  test.each(UNWRITABLE)('the session folder: %s', async (_, scripts) => {
    using fakes = new FakePrograms(scripts);
    await using world = await open({ shell, env: { PATH: `${fakes.path}:${programs.path}` } });
    expect(world.terminal.text().trimStart()).toBe('yosh: cannot write to the folder of the session; this is a plain shell\nP>');
    await sane(world);
  });

  test('the session folder: it can be made in /tmp only', async () => {
    using fakes = new FakePrograms({ mkdir: 'exit 1' });
    await using world = await open({ shell, env: { PATH: `${fakes.path}:${programs.path}` } });
    expect(world.terminal.text()).toBe('P>');
    world.terminal.type('echo "in $YOSH_SESSION"\r');
    await world.terminal.until(/in \/tmp\/yosh\.\w{10}$/m);
    world.terminal.type('exit\r');
    expect(await world.terminal.exited).toBe(0);
  });

  test('the session folder: it cannot be made', async () => {
    using fakes = new FakePrograms({ mkdir: 'exit 1', mktemp: 'exit 1' });
    await using world = await open({ shell, env: { PATH: `${fakes.path}:${programs.path}` } });
    expect(world.terminal.text().trimStart()).toBe('yosh: cannot make a folder for the session; this is a plain shell\nP>');
    await sane(world);
  });

  test.each(BROKEN)('%s', async (_, spoil, reason) => {
    using root = new BrokenRoot();
    spoil(root);
    await using world = await open({ shell, program: [root.launcher], env: { PATH: programs.path }, cols: 160 });
    expect(world.terminal.text().trimStart()).toBe(`yosh: ${reason}; this is a plain shell\nP>`);
    await sane(world);
    expect(world.session()).toBeNull();
    world.terminal.type('exit 4\r');
    expect(await world.terminal.exited).toBe(4);
  });

  test('a checkout with newer commits than its build is built first, and only then', async () => {
    using root = new BrokenRoot();
    for (const folder of ['src', '.git/logs']) fs.mkdirSync(path.join(root.path, folder), { recursive: true });
    fs.writeFileSync(path.join(root.path, '.git/logs/HEAD'), '');
    fs.writeFileSync(path.join(root.path, 'bin/prepare'), 'echo builds; touch "${0%/*}/../dist/proxy.cjs"\n');
    fs.utimesSync(path.join(root.path, 'dist/proxy.cjs'), 1, 1);
    for (const seen of [/^builds\nP>$/, /^P>$/]) {
      await using world = new World({ shell, script: WORKS, program: [root.launcher] });
      await world.terminal.until(seen);
      await yoWorks(world);
    }
  });

  test('SIGKILL of the proxy while in vi', async () => {
    await using world = await open({ shell, program: [shellPath(shell), '-i'] });
    await run(world, 'stty -g >before');
    world.terminal.type(`${world.root}/bin/yosh\r`);
    await eventually('a session runs', () => world.session() !== null);
    await world.terminal.until(/yosh\nP>$/);
    world.terminal.type('vi\r');
    await world.terminal.until(/~\s*\n~/);
    process.kill(proxyOf(world).pid, 'SIGKILL');
    // the terminal's replies to queries of vi, which no program reads any more, are echoed before the prompt or behind it
    await world.terminal.until(/yosh: the proxy stopped unexpectedly \(status 137\); this is a plain shell\n\S*P>/);
    world.terminal.type('\x15'); // removes them
    await world.terminal.until(AT_PROMPT);
    await sane(world);
    await run(world, 'exit 3', /P>$/);
    await run(world, 'stty -g | cmp - before && echo "the same"', /the same\nP>$/);
    expect(world.session()).toBeNull();
  });

  test.each(['SIGTERM', 'SIGSEGV', 'SIGABRT', 'SIGQUIT', 'SIGINT', 'SIGHUP'] as const)(
    '%s ends the proxy: a plain shell',
    async (signal) => {
      await using world = await open({ shell });
      process.kill(proxyOf(world).pid, signal);
      await world.terminal.until(/; this is a plain shell\nP>$/);
      await sane(world);
    },
  );
});

/** Echo, line ends and Ctrl-C work as in any terminal. */
async function sane(world: World): Promise<void> {
  await run(world, 'echo "sane-$((2+3))"', /\nsane-5\nP>$/);
  await run(world, 'stty -a | grep -c -e " -opost" -e " -isig" -e " -echo " -e " -icanon"', /\n0\nP>$/);
  world.terminal.type('sleep 100\r');
  await world.terminal.until(/sleep 100$/);
  await eventually('it sleeps', () => processesOf(world).some(({ command }) => command[0] === 'sleep'));
  world.terminal.type('\x03');
  await world.terminal.until(/sleep 100\n\^C\n*P>$/);
}

describe('without a terminal', () => {
  test.each(SHELLS)('%s: a plain shell reads a standard input that is not a terminal', (shell) => {
    expect(launch([], { input: 'echo "plain $((1+1)) ${YOSH_SESSION-none}"\nexit 6\n', env: { SHELL: shellPath(shell) } })).toEqual({
      status: 6,
      out: 'plain 2 none\n',
      err: '',
    });
  });

  test('when the shell cannot be run, another one opens', () => {
    using fakes = new FakePrograms({});
    const broken = path.join(fakes.path, 'bash');
    fs.writeFileSync(broken, Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), { mode: 0o755 });
    const { status, out, err } = launch([], { input: 'echo "plain $((1+1))"\nexit 6\n', env: { SHELL: broken } });
    expect({ status, out }).toEqual({ status: 6, out: 'plain 2\n' });
    expect(err).toContain(`yosh: ${broken} cannot be run; this is /bin/sh\n`);
  });

  test('as $SHELL it behaves as the shell itself', () => {
    const env = { SHELL: path.join(inject('scriptedRoot'), 'bin/yosh') };
    expect(launch(['-c', 'echo "$0 $1"; exit 3', 'a', 'b'], { env })).toEqual({ status: 3, out: 'a b\n', err: '' });
    expect(launch(['-lc', 'shopt -q login_shell && echo login'], { env })).toEqual({ status: 0, out: 'login\n', err: '' });
    expect(launch(['-l', '-c', 'shopt -q login_shell && echo login'], { env })).toEqual({ status: 0, out: 'login\n', err: '' });
    expect(launch(['-s'], { env, input: 'echo from stdin' })).toEqual({ status: 0, out: 'from stdin\n', err: '' });
  });

  test('a variable of the user keeps its value, whatever its name: those of the launcher begin with yosh_', () => {
    const launcher = fs.readFileSync(path.resolve('bin/yosh'), 'utf8').replaceAll(/^\s*#.*$/gm, '');
    const own = [...launcher.matchAll(/(?<=^|[\s;({"'])[a-z]\w*(?==)|(?<=\bread -r )[a-z]\w*|(?<=\bfor )[a-z]\w*(?= in )/gm)].map(
      ([name]) => name,
    );
    expect(own).toContain('yosh_shell');
    expect(own.filter((name) => !name.startsWith('yosh_'))).toEqual([]);
    const names = { name: 'mine', shell: 'mine', version: 'mine', root: 'mine' };
    const env = { SHELL: path.join(inject('scriptedRoot'), 'bin/yosh'), ...names };
    expect(launch(['-c', 'echo "$name $shell $version $root"'], { env }).out).toBe('mine mine mine mine\n');
  });

  test.for([
    ['>/dev/full', 'yosh: standard output cannot be written (the disk is full)\n'],
    ['>&-', 'yosh: standard output is closed\n'],
  ])('output that cannot be written is a failure: %s', ([to = '', told], ctx) => {
    ctx.skip(to.endsWith('full') && !fs.existsSync('/dev/full'), 'there is no /dev/full');
    const run = (name: string) =>
      spawnSync('/bin/sh', ['-c', `"$0" --help ${to}`, path.join(inject('scriptedRoot'), 'bin', name)], { encoding: 'utf8' });
    const [yosh, yo] = [run('yosh'), run('yo')];
    expect([yosh.status, yosh.stderr]).toEqual([1, told]);
    expect([yo.status, yo.stderr]).toEqual([1, told?.replace('yosh', 'yo')]);
  });

  test('--version, --help and init; unknown words, options and shells are refused', () => {
    for (const word of ['--version', '-V', 'version']) expect(launch([word])).toEqual({ status: 0, out: `${VERSION}\n`, err: '' });
    const help = launch(['--help']);
    expect(help.status).toBe(0);
    expect(help.out).toContain('init SHELL');
    const unknown = launch(['frobnicate']);
    expect(unknown.status).not.toBe(0);
    expect(unknown.out).toBe('');
    expect(unknown.err).toMatch(/^yosh: [^\n]*frobnicate[^\n]*\n$/);
    const other = launch(['init', 'csh']);
    expect(other.status).not.toBe(0);
    expect(other.err).toBe('yosh works in bash and zsh, not csh\n');
    expect(launch(['--vers'])).toEqual({ status: 2, out: '', err: 'yosh: unknown option --vers. Did you mean --version?\n' });
    expect(launch(['fish'])).toEqual({ status: 2, out: '', err: 'yosh works in bash and zsh, not fish\n' });
  });

  test.each(SHELLS)('init %s prints one line, which the shell accepts, and which does nothing when yosh is gone', (shell: Shell) => {
    const { status, out } = launch(['init', shell]);
    expect(status).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect(out).toContain(`shell-hooks/rc.${shell}`);
    const gone = out.replaceAll('shell-hooks', 'gone');
    expect(execFileSync(shellPath(shell), ['-c', `${out}${gone}echo fine`], { encoding: 'utf8' })).toBe('fine\n');
  });
});

test.each([
  ['as bash itself', {}, 60],
  ['as the environment says', { MAILCHECK: '600' }, 600],
] as const)('bash looks for mail as often %s', async (_, env, seconds) => {
  await using world = await open({ shell: 'bash', env });
  await run(world, 'echo "<$MAILCHECK>"', new RegExp(`\n<${seconds}>\nP>$`));
});
