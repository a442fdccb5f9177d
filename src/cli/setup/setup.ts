/**
 * `yosh setup`: asks for provider and key, tries them, shows the result, and only then writes. Everything is asked before the first byte
 * is written, so that Ctrl-C at any question leaves the machine as it was.
 */
import fs from 'node:fs';
import type { Grant } from '../../base/agreed.ts';
import { type LoadedConfig, loadConfig } from '../../config/load.ts';
import { clearKey } from '../../llm/destination.ts';
import { readYoshKey } from '../../llm/key.ts';
import { byFitness, type ListedModel } from '../../llm/model-fitness.ts';
import { screenLine } from '../../safety/screen-gate.ts';
import { SHELL_NAMES, shellOfPath } from '../../shell/shell-kinds.ts';
import { type Args, type Subcommand, textOf } from '../subcommand.ts';
import { textFromBytes, bytesFromText } from '../bytes.ts';
import { complain, type Endpoints, folded, refuse } from '../cli-endpoints.ts';
import { initLine } from '../init.ts';
import { ATTEMPTS, SETUP_CALL_MS, SETUP_LIST_MS } from '../cli-limits.ts';
import { activeProfile } from '../origin.ts';
import { Cancelled, type Person } from '../../ui/person.ts';
import { openSettings, saveSettings, type SettingsFile, SHOWN_PATH } from '../settings-file.ts';
import { testCall } from '../test-call.ts';
import { offerProbe } from '../trial/probe-command.ts';
import { canReplace, type ReadFile, readWhole, replaceFile } from '../write-file.ts';
import { backUp } from './backup.ts';
import { type Answers, planSetup } from './setup-plan.ts';
import type { ProviderInfo } from './provider-info.ts';
import { askKey, askKeyAgain, askListedModel, askModel, askProvider, askUrl } from './questions.ts';
import { planRc, rcFileOf } from './rc-file.ts';

const OWNER_ONLY = 0o600;
const NEW_RC_MODE = 0o644;
const CANCELLED_STATUS = 130;

/** Ends setup with a one-line message. */
class Stop extends Error {}

interface RcChange {
  readonly path: string;
  readonly shown: string;
  readonly old: ReadFile | null;
  readonly text: string;
}

async function setup(args: Args, io: Endpoints): Promise<number> {
  const file = openSettings(io);
  if (!file.ok) return refuse(io, file.error);
  const able = canReplace(file.value.path);
  if (!able.ok)
    return refuse(io, `${SHOWN_PATH} cannot be written (${able.error}); make your home folder writable, then run yosh setup again`);
  const person = io.person();
  if (person === null) return refuse(io, 'setup asks questions and needs a terminal. In scripts: yosh config set');
  let wrote = false;
  try {
    person.say(`This writes ${SHOWN_PATH} at the end. Ctrl-C before that changes nothing.\n\n`);
    const asked = await askSettings(args, io, file.value, person);
    const { text, grant, byModel } = await askUntilItAnswers(io, file.value, asked, person);
    const rc = await askRc(io, person);
    const saved = saveSettings({ ...file.value, mode: OWNER_ONLY }, text);
    if (!saved.ok) throw new Stop(saved.error);
    wrote = true;
    if (grant !== null) io.agreements.add(grant);
    person.say(`\nwrote ${SHOWN_PATH} (0600)\n`);
    if (rc !== null) performRc(rc, person);
    person.say(io.env['YOSH_SESSION'] === undefined ? `Start it with: ${commandHere(io)}\n` : 'Ask with: yo <anything in plain words>\n');
    person.close();
    if (byModel) await offerProbe(args, io);
    return 0;
  } catch (error) {
    if (error instanceof Cancelled) person.say('Nothing was written.\n');
    else if (!(error instanceof Stop)) throw error;
    person.close();
    if (error instanceof Stop) complain(io, `${error.message}${wrote || /nothing was/.test(error.message) ? '' : '; nothing was written'}`);
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
  const info = got(await askProvider(person, io.providers, isSet ? now.provider : await firstChoice(io, person)));
  const same = info.name === now.provider;
  const url = info.needsUrl ? got(await askUrl(person, same ? now.base_url : '')) : null;
  const hasKey = same && (now.key !== '' || now.key_command !== '');
  const variable = info.envKeys.find((name) => (io.env[name] ?? '').trim() !== '') ?? null;
  const key = info.needsKey === false ? null : got(await askKey(person, info, { inFile: hasKey, inEnv: variable }));
  const answers: Answers = { section: profile, provider: info.name, before: now.provider, key, url, model: null };
  return { info, answers, model: same ? now.model : '' };
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
  for (let attempt = 1; ; attempt++) {
    const { section: profile, key, url } = answers;
    const grant = await askDestination(io, planned(file, answers), profile, key !== null && url !== null, person);
    if (attempt === 1)
      answers = { ...answers, model: await chooseModel(io, planned(file, answers), profile, grant?.origin, info, before, person) };
    const text = planned(file, answers);
    const tried = await tryOut(io, text, profile, grant?.origin, person);
    if (tried.ok) return { text, grant, byModel: tried.name !== 'offline' };
    const { failure } = tried;
    // our own sentence about it names the key; what a server said behind it may too, and then Enter goes on
    const another = key !== null && attempt < ATTEMPTS && /\bkey\b/.test(failure.what) ? await askKeyAgain(person, info) : null;
    if (another !== null) answers = { ...answers, key: another };
    else if (await person.confirm(`Write ${SHOWN_PATH} anyway?`)) return { text, grant, byModel: false };
    else throw new Stop('nothing was written');
  }
}

/** The model for the settings; null leaves them as they are. */
async function chooseModel(
  io: Endpoints,
  text: string,
  profile: string,
  origin: string | undefined,
  info: ProviderInfo,
  before: string,
  person: Person,
): Promise<string | null> {
  if (info.needsKey === false && info.defaultModel === '' && info.name === 'offline') return null;
  const models = info.modelCalled === null ? await modelsOf(io, text, profile, origin, person) : [];
  const model = models.length > 0 ? got(await askListedModel(person, models, info, before)) : await askModel(person, info, before);
  return model === '' && before === '' ? null : model;
}

/** The models of the server that can answer questions, the best first; none where it does not say in time. */
async function modelsOf(
  io: Endpoints,
  text: string,
  profile: string,
  origin: string | undefined,
  person: Person,
): Promise<readonly ListedModel[]> {
  const { config, env } = settingsIn(io, text, profile);
  const list = async (): Promise<readonly ListedModel[]> => {
    const listed = await io.listModels({ config, env, cwd: process.cwd(), ...(origin === undefined ? {} : { entered: origin }) });
    return listed.ok ? byFitness(listed.value.models) : [];
  };
  const late = new Promise<readonly ListedModel[]>((resolve) => void setTimeout(() => resolve([]), SETUP_LIST_MS).unref());
  return person.during(() => Promise.race([list().catch(() => []), late]));
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
    if (!(await person.confirm(`\n${screenLine(question)}`))) throw new Stop('nothing was written');
  return grant;
}

/** Asks the provider, and shows what it answered, or why it did not. `origin`: where the key may go. */
async function tryOut(
  io: Endpoints,
  text: string,
  profile: string,
  origin: string | undefined,
  person: Person,
): ReturnType<typeof testCall> {
  const { config, problems, env } = settingsIn(io, text, profile);
  for (const problem of problems) person.say(`  note: ${screenLine(problem)}\n`);
  person.say(`\nasking ${config.provider || 'the provider'} …`);
  const result = await person.during((signal) => testCall({ ...io, env }, config, SETUP_CALL_MS, signal, origin));
  person.say('\r\x1b[K');
  if (result.ok) person.say(folded(io, `${result.name} answered in ${(result.tookMs / 1000).toFixed(1)} s:\n  ${result.answer}\n`));
  else person.say(folded(io, `It did not work: ${result.failure.what}\n  ${result.failure.remedy}\n`));
  return result;
}

/** The change of the rc file; null when there is nothing to change or the user does not want it. */
async function askRc(io: Endpoints, person: Person): Promise<RcChange | null> {
  const shell = shellOfPath(io.env['SHELL']);
  if (shell === null || io.home === null) {
    const commands = SHELL_NAMES.map((name) => `yosh init ${name}`).join(', or ');
    person.say(`\nTo start every terminal in yosh, put a line into your rc file. To print it: ${commands}\n`);
    return null;
  }
  const { path, shown } = rcFileOf(shell, io.home, io.env);
  const read = readWhole(path);
  if (!read.ok) {
    person.say(`\n${shown} cannot be read (${read.error}); it stays as it is.\n`);
    return null;
  }
  const plan = planRc(read.value === null ? '' : textFromBytes(read.value.bytes), initLine(io.root, shell), shown);
  if (plan.kind === 'there') {
    person.say(
      plan.atTop
        ? `\n${shown} has the line of yosh already.\n`
        : `\n${shown} has the line of yosh, but not at the top: the lines above it run twice.\n`,
    );
    return null;
  }
  const backup = read.value === null ? '' : ` (a copy is kept as ${shown}.yosh-backup)`;
  person.say(`\nEvery terminal can start in yosh. This is the change${backup}:\n\n`);
  for (const line of plan.diff.split('\n')) person.say(`  ${screenLine(`|${line}`).slice(1)}\n`);
  person.say('\n');
  return (await person.confirm(`Put the line into ${shown}?`)) ? { path, shown, old: read.value, text: plan.text } : null;
}

function performRc({ path, shown, old, text }: RcChange, person: Person): void {
  const backup = old === null ? null : backUp(path, old);
  if (backup !== null && !backup.ok) throw new Stop(`${shown} was not changed: it could not be copied (${backup.error})`);
  const written = replaceFile(path, bytesFromText(text), old?.mode ?? NEW_RC_MODE);
  if (!written.ok) throw new Stop(`${shown} cannot be written (${written.error}) and was not changed`);
  const copy = backup === null ? null : `${shown}${backup.value.slice(path.length)}`;
  person.say(`wrote ${shown}${copy === null ? '' : `; the copy is ${copy}. To undo it: mv ${copy} ${shown}`}\n`);
}

/** What starts yosh in the shell that setup was run from. */
function commandHere({ env, root }: Endpoints): string {
  const isOnPath = (env['PATH'] ?? '').split(':').some((folder) => folder !== '' && fs.existsSync(`${folder}/yosh`));
  return isOnPath ? 'yosh' : `${root}/bin/yosh`;
}

/** The value; an error ends setup. */
function got<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string }): T {
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
