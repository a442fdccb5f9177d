/**
 * What programs print when they fail, and what to say about it. A row is a pattern of the output, a text, and sometimes a command. Commands
 * only look, unless the fix is certain. `$1` is what the first group of the pattern found.
 */

export interface FailureRow {
  readonly output: RegExp;
  /** A line for the user; with a command, what the command does and what comes after it. */
  readonly say: string;
  /** The command to prefill. Left out when a value that it needs is not a plain word. */
  readonly fix?: string;
}

const row = (output: RegExp, say: string, fix?: string): FailureRow => (fix === undefined ? { output, say } : { output, say, fix });

/** In order: of two that match, the first one counts. */
export const failureRows: readonly FailureRow[] = [
  // npm and node
  row(
    /npm (?:ERR!|error) code ERESOLVE/,
    'Two packages need different versions of the same dependency: the lines above name both. Update one of them.',
  ),
  row(
    /npm (?:ERR!|error) code EACCES/,
    'npm may not write there. For global packages, choose a folder of your own: npm config set prefix ~/.local',
  ),
  row(
    /npm (?:ERR!|error) code EINTEGRITY/,
    'A downloaded package does not match the checksum in the lock file: npm cache verify, then install again.',
  ),
  row(/npm (?:ERR!|error) (?:code E404|404 Not Found)/, 'The registry has no such package or version: check the spelling.'),
  row(/EBADENGINE|Unsupported engine/, 'shows the version of Node; the package asks for another one', 'node --version'),
  row(/gyp ERR!/, 'A package has to be compiled and that failed: it needs Python, make and a C compiler.'),
  row(
    /ERR_REQUIRE_ESM|Cannot use import statement outside a module/,
    'The file is an ES module, loaded as CommonJS: rename it to .mjs, or set "type": "module" in package.json.',
  ),
  row(/JavaScript heap out of memory/, 'Node ran out of memory: NODE_OPTIONS=--max-old-space-size=4096 before the command gives it 4 GB.'),
  row(/Cannot find module '(\.[^']*)'/, 'There is no file $1, seen from the file that imports it.'),
  row(/Cannot find (?:module|package) '([^']+)'/, 'The package $1 is not installed here: install the dependencies of the project first.'),
  // Python
  row(
    /externally-managed-environment/,
    'makes a virtual environment; then . .venv/bin/activate, and install again',
    'python3 -m venv .venv',
  ),
  row(/No matching distribution found for (\S+)/, 'There is no package $1 for this version of Python: check the spelling and the version.'),
  row(
    /Failed building wheel for (\S+)|Could not build wheels for (\S+)/,
    'A Python package has to be compiled and that failed: it needs a C compiler and the headers of Python (python3-dev).',
  ),
  row(/No module named pip\b/, 'pip is not installed for this Python: install the package python3-pip.'),
  row(
    /File "[^"]+", line (\d+)[^]*?\b(?:SyntaxError|IndentationError|TabError):/,
    'Python cannot read line $1 of the file, or the line before it: look for a missing bracket, colon or indent.',
  ),
  row(/UnicodeDecodeError/, 'The file is not in the encoding that was expected: file -i FILE shows which one it may be.'),
  // Rust and Go
  row(/could not find `Cargo\.toml`/, 'There is no Cargo.toml here or above: cd into the project first.'),
  row(/linker `(\w+)` not found/, 'The C linker $1 is missing: install the compiler packages of your system (build-essential, gcc).'),
  row(/error\[(E\d{4})\]/, 'explains the error $1', 'rustc --explain $1'),
  row(/failed to select a version for/, 'cargo finds no version that all dependencies accept: the lines below name them.'),
  row(/go: go\.mod file not found/, 'There is no go.mod here or above: cd into the project, or make one with go mod init NAME.'),
  row(/no required module provides package ([\w./-]+)/, 'The package $1 is in no module of go.mod: go get adds it.'),
  // containers
  row(
    /permission denied while trying to connect to the Docker (?:daemon|API)/i,
    'Your user may not use docker: sudo usermod -aG docker $USER, then log in again. Members of that group are as powerful as root.',
  ),
  row(/Cannot connect to the Docker daemon/, 'The docker daemon is not running, or DOCKER_HOST points elsewhere: systemctl status docker'),
  row(/container name "\/?([^"]+)" is already in use/, 'shows the container that has the name $1', 'docker ps -a --filter name=$1'),
  row(/Bind for \S*:(\d+) failed: port is already allocated/, 'shows which container uses port $1', 'docker ps --filter publish=$1'),
  row(/pull access denied for ([\w./-]+)/, 'There is no public image $1: check the spelling, or docker login first.'),
  row(/No such container: (\S+)/, 'lists all containers; there is no $1', 'docker ps -a'),
  row(/no configuration file provided: not found/, 'There is no compose.yaml here or above: cd into its folder, or name it with -f.'),
  row(
    /The connection to the server (\S+) was refused/,
    'The cluster at $1 does not answer: kubectl config current-context shows which one is used.',
  ),
  // git
  row(
    /local changes to the following files would be overwritten/,
    'lists your changes; commit or stash them, then try again',
    'git status --short',
  ),
  row(/divergent branches/, 'Both sides have new commits: git pull --rebase puts yours on top, git pull --no-rebase merges.'),
  row(
    /Unable to create '[^']*index\.lock': File exists/,
    'Another git works in this repository, or one was killed. If none runs, delete .git/index.lock.',
  ),
  row(
    /detected dubious ownership in repository/,
    'The repository belongs to another user. If you trust it, the line that git prints adds it to safe.directory.',
  ),
  row(
    /Support for password authentication was removed/,
    'GitHub takes no password over HTTPS: use a token instead of it, or an SSH address.',
  ),
  row(/refusing to merge unrelated histories/, 'The two branches have no commit in common: check that it is the right remote.'),
  row(/src refspec (\S+) does not match any/, 'lists the branches; there is no branch $1, or no commit yet', 'git branch -a'),
  row(/remote (\S+) already exists/, 'shows the remotes; $1 is one of them: git remote set-url changes its address', 'git remote -v'),
  row(/nothing to commit, working tree clean/, 'There is nothing to commit: no file has changed since the last commit.'),
  row(/exceeds GitHub's file size limit/, 'GitHub takes no file above 100 MB: take it out of the commits, or keep it with git lfs.'),
  // ssh
  row(/UNPROTECTED PRIVATE KEY FILE[^]*?for '([^']+)'/, 'makes the key readable for you only; ssh refuses it otherwise', 'chmod 600 $1'),
  row(
    /REMOTE HOST IDENTIFICATION HAS CHANGED/,
    'The key of the host is not the one you know: the host was set up anew, or somebody is in between. Ask its owner before you remove the old key.',
  ),
  row(/Host key verification failed/, 'The key of the host is not known: connect once with ssh, and compare the fingerprint.'),
  row(
    /Could not open a connection to your authentication agent/,
    'starts an agent for this shell; then ssh-add again',
    'eval "$(ssh-agent)"',
  ),
  row(
    /no matching (?:host key type|key exchange method|cipher|MAC) found/,
    'Client and server have no method in common: the server is old, or one of them is set up too strictly.',
  ),
  row(
    /kex_exchange_identification|Connection closed by remote host/,
    'The server closed the connection before the login: it is overloaded, blocks your address, or is no SSH server.',
  ),
  // systemd
  row(
    /Unit ([\w@.-]+?)(?:\.service)? (?:could not be|not) found/,
    'lists the units whose names begin with $1',
    "systemctl list-unit-files '$1*'",
  ),
  row(/Job for ([\w@.-]+) failed/, 'shows why $1 failed', 'journalctl -xeu $1'),
  row(
    /System has not been booted with systemd/,
    'systemd does not run here, as in containers: start the program itself, or with service NAME start.',
  ),
  row(/Failed to connect to (?:the )?bus/, 'There is no session of systemd for this user: log in directly, not with su.'),
  // packages
  row(
    /Could not get lock [^]*?held by process (\d+)/,
    'shows the process $1, which uses the package system; wait until it ends',
    'ps -fp $1',
  ),
  row(
    /Could not get lock|Unable to acquire the dpkg frontend lock/,
    'Another program installs packages now, often the automatic update: wait until it ends.',
  ),
  row(/Unable to locate package (\S+)/, 'searches for packages like $1; sudo apt-get update refreshes the list', 'apt-cache search $1'),
  row(/dpkg was interrupted, you must manually run/, 'finishes the interrupted installation, as dpkg asks', 'sudo dpkg --configure -a'),
  row(
    /unmet dependencies/,
    'Packages need versions that are not there: the lines above name them; sudo apt-get --fix-broken install tries to repair it.',
  ),
  row(/NO_PUBKEY (\w+)/, 'The key $1 of a package source is missing: its owner says where to get it.'),
  row(/Release file .* is not valid yet/, 'shows the clock, which is probably wrong', 'date'),
  // C and make
  row(
    /fatal error: (\S+\.h(?:pp)?): No such file or directory/,
    'The header $1 is missing: it is in the -dev or -devel package of its library.',
  ),
  row(/undefined reference to/, 'The linker misses a library: add it with -l, behind the files that use it.'),
  row(/\*\*\* missing separator/, 'The Makefile has a recipe line that does not begin with a tab.'),
  row(/No targets specified and no makefile found/, 'There is no Makefile here: cd into the project first.'),
  // programs that do not start
  row(
    /error while loading shared libraries: ([\w.+-]+)/,
    'shows whether the library is known; $1 is missing: install the package that has it',
    'ldconfig -p | grep -F $1',
  ),
  row(
    /version [`'](GLIBC_[\d.]+)' not found/,
    'shows the version of the C library; the program needs $1, of a newer system',
    'ldd --version',
  ),
  row(
    /(\S+): cannot execute binary file|Exec format error|Bad CPU type in executable/,
    'The program is made for another processor or system: file PROGRAM shows which one, uname -m yours.',
  ),
  row(/Text file busy/, 'The file is a program that runs now: stop it first.'),
  row(/Argument list too long/, 'The pattern stands for too many files: use find with -exec … +, or xargs.'),
  row(/Too many open files/, 'shows how many files a program may have open; ulimit -n NUMBER raises it', 'ulimit -n'),
  row(/Cannot allocate memory|Out of memory|oom-kill/i, 'shows how much memory is free', 'free -h'),
  row(/Segmentation fault/, 'The program used memory that is not its own: an error in the program.'),
  // files
  row(/Read-only file system/, 'The file system is mounted read-only: on purpose, or because of an error of the disk (dmesg).'),
  row(/Disk quota exceeded/, 'Your share of the disk is used up: delete something, or ask for more.'),
  row(/(?:target is busy|Device or resource busy)/, 'Something still uses it: leave the folder in every shell; lsof names the programs.'),
  row(/Directory not empty/, 'The folder is not empty, and rmdir only removes empty ones.'),
  row(
    /This does not look like a tar archive|not in gzip format|End-of-central-directory signature not found/,
    'The file is not such an archive, or incomplete: file FILE shows what it is.',
  ),
  // network and TLS
  row(
    /certificate has expired|certificate is not yet valid/,
    'shows the clock; if it is right, the certificate of the server is out of date',
    'date',
  ),
  row(
    /self[- ]signed certificate|unable to get local issuer certificate|certificate verify failed|CERTIFICATE_VERIFY_FAILED/i,
    'The certificate of the server is from no authority that this machine knows: a proxy, a private server, or missing ca-certificates.',
  ),
  row(
    /wrong version number|SSL_ERROR_RX_RECORD_TOO_LONG/,
    'The server does not speak TLS on that port: perhaps http:// instead of https://.',
  ),
  row(/The requested URL returned error: (\d{3})/, 'The server answered with HTTP status $1.'),
  row(/(?:Connection|Operation) timed out/, 'Nothing answered in time: wrong address, a firewall, or the host is down.'),
  row(/No route to host|Network is unreachable/, 'This machine has no way to that address: check the network with ip route.'),
  // data
  row(
    /yaml: line (\d+):/,
    'The YAML is wrong at line $1 or right before it: look at the indent, for tabs, and for a colon in a text without quotes.',
  ),
  row(
    /mapping values are not allowed|could not find expected ':'|YAMLException/,
    'The YAML is wrong: look at the indent, for tabs, and for a colon in a text without quotes.',
  ),
  row(
    /parse error: .* at line (\d+)|JSONDecodeError[^]*?line (\d+)/,
    'The JSON is wrong at line $1 or right before it: look for a missing comma, bracket or quote.',
  ),
  row(
    /Unexpected (?:token|end of JSON input)[^\n]*JSON|JSON\.parse/,
    'The text is not JSON: look for a missing comma, bracket or quote, or an error page instead of data.',
  ),
  // databases and sudo
  row(
    /password authentication failed for user "(\w+)"/,
    'The password of the database user $1 is wrong, or the user may not log in from here (pg_hba.conf).',
  ),
  row(/(\S+) is not in the sudoers file/, 'The user $1 may not use sudo: an administrator has to add the user to the group sudo or wheel.'),
  row(
    /sudo: (?:a password is required|a terminal is required|no tty present)/,
    'sudo has to ask for a password and cannot: run it in a terminal.',
  ),
];
