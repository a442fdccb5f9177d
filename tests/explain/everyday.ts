/** A set of everyday lines with what the manuals say of their parts (`everyday.txt`), and what an explanation misses of it. */
import fs from 'node:fs';
import { explainParts } from '../../src/explain/explain.ts';
import { unsaid } from './unsaid.ts';

export interface Everyday {
  readonly line: string;
  /** A part must begin with the code, and its text must match. */
  readonly said: readonly { readonly code: string; readonly text: RegExp }[];
  /** No text may match: it would be untrue. */
  readonly untrue: readonly RegExp[];
  /** What must be called unknown. */
  readonly unknown: readonly string[];
}

/** Reads the set: `$ line`, then `code | pattern`, `~ pattern` and `! code` for what is said, untrue and unknown. */
export function everyday(): readonly Everyday[] {
  const blocks = fs
    .readFileSync(new URL('everyday.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split(/^\$ /m)
    .slice(1);
  return blocks.map((block) => {
    const [line = '', ...rows] = block.trimEnd().split('\n');
    const split = rows.filter((row) => !/^[~!] \S+$|^~ /.test(row)).map((row) => /^(.+) \| (.+)$/.exec(row) ?? []);
    return {
      line,
      said: split.map(([, code = '', text = '']) => ({ code, text: new RegExp(text, 'i') })),
      untrue: rows.filter((row) => row.startsWith('~ ')).map((row) => new RegExp(row.slice(2))),
      unknown: rows.filter((row) => /^! \S+$/.test(row)).map((row) => row.slice(2)),
    };
  });
}

/** What is wrong with the explanation of a line, one fault a line of text. */
export function faultsOf({ line, said, untrue, unknown }: Everyday): readonly string[] {
  const parts = explainParts(line)?.parts ?? [];
  const has = (code: string, text: RegExp): boolean =>
    parts.some(
      (part) => (part.code === code || part.code.replace(/[ =].*/s, '') === code || part.code.includes(code)) && text.test(part.text),
    );
  return [
    ...said.filter(({ code, text }) => !has(code, text)).map(({ code, text }) => `${code} does not say ${text.source}`),
    ...untrue.flatMap((text) => parts.filter((part) => text.test(part.text)).map((part) => `untrue: ${part.code} ${part.text}`)),
    ...unknown.filter((code) => !has(code, /not described here|not an option/)).map((code) => `${code} is not called unknown`),
    ...(unsaid(line) ?? ['all of it']).map((word) => `left out: ${word}`),
  ];
}
