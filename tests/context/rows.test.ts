/** The text of each fact. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alias } from '../../src/context/alias.ts';
import { cwd } from '../../src/context/cwd.ts';
import { pathFolders } from '../../src/base/program-path.ts';
import { installed } from '../../src/context/installed.ts';
import { duration, lastCommand } from '../../src/context/last-command.ts';
import { lastOutput } from '../../src/context/last-output.ts';
import { operatingSystem, prettyName } from '../../src/context/os-fact.ts';
import { recentCommands } from '../../src/context/recent-commands.ts';
import { shell } from '../../src/context/shell-fact.ts';
import type { FactSource, Purpose, Row } from '../../src/context/source.ts';
import { user } from '../../src/context/user-fact.ts';
import type { OutputBudget } from '../../src/transcript/block.ts';
import { block, machine, type MadeUp, textOf } from './support.ts';

const on = (made: MadeUp): { machine: FactSource['machine'] } => ({ machine: machine(made) });

describe('os', () => {
  const debian = 'NAME="Debian GNU/Linux"\nPRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n';

  test('names distribution, kernel and architecture', async () => {
    expect(await textOf(operatingSystem, on({ files: { '/etc/os-release': debian } }))).toBe(
      'Debian GNU/Linux 12 (bookworm), Linux 6.1.0-25-amd64 x86_64',
    );
  });
  test('finds the file in either place, also through the system’s own link', async () => {
    expect(await textOf(operatingSystem, on({ files: { '/usr/lib/os-release': debian } }))).toContain('Debian');
    const linked = {
      files: { '/nix/store/os-release': 'PRETTY_NAME="NixOS 25.11"' },
      links: { '/etc/os-release': '/nix/store/os-release' },
    };
    expect(await textOf(operatingSystem, on(linked))).toContain('NixOS 25.11,');
  });
  test('names macOS with its version', async () => {
    const plist = '<dict>\n<key>ProductVersion</key>\n\t<string>26.1</string>\n</dict>';
    const made = { platform: 'darwin', release: '25.1.0', arch: 'arm64' };
    const file = '/System/Library/CoreServices/SystemVersion.plist';
    expect(await textOf(operatingSystem, on({ ...made, files: { [file]: plist } }))).toBe('macOS 26.1, Darwin 25.1.0 arm64');
    expect(await textOf(operatingSystem, on(made))).toBe('macOS, Darwin 25.1.0 arm64');
  });
  test('mentions WSL and containers', async () => {
    expect(await textOf(operatingSystem, on({ release: '5.15.167.4-microsoft-standard-WSL2' }))).toContain(', in WSL');
    expect(await textOf(operatingSystem, on({ env: { WSL_DISTRO_NAME: 'Ubuntu' } }))).toContain(', in WSL');
    expect(await textOf(operatingSystem, on({ files: { '/.dockerenv': '' } }))).toContain(', in a container');
    expect(await textOf(operatingSystem, on({ files: { '/run/.containerenv': '' } }))).toContain(', in a container');
    expect(await textOf(operatingSystem, on({ env: { container: 'lxc' } }))).toContain(', in a container');
    expect(await textOf(operatingSystem)).not.toMatch(/WSL|container/);
  });
  test.each([
    ['PRETTY_NAME="A \\"B\\" \\$C"', 'A "B" $C'],
    ["PRETTY_NAME='Alpine Linux v3.22'", 'Alpine Linux v3.22'],
    ['PRETTY_NAME=Gentoo', 'Gentoo'],
    ['XPRETTY_NAME="no"\nPRETTY_NAME="yes"', 'yes'],
    ['PRETTY_NAME="never closed', ''],
    ['#PRETTY_NAME="no"', ''],
    ['', ''],
  ])('reads %j as %j', (text, name) => expect(prettyName(text)).toBe(name));
  test('reads any quoted name back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[^\n]{1,50}$/), (name) => {
        expect(prettyName(`ID=x\nPRETTY_NAME="${name.replace(/[\\"$`]/g, '\\$&')}"\n`)).toBe(name);
      }),
    );
  });
});

describe('shell, cwd, user', () => {
  test('name the shell and its version', async () => expect(await textOf(shell, { shell: 'zsh', version: '5.9' })).toBe('zsh 5.9'));
  test.each([
    ['/home/me', '/home/me', '~'],
    ['/home/me/src', '/home/me', '~/src'],
    ['/home/me-too', '/home/me', '/home/me-too'],
    ['/srv', '/', '/srv'],
    ['/srv', '', '/srv'],
  ])('%s with home %s is %s', async (path, home, shown) => expect(await textOf(cwd, { cwd: path, ...on({ home }) })).toBe(shown));
  test.each([
    ['0@box', {}, 'root'],
    ['1000@box', {}, 'not root'],
    ['1000@box', { SSH_CONNECTION: '10.0.0.7 50000 10.0.0.1 22' }, 'not root, over ssh'],
    ['', { SSH_CONNECTION: 'x' }, 'over ssh'],
    ['', {}, ''],
    ['root@box', {}, ''],
  ])('%j in %j is %j', async (who, env, text) => expect(await textOf(user, { who, ...on({ env }) })).toBe(text));
});

describe('last-command', () => {
  const last = (text: string, more = {}): Partial<FactSource> => ({ last: block(text, more) });

  test('has the text of the command and how it ended', async () => {
    expect(await textOf(lastCommand, last('make all'))).toBe('make all\nsucceeded');
    expect(await textOf(lastCommand, last('make all', { status: 2 }))).toBe('make all\nfailed with status 2');
    expect(await textOf(lastCommand)).toBe('');
  });
  test.each([
    [124, 'time is up'],
    [126, 'could not be executed'],
    [127, 'command not found'],
    [130, 'SIGINT, Ctrl-C'],
    [134, 'SIGABRT'],
    [137, 'SIGKILL, often for want of memory'],
    [139, 'SIGSEGV'],
    [141, 'SIGPIPE'],
    [143, 'SIGTERM'],
    [159, 'signal 31'],
    [255, 'ssh itself'],
  ])('describes status %i in words', async (status, words) => {
    expect(await textOf(lastCommand, last('x', { status }))).toMatch(new RegExp(`failed with status ${status} \\(.*${words}.*\\)$`));
  });
  test.each([1, 2, 64, 128, 200, 254])('has only the number of status %i', async (status) => {
    expect(await textOf(lastCommand, last('x', { status }))).toBe(`x\nfailed with status ${status}`);
  });
  test('has the duration when it was long, and the folder when it was another one', async () => {
    expect(await textOf(lastCommand, last('x', { durationMs: 2_000 }))).toBe('x\nsucceeded');
    expect(await textOf(lastCommand, last('x', { durationMs: 75_400, cwd: '/home/me/other' }))).toBe(
      'x\nsucceeded after 1 min 15 s, in ~/other',
    );
    expect(await textOf(lastCommand, last('x', { durationMs: null, cwd: '' }))).toBe('x\nsucceeded');
    expect([2_600, 60_000, 3_600_000, 7_860_000].map(duration)).toEqual(['3 s', '1 min 0 s', '1 h 0 min', '2 h 11 min']);
  });
  test('shows where the lines of a command end', async () => {
    expect(await textOf(lastCommand, last('# all of it\nmake -j4 &&\n\tmake test\n'))).toBe(
      '# all of it ⏎ make -j4 && ⏎ make test\nsucceeded',
    );
  });
  test('is empty for a private command, and has only the status when the shell did not report the text', async () => {
    expect(await textOf(lastCommand, last(' pass show bank'))).toBe('');
    expect(await textOf(lastCommand, last('\tpass show bank'))).toBe('');
    expect(await textOf(lastCommand, last('', { status: 1 }))).toBe('(not told by the shell) failed with status 1');
  });
  test('keeps both ends of a long command, and its status', async () => {
    const text = await textOf(lastCommand, last(`begin ${'x'.repeat(5_000)} end`, { status: 1 }));
    expect(text).toMatch(/^begin x+ … \d+ characters left out … x+ end\nfailed with status 1$/);
  });
});

describe('last-output', () => {
  const row = (purpose: Purpose): Row => lastOutput.find(({ purposes }) => purposes.includes(purpose)) as Row;
  const asked: OutputBudget[] = [];
  const output = async (budget: OutputBudget) => {
    asked.push(budget);
    return { text: 'error: no', lines: 1, cut: false };
  };

  test.each<[Purpose, number, number]>([
    ['question', 20, 1_500],
    ['bare', 200, 12_000],
    ['next', 120, 6_000],
  ])('has for the purpose %s at most %i lines and %i characters', async (purpose, lines, chars) => {
    asked.length = 0;
    expect(await textOf(row(purpose), { purpose, last: block('make'), output })).toBe('error: no');
    expect(asked).toHaveLength(1);
    const { headLines, tailLines, chars: given } = asked[0] as OutputBudget;
    expect(headLines + tailLines).toBeLessThanOrEqual(lines);
    expect(given).toBeLessThanOrEqual(chars);
    expect(row(purpose).chars).toBeLessThanOrEqual(chars);
  });
  test('says when the beginning of the output is lost', async () => {
    const cut = async () => ({ text: 'tail', lines: 1, cut: true });
    expect(await textOf(row('bare'), { last: block('make'), output: cut })).toBe('(its beginning is no longer held)\ntail');
  });
  test('is empty without a command or without output', async () => {
    expect(await textOf(row('bare'))).toBe('');
    expect(await textOf(row('bare'), { last: block('true') })).toBe('');
  });
  test.each<Purpose>(['question', 'bare', 'next'])(
    'does not render output from elsewhere or of a private command (%s)',
    async (purpose) => {
      asked.length = 0;
      for (const last of [block('ssh prod'), block('s'), block('ls', { who: '0@box' })])
        expect(await textOf(row(purpose), { last, alias: 'ssh prod', output })).toMatch(
          /^\(output of a session on another machine .* left out\)$/,
        );
      for (const text of [' cat .netrc', '']) expect(await textOf(row(purpose), { last: block(text), output })).toBe('');
      expect(asked).toEqual([]);
    },
  );
});

describe('alias', () => {
  test('has the definition of the first word', async () => {
    expect(await textOf(alias, { last: block('k get pods'), alias: 'kubectl' })).toBe('k is an alias of: kubectl');
  });
  test('is empty without a definition, a command, or for a private command', async () => {
    expect(await textOf(alias, { last: block('k get pods') })).toBe('');
    expect(await textOf(alias, { last: block(' k get pods'), alias: 'kubectl' })).toBe('');
    expect(await textOf(alias, { alias: 'kubectl' })).toBe('');
  });
});

describe('recent-commands', () => {
  test('has the last eight commands, oldest first, failures with their status, no private ones', async () => {
    const recent = Array.from({ length: 12 }, (_, i) => block(`step ${i}`, { status: i % 3 === 0 ? 1 : 0 }));
    expect(await textOf(recentCommands, { recent: [...recent, block(' secret'), block('')] })).toBe(
      'step 4\nstep 5\nstep 6  # status 1\nstep 7\nstep 8\nstep 9  # status 1\nstep 10\nstep 11',
    );
  });
  test('has only whole lines; the newest stay', async () => {
    const recent = Array.from({ length: 8 }, (_, i) => block(`${i} ${'word '.repeat(60)}`, { status: 1 }));
    const text = await textOf(recentCommands, { recent });
    const lines = text.split('\n');
    expect(text.length).toBeLessThanOrEqual(recentCommands.chars);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/^\d .*# status 1$/);
    expect(lines.at(-1)).toMatch(/^7 /);
  });
  test('has a command of many lines as one line', async () => {
    expect(await textOf(recentCommands, { recent: [block('for i in 1 2\ndo\n  echo $i\ndone')] })).toBe(
      'for i in 1 2 ⏎ do ⏎ echo $i ⏎ done',
    );
  });
});

describe('installed', () => {
  const bin = (...names: string[]): Record<string, string> => Object.fromEntries(names.map((name) => [`/usr/bin/${name}`, '']));

  test('names the programs in PATH, in the order of the table', async () => {
    expect(await textOf(installed, on({ files: bin('ls', 'jq', 'rg', 'apt', 'some-program') }))).toBe('GNU userland; in PATH: apt rg jq');
  });
  test('does not search relative folders of PATH', async () => {
    expect(pathFolders('.::bin:/usr/bin:./x:/bin:/usr/bin:')).toEqual(['/usr/bin', '/bin']);
  });
  test.each([
    ['linux', '/bin/busybox', 'busybox userland'],
    ['linux', '/system/bin/toybox', 'toybox userland'],
    ['linux', '/usr/lib/cargo/bin/coreutils', 'uutils userland'],
    ['darwin', '/opt/homebrew/Cellar/coreutils/9.5/bin/gls', 'GNU userland'],
  ])('on %s with an ls that is %s has %s', async (platform, file, text) => {
    expect(await textOf(installed, on({ platform, files: { [file]: '' }, links: { '/usr/bin/ls': file } }))).toBe(text);
  });
  test('otherwise has the userland of the platform', async () => {
    expect(await textOf(installed, on({ platform: 'darwin', files: bin('ls') }))).toBe('BSD userland');
    expect(await textOf(installed, on({ files: bin('ls') }))).toBe('GNU userland');
    expect(await textOf(installed, on({ env: {} }))).toBe('GNU userland');
  });
});
