/** Text that is never sent to a model: each source shows a word of its own, and then questions of every kind are asked. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { chat, inTurn, lookUp, pending } from '../support/script.ts';
import { AT_PROMPT, enter, run } from '../support/talk.ts';
import { type Shell, World } from '../support/world.ts';

const SHELLS = ['bash', 'zsh'] as const;

/** Settings with which a leading space keeps a line out of the history, and settings with which it does not. */
const HISTORY: Readonly<Record<Shell, Readonly<Record<string, string>>>> = {
  bash: {
    ignorespace: 'HISTCONTROL=ignorespace',
    ignoreboth: 'HISTCONTROL=ignoreboth',
    'nothing set': 'unset HISTCONTROL',
    'no history': 'set +o history',
  },
  zsh: {
    HIST_IGNORE_SPACE: 'setopt hist_ignore_space',
    'nothing set': 'unsetopt hist_ignore_space',
    'no history': 'unset HISTFILE; HISTSIZE=0',
  },
};

/** Fake programs that come before the system's on PATH. */
const PROGRAMS: Readonly<Record<string, string>> = {
  ssh: 'echo "remote-$((40+2))-host"; echo "ssh-shown"',
  docker: 'echo "container-$((40+2))"',
  kubectl: 'echo "pod-$((40+2))"',
  su: 'echo "other-user-$((40+2))"',
};

interface Sitting {
  readonly shell: Shell;
  readonly rc?: string;
  readonly yoconf?: string;
}

async function sit({ shell, rc = '', yoconf = '' }: Sitting): Promise<World> {
  const world = new World({ shell, rc: `PATH=$HOME/programs:$PATH\n${rc}`, script: { '*': chat('words') } });
  for (const [name, text] of Object.entries(PROGRAMS)) {
    const file = path.join(world.home, 'programs', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
  if (yoconf !== '') fs.writeFileSync(path.join(world.home, '.yoconf'), yoconf, { mode: 0o600 });
  return world.ready();
}

/** A question, `yo` alone, a look-up of everything, and a walk-through with a step in it. */
async function askAll(world: World): Promise<string> {
  const { terminal } = world;
  await run(world, 'yo what was that', /words\nP>$/);
  await run(world, 'yo', /words\nP>$/);
  world.script({ '*': inTurn(lookUp('scrollback', { lines: 1_000 }), chat('seen')) });
  await run(world, 'yo look at everything', /seen\nP>$/);
  world.script({ '*': inTurn(pending('echo "step-$((0+1))"'), lookUp('scrollback', { lines: 1_000 }), chat('end')) });
  terminal.type('yo go on\r');
  await terminal.until(/P> echo "step-\$\(\(0\+1\)\)"$/);
  await enter(world, (text) => /step-1\n[^]*(?:\n {2}end\s|waits at step 1)[^]*P>$/.test(text));
  world.script({ '*': chat('words') });
  return sent(world);
}

const sent = (world: World): string => JSON.stringify(world.requests().map(({ turns }) => turns));

describe.each(SHELLS)('%s', (shell) => {
  test.each(Object.entries(HISTORY[shell]))('a command with a leading space and its output are not sent: %s', async (_, rc) => {
    await using world = await sit({ shell, rc });
    await run(world, 'echo "open-$((40+2))"');
    await run(world, ' echo "hidden-$((40+2))"');
    const all = await askAll(world);
    expect(all).not.toContain('hidden-');
    if (rc !== 'set +o history') expect(all).toContain('open-42');
    expect(all).toContain('left out: a private command');
  });

  test('a step of a walk-through that was run with a leading space is not sent', async () => {
    await using world = await sit({ shell });
    const { terminal } = world;
    world.script({ '*': inTurn(pending('echo "step-$((40+2))"'), chat('end')) });
    terminal.type('yo go on\r');
    await terminal.until(/P> echo "step-\$\(\(40\+2\)\)"$/);
    terminal.type('\x01 \x05 hidden-too');
    await terminal.until(/hidden-too$/);
    await enter(world, (text) => /step-42 hidden-too\n/.test(text));
    await terminal.until(AT_PROMPT);
    expect(sent(world)).not.toMatch(/step-42|hidden-too/);
  });

  test('text typed without an echo and text on the alternate screen are not sent', async () => {
    await using world = await sit({ shell });
    const { terminal } = world;
    terminal.type('echo "asks-$((40+2))"; read -rs secret; echo "read-$((40+2))"\r');
    await terminal.until(/asks-42\n$|asks-42$/);
    terminal.type('no-echo-word\r');
    await terminal.until(/read-42\nP>$/);
    await run(world, `printf '\\033[?1049h\\033[H%s\\033[?1049l' "alternate-$((40+2))"; echo "after-$((40+2))"`);
    const all = await askAll(world);
    expect(all).toContain('read-42');
    expect(all).toContain('after-42');
    expect(all).not.toMatch(/no-echo-word|alternate-42/);
  });

  test('output of ssh, docker, kubectl and su is sent only by a bare `yo` right after it', async () => {
    await using world = await sit({ shell, rc: "alias web='ssh web1'" });
    for (const line of ['ssh prod', 'docker exec -it db sh', 'kubectl exec -it web -- sh', 'su - bob', 'web', 'echo "here-$((40+2))"'])
      await run(world, line);
    const all = await askAll(world);
    expect(all).toContain('here-42');
    expect(all).not.toMatch(/remote-42|container-42|pod-42|other-user-42|ssh-shown/);
    await run(world, 'ssh prod');
    await run(world, 'yo what was that', /words\nP>$/);
    expect(sent(world)).not.toMatch(/remote-42/);
    await run(world, 'ssh prod');
    await run(world, 'yo', /words\nP>$/);
    expect(sent(world)).toMatch(/not of this shell:\)\\nremote-42/);
  });

  test('text shown while yo is off is not sent', async () => {
    await using world = await sit({ shell });
    await run(world, 'echo "before-$((40+2))"');
    await run(world, 'yo off', /off: nothing is captured[^]*\nP>$/);
    await run(world, 'echo "during-$((40+2))"');
    await run(world, 'yo on', /yo is on: it captures and answers again\nP>$/);
    await run(world, 'echo "after-$((40+2))"');
    const all = await askAll(world);
    expect(all).toContain('after-42');
    expect(all).not.toMatch(/before-42|during-/);
  });

  test('text that matches `ignore` is not sent', async () => {
    await using world = await sit({
      shell,
      yoconf: 'ignore = ^vault|acme-\\d+\n',
      rc: "alias v='vault read'; vault() { echo vault-output; }",
    });
    await run(world, 'vault read db');
    await run(world, 'v db');
    await run(world, 'echo "acme-$((40+2)) is a customer"; false');
    const all = await askAll(world);
    expect(all).toContain('(ignored) is a customer');
    expect(all).not.toMatch(/acme-42|vault-output|vault read/);
  });
});
