/**
 * `yosh setup`: asks for provider and key, tries them, shows the result, and only then writes. Everything is asked before the first byte
 * is written, so that Ctrl-C at any question leaves the machine as it was.
 */
import fs from 'node:fs';
import type { Grant } from '../../base/agreed.ts';
import { quotedWord } from '../../base/quoted-word.ts';
import { currentFolder } from '../../base/current-folder.ts';
import { ok, type Result } from '../../base/result.ts';
import { type LoadedConfig, loadConfig } from '../../config/load.ts';
import { planEdit } from '../../config/edit.ts';
import { clearKey } from '../../llm/destination.ts';
import { readYoshKey } from '../../llm/key.ts';
import type { Failure } from '../../llm/port.ts';
import { byFitness, type ListedModel } from '../../llm/model-fitness.ts';
import { screenLine } from '../../safety/screen-gate.ts';
import { type Args, type Subcommand, textOf } from '../subcommand.ts';
import { complain, type Endpoints, folded, refuse } from '../cli-endpoints.ts';
import { ATTEMPTS, SETUP_CALL_MS, SETUP_LIST_MS } from '../cli-limits.ts';
import { activeProfile } from '../origin.ts';
import { Cancelled, type Person } from '../../ui/person.ts';
import { openSettings, saveSettings, type SettingsFile, SHOWN_PATH, sourceOf } from '../settings-file.ts';
import { withoutSecrets } from '../secret.ts';
import { QUESTION, testCall } from '../test-call.ts';
import { offerProbe } from '../trial/probe-command.ts';
import { canReplace } from '../write-file.ts';
import { askRc, performRc } from './offer-rc.ts';
import { type Answers, planSetup } from './setup-plan.ts';
import type { ProviderInfo } from './provider-info.ts';
import { askKey, askKeyAgain, askListedModel, askModel, askProvider, askUrl, NO_KEY } from './questions.ts';

const OWNER_ONLY = 0o600;
const CANCELLED_STATUS = 130;

/** Ends setup with a one-line message. `saysWhatHappened`: the message ends with what was not written, so that this is not added. */
class Stop extends Error {
  readonly saysWhatHappened: boolean;

  constructor(message: string, { saysWhatHappened = false } = {}) {
    super(message);
    this.saysWhatHappened = saysWhatHappened;
  }
}

const nothingWritten = (): Stop => new Stop('nothing was written', { saysWhatHappened: true });

async function setup(args: Args, io: Endpoints): Promise<number> {
  const file = openSettings(io);
  if (!file.ok) return refuse(io, file.error);
  const able = canReplace(file.value.path);
  if (!able.ok)
    return refuse(io, `${SHOWN_PATH} cannot be written (${able.error}); make your home folder writable, then run yosh setup again`);
  const profile = textOf(args, 'profile') ?? '';
  const writable = planEdit(file.value.text, { section: profile, name: 'provider', value: '' });
  if (!writable.ok) return refuse(io, `${writable.error}; nothing was written`);
  const person = io.person();
  if (person === null) return refuse(io, 'setup asks questions and needs a terminal. In scripts: yosh config set');
  let wrote = false;
  try {
    person.say(`This writes ${SHOWN_PATH} at the end. Ctrl-C before that changes nothing.\n\n`);
    const asked = await askSettings(args, io, file.value, person);
    const { text, grant, byModel } = await askUntilItAnswers(io, file.value, asked, person);
    const rc = await askRc(io, person);
    const saved = saveSettings({ ...file.value, mode: OWNER_ONLY }, text);
    if (!saved.ok) throw new Stop(saved.error, { saysWhatHappened: true });
    wrote = true;
    if (grant !== null) io.agreements.add(grant);
    person.say(`\nwrote ${SHOWN_PATH} (0600)\n`);
    if (rc !== null) got(performRc(rc, person));
    person.close();
    if (byModel) await offerProbe(args, io);
    if (profile !== '' && profile !== activeProfile(sourceOf(io, null)))
      io.out(
        `[${screenLine(profile)}] is not in use yet. For one question: yo @${profile} …; from now on: yosh config set profile ${quotedWord(profile)}\n`,
      );
    io.out(
      io.env['YOSH_SESSION'] === undefined ? `Start it with: ${commandHere(io)}\n` : 'Ask with: yo and any words. Try: yo find big files\n',
    );
    return 0;
  } catch (error) {
    if (error instanceof Cancelled) person.say('Nothing was written.\n');
    else if (!(error instanceof Stop)) throw error;
    person.close();
    if (error instanceof Stop) complain(io, `${error.message}${wrote || error.saysWhatHappened ? '' : '; nothing was written'}`);
    return error instanceof Cancelled ? CANCELLED_STATUS : 1;
  } finally {
    person.close();
  }
}

/** What was answered about who answers. */
interface Asked {
  readonly info: ProviderInfo;
  /** The model is not asked yet. */
  readonly answers: Answers;
  /** The model that was configured for this provider; empty when none was. */
  readonly model: string;
}

async function askSettings(args: Args, io: Endpoints, file: SettingsFile, person: Person): Promise<Asked> {
  // Writing will correct the mode, so a key that others can read counts as present here.
  const source = (text: string, profile: string): Parameters<typeof loadConfig>[0] => ({
    path: SHOWN_PATH,
    env: { ...io.env, YO_PROFILE: profile },
    file: { text, mode: OWNER_ONLY },
  });
  const profile = textOf(args, 'profile') ?? activeProfile({ path: SHOWN_PATH, env: io.env, file: { text: file.text, mode: OWNER_ONLY } });
  const { config: now } = loadConfig(source(file.text, profile));
  if (profile !== '') person.say(`For the profile [${screenLine(profile)}].\n`);
  if (file.mode !== null && (file.mode & 0o077) !== 0)
    person.say(`Others can read ${SHOWN_PATH} now (${file.mode.toString(8).padStart(4, '0')}). It will be 0600.\n`);
  person.say('Who answers?\n');
  const isSet = io.providers.some((info) => info.name === now.provider) && file.mode !== null;
  const standard = isSet ? now.provider : await firstChoice(io, person);
  for (let attempt = 1; ; attempt++) {
    const info = got(await askProvider(person, io.providers, standard));
    const same = info.name === now.provider;
    const url = info.needsUrl ? got(await askUrl(person, same ? now.base_url : '')) : null;
    const hasKey = same && (now.key !== '' || now.key_command !== '');
    const variable = info.envKeys.find((name) => (io.env[name] ?? '').trim() !== '') ?? null;
    const key = info.needsKey === false ? null : got(await askKey(person, info, { inFile: hasKey, inEnv: variable }));
    if (key !== NO_KEY)
      return {
        info,
        answers: { section: profile, provider: info.name, before: now.provider, key, url, model: null },
        model: same ? now.model : '',
      };
    if (attempt === ATTEMPTS) throw new Stop(`${info.name} needs a key`);
    person.say('\n');
  }
}

/** What setup proposes where nothing is set: the provider whose key is in the environment, else a server that runs here. */
async function firstChoice({ providers, env, localServer }: Endpoints, person: Person): Promise<string> {
  const keyed = providers.find(({ envKeys }) => envKeys.some((name) => (env[name] ?? '').trim() !== ''));
  if (keyed !== undefined) return keyed.name;
  const found = (await localServer?.().catch(() => null)) ?? null;
  const running = providers.find(({ name }) => name === found)?.name ?? null;
  if (running !== null) person.say(`${running} runs on this machine: Enter takes it.\n`);
  return running ?? providers[0]?.name ?? '';
}

/** The text of the settings with these answers. */
function planned(file: SettingsFile, answers: Answers): string {
  const plan = planSetup(file.text, answers);
  if (!plan.ok) throw new Stop(`${SHOWN_PATH} cannot be changed (${plan.error})`);
  return plan.value;
}

/** Asks for the model, and tries it; a key that is not accepted can be typed again. `byModel`: a model has answered. */
async function askUntilItAnswers(
  io: Endpoints,
  file: SettingsFile,
  { info, answers: asked, model: before }: Asked,
  person: Person,
): Promise<{ readonly text: string; readonly grant: KeyAgreement | null; readonly byModel: boolean }> {
  let answers = asked;
  let models: readonly ListedModel[] | null = null;
  const again = async (failure: Failure, attempt: number, enter?: string): Promise<boolean> => {
    // our own sentence about it names the key; what a server said behind it may too, and then Enter goes on
    if (answers.key === null || attempt >= ATTEMPTS || !/\bkey\b/.test(failure.what)) return false;
    const another = await askKeyAgain(person, info, enter);
    if (another !== null) answers = { ...answers, key: another };
    return another !== null;
  };
  for (let attempt = 1; ; attempt++) {
    const { section: profile, key, url } = answers;
    const grant = await askDestination(io, planned(file, answers), profile, key !== null && url !== null, person);
    if (models === null) {
      const listed = await modelsOf(io, planned(file, answers), profile, grant?.origin ?? null, info, person);
      if (!listed.ok && /\bkey\b/.test(listed.error.what)) {
        person.say(folded(io, `It did not work: ${screenLine(withoutSecrets(listed.error.what, [answers.key ?? '']))}\n`));
        // a server may refuse its list to a key that may ask questions
        if (await again(listed.error, attempt, 'tries this one')) continue;
      }
      models = listed.ok ? listed.value : [];
      const model = got(await chooseModel(models, info, before, person));
      answers = { ...answers, model };
    }
    const text = planned(file, answers);
    const tried = await tryOut(io, text, profile, grant?.origin ?? null, person);
    if (tried.ok) return { text, grant, byModel: tried.name !== 'offline' };
    if (await again(tried.failure, attempt)) continue;
    if (await person.confirm(`Write ${SHOWN_PATH} anyway?`)) return { text, grant, byModel: false };
    throw nothingWritten();
  }
}

/** The model for the settings; null leaves them as they are. */
async function chooseModel(
  models: readonly ListedModel[],
  info: ProviderInfo,
  before: string,
  person: Person,
): Promise<Result<string | null, string>> {
  if (info.needsKey === false && info.defaultModel === '' && info.name === 'offline') return ok(null);
  const model = models.length > 0 ? await askListedModel(person, models, info, before) : ok(await askModel(person, info, before));
  return model.ok && model.value === '' && before === '' ? ok(null) : model;
}

/** The models of the server that can answer questions, the best first; none where it does not say in time. */
async function modelsOf(
  io: Endpoints,
  text: string,
  profile: string,
  origin: string | null,
  info: ProviderInfo,
  person: Person,
): Promise<Result<readonly ListedModel[], Failure>> {
  if (info.modelCalled !== null || info.name === 'offline') return ok([]);
  const { config, env } = settingsIn(io, text, profile);
  const list = async (): Promise<Result<readonly ListedModel[], Failure>> => {
    const listed = await io.listModels({ config, env, cwd: currentFolder(env), entered: origin });
    return listed.ok ? ok(byFitness(listed.value.models)) : listed;
  };
  const late = new Promise<Result<readonly ListedModel[], Failure>>(
    (resolve) => void setTimeout(() => resolve(ok([])), SETUP_LIST_MS).unref(),
  );
  return person.during(() => Promise.race([list().catch(() => ok([])), late]));
}

/** The settings as they will be read from the file. */
function settingsIn(io: Endpoints, text: string, profile: string): LoadedConfig & { readonly env: Endpoints['env'] } {
  const env = profile === '' ? io.env : { ...io.env, YO_PROFILE: profile };
  return { ...loadConfig({ path: SHOWN_PATH, env, file: { text, mode: OWNER_ONLY } }), env };
}

type KeyAgreement = Extract<Grant, { kind: 'key' }>;

/** The origin that gets the key, to be kept; null when there is no key. Asks when an older setting, not the user, has named it. */
async function askDestination(
  io: Endpoints,
  text: string,
  profile: string,
  entered: boolean,
  person: Person,
): Promise<KeyAgreement | null> {
  const { config, env } = settingsIn(io, text, profile);
  const key = clearKey(config, env, readYoshKey(env), io.agreements.read());
  if (key === null) return null;
  const { grant, clearance } = key;
  if (clearance.kind === 'refused') throw new Stop(`${clearance.failure.what}; ${clearance.failure.remedy}`);
  for (const { question } of entered ? [] : clearance.doubts)
    if (!(await person.confirm(`\n${screenLine(question)}`))) throw nothingWritten();
  return grant;
}

/** Asks the provider, and shows what it answered, or why it did not. `origin`: where the key may go. */
async function tryOut(io: Endpoints, text: string, profile: string, origin: string | null, person: Person): ReturnType<typeof testCall> {
  const { config, problems, env } = settingsIn(io, text, profile);
  for (const problem of problems) person.say(`  note: ${screenLine(problem)}\n`);
  person.say(`\nasking ${config.provider || 'the provider'}: ${QUESTION} …`);
  const result = await person.during((signal) => testCall({ ...io, env }, config, SETUP_CALL_MS, signal, origin));
  person.say('\n');
  if (result.ok) person.say(folded(io, `${result.name} answered in ${(result.tookMs / 1000).toFixed(1)} s:\n  ${result.answer}\n`));
  else person.say(folded(io, `It did not work: ${result.failure.what}\n  ${withoutSetup(result.failure.remedy)}\n`));
  return result;
}

/** What to do, for somebody who is in setup already. */
function withoutSetup(remedy: string): string {
  const ways = remedy.split(/, or |; or /).filter((way) => !way.includes('yosh setup'));
  return ways.length === 0 ? 'choose another provider, or try again later' : ways.join(', or ');
}

/** What starts yosh in the shell that setup was run from. */
function commandHere({ env, root }: Endpoints): string {
  const isOnPath = (env['PATH'] ?? '').split(':').some((folder) => folder !== '' && fs.existsSync(`${folder}/yosh`));
  return isOnPath ? 'yosh' : `${root}/bin/yosh`;
}

/** The value; an error ends setup. */
function got<T>(result: Result<T, string>): T {
  if (result.ok) return result.value;
  throw new Stop(result.error);
}

export const setupCommand: Subcommand = {
  name: 'setup',
  about: 'ask for provider and key, try them, write ~/.yoconf, offer the line for the rc file',
  examples: ['yosh setup', 'yosh setup --profile work'],
  flags: [{ name: 'profile', about: 'write to this [section]', kind: 'text', example: 'work' }],
  run: setup,
};
