/**
 * Compares blocks with the pairs of input and expected screen from the tests of xterm.js (`test/fixtures/escape_sequence_files` of
 * its repository). Runs on demand: YOSH_XTERM_PAIRS=FOLDER. The emulator sets the standard: a block must be right wherever the
 * emulator is right from the raw bytes.
 */
import fs from 'node:fs';
import path from 'node:path';
import xterm from '@xterm/headless';
import { expect, test } from 'vitest';
import { printed, sizeOf } from './ring.ts';

const FOLDER = process.env['YOSH_XTERM_PAIRS'] ?? '';
const COLS = 80;
const ROWS = 25;

const names = fs
  .readdirSync(FOLDER)
  .filter((file) => file.endsWith('.in'))
  .toSorted();

/** Inputs where a block differs on purpose; the rules are in docs/decisions/0006-what-a-block-says.md. */
const ON_PURPOSE: Readonly<Record<string, string>> = {
  't0057-ED3.in': 'text above ED 3 is left out, also the part that was still on the screen',
  't0090-alt_screen.in': 'the cursor returns from the alternate screen to its old position, as with 1049',
  't0092-alt_screen_DECSC.in': 'the same',
};

/** The input after the line discipline, which turns LF into CR LF. */
const input = (name: string): Buffer => Buffer.from(fs.readFileSync(path.join(FOLDER, name), 'latin1').replaceAll('\n', '\r\n'), 'latin1');

/** The rows without empty ones: when a line continues into a row of spaces, a block does not have that row. */
const framed = (rows: readonly string[]): string =>
  rows
    .map((row) => row.trimEnd())
    .filter((row) => row !== '')
    .join('\n');

const expected = (name: string): string => framed(fs.readFileSync(path.join(FOLDER, name.replace(/in$/, 'text')), 'utf8').split('\n'));

async function emulated(bytes: Buffer): Promise<string> {
  const terminal = new xterm.Terminal({ cols: COLS, rows: ROWS, allowProposedApi: true });
  await new Promise<void>((done) => terminal.write(bytes, done));
  const { active } = terminal.buffer;
  return framed(Array.from({ length: ROWS }, (_, y) => active.getLine(active.baseY + y)?.translateToString(true) ?? ''));
}

/** The rows that a line takes, as the screen shows it. */
const wrapped = (line: string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(line.length / COLS)) }, (_, i) => line.slice(i * COLS, (i + 1) * COLS));

/** Whether the block ends with the expected screen; above it the block has the lines that scrolled off. */
async function blockMatches(name: string): Promise<boolean> {
  const text = (await printed(input(name), { sizes: [sizeOf(COLS, ROWS)] }))?.text ?? '';
  const rows = framed(text.split('\n').flatMap(wrapped));
  return `\n${rows}`.endsWith(`\n${expected(name)}`);
}

test('a block is right wherever the emulator is', async () => {
  const emulator: string[] = [];
  const block: string[] = [];
  for (const name of names) {
    if ((await emulated(input(name))) === expected(name)) emulator.push(name);
    if (await blockMatches(name)) block.push(name);
  }
  console.log(`pairs: block ${block.length} of ${names.length}, @xterm/headless ${emulator.length} of ${names.length}`);
  console.log(`the block is wrong in: ${names.filter((name) => !block.includes(name)).join(' ')}`);
  expect(names.length).toBeGreaterThan(0);
  expect(emulator.filter((name) => !block.includes(name))).toEqual(Object.keys(ON_PURPOSE));
});
