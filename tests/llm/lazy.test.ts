/** Heavy packages are loaded only by the files that need them, when they are needed. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const files = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name));
/** The imports that run when the file is loaded; imports of types do not. */
const eager = (file: string): readonly string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm)].map(
    (match) => match[1] as string,
  );

/** Every file that is loaded with these programs. */
function reach(...programs: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const name of eager(file).filter((one) => one.startsWith('.') && one.endsWith('.ts'))) visit(path.join(path.dirname(file), name));
  };
  programs.forEach(visit);
  return reached;
}

const PLACES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^@anthropic-ai\/sdk/, ['src/llm/messages/messages-client.ts']],
  [/^openai/, ['src/llm/openai-client.ts']],
  [/^undici/, []],
  // part of the runtime, and as heavy: `process.getBuiltinModule` loads it
  [/^node:sqlite/, []],
];

describe('packages', () => {
  test.each(PLACES)('%s is imported by %j only', (pattern, places) => {
    expect(files('src').filter((file) => eager(file).some((name) => pattern.test(name)))).toEqual(places);
  });

  test('no program loads one of them at its start', () => {
    const reached = reach('src/companion/start.ts', 'src/companion/once.ts', 'src/cli/main.ts');
    expect([...reached].filter((file) => /client\.ts$|transport\.ts$|offline\/(?:index|offline-machine)\.ts$/.test(file))).toEqual([]);
    expect(reached.has('src/llm/providers.ts')).toBe(true);
    // it is loaded behind the first answer
    const asking = reach('src/companion/start.ts', 'src/companion/once.ts', 'src/proxy/main.ts');
    expect([...asking].filter((file) => file.startsWith('src/record/'))).toEqual([]);
  });

  test('a wire loads its own SDK and no other', () => {
    const loaded = (wire: string): readonly string[] =>
      [...reach(`src/llm/${wire}/${wire}-client.ts`)].flatMap(eager).flatMap((name) => /^(?:openai|@anthropic-ai\/sdk)/.exec(name) ?? []);
    expect([...new Set(loaded('chat'))]).toEqual(['openai']);
    expect([...new Set(loaded('responses'))]).toEqual(['openai']);
    expect([...new Set(loaded('messages'))]).toEqual(['@anthropic-ai/sdk']);
  });
});
