/** Reads the variables that a line sets in front of `yo`, for that question alone: `YO_PROFILE=work yo …`. Pure. */
import { unknownVariable } from '../config/load.ts';
import { notSent } from '../llm/choose.ts';
import type { Failure } from '../llm/port.ts';

export interface InFront {
  /** Variables of settings, with their values. */
  readonly variables: Readonly<Record<string, string>>;
  readonly question: string;
  /** The first variable that cannot be used; null when all can. Without it the question might go to somebody else. */
  readonly refused: Failure | null;
}

/** A word as the shell reads it, without substitutions. */
const ASSIGNMENT = /([A-Za-z_]\w*)=((?:[^\s'"\\`()]|\\.|'[^']*'|"[^"\\]*")*)\s+/sy;
const QUESTION = /yo(?:\s+([^]*))?$/y;

/** Null when the text sets nothing in front of `yo`. The hooks send such a line as it is, and any other without its `yo`. */
export function variablesInFront(text: string): InFront | null {
  const variables: Record<string, string> = {};
  let refused: Failure | null = null;
  let at = 0;
  for (;;) {
    ASSIGNMENT.lastIndex = at;
    const found = ASSIGNMENT.exec(text);
    if (found === null) break;
    const [whole, name = '', word = ''] = found;
    at += whole.length;
    if (!name.startsWith('YO_')) continue;
    const unknown = unknownVariable(name);
    if (unknown !== null) refused ??= notSent(unknown);
    else if (/\$/.test(word.replaceAll(/'[^']*'|\\./gs, '')))
      refused ??= { what: `${name}=${word} was not read`, remedy: 'nothing was sent; write the value itself' };
    else variables[name] = word.replaceAll(/\\(.)|'([^']*)'|"([^"]*)"/gs, '$1$2$3');
  }
  QUESTION.lastIndex = at;
  const question = at === 0 ? null : QUESTION.exec(text);
  return question === null ? null : { variables, question: question[1] ?? '', refused };
}
