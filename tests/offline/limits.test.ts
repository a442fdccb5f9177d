/**
 * A negation, an exception or a limit that no rule understands must never be dropped: the answer would destroy what the user
 * wants to keep. The questions were written before the code; they do not follow its rules.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../support/sample.ts';
import { ask } from './support.ts';

/** Programs and options that lose, overwrite or stop something. Independent of the list in the code under test. */
const harmful =
  /\b(rm|rmdir|unlink|shred|truncate|kill|pkill|killall|fuser|mv|chmod|chown|reboot|shutdown)\b|-delete\b|\bsed -i|\bgit (reset|restore|clean|checkout|branch -[dD]|stash$|stash drop|push|commit|add|merge)|\b(stop|restart|disable|remove|purge|uninstall|autoremove|install|upgrade)\b|(^|[^>&\d])>(?!>|&|\s*\/dev\/null)|\bdocker (rm|stop|kill)|\bcrontab -[er]/;
/** The command without quoted operands, which are data, and without commands that only list processes or programs. */
const bare = (command: string): string => command.replace(/'[^']*'/g, "''").replace(/^(command -v|pgrep|dpkg -l|apt list)\b.*$/, '');
const harms = (command: string | null): boolean => command !== null && harmful.test(bare(command));

const negations = [
  "don't delete old.txt",
  'do not delete old.txt',
  'dont remove the docs folder',
  'never delete *.log files',
  'never kill firefox',
  'please do not stop the nginx service',
  'delete no files',
  'delete nothing older than 3 days',
  'not delete *.tmp',
  'kill not firefox',
  "you shouldn't remove a.txt",
  "i can't lose a.txt so don't delete it",
  'do not chmod 777 run.sh',
  'without deleting anything, move a.txt to docs',
  "show me *.log files, don't delete them",
  'just show which *.tmp files would be deleted',
  'just show me, do not remove *.bak files',
  'avoid deleting *.txt',
  'refuse to delete a.txt',
  'stop anyone from deleting a.txt',
];

const exceptions = [
  'delete everything but a.txt',
  'delete all files but a.txt',
  'delete *.tmp files except the newest',
  'delete the docs folder but spare docs/guide.md',
  'delete *.log unless they are from today',
  'delete all but the best 5 log files',
  'delete all files save notes.txt',
  'kill every python process but 4242',
  'kill all node processes except the one on port 3000',
  'remove duplicate lines from names.txt but keep comments',
  'delete log files that are not mine',
  'delete log files which nobody needs',
  'delete anything that is not a python file',
  'delete txt files, not log files',
  'delete everything except *.txt in docs but not notes.txt',
  'stop all containers except those of the shop',
  'discard changes in all files but b.txt',
  'replace foo with bar in *.txt except notes.txt',
  'uninstall all packages except vim',
  'remove all log files older than 3 days, excluding the ones in /var/log/nginx',
  'remove all jpgs that are not in the album',
  'delete all tmp files except those in cache',
  'delete docs/*.txt except notes.txt of bob',
  'undo the last commit but discard the changes',
  'delete files bigger than 1 GB but smaller than 2 GB',
  'keep a.txt and delete the rest',
  'keep the 5 nicest log files and delete the rest',
  'replace foo with bar in a.txt but only the first one',
  'chmod 600 all but a.txt',
  'stage all changes except a.txt',
  'commit all but a.txt with message "x"',
  'discard changes except in src',
  'delete a.txt instead of b.txt',
  'delete a.txt, not b.txt',
];

const limits = [
  'delete the first 3 log files',
  'delete the last log file',
  'delete the oldest log file',
  'delete the newest *.tmp file',
  'delete the 5 oldest *.log files',
  'delete the biggest log file',
  'delete the two largest mp4 files',
  'delete only the smallest tmp file',
  'delete half of the log files',
  'delete one of the *.tmp files',
  'delete some log files',
  'delete a few txt files',
  'delete a log file',
  'delete the log file',
  'delete every second jpg file',
  'delete the files listed in files.txt',
  'delete the files in list.txt',
  'delete a.txt in the docs folder',
  'delete the file named images in docs',
  'delete the files from this list',
  'delete the files named in names.txt',
  'delete files from list.txt',
  'delete only a.txt if b.txt exists',
  'delete a.txt after b.txt is copied',
  'delete a.txt or b.txt',
  'delete either a.txt or b.txt',
  'delete *.log older than app.log',
  'delete log files when the disk is full',
  'delete *.log until 1 GB is free',
  'delete at most 10 tmp files',
  'delete log files like app',
  'delete tmp files that root made',
  'delete tmp files on the usb stick',
  'delete log files bigger than the average',
  'delete python files with syntax errors',
  'delete *.txt files that contain spaces in their names',
  'kill the oldest firefox process',
  'kill the newest python process',
  'kill one of the node processes',
  'kill firefox if it uses too much memory',
  'kill firefox tomorrow',
  'kill firefox in 5 minutes',
  'move the 3 newest jpg files to photos',
  'move half of the txt files to docs',
  'make only the newest script executable',
  'delete the untracked log files',
  'delete the backups of a.txt',
  'delete all systemd log files',
  'delete the package *.tmp files',
  'delete app *.log files',
  'delete all service .log files older than 3 days',
  'kill the library process on port 3000',
  'delete the contents of a.txt only',
  'undo only the message of the last commit',
  'chmod 600 notes.txt unless it is readable',
];

test.each([
  'am I running out of inodes?',
  "how do i open a .7z file, it's called stuff.7z",
  "show me the lines of config.yml that aren't comments",
])('%s: no answer that leaves a word out', async (question) => expect((await ask(question)).command).toBeNull());

describe('a word that no rule read', () => {
  const names = { negations, exceptions, limits };
  test('is tried in enough questions', () => expect(Object.values(names).flat().length).toBeGreaterThanOrEqual(60));
  describe.each(Object.entries(names))('%s', (_, questions) => {
    test.each(questions)('%s', async (question) => {
      const { command } = await ask(question);
      expect(harms(command), command ?? '').toBe(false);
    });
  });
});

test('a word beyond the part of the question that is read: no loss', async () => {
  expect(harms((await ask(`delete *.log ${' '.repeat(700)} except app.log`)).command)).toBe(false);
});

describe('an exception that a rule reads', () => {
  test.each([
    ['delete all folders except src', "find . -mindepth 1 -type d -not -path '*/src/*' -not -name src -delete"],
    ['delete all files except *.txt', "find . -type f -not -name '*.txt' -delete"],
    ['delete all log files but app.log', "find . -type f -name '*.log' -not -name app.log -delete"],
    ['delete all *.log except app.log and error.log', "find . -type f -name '*.log' -not -name app.log -not -name error.log -delete"],
    ['delete all txt files other than notes.txt', "find . -type f -name '*.txt' -not -name notes.txt -delete"],
    ['delete *.txt apart from notes.txt', "find . -maxdepth 1 -type f -name '*.txt' -not -name notes.txt -delete"],
    ['remove *.bak files but keep a.bak', "find . -maxdepth 1 -type f -name '*.bak' -not -name a.bak -delete"],
    ['remove *.bak and leave a.bak', "find . -maxdepth 1 -type f -name '*.bak' -not -name a.bak -delete"],
    ['delete all tmp files, ignore a.tmp', "find . -type f -name '*.tmp' -not -name a.tmp -delete"],
    ['delete *.txt minus a.txt', "find . -maxdepth 1 -type f -name '*.txt' -not -name a.txt -delete"],
    ['delete all txt files except docs/guide.txt', "find . -type f -name '*.txt' -not -path ./docs/guide.txt -delete"],
    ['delete all txt files in docs except docs/guide.txt', null],
    ['delete all txt files in docs except those in docs', null],
    ['delete all txt files except /srv/a.txt', null],
    ['delete all txt files except ../a.txt', null],
    ['delete all txt files except "a[1].txt"', null],
    ['delete all files except notes.txt', null],
    ['delete all logs excluding app.log', "find . -type f -name '*.log' -not -name app.log -delete"],
    ['move all txt files except a.txt to docs', "find . -type f -name '*.txt' -not -name a.txt -exec mv -n {} docs/ \\;"],
    ['delete log files not owned by root', "find . -type f -name '*.log' ! -user root -delete"],
  ])('%s', async (question, expected) => {
    const { command } = await ask(question);
    expect([null, expected]).toContain(command);
  });
});

describe('a folder that is to be spared', () => {
  const folders: Readonly<Record<string, string[]>> = {
    '/home/user': ['tmp', 'a.tmp'],
    '/home/user/tmp': ['keep', 'b.tmp'],
    '/home/user/tmp/keep': ['c.tmp'],
  };
  const listFolder = (path: string): string[] => folders[path.replace(/\/+$/, '')] ?? [];
  test.each([
    ['delete the .tmp files in tmp but leave the ones in tmp/keep alone', "find tmp -type f -name '*.tmp' -not -path 'tmp/keep/*' -delete"],
    ['delete all tmp files except those in tmp/keep', "find . -type f -name '*.tmp' -not -path '*/tmp/keep/*' -delete"],
    ['delete all tmp files except tmp/keep', "find . -type f -name '*.tmp' -not -path '*/tmp/keep/*' -not -path ./tmp/keep -delete"],
  ])('%s', async (question, expected) => {
    expect((await ask(question, { cwd: '/home/user' }, { listFolder })).command).toBe(expected);
  });
});

describe('a word that means the opposite', () => {
  test.each([
    ['remove execute permission from run.sh', 'chmod -x run.sh'],
    ["create a file called 'a b.txt' containing 'x'", "echo x > 'a b.txt'"],
  ])('%s', async (question, expected) => expect((await ask(question)).command).toBe(expected));
});

/** Each is a name, whatever else the word may mean: the command acts on exactly it, or there is no command. */
describe('a name next to folder, directory or file, or in quotes', () => {
  test.each([
    ['delete the folder logs', 'logs'],
    ['delete the txt folder', 'txt'],
    ['remove the directory images', 'images'],
    ['delete the logs folder', 'logs'],
    ['delete folder python', 'python'],
    ['remove the pdf directory', 'pdf'],
    ['delete the folder called logs', 'logs'],
    ['delete the folder named pdf', 'pdf'],
    ['delete the directory music', 'music'],
    ['delete the music directory', 'music'],
    ['delete the file log', 'log'],
    ['delete the file named images', 'images'],
    ['delete "logs"', 'logs'],
    ['delete the "txt" files', 'txt'],
    ['delete the folder "images"', 'images'],
    ["remove the 'pdf' directory", 'pdf'],
    ['delete the backup folder', 'backup'],
    ['delete the config directory', 'config'],
    ['delete the folder backups and its contents', 'backups'],
    ['remove the log directory', 'log'],
    ['move the folder logs to old', 'logs'],
    ['move the images directory to old', 'images'],
    ['delete the node folder', 'node'],
    ['delete the folder video', 'video'],
  ])('%s', async (question, name) => {
    const { command } = await ask(question);
    if (command === null || !harms(command)) return;
    expect(command).not.toMatch(/[*?]|\bfind\b/);
    expect(command.split(' ')).toContain(name);
  });
});

describe('a question that asks for a loss', () => {
  const answered = [
    'delete old.txt',
    'delete all .tmp files',
    'delete .tmp files older than 2 weeks',
    'delete empty files',
    'delete empty folders',
    'delete the backup folder',
    'remove the folder emptydir',
    'delete *.log',
    'kill firefox',
    'kill process 99999',
    'kill the process on port 3000',
    'rename old.txt to older.txt',
    'replace foo with bar in notes.txt',
    'chmod 600 notes.txt',
    'discard changes in b.txt',
    'undo the last commit',
    'stop the apache2 service',
    'uninstall cowsay package',
  ];

  test.each(answered)('%s', async (question) => expect(harms((await ask(question)).command)).toBe(true));

  test('is not answered with a loss when it has an unknown word', async () => {
    const unknownWord = fc.constantFrom(
      ...'zorbly sans kept uncared mine unless lest nobody sparing half partly seldom hardly wisely tomorrow blorp nearly'.split(' '),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...answered), unknownWord, fc.nat(), async (question, word, place) => {
        const before = await ask(question);
        const words = question.split(' ');
        words.splice(place % (words.length + 1), 0, word);
        const { command } = await ask(words.join(' '));
        // when the command acts on the word as a name, the word is not unknown: the command is different and contains it
        if (harms(command)) expect(command).not.toBe(before.command);
        if (harms(command)) expect(command).toContain(word);
      }),
      { numRuns: runs(1200) },
    );
  });
});

test.each([
  ["what's in this folder? (*.log & more)", /^ls/],
  ["what's in this folder? (e.g. *.log)", /^ls/],
  ['list files (*.log)', null],
  ['show this folder (.txt)', null],
  ['list files (largest first)', /sort/],
  ['delete the txt files (older than 3 days)', /-name '\*\.txt' -mtime \+3/],
  ['show disk usage (thanks!)', /^d[fu]/],
  ['find big files (over 100 MB)', /-size \+100M/],
])('a limit in parentheses is obeyed, or there is no answer: %s', async (question, wanted) => {
  const { command } = await ask(question);
  if (wanted === null) expect(command ?? '*.log .txt').toMatch(/\.log|\.txt/);
  else expect(command).toMatch(wanted);
});

test('a limit behind "executable" does not turn the deed round', async () => {
  for (const limit of ['changing the file', 'changing its contents', 'sudo'])
    expect((await ask(`make run.sh executable without ${limit}`)).command ?? '').not.toContain('-x');
  expect((await ask('make run.sh not executable')).command).toBe('chmod -x run.sh');
});
