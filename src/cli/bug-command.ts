/**
 * `yosh bug`: packs one file with all that shows an exchange again somewhere else. Nothing is sent. Every text in it is masked once more,
 * with the secrets that are known now.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { currentFolder } from '../base/current-folder.ts';
import { parseJson } from '../base/json.ts';
import { VERSION } from '../base/version.ts';
import { newRedactor } from '../companion/clean-text.ts';
import { storedOf } from '../companion/recorded.ts';
import { KEYS } from '../config/config-keys.ts';
import { loadConfig } from '../config/load.ts';
import { costLine } from '../llm/prices.ts';
import { redactedJson } from '../safety/redact/redacted-json.ts';
import { screenLine, screenText } from '../safety/screen-gate.ts';
import { reason } from '../base/file-error.ts';
import { type Endpoints, folded, refuse } from './cli-endpoints.ts';
import { localTime } from './record-text.ts';
import { findRecorded, type Found, REPLAY_HEADING } from './recorded-exchange.ts';
import { withoutSecrets } from './secret.ts';
import { sourceOf } from './settings-file.ts';
import { type Args, type Subcommand, textOf } from './subcommand.ts';

/** Variables that decide how the screen looks. No other one is packed. */
const VARIABLES = [
  'TERM',
  'COLORTERM',
  'TERM_PROGRAM',
  'TERM_PROGRAM_VERSION',
  'COLORFGBG',
  'NO_COLOR',
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'SHELL',
];
/** Settings that may hold a secret besides those that are one. */
const HIDDEN: ReadonlySet<string> = new Set(['key_command', 'ignore']);

async function bug(args: Args, io: Endpoints): Promise<number> {
  const found = findRecorded(io, textOf(args, 'id'));
  if (!found.ok) return refuse(io, found.error);
  const redactor = newRedactor(io.env);
  const keys = [
    loadConfig(sourceOf(io, null)).config.key,
    ...io.providers.flatMap(({ envKeys }) => envKeys.map((name) => io.env[name] ?? '')),
  ];
  const clean = (text: string): string => withoutSecrets(redactor.redact(text), keys);
  const { request, rest } = storedOf(found.value.recorded);
  const masked = (json: string): unknown =>
    parseJson(
      withoutSecrets(
        redactedJson(parseJson(json), (text) => redactor.redact(text)),
        keys,
      ),
    );
  const replay = JSON.stringify({ request: request.map(masked), rest: masked(rest) }, null, 1);
  // nearly all of a companion, which every subcommand would load
  const [{ replayOffline }, { rowsOf }] = await Promise.all([
    import('../companion/replay-exchange.ts'),
    import('../companion/replay-rows.ts'),
  ]);
  const screen = await rowsOf(await replayOffline(found.value.recorded), found.value.recorded.look.cols);
  const parts = [
    heading(found.value),
    versions(found.value),
    terminal(found.value, io),
    settings(io),
    exchange(found.value),
    ['## Screen', ...screen],
  ];
  const text = `${parts.map((lines) => clean(screenText(lines.join('\n')))).join('\n\n')}\n\n${REPLAY_HEADING}\n${replay}\n`;
  return write(`yosh-bug-${found.value.exchange?.id ?? 'again'}.txt`, text, io);
}

const heading = ({ exchange: one }: Found): readonly string[] => [
  `# yosh: what was on the screen${one === null ? '' : ` at ${localTime(one.timeMs)}`}`,
  'Secrets that were recognised are masked. Names of files, folders and hosts, questions and output are not: read it before you send it.',
  'To see the screen again: yosh replay --offline FILE',
];

const versions = ({ recorded: { place } }: Found): readonly string[] => [
  '## Versions',
  `yosh ${VERSION}`,
  `node ${process.version}`,
  `${os.type()} ${os.release()} ${os.machine()}`,
  `${place.shell} ${place.version}`,
];

const terminal = ({ recorded: { look, place } }: Found, { env }: Endpoints): readonly string[] => [
  '## Terminal',
  `${look.cols} columns, ${place.size.rows} rows then`,
  ...VARIABLES.flatMap((name) => (env[name] === undefined ? [] : [`${name}=${env[name]}`])),
];

/** The settings that differ from their defaults; of what may be a secret only that it is there. */
function settings(io: Endpoints): readonly string[] {
  const { config } = loadConfig(sourceOf(io, null));
  const changed = KEYS.filter(({ name, standard }) => config[name] !== standard);
  return [
    '## Settings now',
    ...changed.map(({ name, secret }) => `${name} = ${secret || HIDDEN.has(name) ? '(set)' : String(config[name])}`),
  ];
}

function exchange({ exchange: one, recorded }: Found): readonly string[] {
  const lines = ['## Exchange', `question: ${recorded.question || '(yo alone)'}`, `folder: ${recorded.place.cwd}`];
  if (one === null) return lines;
  const { provider, model, prompt, requests, review, outcome } = one;
  const cost = costLine(model, one);
  return [
    ...lines,
    `asked: ${[provider, model].filter((name) => name !== '').join(' ')}, prompt ${prompt || 'none'}, ${requests} sent${cost === '' ? '' : ` · ${cost}`}`,
    `review: ${review || 'none'}`,
    `outcome: ${outcome || 'not known'}`,
  ];
}

/** A new file in the current folder, for this user alone. */
function write(name: string, text: string, io: Endpoints): number {
  const file = path.join(currentFolder(io.env), name);
  try {
    fs.rmSync(file, { force: true });
    fs.writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    return refuse(io, `${name} cannot be written here (${reason(error)}); change to another folder`);
  }
  io.out(folded(io, `${screenLine(`written: ${file}`)}\nNothing was sent. Read it, then attach it to your report.\n`));
  return 0;
}

export const bugCommand: Subcommand = {
  name: 'bug',
  about: 'write one file that shows an exchange again elsewhere, secrets masked; sends nothing',
  examples: ['yosh bug', 'yosh bug 3f2a91'],
  positionals: [{ name: 'id', about: 'its name in yosh log; without one the newest', called: 'the name of an exchange', optional: true }],
  run: bug,
};
