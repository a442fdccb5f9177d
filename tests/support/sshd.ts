/** An ssh server for one test: its own configuration and keys, a high port on the loopback, sessions with the test's home. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const SERVER = '/usr/sbin/sshd';
const SFTP_SERVERS = [
  '/usr/lib/openssh/sftp-server',
  '/usr/libexec/openssh/sftp-server',
  '/usr/lib/ssh/sftp-server',
  '/usr/libexec/sftp-server',
];

export const sshInstalled = (): boolean => fs.existsSync(SERVER) && SFTP_SERVERS.some((file) => fs.existsSync(file));

export class Sshd implements AsyncDisposable {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-sshd-'));
  /** Options for ssh, scp, sftp and rsync's `-e ssh`. */
  readonly options: readonly string[];
  private readonly server: ChildProcess;

  private constructor(port: number, home: string, shell: string) {
    const file = (name: string): string => path.join(this.folder, name);
    for (const name of ['host', 'user']) execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file(name)]);
    fs.copyFileSync(file('user.pub'), file('authorized'));
    // as root the server needs its empty folder; as another user it does not
    if (process.getuid?.() === 0) fs.mkdirSync('/run/sshd', { recursive: true });
    fs.writeFileSync(
      file('config'),
      [
        `Port ${port}`,
        'ListenAddress 127.0.0.1',
        `HostKey ${file('host')}`,
        `AuthorizedKeysFile ${file('authorized')}`,
        'StrictModes no',
        'UsePAM no',
        'PidFile none',
        'PasswordAuthentication no',
        'PermitRootLogin yes',
        'PermitUserRC no',
        'AcceptEnv NONE',
        `SetEnv HOME=${home} SHELL=${shell}`,
        `Subsystem sftp ${SFTP_SERVERS.find((name) => fs.existsSync(name))}`,
        // does what sshd does with the user's login shell, with the shell under test
        `ForceCommand cd "$HOME"; case $SSH_ORIGINAL_COMMAND in "") exec ${shell} -l ;; *) exec ${shell} -c "$SSH_ORIGINAL_COMMAND" ;; esac`,
      ].join('\n'),
    );
    fs.writeFileSync(
      file('client'),
      [
        `Port ${port}`,
        `IdentityFile ${file('user')}`,
        'IdentitiesOnly yes',
        'IdentityAgent none',
        'StrictHostKeyChecking no',
        'UserKnownHostsFile /dev/null',
        'LogLevel ERROR',
      ].join('\n'),
    );
    this.options = ['-F', file('client')];
    this.server = spawn(SERVER, ['-D', '-e', '-f', file('config')], { stdio: ['ignore', 'ignore', fs.openSync(file('log'), 'w')] });
  }

  static async start(home: string, shell: string): Promise<Sshd> {
    const port = await freePort();
    const sshd = new Sshd(port, home, shell);
    for (let tries = 0; !(await answers(port)); tries++) {
      if (tries > 200) throw new Error(`sshd does not answer: ${fs.readFileSync(path.join(sshd.folder, 'log'), 'utf8')}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return sshd;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = new Promise((resolve) => this.server.once('exit', resolve));
    this.server.kill();
    await ended;
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
