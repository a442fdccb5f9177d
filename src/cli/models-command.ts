/** `yosh models [FILTER]`: the models of the server that would be asked, with those that cannot answer questions apart. */
import { currentFolder } from '../base/current-folder.ts';
import type { Experience } from '../base/model-notes.ts';
import { loadConfig } from '../config/load.ts';
import { type ListedModel, unfit } from '../llm/model-fitness.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { Cancelled } from '../ui/person.ts';
import { complain, type Endpoints, folded } from './cli-endpoints.ts';
import { sourceOf } from './settings-file.ts';
import { type Args, isOn, type Subcommand, textOf } from './subcommand.ts';

/** The words about a model behind its name. */
export function aboutModel(model: ListedModel, asked: string, experience: Experience | null): string {
  const { id, loaded, tools, billions } = model;
  const why = unfit(model);
  const size = billions === null ? '' : `${billions >= 1 ? Math.round(billions * 10) / 10 : Math.round(billions * 100) / 100} B`;
  return [
    id === asked ? 'asked now' : '',
    why === null ? '' : why === 'no chat' ? 'answers no questions' : `for ${why}`,
    loaded === true ? 'loaded' : '',
    size,
    tools === false && why === null ? 'no tools' : '',
    experience === null ? '' : askedAs(experience),
  ]
    .filter((word) => word !== '')
    .join(' · ');
}

/** How it is asked, and since when that is known: `asked as a medium model, probed 2026-11-22`. */
export const askedAs = ({ profile, probed }: Pick<Experience, 'profile' | 'probed'>): string =>
  `asked as a ${profile} model${probed === undefined ? '' : `, probed ${new Date(probed.atMs).toISOString().slice(0, 10)}`}`;

/** Each word of the filter has to be in the name. */
export const matching = (models: readonly ListedModel[], filter: string): readonly ListedModel[] => {
  const words = filter.toLowerCase().split(/\s+/);
  return models.filter(({ id }) => words.every((word) => id.toLowerCase().includes(word)));
};

async function models(args: Args, io: Endpoints): Promise<number> {
  const profile = textOf(args, 'profile');
  const source = sourceOf(io, profile);
  const { config, problems, profileMissing } = loadConfig(source);
  if (profile !== null && profileMissing) {
    complain(
      io,
      `there is no profile [${screenLine(profile)}]. To make one: yosh config set provider NAME --profile ${screenLine(profile)}`,
    );
    return 1;
  }
  for (const problem of problems) complain(io, problem);
  const person = io.person();
  const confirm = person === null ? null : (question: string): Promise<boolean> => person.confirm(`yosh: ${screenLine(question)}`);
  const say = (line: string): void => complain(io, line);
  try {
    const listed = await io.listModels({ config, env: source.env, cwd: currentFolder(source.env), confirm, say });
    if (!listed.ok) {
      complain(io, `${listed.error.what}; ${listed.error.remedy}`);
      return 1;
    }
    const { provider, host, origin, asked, models: all } = listed.value;
    const found = matching(all, textOf(args, 'filter') ?? '');
    if (isOn(args, 'json')) {
      io.out(`${JSON.stringify({ provider, host, asked, models: found.map((model) => ({ ...model, unfit: unfit(model) })) }, null, 2)}\n`);
      return 0;
    }
    if (found.length === 0) {
      complain(io, all.length === 0 ? `${host} has no models` : `none of the ${all.length} models at ${host} has that in its name`);
      return 1;
    }
    // those that answer come first, otherwise in the server's order
    const sorted = [...found.filter((model) => unfit(model) === null), ...found.filter((model) => unfit(model) !== null)];
    const width = Math.min(48, Math.max(...sorted.map(({ id }) => id.length)));
    const lines = sorted.map((model) =>
      `${screenLine(model.id).padEnd(width)}  ${aboutModel(model, asked, io.modelNotes.experience(origin, model.id))}`.trimEnd(),
    );
    io.out(folded(io, `${lines.join('\n')}\n`));
    const [example] = sorted;
    if (io.screen !== null && example !== undefined)
      io.err(`\n${provider} at ${host}\nTo take one: yosh config set model NAME\nFor one question: yo @NAME list the files\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    return 130;
  } finally {
    person?.close();
  }
}

export const modelsCommand: Subcommand = {
  name: 'models',
  about: 'list the models of the server that is asked; FILTER is part of a name',
  examples: ['yosh models', 'yosh models qwen'],
  positionals: [{ name: 'filter', about: 'show only names with this in them', called: 'a part of a name', optional: true }],
  flags: [
    { name: 'profile', about: 'the server of this [section]', kind: 'text', example: 'work' },
    { name: 'json', about: 'print all that is known of them as JSON', kind: 'switch' },
  ],
  run: models,
};
