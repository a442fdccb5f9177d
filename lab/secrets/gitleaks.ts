/** Cases from gitleaks' rules: the positives that its own build validates, and the secret that the rule's expression finds in each. */
import { Evaluator, type Functions, tokens, type Value } from './go.ts';
import type { Case, Corpus } from './corpus.ts';
import { generate, seeded } from './regen.ts';

const RULES = 'cmd/generate/config/rules/';
const UTILS = 'cmd/generate/config/utils/generate.go';

interface Rule {
  readonly id: string;
  readonly regex: RegExp;
  readonly group: number;
}

/** Translates Go's regular expressions: inline flags apply to the end of their group, classes have POSIX names, `\z` is the end. */
export function fromGo(pattern: string): RegExp {
  const source = pattern
    .replaceAll('(?P<', '(?<')
    .replaceAll('[[:alnum:]]', '[0-9A-Za-z]')
    .replaceAll('[:alnum:]', '0-9A-Za-z')
    .replaceAll('\\z', '(?![^])');
  let out = '';
  const open: string[][] = [[]];
  for (let at = 0; at < source.length; at++) {
    const flags = /^\(\?(-?[a-z]+)\)/.exec(source.slice(at));
    if (flags !== null) {
      out += `(?${flags[1]}:`;
      open.at(-1)?.push(flags[1] ?? '');
      at += flags[0].length - 1;
      continue;
    }
    const char = source[at] ?? '';
    if (char === '\\') {
      out += char + (source[++at] ?? '');
      continue;
    }
    if (char === '[') {
      const end = /^\[\^?\]?(?:[^\]\\]|\\[^])*\]/.exec(source.slice(at))?.[0] ?? char;
      out += end;
      at += end.length - 1;
      continue;
    }
    if (char === '(') open.push([]);
    if (char === ')') out += ')'.repeat(open.pop()?.length ?? 0);
    const inside = open.at(-1) ?? [];
    if (char === '|') out += ')'.repeat(inside.length);
    out += char;
    if (char === '|') out += inside.map((each) => `(?${each}:`).join('');
  }
  return new RegExp(out + ')'.repeat(open[0]?.length ?? 0), 'g');
}

function rules(toml: string): Map<string, Rule> {
  const found = new Map<string, Rule>();
  for (const block of toml.split('[[rules]]').slice(1)) {
    const id = /^id = "(.*)"/m.exec(block)?.[1];
    const regex = /^regex = '''([^]*?)'''/m.exec(block)?.[1];
    if (id === undefined || regex === undefined) continue;
    found.set(id, { id, regex: fromGo(regex), group: Number(/^secretGroup = (\d+)/m.exec(block)?.[1] ?? 0) });
  }
  return found;
}

const text = (value: Value | undefined): string => {
  if (typeof value !== 'string') throw new Error('not a string');
  return value;
};
const list = (value: Value | undefined): readonly string[] => (typeof value === 'string' ? [value] : (value ?? []));

/** The functions of gitleaks' own generator that make its samples. */
function functionsOf(utils: string): Functions {
  const random = seeded(1);
  const samples = [
    ...(/samples := map\[string\]string\{([^]*?)\n\t\}/.exec(utils)?.[1] ?? '').matchAll(/^\t\t"[^"]*":\s*(`[^`]*`|"(?:[^"\\]|\\.)*")/gm),
  ].map(([, token = '']) => (token.startsWith('`') ? token.slice(1, -1) : (JSON.parse(token) as string)));
  const fill = (sample: string, name: string, secret: string): string =>
    sample.replaceAll('{i}', name).replaceAll('{I}', name.toUpperCase()).replaceAll('{s}', secret);
  const secret = (pattern: Value | undefined): string => generate(text(pattern), random);
  const sized = (chars: string) => (size?: Value) => `[${chars}]{${text(size)}}`;
  return {
    append: (...parts) => parts.flatMap(list),
    'fmt.Sprintf': (format, ...args) => {
      let next = 0;
      return text(format).replaceAll(/%[sdv]/g, () => text(args[next++]));
    },
    'secrets.NewSecret': (pattern) => secret(pattern),
    newPlausibleSecret: (pattern) => `${secret(pattern).slice(0, -1)}7`,
    'utils.GenerateSampleSecret': (name, value) => `${text(name)}_api_token = "${text(value)}"`,
    'utils.GenerateSampleSecrets': (name, value) => samples.map((sample) => fill(sample, text(name), text(value))),
    'utils.Numeric': sized('0-9'),
    'utils.Hex': sized('a-f0-9'),
    'utils.AlphaNumeric': sized('a-z0-9'),
    'utils.AlphaNumericExtendedShort': sized('a-z0-9_-'),
    'utils.AlphaNumericExtended': sized('a-z0-9=_\\-'),
    'utils.AlphaNumericExtendedLong': sized('a-z0-9\\/=_\\+\\-'),
    'utils.Hex8_4_4_4_12': () => '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    'strings.ToUpper': (value) => text(value).toUpperCase(),
  };
}

/** The positives of each rule in a file; variables of the package are evaluated in the order of the lines. */
function positives(source: string, functions: Functions, unread: string[]): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const packageWide = new Map<string, Value>();
  for (const part of source.split(/^(?=func )/m)) {
    const code = tokens(part);
    const variables = new Map(packageWide);
    const id = /RuleID:\s*"([^"]+)"/.exec(part)?.[1];
    for (const [at, token] of code.entries()) {
      const assigned = code[at + 1] === ':=' || code[at + 1] === '=';
      const validated = token.startsWith('utils.Validate') && code[at + 1] === '(' && code[at + 2] === 'r' && code[at + 4] !== 'tps';
      if ((!assigned || !/^[a-zA-Z_]\w*$/.test(token) || ['r', 'fps'].includes(token)) && !validated) continue;
      try {
        variables.set(validated ? 'tps' : token, new Evaluator(code, at + (validated ? 4 : 2), variables, functions).expression());
        if (!part.startsWith('func')) packageWide.set(token, variables.get(token) ?? '');
      } catch (error) {
        if (token === 'tps') unread.push(`${id}: ${String(error)}`);
      }
    }
    const tps = variables.get('tps');
    if (id !== undefined && tps !== undefined) found.set(id, list(tps));
  }
  return found;
}

/** The secret alone: some rules report the user or the name with it. */
function core(id: string, reported: string): string {
  if (/^curl-auth-user$|^sidekiq-sensitive-url$/.test(id)) {
    const [user = '', ...password] = reported.replaceAll(/["']/g, '').split(':');
    return password.join(':') || user;
  }
  return id === 'kubernetes-secret-yaml' ? reported.replace(/^[\w.-]+:\s*(?:[|>]\s+)?["']?/, '').replace(/["']$/, '') : reported;
}

export function gitleaksCases(corpus: Corpus): { readonly cases: Case[]; readonly unread: string[] } {
  const byId = rules(corpus.read('config/gitleaks.toml').toString());
  const functions = functionsOf(corpus.read(UTILS).toString());
  const cases: Case[] = [];
  const unread: string[] = [];
  for (const file of corpus.files.filter((each) => each.startsWith(RULES) && each.endsWith('.go')))
    for (const [id, samples] of positives(corpus.read(file).toString(), functions, unread)) {
      const rule = byId.get(id);
      if (rule === undefined) unread.push(`${id}: no such rule`);
      else
        for (const sample of samples) {
          const secrets = [...sample.matchAll(rule.regex)].map((match) =>
            core(id, (rule.group > 0 && match[rule.group]) || match.slice(1).find((each) => each) || match[0]),
          );
          if (secrets.length === 0) unread.push(`${id}: its expression does not match ${sample.slice(0, 60)}`);
          else cases.push({ group: id, text: sample, secrets });
        }
    }
  return { cases, unread };
}
