/** A GNU program that is installed with a `g` in front of its name does what it does without. */
import { expect, test } from 'vitest';
import { effectsOf } from '../../src/effects/effects.ts';
import { withoutGnuPrefix } from '../../src/programs/gnu-names.ts';
import { readLine } from '../../src/syntax/read-line.ts';

const PLACE = { cwd: '/home/user/app', home: '/home/user' };
const effects = (line: string) => {
  const { list, unaccounted } = effectsOf(readLine(line), PLACE);
  return [list.map(({ kind, severity, area, objects, by }) => ({ kind, severity, area, objects, by })), unaccounted];
};

test.each([
  ['grm -rf ~', 'rm -rf ~'],
  ['gtar czf a.tgz b --remove-files', 'tar czf a.tgz b --remove-files'],
  ['gsed -i s/a/b/ x', 'sed -i s/a/b/ x'],
  ['gfind / -name x | gxargs grm', 'find / -name x | xargs rm'],
  ['gdd if=a of=/dev/sda', 'dd if=a of=/dev/sda'],
  ['/opt/homebrew/bin/gchmod -R 777 /', 'chmod -R 777 /'],
  ['gcp a ~/.bashrc', 'cp a ~/.bashrc'],
  ['gtimeout 5 gshred -u a', 'timeout 5 shred -u a'],
  ['gtime -f %e grm -rf ~', 'env rm -rf ~'],
  ['genv X=1 gnice gmv a b', 'env X=1 nice mv a b'],
])('%s', (line, plain) => expect(effects(line)).toEqual(effects(plain)));

test.each(['git', 'gcc', 'gzip', 'gawk', 'gdu', 'gtime', 'gem', 'g', 'grm2', 'rm'])('%s keeps its name', (name) =>
  expect(withoutGnuPrefix(name)).toBe(name),
);
