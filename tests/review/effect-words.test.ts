import { expect, test } from 'vitest';
import { effectsOf } from '../../src/effects/effects.ts';
import { type Said, says } from '../../src/review/effect-words.ts';
import { readLine } from '../../src/syntax/read-line.ts';

const AT = { cwd: '/home/user/app', home: '/home/user' };

/** A command for each thing that rules look for in the words of an effect; a word changed elsewhere fails here. */
const COMMANDS: Readonly<Record<Said, readonly string[]>> = {
  publishes: ['npm publish', 'cargo publish'],
  'sends commits': ['git push'],
  'is on the server': ['git push origin --delete old'],
  packs: ['tar czf a.tgz b', 'zip -r a.zip b'],
  writes: ['tar czf a.tgz b', 'date > a.txt'],
  mounts: ['mount /dev/sdb1 /mnt'],
  unmounts: ['umount /mnt'],
  locks: ['passwd -l kim'],
  moves: ['mv a b'],
  copies: ['cp -r a b'],
  'removes packages': ['dnf remove x', 'apt remove x'],
  'runs statements': ['mysql shop < dump.sql'],
  'changes rights': ['chmod 600 a', 'setfacl -m u:kim:rwx a'],
  'changes readers': ['chmod 600 a'],
  'changes owners': ['chown kim a', 'chgrp staff a'],
  'opens to everybody': ['chmod 777 a', 'chmod -R a+rwX a'],
  'falls on a whole tree': ['chmod -R 700 /srv/app', 'chmod 777 a'],
  'ends all': ['git stash clear', 'docker system prune --all'],
  'has an empty variable': ['rm -rf "$X"/*'],
  'is possible only': ['frobnicate .env'],
};

const ROWS = Object.entries(COMMANDS).flatMap(([said, commands]) => commands.map((command) => ({ said: said as Said, command })));

test.each(ROWS)('the words of `$command` say "$said"', ({ said, command }) => {
  const { list } = effectsOf(readLine(command), AT);
  expect(
    list.some((effect) => says(effect, said)),
    list.map(({ what }) => what).join(', '),
  ).toBe(true);
});
