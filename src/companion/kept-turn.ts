/** Reads a turn of the conversation from disk. A fact or an answer without a known origin becomes untrusted. */
import type { Fact, FactValue, Provenance } from '../base/fact.ts';
import { list, number, record, text } from '../base/json.ts';
import type { AssistantTurn, Turn, UserTurn } from '../llm/port.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Null for anything that is not a turn. */
export function parseTurn(value: unknown): Turn | null {
  const turn = record(value);
  if (turn['role'] === 'user') return userTurn(turn);
  return turn['role'] === 'assistant' ? assistantTurn(turn) : null;
}

function userTurn({ question, facts, fence, follows }: Fields): UserTurn | null {
  if (typeof question !== 'string' || !Array.isArray(facts)) return null;
  return {
    role: 'user',
    question,
    facts: facts.map((fact) => parseFact(record(fact))),
    ...(typeof fence === 'string' ? { fence } : {}),
    ...(follows === true ? { follows } : {}),
  };
}

function assistantTurn({ text: answer, tool, origin, items }: Fields): AssistantTurn | null {
  if (typeof answer !== 'string' || tool === undefined) return null;
  const call = record(tool);
  const { owner, items: parts } = record(items);
  return {
    role: 'assistant',
    text: answer,
    tool: typeof call['name'] === 'string' ? { name: call['name'], input: call['input'] } : null,
    origin: origin === 'system' ? origin : 'untrusted',
    items: typeof owner === 'string' ? { owner, items: list(parts) } : null,
  };
}

function parseFact(fact: Fields): Fact {
  const known = { name: text(fact['name']), text: text(fact['text']), lasting: fact['lasting'] === true, ...provenance(fact) };
  const value = parseValue(record(fact['value']));
  return value === null ? known : { ...known, value };
}

function provenance({ origin, label }: Fields): Provenance {
  if (origin === 'user' || origin === 'system') return { origin };
  return { origin: 'untrusted', label: text(label) || 'an earlier conversation' };
}

function parseValue(value: Fields): FactValue | null {
  const kind = value['kind'] as FactValue['kind'] | undefined;
  switch (kind) {
    case 'os': {
      const [platform, release, arch, name] = [text(value['platform']), text(value['release']), text(value['arch']), text(value['name'])];
      return { kind, platform, release, arch, name };
    }
    case 'shell':
      return { kind, name: text(value['name']), version: text(value['version']) };
    case 'installed':
      return { kind, userland: text(value['userland']), programs: list(value['programs']).map(text) };
    case 'cwd':
      return { kind, path: text(value['path']) };
    case 'last-command':
      return { kind, line: text(value['line']), status: number(value['status']) };
    case 'steps':
      return { kind, lines: list(value['lines']).map(text) };
    case undefined:
      return null;
    default:
      // written by another version; a kind that is missing here does not compile
      kind satisfies never;
      return null;
  }
}
