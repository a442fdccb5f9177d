/** The questions of setup. Each gives up after a few wrong answers, because a script at the other end must not loop. */
import { bareKey, isKey } from '../../base/key-text.ts';
import { err, ok, type Result } from '../../base/result.ts';
import { screenLine } from '../../safety/screen-gate.ts';
import type { ListedModel } from '../../llm/model-fitness.ts';
import { ATTEMPTS, LISTED_MODELS } from '../cli-limits.ts';
import type { Person } from '../../ui/person.ts';
import { aboutModel, matching } from '../models-command.ts';
import type { ProviderInfo } from './provider-info.ts';

/** Asks until `read` accepts the answer, at most ATTEMPTS times. The error is that of the last answer. */
async function insist<T>(
  person: Person,
  question: string,
  read: (answer: string) => Result<T, string>,
  options: Parameters<Person['ask']>[1] = {},
): Promise<Result<T, string>> {
  let last = '';
  for (let i = 0; i < ATTEMPTS; i++) {
    const result = read((await person.ask(question, options)).trim());
    if (result.ok) return result;
    last = result.error;
    person.say(`  ${screenLine(last)}\n`);
  }
  return err(last);
}

export function askProvider(person: Person, infos: readonly ProviderInfo[], standard: string): Promise<Result<ProviderInfo, string>> {
  const seldom = infos.filter((info) => info.seldom).map(({ name }) => name);
  const listed = infos.filter((info) => !info.seldom);
  const width = Math.max(...listed.map((info) => info.name.length));
  listed.forEach((info, i) => person.say(`  ${String(i + 1).padStart(2)}  ${info.name.padEnd(width)}  ${info.about}\n`));
  if (seldom.length > 0) for (const line of wrapped(`also: ${seldom.join(', ')}`)) person.say(`  ${line}\n`);
  const read = (answer: string): Result<ProviderInfo, string> => {
    const wanted = answer === '' ? standard : answer.toLowerCase();
    const found = infos.find((info) => info.name === wanted || info.alsoCalled?.includes(wanted)) ?? listed[Number(wanted) - 1];
    const begins = infos.filter((info) => info.name.startsWith(wanted));
    const chosen = found ?? (begins.length === 1 ? begins[0] : undefined);
    return chosen === undefined ? err(`choose 1 to ${listed.length}, or type a name from the list`) : ok(chosen);
  };
  return insist(person, `Provider, by number, name or arrow keys [${standard}]: `, read, {
    choices: [...listed.map(({ name }) => name), ...seldom],
    standard,
  });
}

const LINE_CHARS = 76;

/** The words in lines that fit on any terminal. */
const wrapped = (text: string): readonly string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= LINE_CHARS) return [...lines, word];
    return [...lines.slice(0, -1), `${line} ${word}`];
  }, []);

export interface KeyPlaces {
  /** The file has a key for this provider already. */
  readonly inFile: boolean;
  /** The environment variable that holds one. */
  readonly inEnv: string | null;
}

/** A key as it can be in the settings. */
function readKey(answer: string): Result<string, string> {
  const key = bareKey(answer);
  return key !== '' && isKey(key) ? ok(key) : err('a key is one word of letters, digits and signs. Nothing of what you typed was kept');
}

/** Another key in place of one that was not accepted; null when there is none. `enter`: what an empty answer does. */
export async function askKeyAgain(person: Person, info: ProviderInfo, enter = 'gives up'): Promise<string | null> {
  const read = (answer: string): Result<string | null, string> => (answer === '' ? ok(null) : readKey(answer));
  const key = await insist(person, `Key for ${info.name}, once more (not shown; Enter ${enter}): `, read, { hidden: true });
  return key.ok ? key.value : null;
}

/** No key for a provider that needs one: another provider may be wanted. */
export const NO_KEY = Symbol('no key');

/** The new key, or null when the key that is there already stays. */
export function askKey(person: Person, info: ProviderInfo, places: KeyPlaces): Promise<Result<string | null | typeof NO_KEY, string>> {
  const isMissing = !places.inFile && places.inEnv === null && info.needsKey === true;
  const enter = places.inFile ? '; Enter keeps the one you have' : places.inEnv !== null || isMissing ? '' : '; Enter for none';
  if (isMissing && info.keysAt !== undefined) person.say(`  To make a key: ${info.keysAt}\n`);
  if (isMissing) person.say('  Enter goes back to the list\n');
  else if (!places.inFile && places.inEnv !== null) person.say(`  Enter takes ${places.inEnv} from the environment\n`);
  const read = (answer: string): Result<string | null | typeof NO_KEY, string> =>
    answer !== '' ? readKey(answer) : ok(isMissing ? NO_KEY : null);
  return insist(person, `Key for ${info.name} (not shown${enter}): `, read, { hidden: true });
}

export function askUrl(person: Person, standard: string): Promise<Result<string, string>> {
  return insist(
    person,
    `Address of the server${standard === '' ? ', for example http://127.0.0.1:8000/v1' : ` [${standard}]`}: `,
    (answer) => {
      const text = answer === '' ? standard : answer;
      const url = URL.canParse(text) ? new URL(text) : null;
      return url !== null && /^https?:$/.test(url.protocol) ? ok(text) : err('an address begins with http:// or https://');
    },
  );
}

/** Of a model's name: those of files in a hub have 80 and more. */
const NAME_CHARS = 48;

/** Asks for one of the models that the server lists, the best first; '' leaves the choice to each question. */
export async function askListedModel(
  person: Person,
  models: readonly ListedModel[],
  info: ProviderInfo,
  standard: string,
): Promise<Result<string, string>> {
  const first = models.slice(0, LISTED_MODELS);
  const names = first.map(({ id }) => screenLine(id).slice(0, NAME_CHARS));
  const width = Math.max(...names.map((name) => name.length));
  for (const [at, model] of first.entries()) {
    const line = `  ${String(at + 1).padStart(2)}  ${names[at]?.padEnd(width)}  ${aboutModel(model, '', null)}`;
    person.say(`${line.trimEnd()}\n`);
  }
  const more = models.length - first.length;
  if (more > 0) person.say(`      and ${more} more: type part of a name to find one\n`);
  const [best = ''] = names;
  const shown = standard || info.defaultModel || (models.length === 1 ? best : `the best of them, now ${best}`);
  const read = (answer: string): Result<string, string> => {
    if (answer === '') return ok(standard);
    const named = models.find(({ id }) => id === answer) ?? first[Number(answer) - 1];
    const found = named === undefined ? matching(models, answer) : [named];
    const [only] = found;
    const several = found.slice(0, LISTED_MODELS).map(({ id }) => id);
    if (found.length > 1) return err(`which of them: ${several.join(', ')}?`);
    const name = only?.id ?? answer;
    return ok(name === info.defaultModel ? '' : name);
  };
  return insist(person, `Model, by number, name or arrow keys [${shown}]: `, read, {
    choices: models.map(({ id }) => id),
    standard: standard || info.defaultModel || best,
  });
}

/** '' is the provider's own default. */
export async function askModel(person: Person, info: ProviderInfo, standard: string): Promise<string> {
  const { modelCalled } = info;
  if (modelCalled !== null && standard === '') {
    const given = await insist(person, `Model, which here is ${modelCalled}: `, (answer) =>
      answer === '' ? err(`${info.name} needs ${modelCalled}`) : ok(answer),
    );
    return given.ok ? given.value : '';
  }
  const shown = standard || info.defaultModel || "the server's own";
  const answer = (await person.ask(`Model [${shown}]: `)).trim();
  return answer === '' ? standard : answer === info.defaultModel ? '' : answer;
}
