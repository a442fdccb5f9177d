/**
 * The `offline` provider: answers without a model, from rules, the user's own history and the documentation on this machine.
 * Order: a bare `yo` → the last failure; a question about a meaning → documentation; history; grammar; a list of documentation; a failure.
 */
import { basename, dirname, isAbsolute, join } from 'node:path';
import { DEFAULT_SHELL, shellNamed } from '../shell/shell-kinds.ts';
import { type Fact, newestValue } from '../base/fact.ts';
import type { Failure, Provider, ProviderEvent, ProviderRequest, Turn, UserTurn } from '../llm/port.ts';
import { asksForMeaning, lineIn, programsIn } from './meaning-questions.ts';
import type { OfflineEndpoints } from './offline-endpoints.ts';
import { changes } from './danger.ts';
import { negates } from './explained.ts';
import { diagnose, type Diagnosis, diagnosePiped } from './failure.ts';
import { asksForHistory, asksForOwnCommand, fromHistory, mayRepeat } from './history.ts';
import { answer } from './match.ts';
import { guessedIn, missingIn } from './missing.ts';
import { isOneLine } from './quote.ts';
import { QUESTION_CHARS, read, type Token } from './read-question.ts';
import type { Machine } from './types.ts';
import { missingUnit } from './units-on-disk.ts';
import { grammar } from './grammar.ts';
import { isForeign, mayBeForeign } from './languages.ts';
import { onlyShown, plainly, withNamesQuoted } from './plainly.ts';
import { keepsFiles } from '../programs/keeping-files.ts';
import { otherReadings } from './second-reading.ts';
import { phrases } from './phrases/index.ts';
import { Phrasebook, type Reply, sentenceOf } from './phrasebook.ts';

export type { DocLine, OfflineEndpoints } from './offline-endpoints.ts';

/** Said with the first answer of a conversation; the later ones are marked with the short form. */
const FULL_LABEL = 'offline: no model is connected';
const SHORT_LABEL = 'offline';
const FOREIGN: Failure = { what: 'I only know English; a model knows more', remedy: 'To connect a model: yosh setup' };
/** How much of an output is looked at, its end. */
const LIMIT_OUTPUT_CHARS = 8000;
const UNKNOWN: Failure = { what: 'no offline rule for that', remedy: 'To connect a model: yosh setup' };

const NOT_IN_RECORD: Failure = { what: 'no such command in your record', remedy: 'Try fewer words, or: yosh find WORD' };

/** A whole sentence about the last command. `sentenceOf` has taken "please" and "how do I" off. */
const LAST = '(?:it|that|this|the (?:last )?(?:command|error|problem)|that (?:command|error|problem)|my (?:last )?command)';
const ABOUT_LAST = new RegExp(
  `^(?:(?:but |and |so )?(?:${[
    'why|huh|what|wtf|what now',
    `why (?:did|does|has|is|was) ${LAST} (?:not )?(?:just )?(?:fail(?:ed|ing)?|break|broken?|crash(?:ed)?|work(?:ed|ing)?|go wrong|happen(?:ed)?)`,
    `why (?:didn't|doesn't|didnt|doesnt|isn't|isnt) ${LAST} work(?:ing)?`,
    `what (?:just )?happened|what(?: just)? went wrong|whats wrong|what (?:is|was) (?:wrong(?: with ${LAST})?|the (?:error|problem))`,
    `what does ${LAST}(?: message)? mean|what did i do wrong`,
    `(?:make|get) ${LAST} (?:to )?work|(?:how|what|now) (?:then|else|now)|now(?: what)?`,
    `(?:please )?(?:fix|correct|repair|solve)(?: ${LAST})?|${LAST} (?:failed|did not work|didn't work|does not work|is wrong)`,
  ].join('|')}))(?: there| here| again)?\\W*$`,
  'i',
);

type Answer = Reply | Failure;

const factOf = (facts: readonly Fact[], name: string): string => facts.find((fact) => fact.name === name)?.text ?? '';

/** The label for the next answer: in full unless an earlier answer of the conversation has it. */
function labelFor(turns: readonly Turn[]): string {
  const answers = turns.filter((turn) => turn.role === 'assistant').map(({ text, tool }) => JSON.stringify([text, tool?.input]));
  return answers.some((answer) => answer.includes(FULL_LABEL)) ? SHORT_LABEL : FULL_LABEL;
}

/** Adds the label to an answer. In a text of several lines it goes to the first one. */
function labelled(answer: Answer, label: string): Answer {
  if ('what' in answer || ('text' in answer && answer.saysOffline === true)) return answer;
  if ('command' in answer) return { ...answer, explanation: `${answer.explanation} (${label})` };
  const [first = '', ...rest] = answer.text.split('\n');
  const labelledFirst = first.endsWith(':') ? `${first.slice(0, -1)} (${label}):` : `${first} (${label})`;
  return { text: [labelledFirst, ...rest].join('\n') };
}

/** Only before a program: `sudo -i` and `sudo -u bob` mean something else. */
const dropSudo = (text: string): string => text.replaceAll(/(?<=^|[|;&] )sudo (?=[a-z])/g, '');

/** The command without sudo: root needs none, and a small system has none. */
function withoutSudo<T extends { readonly command: string; readonly cursor?: number }>(suggestion: T): T {
  const { command, cursor } = suggestion;
  return {
    ...suggestion,
    command: dropSudo(command),
    ...(cursor === undefined ? {} : { cursor: dropSudo(command.slice(0, cursor)).length }),
  };
}

/** The question: what follows it, as the reason why its answer was refused, is for models, and would be read as another question. */
function newestUserTurn(request: ProviderRequest): UserTurn | null {
  return request.turns.findLast((turn): turn is UserTurn => turn.role === 'user' && turn.follows !== true) ?? null;
}

const resolveIn = (folder: string, path: string): string => (isAbsolute(path) ? path : join(folder, path));

/** Lists the names beside a path's last part, each folder once; empty when it cannot be listed. */
function besideIn(folder: string, endpoints: OfflineEndpoints): (path: string) => ReadonlySet<string> {
  const listed = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const parent = path.startsWith('~/') ? dirname(path) : resolveIn(folder, dirname(path));
    const names = listed.get(parent) ?? new Set(endpoints.listFolder(parent));
    listed.set(parent, names);
    return names;
  };
}

/** A lasting fact is sent once, so the newest of each name counts, whichever turn it came with. */
function machineOf(turns: readonly Turn[], endpoints: OfflineEndpoints): Machine {
  const userTurns = turns.filter((turn) => turn.role === 'user');
  const userland = newestValue(userTurns, 'installed')?.userland;
  const platform = newestValue(userTurns, 'os')?.platform ?? endpoints.platform;
  const folder = newestValue(userTurns, 'cwd')?.path ?? '.';
  const beside = besideIn(folder, endpoints);
  return {
    shell: shellNamed(newestValue(userTurns, 'shell')?.name) ?? DEFAULT_SHELL,
    gnu: userland === undefined ? platform === 'linux' : userland === 'GNU',
    has: (program) => endpoints.hasProgram(program),
    exists: (path) => beside(path).has(basename(path)),
    lacks(path) {
      const names = beside(path);
      // an empty list says nothing
      return !/^[~/.]+$/.test(path) && names.size > 0 && !names.has(basename(path));
    },
    readText: (path) => endpoints.readText?.(resolveIn(folder, path)) ?? null,
  };
}

function aboutLastCommand(turn: UserTurn, machine: Machine, endpoints: OfflineEndpoints): Answer {
  const last = newestValue([turn], 'last-command');
  const output = factOf(turn.facts, 'last-output').slice(-LIMIT_OUTPUT_CHARS);
  return diagnosed(diagnose({ command: last?.line ?? '', status: last?.status ?? null, output }, endpoints, machine));
}

const diagnosed = ({ command, explanation }: Diagnosis): Answer =>
  command !== null && isOneLine(command) ? { command, explanation } : { text: explanation };

/** The parts of the command line that the question names; null when it names none. */
async function explanation(question: string): Promise<Answer | null> {
  const line = lineIn(question);
  if (line === null) return null;
  const { explained, wordsOf } = await import('../explain/index.ts');
  const text = wordsOf(line, () => false) === null ? explained(line) : null;
  return text === null ? null : { text };
}

/** The manual's lines about the programs that the question names; null when it names none that has a manual page. */
async function fromManual(question: string, endpoints: OfflineEndpoints): Promise<Answer | null> {
  const lines: string[] = [];
  for (const name of programsIn(question)) {
    const about = await endpoints.whatIs(name);
    if (about !== null) lines.push(`${name}: ${about} (see \`man ${name}\`)`);
  }
  return lines.length === 0 ? null : { text: `From the manual on this machine:\n${lines.join('\n')}` };
}

/** A list of the documentation whose words are closest to the question; null when there is none. */
async function closest(tokens: readonly Token[], endpoints: OfflineEndpoints): Promise<Answer | null> {
  const words = tokens
    .filter((token) => (token.kind === 'word' || token.kind === 'name') && /^[a-z]{3,}$/.test(token.low))
    .map((token) => token.low);
  if (words.length < 2) return null;
  const docs = await endpoints.lookUp(words, 5);
  if (docs.length === 0) return null;
  const list = docs.map((doc) => `  ${doc.name} - ${doc.about} [${doc.from}]`).join('\n');
  return {
    text: `No offline rule for that. The documentation with the closest words:\n${list}\nTo connect a model: yosh setup`,
    saysOffline: true,
  };
}

/** The answer instead of a command that would change a file which is not there. */
function missingAnswer(command: string, machine: Machine): Failure | null {
  const unit = missingUnit(command, machine);
  if (unit !== null) return { what: `there is no service ${unit} here`, remedy: 'To list the services: systemctl list-unit-files' };
  const missing = missingIn(command, machine);
  return missing === null ? null : notHere(missing);
}

const notHere = (name: string): Failure => ({
  what: `there is no ${name} here`,
  remedy: 'A model may know what is meant: yosh setup connects one',
});

/** The command that the question means: of the record, which knows when and how it ran, else of the shell's history. */
async function earlierCommand(question: string, endpoints: OfflineEndpoints): Promise<Extract<Answer, { command: string }> | null> {
  const recorded = (await endpoints.recalled?.(question))?.find(({ text }) => mayRepeat(text));
  if (recorded !== undefined) return { command: recorded.text, explanation: `you ran this ${recorded.ran}` };
  const line = fromHistory(question, endpoints.historyLines());
  return line === null ? null : { command: line, explanation: 'repeats a command from your history' };
}

async function answerTo(turn: UserTurn, machine: Machine, endpoints: OfflineEndpoints, phrasebook: Phrasebook): Promise<Answer> {
  const { question, overwrites } = plainly(withNamesQuoted(turn.question.trim(), machine));
  const answer = await answerToPlain(question, turn, machine, endpoints, phrasebook);
  const shown = answer === UNKNOWN ? onlyShown(question) : null;
  if (shown !== null) return await shownOnly(await answerToPlain(shown, turn, machine, endpoints, phrasebook));
  // "but never overwrite": what the words ask for, the command has to do
  return !overwrites && 'command' in answer && !keepsFiles(answer.command) ? UNKNOWN : answer;
}

/** The answer to a question which says that nothing is to be changed. What replaces in a file prints it instead. */
async function shownOnly(answer: Answer): Promise<Answer> {
  if (!('command' in answer)) return answer;
  const command = answer.command.replace(/^sed -i\.bak /, 'sed ');
  if (await changes(command)) return UNKNOWN;
  return command === answer.command ? answer : { command, explanation: 'shows the file with the replacement; the file does not change' };
}

async function answerToPlain(
  question: string,
  turn: UserTurn,
  machine: Machine,
  endpoints: OfflineEndpoints,
  phrasebook: Phrasebook,
): Promise<Answer> {
  if (question === '') return aboutLastCommand(turn, machine, endpoints);
  const sentence = sentenceOf(question);
  const piped = factOf(turn.facts, 'piped-input');
  if ((piped !== '' || newestValue([turn], 'last-command') !== null) && ABOUT_LAST.test(sentence))
    return piped === ''
      ? aboutLastCommand(turn, machine, endpoints)
      : diagnosed(diagnosePiped(piped.slice(-LIMIT_OUTPUT_CHARS), endpoints, machine));
  if (isForeign(question)) return FOREIGN;
  const reply = question.length > QUESTION_CHARS ? null : await phrasebook.reply(sentence, machine);
  if (reply !== null && 'text' in reply) return reply;
  if (reply !== null && isOneLine(reply.command)) return (reply.cursor === undefined && missingAnswer(reply.command, machine)) || reply;
  if (asksForMeaning(question)) return (await explanation(question)) ?? (await fromManual(question, endpoints)) ?? UNKNOWN;
  const ruled = await byRules(question, machine, endpoints, phrasebook);
  if (ruled !== null) return ruled;
  for (const other of question.length > QUESTION_CHARS ? [] : otherReadings(question)) {
    const told = await phrasebook.reply(sentenceOf(other), machine);
    const meant =
      told !== null && 'command' in told && isOneLine(told.command) ? told : await byRules(other, machine, endpoints, phrasebook);
    if (meant !== null && !('what' in meant)) return ('command' in meant && missingAnswer(meant.command, machine)) || meant;
  }
  if (asksForOwnCommand(question)) return NOT_IN_RECORD;
  if (mayBeForeign(question)) return FOREIGN;
  return (await closest(read(question), endpoints)) ?? UNKNOWN;
}

/** The answer of the history, the grammar, or the row that has the words in another order; null when none has one. */
async function byRules(question: string, machine: Machine, endpoints: OfflineEndpoints, phrasebook: Phrasebook): Promise<Answer | null> {
  const sentence = sentenceOf(question);
  const tokens = read(question, (name) => machine.exists(name));
  if (asksForHistory(question)) {
    const earlier = await earlierCommand(question, endpoints);
    if (earlier !== null && !(tokens.some(negates) && (await changes(earlier.command)))) return earlier;
  }
  const made = answer(grammar, tokens, machine);
  const guessed = made === null ? null : guessedIn(made.command, machine);
  if (guessed !== null && tokens.some(({ low }) => /^(?:file|folder|directory|dir)$/.test(low))) return notHere(guessed);
  const found = guessed === null ? made : null;
  if (found !== null) {
    const { command, explanation, whollyRead } = found;
    const missing = missingAnswer(command, machine);
    if (missing !== null) return missing;
    if (whollyRead && question.length <= QUESTION_CHARS) return { command, explanation };
  }
  const meant = question.length > QUESTION_CHARS ? null : await phrasebook.meant(sentence, machine);
  // words in another order: enough for a look, not for a change
  if (meant !== null && 'command' in meant && isOneLine(meant.command) && !(await changes(meant.command))) return meant;
  if (found !== null) {
    const { command, explanation, leftOut } = found;
    if (leftOut !== null && !(await changes(command)))
      return { command, explanation: leftOut.length === 0 ? explanation : `${explanation}; left out: ${leftOut.join(', ')}` };
  }
  return null;
}

/** All phrases. Patterns are compiled as questions need them, so a process keeps one for all its questions. */
export const openPhrasebook = (): Phrasebook => new Phrasebook(phrases, async () => (await import('./phrases/rows.ts')).further());

/** Makes the provider. A question without any answer is a failure, so that a script sees it in the exit status. */
export function createOffline(endpoints: OfflineEndpoints, phrasebook = openPhrasebook()): Provider {
  return {
    name: 'offline',
    unteachable: true,
    async rehearse(): Promise<void> {
      const turn: UserTurn = { role: 'user', question: 'show the largest files here', facts: [], fence: '' };
      await answerTo(turn, machineOf([], endpoints), endpoints, phrasebook);
    },
    async *ask(request: ProviderRequest, signal: AbortSignal): AsyncIterable<ProviderEvent> {
      const turn = newestUserTurn(request);
      const given: Answer = turn === null ? UNKNOWN : await answerTo(turn, machineOf(request.turns, endpoints), endpoints, phrasebook);
      // "no model is connected" would be wrong
      const answered = request.inPlaceOfModel === true && 'text' in given && given.saysOffline === true ? UNKNOWN : given;
      const isOwnWish = turn !== null && turn.question.trim() !== '';
      const wanted = endpoints.isRoot === true && isOwnWish && 'command' in answered ? withoutSudo(answered) : answered;
      const found = labelled(wanted, request.inPlaceOfModel === true ? SHORT_LABEL : labelFor(request.turns));
      if (signal.aborted) return;
      if ('what' in found) {
        yield { kind: 'failure', failure: found };
        return;
      }
      if ('command' in found) yield { kind: 'tool', call: { name: 'command', input: { ...found, pending: false } } };
      else yield { kind: 'text', text: found.text };
      yield { kind: 'end', reason: 'complete' };
    },
  };
}
