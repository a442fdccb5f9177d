/** Secrets in all their usual places, questions of every kind, every wire: no secret leaves the machine or is written to a file. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireName } from '../../src/providers/wires.ts';
import { agreeToKey } from '../support/agreed.ts';
import { ModelServer } from '../support/model-server.ts';
import { processesOf } from '../support/processes.ts';
import { copyRoot } from '../support/scripted-root.ts';
import { AT_PROMPT, enter, run } from '../support/talk.ts';
import { type Speech, SPEECH, sse } from '../support/wire-speech.ts';
import { type Shell, World } from '../support/world.ts';
import { BareCompanion, Parrot } from './bare-companion.ts';
import { textsUnder } from '../support/texts-under.ts';

let root = '';
beforeAll(() => {
  root = copyRoot();
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** A token with the shape of GitHub's; the letter makes each one different. */
const token = (letter: string): string => `ghp_${`${letter}7Qx2Lm9Rt4Vb`.repeat(3).slice(0, 36)}`;
const SECRETS = {
  environment: 'vK3-plain-looking-9031-value',
  shown: token('a'),
  typed: token('b'),
  coloured: token('c'),
  asked: token('d'),
  'file name': token('e'),
  branch: token('f'),
  folder: token('g'),
  'behind a name': 'Tr0ub4dor-and-3-horses',
  key: 'the-api-key-canary-5b1f77aa90c2',
} as const;

/** A text leaks a secret when it has this many of its characters in a row: half a secret counts too. */
const PIECE = 12;
function leaks(text: string, secrets: readonly string[] = Object.values(SECRETS)): readonly string[] {
  return secrets.filter((secret) => {
    for (let at = 0; at + PIECE <= secret.length; at++) if (text.includes(secret.slice(at, at + PIECE))) return true;
    return false;
  });
}

function plant(world: World): void {
  const { home } = world;
  const folder = path.join(home, `work-${SECRETS.folder}`);
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, `dump-${SECRETS['file name']}.txt`), '');
  fs.writeFileSync(
    path.join(folder, 'settings'),
    `password = ${SECRETS['behind a name']}\ntoken: ${SECRETS.shown}\nother ${SECRETS.environment} end\n`,
  );
  const [one, two] = [SECRETS.coloured.slice(0, 17), SECRETS.coloured.slice(17)];
  fs.writeFileSync(path.join(folder, 'colours'), `${'x'.repeat(40)} \x1b[31m${one}\x1b[1;32m${two}\x1b[0m\n`);
  fs.writeFileSync(path.join(home, 'enter.sh'), `cd ~/work-*\n`);
  const git = (...args: readonly string[]): void => void execFileSync('git', [...args], { cwd: folder, stdio: 'ignore' });
  git('init', '-b', `fix-${SECRETS.branch}`);
}

const SITTINGS: readonly (readonly [wire: WireName, shell: Shell])[] = [
  ['messages', 'bash'],
  ['responses', 'zsh'],
  ['chat', 'bash'],
  ['messages', 'zsh'],
];

describe.each(SITTINGS)('over %s from %s', (wire, shell) => {
  test('no secret is in any request, any file of ours, any process', async () => {
    await using server = await ModelServer.start();
    const says = (...speeches: readonly Speech[]): void => {
      const first = server.seen.length;
      server.script = (_, index) => ({ body: sse(SPEECH[wire].say(speeches[Math.min(index - first, speeches.length - 1)] as Speech)) });
    };
    const prefills = (command: string, pending = false): Speech => ({
      calls: [{ name: 'command', input: { command, explanation: 'does it', pending } }],
    });
    await using world = new World({
      shell,
      program: [`${root}/bin/yosh`],
      cols: 70,
      rows: 40,
      env: { DEPLOY_TOKEN: SECRETS.environment, GIT_CONFIG_GLOBAL: '/dev/null' },
    });
    const { terminal, home } = world;
    const config = [
      'provider = compatible',
      `base_url = ${server.origin}`,
      `wire = ${wire}`,
      `model = ${SPEECH[wire].model}`,
      `key = ${SECRETS.key}`,
    ];
    fs.writeFileSync(path.join(home, '.yoconf'), `${config.join('\n')}\n`, { mode: 0o600 });
    agreeToKey(home, SECRETS.key, server.origin);
    plant(world);
    await world.ready();

    await run(world, '. ~/enter.sh');
    await run(world, 'cat settings');
    await run(world, 'cat colours');
    says({ text: ['It is a file.'] });
    await run(world, `yo what is ${SECRETS.asked} good for`, /It is a file\.\nP>$/);
    await run(world, `true --token ${SECRETS.typed}`);
    await run(world, 'ls');
    await run(world, 'cat settings; false');
    says({ calls: [{ name: 'scrollback', input: { lines: 300 } }] }, prefills('echo "step-$((0+1))"', true));
    terminal.type('yo go through it\r');
    await terminal.until(/P> echo "step-\$\(\(0\+1\)\)"$/);
    says({ text: ['All is done.'] });
    await enter(world, (text) => /step-1\n[^]*All is done\.\s[^]*P>$/.test(text));
    await run(world, 'cat settings; false');
    says({ text: ['It failed.'] });
    await run(world, 'yo', /It failed\.\nP>$/);

    const all = server.seen.map(({ text }) => text).join('\n');
    expect(all).toContain('settings');
    expect(server.seen.length).toBeGreaterThanOrEqual(5);
    expect(all.match(/REDACTED_[A-Z_]+_\d+/g)?.length).toBeGreaterThan(5);

    // a placeholder in a suggestion becomes the variable that holds the secret, or stays visible with a note
    const held = /other (REDACTED_\w+_\d+) end/.exec(all)?.[1] ?? '';
    const unrestorable = /token: (REDACTED_[A-Z_]+_\d+)/.exec(all)?.[1] ?? '';
    await run(world, 'true');
    says(prefills(`echo ${held} >/dev/null; echo ${unrestorable} >/dev/null`));
    terminal.type('yo print both tokens\r');
    await terminal.until((text) =>
      text.replaceAll('\n', '').endsWith(`P> echo "$DEPLOY_TOKEN" >/dev/null; echo ${unrestorable} >/dev/null`),
    );
    expect(terminal.text().replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`${unrestorable}.*secret that was not sent`));
    terminal.type('\x03');
    await terminal.until(AT_PROMPT);

    expect(server.seen.flatMap(({ text }, i) => leaks(text).map((secret) => `${i}: ${secret}`))).toEqual([]);
    expect(server.seen.every(({ headers }) => JSON.stringify(headers).includes(SECRETS.key))).toBe(true);

    // `line` holds bash's newest history line, which the hook reads; like the history it belongs to the shell
    const session = world.session() as string;
    const ours = textsUnder(path.join(home, '.local'), path.join(home, '.cache'), session);
    for (const name of ['record.db', 'conversation.json']) expect([...ours.keys()].some((file) => file.endsWith(name))).toBe(true);
    const written = [...ours]
      .filter(([file]) => path.basename(file) !== 'line')
      .flatMap(([file, text]) => leaks(text).map((secret) => `${file}: ${secret}`));
    expect(written).toEqual([]);
    const env = { PATH: process.env['PATH'] ?? '', HOME: home };
    expect(leaks(execFileSync(`${root}/bin/yosh`, ['sent'], { env, encoding: 'utf8' }))).toEqual([]);

    // the key: in its file and on the wire to its host, nowhere else
    const mine = processesOf(world);
    expect(mine.some(({ command }) => command.some((word) => word.endsWith('companion.cjs')))).toBe(true);
    expect(mine.filter(({ command, environment }) => leaks([...command, ...environment].join('\n'), [SECRETS.key]).length > 0)).toEqual([]);
    const holders = [...textsUnder(home)].filter(([, text]) => leaks(text, [SECRETS.key]).length > 0);
    expect(holders.map(([file]) => file)).toEqual([path.join(home, '.yoconf')]);
    expect(leaks(terminal.output.toString('latin1'), [SECRETS.key])).toEqual([]);
  });
});

test('a secret in a variable that the launcher has set aside is masked, and restored under the name that it has in the shell', async () => {
  const provider = new Parrot();
  using desk = new BareCompanion({ provider, env: { YOSH_ASIDE_NODE_AUTH_TOKEN: 'npm-token-canary-0123456789' } });
  await desk.ask('log in with npm-token-canary-0123456789');
  const sent = JSON.stringify(provider.requests);
  expect(sent).not.toContain('canary');
  const [placeholder = ''] = /REDACTED_\w+_\d+/.exec(sent) ?? [];
  expect(placeholder).not.toBe('');
  provider.command = `curl -H "authorization: ${placeholder}" https://npm.example`;
  expect((await desk.ask('once more')).text).toContain('NODE_AUTH_TOKEN');
  expect((await desk.ask('once more')).text).not.toContain('YOSH_ASIDE');
});
