/** What is heavy is loaded by those who need it, when they need it. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const files = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name));
/** Imports that are performed when the file is loaded; types are not. */
const eager = (file: string): readonly string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm)].map(
    (match) => match[1] as string,
  );

const PLACES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^@anthropic-ai\/sdk/, ['src/llm/messages/client.ts']],
  [/^openai/, ['src/llm/chat/client.ts', 'src/llm/responses/client.ts']],
  [/^undici/, []],
];

describe('packages', () => {
  test.each(PLACES)('%s is imported by %j only', (pattern, places) => {
    expect(files('src').filter((file) => eager(file).some((name) => pattern.test(name)))).toEqual(places);
  });

  test('no program reaches one of them by being started', () => {
    const reached = new Set<string>();
    const visit = (file: string): void => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const name of eager(file).filter((one) => one.startsWith('.') && one.endsWith('.ts')))
        visit(path.join(path.dirname(file), name));
    };
    for (const program of ['src/companion/main.ts', 'src/companion/once.ts', 'src/cli/main.ts']) visit(program);
    expect([...reached].filter((file) => /client\.ts$|transport\.ts$|offline\/(?:index|machine)\.ts$/.test(file))).toEqual([]);
    expect(reached.has('src/llm/providers.ts')).toBe(true);
  });
});
