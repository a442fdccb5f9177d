/** What newcomers ask in a whole sentence, and what of it is not answered. */
import { expect, test } from 'vitest';
import { Phrasebook, sentenceOf } from '../../src/offline/phrasebook.ts';
import { newcomerPhrases } from '../../src/offline/phrases/newcomer-phrases.ts';
import type { Machine } from '../../src/offline/types.ts';

const machine: Machine = {
  shell: 'bash',
  gnu: true,
  has: (program) => program !== 'htop',
  exists: (path) => ['docs', 'pics', 'notes.txt'].includes(path),
  lacks: () => false,
  readText: () => null,
};
const phrasebook = new Phrasebook(newcomerPhrases);
const commandFor = (question: string): string | null => {
  const reply = phrasebook.replyTo(sentenceOf(question), machine);
  return reply !== null && 'command' in reply ? reply.command : null;
};

test.each([
  ['kill whatever is on port 8080', 'fuser -k 8080/tcp'],
  ['please kill the process using port 3000', 'fuser -k 3000/tcp'],
  ['how do I watch memory usage?', 'watch -n 2 free -h'],
  ['watch the cpu usage live', 'top'],
  ['set the environment variable EDITOR to vim', 'export EDITOR=vim'],
  ['compare the folders docs and pics', 'diff -rq docs pics'],
  ['remove spaces from file names', `for f in *' '*; do [ -e "$f" ] && mv -n -- "$f" "\${f// /}"; done`],
  ['chown notes.txt to bob', 'sudo chown bob notes.txt'],
  ['create user bob', 'sudo adduser bob'],
  ['add bob to the docker group', 'sudo usermod -aG docker bob'],
  ['mount a usb stick', 'lsblk -f'],
  ['schedule something at 3', 'crontab -e'],
  ['how do I see hidden files', 'ls -a'],
  ['unmount /mnt/usb', 'sudo umount /mnt/usb'],
  ['make a backup copy of notes.txt', 'cp -n notes.txt notes.txt.bak'],
])('%s', (question, command) => expect(commandFor(question)).toBe(command));

test.each([
  'kill whatever is annoying me',
  'kill whatever is on port 99999',
  'kill whatever is on port 80 and 443',
  'delete user root',
  'delete everything of user bob',
  'create user bob; rm -rf docs',
  'chown everything to bob',
  'mount /dev/sdb1 on the desk',
  'remove spaces from file names in the archive',
  'schedule something at 31',
  'make a backup copy of nothing.txt',
])('withheld: %s', (question) => expect(commandFor(question)).toBeNull());
