/** The five paths of a new user. Each expects what the README promises. */
import fs from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../tests/support/scripted-root.ts';
import type { Newcomer } from './newcomer.ts';
import { GOOD_KEY, type ServerName } from './path-servers.ts';

interface Path {
  readonly name: string;
  readonly servers: readonly ServerName[];
  readonly env?: Readonly<Record<string, string>>;
  walk(user: Newcomer): Promise<void>;
}

async function asks(user: Newcomer, question: string, wanted: RegExp): Promise<void> {
  await user.enters(question, wanted);
  user.answered();
}

export const PATHS: readonly Path[] = [
  {
    name: 'no key and no model',
    servers: [],
    async walk(user) {
      await user.starts();
      await asks(user, 'yo find big files', /offline: no model[^]*\nP> find .*$/);
      await user.enters('', /\n\d+ +\.\/dist[^]*\nP>$/);
      user.clears();
      await user.enters('yo what does find -exec do?', /-exec: runs[^]*\nP>$/);
      user.clears();
      await user.enters('yo help', /yosh tour[^]*\nP>$/);
      user.clears();
      await user.enters('yosh setup', /arrow keys \[anthropic\]: $|arrow keys \[anthropic\]:$/);
      await user.enters('offline', /\[y\/N\]$/);
      await user.enters('n', /wrote ~\/\.yoconf[^]*\nP>$/);
      await user.enters('exit', /P>$/);
    },
  },
  {
    name: 'a key in the environment',
    servers: ['anthropic'],
    env: { ANTHROPIC_API_KEY: GOOD_KEY },
    async walk(user) {
      await user.starts();
      await asks(user, 'yo find big files', /larger than 1 MiB[^]*\nP> find .*$/);
      await user.enters('', /P>$/);
      user.clears();
      await user.enters('yosh setup', /arrow keys \[anthropic\]:$/);
      await user.enters('', /Enter takes ANTHROPIC_API_KEY/);
      await user.enters('', /Model/);
      await user.enters('', /\[y\/N\]$/);
      await user.enters('n', /wrote ~\/\.yoconf[^]*\[y\/N\]$/);
      await user.enters('n', /P>$/);
    },
  },
  {
    name: 'a wrong key, then the right one',
    servers: ['anthropic'],
    async walk(user) {
      await user.starts();
      user.clears();
      await user.enters('yosh setup', /arrow keys \[anthropic\]:$/);
      await user.enters('', /To make a key: https:[^]*\(not shown\):$/);
      await user.enters('sk-ant-api03-wrong', /401[^]*(?:once more|again)/);
      await user.enters(GOOD_KEY, /Model, by number[^]*\[claude-sonnet-5-5\]:$/);
      await user.enters('', /answered in[^]*\[y\/N\]$/);
      await user.enters('n', /wrote ~\/\.yoconf[^]*\[y\/N\]$/);
      await user.enters('n', /P>$/);
      user.clears();
      await asks(user, 'yo find big files', /larger than 1 MiB[^]*\nP> find .*$/);
    },
  },
  {
    name: 'Ollama with two models',
    servers: ['ollama'],
    async walk(user) {
      await user.starts();
      await user.enters('yo find big files', /\[y\/N\]$/);
      await user.enters('y', /larger than 1 MiB[^]*\nP> find .*$/);
      user.answered();
      await user.presses('C-c', /P>$/);
      user.clears();
      await user.enters('yosh setup', /arrow keys \[ollama\]:$/);
      await user.enters('', /qwen3:8b[^]*Model/);
      await user.enters('', /answered in[^]*\[y\/N\]$/);
      await user.enters('n', /wrote ~\/\.yoconf[^]*\[y\/N\]$/);
      await user.enters('n', /P>$/);
    },
  },
  {
    name: 'removing it all again',
    servers: [],
    async walk(user) {
      await user.sees(/P>$/);
      const before = user.files();
      const rc = fs.readFileSync(user.rcFile, 'utf8');
      await user.starts();
      await user.enters('yosh setup', /arrow keys/);
      await user.enters('offline', /\[y\/N\]$/);
      await user.enters('y', /wrote ~\/\.\w+rc[^]*\nP>$/);
      await asks(user, 'yo find big files', /P> find .*$/);
      await user.presses('C-c', /P>$/);
      await user.enters('exit', /P>$/);
      user.clears();
      const page = fs.readFileSync(path.join(REPOSITORY, 'docs/uninstall.md'), 'utf8');
      const lines = /```sh\n([^]*?)\n```/.exec(page)?.[1] ?? '';
      await user.pastes(lines, /P>$/);
      await user.enters('cd ~ && rm -rf yosh && echo removed', /\nremoved\nP>$/);
      const left = user.files().filter((name) => !before.includes(name));
      if (left.length > 0) throw new Error(`left behind: ${left.join(', ')}`);
      if (fs.readFileSync(user.rcFile, 'utf8') !== rc) throw new Error('the rc file is another one');
    },
  },
];
