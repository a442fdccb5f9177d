/** `yosh doctor --fix`: what it mends, what it shows before, and what it never touches. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { repairsOf } from '../../src/cli/doctor/repairs.ts';
import { initLine } from '../../src/cli/init.ts';
import { processSpace } from '../../src/proxy/dead-sessions.ts';
import { REPOSITORY } from '../support/scripted-root.ts';
import { Fake } from './fake-endpoints.ts';

const LONG_AGO = new Date(Date.now() - 3_600_000);
/** A process id that no process has. */
const NO_PROCESS = 2 ** 22 + 1;

const modeOf = (file: string): string => (fs.statSync(file).mode & 0o777).toString(8);

/** A user with a state folder in the home. `answers` as those of `Fake`. */
function userWith(answers?: readonly string[]): Fake & { readonly at: (name: string) => string } {
  const user = new Fake(answers === undefined ? {} : { answers });
  const at = (name: string): string => path.join(user.home, name);
  Object.assign(user.io.env, { XDG_STATE_HOME: at('state') });
  return Object.assign(user, { at });
}

function file(at: string, text = '', mode = 0o600): void {
  fs.mkdirSync(path.dirname(at), { recursive: true });
  fs.writeFileSync(at, text);
  fs.chmodSync(at, mode);
}

function oldFolder(at: string, files: Readonly<Record<string, string>> = {}): void {
  fs.mkdirSync(at, { mode: 0o700 });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(at, name), text);
  fs.utimesSync(at, LONG_AGO, LONG_AGO);
}

const fix = (user: Fake): Promise<number> => user.run('doctor', '--fix', '--local');

describe('doctor --fix', () => {
  test('narrows the modes of the settings and of the state folder', async () => {
    using user = userWith(['y']);
    user.write('key = k\n', 0o644);
    file(user.at('.yoshkey'), 'k\n', 0o640);
    file(user.at('state/yosh/record.db'), '', 0o664);
    file(user.at('state/yosh/walk-throughs/x'), '', 0o604);
    fs.chmodSync(user.at('state/yosh'), 0o755);
    expect(await fix(user)).toBe(0);
    expect(user.out).toContain(`chmod 600 ${user.file} # now 644\n`);
    expect(user.out).toMatch(/Make these \d+ changes\?y\n/);
    expect(user.out).toMatch(/Checked again:\n[^]*ok +settings +~\/\.yoconf, 0600\n/);
    for (const name of ['.yoconf', '.yoshkey', 'state/yosh/record.db', 'state/yosh/walk-throughs/x'])
      expect([name, modeOf(user.at(name))]).toEqual([name, '600']);
    for (const name of ['state/yosh', 'state/yosh/walk-throughs']) expect([name, modeOf(user.at(name))]).toEqual([name, '700']);
  });

  test('leaves a file alone that is where the state folder has to be', async () => {
    using user = userWith();
    file(user.at('state/yosh'), 'mine\n', 0o644);
    expect(await repairsOf(user.io)).toEqual([]);
  });

  test('changes nothing after a no, after Ctrl-C, and without a terminal', async () => {
    for (const [answers, end] of [
      [['n'], 'Nothing was changed.\n'],
      [[], 'Nothing was changed.\n'],
      [undefined, 'Nothing was changed: --fix asks first, and needs a terminal.\n'],
    ] as const) {
      using user = userWith(answers);
      user.write('key = k\n', 0o644);
      expect(await fix(user)).toBe(1);
      expect(user.out).toContain(`chmod 600 ${user.file}`);
      expect(user.out.endsWith(end)).toBe(true);
      expect(modeOf(user.file)).toBe('644');
    }
  });

  test('without --fix, says that it could; with --json, lists the changes', async () => {
    using user = userWith(['y']);
    user.write('provider = offline\n', 0o644);
    await user.run('doctor', '--local');
    expect(user.out.endsWith('\nyosh can mend some of this: yosh doctor --fix\n')).toBe(true);
    await user.run('doctor', '--local', '--fix', '--json');
    expect((JSON.parse(user.out) as { repairs: unknown }).repairs).toEqual([[`chmod 600 ${user.file} # now 644`]]);
    expect(modeOf(user.file)).toBe('644');
  });

  test('goes on where a file is in the place of a folder', async () => {
    using fake = new Fake();
    Object.assign(fake.io.env, { HOME: fake.home });
    for (const name of ['.local', '.config']) fs.writeFileSync(path.join(fake.home, name), '');
    expect(await repairsOf(fake.io)).toEqual([]);
  });

  test('says that there is nothing to mend', async () => {
    using user = userWith(['y']);
    user.write('provider = offline\n');
    expect(await fix(user)).toBe(0);
    expect(user.out.endsWith('\nThere is nothing that yosh can mend by itself.\n')).toBe(true);
  });

  test('replaces the rc line of a checkout that is gone, in the files of both shells, and keeps a copy', async () => {
    using user = userWith(['y']);
    const mine = '# mine\nalias ll="ls -l"\n';
    for (const [name, shell] of [
      ['.bashrc', 'bash'],
      ['.zshrc', 'zsh'],
    ] as const)
      file(user.at(name), `${initLine('/gone/yosh', shell)}\n${mine}`, 0o640);
    await fix(user);
    expect(user.out).toContain(`-${initLine('/gone/yosh', 'bash')}`);
    expect(fs.readFileSync(user.at('.bashrc'), 'utf8')).toBe(`${initLine(REPOSITORY, 'bash')}\n${mine}`);
    expect(fs.readFileSync(user.at('.zshrc'), 'utf8')).toBe(`${initLine(REPOSITORY, 'zsh')}\n${mine}`);
    expect(fs.readFileSync(user.at('.bashrc.yosh-backup'), 'utf8')).toContain('/gone/yosh');
    expect(modeOf(user.at('.bashrc'))).toBe('640');
  });

  test('leaves the rc line of another installation that is still there, a comment, and a line of the user', async () => {
    using user = userWith(['y']);
    file(user.at('other/shell-hooks/rc.bash'));
    const text = `${initLine(user.at('other'), 'bash')}\n# ${initLine('/gone', 'bash')}\n. /gone/shell-hooks/rc.bash\n`;
    file(user.at('.bashrc'), text);
    await fix(user);
    expect(fs.readFileSync(user.at('.bashrc'), 'utf8')).toBe(text);
    expect(user.out).not.toContain('@@');
  });

  test('points a stale link in ~/.local/bin to this installation, and leaves every other link', async () => {
    using user = userWith(['y']);
    fs.mkdirSync(user.at('.local/bin'), { recursive: true });
    fs.symlinkSync('/gone/yosh/bin/yosh', user.at('.local/bin/yosh'));
    fs.symlinkSync('/gone/tools/yo-yo', user.at('.local/bin/yo'));
    await fix(user);
    expect(fs.readlinkSync(user.at('.local/bin/yosh'))).toBe(`${REPOSITORY}/bin/yosh`);
    expect(fs.readlinkSync(user.at('.local/bin/yo'))).toBe('/gone/tools/yo-yo');
  });

  test('removes what ended sessions, killed tours and cut-off writes have left', async () => {
    using user = userWith(['y']);
    oldFolder(user.at('yosh.AbCdEfGh01'));
    oldFolder(user.at('yosh-tour.AbCd01'), { pid: `${NO_PROCESS}\n${processSpace()}\n` });
    file(user.at('.yoconf.0123456789ab.tmp'), 'key = k\n');
    fs.utimesSync(user.at('.yoconf.0123456789ab.tmp'), LONG_AGO, LONG_AGO);
    await fix(user);
    expect(fs.readdirSync(user.home).filter((name) => name.includes('yosh') || name.endsWith('.tmp'))).toEqual([]);
  });

  test('leaves a tour that runs, one of another machine, new folders, links, and names that are not quite ours', async () => {
    using user = userWith(['y']);
    oldFolder(user.at('yosh-tour.Runs01'), { pid: `${process.pid}\n${processSpace()}\n` });
    oldFolder(user.at('yosh-tour.Other1'), { pid: `${NO_PROCESS}\nanother machine\n` });
    oldFolder(user.at('yosh-tour.NoPid1'));
    oldFolder(user.at('yosh.short'));
    oldFolder(user.at('precious'));
    fs.mkdirSync(user.at('yosh.NewNewNew1'));
    fs.symlinkSync(user.at('precious'), user.at('yosh.LinkLink01'));
    file(user.at('.yoconf.0123456789ab.tmp'), 'being written');
    const before = fs.readdirSync(user.home).toSorted();
    await fix(user);
    expect(fs.readdirSync(user.home).toSorted()).toEqual(before);
  });

  test('follows no link out of the state folder', async () => {
    using user = userWith(['y']);
    file(user.at('outside/secret'), '', 0o644);
    file(user.at('state/yosh/x'));
    fs.chmodSync(user.at('state/yosh'), 0o700);
    fs.symlinkSync(user.at('outside'), user.at('state/yosh/link'));
    fs.symlinkSync(user.at('outside/secret'), user.at('state/yosh/file'));
    await fix(user);
    expect(modeOf(user.at('outside/secret'))).toBe('644');
  });
});
