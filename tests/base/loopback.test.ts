import { describe, expect, test } from 'vitest';
import { isLoopback } from '../../src/base/loopback.ts';
import { choose } from '../../src/llm/choose.ts';
import { STANDARD } from '../../src/config/config-keys.ts';

describe('hosts of this machine', () => {
  test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.0.0.0', '127.1.2.3', '127.255.255.255', '::1', '[::1]', '[0:0:0:0:0:0:0:1]'])(
    '%s',
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );
});

describe('other hosts', () => {
  test.each([
    'localhost.evil.example',
    'localhost.',
    'mylocalhost',
    'foo.localhost',
    '127.0.0.1.evil.example',
    '127.evil.example',
    '127.0.0.1evil',
    '127.0.0.256',
    '127.0.0',
    '127.0.0.01',
    '127.0.0.1.',
    '127',
    '128.0.0.1',
    '12.7.0.0',
    '0.0.0.0',
    '10.0.0.1',
    '::',
    '::2',
    '[::1].evil.example',
    '[::ffff:7f00:1]',
    '',
  ])('%s', (host) => expect(isLoopback(host)).toBe(false));
});

describe('a key from the environment is for its provider’s own hosts only', () => {
  const keyFor = (base_url: string): string | undefined => {
    const chosen = choose({ ...STANDARD, provider: 'openai', base_url }, { OPENAI_API_KEY: 'sk-x' }, '');
    return chosen.ok && typeof chosen.value === 'object' ? chosen.value.key.kind : undefined;
  };
  test('', () => expect(keyFor('')).toBe('environment'));
  test.each([
    'http://127.0.0.1:8000/v1',
    'http://localhost/v1',
    'http://api.openai.com/v1',
    'https://api.openai.com:8443/v1',
    'https://api.openai.com.evil.example/v1',
    'http://127.0.0.1.evil.example/v1',
    'http://127.evil.example/v1',
    'http://localhost.evil.example/v1',
  ])('is not for %s', (url) => expect(keyFor(url)).not.toBe('environment'));
});
