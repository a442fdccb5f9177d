/** Whole walk-throughs in real shells: each request for a next step has the goal, the last step's output and its exit status. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeStatus } from '../../src/context/status.ts';
import { ENTER, open, SHELLS } from '../shell/contract.ts';
import { chat, pending } from '../support/script.ts';
import type { World } from '../support/world.ts';
import { accept, acceptLast, ask, continuations, factsOf, SHELL_COLS, shown, walkThrough } from './walker.ts';

interface WalkStep {
  readonly command: string;
  readonly status?: number;
  /** Everything it prints. */
  readonly output?: string | RegExp;
  /** Typed after it before Enter. */
  readonly typed?: string;
}

interface Walk {
  readonly goal: string;
  /** Files in the home folder. */
  readonly files?: Readonly<Record<string, string>>;
  readonly prepare?: (home: string) => void;
  readonly steps: readonly WalkStep[];
  readonly after?: (home: string) => void;
}

const read = (home: string, file: string): string => fs.readFileSync(path.join(home, file), 'utf8');

function conflict(home: string): void {
  const git = (...args: readonly string[]): void =>
    void execFileSync('git', ['-C', path.join(home, 'repo'), ...args], { env: { PATH: process.env['PATH'], HOME: home }, stdio: 'pipe' });
  fs.mkdirSync(path.join(home, 'repo'));
  fs.writeFileSync(path.join(home, '.gitconfig'), '[user]\nname = Me\nemail = me@example.com\n[init]\ndefaultBranch = main\n');
  const commit = (text: string): void => {
    fs.writeFileSync(path.join(home, 'repo/words.txt'), `${text}\n`);
    git('add', '.');
    git('commit', '-qm', text);
  };
  git('init', '-q');
  commit('base');
  git('checkout', '-qb', 'topic');
  commit('theirs');
  git('checkout', '-q', 'main');
  commit('ours');
}

const CRONTAB = `#!/bin/sh
case $1 in
-l) cat "$HOME/.cron" 2>/dev/null || { echo 'no crontab for me' >&2; exit 1; } ;;
-) cat >"$HOME/.cron" ;;
esac
`;

const SERVICE = `case $1 in
start) sleep 300 </dev/null >/dev/null 2>&1 & echo $! >pid; echo started ;;
status) if [ -e pid ] && kill -0 "$(cat pid)"; then echo running; else echo 'not running'; exit 3; fi ;;
stop) kill "$(cat pid)" && rm pid && echo stopped ;;
esac
`;

const WALKS: Readonly<Record<string, Walk>> = {
  'a git conflict': {
    goal: 'merge the branch topic, their words win',
    prepare: conflict,
    steps: [
      { command: 'cd repo' },
      {
        command: 'git merge topic',
        status: 1,
        output:
          'Auto-merging words.txt\nCONFLICT (content): Merge conflict in words.txt\nAutomatic merge failed; fix conflicts and then commit the result.',
      },
      { command: 'git diff --name-only --diff-filter=U | cat', output: 'words.txt' },
      { command: 'git checkout --theirs words.txt', output: 'Updated 1 path from the index' },
      { command: 'git add words.txt' },
      { command: "git commit -m 'Merge topic'", output: /^\[main [0-9a-f]{7,}\] Merge topic$/ },
    ],
    after: (home) => expect(read(home, 'repo/words.txt')).toBe('theirs\n'),
  },
  'a certificate': {
    goal: 'make a self-signed certificate for localhost',
    steps: [
      { command: 'openssl ecparam -name prime256v1 -genkey -noout -out key.pem' },
      { command: 'openssl req -new -key key.pem -subj /CN=localhost -out request.pem' },
      {
        command: 'openssl x509 -req -in request.pem -signkey key.pem -days 2 -out cert.pem',
        output: /^Certificate request self-signature ok\nsubject=CN ?= ?localhost$/,
      },
      { command: 'openssl verify -CAfile cert.pem cert.pem', output: 'cert.pem: OK' },
    ],
  },
  'a cron entry': {
    goal: 'back up my home every night at three',
    files: { 'bin/crontab': CRONTAB },
    steps: [
      { command: 'crontab -l', status: 1, output: 'no crontab for me' },
      { command: "(crontab -l 2>/dev/null; echo '0 3 * * * backup ~') | crontab -" },
      { command: 'crontab -l', output: '0 3 * * * backup ~' },
    ],
    after: (home) => expect(read(home, '.cron')).toBe('0 3 * * * backup ~\n'),
  },
  'a service': {
    goal: 'start the service, see that it runs, and stop it again',
    files: { service: SERVICE },
    steps: [
      { command: 'sh service start', output: 'started' },
      { command: 'sh service status', output: 'running' },
      { command: 'sh service stop', output: 'stopped' },
      { command: 'sh service status || (exit 3)', status: 3, output: 'not running' },
    ],
  },
  'backup and restore': {
    goal: 'pack my notes, delete them and prove that they can be had back',
    files: { 'notes/one': 'precious\n' },
    steps: [
      { command: 'tar -cvf notes.tar notes', output: 'notes/\nnotes/one' },
      { command: 'rm -r notes' },
      { command: 'tar -xf notes.tar' },
      { command: 'cat notes/one', output: 'precious' },
    ],
  },
  'a step that fails and is repaired': {
    goal: 'build the program',
    files: { build: 'if [ -e settings ]; then echo built; else echo "build: no settings file" >&2; exit 3; fi\n' },
    steps: [
      { command: 'sh build', status: 3, output: 'build: no settings file' },
      { command: 'touch settings' },
      { command: 'sh build', output: 'built' },
    ],
  },
  'an edited step': {
    goal: 'make a project folder and say where it is',
    steps: [
      { command: 'mkdir project', typed: '-two' },
      { command: 'ls', output: 'project-two' },
      {
        command: 'ls -d project*',
        typed: ' nothing-here 2>&1 | sort',
        output: "ls: cannot access 'nothing-here': No such file or directory\nproject-two",
      },
    ],
    after: (home) => expect(fs.existsSync(path.join(home, 'project-two'))).toBe(true),
  },
};

function furnish(world: World, { files = {}, prepare }: Walk): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(world.home, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text, { mode: 0o755 });
  }
  prepare?.(world.home);
}

const RC = 'PATH=$HOME/bin:$PATH; export LC_ALL=C.UTF-8';

describe.each(SHELLS)('%s', (shell) => {
  test.concurrent.each(Object.keys(WALKS))('%s', async (name) => {
    const walk = WALKS[name] as Walk;
    const { goal, steps } = walk;
    await using world = await open({ shell, cols: SHELL_COLS, rc: RC });
    furnish(world, walk);
    const [first, ...rest] = steps.map(({ command }) => pending(command));
    world.script(walkThrough(first ?? [], ...rest, chat('All of it is done.')));
    await ask(world, goal, steps[0]?.command ?? '');
    for (const [index, { typed = '' }] of steps.entries()) {
      world.terminal.type(typed);
      const next = steps[index + 1];
      if (next === undefined) await acceptLast(world, ENTER);
      else await accept(world, next.command);
      expect(world.terminal.text()).toContain(`step ${index + 1} · does ${steps[index]?.command}`);
    }
    expect(shown(world)).toContain(`All of it is done.\nyo: walk-through done: ${steps.length} steps · ${110 * steps.length} tokens\nP>`);

    expect(world.requests()).toHaveLength(steps.length + 1);
    expect(world.questions()[0]).toBe(goal);
    for (const [index, request] of continuations(world).entries()) {
      const facts = factsOf(request);
      const { command, status = 0, output = '', typed = '' } = steps[index] as WalkStep;
      const outcome = typed === '' ? 'run as suggested' : `edited to \`${command}${typed}\` and run`;
      const ledger = (facts['walk-through'] ?? '').split('\n');
      expect(ledger[0]).toBe(`goal, in the user's words: ${goal}`);
      expect(ledger).toHaveLength(index + 3);
      expect(ledger.at(-1)).toBe(`${index + 1}. \`${command}\`: ${outcome}, exit status ${status}${status === 0 ? '' : ' (it failed)'}`);
      expect(facts['last-command']?.split('\n')[0]).toBe(`${command}${typed}`);
      expect(facts['last-command']?.split('\n')[1]).toMatch(describeStatus(status));
      if (typeof output === 'string') expect(facts['last-output'] ?? '').toBe(output);
      else expect(facts['last-output']).toMatch(output);
    }
    walk.after?.(world.home);
  });
});
