/** `npm run screens`: sits at a real terminal (tmux, 80 × 24) in both shells and writes what it sees to docs/screens.md. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyRoot, REPOSITORY, scriptCompanion } from '../support/scripted-root.ts';

const SOCKET = `yosh-screens-${process.pid}`;
const TIMEOUT_MS = 20_000;
/** Enter is ignored for this long after a prefill. */
const GUARD_MS = 400;

type Shell = 'bash' | 'zsh';
const tmux = (...args: readonly string[]): string => execFileSync('tmux', ['-L', SOCKET, '-f', '/dev/null', ...args], { encoding: 'utf8' });

class Screen implements AsyncDisposable {
  readonly home: string;

  constructor(root: string, shell: Shell) {
    this.home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-screens-'));
    fs.writeFileSync(path.join(this.home, '.bashrc'), "PS1='P> '\n");
    fs.writeFileSync(path.join(this.home, '.zshrc'), "PS1='P> '\n");
    fs.mkdirSync(path.join(this.home, 'project'));
    fs.writeFileSync(path.join(this.home, 'project/a.ts'), 'one\ntwo\n');
    fs.writeFileSync(path.join(this.home, 'project/b.ts'), 'three\n');
    fs.writeFileSync(path.join(this.home, 'project/big.iso'), '');
    fs.truncateSync(path.join(this.home, 'project/big.iso'), 200 * 1024 * 1024);
    fs.writeFileSync(path.join(this.home, 'project/web.log'), 'x'.repeat(123_456));
    const rules = [{ match: '*', steps: [{ waitFor: path.join(this.home, 'never') }] }];
    fs.writeFileSync(path.join(this.home, '.test-script.json'), JSON.stringify(rules));
    const env = [
      'env',
      '-i',
      `HOME=${this.home}`,
      `SHELL=${execFileSync('which', [shell], { encoding: 'utf8' }).trim()}`,
      'TERM=screen-256color',
      'LANG=C.UTF-8',
      `PATH=${process.env['PATH'] ?? ''}`,
    ];
    tmux('new-session', '-d', '-x', '80', '-y', '24', '-c', path.join(this.home, 'project'), ...env, path.join(root, 'bin/yosh'));
  }

  lines(): string {
    return tmux('capture-pane', '-p').trimEnd();
  }

  async until(wanted: RegExp): Promise<void> {
    const end = performance.now() + TIMEOUT_MS;
    while (!wanted.test(this.lines())) {
      if (performance.now() > end) throw new Error(`not on the screen: ${wanted}\n${this.lines()}`);
      await sleep(20);
    }
  }

  type(text: string): void {
    tmux('send-keys', '-l', text);
  }

  key(...names: readonly string[]): void {
    tmux('send-keys', ...names);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    tmux('kill-server');
    await sleep(300);
    fs.rmSync(this.home, { recursive: true, force: true });
  }
}

interface Scene {
  readonly title: string;
  readonly scripted?: boolean;
  play(screen: Screen): Promise<void>;
}

const ask = async (screen: Screen, sentence: string, wanted: RegExp): Promise<void> => {
  screen.type(sentence);
  screen.key('Enter');
  await screen.until(wanted);
  await sleep(GUARD_MS);
};

const SCENES: readonly Scene[] = [
  {
    title: 'A command, run',
    play: async (screen) => {
      await ask(screen, 'yo find files bigger than 100 megabytes', /P> find [^\n]*100M/);
      screen.key('Enter');
      await screen.until(/big\.iso\nP>$/);
    },
  },
  { title: 'Any sentence', play: (screen) => ask(screen, `yo what's eating my disk? (*.log & more) $HOME | "x`, /P> (?:find|du) [^]*\S$/) },
  {
    title: 'An edited prefill, and Up afterwards',
    play: async (screen) => {
      await ask(screen, 'yo how many lines are in *.ts files', /P> find [^]*wc -l$/);
      screen.type(' | tr -d "\\n"; echo " lines"');
      screen.key('Enter');
      await screen.until(/\d lines\nP>$/);
      screen.key('Up', 'Up');
      await screen.until(/P> yo how many lines[^\n]*$/);
    },
  },
  {
    title: 'What went wrong?',
    play: async (screen) => {
      screen.type('gti status');
      screen.key('Enter');
      await screen.until(/not found[^]*P>$/);
      await ask(screen, 'yo', /P> git status$/);
    },
  },
  {
    title: 'Thinking (a slow provider)',
    scripted: true,
    play: async (screen) => {
      screen.type('yo think hard');
      screen.key('Enter');
      await screen.until(/thinking/);
    },
  },
  {
    title: 'Ctrl-C while it thinks',
    scripted: true,
    play: async (screen) => {
      screen.type('yo think hard');
      screen.key('Enter');
      await screen.until(/thinking/);
      screen.key('C-c');
      await screen.until(/\^C\nP>$/);
      screen.type('echo $?');
      screen.key('Enter');
      await screen.until(/130\nP>$/);
    },
  },
];

const real = copyRoot();
const scripted = copyRoot();
await scriptCompanion(scripted);
const page: string[] = [
  '# What it looks like',
  '',
  'Captured from a real terminal (tmux, 80 × 24) by `npm run screens`; the prompt is `P> `.',
  '',
];
for (const shell of ['bash', 'zsh'] as const) {
  page.push(`## In ${shell}`, '');
  for (const scene of SCENES) {
    await using screen = new Screen(scene.scripted === true ? scripted : real, shell);
    await screen.until(/P>$/);
    await scene.play(screen);
    page.push(`### ${scene.title}`, '', '```', screen.lines(), '```', '');
    console.log(`${shell}: ${scene.title}`);
  }
}
fs.writeFileSync(path.join(REPOSITORY, 'docs/screens.md'), `${page.join('\n').trimEnd()}\n`);
for (const root of [real, scripted]) fs.rmSync(root, { recursive: true, force: true });
