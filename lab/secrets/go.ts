/** Evaluates the part of Go that gitleaks' rule files use for samples: string expressions, lists, maps, calls. */

export type Value = string | readonly string[];
export type Functions = Readonly<Record<string, (...args: readonly Value[]) => Value>>;

const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[^]*?\*\/|(`[^`]*`|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|\.\.\.|:=|[A-Za-z_][\w]*(?:\.[A-Za-z_]\w*)*|\d+|[^\s])/g;

export const tokens = (source: string): string[] =>
  [...source.matchAll(TOKEN)].flatMap((found) => (found[1] === undefined ? [] : [found[1]]));

const unquote = (token: string): string =>
  token.startsWith('`')
    ? token.slice(1, -1)
    : (JSON.parse(token.replaceAll(/\\x([0-9a-f]{2})/gi, '\\u00$1').replaceAll(/\\a/g, '')) as string);

/** Evaluates the expression that begins at `at`; throws on syntax that it does not support. */
export class Evaluator {
  at: number;
  private readonly code: readonly string[];
  private readonly variables: ReadonlyMap<string, Value>;
  private readonly functions: Functions;

  constructor(code: readonly string[], at: number, variables: ReadonlyMap<string, Value>, functions: Functions) {
    this.code = code;
    this.at = at;
    this.variables = variables;
    this.functions = functions;
  }

  expression(): Value {
    let value = this.operand();
    while (this.code[this.at] === '+') {
      this.at++;
      const more = this.operand();
      if (typeof value !== 'string' || typeof more !== 'string') throw new Error('a list in a sum');
      value += more;
    }
    return value;
  }

  private operand(): Value {
    const token = this.code[this.at++] ?? '';
    if (/^[`"]/.test(token)) return unquote(token);
    if (token === '[' || token === 'map') {
      this.skipTo('{');
      return this.list('{', '}', token === 'map');
    }
    if (!/^[A-Za-z_]/.test(token)) throw new Error(`unknown ${token}`);
    if (this.code[this.at] !== '(') {
      const known = this.variables.get(token);
      if (known === undefined) throw new Error(`unknown ${token}`);
      return known;
    }
    const args: Value[] = [];
    this.at++;
    while (this.code[this.at] !== ')') {
      args.push(this.expression());
      if (this.code[this.at] === '...') this.at++;
      if (this.code[this.at] === ',') this.at++;
    }
    this.at++;
    const call = this.functions[token];
    if (call === undefined) throw new Error(`unknown ${token}()`);
    return call(...args);
  }

  private skipTo(token: string): void {
    const found = this.code.indexOf(token, this.at);
    if (found < 0) throw new Error(`no ${token}`);
    this.at = found;
  }

  private list(open: string, close: string, keyed: boolean): readonly string[] {
    const items: string[] = [];
    if (this.code[this.at++] !== open) throw new Error('no list');
    while (this.code[this.at] !== close) {
      let item = this.expression();
      if (keyed) {
        this.at++;
        item = this.expression();
      }
      items.push(...(typeof item === 'string' ? [item] : item));
      if (this.code[this.at] === ',') this.at++;
    }
    this.at++;
    return items;
  }
}
