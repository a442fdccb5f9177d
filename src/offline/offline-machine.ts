/**
 * The endpoints of the offline provider on a real machine. Everything is read on first use and kept: the folders of PATH, the end of
 * the history files, the index of the manual. Nothing here throws; what cannot be read is empty.
 */
import { closeSync, fstatSync, readSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Env } from '../base/env.ts';
import { namesIn } from '../base/names-in.ts';
import { openRegular } from '../base/open-regular.ts';
import { xdgFolder } from '../base/own-folder.ts';
import { pathFolders, programIn } from '../base/program-path.ts';
import { KINDS, SHELL_NAMES } from '../shell/shell-kinds.ts';
import type { DocLine, OfflineEndpoints } from './offline-endpoints.ts';

/** The newest part of a history file: half a megabyte is more than ten thousand commands. */
const HISTORY_BYTES = 512 * 1024;
/** What `apropos` prints for a page without a title. */
const UNTITLED = '(unknown subject)';

/** The files of a project that are read are lists of scripts; a longer one is read to here. */
const TEXT_BYTES = 256 * 1024;
/** `apropos` searches the manual's index in tens of milliseconds; beyond this it is not worth the wait. */
const MANUAL_MS = 1500;

export interface MachineOptions {
  readonly env: Env;
  readonly home: string;
  readonly platform: string;
  /** The folder that relative paths start at. */
  readonly cwd: string;
}

function tail(path: string): string {
  const file = openRegular(path);
  if (file === null) return '';
  try {
    const { size } = fstatSync(file);
    const buffer = Buffer.alloc(Math.min(size, HISTORY_BYTES));
    const read = readSync(file, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString('utf8', 0, read);
  } catch {
    return '';
  } finally {
    closeSync(file);
  }
}

/** The beginning of a regular file; null when it is none or cannot be read. Never waits: a pipe is not opened for reading. */
function head(path: string): string | null {
  const file = openRegular(path);
  if (file === null) return null;
  try {
    const buffer = Buffer.alloc(TEXT_BYTES);
    return buffer.toString('utf8', 0, readSync(file, buffer, 0, buffer.length, 0));
  } catch {
    return null;
  } finally {
    closeSync(file);
  }
}

/** The commands of a bash or zsh history file, without timestamps (`#1700000000`, `: 1700000000:0;`) and without continued lines. */
export function parseHistory(text: string): string[] {
  const out: string[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || /^#\d{9,}$/.test(line) || line.endsWith('\\')) continue;
    out.push(line.replace(/^: \d+:\d+;/, ''));
  }
  return out;
}

async function run(program: string, args: readonly string[]): Promise<string> {
  const { execFile } = process.getBuiltinModule('node:child_process');
  return await new Promise((done) => {
    execFile(
      program,
      [...args],
      { timeout: MANUAL_MS, maxBuffer: 4 * 1024 * 1024, env: { ...process.env, LC_ALL: 'C', MANPAGER: 'cat' } },
      (_, stdout) => done(stdout),
    );
  });
}

const MANUAL_LINE = /^(\S+?)(?:, \S+)* ?\((\d\w*)\)\s+-\s+(.+)$/;

function tldrPages(home: string, env: MachineOptions['env']): Map<string, string> {
  const out = new Map<string, string>();
  const cache = xdgFolder('cache', env) ?? join(home, '.cache');
  for (const root of [
    join(cache, 'tldr'),
    join(home, '.tldrc', 'tldr'),
    join(cache, 'tealdeer', 'tldr-pages'),
    join(home, '.local', 'share', 'tldr'),
  ]) {
    for (const pages of ['pages', 'pages.en', join('pages', 'en')]) {
      for (const part of ['common', 'linux', 'osx'])
        for (const file of namesIn(join(root, pages, part)))
          if (file.endsWith('.md')) out.set(file.slice(0, -3), join(root, pages, part, file));
    }
  }
  return out;
}

/** Makes endpoints that read this machine, each part on first use. */
export function machineEndpoints(options: MachineOptions): OfflineEndpoints {
  const { env, home } = options;
  const folders = pathFolders(env['PATH'] ?? '');
  const known = new Map<string, boolean>();
  let programs: readonly string[] | null = null;
  let history: readonly string[] | null = null;
  let pages: Map<string, string> | null = null;
  const pathOf = (path: string): string => (path.startsWith('~/') ? join(home, path.slice(2)) : resolve(options.cwd, path));
  const tldrAbout = (name: string): string | null => {
    pages ??= tldrPages(home, env);
    const path = pages.get(name);
    if (path === undefined) return null;
    const line = tail(path)
      .split('\n')
      .find((one) => one.startsWith('> '));
    return line === undefined ? null : line.slice(2).replace(/\.$/, '');
  };
  return {
    platform: options.platform === 'linux' ? 'linux' : options.platform === 'darwin' ? 'darwin' : 'other',
    hasProgram(name) {
      let found = known.get(name);
      if (found === undefined) {
        found = programIn(folders, name) !== null;
        known.set(name, found);
      }
      return found;
    },
    listPrograms: () => (programs ??= [...new Set(folders.flatMap(namesIn))]),
    historyLines() {
      if (history === null) {
        const files = [
          ...new Set([...SHELL_NAMES.flatMap((name) => KINDS[name].history.files.map((file) => join(home, file))), env['HISTFILE'] ?? '']),
        ].filter((path) => path !== '');
        history = files.flatMap((path) => parseHistory(tail(path)));
      }
      return history;
    },
    listFolder: (path) => namesIn(pathOf(path)),
    readText: (path) => head(pathOf(path)),
    async whatIs(name) {
      if (!/^[A-Za-z0-9._+-]+$/.test(name) || name.startsWith('-')) return null;
      const line = (await run('whatis', ['-l', name]))
        .split('\n')
        .map((one) => MANUAL_LINE.exec(one))
        .find((match) => match !== null && match[1] === name);
      return line?.[3] ?? tldrAbout(name);
    },
    async lookUp(words, limit) {
      const asked = [...new Set(words)].slice(0, 6).filter((word) => /^[a-z]+$/.test(word));
      const scores = new Map<string, { doc: DocLine; hits: number }>();
      for (const line of (await run('apropos', ['-s', '1,8', ...asked])).split('\n')) {
        const match = MANUAL_LINE.exec(line);
        if (match === null) continue;
        const [, name = '', , about = ''] = match;
        if (about === UNTITLED) continue;
        const text = `${name} ${about}`.toLowerCase();
        const hits = asked.filter((word) => text.includes(word)).length - about.length / 1000;
        if (hits >= 1.5 && !scores.has(name)) scores.set(name, { doc: { name, about, from: 'man' }, hits });
      }
      return [...scores.values()]
        .toSorted((a, b) => b.hits - a.hits)
        .slice(0, limit)
        .map(({ doc }) => doc);
    },
  };
}

/** Makes endpoints for this process. */
export function nodeEndpoints(cwd: string): OfflineEndpoints {
  const isRoot = process.getuid?.() === 0;
  return { ...machineEndpoints({ env: process.env, home: process.env['HOME'] ?? '/', platform: process.platform, cwd }), isRoot };
}
