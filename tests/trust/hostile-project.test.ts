/** A hostile project folder: yosh starts in it, and every feature is used there. Each trap that runs would leave a file. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chat, command, inTurn, lookUp, pending } from '../support/script.ts';
import { enter, run } from '../support/talk.ts';
import { copyRoot } from '../support/scripted-root.ts';
import { type Shell, World } from '../support/world.ts';

let base = '';
let project = '';
let sprung = '';
beforeEach(() => {
  base = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-hostile-'));
  project = path.join(base, 'project');
  sprung = path.join(base, 'sprung');
  for (const folder of [project, sprung]) fs.mkdirSync(folder);
  for (const trap of TRAPS) trap();
});
afterEach(() => fs.rmSync(base, { recursive: true, force: true }));

const touch = (name: string): string => `: >'${path.join(sprung, name)}'`;
const script = (name: string): string => `#!/bin/sh\n${touch(name)}\n`;
const js = (name: string): string => `require('node:fs').writeFileSync(${JSON.stringify(path.join(sprung, name))}, '');\n`;

function put(name: string, text: string, mode = 0o644): void {
  const file = path.join(project, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text, { mode });
}
const fifo = (name: string): void => {
  fs.mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  execFileSync('mkfifo', [path.join(project, name)]);
};

const PROGRAMS = [
  'node',
  'yo',
  'yosh',
  'git',
  'bash',
  'zsh',
  'sh',
  'cat',
  'man',
  'stty',
  'mktemp',
  'mkfifo',
  'rm',
  'readlink',
  'ls',
  'uname',
  'jq',
];
const GIT_CONFIG = (): string => `[core]
	repositoryformatversion = 0
	fsmonitor = "${touch('fsmonitor').replaceAll('"', '\\"')}"
	hooksPath = ./hooks
	pager = "${touch('pager')}"
	sshCommand = "${touch('ssh')}"
	editor = "${touch('editor')}"
[alias]
	status = "!${touch('alias')}"
[diff]
	external = "${touch('diff')}"
[include]
	path = ../evil.config
`;

const TRAPS: readonly (() => void)[] = [
  () => put('.yoconf', `key_command = ${touch('yoconf')}\nprovider = compatible\nbase_url = http://127.0.0.1:9\n`),
  () => put('.env', `YO_PROFILE=evil\nNODE_OPTIONS=--require ${project}/evil.js\nBASH_ENV=${project}/evil.sh\n`),
  () => put('.npmrc', `node-options=--require ${project}/evil.js\nscript-shell=${project}/programs/sh\n`),
  () => put('evil.js', js('required')),
  () => put('evil.sh', touch('sourced')),
  () => PROGRAMS.forEach((name) => put(`node_modules/.bin/${name}`, script(`bin-${name}`), 0o755)),
  () => PROGRAMS.forEach((name) => put(name === 'node' || name === 'yosh' ? `programs/${name}` : name, script(`here-${name}`), 0o755)),
  () =>
    put(
      'package.json',
      JSON.stringify({ name: 'x', type: 'module', main: 'evil.js', scripts: { preinstall: touch('preinstall'), start: touch('start') } }),
    ),
  () =>
    ['@xterm/headless', 'node-pty', '@anthropic-ai/sdk', 'openai', 'undici', 'unbash', 'ini', 'yargs'].forEach((name) =>
      put(`node_modules/${name}/index.js`, js(`module-${name.replace('/', '-')}`)),
    ),
  () => put('.git/config', GIT_CONFIG()),
  () =>
    ['pre-commit', 'post-checkout', 'fsmonitor-watchman', 'post-index-change'].forEach((name) =>
      put(`.git/hooks/${name}`, script(`hook-${name}`), 0o755),
    ),
  () =>
    ['.bashrc', '.zshrc', '.zshenv', '.zlogin', '.zprofile', '.profile', '.bash_profile', '.inputrc', '.envrc', '.sh_history'].forEach(
      (name) => put(name, `${touch(`rc${name}`)}\n`),
    ),
  () => put('.tool-versions', 'nodejs 0.10\n'),
  () => put('.nvmrc', '0.10\n'),
  () => put('tsconfig.json', '{ "extends": "./evil.js" }'),
  () => put('Makefile', `$(shell ${touch('make')})\nall:\n\t${touch('make-all')}\n`),
  () => put('dist/proxy.cjs', js('proxy')),
  () => put('bin/../evil/bin/yosh', script('cdpath'), 0o755),
  () => put('-rf', ''),
  () => put(`\u001b]0;title\u0007\u001b[2J\nnew line\u202eevil`, ''),
  () => put('$(touch sprung-by-name)', ''),
  () => put('core', '\x7fELF'),
  () => fifo('README.md'),
  () => fifo('.yosh.md'),
  () => fifo('.git/index'),
  () => fs.symlinkSync('../README.md', path.join(project, '.git/HEAD')),
];

/** `.` first on PATH, a CDPATH that leads here: settings that a file of the project may have persuaded the user to make. */
const environment = (): Readonly<Record<string, string>> => ({
  PATH: `.::node_modules/.bin:${process.env['PATH'] ?? ''}`,
  CDPATH: `.:${project}/evil`,
});

const start = (root: string): readonly [string, ...string[]] => ['/bin/sh', '-c', `cd '${project}' && exec '${root}/bin/yosh'`];

/** Uses every feature. Only builtins are typed: the shell itself searches its PATH for other commands, and that is not what is tested. */
async function useAll(world: World, shell: Shell): Promise<void> {
  const { terminal } = world;
  await run(world, 'cd ..; cd project');
  await run(world, 'echo *; false');
  world.script({ '*': command('echo "works-$((6*7))"') });
  terminal.type('yo what is this project\r');
  await terminal.until(/P> echo "works-\$\(\(6\*7\)\)"$/);
  await enter(world, (text) => text.endsWith('\nworks-42\nP>'));
  // the review looks up programs, options, manual pages, and what would be deleted
  for (const [line, shown] of [
    ['rm -rf -- *', /rm -rf -- \*$/],
    ['git status && jq . package.json && man ls', /man ls$/],
    ['./evil.sh; cat README.md; make', /make$/],
  ] as const) {
    world.script({ '*': command(line) });
    terminal.type('yo delete everything here and show the git status\r');
    await terminal.until(shown);
    terminal.type('\x03');
    await terminal.until(/\nP>$/);
  }
  world.script({ '*': inTurn(pending('echo "step-$((0+1))"'), chat('ended well')) });
  terminal.type('yo go on\r');
  await terminal.until(/P> echo "step-\$\(\(0\+1\)\)"$/);
  await enter(world, (text) => /step-1\n[^]*ended well[^]*P>$/.test(text));
  world.script({ '*': inTurn(lookUp('scrollback', { lines: 100 }), lookUp('docs'), lookUp('earlier'), chat('seen it')) });
  await run(world, 'yo look', /seen it\nP>$/);
  world.script({ '*': chat('a bare one') });
  await run(world, 'false');
  await run(world, 'yo', /a bare one\nP>$/);
  expect(shell).toMatch(/bash|zsh/);
}

describe.each(['bash', 'zsh'] as const)('%s in a hostile project', (shell) => {
  test(`springs none of ${TRAPS.length} traps`, async () => {
    const root = copyRoot();
    try {
      await using world = await new World({ shell, env: environment(), program: start('{root}'), cols: 160, rows: 50 }).ready();
      expect(world.terminal.text()).not.toContain('yosh:');
      await useAll(world, shell);
      const asked = JSON.stringify(world.requests());
      expect(asked).toContain('"cwd"');
      expect(asked).not.toMatch(/\\u001b|\\u202e/);
      // the user's own PATH has not changed
      await run(world, 'echo "<${PATH:0:20}>"; echo "<${YOSH_PATH-none}>"');
      expect(world.terminal.text()).toContain('<.::node_modules/.bin>\n<none>');
      const env = { ...environment(), HOME: world.home, SHELL: `/bin/${shell}` };
      for (const args of [['doctor', '--local'], ['sent'], ['config', 'list'], ['init', shell], ['forget']])
        execFileSync('/bin/sh', ['-c', `'${root}/bin/yosh' ${args.join(' ')} >/dev/null 2>&1; :`], { cwd: project, env });
      execFileSync('/bin/sh', ['-c', `echo piped | '${root}/bin/yo' what is this >/dev/null 2>&1; :`], {
        cwd: project,
        env: { ...env, YO_PROFILE: '' },
      });
      expect(fs.readdirSync(sprung)).toEqual([]);
      expect(fs.existsSync(path.join(project, 'sprung-by-name'))).toBe(false);
    } finally {
      fs.rmSync(root, { recursive: true, force: true });
    }
    // also after the session has ended
    expect(fs.readdirSync(sprung)).toEqual([]);
  });
});

test('a relative path starts the program itself, not one that CDPATH leads to', () => {
  const root = copyRoot();
  const evil = path.join(base, 'cd/bin');
  fs.mkdirSync(evil, { recursive: true });
  fs.mkdirSync(path.join(base, 'cd/dist'));
  for (const name of ['cli', 'yo']) fs.writeFileSync(path.join(base, `cd/dist/${name}.cjs`), js('cdpath'));
  try {
    for (const name of ['yosh', 'yo']) {
      const env = { HOME: base, PATH: process.env['PATH'] ?? '', CDPATH: path.join(base, 'cd') };
      const out = execFileSync('/bin/sh', ['-c', `bin/../bin/${name} --version`], { cwd: root, env, encoding: 'utf8' });
      expect(out).toMatch(/^(?:yosh )?\d+\.\d+/);
    }
    expect(fs.readdirSync(sprung)).toEqual([]);
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
});
