/** `yosh probe`: finds out with a dozen short questions what the user's own model can do, and keeps it for the choice of its profile. */
import { ABILITIES, type Ability, type Probed, type ProfileName, type Refusal } from '../../base/model-notes.ts';
import { add, NO_USAGE, type Usage } from '../../base/usage.ts';
import type { Failure, Provider } from '../../llm/port.ts';
import type { SentRequest } from '../../llm/providers.ts';
import { experienceOf, profileFor } from '../../llm/profiles.ts';
import { redactTurns } from '../../llm/redacted.ts';
import { promptOf } from '../../prompts/index.ts';
import { toolsOf } from '../../companion/tool-sets.ts';
import { randomHex } from '../../base/random.ts';
import { Redactor } from '../../safety/redact/index.ts';
import { complain, type Endpoints, folded } from '../cli-endpoints.ts';
import type { Args, Subcommand } from '../subcommand.ts';
import { ABILITY_ROWS, type AbilityRow, type Said } from './abilities.ts';
import { TASKS } from './tasks.ts';
import { type Ready, summary, TRIAL_FLAGS, tryTasks, withModel } from './trial.ts';

/** The first of `yosh bench`. */
const PROBE_TASKS = TASKS.slice(0, 6);

const probe = (args: Args, io: Endpoints): Promise<number> => withModel(args, io, ABILITIES.length + PROBE_TASKS.length, run);

/** The probe at the end of `yosh setup`, for the model that has just answered: the cost is said, and one key starts it or leaves it. */
export async function offerProbe(args: Args, io: Endpoints): Promise<void> {
  io.out(folded(io, '\nLast, if you like: short questions find out what this model can do, and yo asks it accordingly.\n'));
  if ((await probe({ profile: args['profile'] }, io)) !== 0) io.out('Later: yosh probe\n');
}

async function run(ready: Ready): Promise<number> {
  const { io, model, provider, trial, open, print, json, signal } = ready;
  const sent: SentRequest[] = [];
  const can: Ability[] = [];
  const refuses = new Set<Refusal>();
  let usage = NO_USAGE;
  for (const name of ABILITIES) {
    const row = ABILITY_ROWS[name];
    const asked = await open(row.as, (request) => void sent.push(request));
    // over a wire that has no such way of asking
    if (asked.profile !== row.as) continue;
    const answer = await ask(asked, row, signal);
    if (signal.aborted) return 130;
    if ('what' in answer) {
      complain(io, `${answer.what}; ${answer.remedy}. Nothing was kept`);
      return 1;
    }
    usage = add(usage, answer.usage);
    const refusal = refusalIn(row.as, sent.at(-1));
    if (refusal !== null) refuses.add(refusal);
    const shown = row.shows(answer) && refusal === null;
    if (shown) can.push(name);
    print(
      `${shown ? 'yes' : 'no '}  ${row.about}${refusal === null ? '' : ` (the server refuses ${refusal === 'tools' ? 'tools' : 'a schema'})`}`,
    );
  }
  const able = profileFor({ can, refuses: [...refuses] });
  const results = await tryTasks({ ...ready, trial: { ...trial, open: () => open(able) } }, PROBE_TASKS);
  if (signal.aborted) return 130;
  if (results.length === 0 || results.some(({ failed }) => failed)) {
    complain(io, 'the tasks had no answer. Nothing was kept');
    return 1;
  }
  const right = results.filter(({ wrong }) => wrong === null).length;
  const probed: Probed = { atMs: Date.now(), can, refuses: [...refuses], right, tasks: results.length };
  const { origin } = new URL(sent.at(-1)?.url ?? 'http://localhost');
  const before = io.modelNotes.experience(origin, model)?.profile ?? (await open(null)).profile ?? null;
  const now = experienceOf(probed);
  io.modelNotes.setExperience(origin, model, now);
  print(summary(model, results, usage));
  print(`${model} is asked as a ${now.profile} model from now on${before === now.profile ? ', as before' : ` (before: ${before})`}`);
  if (json) io.out(`${JSON.stringify({ model, provider, profile: now.profile, ...probed, results }, null, 2)}\n`);
  return 0;
}

/** What was left out of the last request, because the server had refused it. */
function refusalIn(as: ProfileName, request: SentRequest | undefined): 'tools' | 'schema' | null {
  const body = request?.body ?? '';
  if (as === 'small') return body.includes('"response_format"') ? null : 'schema';
  return body.includes('"tools"') ? null : 'tools';
}

async function ask(provider: Provider, row: AbilityRow, signal: AbortSignal): Promise<Failure | (Said & { readonly usage: Usage })> {
  const redactor = new Redactor({});
  const { question, facts = [], tool } = row;
  const turn = { role: 'user', question, facts: [SHELL, ...facts], fence: randomHex(8) } as const;
  const prompt = promptOf(row.as);
  const tools = toolsOf(prompt.tools).filter(({ name }) => tool === undefined || name === tool);
  const request = {
    system: prompt.system(provider.model ?? provider.name),
    turns: redactTurns([turn], (text) => redactor.redact(text)),
    tools,
  };
  let said: Said = { text: '', calls: [], complete: false };
  let usage = NO_USAGE;
  for await (const event of provider.ask(request, signal)) {
    if (event.kind === 'failure') return event.failure;
    if (event.kind === 'text') said = { ...said, text: said.text + event.text };
    if (event.kind === 'tool') said = { ...said, calls: [...said.calls, event.call] };
    if (event.kind === 'usage') usage = add(usage, event);
    if (event.kind === 'end') said = { ...said, complete: event.reason === 'complete' };
  }
  return { ...said, usage };
}

const SHELL = { name: 'shell', text: 'bash', lasting: true, origin: 'system' } as const;

export const probeCommand: Subcommand = {
  name: 'probe',
  about: 'find out what your model can do, and ask it accordingly',
  examples: ['yosh probe'],
  flags: TRIAL_FLAGS,
  run: probe,
};
