/** Whole sentences: tasks of a project, what beginners ask, concepts, other languages. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Phrasebook, sentenceOf } from '../../src/offline/phrasebook.ts';
import { cronText, modeText } from '../../src/offline/phrases/concept-tables.ts';
import { phrases } from '../../src/offline/phrases/index.ts';
import { rows } from '../../src/offline/phrases/rows.ts';
import { isForeign } from '../../src/offline/languages.ts';
import type { Machine } from '../../src/offline/types.ts';
import { claimed, runs } from '../support/sample.ts';
import { ask } from './support.ts';

const phrasebook = new Phrasebook(phrases);
const machine: Machine = { shell: 'bash', gnu: true, has: () => true, exists: () => true, lacks: () => false, readText: () => null };

const at = (files: Readonly<Record<string, string>>): { listFolder: () => string[]; readText: (path: string) => string | null } => ({
  listFolder: () => Object.keys(files),
  readText: (path) => files[path.replace(/^\.\//, '')] ?? null,
});
const scripts = JSON.stringify({
  scripts: { test: 'vitest', build: 'tsc', dev: 'vite', lint: 'eslint', 'db:seed': 'node seed.js', '; reboot': 'x' },
});

/** A sentence of a pattern: the first of every group, and a word in every hole. */
const sentenceIn = (pattern: string): string =>
  pattern
    .replaceAll(/\[[^\]]*\] ?/g, '')
    .replaceAll(/\(([^)|]*)[^)]*\)/g, '$1')
    .replaceAll(/\{\w+\}/g, 'main')
    .trim();

test('every pattern is tried for a sentence with its words, in any case', () => {
  for (const phrase of [...phrases, ...rows])
    for (const pattern of phrase.ask) {
      const tried = new Phrasebook([{ ask: [pattern], reply: () => ({ text: pattern }) }]);
      expect(tried.replyTo(sentenceIn(pattern), machine)).toEqual({ text: pattern });
      expect(tried.replyTo(sentenceIn(pattern).toUpperCase(), machine)).toEqual({ text: pattern });
    }
});

describe('a project', () => {
  test.each([
    ['run the tests', { 'package.json': scripts }, 'npm test'],
    ['can you run all unit tests please?', { 'package.json': scripts, 'pnpm-lock.yaml': '' }, 'pnpm test'],
    ['how do i build this', { 'package.json': scripts, 'yarn.lock': '' }, 'yarn run build'],
    ['start the dev server', { 'package.json': scripts, 'bun.lock': '' }, 'bun run dev'],
    ['run db:seed', { 'package.json': scripts }, 'npm run db:seed'],
    ['install the dependencies', { 'package.json': scripts }, 'npm install'],
    ['add left-pad to this project', { 'package.json': scripts }, 'npm install left-pad'],
    ['run the tests', { 'pyproject.toml': '[project]\ndependencies = ["pytest"]', 'uv.lock': '' }, 'uv run pytest'],
    ['run the tests', { 'pyproject.toml': '[tool.poetry]', tests: '' }, 'poetry run pytest'],
    ['run the tests', { 'pyproject.toml': '[project]', tests: '', '.venv': '' }, '.venv/bin/python -m pytest'],
    ['install the requirements', { 'requirements.txt': 'x' }, 'python3 -m pip install -r requirements.txt'],
    ['compile the project in release mode', { 'Cargo.toml': '[package]' }, 'cargo build --release'],
    ['run all tests', { 'go.mod': 'module x' }, 'go test ./...'],
    ['build the project', { Makefile: 'all: x\nbuild: y\nCC := gcc\n' }, 'make build'],
    ['run the check target', { Makefile: 'check:\n\ttrue\n' }, 'make check'],
    ['run deploy', { justfile: 'deploy env:\n  x\n' }, 'just deploy'],
    ['start the compose stack', { 'compose.yaml': '' }, 'docker compose up -d'],
  ])('%s, with %o', async (question, files, command) => expect((await ask(question, {}, at(files))).command).toBe(command));

  test.each([
    ['run the tests', { 'package.json': '{"scripts":{}}' }],
    ['run the tests', { 'package.json': '{"scripts":' }],
    ['run the tests', { 'package.json': '[]' }],
    ['run the tests', {}],
    ['do not run the tests', { 'package.json': scripts }],
    ['run the tests except the slow ones', { 'package.json': scripts }],
    ['run ; reboot', { 'package.json': scripts }],
    ['add "x; reboot" to this project', { 'package.json': scripts }],
  ])('%s, with %o: no task', async (question, files) =>
    expect((await ask(question, {}, at(files))).command ?? '').not.toMatch(/npm|reboot|pytest/),
  );

  test('any text of its files gives commands of one line with plain names', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('package.json', 'Makefile', 'justfile', 'pyproject.toml'),
        fc.string(),
        fc.string(),
        async (file, name, rest) => {
          const text = file === 'package.json' ? JSON.stringify({ scripts: { [name]: rest, test: rest } }) : `${name}: ${rest}\ntest:\n`;
          const { command } = await ask(`run ${name}`, {}, at({ [file]: text }));
          expect(command ?? '').not.toMatch(/[\n;&|`]/);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('what beginners ask', () => {
  test.each([
    ['how do i exit vim?', null, ':q'],
    ['save and quit nano', null, 'Ctrl-X'],
    ['help', null, 'Without a model'],
    ['I get permission denied when I run ./deploy.sh', 'chmod +x ./deploy.sh', ''],
    ['become root', 'sudo -i', ''],
    ['go back one folder', 'cd ..', ''],
    ['go back to the previous directory', 'cd -', ''],
    ["what's my ip address?", 'hostname -I', ''],
    ['connect to host1 as user bob', 'ssh bob@host1', ''],
    ['remove write permission for others from a.txt', 'chmod o-w a.txt', ''],
    ['convert photo.png to jpg', 'magick photo.png photo.jpg', ''],
    ['convert talk.mov to mp4', 'ffmpeg -n -i talk.mov talk.mp4', ''],
    ['run a script every night', null, '0 3 * * *'],
    ['undo the last commit but keep the changes', 'git reset --soft HEAD~1', ''],
    ['push my work', 'git push', ''],
    ['start docker at boot', 'sudo systemctl enable docker', ''],
  ])('%s', async (question, command, text) => {
    const answer = await ask(question);
    expect(answer.command).toBe(command);
    expect(answer.text).toContain(text);
  });

  test('throwing away changes needs a repository and the file', async () => {
    expect((await ask('throw away my local changes to a.txt', {}, at({ '.git': '', 'a.txt': '' }))).command).toBe('git restore a.txt');
    expect((await ask('throw away my local changes to b.txt', {}, at({ '.git': '', 'a.txt': '' }))).command).toBeNull();
    expect((await ask('throw away my local changes except a.txt', {}, at({ '.git': '', 'a.txt': '' }))).command).toBeNull();
  });
});

describe('a concept', () => {
  test.each([
    ['what does chmod 755 mean?', 'rwxr-xr-x'],
    ['what permissions are 644', 'rw-r--r--'],
    ['what does mode 4755 mean', 'set-user-ID'],
    ['what does exit code 127 mean', 'command not found'],
    ['exit status 137', 'SIGKILL'],
    ['what does kill -9 do', 'SIGKILL'],
    ['what is SIGTERM', 'Signal 15'],
    ['which port does ssh use', '22'],
    ['what is port 443', 'https'],
    ['what does the cron expression 0 3 * * * mean', 'at 03:00, every day'],
    ['cron */5 * * * *', 'every 5 minutes'],
    ['cron line for every monday at 9', '0 9 * * 1'],
    ['what do the letters in tar xzf mean', 'extract; z compressed with gzip'],
    ['how many bytes in a gigabyte', '1,073,741,824'],
    ['what is $?', 'exit status'],
    ['difference between > and >>', 'appends'],
  ])('%s: %s', async (question, text) => {
    const answer = await ask(question);
    expect(answer.command).toBeNull();
    expect(answer.text).toContain(text);
  });

  test.each([
    'what does exit code 300 mean',
    'what does chmod 999 mean',
    'cron 99 * * * *',
    'what is SIGFROB',
    'default port of frobd',
    'difference between > and frob',
  ])('%s: nothing is made up', async (question) => {
    const whatIs = async (name: string): Promise<string> => `about ${name}`;
    const answer = await ask(question, {}, { whatIs });
    expect(answer.command).toBeNull();
    expect(answer.text).toContain('no offline rule for that');
  });

  test('modes are computed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0o777 }), (mode) => {
        const text = modeText(mode.toString(8).padStart(3, '0')) ?? '';
        const letters = /is ([rwx-]{9}):/.exec(text)?.[1] ?? '';
        const back = [...letters].reduce((sum, letter) => sum * 2 + (letter === '-' ? 0 : 1), 0);
        expect(back).toBe(mode);
      }),
    );
  });

  test('cron fields within their bounds have a text, others none', () => {
    const field = (low: number, high: number): fc.Arbitrary<string> =>
      fc.oneof(fc.constant('*'), fc.integer({ min: low, max: high }).map(String));
    fc.assert(
      fc.property(fc.tuple(field(0, 59), field(0, 23), field(1, 31), field(1, 12), field(0, 7)), (fields) => {
        expect(cronText(fields)).toContain(fields.join(' '));
        expect(cronText(fields)).not.toMatch(/undefined|NaN/);
        expect(cronText([...fields, '*'])).toBeNull();
        expect(cronText(['60', ...fields.slice(1)])).toBeNull();
      }),
    );
  });
});

test.each([
  'wie lösche ich alle Dateien',
  'comment supprimer un dossier',
  'cómo puedo borrar los archivos',
  '如何删除一个文件夹',
  'как удалить папку',
  'ファイルを削除する方法',
])('%s: not English', async (question) => expect((await ask(question)).text).toContain('I only know English'));
test.each([
  'list files in el',
  'delete "der die das.txt"',
  'find files named les_mis.txt',
  'what os is this',
  'show une.txt and des.txt',
  'kill tar',
])('%s: English', (question) => expect(isForeign(question)).toBe(false));

test('any sentence: a reply of one line without a control character, or none', () => {
  const word = fc.constantFrom(
    ...'run the tests exit vim what does chmod mean $? > undo last commit push my work to {x} [y] (z) a|b ; $(x) "a b"'.split(' '),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
      ),
      (question) => {
        const reply = phrasebook.replyTo(sentenceOf(question), machine);
        if (reply !== null && 'command' in reply) expect(reply.command).not.toMatch(/[\n;`]|\$\(/);
      },
    ),
    { numRuns: claimed(1000) },
  );
});

test('what is not there is not changed', async () => {
  const listFolder = (): string[] => ['a.txt', 'docs'];
  expect((await ask('delete the folder txt', {}, { listFolder })).text).toContain('there is no txt here');
  expect((await ask('delete a.txt', {}, { listFolder })).command).toBe('rm a.txt');
  expect((await ask('rename b.txt to c.txt', {}, { listFolder })).command).toBeNull();
});
