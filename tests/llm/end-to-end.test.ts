/** The real bin/yosh, a real shell and the real companion with a local server: what the user at the prompt sees. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { agreeToCommand, agreeToKey } from '../support/agreed.ts';
import { eventually, LONG_TEST_MS } from '../support/clock.ts';
import { type FaultCase, faultsOf } from '../support/fault-list.ts';
import { ModelServer, type Reply } from '../support/model-server.ts';
import { CANARY, nobodyListens, untrustedServer } from '../support/network.ts';
import { sample } from '../support/sample.ts';
import { enter } from '../support/talk.ts';
import { type Speech, SPEECH, sse, WIRES } from '../support/wire-speech.ts';
import { World } from '../support/world.ts';
import type { WireName } from '../../src/providers/wires.ts';

const root = inject('builtRoot');

type Shell = 'bash' | 'zsh';
const SHELLS = ['bash', 'zsh'] as const;
const LS = { command: 'echo "hello $((6*7))"', explanation: 'says hello', pending: false };

/** Where a session finds the provider, and over which wire. */
interface Place {
  readonly origin: string;
  readonly wire: WireName;
  /** The setting: seconds of silence. */
  readonly timeout?: number;
  /** The setting `history_limit`: one that changes no request of a first question. */
  readonly historyLimit?: number;
}

async function sit(shell: Shell, place: Place, env: Readonly<Record<string, string>> = {}): Promise<World> {
  const world = new World({ shell, program: [`${root}/bin/yosh`], cols: 240, rows: 40, env });
  configure(world, place);
  return world.ready();
}

const at = ({ origin }: ModelServer, wire: WireName = 'chat'): Place => ({ origin, wire });

function configure(world: World, { origin, wire, timeout = 0, historyLimit = 10 }: Place): void {
  const file = path.join(world.home, '.yoconf');
  const lines = [
    'provider = compatible',
    `base_url = ${origin}`,
    `wire = ${wire}`,
    `model = ${SPEECH[wire].model}`,
    `key = ${CANARY}`,
    `timeout = ${timeout}`,
    `history_limit = ${historyLimit}`,
  ];
  fs.writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  agreeToKey(world.home, CANARY, origin);
}

const answer = (wire: WireName, speech: Speech): Reply => ({ body: sse(SPEECH[wire].say(speech)) });
/** Runs a command that fails, asks a question that fails, and checks that nothing is prefilled and the status is still the same. */
async function expectFault(world: World, name: string, says: RegExp): Promise<void> {
  const { terminal } = world;
  const before = terminal.text().length;
  terminal.type("sh -c 'exit 42'\r");
  await terminal.until((text) => text.slice(before).endsWith("exit 42'\nP>"));
  const asked = terminal.text().length;
  terminal.type(`yo about ${name.replaceAll(/\W+/g, ' ')}\r`);
  const lineIn = (text: string): string | undefined => /\nyo: ([^\n]*)\nP>$/.exec(text.slice(asked))?.[1];
  await terminal.until((text) => lineIn(text) !== undefined);
  const line = lineIn(terminal.text());
  expect(line).toMatch(says);
  expect(line).not.toMatch(/yo: |canary|[{}]/);
  terminal.type('echo "st=$?"\r');
  // with a prefilled text this line would be different
  await terminal.until((text) => text.slice(asked).endsWith('\nP> echo "st=$?"\nst=42\nP>'));
}

/** The faults that happen one after the other in one terminal with one server. */
interface Row {
  readonly wire: WireName;
  readonly faults: readonly FaultCase[];
  readonly timeout?: number;
}

const waits = (fault: FaultCase): boolean => fault.slow === true && fault.asks === undefined;
const ROWS: readonly Row[] = WIRES.flatMap((wire) => [
  { wire, faults: faultsOf(wire).filter((fault) => !waits(fault)) },
  // each of these takes `timeout` real seconds, so they run at the same time
  ...faultsOf(wire)
    .filter(waits)
    .map((fault) => ({ wire, faults: [fault], timeout: 10 })),
]);

async function expectFaults(shell: Shell, { wire, faults, timeout = 0 }: Row): Promise<void> {
  await using server = await ModelServer.start();
  await using world = await sit(shell, { ...at(server, wire), timeout });
  for (const [index, fault] of faults.entries()) {
    server.seen.length = 0;
    // a provider that failed three times is not asked for a while, unless a setting has changed
    configure(world, { ...at(server, wire), timeout, historyLimit: 10 + index });
    server.script = () => fault.reply(wire);
    await expectFault(world, fault.name, fault.here ?? fault.says);
    // what is not found is looked for at the address with /v1 too
    const asks = fault.name === '404' && wire !== 'messages' ? 2 : (fault.asks ?? 1);
    expect(server.seen.length, fault.name).toBe(asks);
  }
}

/** Waits for all of them, even when one fails; the message has the screens of those that failed. */
async function together(works: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(works);
  expect(ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))).toEqual([]);
}

describe.each(SHELLS)('%s', (shell) => {
  test.each(WIRES)('%s: a prefilled command, then text for a second question over the same connection', async (wire) => {
    await using server = await ModelServer.start((_, index) =>
      answer(wire, index === 0 ? { calls: [{ name: 'command', input: LS }] } : { text: ['It is ', 'a **shell**.'] }),
    );
    await using world = await sit(shell, at(server, wire));
    world.terminal.type('yo greet me\r');
    await world.terminal.until(/says hello\nP> echo "hello \$\(\(6\*7\)\)"$/);
    await enter(world, (text) => text.endsWith('\nhello 42\nP>'));
    world.terminal.type('yo what is this?\r');
    await world.terminal.until(/It is a .*shell.*\.\nP>$/);
    expect(server.connections).toBe(1);
    expect(server.seen[1]?.text).toContain('greet me');
  });

  test('every fault on every wire: one line, nothing prefilled, the status kept', { timeout: LONG_TEST_MS }, async () => {
    const rows = shell === 'bash' ? ROWS : sample(ROWS, 6);
    await together(rows.map((row) => expectFaults(shell, row)));
  });

  test('no server that can be reached, on every wire: the same', async () => {
    const refused = await nobodyListens();
    await using untrusted = await untrustedServer();
    const host = 'https://no-such-host.invalid';
    const places: readonly (readonly [name: string, origin: string, says: RegExp, env: Readonly<Record<string, string>>])[] = [
      ['refused', refused, /nothing answers at .*; start the local server/, {}],
      ['DNS', host, /address no-such-host.invalid was not found; check the network/, {}],
      ['TLS', untrusted.origin, /certificate of .* is not trusted; check the clock/, {}],
      [
        'a proxy that does not exist',
        host,
        /proxy on the way to no-such-host.invalid does not work; check HTTPS_PROXY/,
        { http_proxy: refused },
      ],
    ];
    await together(
      places.map(async ([name, origin, says, env]) => {
        await using world = await sit(shell, { origin, wire: 'chat' }, env);
        for (const wire of WIRES) {
          configure(world, { origin, wire });
          await expectFault(world, `${name} ${wire}`, says);
        }
      }),
    );
    expect(untrusted.asked()).toBe(0);
  });

  test('Ctrl-C during a request: the prompt returns and the socket is closed, although no answer ever arrives', async () => {
    await using server = await ModelServer.start(() => ({ silent: true }));
    await using world = await sit(shell, at(server));
    world.terminal.type('yo greet\r');
    await eventually('it is asked', () => server.seen.length === 1);
    world.terminal.type('\x03');
    await world.terminal.until((text) => /yo greet[^]*\nP>$/.test(text));
    await eventually('the socket is closed', () => server.aborted === 1);
  });

  test('the key is in no other process and in no file but the configuration', async () => {
    await using server = await ModelServer.start(() => answer('chat', { calls: [{ name: 'command', input: LS }] }));
    await using world = await sit(shell, at(server));
    world.terminal.type('yo greet me\r');
    await world.terminal.until(/P> echo "hello/);
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${CANARY}`);
    for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)) {
      for (const file of ['cmdline', 'environ']) {
        let text = '';
        try {
          text = fs.readFileSync(`/proc/${pid}/${file}`, 'latin1');
        } catch {
          continue; // it ended in the meantime, or belongs to another user
        }
        expect(text.includes(CANARY)).toBe(false);
      }
    }
    const found = execFileSync('sh', ['-c', `grep -rlF ${CANARY} "$1" || true`, 'sh', world.home], { encoding: 'utf8' }).trim();
    expect(found).toBe(path.join(world.home, '.yoconf'));
    expect(world.terminal.output.includes(CANARY)).toBe(false);
  });

  test('key_command runs without a terminal, and its failure is one line', async () => {
    await using server = await ModelServer.start(() => answer('chat', { text: ['Words.'] }));
    await using world = await sit(shell, at(server));
    const config = path.join(world.home, '.yoconf');
    const set = (command: string): void => {
      agreeToCommand(world.home, command, server.origin);
      fs.writeFileSync(config, `provider = compatible\nbase_url = ${server.origin}\nmodel = m\nkey_command = ${command}\n`, {
        mode: 0o600,
      });
    };
    set("sh -c '(: </dev/tty) 2>/dev/null && echo has-a-terminal || echo sk-from-command'");
    world.terminal.type('yo one\r');
    await world.terminal.until(/Words\.\nP>$/);
    expect(server.seen[0]?.headers.authorization).toBe('Bearer sk-from-command');
    set('exit 3');
    world.terminal.type('yo two\r');
    await world.terminal.until(/`key_command` in ~\/\.yoconf failed with status 3; run it by itself and see\nP>$/);
    expect(server.seen).toHaveLength(1);
  });
});

test('bin/yo does not load an SDK for offline, and asks a server like the session does', async () => {
  await using server = await ModelServer.start((_, index) =>
    answer('responses', { calls: [{ name: 'command', input: index === 0 ? { explanation: 'lists', command: 7, pending: false } : LS }] }),
  );
  const world = new World({ shell: 'bash', program: ['/bin/true'] });
  await using _ = world;
  const env = { HOME: world.home, PATH: process.env['PATH'] ?? '', SHELL: '/bin/bash' };
  const { exec } = await import('node:child_process');
  const yo = (words: string): Promise<string> =>
    new Promise((resolve) => exec(`${root}/bin/yo ${words} 2>&1 </dev/null`, { env }, (_error, stdout) => resolve(stdout)));
  const trace = await new Promise<string>((resolve) =>
    exec(`strace -f -e trace=openat,open ${root}/bin/yo find files 2>&1 </dev/null || true`, { env }, (_error, stdout) => resolve(stdout)),
  );
  expect(trace).not.toMatch(/part-(?:openai|undici|client)[^"]*"[^\n]*= \d/);
  configure(world, at(server, 'responses'));
  expect(await yo('greet me')).toBe(`says hello\n${LS.command}\n`);
  expect(server.seen).toHaveLength(2);
  expect(server.seen[1]?.text).toContain('`command`');
  await server[Symbol.asyncDispose]();
  expect(await yo('greet me')).toMatch(/^yo: nothing answers at 127\.0\.0\.1:\d+; start the local server.*\n$/);
});
