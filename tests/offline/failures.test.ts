/** What is said after a failed command. The outputs are as the programs print them. */
import { describe, expect, test } from 'vitest';
import { failureRows } from '../../src/offline/failure-rows.ts';
import { ask } from './support.ts';

type Sample = readonly [command: string, output: string, expected: string];

/** Expected: the command, or `say: ` and a part of the text. */
const samples: readonly Sample[] = [
  ['npm install', 'npm error code ERESOLVE\nnpm error ERESOLVE unable to resolve dependency tree', 'say: different versions'],
  ['npm i -g yarn', 'npm ERR! code EACCES\nnpm ERR! syscall mkdir\nnpm ERR! path /usr/lib/node_modules', 'say: folder of your own'],
  ['npm ci', 'npm error code EINTEGRITY', 'say: checksum'],
  ['npm i lodahs', 'npm error code E404\nnpm error 404 Not Found - GET https://registry.npmjs.org/lodahs', 'say: no such package'],
  ['npm i', 'npm error code EBADENGINE\nnpm error engine Unsupported engine', 'node --version'],
  ['npm i', 'gyp ERR! stack Error: not found: make', 'say: C compiler'],
  ['node a.js', 'SyntaxError: Cannot use import statement outside a module', 'say: ES module'],
  [
    'npm run build',
    'FATAL ERROR: Ineffective mark-compacts near heap limit Allocation failed - JavaScript heap out of memory',
    'say: ran out of memory',
  ],
  ['node a.js', "Error: Cannot find module './util'\nRequire stack:", 'say: no file ./util'],
  ['node a.js', "Error: Cannot find module 'express'", 'say: package express is not installed'],
  ['pip install requests', 'error: externally-managed-environment\n× This environment is externally managed', 'python3 -m venv .venv'],
  ['pip install nosuch', 'ERROR: No matching distribution found for nosuch', 'say: no package nosuch'],
  ['pip install lxml', 'ERROR: Failed building wheel for lxml', 'say: headers of Python'],
  ['python3 -m pip list', '/usr/bin/python3: No module named pip', 'say: python3-pip'],
  ['python3 a.py', '  File "a.py", line 3\n    if x\n        ^\nSyntaxError: expected \':\'', 'say: line 3'],
  ['cargo build', 'error: could not find `Cargo.toml` in `/srv/a` or any parent directory', 'say: no Cargo.toml'],
  ['cargo build', 'error: linker `cc` not found', 'say: linker cc is missing'],
  ['cargo build', 'error[E0308]: mismatched types', 'rustc --explain E0308'],
  ['go build', 'go: go.mod file not found in current directory or any parent directory', 'say: no go.mod'],
  [
    'docker ps',
    'permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock',
    'say: may not use docker',
  ],
  ['docker ps', 'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?', 'say: not running'],
  [
    'docker run --name web x',
    'docker: Error response from daemon: Conflict. The container name "/web" is already in use by container "1f"',
    'docker ps -a --filter name=web',
  ],
  ['docker run -p 8080:80 x', 'Bind for 0.0.0.0:8080 failed: port is already allocated.', 'docker ps --filter publish=8080'],
  [
    'docker pull ngnix',
    'Error response from daemon: pull access denied for ngnix, repository does not exist',
    'say: no public image ngnix',
  ],
  ['docker stop web', 'Error response from daemon: No such container: web', 'docker ps -a'],
  ['docker compose up', 'no configuration file provided: not found', 'say: no compose.yaml'],
  [
    'kubectl get pods',
    'The connection to the server localhost:8080 was refused - did you specify the right host or port?',
    'say: localhost:8080 does not answer',
  ],
  ['git pull', 'error: Your local changes to the following files would be overwritten by merge:\n\ta.txt', 'git status --short'],
  ['git pull', 'hint: You have divergent branches and need to specify how to reconcile them.', 'say: Both sides'],
  ['git add .', "fatal: Unable to create '/r/.git/index.lock': File exists.", 'say: Another git'],
  ['git status', "fatal: detected dubious ownership in repository at '/srv/r'", 'say: another user'],
  ['git push', 'remote: Support for password authentication was removed on August 13, 2021.', 'say: token'],
  ['git push origin mian', 'error: src refspec mian does not match any', 'git branch -a'],
  ['git remote add origin x', 'error: remote origin already exists.', 'git remote -v'],
  ['git commit -m x', 'On branch main\nnothing to commit, working tree clean', 'say: nothing to commit'],
  ['git push', "remote: error: File big.bin is 120 MB; this exceeds GitHub's file size limit of 100.00 MB", 'say: 100 MB'],
  [
    'ssh h',
    "WARNING: UNPROTECTED PRIVATE KEY FILE!\nPermissions 0644 for '/srv/a/.ssh/id_ed25519' are too open.",
    'chmod 600 /srv/a/.ssh/id_ed25519',
  ],
  ['ssh h', 'WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!\nHost key verification failed.', 'say: not the one you know'],
  ['ssh-add', 'Could not open a connection to your authentication agent.', 'eval "$(ssh-agent)"'],
  [
    'ssh old',
    'Unable to negotiate with 10.0.0.1 port 22: no matching host key type found. Their offer: ssh-rsa',
    'say: no method in common',
  ],
  ['systemctl start ngnix', 'Failed to start ngnix.service: Unit ngnix.service not found.', "systemctl list-unit-files 'ngnix*'"],
  [
    'sudo systemctl start nginx',
    'Job for nginx.service failed because the control process exited with error code.',
    'journalctl -xeu nginx.service',
  ],
  ['systemctl status x', "System has not been booted with systemd as init system (PID 1). Can't operate.", 'say: does not run here'],
  ['sudo apt install x', 'E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 1234 (unattended-upgr)', 'ps -fp 1234'],
  ['sudo apt install nmpa', 'E: Unable to locate package nmpa', 'apt-cache search nmpa'],
  [
    'sudo apt install x',
    "E: dpkg was interrupted, you must manually run 'sudo dpkg --configure -a' to correct the problem.",
    'sudo dpkg --configure -a',
  ],
  ['gcc a.c', 'a.c:1:10: fatal error: zlib.h: No such file or directory', 'say: header zlib.h'],
  ['gcc a.c', "/usr/bin/ld: a.o: undefined reference to `sqrt'", 'say: library'],
  ['make', 'Makefile:3: *** missing separator.  Stop.', 'say: tab'],
  ['make', 'make: *** No targets specified and no makefile found.  Stop.', 'say: no Makefile'],
  [
    './app',
    './app: error while loading shared libraries: libfoo.so.1: cannot open shared object file',
    'ldconfig -p | grep -F libfoo.so.1',
  ],
  ['./app', "./app: /lib/libc.so.6: version `GLIBC_2.38' not found (required by ./app)", 'ldd --version'],
  ['./app', 'bash: ./app: cannot execute binary file: Exec format error', 'say: another processor'],
  ['rm *', 'bash: /usr/bin/rm: Argument list too long', 'say: too many files'],
  ['cat *', 'cat: a: Too many open files', 'ulimit -n'],
  ['make', 'virtual memory exhausted: Cannot allocate memory', 'free -h'],
  ['touch a', "touch: cannot touch 'a': Read-only file system", 'say: read-only'],
  ['umount /mnt', 'umount: /mnt: target is busy.', 'say: still uses it'],
  ['rmdir a', "rmdir: failed to remove 'a': Directory not empty", 'say: not empty'],
  ['tar xzf a.tgz', 'gzip: stdin: not in gzip format', 'say: not such an archive'],
  ['curl https://a.test', 'curl: (60) SSL certificate problem: certificate has expired', 'date'],
  ['curl https://a.test', 'curl: (60) SSL certificate problem: self-signed certificate', 'say: no authority'],
  ['curl https://a.test:80', 'curl: (35) error:0A00010B:SSL routines::wrong version number', 'say: does not speak TLS'],
  ['ssh h', 'ssh: connect to host h port 22: Connection timed out', 'say: in time'],
  [
    'kubectl apply -f a.yaml',
    'error: error parsing a.yaml: error converting YAML to JSON: yaml: line 7: did not find expected key',
    'say: line 7',
  ],
  ['jq . a.json', 'jq: parse error: Expected separator between values at line 4, column 9', 'say: line 4'],
  ['psql -U bob', 'FATAL:  password authentication failed for user "bob"', 'say: user bob is wrong'],
  ['sudo ls', 'bob is not in the sudoers file.  This incident will be reported.', 'say: bob may not use sudo'],
];

const diagnosed = (command: string, output: string): ReturnType<typeof ask> =>
  ask('', { 'last-command': `${command}\nfailed with status 1`, 'last-output': output });

test('there are more than forty families', () => expect(samples.length).toBeGreaterThan(60));

test.each(samples)('%s: %s', async (command, output, expected) => {
  const answer = await diagnosed(command, output);
  if (expected.startsWith('say: ')) {
    expect(answer.command).toBeNull();
    expect(answer.text).toContain(expected.slice(5));
  } else expect(answer.command).toBe(expected);
});

/** The only commands of rows that change something, each for one certain cause. */
const CHANGING = ['python3 -m venv .venv', 'chmod 600 $1', 'eval "$(ssh-agent)"', 'sudo dpkg --configure -a'];

test('all other commands only look', () => {
  const looks =
    /^(?:node --version|rustc --explain|docker ps|git (?:status|branch -a|remote -v)|systemctl list-unit-files|journalctl|ps|apt-cache search|date|ldconfig -p|ldd --version|ulimit -n|free)\b/;
  for (const { fix } of failureRows) if (fix !== undefined && !CHANGING.includes(fix)) expect(fix).toMatch(looks);
});

describe('a value that is no plain word', () => {
  test.each(['$(reboot)', 'a;reboot', '-rf', 'a b', "x'y", '`x`'])('%s is in no command', async (value) => {
    for (const output of [
      `error: src refspec ${value} does not match any`,
      `The container name "/${value}" is already in use`,
      `Error response from daemon: No such container: ${value}`,
      `Permissions 0644 UNPROTECTED PRIVATE KEY FILE for '${value}'`,
      `E: Unable to locate package ${value}`,
    ]) {
      const { command } = await diagnosed('x', output);
      expect(command ?? '').not.toMatch(/reboot|-rf|;|`|'y/);
    }
  });
});
