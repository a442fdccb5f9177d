/** `yosh setup` on a real terminal, from a shell, by keyboard. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { initLine } from '../../src/cli/init.ts';
import { CliTerminal, type CliTerminalOptions, type Shell, scriptedCliRoot } from './cli-terminal.ts';
import { modesCount, NO_SETPRIV } from './modes-count.ts';

const SHELLS = ['bash', 'zsh'] as const;
const KEY = 'good-canary-0123456789abcdefghij';
const BAD = 'bad-canary-0123456789abcdefghijkl';
const CTRL_C = '\x03';

let root = '';
beforeAll(async () => void (root = await scriptedCliRoot()));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const open = (shell: Shell, options: Partial<CliTerminalOptions> = {}): Promise<CliTerminal> =>
  new CliTerminal({ root, shell, ...options }).ready();

/** Answers until the question for the key. */
async function begin(desk: CliTerminal): Promise<void> {
  await desk.do('yosh setup\r', 'Provider, by number, name or arrow keys [offline]: ');
  await desk.do('1\r', 'Key for offline (not shown');
}

/** No recognisable part of a key was printed. */
function expectNoKey(desk: CliTerminal): void {
  const seen = desk.terminal.output.toString('latin1') + desk.terminal.text();
  expect(seen).not.toContain('canary');
  expect(seen).not.toContain('0123456789');
}

/** The terminal has the settings of a shell at its prompt. */
async function expectSane(desk: CliTerminal): Promise<void> {
  await desk.do(
    "stty -a | tr ' ;' '\\n\\n' | grep -x -e '-*icanon' -e '-*echo' -e '-*isig' -e '-*opost' | xargs echo is\r",
    /\nis (?=.*\bopost)(?=.* isig)(?=.* icanon)(?=.* echo)[^-\n]+\n/,
  );
}

describe.concurrent.each(SHELLS)('%s', (shell) => {
  test('a good key: the answer is shown, the settings are written, the line is first in the rc file, once', async () => {
    await using desk = await open(shell);
    await begin(desk);
    await desk.do(`${KEY}\r`, 'Model [scripted-1]: ');
    await desk.do('\r', /offline answered in \d+\.\d s:\n {2}ls -la · lists them/);
    const rc = shell === 'bash' ? '~/.bashrc' : '~/.zshrc';
    await desk.terminal.until(`Put the line into ${rc}? [y/N]`);
    // nothing before the last answer
    expect(desk.files()).toEqual([path.basename(desk.rcFile)]);
    await desk.confirm('y\r', 'Start it with: yosh');
    expect(desk.read('.yoconf')).toBe(`provider = offline\nkey = ${KEY}\n`);
    expect(fs.statSync(desk.path('.yoconf')).mode & 0o777).toBe(0o600);
    expect(desk.read(path.basename(desk.rcFile))).toBe(`${initLine(root, shell)}\n${desk.rc}`);
    expect(fs.readFileSync(`${desk.rcFile}.yosh-backup`, 'utf8')).toBe(desk.rc);
    await expectSane(desk);
    // the second time Enter keeps the key, and the line is not offered again
    await desk.do('yosh setup\r', 'Provider');
    await desk.do('\r', 'Enter keeps the one you have');
    await desk.do('\r', 'Model');
    await desk.do('\r', `${rc} has the line of yosh already.`);
    await desk.terminal.until((text) => text.split('Start it with: yosh').length === 3);
    expect(desk.read('.yoconf')).toBe(`provider = offline\nkey = ${KEY}\n`);
    expect(desk.read(path.basename(desk.rcFile)).split('rc.').length).toBe(3);
    expect(desk.files()).toEqual([path.basename(desk.rcFile), `${path.basename(desk.rcFile)}.yosh-backup`, '.yoconf'].toSorted());
    expectNoKey(desk);
  });

  test('a bracketed paste with a line end is one key, and a wrong paste does not reach the next question', async () => {
    await using desk = await open(shell);
    await begin(desk);
    await desk.do(`\x1b[200~${KEY} and more\r\nrm -rf x\r\n\x1b[201~\r`, 'a key is one word');
    await desk.do('""\r', 'a key is one word');
    await desk.do(`\x1b[200~${KEY}\n\x1b[201~\r`, 'Model');
    await desk.do('\r', 'Put the line');
    await desk.confirm('n\r', 'Start it with');
    expect(desk.read('.yoconf')).toContain(KEY);
    expect(desk.read(path.basename(desk.rcFile))).toBe(desk.rc);
    expect(desk.terminal.text()).not.toContain('rm -rf');
    expectNoKey(desk);
  });

  test('after an unbracketed paste the text behind the line end is dropped', async () => {
    await using desk = await open(shell);
    await begin(desk);
    await desk.do(`${KEY}\rsecond-canary\r`, 'Model');
    await desk.do(CTRL_C, 'Nothing was written.');
    expectNoKey(desk);
  });

  test('a bad key gives one line without the key, and nothing is written unless confirmed', async () => {
    await using desk = await open(shell);
    await begin(desk);
    await desk.do(`${BAD}\r`, 'Model');
    await desk.do('\r', 'It did not work: the key •••• is not accepted (401)');
    await desk.terminal.until('Key for offline, once more (not shown; Enter gives up):');
    await desk.do('\r', 'Write ~/.yoconf anyway?');
    await desk.confirm('\r', 'yosh: nothing was written');
    await desk.do('echo $?\r', '\n1\n');
    expect(desk.files()).toEqual([path.basename(desk.rcFile)]);
    await expectSane(desk);
    expectNoKey(desk);
  });

  test('a wrong key, then the right one: nothing else is asked again', async () => {
    await using desk = await open(shell);
    await begin(desk);
    await desk.do(`${BAD}\r`, 'Model');
    await desk.do('\r', 'once more (not shown; Enter gives up):');
    await desk.do(`${KEY}\r`, /offline answered in \d+\.\d s:/);
    await desk.terminal.until('Put the line');
    await desk.confirm('n\r', 'Start it with: yosh');
    expect(desk.read('.yoconf')).toBe(`provider = offline\nkey = ${KEY}\n`);
    expectNoKey(desk);
  });

  test('without a network the settings are written when the user confirms', async () => {
    await using desk = await open(shell, { env: { SCRIPTED_NET: 'down' } });
    await begin(desk);
    await desk.do(`${KEY}\r`, 'Model');
    await desk.do('other\r', 'It did not work: scripted.example cannot be reached (ECONNREFUSED)');
    await desk.confirm('y\r', 'Put the line');
    await desk.confirm('\r', 'Start it with');
    expect(desk.read('.yoconf')).toBe(`provider = offline\nmodel = other\nkey = ${KEY}\n`);
    expectNoKey(desk);
  });

  test.each([
    ['at the provider', 0],
    ['at the key', 1],
    ['in the key', 2],
    ['at the model', 3],
    ['during the test call', 4],
    ['at the last question', 5],
  ])('Ctrl-C %s restores the terminal and leaves no files', async (_, stage) => {
    await using desk = await open(shell, { env: stage === 4 ? { SCRIPTED_NET: 'hangs' } : {} });
    await desk.do('yosh setup\r', 'Provider');
    if (stage > 0) await desk.do('\r', 'Key for');
    if (stage === 2) desk.terminal.type(KEY.slice(0, 20));
    if (stage > 2) await desk.do(`${KEY}\r`, 'Model');
    if (stage > 3) await desk.do('\r', stage === 4 ? 'asking offline' : 'Put the line');
    await desk.do(CTRL_C, 'Nothing was written.');
    await desk.do('echo $?\r', '\n130\n');
    expect(desk.files()).toEqual([path.basename(desk.rcFile)]);
    await expectSane(desk);
    expectNoKey(desk);
  });

  test('SIGTERM restores the terminal', async () => {
    await using desk = await open(shell);
    await begin(desk);
    await desk.do(`${KEY.slice(0, 16)}`, '');
    const pid = execFileSync('ps', ['-A', '-o', 'pid=,tty=,args='], { encoding: 'utf8' })
      .split('\n')
      .find((line) => line.includes(`${root}/dist/cli.cjs setup`) && line.includes(desk.terminal.pty.slave.replace('/dev/', '')));
    process.kill(Number(pid?.trim().split(' ')[0]), 'SIGTERM');
    await desk.do('', /\nP>\s*$/);
    await expectSane(desk);
    expectNoKey(desk);
  });

  test('a 0644 file keeps its key and comments, changes only what was answered, and becomes 0600', async () => {
    await using desk = await open(shell);
    fs.writeFileSync(desk.path('.yoconf'), `# mine\r\nprovider offline\r\nkey ${KEY}\r\n\r\n[work]\r\nmodel = w\r\n`, { mode: 0o644 });
    await desk.do('yosh setup\r', 'Others can read ~/.yoconf now (0644). It will be 0600.');
    await desk.do('offl\r', 'Enter keeps the one you have');
    await desk.do('\r', 'Model');
    await desk.do('m\r', 'Put the line');
    await desk.confirm('n\r', 'Start it');
    expect(desk.read('.yoconf')).toBe(`# mine\r\nprovider offline\r\nkey ${KEY}\r\nmodel = m\r\n\r\n[work]\r\nmodel = w\r\n`);
    expect(fs.statSync(desk.path('.yoconf')).mode & 0o777).toBe(0o600);
    expectNoKey(desk);
  });

  test('the key of the environment is not stored', async () => {
    await using desk = await open(shell, { env: { SCRIPTED_KEY: KEY } });
    await desk.do('yosh setup\r', 'Provider');
    await desk.do('x\r', 'choose 1 to 1, or type a name from the list');
    await desk.do('\r', 'Enter takes SCRIPTED_KEY from the environment');
    await desk.do('\r', 'Model');
    await desk.do('\r', 'Put the line');
    await desk.confirm('\r', 'Start it');
    expect(desk.read('.yoconf')).toBe('provider = offline\n');
    expectNoKey(desk);
  });

  test('config set key asks for the key and does not show it', async () => {
    await using desk = await open(shell);
    await desk.do('yosh config set key\r', 'key (not shown): ');
    await desk.do(`${KEY}\r`, 'key = ••••ghij (32 characters)  ; ~/.yoconf:1');
    expect(desk.read('.yoconf')).toBe(`key = ${KEY}\n`);
    await desk.do('yosh config set key\r', 'key (not shown): ');
    await desk.do(CTRL_C, 'nothing was changed');
    await desk.do('echo $?\r', '\n130\n');
    expect(desk.read('.yoconf')).toBe(`key = ${KEY}\n`);
    await expectSane(desk);
    expectNoKey(desk);
  });

  test('a read-only home gives one line before the first question', async ({ skip }) => {
    const prefix = modesCount();
    if (prefix === null) return skip(NO_SETPRIV);
    await using desk = await open(shell);
    fs.chmodSync(desk.home, 0o555);
    await desk.do(
      `${prefix}yosh setup; echo $?\r`,
      /\nyosh: ~\/\.yoconf cannot be written \(no permission\); make\s+your\s+home\s+folder\s+writable,\s+then\s+run\s+yosh\s+setup\s+again\n1\n/,
    );
    await desk.do(
      `${prefix}yosh config set model x; echo $?\r`,
      '\nyosh: ~/.yoconf cannot be written (no permission); nothing was changed\n1\n',
    );
    fs.chmodSync(desk.home, 0o755);
  });

  test('a missing HOME and a missing terminal give one line each', async () => {
    await using desk = await open(shell);
    await desk.do('(unset HOME; yosh setup; echo $?)\r', '\nyosh: HOME is not set, so there is no ~/.yoconf; set HOME and try again\n1\n');
    await desk.do(
      'yosh setup </dev/null; echo $?\r',
      '\nyosh: setup asks questions and needs a terminal. In scripts: yosh config set\n1\n',
    );
    await desk.do('yosh setup | cat\r', /\nyosh: setup asks questions[^\n]+\nP>/);
  });
});
