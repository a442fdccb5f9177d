/**
 * Reads the frozen screens of tests/corpora/secrets: a line `§ name` begins a screen, `⟦…⟧` marks what must be masked. The marks are no part
 * of the text. Screens with credentials are in `screens-N.txt`, ordinary ones in `ordinary-N.txt`; all secrets are invented.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Redactor } from '../../src/safety/redact/index.ts';
import { leaks } from './leak.ts';

export const SCREENS_FOLDER = path.join(import.meta.dirname, '../../tests/corpora/secrets');

interface Screen {
  readonly name: string;
  readonly text: string;
  readonly secrets: readonly string[];
}

export function readScreens(file: string): Screen[] {
  const source = fs.readFileSync(path.join(SCREENS_FOLDER, file), 'utf8');
  return source
    .split(/^§ /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      const marked = part.slice(end + 1);
      return {
        name: part.slice(0, end),
        text: marked.replaceAll(/[⟦⟧]/g, ''),
        secrets: [...marked.matchAll(/⟦([^⟧]*)⟧/g)].map(([, secret = '']) => secret),
      };
    });
}

/** A screen of which a secret is left, and what the redactor made of it. */
interface Missed {
  readonly name: string;
  readonly output: string;
}

export function missedScreens(file: string): { readonly all: number; readonly missed: readonly Missed[] } {
  const screens = readScreens(file);
  const missed = screens.flatMap(({ name, text, secrets }) => {
    const output = new Redactor({}).redact(text);
    return secrets.some((secret) => leaks(output, text, secret)) ? [{ name, output }] : [];
  });
  return { all: screens.length, missed };
}

/** The lines of ordinary screens that are changed, with the name of their screen. */
export function changedLines(file: string): { readonly all: number; readonly changed: readonly string[] } {
  let all = 0;
  const changed: string[] = [];
  for (const { name, text } of readScreens(file)) {
    const lines = text.split('\n').slice(0, -1);
    const after = new Set(new Redactor({}).redact(text).split('\n'));
    all += lines.length;
    for (const line of lines) if (!after.has(line)) changed.push(`${name}: ${line}`);
  }
  return { all, changed };
}
