/** Bad input of every kind: one clear line, the prompt back, nothing lost. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { chat, command } from '../support/script.ts';
import { run } from '../support/talk.ts';
import { World } from '../support/world.ts';

const SCRIPT = { '*': command('echo fine') };

describe.each(['bash', 'zsh'] as const)('%s', (shell) => {
  const withFile = async (text: string, mode: number): Promise<World> => {
    const world = new World({ shell, script: SCRIPT });
    const file = path.join(world.home, '.yoconf');
    fs.writeFileSync(file, text);
    fs.chmodSync(file, mode);
    return world.ready();
  };

  test('a 0644 file that holds a key: shown with the remedy, the key not used, the question answered', async () => {
    await using world = await withFile('key = sk-canary-123\n', 0o644);
    world.terminal.type('yo greet\r');
    await world.terminal.until(/P> echo fine$/);
    expect(world.terminal.text().replaceAll(/\s+/g, ' ')).toContain('run: chmod 600 ~/.yoconf');
    expect(world.terminal.text()).not.toContain('canary');
  });

  test('a bad line and a bad value: one line each with its number, the rest is used', async () => {
    await using world = await withFile('%%%\ntimeout = soon\nhistory_limit = 3\n', 0o600);
    world.terminal.type('yo greet\r');
    await world.terminal.until(/P> echo fine$/);
    const text = world.terminal.text();
    expect(text).toContain('~/.yoconf:1:');
    expect(text).toContain('~/.yoconf:2: `timeout` must be');
    expect(text).not.toContain('~/.yoconf:3');
  });

  test('shown once, not with every question', async () => {
    await using world = await withFile('%%%\n', 0o600);
    world.script({ '*': chat('words') });
    world.terminal.type('yo one\r');
    await world.terminal.until(/words\nP>$/);
    world.terminal.type('yo two\r');
    await world.terminal.until(/words\nP>[^]*words\nP>$/);
    expect(world.terminal.text().split('~/.yoconf:1:')).toHaveLength(2);
  });

  test.each(['mkdir', 'mkfifo'])('what %s makes in the place of the file: a prompt, one line, and nothing is sent', async (make) => {
    const program = ['/bin/sh', '-c', `${make} "$HOME/.yoconf"; exec "$1/bin/yosh"`, 'sh', '{root}'] as const;
    await using world = await new World({ shell, script: SCRIPT, program }).ready();
    world.terminal.type('yo greet\r');
    await world.terminal.until(/run: mv ~\/\.yoconf[^]*P>$/);
    expect(world.terminal.text().replaceAll(/\s+/g, ' ')).toContain(
      'yo: ~/.yoconf is a folder, a FIFO or a device, not a file; nothing was sent; run: mv ~/.yoconf ~/.yoconf.old',
    );
    expect(world.requests()).toEqual([]);
  });

  // readline passes on a lone byte in the C locale only; zsh's editor replaces it, so there it is an ordinary question
  test('a question that is not UTF-8: one line, nothing sent, the next one works', async () => {
    await using world = await new World({ shell, script: SCRIPT, env: { LANG: 'C', LC_ALL: 'C' } }).ready();
    world.terminal.type(Buffer.from('yo caf\xe9 au lait\r', 'latin1'));
    await world.terminal.until(shell === 'bash' ? /is not valid UTF-8[^]*\nP>$/ : /P> echo fine$/);
    if (shell === 'zsh') world.terminal.type('\x03');
    await world.terminal.until(/\nP>$/);
    world.terminal.type('yo once more\r');
    await world.terminal.until(/yo once more[^]*P> echo fine$/);
    expect(world.questions().at(-1)).toBe('once more');
    expect(world.questions()).toHaveLength(shell === 'bash' ? 1 : 2);
    expect(Buffer.from(world.questions()[0] ?? '').toString()).not.toContain('\ufffd');
  });

  test('a 100 KB question: one line, nothing sent, little memory of the shell taken, the next one works', async () => {
    await using world = await new World({ shell, script: SCRIPT }).ready();
    await run(world, 'echo $$ >pid');
    const pid = fs.readFileSync(path.join(world.home, 'pid'), 'utf8').trim();
    world.terminal.type(`\x1b[200~yo ${'long '.repeat(20_000)}\x1b[201~`);
    await world.terminal.until('long long');
    world.terminal.type('\r');
    await world.terminal.until(/is too long[^]*\nP>$/);
    world.terminal.type('yo short\r');
    await world.terminal.until(/P> echo fine$/);
    expect(world.questions()).toEqual(['short']);
    // the most that the shell ever had, in KiB: a pattern that copies the line at each of its places takes 5 GiB
    if (process.platform === 'linux')
      expect(Number(/^VmHWM:\s*(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])).toBeLessThan(100_000);
  });

  test('an empty question is a bare yo', async () => {
    await using world = await new World({ shell, script: SCRIPT }).ready();
    world.terminal.type('yo    \r');
    await world.terminal.until(/P> echo fine$/);
    expect(world.questions()).toEqual(['']);
  });

  test.each([
    ['finished', 'some trouble', '\n'],
    ['unfinished', 'some trouble', ''],
  ])('a bare yo after a failure sends the command, its status and its output: %s line', async (_name, output, end) => {
    await using world = await new World({ shell, script: SCRIPT }).ready();
    const line = `sh -c 'printf "%s${end === '' ? '' : '\\n'}" "some trouble" >&2; exit 3'`;
    world.terminal.type(`${line}\r`);
    await world.terminal.until(/\nsome trouble[#%]? *\n?P>$/);
    world.terminal.type('yo\r');
    await world.terminal.until(/P> echo fine$/);
    const turn = world.requests()[0]?.turns.at(-1);
    const facts = Object.fromEntries((turn?.role === 'user' ? turn.facts : []).map((fact) => [fact.name, fact.text]));
    expect(facts).toMatchObject({
      cwd: expect.stringContaining('~'),
      'last-command': `${line}\nfailed with status 3`,
      'last-output': output,
    });
  });
});

describe('bash, with a history without duplicates', () => {
  const facts = (world: World): Readonly<Record<string, string>> => {
    const turn = world.requests().at(-1)?.turns.at(-1);
    return Object.fromEntries((turn?.role === 'user' ? turn.facts : []).map((fact) => [fact.name, fact.text]));
  };
  const FAIL = "sh -c 'echo out of luck; exit 3'";
  const open = (control: string): Promise<World> => new World({ shell: 'bash', script: SCRIPT, rc: `HISTCONTROL=${control}` }).ready();
  const after = async (world: World, ...lines: readonly string[]): Promise<Readonly<Record<string, string>>> => {
    for (const line of lines) {
      const before = world.terminal.text();
      world.terminal.type(`${line}\r`);
      await world.terminal.until((text) => text.length > before.length && text.endsWith('\nP>'));
    }
    world.terminal.type('yo\r');
    await world.terminal.until(/P> echo fine$/);
    return facts(world);
  };

  test.each(['ignoredups', 'ignoreboth', 'erasedups'])('%s: a command that failed twice is sent with its output', async (control) => {
    await using typed = await open(control);
    expect(await after(typed, FAIL, FAIL)).toMatchObject({ 'last-command': `${FAIL}\nfailed with status 3`, 'last-output': 'out of luck' });
    await using recalled = await open(control);
    expect(await after(recalled, FAIL, '\x1b[A')).toMatchObject({ 'last-output': 'out of luck' });
  });

  test.each([
    ['typed', ` ${FAIL}`],
    ['moved to the front', `${FAIL}\x01 `],
    ['after a character was deleted', `x\x7f ${FAIL}`],
    ['recalled', `\x1b[A\x01 \x05`],
  ])('a line with a space before it, %s, is not sent, nor is its output', async (_, line) => {
    await using world = await open('ignoreboth');
    const facts = await after(world, FAIL, line);
    expect(facts['last-command']).toMatch(/^\(not told by the shell\)/);
    expect(facts['last-output']).toBeUndefined();
  });

  test('a command that HISTIGNORE leaves out is not taken for the one before', async () => {
    await using world = await open("ignoredups; HISTIGNORE='echo*'");
    expect((await after(world, FAIL, 'echo private'))['last-command']).toMatch(/^\(not told by the shell\)/);
  });
});

describe.each(['bash', 'zsh'] as const)('%s: yo off', (shell) => {
  test('nothing is sent until yo on, not even by a companion that was restarted', async () => {
    await using world = await new World({ shell, script: { crash: [{ do: 'crash' }], '*': chat('words') } }).ready();
    world.terminal.type('yo off\r');
    await world.terminal.until(/nothing is captured or sent[^]*\nP>$/);
    // the oldest: a child that it has just forked still has its name
    const companion = execFileSync('pgrep', ['-o', '-f', `companion.cjs ${world.session()}`], { encoding: 'utf8' }).trim();
    process.kill(Number(companion), 'SIGKILL');
    world.terminal.type('yo a question\r');
    await world.terminal.until(/yo a question\n[^]*yo is off: nothing is captured or sent\. Turn it on: yo on\nP>$/);
    world.terminal.type('yo on\r');
    await world.terminal.until(/yo is on: it captures and answers again\nP>$/);
    world.terminal.type('yo a question\r');
    await world.terminal.until(/words\nP>$/);
    expect(world.questions()).toEqual(['a question']);
  });
});
