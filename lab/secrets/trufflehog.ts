/** Cases from the pattern tests of trufflehog's detectors: each input with what the detector reports in it. */
import { Evaluator, type Functions, tokens, type Value } from './go.ts';
import type { Case, Corpus } from './corpus.ts';

const TESTS = /^pkg\/detectors\/.*_test\.go$/;
/** The shortest part of a reported value that is looked for in the input; a report may join an identifier and a secret. */
const PART_CHARS = 6;

const FUNCTIONS: Functions = {
  'fmt.Sprintf': (format, ...args) => {
    let next = 0;
    return String(format).replaceAll(/%[sdvq]/g, () => String(args[next++]));
  },
};

/** The value of the expression at a place, or null where it needs more of Go than the evaluator has. */
function valueAt(code: readonly string[], at: number, variables: ReadonlyMap<string, Value>): Value | null {
  try {
    return new Evaluator(code, at, variables, FUNCTIONS).expression();
  } catch {
    return null;
  }
}

export function trufflehogCases(corpus: Corpus): { readonly cases: Case[]; readonly unread: string[] } {
  const cases: Case[] = [];
  const unread: string[] = [];
  for (const file of corpus.files.filter((each) => TESTS.test(each) && !each.endsWith('_integration_test.go'))) {
    const code = tokens(corpus.read(file).toString());
    const variables = new Map<string, Value>();
    let input: string | null = null;
    for (const [index, token] of code.entries()) {
      const after = code[index + 1];
      if (/^[A-Za-z_]\w*$/.test(token) && (after === '=' || after === ':=')) {
        const value = valueAt(code, index + 2, variables);
        if (value !== null) variables.set(token, value);
      } else if (token === 'input' && after === ':') {
        const value = valueAt(code, index + 2, variables);
        input = typeof value === 'string' ? value : null;
      } else if (/^want(?:Secrets?)?$/.test(token) && after === ':') {
        const wanted = valueAt(code, index + 2, variables);
        // `nil`: nothing is reported
        if (input === null ? code[index + 2] === '[' : wanted === null && code[index + 2] !== 'nil') unread.push(`${file}: ${index}`);
        if (input === null || wanted === null) continue;
        const text = input;
        const secrets = (typeof wanted === 'string' ? [wanted] : wanted).flatMap((each) => secretIn(text, each));
        if (secrets.length > 0) cases.push({ group: file.split('/').slice(2, -1).join('/'), text, secrets });
        input = null;
      }
    }
  }
  return { cases, unread };
}

/** Parts of a report that name something and keep nothing: an address without a password, a host, an e-mail address. */
const NAMES_SOMETHING =
  /^(?:https?:\/\/[^@\s]*|[\w-]+(?:\.[\w-]+)*\.(?:com|net|io|org|dev|app|cloud|de|co|us)(?:[/:].*)?|[\w.+-]+@[\w.-]+)$/;

/** The secret of a report: the report itself, or its longest part in the input, where it joins several. */
function secretIn(text: string, reported: string): string[] {
  if (text.includes(reported)) return NAMES_SOMETHING.test(reported) ? [] : [reported];
  const parts: string[] = [];
  for (let at = 0; at < reported.length;) {
    let end = at + PART_CHARS;
    if (end > reported.length || !text.includes(reported.slice(at, end))) {
      at++;
      continue;
    }
    while (end < reported.length && text.includes(reported.slice(at, end + 1))) end++;
    parts.push(reported.slice(at, end));
    at = end;
  }
  // an identifier is only taken where there is nothing else
  const named = (part: string): number => Number(IDENTIFIER.test(text.slice(0, text.indexOf(part)).slice(-LABEL_CHARS)));
  const secret = parts.filter((part) => !NAMES_SOMETHING.test(part)).toSorted((a, b) => named(a) - named(b) || b.length - a.length)[0];
  return secret === undefined ? [] : [secret];
}

/** Matches the end of a label that announces an identifier. */
const IDENTIFIER = /(?:id|user(?:name)?|name|domain|url|host|e?mail|account)\W{0,8}$/i;
const LABEL_CHARS = 32;
