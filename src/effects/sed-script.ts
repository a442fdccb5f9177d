/** What a sed script does beside editing: `e` runs a command, `w` writes a file. Source: sed(1) of GNU sed 4.9. */

export interface SedScript {
  /** Commands that it runs; an empty text stands for one that it takes from its input. */
  readonly runs: readonly string[];
  readonly writes: readonly string[];
  readonly reads: readonly string[];
}

/** Longer scripts are not written at a prompt. */
const SCRIPT_CHARS = 8 * 1024;

/** Reads a script by its commands. What is no command ends the reading of its line. Linear. */
export function readSedScript(text: string): SedScript {
  const script = text.slice(0, SCRIPT_CHARS);
  const runs: string[] = [];
  const writes: string[] = [];
  const reads: string[] = [];
  let at = 0;
  const rest = (): string => {
    const end = script.indexOf('\n', at);
    const line = script.slice(at, end === -1 ? undefined : end).trim();
    at = end === -1 ? script.length : end;
    return line;
  };
  /** Skips to after the next delimiter that is neither escaped nor in a bracket. */
  const part = (delimiter: string): void => {
    let bracket = false;
    for (; at < script.length; at += 1) {
      const char = script[at];
      if (char === '\\') at += 1;
      else if (char === '[' && !bracket) bracket = true;
      else if (char === ']' && bracket) bracket = false;
      else if (char === delimiter && !bracket) break;
    }
    at += 1;
  };
  while (at < script.length) {
    const char = script[at] as string;
    if (/[\s;{}!]/.test(char) || /[\d$,~+]/.test(char)) {
      at += 1;
    } else if (char === '/' || char === '\\') {
      const delimiter = char === '/' ? '/' : (script[at + 1] ?? '/');
      at += char === '/' ? 1 : 2;
      part(delimiter);
      while (/[IM]/.test(script[at] ?? '')) at += 1;
    } else if (char === 's' || char === 'y') {
      const delimiter = script[at + 1] ?? '';
      at += 2;
      part(delimiter);
      part(delimiter);
      if (char === 'y') continue;
      const flags = /^[gpiImMe0-9]*/.exec(script.slice(at, at + 16))?.[0] ?? '';
      at += flags.length;
      if (flags.includes('e')) runs.push('');
      if (script[at] === 'w') {
        at += 1;
        writes.push(rest());
      }
    } else if (char === 'e') {
      at += 1;
      runs.push(rest());
    } else if (char === 'w' || char === 'W') {
      at += 1;
      writes.push(rest());
    } else if (char === 'r' || char === 'R') {
      at += 1;
      reads.push(rest());
    } else if (/[aic:btT#]/.test(char)) {
      // text and labels
      if (/[btT]/.test(char)) {
        while (at < script.length && !/[;\n}]/.test(script[at] as string)) at += 1;
      } else rest();
    } else at += 1;
  }
  return { runs, writes, reads };
}
