/** The hooks start no process, at a prompt or for a question. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { eventually } from '../support/clock.ts';
import { AT_PROMPT, enter, run, WORKS } from '../support/talk.ts';
import { World } from '../support/world.ts';

const STRACE = '/usr/bin/strace';

describe.each(['bash', 'zsh'] as const)('%s', (shell) => {
  test('the shell starts no process between prompts or for a question', async (ctx) => {
    if (!fs.existsSync(STRACE)) ctx.skip('strace is not installed');
    await using world = await new World({ shell, script: WORKS }).ready();
    await run(world, 'echo $$ >pid');
    const pid = fs.readFileSync(path.join(world.home, 'pid'), 'utf8').trim();
    const trace = path.join(world.home, 'trace');
    const tracer = spawn(STRACE, ['-f', '-e', 'trace=process', '-o', trace, '-p', pid], { stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    tracer.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
    await eventually('strace is attached', () => log.includes('attached'));

    for (let i = 0; i < 5; i++) await run(world, '', /P>(?: ?\nP>)+$/);
    for (let i = 0; i < 5; i++) await run(world, `: command ${i}; false`);
    world.terminal.type("yo what's up? (*.log & more\r");
    await world.terminal.until(/P> echo "works[^\n]*$/);
    await enter(world, (text) => text.endsWith('works-42\nP>'));
    world.terminal.type('yo interrupted\x15');
    await world.terminal.until(AT_PROMPT);

    const processes = (): readonly string[] =>
      fs
        .readFileSync(trace, 'utf8')
        .split('\n')
        .filter((line) => /\b(?:clone3?|v?fork|execve)\(/.test(line));
    expect(processes()).toEqual([]);
    // the counter works: an external command is counted
    await run(world, '/bin/true');
    await eventually('strace has seen /bin/true', () => processes().some((line) => line.includes('execve("/bin/true"')));
    tracer.kill('SIGINT');
    await new Promise((resolve) => tracer.once('exit', resolve));
  });
});
