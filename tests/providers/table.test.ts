/** The table of providers by itself: what is derived from it, and the README beside it. */
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isLoopback } from '../../src/base/loopback.ts';
import { STANDARD } from '../../src/config/config-keys.ts';
import { choose } from '../../src/llm/choose.ts';
import { BY_ENVIRONMENT, BY_YOSH_KEY, ownerOfKey, PROBED, PROVIDER_NAMES, PROVIDERS } from '../../src/providers/table.ts';
import type { NetworkName } from '../../src/providers/table.ts';
import { WIRE_NAMES, WIRES } from '../../src/providers/wires.ts';

const rows = Object.entries(PROVIDERS) as readonly [NetworkName, (typeof PROVIDERS)[NetworkName]][];

describe('rows', () => {
  test.each(rows)('%s: its address is an HTTPS one, or of this machine', (_name, { baseUrl, local }) => {
    if (baseUrl === null) return expect(local).toBe(false);
    const { protocol, hostname } = new URL(baseUrl);
    expect(protocol).toBe(local ? 'http:' : 'https:');
    expect(isLoopback(hostname)).toBe(local);
  });

  test('a key has one owner: no beginning is the beginning of another', () => {
    const prefixes = rows.flatMap(([, { keyPrefixes = [] }]) => keyPrefixes);
    for (const [at, one] of prefixes.entries())
      expect(prefixes.filter((other, place) => place !== at && other.startsWith(one))).toEqual([]);
    expect(ownerOfKey('sk-or-v1-0')).toBe('openrouter');
    expect(ownerOfKey('sk-0')).toBeNull();
    expect(ownerOfKey('')).toBeNull();
  });

  test('what is chosen where nothing is set', () => {
    expect(BY_ENVIRONMENT.slice(0, 5)).toEqual(['anthropic', 'openai', 'gemini', 'openrouter', 'groq']);
    expect(BY_ENVIRONMENT).not.toContain('azure');
    // 8080 is every other program's port too
    expect(PROBED).toEqual(['ollama', 'lmstudio']);
    expect(BY_YOSH_KEY).toEqual(['anthropic']);
  });

  test('the README has each, with its variables and its model', () => {
    const readme = fs.readFileSync('README.md', 'utf8');
    for (const name of PROVIDER_NAMES) {
      const line = readme.split('\n').find((each) => each.startsWith('| ') && each.split(' | ')[0]?.includes(`\`${name}\``)) ?? '';
      expect(line, `the table of README.md has no line for ${name}`).not.toBe('');
      if (name === 'offline') continue;
      const { envKeys, model } = PROVIDERS[name];
      const said = line.includes('the name in capitals and `_API_KEY`') ? [`${name.toUpperCase()}_API_KEY`] : [];
      const words = [...envKeys.filter((key) => !said.includes(key)), ...(model === '' ? [] : [model])];
      for (const word of words) expect(line).toContain(`\`${word}\``);
    }
  });
});

describe('wires', () => {
  test.each(WIRE_NAMES)('%s: its folder is the one of its name, and a model that nobody knows has safe capabilities', async (name) => {
    const { models } = await WIRES[name].load();
    expect(fs.existsSync(`src/llm/${name}/index.ts`)).toBe(true);
    expect(models.safe).toMatchObject({ thinking: null, effort: null, webSearch: false, strict: false });
  });

  const wireAt = (provider: NetworkName, base_url: string): string => {
    const chosen = choose({ ...STANDARD, provider, base_url, key: 'k', model: provider === 'azure' ? 'd' : '' }, {}, '');
    return chosen.ok && typeof chosen.value !== 'string' ? chosen.value.wire : '';
  };

  test.each(rows.filter(([, { baseUrl }]) => baseUrl !== null))('%s speaks its own at its own address', (name, { wire, baseUrl }) => {
    expect(wireAt(name, '')).toBe(wire);
    expect(wireAt(name, baseUrl ?? '')).toBe(wire);
  });

  test.each<[NetworkName, string, string]>([
    ['anthropic', 'https://gateway.example', 'messages'],
    ['anthropic', 'https://api.openai.com/v1', 'messages'],
    ['openai', 'https://gateway.example/v1', 'chat'],
    ['openai', 'http://127.0.0.1:4000/v1', 'chat'],
    ['azure', 'https://me.openai.azure.com/openai/v1', 'responses'],
    ['azure', 'https://gateway.example/openai/v1', 'chat'],
    ['compatible', 'https://api.openai.com/v1', 'responses'],
    ['compatible', 'https://api.anthropic.com/v1', 'chat'],
    ['groq', 'https://gateway.example/v1', 'chat'],
  ])('%s at %s speaks %s', (name, url, wire) => expect(wireAt(name, url)).toBe(wire));
});
