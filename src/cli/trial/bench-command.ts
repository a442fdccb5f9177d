/** `yosh bench`: puts fifty tasks to the user's own model and says what came out right. */
import { PROFILE_NAMES, type ProfileName } from '../../base/model-notes.ts';
import { complain, type Endpoints } from '../cli-endpoints.ts';
import { type Args, type Subcommand, textOf } from '../subcommand.ts';
import { TASKS } from './tasks.ts';
import { type Ready, summary, TRIAL_FLAGS, tryTasks, withModel } from './trial.ts';

const MISUSE_STATUS = 2;

function bench(args: Args, io: Endpoints): number | Promise<number> {
  const wanted = textOf(args, 'as');
  const askedAs = PROFILE_NAMES.find((name) => name === wanted) ?? null;
  if (wanted !== null && askedAs === null) {
    complain(io, `--as takes ${PROFILE_NAMES.join(', ')}`);
    return MISUSE_STATUS;
  }
  return withModel(args, io, TASKS.length, (ready) => run(ready, askedAs));
}

async function run(ready: Ready, askedAs: ProfileName | null): Promise<number> {
  const { io, model, provider, trial, open, print, json } = ready;
  const { profile = 'large' } = await open(askedAs);
  print(`${model}, asked as a ${profile} model:`);
  // asked as a profile says, also where that is the one it has: nothing is learned from a bench
  const results = await tryTasks({ ...ready, trial: { ...trial, open: () => open(profile) } }, TASKS);
  if (results.length === 0) return 1;
  print(summary(model, results));
  const right = results.filter(({ wrong }) => wrong === null).length;
  if (json) io.out(`${JSON.stringify({ model, provider, profile, run: trial.sandbox !== null, right, results }, null, 2)}\n`);
  return results.every(({ failed }) => failed) ? 1 : 0;
}

export const benchCommand: Subcommand = {
  name: 'bench',
  about: 'put 50 shell tasks to your model and say what it gets right',
  examples: ['yosh bench'],
  flags: [...TRIAL_FLAGS, { name: 'as', about: 'ask as a large, medium or small model', kind: 'text', example: 'small' }],
  run: bench,
};
