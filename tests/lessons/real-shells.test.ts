/**
 * A sample of the stories in real shells: the commands are typed, scripts on PATH print what the tools print, and bare `yo` prefills the fix
 * of the first place in the second one. Of the near misses nothing is prefilled: the model is asked.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { command } from '../support/script.ts';
import { enter, run } from '../support/talk.ts';
import { World } from '../support/world.ts';
import { HOME, stories, type Story, type StoryCommand } from './story-book.ts';

const FIXED = [
  'git push, no upstream, another branch',
  'node, port in use, freed with fuser',
  'docker daemon is not running',
  'python, missing module',
  'terraform, a lock that was left',
  'npm, peers that do not agree',
];
const NEAR = ['another deed of the same program is no fix', 'the same program with another error', 'a typing mistake of another word'];
/** What the model answers when it is asked. */
const ASKED = 'echo "asked-$((6*7))"';

/** Prints the output of the next step of the story and ends with its status. */
const PLAYER = `#!/bin/sh
n=$(cat "$HOME/steps/next"); echo $((n + 1)) > "$HOME/steps/next"
cat "$HOME/steps/$n.out"; exit "$(cat "$HOME/steps/$n.status")"
`;

function prepare(world: World, steps: readonly StoryCommand[]): void {
  for (const folder of ['steps', 'tools', 'app', 'site']) fs.mkdirSync(path.join(world.home, folder), { recursive: true });
  fs.writeFileSync(path.join(world.home, 'steps/next'), '0');
  steps.forEach(({ run: line, out = '', status = 0 }, at) => {
    fs.writeFileSync(path.join(world.home, `steps/${at}.out`), out.replaceAll(HOME, world.home).replace(/([^\n])$/, '$1\n'));
    fs.writeFileSync(path.join(world.home, `steps/${at}.status`), String(status));
    const [program = ''] = line.split(' ');
    fs.writeFileSync(path.join(world.home, 'tools', program), PLAYER, { mode: 0o755 });
  });
}

async function told({ first, then }: Story, shell: 'bash' | 'zsh', prefilled: string): Promise<World> {
  const world = new World({ shell, script: { '*': command(ASKED) }, cols: 160, rc: 'PATH=$HOME/tools:$PATH' });
  prepare(world, [...first, then, { run: prefilled, out: 'done\n' }]);
  await world.ready();
  // the shell may have read the folders of PATH before the tools were in one of them
  await run(world, 'hash -r');
  await run(world, 'cd ~/app');
  for (const one of first) await run(world, one.run);
  await run(world, 'cd ~/site');
  await run(world, then.run);
  world.terminal.type('yo\r');
  await world.terminal.until((text) => text.trimEnd().endsWith(`P> ${prefilled}`));
  return world;
}

const named = (set: 'stories' | 'near-misses', names: readonly string[]): readonly Story[] => {
  const found = stories(set).filter(({ name }) => names.includes(name));
  expect(found).toHaveLength(names.length);
  return found;
};

describe.each(['bash', 'zsh'] as const)('%s', (shell) => {
  test.each(named('stories', FIXED))('$name', async (story) => {
    await using world = await told(story, shell, story.expect ?? '');
    expect(world.terminal.text()).toContain('your fix from earlier today');
    expect(world.requests()).toEqual([]);
    await enter(world, (text) => /\ndone\n/.test(text));
  });

  test.each(named('near-misses', NEAR))('$name', async (story) => {
    await using world = await told(story, shell, ASKED);
    expect(world.terminal.text()).not.toContain('your fix');
  });
});
