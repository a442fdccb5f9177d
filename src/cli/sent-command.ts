/** `yosh sent`: shows the last request exactly as it left the machine, and what it cost. */
import type { Env } from '../base/env.ts';
import { readConfig } from '../config/read-config.ts';
import { screenLine, screenText } from '../safety/screen-gate.ts';
import { costLine } from '../llm/prices.ts';
import { openRecord } from '../record/record.ts';
import { lastSent } from '../record/log.ts';
import type { Sent } from '../record/sent.ts';
import { type Args, isOn, type Subcommand } from './subcommand.ts';
import { quoteLines } from '../ui/wrap.ts';
import { complain, type Endpoints, folded } from './cli-endpoints.ts';
import { askedIn, troubleText } from './record-text.ts';

function sent(args: Args, io: Endpoints): number {
  const store = openRecord(io.env);
  const read = lastSent(store.file);
  store.close();
  if (!read.ok && read.trouble !== 'none') {
    complain(io, troubleText(read.trouble, io.env));
    return 1;
  }
  const last = read.ok ? read.value : null;
  if (last === null) {
    complain(io, nothingKept(io.env));
    return 1;
  }
  const { screen } = io;
  const body = (text: string): string => `${quoteLines(screenText(text), screen?.cols)}\n`;
  if (isOn(args, 'body')) io.out(body(last.body));
  else io.out(`${folded(io, summary(last, io).join('\n'))}\n\n${body(indented(last.body))}`);
  return 0;
}

function nothingKept(env: Env): string {
  if (readConfig(env).config.history) return 'no request is kept: no model was asked yet, or `history` was off';
  // the variable wins over the file
  const [set, remedy] = readConfig({ ...env, YO_HISTORY: undefined }).config.history
    ? ['YO_HISTORY', 'unset YO_HISTORY']
    : ['history', 'yosh config set history 1'];
  return `no request is kept: ${set} = 0. To keep them: ${remedy}`;
}

function summary({ timeMs, provider, model, url, prompt, masked, usage, session, total }: Sent, io: Endpoints): readonly string[] {
  const kinds = Object.entries(masked).map(([kind, count]) => `${count} × ${kind}`);
  const cost = usage === null ? '' : costLine(model, usage);
  const all = costLine(model, total);
  return [
    `sent      ${new Date(timeMs).toISOString()} to ${provider} (${model}) at ${url}`,
    `asked     ${askedIn(session, io.env)}`,
    `prompt    ${prompt || 'not known'}`,
    `masked    ${kinds.length === 0 ? 'nothing' : kinds.join(', ')}`,
    `cost      ${cost || 'not reported by the provider'}`,
    `session   ${all || 'not reported by the provider'}`,
  ].map((line) => screenLine(line));
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

export const sentCommand: Subcommand = {
  name: 'sent',
  about: 'show the exact body of the last request, what was masked in it, its tokens and cost',
  examples: ['yosh sent', 'yosh sent --body | less'],
  flags: [{ name: 'body', about: 'print only the body, byte for byte; on a terminal with a margin', kind: 'switch' }],
  run: sent,
};
