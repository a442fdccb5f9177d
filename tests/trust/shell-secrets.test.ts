/** Secrets that only the live shell holds, set in every usual way: none is sent or written, and each comes back as its variable. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agreeToKey } from '../support/agreed.ts';
import { ModelServer, type Reply, type Seen } from '../support/model-server.ts';
import { copyRoot } from '../support/scripted-root.ts';
import { AT_PROMPT, enter, run } from '../support/talk.ts';
import { textsUnder } from '../support/texts-under.ts';
import { type Speech, SPEECH, sse } from '../support/wire-speech.ts';
import { type Shell, World } from '../support/world.ts';

let root = '';
beforeAll(() => {
  root = copyRoot();
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** No shape, no telling word, no random letters: nothing but the variable says that these are secrets. */
const value = (word: string): string => `walrus ${word} harbour-2`;
/** The variable of each way to set one, and its value. */
const WAYS = {
  'the environment': ['OUTER_TOKEN', value('alpha')],
  'the rc file': ['RC_PASSWORD', value('bravo')],
  'the rc file, exported': ['RC_API_KEY', value('charlie')],
  'export at the prompt': ['TYPED_SECRET', value('delta')],
  'read -s': ['READ_PASSPHRASE', value('echo')],
  'a hook that loads a folder’s file': ['FOLDER_TOKEN', value('foxtrot')],
  'a sourced file': ['SOURCED_PASSWD', value('golf')],
  'the output of a command': ['OUTPUT_AUTH_TOKEN', value('hotel')],
} as const;
const NAMES = Object.values(WAYS).map(([name]) => name);
const VALUES = Object.values(WAYS).map(([, one]) => one);
/** Masked too; no variable of its own restores it. */
const IN_ARRAY = value('india');

/** What is in the files of the session, of the state and of the cache: all that yosh itself writes. `line` is a copy of bash's own history. */
const written = (world: World): readonly (readonly [file: string, text: string])[] =>
  [...textsUnder(...['.local', '.cache', '.run'].map((name) => path.join(world.home, name)))].filter(
    ([file]) => path.basename(file) !== 'line',
  );
const holds = (text: string): readonly string[] => [...VALUES, IN_ARRAY].filter((one) => text.includes(one));

const RC = `RC_PASSWORD='${value('bravo')}'; export RC_API_KEY='${value('charlie')}'
load_folder() { [ ! -r .envrc ] || . ./.envrc; }`;
const HOOK: Readonly<Record<Shell, string>> = {
  bash: 'PROMPT_COMMAND=load_folder; declare -A VAULT_SECRETS=([db]=@)',
  zsh: 'precmd_functions+=(load_folder); typeset -A VAULT_SECRETS; VAULT_SECRETS=(db @)',
};

async function sit(shell: Shell, server: ModelServer): Promise<World> {
  const rc = `${RC}\n${HOOK[shell].replace('@', `'${IN_ARRAY}'`)}`;
  const world = new World({ shell, program: [`${root}/bin/yosh`], cols: 150, rows: 50, rc, env: { OUTER_TOKEN: value('alpha') } });
  const file = (name: string, text: string): void => fs.writeFileSync(path.join(world.home, name), text);
  const lines = ['provider = compatible', `base_url = ${server.origin}`, 'wire = chat', `model = ${SPEECH.chat.model}`, 'key = k1'];
  fs.writeFileSync(path.join(world.home, '.yoconf'), `${lines.join('\n')}\n`, { mode: 0o600 });
  agreeToKey(world.home, 'k1', server.origin);
  fs.mkdirSync(path.join(world.home, 'project'));
  file('project/.envrc', `export FOLDER_TOKEN='${value('foxtrot')}'\n`);
  file('sourced', `SOURCED_PASSWD='${value('golf')}'\n`);
  file('held', value('hotel'));
  file('project/screen', `${[...VALUES, IN_ARRAY].map((one, index) => `item ${index} is ${one} end`).join('\n')}\n`);
  return world.ready();
}

async function setAll(world: World): Promise<void> {
  await run(world, `export TYPED_SECRET='${value('delta')}'`);
  // an Enter that comes while the editor still reads is never a line end for `read`
  world.terminal.type('echo "asks-$((40+2))"; read -rs READ_PASSPHRASE\r');
  await world.terminal.until(/asks-42$/);
  await run(world, value('echo'));
  await run(world, '. ./sourced');
  await run(world, 'OUTPUT_AUTH_TOKEN=$(cat held)');
  await run(world, 'cd project');
  await run(world, 'cat screen');
}

const say = (speech: Speech): Reply => ({ body: sse(SPEECH.chat.say(speech)) });
const suggests = (command: string): Reply =>
  say({ calls: [{ name: 'command', input: { command, explanation: 'does it', pending: false } }] });
/** The placeholders of the screen, in the order of its lines. */
const placeholders = ({ text }: Seen): readonly string[] =>
  Array.from({ length: VALUES.length + 1 }, (_, index) => new RegExp(`item ${index} is (REDACTED_[A-Z_]+_\\d+) end`).exec(text)?.[1] ?? '');

describe.each(['bash', 'zsh'] as const)('in %s', (shell) => {
  test('secrets set in eight ways are not sent, not written, and restored', async () => {
    await using server = await ModelServer.start();
    await using world = await sit(shell, server);
    const { terminal } = world;
    await setAll(world);

    // each in another quoting: bare, in double quotes, in single quotes with text around
    server.script = (request) => {
      const uses = placeholders(request).slice(0, -1);
      const args = uses.map((one, index) => [one, `"a ${one}"`, `'b "${one}" b'`][index % 3] ?? '');
      return suggests(`printf '%s\\n' ${args.join(' ')}`);
    };
    terminal.type('yo print all of them\r');
    await terminal.until((text) => text.replaceAll('\n', '').endsWith('TOKEN"'));
    const [line = ''] = /P> (?:# )?printf[^>]*$/.exec(terminal.text().replaceAll('\n', '')) ?? [];
    expect(NAMES.filter((name) => !line.includes(`$${name}`))).toEqual([]);
    const wanted = VALUES.map((one, index) => [one, `a ${one}`, `b "${one}" b`][index % 3] ?? '').join('\n');
    // where it is commented out, because it shows secrets, the user takes the # away
    if (line.startsWith('P> #')) terminal.type('\x01\x04\x04');
    await terminal.until(/P> printf[^>]*$/);
    await enter(world, (text) => text.endsWith(`\n${wanted}\nP>`));

    // a value that was masked once stays masked when its variable is gone
    await run(world, 'unset TYPED_SECRET; cat screen');
    server.script = () => say({ text: ['So it is.'] });
    await run(world, 'yo what is on the screen', /So it is\.\nP>$/);

    expect(server.seen.length).toBeGreaterThanOrEqual(2);
    expect(server.seen.flatMap(({ text }, index) => holds(text).map((one) => `${index}: ${one}`))).toEqual([]);
    expect(placeholders(server.seen.at(-1) as Seen)).toEqual(placeholders(server.seen[0] as Seen));
    expect(written(world).flatMap(([file, text]) => holds(text).map((one) => `${file}: ${one}`))).toEqual([]);
  });

  test('the folder is no secret, whatever is in its name and in which variables it is', async () => {
    const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "it's a c++=")));
    await using server = await ModelServer.start(() => say({ text: ['So it is.'] }));
    await using world = await sit(shell, server);
    await run(world, `cd ${JSON.stringify(folder)}; LAST_PWD=$PWD`);
    await run(world, 'yo where am I', /So it is\.\nP>$/);
    expect(server.seen.map(({ text }) => /REDACTED_\w+/.exec(text)?.[0])).toEqual([undefined]);
    expect(server.seen[0]?.text).toContain(`\\n${folder}\\n`);
    fs.rmSync(folder, { recursive: true });
  });

  test('the outcome of a suggestion is masked by what the shell knows when it is recorded', async () => {
    await using server = await ModelServer.start(() => suggests('true'));
    await using world = await sit(shell, server);
    const { terminal } = world;
    terminal.type('yo do nothing\r');
    await terminal.until(/P> true$/);
    // edited: the variable and its value come up in the same command, after the question
    terminal.type(`; NEW_PASSWORD='${value('delta')}'; echo ${value('delta')}`);
    await terminal.until(/harbour-2$/);
    await enter(world, (text) => AT_PROMPT.test(text));
    server.script = () => say({ text: ['Well done.'] });
    await run(world, 'yo and now', /Well done\.\nP>$/);
    expect(written(world).flatMap(([file, text]) => holds(text).map((one) => `${file}: ${one}`))).toEqual([]);
    expect(server.seen.flatMap(({ text }) => holds(text))).toEqual([]);
  });

  test('a secret in a quoted here-document is refused with the reason', async () => {
    await using server = await ModelServer.start();
    await using world = await sit(shell, server);
    await setAll(world);
    server.script = (request) => suggests(`cat >made <<'END'\n${placeholders(request)[0] ?? ''}\nEND`);
    await run(world, 'yo write the first one into made', /here-document[^]*P>$/);
    expect(world.terminal.text()).toMatch(/yo: the suggested command was refused: [^\n]*\$OUTER_TOKEN/);
  });

  test('a question in a pipe masks what the shell holds', async () => {
    await using server = await ModelServer.start(() => say({ text: ['A screen.'] }));
    await using world = await sit(shell, server);
    await setAll(world);
    await run(world, 'cat screen | yo what is this', /A screen\.\nP>$/);
    expect(server.seen.length).toBe(1);
    expect(server.seen[0]?.text).toContain('item 0 is');
    expect(server.seen.flatMap(({ text }) => holds(text))).toEqual([]);
    expect(written(world).flatMap(([file, text]) => holds(text).map((one) => `${file}: ${one}`))).toEqual([]);
  });
});
