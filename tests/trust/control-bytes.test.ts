/** Hostile texts as a model's answers and as its commands. `YOSH_HOSTILE=FOLDER:FOLDER` adds public collections. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { gateCommand } from '../../src/safety/command-gate.ts';
import { screenLine } from '../../src/safety/screen-gate.ts';
import { Painter } from '../../src/ui/painter.ts';
import { command } from '../support/script.ts';
import { enter } from '../support/talk.ts';
import { World } from '../support/world.ts';
import { BareCompanion, Parrot } from './bare-companion.ts';
import { HOSTILE, OWN } from './hostile-texts.ts';

/** Sequences that yosh itself paints: a word moved to the next line, colours, the thinking line before a slow answer, line ends, tabs. */
const OURS =
  /(?:yo is thinking…|[|/\-\\] (?:thinking|waiting for \S+|loading \S+)… \d+ s · Ctrl-C stops)(?:\x1b\[K)?\r(?:\x1b\[K)?|\r\x1b\[\d+C\x1b\[K\r\n|\x1b\[[\d;]*m|\x1b\[K|\r\n|\t/g;
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Between the parts of an emoji. */
const JOINED = /(?<=[\p{Extended_Pictographic}\ufe0f])\u200d/gu;

const obeyed = (painted: string): boolean => FORBIDDEN.test(painted.replace(OURS, '').replace(/\r$/, '').replace(JOINED, ''));

/** The bytes painted for a text that arrives in these pieces. */
function painted(pieces: readonly string[], color = '36'): string {
  let out = '';
  const painter = new Painter((text) => (out += text));
  painter.begin({ color, cols: 80 });
  for (const piece of pieces) painter.stream(piece);
  painter.streamEnd();
  painter.settle();
  return out;
}

describe(`${HOSTILE.length} hostile texts as answers`, () => {
  test('paint nothing that a terminal obeys, except our own colours and line ends, wherever they are cut', () => {
    const wrong: string[] = [];
    for (const text of HOSTILE) {
      const whole = painted([text]);
      if (obeyed(whole) || obeyed(painted([...text], '')) || obeyed(painted(text.split('')))) wrong.push(JSON.stringify(text));
      for (let at = 1; at < text.length; at++)
        if (obeyed(painted([text.slice(0, at), text.slice(at)]))) wrong.push(`${at}: ${JSON.stringify(text)}`);
    }
    expect(wrong).toEqual([]);
  });

  test('paint nothing that a terminal obeys as an explanation, a failure, a refusal', () => {
    const wrong = HOSTILE.filter((text) => {
      let out = '';
      const painter = new Painter((piece) => (out += piece));
      painter.begin({ color: '36', cols: 80 });
      painter.wait({ model: text, by: 'loading' });
      painter.explain(screenLine(text), null);
      painter.note(screenLine(text));
      painter.fail({ what: text, remedy: text });
      const gated = gateCommand(text, { cols: 80, rows: 24 });
      if (!gated.ok) painter.fail({ what: gated.error.why, remedy: gated.error.shown });
      painter.settle();
      return obeyed(out);
    });
    expect(wrong).toEqual([]);
  });

  test('paint and prefill nothing that a terminal obeys through the whole companion, as an answer and as a command', async () => {
    const parrot = new Parrot();
    using desk = new BareCompanion({ provider: parrot });
    const wrong: string[] = [];
    for (const text of OWN.filter((_, i) => i % 4 === 1)) {
      parrot.words = [`Look: ${text}`, text];
      const words = await desk.ask('say it');
      parrot.words = null;
      parrot.command = text;
      const { painted: bytes, text: prefilled } = await desk.ask('do it');
      if (obeyed(words.painted.toString()) || obeyed(bytes.toString()) || FORBIDDEN.test(prefilled.replaceAll(/[\n\t]/g, '')))
        wrong.push(JSON.stringify(text));
    }
    expect(wrong).toEqual([]);
  });

  test('are recognised by this test when a terminal would obey them', () => {
    for (const text of ['\x1b[2J', 'a\x07', '\x9b1m', '\u202e', '\x1b]0;x\x07', '\r', 'x\ry'])
      expect(obeyed(`a${text}b`), JSON.stringify(text)).toBe(true);
  });
});

/** The text in single quotes for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const SIZE = { cols: 150, rows: 40 };
/** The text of the screen without prompts and spaces; zsh writes a combining mark as `<0e49>`. */
const shown = (text: string): string =>
  text
    .replace(/^(?:> |P> )/gm, '')
    .replace(/\s+/g, '')
    .replace(/<([0-9a-f]{4})>/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)));

describe.each(['bash', 'zsh'] as const)('%s: hostile texts as commands', (shell) => {
  test('the screen shows exactly what is in the buffer and what runs, or the command is refused', { timeout: 1_800_000 }, async () => {
    await using world = await new World({ shell, ...SIZE }).ready();
    const { terminal, home } = world;
    const candidates = HOSTILE.map((text) => ({ text, line: `printf %s ${quoted(text)} >.out` }));
    const passed = candidates.filter(({ line }) => gateCommand(line, SIZE).ok);
    const sample = process.env['YOSH_HOSTILE'] === undefined ? passed.slice(0, 6) : passed;
    const different: string[] = [];
    for (const { text, line } of sample) {
      fs.rmSync(path.join(home, '.out'), { force: true });
      world.script({ '*': command(line) });
      terminal.type('\x0cyo write it\r');
      await terminal.until((screen) => shown(screen).endsWith(shown(line)) && screen.includes('does it'));
      const before = terminal.text();
      await enter(world, (screen) => screen !== before && screen.endsWith('\nP>') && fs.existsSync(path.join(home, '.out')));
      const written = fs.readFileSync(path.join(home, '.out'), 'utf8');
      if (written !== text) different.push(JSON.stringify([text, written]));
    }
    expect(different).toEqual([]);
    expect(sample.length).toBeGreaterThan(0);
    // a command with invisible characters is never prefilled
    for (const { line } of candidates.filter((one) => !passed.includes(one)).slice(0, 6)) {
      world.script({ '*': command(line) });
      const before = terminal.text().length;
      terminal.type('yo write it\r');
      await terminal.until((screen) => /refused[^]*\nP>$/.test(screen.slice(before)));
    }
  });
});
