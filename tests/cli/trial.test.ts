/** `yosh probe` and `yosh bench` against a server that answers like models of several kinds, and the sandbox that runs their commands. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { runCli } from '../../src/cli/run.ts';
import { judgeRun, judgeText } from '../../src/cli/trial/judge.ts';
import { findSandbox, type Ran, runInSandbox, type SandboxKind } from '../../src/cli/trial/sandbox.ts';
import { TASKS } from '../../src/cli/trial/tasks.ts';
import { openProviders } from '../../src/companion/open-providers.ts';
import { experienceOf, profileFor } from '../../src/llm/profiles.ts';
import { ABILITIES, type Probed } from '../../src/base/model-notes.ts';
import { openState } from '../../src/state/index.ts';
import { ModelServer, type Reply, type Seen } from '../support/model-server.ts';
import { SPEECH, sse } from '../support/wire-speech.ts';
import { Fake } from './fake-endpoints.ts';

/** A right answer to each task, for a GNU system. */
const RIGHT: Readonly<Record<string, string>> = {
  'count lines': 'wc -l words.txt',
  'large files': 'find . -type f -size +1M',
  'name with spaces': "rm 'my notes.txt'",
  'replace a word': "sed -i 's/colour/color/g' text.md",
  'search in files': 'grep -rl TODO .',
  'most frequent': 'sort words.txt | uniq -c | sort -rn',
  'count files': 'find . -type f | wc -l',
  'newest file': 'ls -t | head -n 1',
  'older than a week': 'find . -type f -mtime +7',
  'make folders': 'mkdir -p src/lib docs',
  rename: 'mv draft.txt final.txt',
  'change all endings': 'for f in *.htm; do mv -- "$f" "${f%.htm}.html"; done',
  'copy a folder': 'cp -r site backup',
  'move by kind': 'mv -- *.png pictures/',
  'delete by kind': "find . -type f -name '*.tmp' -delete",
  'empty folders': 'find . -type d -empty',
  'size of folders': 'du -s */ | sort -n | tail -n 1',
  executable: 'chmod +x run.sh && ./run.sh',
  'hidden files': 'ls -d .[!.]*',
  'a link': 'ln -s release-2 current',
  'a dash in front': 'rm -- -f',
  'first lines': 'head -n 3 words.txt',
  'one line': 'sed -n 5p words.txt',
  'sort without doubles': 'sort -u words.txt',
  'sort numbers': 'sort -rn n.txt',
  'a column': 'cut -d, -f2 people.csv',
  'rows by value': 'grep Oslo people.csv',
  sum: "awk -F, 'NR>1 {s+=$3} END {print s}' people.csv",
  'count matches': "grep -c ' 404$' access.log",
  'busiest address': "awk '{print $1}' access.log | sort | uniq -c | sort -rn | head -n 1",
  'without matches': 'grep -v 200 access.log',
  'with line numbers': 'grep -n plum words.txt',
  differences: 'diff a.txt b.txt',
  'upper case': "tr '[:lower:]' '[:upper:]' < words.txt",
  'remove empty lines': 'grep -v "^$" gaps.txt',
  'add a line': 'echo DEBUG=1 >> .env',
  'join files': 'cat part1.txt part2.txt > whole.txt',
  'longest line': 'wc -L < words.txt',
  'Windows line ends': "sed -i 's/\\r$//' dos.txt",
  'a value in JSON': 'sed -n \'s/.*"version": *"\\([^"]*\\)".*/\\1/p\' package.json',
  pack: 'tar czf site.tar.gz site',
  'look into an archive': 'tar tf old.tar',
  'unpack into a folder': 'tar xf old.tar -C out',
  'a checksum': 'sha256sum a.txt',
  'what is not committed': 'git diff --name-only HEAD',
  'last commits': 'git log --oneline -n 2',
  'a new branch': 'git switch -c fix-login && git branch --show-current',
  'undo a change': 'git restore a.txt',
  'a sequence': 'touch log{1..5}.txt',
  arithmetic: 'echo $((3*3600+25*60))',
};

/** What somebody might answer who did not read the question. */
const WRONG: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TASKS.map(({ name }) => [name, 'ls -la'])),
  'name with spaces': 'rm my notes.txt',
  'replace a word': "sed -i 's/colour/color/g' *.md",
  'delete by kind': 'rm -r *',
  'make folders': 'mkdir src',
  'hidden files': 'ls',
  'add a line': 'echo DEBUG=1 > .env',
  'older than a week': 'find . -type f',
  'newest file': 'ls',
};

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'trial-'));
const root = path.join(scratch, 'root');
const folder = path.join(scratch, 'task');
for (const made of [root, folder]) fs.mkdirSync(made);
fs.writeFileSync(path.join(folder, 'a.txt'), 'hello\n');
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));
const here = { folder, shell: '/bin/bash', path: ['/usr/local/bin', '/usr/bin', '/bin'] };
const sandbox = await findSandbox(here, root);
const NO_SANDBOX = 'neither user namespaces nor bubblewrap work here';
const never = new AbortController().signal;
const run = (command: string, signal = never): Promise<Ran> =>
  runInSandbox({ ...here, kind: sandbox as SandboxKind, command }, root, signal);

describe('the sandbox', () => {
  beforeEach((ctx) => ctx.skip(sandbox === null, NO_SANDBOX));

  test('shows the files of the task, and changes only a copy of them', async () => {
    const ran = await run('cat a.txt; rm a.txt; echo new > b.txt; ln -s b.txt c; pwd');
    expect(ran).toMatchObject({ status: 0, output: `hello\n${folder}\n` });
    expect(ran.before.join('\n')).toMatch(/^5891b5b5\S+ {2}\.\/a\.txt$/);
    expect(ran.left.join('\n')).toMatch(/^7aa7a535\S+ {2}\.\/b\.txt\nl \.\/c -> b\.txt$/);
    expect(fs.readdirSync(folder)).toEqual(['a.txt']);
  });

  test.each([
    ['a file of the user', `cat ${scratch}/beside`],
    ['the home', `ls ${os.userInfo().homedir}/ | grep .`],
    ['writing to the system', 'echo x > /usr/yosh-escaped'],
    ['writing to the root', 'echo x > /yosh-escaped'],
    ['writing to the task itself', 'echo x > /task/escaped'],
    ['making the system writable', 'mount -o remount,rw /usr'],
    ['another namespace', 'unshare -Urm mount -o remount,bind,rw /usr'],
    ['the network', 'exec 4<>/dev/tcp/127.0.0.1/22'],
    ['an interface', "ls /sys/class/net 2>/dev/null | grep -v '^lo$'"],
    ['a device', 'ls /dev/sd* /dev/nvme* /dev/vd* /dev/mem 2>/dev/null | grep .'],
    ['the terminal', 'echo x > /dev/tty'],
    ['a capability', "grep -E '^Cap(Prm|Eff|Bnd):.*[1-9a-f]' /proc/self/status"],
    ['a process outside', `kill -0 ${process.pid} && [ ${process.pid} -gt 20 ]`],
    ['a large file', 'head -c 40000000 /dev/zero > big; [ "$(wc -c < big)" -ge 40000000 ]'],
    ['much memory on disk', 'for i in 1 2 3 4 5 6 7 8; do head -c 16000000 /dev/zero > "f$i" || exit 1; done'],
    ['the environment of this process', 'env | grep -i -e token -e key -e session'],
  ])('keeps from it: %s', async (_, command) => {
    expect((await run(command)).status).not.toBe(0);
    expect(fs.existsSync('/usr/yosh-escaped') || fs.existsSync('/yosh-escaped')).toBe(false);
    expect(fs.readdirSync(folder)).toEqual(['a.txt']);
  });

  test('ends what runs on', async () => {
    const ran = await run('sleep 1000 & (setsid sleep 1001 &) ; echo done');
    expect(ran).toMatchObject({ status: 0, output: 'done\n' });
    const stop = new AbortController();
    const endless = run('sleep 1002', stop.signal);
    stop.abort();
    expect((await endless).status).toBeNull();
    const running = fs
      .readdirSync('/proc')
      .filter((pid) => /^\d+$/.test(pid))
      .map((pid) => {
        try {
          return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        } catch {
          return '';
        }
      });
    expect(running.filter((line) => /^sleep 100[012]/.test(line))).toEqual([]);
  });

  test('takes a flood of output, and keeps its beginning', async () => {
    const { output } = await run('yes | head -c 3000000');
    expect(output).toMatch(/^(?:y\n){1000,}$/);
    expect(output.length).toBeLessThanOrEqual(64 * 1024);
  });
});

describe('the tasks', () => {
  test('are fifty, each with a name of its own, none recognised by a question', () => {
    expect(TASKS).toHaveLength(50);
    expect(new Set(TASKS.map(({ name }) => name)).size).toBe(50);
    expect(Object.keys(RIGHT).toSorted()).toEqual(TASKS.map(({ name }) => name).toSorted());
    for (const { prints, after, name } of TASKS)
      expect({ name, judged: prints !== undefined || after !== undefined }).toEqual({ name, judged: true });
  });

  test.each(TASKS)('by its text: $name', (task) => {
    expect(judgeText(task, RIGHT[task.name] as string)).toBeNull();
    expect(judgeText(task, 'echo hello')).not.toBeNull();
  });

  test('a link is the same with a slash behind it', () => {
    const task = TASKS.find(({ name }) => name === 'a link');
    const ran = (to: string): Ran => ({ status: 0, output: '', before: [], left: [`l ./current -> ${to}`] });
    expect(['release-2', './release-2', 'release-2/', 'release-1'].map((to) => judgeRun(task as never, ran(to)) === null)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

/** A model that answers each question of a task with one of these commands, as a call of the first tool it is offered. */
interface Acts {
  readonly commands: Readonly<Record<string, string>>;
  /** Does what the six questions about abilities want. */
  readonly able: boolean;
  readonly tools: boolean;
  readonly schema: boolean;
  /** It does not know the model. */
  readonly fails?: true;
}

const BAD = (message: string): Reply => ({
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ error: { message } }),
});

function reply({ body, path: asked }: Seen, acts: Acts): Reply {
  if (asked.endsWith('/models')) return { headers: { 'content-type': 'application/json' }, body: '{"data":[{"id":"tiny"}]}' };
  if (acts.fails === true) return { status: 404, headers: { 'content-type': 'application/json' }, body: '{"error":"model not found"}' };
  if (body['tools'] !== undefined && !acts.tools) return BAD('tiny does not support tools');
  if (body['response_format'] !== undefined && !acts.schema) return BAD('response_format is not supported');
  const said = (body['messages'] as readonly { readonly role: string; readonly content: string }[]).filter(({ role }) => role === 'user');
  const last = said.map(({ content }) => content).join('\n');
  const task = TASKS.find(({ question }) => last.includes(question));
  const input = (command: string, pending = false): object => ({ command, explanation: 'does it', pending });
  const call = (name: string, given: object): Reply => ({
    body: sse(
      body['tools'] === undefined
        ? SPEECH.chat.say({ text: [JSON.stringify({ command: (given as { command: string }).command, explanation: 'does it' })] })
        : SPEECH.chat.say({ calls: [{ name, input: given }] }),
    ),
  });
  if (task !== undefined) return call('command', input(acts.commands[task.name] as string));
  if (!acts.able) return { body: sse(SPEECH.chat.say({ text: ['I am only a small model.'] })) };
  if (last.includes('on my screen')) return call('scrollback', { lines: 50 });
  return call('command', input('ls', last.includes('One step at a time')));
}

async function yosh(args: readonly string[], acts: Acts, answers: readonly string[] | null) {
  await using server = await ModelServer.start((seen) => reply(seen, acts));
  using user = new Fake(answers === null ? {} : { answers });
  user.write(`provider = compatible\nbase_url = ${server.origin}/v1\nmodel = tiny\n`);
  const providers = openProviders();
  const env = { ...user.io.env, HOME: user.home, SHELL: '/bin/bash' };
  const notes = openState(env).models;
  const io = {
    ...user.io,
    env,
    modelNotes: notes,
    openProvider: (context: Parameters<typeof providers.open>[0]) => providers.open(context),
  };
  const status = await runCli(args, COMMANDS, io);
  providers.close();
  return {
    status,
    out: user.out,
    err: user.err,
    experience: notes.experience(server.origin, 'tiny'),
    bodies: server.seen.map(({ body }) => body),
    state: fs.globSync('**/*', { cwd: path.join(user.home, '.local', 'state', 'yosh') }),
    left: fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('yosh-trial-')),
  };
}

const ABLE: Acts = { commands: RIGHT, able: true, tools: true, schema: true };

describe('yosh bench', () => {
  test('every right answer is right, by execution', async (ctx) => {
    ctx.skip(sandbox === null, NO_SANDBOX);
    const { status, out, err, left, experience } = await yosh(['bench'], ABLE, ['y']);
    expect(out.split('\n').filter((line) => /^(?:wrong|none)/.test(line))).toEqual([]);
    expect(out).toMatch(/50 right, 0 wrong · \d+\.\d s in the middle · [\d,]+ tokens\n$/);
    expect(err).toMatch(
      /^yosh: 50 short questions to tiny \(compatible\), about 54,000 tokens \(a token is a short word\)\nyosh: its commands run shut off from the rest \(/,
    );
    expect({ status, left, experience }).toEqual({ status: 0, left: [], experience: null });
  });

  test('no wrong one is', async (ctx) => {
    ctx.skip(sandbox === null, NO_SANDBOX);
    const { out } = await yosh(['bench'], { ...ABLE, commands: WRONG }, ['y']);
    const right = out.split('\n').filter((line) => line.startsWith('right'));
    expect(right).toEqual([]);
  });

  test('nothing is sent without a yes', async () => {
    const no = await yosh(['bench'], ABLE, ['n']);
    expect({ status: no.status, bodies: no.bodies.length }).toEqual({ status: 1, bodies: 0 });
    expect(no.err).toMatch(/nothing was sent\n$/);
    const nobody = await yosh(['bench'], ABLE, null);
    expect({ status: nobody.status, bodies: nobody.bodies.length }).toEqual({ status: 1, bodies: 0 });
    expect(nobody.err).toMatch(/To start without a question: --yes\n$/);
  });

  test('without a terminal nothing is run: the text is judged', async () => {
    const { out, err } = await yosh(
      ['bench', '--yes', '--json'],
      { ...ABLE, commands: { ...RIGHT, 'count lines': 'touch /tmp/yosh-was-run words.txt' } },
      null,
    );
    expect(err).toContain('its commands are not run, only compared');
    const { results, ...rest } = JSON.parse(out) as { readonly results: readonly { readonly wrong: string | null }[] };
    expect(results.filter(({ wrong }) => wrong !== null)).toEqual([]);
    expect(rest).toMatchObject({ model: 'tiny', profile: 'medium', run: false, right: 50 });
    expect(fs.existsSync('/tmp/yosh-was-run')).toBe(false);
  });

  test('a server that fails ends it', async () => {
    const { err, status, bodies } = await yosh(['bench', '--yes'], { ...ABLE, fails: true }, null);
    expect(err).toMatch(/stopped: 3 questions in a row had no answer\n$/);
    expect({ status, few: bodies.length < 20 }).toEqual({ status: 1, few: true });
  });

  test('--as asks in that way, and nothing is kept as a conversation', async () => {
    const { bodies, out, state } = await yosh(['bench', '--yes', '--as', 'small'], ABLE, null);
    expect(out).toMatch(/^tiny, asked as a small model:\n/);
    // who answered last
    expect(state).toEqual(['agreed.json']);
    const asked = bodies.filter((body) => body['messages'] !== undefined);
    expect(asked.every((body) => body['tools'] === undefined && body['response_format'] !== undefined)).toBe(true);
    expect((await yosh(['bench', '--as', 'huge'], ABLE, null)).err).toBe('yosh: --as takes large, medium, small\n');
  });
});

describe('yosh probe', () => {
  const found = (profile: string, can: readonly string[], refuses: readonly string[]): object => ({
    profile,
    probed: { can, refuses, right: 6, tasks: 6 },
  });

  test('a model that can do all of it is asked as a large one from then on', async () => {
    const { status, out, experience, err } = await yosh(['probe'], ABLE, ['y']);
    expect(status).toBe(0);
    expect(err).toContain('12 short questions to tiny (compatible), about 12,960 tokens');
    expect(out).toMatch(/^yosh: Start\?y\nyes {2}calls a tool\nyes {2}finds/);
    expect(out).toMatch(/tiny is asked as a large model from now on \(before: medium\)\n$/);
    expect(experience).toMatchObject(found('large', ABILITIES, []));
  });

  test('one whose server refuses tools is asked without them at once', async () => {
    const { out, experience } = await yosh(['probe'], { ...ABLE, tools: false }, ['y']);
    expect(out).toContain('no   calls a tool (the server refuses tools)');
    expect(experience).toMatchObject(found('small', ['JSON only'], ['tools']));
  });

  test('one whose server refuses a schema', async () => {
    const { experience } = await yosh(['probe'], { ...ABLE, schema: false }, ['y']);
    expect(experience).toMatchObject(
      found(
        'large',
        ABILITIES.filter((one) => one !== 'JSON only'),
        ['schema'],
      ),
    );
  });

  test('one that does nothing of it is asked as a small one', async () => {
    const { experience } = await yosh(['probe'], { ...ABLE, able: false }, ['y']);
    expect(experience).toMatchObject(found('small', ['facts are data'], []));
  });

  test('one whose commands are wrong is asked in a simpler way', async (ctx) => {
    ctx.skip(sandbox === null, NO_SANDBOX);
    const { experience, out } = await yosh(['probe'], { ...ABLE, commands: WRONG }, ['y']);
    expect(out).toContain('0 right, 6 wrong');
    expect(experience).toMatchObject({ profile: 'medium', probed: { right: 0 } });
  });
});

test('the profile that a probe allows', () => {
  const probed = (can: Probed['can'], more: Partial<Probed> = {}): Probed => ({ atMs: 0, can, refuses: [], right: 6, tasks: 6, ...more });
  expect(profileFor(probed([]))).toBe('small');
  expect(profileFor(probed(['one tool', 'one command']))).toBe('medium');
  expect(profileFor(probed(ABILITIES))).toBe('large');
  expect(profileFor(probed(ABILITIES, { refuses: ['tools'] }))).toBe('small');
  expect(experienceOf(probed(ABILITIES, { right: 2 })).profile).toBe('medium');
  expect(experienceOf(probed([], { right: 0 })).profile).toBe('small');
});
