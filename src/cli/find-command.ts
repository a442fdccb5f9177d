/** `yosh find`: looks for commands in the record by their words, and takes the shell's own history into it once. */
import { tilde } from '../base/tilde.ts';
import fs from 'node:fs';
import path from 'node:path';
import { cleaner, newRedactor } from '../companion/clean-text.ts';
import { commandMeanings } from '../companion/command-meanings.ts';
import { loadConfig } from '../config/load.ts';
import { find, type Found, type Query } from '../record/find.ts';
import { importEntries } from '../record/import.ts';
import { historyQuery, meant } from '../record/recall.ts';
import type { RecordFile } from '../record/record-file.ts';
import { openRecord } from '../record/record.ts';
import { parseSince, SINCE_EXAMPLES } from '../record/since.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { KINDS, SHELL_NAMES } from '../shell/shell-kinds.ts';
import { complain, type Endpoints, folded, NO_HOME } from './cli-endpoints.ts';
import { counted, localTime, troubleText } from './record-text.ts';
import { sourceOf } from './settings-file.ts';
import { type Args, isOn, type Subcommand, textOf, wordsOf } from './subcommand.ts';

/** Commands that are shown: a screen. */
const SHOWN = 20;
const IN_JSON = 200;
/** Lines of an output that are shown below its command. */
const OUTPUT_LINES = 3;
/** A history file is read from its end, which is the newest. */
const HISTORY_BYTES = 32 * 1024 * 1024;

const IMPORT_HINT = 'To search the history of your shell too: yosh find --import';

async function findIn(args: Args, io: Endpoints): Promise<number> {
  if (isOn(args, 'import')) return importHistory(io);
  const since = textOf(args, 'since');
  const nowMs = Date.now();
  const sinceMs = since === null ? null : parseSince(since, nowMs);
  if (since !== null && sinceMs === null) {
    complain(io, `--since needs a time: ${SINCE_EXAMPLES}`);
    return 2;
  }
  const words = wordsOf(args, 'words').join(' ');
  const output = textOf(args, 'out') ?? '';
  const json = isOn(args, 'json');
  const cwd = io.env['PWD'] ?? '';
  const store = openRecord(io.env);
  const under = isOn(args, 'here') ? cwd : null;
  const query: Query = { words, output, failed: isOn(args, 'failed'), under, sinceMs, cwd, nowMs, limit: json ? IN_JSON : SHOWN };
  const found = find(store.file, query);
  const shown = found.ok && found.value.length === 0 && words !== '' ? await findMeant(store.file, query) : found.ok ? found.value : [];
  store.close();
  if (!found.ok) {
    complain(io, `${troubleText(found.trouble, io.env)}${found.trouble === 'none' ? `. ${IMPORT_HINT}` : ''}`);
    return 1;
  }
  if (json) io.out(`${JSON.stringify(shown.map(asJson), null, 2)}\n`);
  else if (shown.length === 0) complain(io, `no recorded command matches. ${IMPORT_HINT}`);
  else io.out(folded(io, shown.map((one) => `${lineOf(one, io.home)}${outputOf(one, output)}\n`).join('')));
  return shown.length > 0 ? 0 : 1;
}

/** When no command has the words: the commands that a sentence means. */
const findMeant = async (file: RecordFile, query: Query): Promise<readonly Found[]> =>
  meant(file, { ...query, words: historyQuery(query.words, query.nowMs).words }, await commandMeanings());

const asJson = ({ text, cwd, status, durationMs, timeMs, output, runs }: Found) => ({
  command: screenLine(text),
  cwd: screenLine(cwd),
  time: timeMs === null ? null : new Date(timeMs).toISOString(),
  status,
  duration_ms: durationMs,
  runs,
  ...(output === null ? {} : { output: output.split('\n').map((line) => screenLine(line)) }),
});

/** `2026-11-22 19:40  ok   ~/app  git push`; times are local. */
function lineOf({ text, cwd, status, timeMs, runs }: Found, home: string | null): string {
  const when = timeMs === null ? '' : localTime(timeMs);
  const how = status === null ? '' : status === 0 ? 'ok' : String(status);
  const where = tilde(cwd, home ?? '');
  const times = runs === 1 ? '' : `  (${runs} times)`;
  return screenLine(`${when.padEnd(16)}  ${how.padEnd(4)}  ${where || '-'}  ${text}${times}`);
}

/** The first lines of the output that contain the text, below the command. */
function outputOf({ output }: Found, wanted: string): string {
  if (output === null || wanted === '') return '';
  const low = wanted.trim().toLowerCase();
  const lines = output.split('\n').filter((line) => line.toLowerCase().includes(low));
  return lines
    .slice(0, OUTPUT_LINES)
    .map((line) => `\n    ${screenLine(line)}`)
    .join('');
}

function importHistory(io: Endpoints): number {
  if (io.home === null) {
    complain(io, NO_HOME);
    return 1;
  }
  const { home } = io;
  const { config } = loadConfig(sourceOf(io, null));
  if (!config.history) {
    complain(io, 'nothing is imported: the setting history is 0');
    return 1;
  }
  const names = [
    ...SHELL_NAMES.flatMap((name) => KINDS[name].history.files.map((file) => path.join(home, file))),
    io.env['HISTFILE'] ?? '',
  ];
  const redactor = newRedactor(io.env);
  const entries = importEntries(
    [...new Set(names)].map(tailOf),
    cleaner(config.ignore, (text) => redactor.redact(text)),
  );
  const store = openRecord(io.env);
  const trouble = store.importAll(entries);
  store.close();
  if (trouble === 'imported') complain(io, 'the history was imported already. To forget it: yosh forget --history');
  else if (trouble !== null) complain(io, troubleText(trouble, io.env));
  else io.out(entries.length === 0 ? 'there is no history file with commands\n' : `imported: ${counted(entries.length, 'command')}\n`);
  return trouble === null ? 0 : 1;
}

/** The newest part of a file, from a line's beginning on; empty when it cannot be read. */
function tailOf(file: string): Buffer {
  const bytes = readTail(file);
  return bytes.length < HISTORY_BYTES ? bytes : bytes.subarray(bytes.indexOf(0x0a) + 1);
}

function readTail(file: string): Buffer {
  let fd = -1;
  try {
    fd = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
    const stat = fs.fstatSync(fd);
    if (!stat.isFile()) return Buffer.alloc(0);
    const buffer = Buffer.alloc(Math.min(stat.size, HISTORY_BYTES));
    return buffer.subarray(0, fs.readSync(fd, buffer, 0, buffer.length, stat.size - buffer.length));
  } catch {
    return Buffer.alloc(0);
  } finally {
    if (fd >= 0) fs.closeSync(fd);
  }
}

export const findCommand: Subcommand = {
  name: 'find',
  about: 'find a command that you ran, by its words, its output or its time',
  examples: [
    'yosh find staging db',
    'yosh find how did I compress the logs',
    "yosh find --out 'connection refused' --since monday",
    'yosh find --failed --here',
  ],
  positionals: [
    { name: 'words', about: 'words of the command or their beginnings, or what it did', called: 'words', optional: true, many: true },
  ],
  flags: [
    { name: 'out', about: 'only commands whose recorded output contains this text', kind: 'text', example: "'connection refused'" },
    { name: 'failed', about: 'only commands that failed', kind: 'switch' },
    { name: 'here', about: 'only commands of this folder and those below it', kind: 'switch' },
    { name: 'since', about: `only commands since then: ${SINCE_EXAMPLES}`, kind: 'text', example: 'monday' },
    { name: 'json', about: 'print them as JSON', kind: 'switch' },
    { name: 'import', about: 'take the history of your shell into the record, once', kind: 'switch' },
  ],
  run: findIn,
};
