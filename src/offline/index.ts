/**
 * The embedded default: answers from rules, the user's own history and the machine's own documentation, and says so each time.
 * Order: bare `yo` → the last failure; questions for words → documentation; grammar; history; a list of documentation; nothing.
 */
import { DEFAULT_SHELL, shellNamed } from '../shell/shell-kinds.ts';
import { type Fact, newestValue } from '../base/fact.ts';
import type { Failure, Provider, ProviderEvent, ProviderRequest, Turn, UserTurn } from '../llm/port.ts';
import { asksForWords, programsIn } from './word-questions.ts';
import type { OfflineEndpoints } from './offline-endpoints.ts';
import { changes } from './danger.ts';
import { negates } from './explained.ts';
import { diagnose } from './failure.ts';
import { asksForHistory, fromHistory } from './history.ts';
import { answer } from './match.ts';
import { isOneLine } from './quote.ts';
import { limitChars, read, type Token } from './read-question.ts';
import type { Machine } from './types.ts';
import { grammar } from './grammar.ts';

export type { DocLine, OfflineEndpoints } from './offline-endpoints.ts';

const label = 'offline rules, no model';
const unknown: Failure = { what: `I don't know (${label})`, remedy: '`yosh setup` connects a model' };

type Answer = { readonly command: string; readonly explanation: string } | { readonly text: string } | Failure;

const factOf = (facts: readonly Fact[], name: string): string => facts.find((fact) => fact.name === name)?.text ?? '';

function newestUserTurn(request: ProviderRequest): UserTurn | null {
  return request.turns.findLast((turn) => turn.role === 'user') ?? null;
}

/** Facts that last are sent once, so the newest of each counts, whichever turn it came with. */
function machineOf(turns: readonly Turn[], endpoints: OfflineEndpoints): Machine {
  const told = turns.filter((turn) => turn.role === 'user');
  const userland = newestValue(told, 'installed')?.userland;
  const platform = newestValue(told, 'os')?.platform ?? endpoints.platform;
  return {
    shell: shellNamed(newestValue(told, 'shell')?.name) ?? DEFAULT_SHELL,
    gnu: userland === undefined ? platform === 'linux' : userland === 'GNU',
    has: (program) => endpoints.hasProgram(program),
  };
}

function aboutLastCommand(turn: UserTurn, machine: Machine, endpoints: OfflineEndpoints): Answer {
  const last = newestValue([turn], 'last-command');
  const output = factOf(turn.facts, 'last-output').slice(-8000);
  const found = diagnose({ command: last?.line ?? '', status: last?.status ?? null, output }, endpoints, machine);
  if (found.command !== null && isOneLine(found.command)) return { command: found.command, explanation: `${found.explanation} (${label})` };
  return { text: `${found.explanation} (${label})` };
}

/** What local documentation says of the programs the question names; null when it names none that is documented. */
async function inWords(question: string, endpoints: OfflineEndpoints): Promise<Answer | null> {
  const lines: string[] = [];
  for (const name of programsIn(question)) {
    const about = await endpoints.whatIs(name);
    if (about !== null) lines.push(`${name}: ${about} (see \`man ${name}\`)`);
  }
  return lines.length === 0 ? null : { text: `From the local manual (${label}):\n${lines.join('\n')}` };
}

async function closest(tokens: readonly Token[], endpoints: OfflineEndpoints): Promise<Answer | null> {
  const words = tokens
    .filter((token) => (token.kind === 'word' || token.kind === 'name') && /^[a-z]{3,}$/.test(token.low))
    .map((token) => token.low);
  if (words.length < 2) return null;
  const docs = await endpoints.lookUp(words, 5);
  if (docs.length === 0) return null;
  const list = docs.map((doc) => `  ${doc.name} - ${doc.about} [${doc.from}]`).join('\n');
  return { text: `I don't know (${label}). The closest local documentation, unchecked:\n${list}\n\`yosh setup\` connects a model.` };
}

async function answerTo(turn: UserTurn, machine: Machine, endpoints: OfflineEndpoints): Promise<Answer> {
  const question = turn.question.trim();
  if (question === '') return aboutLastCommand(turn, machine, endpoints);
  if (
    /^(why|what happened|what went wrong|why did (it|that) fail|fix (it|that|this)|what'?s wrong)\W*$/i.test(question) &&
    newestValue([turn], 'last-command') !== null
  )
    return aboutLastCommand(turn, machine, endpoints);
  if (asksForWords(question)) return (await inWords(question, endpoints)) ?? unknown;
  const tokens = read(question);
  if (asksForHistory(question)) {
    const earlier = fromHistory(question, endpoints.historyLines());
    if (earlier !== null && !(tokens.some(negates) && (await changes(earlier))))
      return { command: earlier, explanation: `from your history (${label})` };
  }
  const found = answer(grammar, tokens, machine);
  const whollyRead = found?.whollyRead === true && question.length <= limitChars;
  if (found !== null && (whollyRead || !(await changes(found.command))))
    return { command: found.command, explanation: `${found.explanation} (${label})` };
  return (await closest(tokens, endpoints)) ?? unknown;
}

/** The `offline` provider. What it cannot answer at all is a failure, so that a script sees it in the exit status. */
export function createOffline(endpoints: OfflineEndpoints): Provider {
  return {
    name: 'offline',
    unteachable: true,
    async *ask(request: ProviderRequest, signal: AbortSignal): AsyncIterable<ProviderEvent> {
      const turn = newestUserTurn(request);
      const found: Answer = turn === null ? unknown : await answerTo(turn, machineOf(request.turns, endpoints), endpoints);
      if (signal.aborted) return;
      if ('what' in found) {
        yield { kind: 'failure', failure: found };
        return;
      }
      if ('command' in found)
        yield {
          kind: 'tool',
          call: { name: 'command', input: { command: found.command, explanation: found.explanation, pending: false } },
        };
      else yield { kind: 'text', text: found.text };
      yield { kind: 'end', reason: 'complete' };
    },
  };
}
