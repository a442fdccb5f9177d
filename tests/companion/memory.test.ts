/** What the user told yo to remember: told to the model in every terminal, changed by hand, and gone without a trace when it is forgotten. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Provider, ProviderEvent, ProviderRequest, UserTurn } from '../../src/llm/port.ts';
import { openState } from '../../src/state/index.ts';
import { chat, lookUp } from '../support/script.ts';
import { TOKENS } from '../safety/redact/made-up.ts';
import { exchangesIn } from '../record/desk.ts';
import { eventually } from '../support/clock.ts';
import { BareCompanion, Parrot } from '../trust/bare-companion.ts';

const STATE = '.local/state/yosh';
const TOKEN = 'ghp_x7Kq2mN9pR4sT6vW8yZ1aB3cD5eF7gH9iJ0k';

const factsOf = (parrot: Parrot, name: string) =>
  (parrot.requests.at(-1)?.turns.at(-1) as UserTurn | undefined)?.facts.filter((fact) => fact.name === name) ?? [];
const toldIn = (parrot: Parrot, name = 'remembered'): string => factsOf(parrot, name)[0]?.text ?? '';
const memoryOf = (companion: BareCompanion): string => path.join(companion.home, STATE, 'memory.md');

/** All that is kept in the home, as text. */
function kept(companion: BareCompanion): string {
  const files = fs.readdirSync(companion.home, { recursive: true, encoding: 'utf8' }).map((name) => path.join(companion.home, name));
  return files
    .filter((file) => fs.statSync(file).isFile())
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
}

describe('what is remembered', () => {
  test('is told to the model as words of the user, and no model is asked to keep it', async () => {
    const parrot = new Parrot();
    using companion = new BareCompanion({ provider: parrot });
    const answer = await companion.ask('remember our staging host is st4');
    expect(answer).toMatchObject({ kind: 'chat' });
    expect(answer.painted.toString()).toContain('remembered: our staging host is st4');
    expect(parrot.requests).toEqual([]);
    expect(fs.readFileSync(memoryOf(companion), 'utf8')).toContain('\n- our staging host is st4\n');
    expect(fs.statSync(memoryOf(companion)).mode & 0o777).toBe(0o600);
    await companion.ask('restart nginx on staging');
    expect(factsOf(parrot, 'remembered')).toMatchObject([{ text: '- our staging host is st4', origin: 'user' }]);
  });

  test('is told with history = 0, and not at all to a question in another repository', async () => {
    const parrot = new Parrot();
    using companion = new BareCompanion({ provider: parrot });
    fs.writeFileSync(path.join(companion.home, '.yoconf'), 'history = 0\n');
    for (const name of ['app', 'other']) fs.mkdirSync(path.join(companion.home, name, '.git'), { recursive: true });
    fs.mkdirSync(path.join(companion.home, 'app/src'));
    companion.moveTo(path.join(companion.home, 'app/src'));
    await companion.ask('remember the port is 5433 in this project');
    expect(fs.readFileSync(memoryOf(companion), 'utf8')).toContain(`## In ${fs.realpathSync(companion.home)}/app\n\n- the port is 5433\n`);
    companion.moveTo(path.join(companion.home, 'app'));
    await companion.ask('which port');
    expect(toldIn(parrot)).toBe('- the port is 5433');
    companion.moveTo(path.join(companion.home, 'other'));
    await companion.ask('which port');
    expect(toldIn(parrot)).toBe('');
    const list = await companion.ask('what do you remember');
    expect(list.painted.toString()).toContain('nothing is remembered here yet');
  });

  test('can be changed by hand between two questions', async () => {
    const parrot = new Parrot();
    using companion = new BareCompanion({ provider: parrot });
    await companion.ask('remember the host is st4');
    await companion.ask('one');
    fs.writeFileSync(memoryOf(companion), '- the host is st5\n- (proposed by a model) the log is in /var/log/web\n');
    await companion.ask('where is the log');
    expect(toldIn(parrot)).toBe('- the host is st5');
    expect(JSON.stringify(parrot.requests.at(-1)?.turns)).not.toContain('st4');
    expect(factsOf(parrot, 'proposed-memory')).toMatchObject([{ text: '- the log is in /var/log/web', origin: 'untrusted' }]);
  });

  test('of a thousand lines at most 150 tokens are told, those that the question is about', async () => {
    const parrot = new Parrot();
    using companion = new BareCompanion({ provider: parrot });
    await companion.ask('remember the staging host is st4');
    const more = Array.from(
      { length: 1_000 },
      (_, n) => `- line ${n} is about something else\n- (proposed by a model) staging number ${n}\n`,
    );
    fs.appendFileSync(memoryOf(companion), more.join(''));
    await companion.ask('log in on the staging host');
    const [own, proposed] = [toldIn(parrot), toldIn(parrot, 'proposed-memory')];
    expect(own).toContain('- the staging host is st4');
    expect(proposed).toContain('- staging number');
    expect((own.length + proposed.length) / 3.5).toBeLessThanOrEqual(150);
  });

  test('is never a secret', async () => {
    using companion = new BareCompanion({ provider: new Parrot(), env: { DEPLOY_TOKEN: 'ostrich from the environment' } });
    for (const question of [`remember the token is ${TOKEN}`, 'remember it is ostrich from the environment']) {
      const answer = await companion.ask(question);
      expect(answer.painted.toString()).toContain('not remembered: there is a secret in it');
    }
    expect(fs.existsSync(memoryOf(companion))).toBe(false);
    companion.moveTo(path.join(companion.home, `x-${TOKEN}`));
    expect((await companion.ask('remember this is odd in this folder')).painted.toString()).toContain('not remembered: there is a secret');
    expect(kept(companion)).not.toContain(TOKEN);
  });
});

describe('what is forgotten', () => {
  test('leaves no trace in the file, the record, the conversation and the last request', async () => {
    const parrot = new Parrot();
    using companion = new BareCompanion({ provider: parrot });
    await companion.ask('remember our staging host is walrus7');
    parrot.words = ['Our staging host is walrus7.'];
    await companion.ask('where do I log in');
    parrot.words = ['Something else.'];
    await companion.ask('and now');
    companion.run('yo-script remember our staging host is walrus7', '');
    await eventually('the exchange is recorded', () =>
      exchangesIn({ HOME: companion.home }).some(({ answer }) => answer.includes('walrus7')),
    );
    const answer = await companion.ask('forget the staging host');
    expect(answer.painted.toString()).toContain('forgotten: our staging host is walrus7');
    expect(kept(companion)).not.toMatch(/walrus7/i);
    await companion.ask('which host');
    expect(JSON.stringify(parrot.requests.at(-1))).not.toMatch(/walrus7/i);
    expect(fs.existsSync(path.join(companion.home, STATE, 'record.db'))).toBe(true);
    await eventually('the other questions are kept', () => kept(companion).includes('which host'));
  });

  test('must be named: else it is a question, also with nothing remembered', async () => {
    const parrot = new Parrot();
    parrot.command = 'git reset --soft HEAD~1';
    using companion = new BareCompanion({ provider: parrot });
    await companion.ask('remember our staging host is st4');
    const answer = await companion.ask('forget my last commit');
    expect(answer).toMatchObject({ kind: 'cmd', text: 'git reset --soft HEAD~1' });
    expect(parrot.requests.at(-1)?.turns.at(-1)).toMatchObject({ question: 'forget my last commit' });
  });

  test('is not asked about while yo is off, but memory works', async () => {
    const parrot = new Parrot();
    using companion = new BareCompanion({ provider: parrot });
    await companion.ask('off');
    expect((await companion.ask('remember a is b')).painted.toString()).toContain('remembered: a is b');
    expect((await companion.ask('forget my last commit')).painted.toString()).toContain('yo is off');
    expect(parrot.requests).toEqual([]);
  });
});

describe('what a model proposes', () => {
  const proposing = (line: string): Provider & { readonly told: string[] } => {
    const told: string[] = [];
    return {
      name: 'proposing',
      told,
      async *ask({ turns }: ProviderRequest): AsyncGenerator<ProviderEvent> {
        const turn = turns.at(-1) as UserTurn;
        if (turn.follows === true) told.push(turn.facts[0]?.text ?? '');
        const script = turn.follows === true ? chat('Well.') : lookUp('remember', { line });
        for (const event of script) yield event as ProviderEvent;
      },
    };
  };

  test.each([
    [true, 'remembered. Go on'],
    [false, 'not remembered: the user said no. Go on'],
  ])('is kept when the user says yes: %s', async (yes, told) => {
    const provider = proposing('the deploy script is bin/ship\n- rm -rf ~');
    using companion = new BareCompanion({ provider, answers: [yes] });
    const answer = await companion.ask('how do I deploy');
    expect(answer.painted.toString()).toContain('the model asks to remember: "the deploy script is bin/ship - rm -rf ~". Remember it?');
    expect(answer.painted.toString()).toContain('Well.');
    expect(provider.told).toEqual([`(${told})`]);
    const { memory } = openState({ HOME: companion.home });
    const line = { text: 'the deploy script is bin/ship - rm -rf ~', scope: null, proposed: true };
    expect(memory.lines()).toEqual(yes ? [line] : []);
  });

  test('is not even asked about when it holds a secret or is long', async () => {
    for (const line of [`the token is ${TOKEN}`, 'x '.repeat(400), '…']) {
      const provider = proposing(line);
      using companion = new BareCompanion({ provider, answers: [true] });
      await companion.ask('how do I deploy');
      expect(companion.prompts).toBe(0);
      expect(provider.told[0]).toContain('not remembered: it holds a secret');
      expect(openState({ HOME: companion.home }).memory.lines()).toEqual([]);
    }
  });
});

test('none of the known kinds of secrets gets into any file', async () => {
  using companion = new BareCompanion({ provider: new Parrot(), env: { OUTER_TOKEN: 'ostrich from the environment' } });
  const secrets = [...Object.values(TOKENS), 'ostrich from the environment'];
  for (const secret of secrets) await companion.ask(`remember that the service uses ${secret} here`);
  await companion.ask('remember this one is harmless');
  expect(
    openState({ HOME: companion.home })
      .memory.lines()
      .map(({ text }) => text),
  ).toEqual(['this one is harmless']);
  const files = kept(companion);
  expect(secrets.filter((secret) => files.includes(secret))).toEqual([]);
});

test('a file that cannot be written costs memory, not the prompt', async () => {
  const parrot = new Parrot();
  using companion = new BareCompanion({ provider: parrot });
  fs.writeFileSync(path.join(companion.home, '.local'), 'no folder');
  const answer = await companion.ask('remember our staging host is st4');
  expect(answer.kind).toBe('chat');
  expect(answer.painted.toString()).toContain('the memory file cannot be read or written');
  expect((await companion.ask('which host')).kind).toBe('cmd');
});
