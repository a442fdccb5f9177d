/** `yosh tour` at a real bash and zsh: from its first line to its last, left early, from inside a session, and what stays behind. */
import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../support/clock.ts';
import { copyRoot } from '../support/scripted-root.ts';
import { SHELLS_HERE } from '../support/shells-here.ts';
import { CliTerminal, type Shell } from './cli-terminal.ts';

const SHELLS = (['bash', 'zsh'] as const).filter((shell) => SHELLS_HERE[shell] !== undefined);
const OVER = 'The tour is over';
const CTRL_C = '\x03';

let root = '';
beforeAll(() => void (root = copyRoot()));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const toured = (at: CliTerminal): readonly string[] => fs.readdirSync(at.path('.run')).filter((name) => name.startsWith('yosh-tour.'));

/** A terminal with the plain shell, at its prompt. */
const desk = (shell: Shell, rc = ''): CliTerminal => new CliTerminal({ root, shell, rows: 60, rc });

/** Starts the tour and waits for its prompt. */
async function start(at: CliTerminal): Promise<void> {
  await at.ready();
  at.terminal.type('yosh tour\r');
  await at.terminal.until((text) => /yo find big files\s+P>\s*$/.test(text));
}

/** Presses Enter until it counts: right after a prefill it is dropped. */
async function enter(at: CliTerminal, then: RegExp): Promise<void> {
  await at.terminal.submit('\r');
  await at.terminal.until((text) => then.test(text));
}

/** Types keys that end the tour; waits for the prompt of the shell around it. */
async function leave(at: CliTerminal, keys = CTRL_C): Promise<void> {
  const count = (text: string): number => text.split(OVER).length;
  const before = count(at.terminal.text());
  at.terminal.type(keys);
  await at.terminal.until((text) => count(text) > before && /P>\s*$/.test(text));
}

describe.each(SHELLS)('yosh tour in %s', (shell) => {
  it('goes through its four parts by Enter alone after the first question, and leaves nothing', async () => {
    await using at = desk(shell);
    await start(at);
    at.terminal.type('yo find big files\r');
    await at.terminal.until((text) => text.trimEnd().endsWith('P> find . -type f -size +1M'));
    await enter(at, /\.\/holiday\.mov\n+tour 2\/4[^]*P> yo delete the build folder\s*$/);
    await enter(at, /deletes build and all that is in it: 2 files[^]*includes \.env\n+P> rm -rf build\s*$/);
    await enter(at, /tour 3\/4[^]*P> cat settings\.env\s*$/);
    await enter(at, /DB_PASSWORD=kGx7[^]*P> yo what would be sent now\s*$/);
    await enter(at, /DB_PASSWORD=REDACTED_PASSWORD_\d+[^]*tour 4\/4[^]*P> yo set up a small project\s*$/);
    await enter(at, /step 1 · makes the folder\n+P> mkdir demo\s*$/);
    await enter(at, /step 2 [^]*P> touch demo\/README demo\/main\.sh\s*$/);
    await enter(at, /step 3 [^]*P> ls demo\s*$/);
    await enter(at, /The project demo is ready\.[^]*Enter leaves\n+P> exit\s*$/);
    await enter(at, new RegExp(`${OVER}[^]*P>\\s*$`));
    expect(toured(at)).toEqual([]);
    // .cache has the program's own compiled code
    expect(at.files().filter((name) => name !== '.cache')).toEqual([shell === 'bash' ? '.bashrc' : '.zshrc']);
  });

  it('is left by Ctrl-C at its first prompt and with a command prefilled', async () => {
    await using at = desk(shell);
    await start(at);
    await leave(at);
    at.terminal.type('clear; yosh tour\r');
    await at.terminal.until((text) => !text.includes(OVER) && /yo find big files\s+P>\s*$/.test(text));
    at.terminal.type('yo delete the build folder\r');
    await at.terminal.until((text) => text.trimEnd().endsWith('P> rm -rf build'));
    await leave(at);
    expect(toured(at)).toEqual([]);
  });

  it('is left by exit, and keeps what was typed out of the history', async () => {
    await using at = desk(shell, 'HISTFILE=~/.own_history; SAVEHIST=100; HISTSIZE=100\n');
    await start(at);
    at.terminal.type('echo a-line-of-the-tour\r');
    await at.terminal.until((text) => /\na-line-of-the-tour\n/.test(text));
    await leave(at, 'exit\r');
    at.terminal.type('exit\r');
    await at.terminal.exited;
    const kept = fs.existsSync(at.path('.own_history')) ? at.read('.own_history') : '';
    expect(kept).not.toContain('a-line-of-the-tour');
    expect(toured(at)).toEqual([]);
  });

  it('answers other questions by rules, then goes on where it was', async () => {
    await using at = desk(shell);
    await start(at);
    at.terminal.type('yo help\r');
    await at.terminal.until((text) => /connects a model, checks everything, a tour[^]*tour 1\/4[^]*P> yo find big files\s*$/.test(text));
    at.terminal.type('\x15yo show the current folder');
    await enter(at, /P> ls\s*$/);
    await enter(at, /holiday\.mov[^]*tour 1\/4[^]*P> yo find big files\s*$/);
    await leave(at);
  });

  it('asks no provider, whatever the settings say', async () => {
    await using at = desk(shell);
    fs.writeFileSync(at.path('.yoconf'), 'provider = compatible\nbase_url = http://127.0.0.1:9/v1\nmodel = m\n', { mode: 0o600 });
    await start(at);
    at.terminal.type('yo find big files\r');
    await at.terminal.until((text) => text.trimEnd().endsWith('P> find . -type f -size +1M'));
    await leave(at);
  });

  it('starts from inside a session, in a shell below it', async () => {
    await using at = desk(shell);
    await at.ready();
    await at.do('yosh\r', /exit leaves\n+P>\s*$/);
    at.terminal.type('yosh tour\r');
    await at.terminal.until((text) => /yo find big files\s+P>\s*$/.test(text));
    at.terminal.type('yo find big files\r');
    await at.terminal.until((text) => text.trimEnd().endsWith('P> find . -type f -size +1M'));
    await leave(at);
    await at.do('yo hello\r', 'More examples');
    expect(toured(at)).toEqual([]);
  });
});

it('removes its folder when the window closes', async () => {
  await using at = desk('bash');
  await start(at);
  expect(toured(at)).toHaveLength(1);
  at.terminal.close();
  await at.terminal.exited;
  await expect.poll(() => toured(at), { timeout: PATIENCE_MS }).toEqual([]);
});

it('says that it needs a terminal, and that it is the tour already', async () => {
  await using at = desk('bash');
  await at.ready();
  await at.do('yosh tour </dev/null\r', 'the tour needs a terminal');
  await start(at);
  await at.do('yosh tour\r', 'this is the tour already; exit leaves it');
});
