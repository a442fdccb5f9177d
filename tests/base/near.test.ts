import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { isLoopback } from '../../src/base/loopback.ts';
import { isNear } from '../../src/base/near.ts';

const host = (text: string): string => new URL(`http://${text}/`).hostname;

describe('this machine and its private network', () => {
  test.each([
    'localhost',
    '127.0.0.1',
    '127.9.9.9',
    '[::1]',
    '0.0.0.0',
    '[::]',
    '0x7f.1',
    '2130706433',
    '10.0.0.7',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.178.20',
    '100.100.1.1',
    '169.254.3.4',
    '[fe80::1]',
    '[fd12:3456::1]',
    '[::ffff:192.168.1.1]',
    'gpu',
    'gpu.local',
    'GPU.LAN',
    'box.home.arpa',
    'host.docker.internal',
  ])('%s is near', (text) => expect(isNear(host(text))).toBe(true));

  test.each([
    'api.openai.com',
    '8.8.8.8',
    '172.32.0.1',
    '172.15.255.255',
    '192.169.0.1',
    '100.128.0.1',
    '[2001:db8::1]',
    '[::ffff:8.8.8.8]',
    'local.example.com',
    '10.0.0.7.example.com',
    '127.0.0.1.evil.example',
    'internal.example',
  ])('%s is not', (text) => expect(isNear(host(text))).toBe(false));

  test('every address of this machine is near, and no text makes it fail', () => {
    fc.assert(fc.property(fc.ipV4(), (address) => !isLoopback(address) || isNear(address)));
    fc.assert(fc.property(fc.string(), (text) => typeof isNear(text) === 'boolean'));
  });
});
