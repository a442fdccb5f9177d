/** Recognising the operating system. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { osOf } from '../../src/check/operating-system.ts';

test.each([
  ['linux', 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n', { id: 'debian', gnu: true, packageManager: 'apt' }],
  ['linux', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n', { id: 'linuxmint', gnu: true, packageManager: 'apt' }],
  ['linux', 'ID="rocky"\nID_LIKE="rhel centos fedora"\n', { id: 'rocky', gnu: true, packageManager: 'dnf' }],
  ['linux', 'ID=alpine\n', { id: 'alpine', gnu: false, packageManager: 'apk' }],
  ['linux', "ID='opensuse-leap'\nID_LIKE='suse opensuse'\n", { id: 'opensuse-leap', gnu: true, packageManager: 'zypper' }],
  ['linux', 'ID=nixos\n', { id: 'nixos', gnu: true, packageManager: '' }],
  ['linux', null, { id: 'linux', gnu: true, packageManager: '' }],
  ['darwin', null, { id: 'macos', gnu: false, packageManager: 'brew' }],
  ['freebsd', null, { id: 'freebsd', gnu: false, packageManager: '' }],
])('%s, %s', (platform, text, os) => {
  expect(osOf(platform, text)).toEqual(os);
});

test('any text gives a system', () => {
  fc.assert(fc.property(fc.string(), (text) => osOf('linux', `ID=${text}`).id !== ''));
});
