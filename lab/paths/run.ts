/**
 * The first five minutes of a new user, walked on a real terminal (tmux, 80 × 24) in bash and in zsh, from `git clone` on: `npm run lab paths`.
 * `-v` prints every screen; words choose the paths whose name contains one of them. The machine is one of its own (unshare): its loopback
 * has an Ollama at the usual port and the providers' hosts with certificates of their own, and no other network.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../../tests/support/scripted-root.ts';
import { HOSTS, startServers } from './path-servers.ts';
import { PATHS } from './five-paths.ts';
import { Newcomer } from './newcomer.ts';

const words = process.argv.slice(2).filter((word) => word !== '--');
const INSIDE = 'YOSH_PATHS_FOLDER';
const folder = process.env[INSIDE];
process.exitCode = folder === undefined ? outside() : await inside(folder);

/** Makes what is cloned, and the machine. */
function outside(): number {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-paths-'));
  try {
    const origin = path.join(made, 'yosh');
    const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' });
    for (const file of git('ls-files', '-co', '--exclude-standard', '-z')
      .split('\0')
      .filter((name) => name !== ''))
      if (fs.existsSync(path.join(REPOSITORY, file))) fs.cpSync(path.join(REPOSITORY, file), path.join(origin, file));
    const commit = ['-c', 'user.name=yosh', '-c', 'user.email=yosh@example.com', 'commit', '-q', '-m', 'this tree'];
    for (const args of [['init', '-q'], ['add', '-A'], commit]) git('-C', origin, ...args);
    fs.writeFileSync(path.join(made, 'hosts'), `127.0.0.1 localhost ${HOSTS.join(' ')}\n`);
    const script = 'ip link set lo up && mount --bind "$1/hosts" /etc/hosts && shift && exec "$@"';
    const args = ['-rnm', 'sh', '-c', script, 'sh', made, process.execPath, import.meta.filename, ...words];
    const { status } = spawnSync('unshare', args, { stdio: 'inherit', env: { ...process.env, [INSIDE]: made } });
    if (status === null) console.error('it needs Linux, with unshare of util-linux');
    return status ?? 1;
  } finally {
    fs.rmSync(made, { recursive: true, force: true });
  }
}

async function inside(made: string): Promise<number> {
  const verbose = words.includes('-v');
  const wanted = words.filter((word) => word !== '-v');
  const rows: string[] = [];
  let failed = 0;
  for (const shell of ['bash', 'zsh'] as const)
    for (const walk of PATHS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))) {
      using _servers = await startServers(made, walk.servers);
      await using user = new Newcomer({ made, shell, env: walk.env ?? {}, verbose });
      console.log(`\n=== ${walk.name}, ${shell} ===`);
      let outcome = 'walked';
      try {
        await walk.walk(user);
      } catch (error) {
        failed += 1;
        outcome = 'FAILED';
        console.log(error instanceof Error ? error.message : String(error));
      }
      rows.push(`${shell.padEnd(4)}  ${walk.name.padEnd(40)}  ${outcome}  ${user.summary()}`);
    }
  console.log(`\n${rows.join('\n')}`);
  return failed === 0 ? 0 : 1;
}
