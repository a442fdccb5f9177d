/** Reads the variables that a line sets in front of `yo`, for that question alone: `YO_PROFILE=work yo …`. Pure. */
import { nearest } from '../base/nearest.ts';
import { KEYS } from '../config/config-keys.ts';

export interface InFront {
  /** Those of settings, with their values. */
  readonly variables: Readonly<Record<string, string>>;
  readonly question: string;
  /** One line each: a variable that cannot be used. */
  readonly problems: readonly string[];
}

/** A word as the shell reads it, without substitutions. */
const ASSIGNMENT = /([A-Za-z_]\w*)=((?:[^\s'"\\`()]|\\.|'[^']*'|"[^"\\]*")*)\s+/sy;
const QUESTION = /yo(?:\s+([^]*))?$/y;
const SETTINGS: readonly string[] = KEYS.flatMap(({ env }) => (env?.startsWith('YO_') === true ? [env] : []));

/** Null when the text sets nothing in front of `yo`. The hooks send such a line as it is, and any other without its `yo`. */
export function variablesInFront(text: string): InFront | null {
  const variables: Record<string, string> = {};
  const problems: string[] = [];
  let at = 0;
  for (;;) {
    ASSIGNMENT.lastIndex = at;
    const found = ASSIGNMENT.exec(text);
    if (found === null) break;
    const [whole, name = '', word = ''] = found;
    at += whole.length;
    if (!name.startsWith('YO_')) continue;
    const meant = SETTINGS.includes(name) ? name : null;
    if (meant === null) problems.push(unknown(name));
    else if (/\$/.test(word.replaceAll(/'[^']*'|\\./gs, ''))) problems.push(`${name}: write the value itself; ${word} is not read`);
    else variables[meant] = word.replaceAll(/\\(.)|'([^']*)'|"([^"]*)"/gs, '$1$2$3');
  }
  QUESTION.lastIndex = at;
  const question = at === 0 ? null : QUESTION.exec(text);
  return question === null ? null : { variables, question: question[1] ?? '', problems };
}

function unknown(name: string): string {
  const near = nearest(name, SETTINGS);
  return `there is no setting ${name}${near === null ? '' : `; did you mean ${near}?`}`;
}
