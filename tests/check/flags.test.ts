/** Findings about options that a program does not have. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAC, machine } from './support.ts';

const { says, findings } = machine();

describe('an option that the program does not have is found', () => {
  test.each([
    ['ls --colr', 'ls has no option --colr; did you mean --color?', '--colr'],
    ['ls -lah --sort-by=size', 'ls has no option --sort-by', '--sort-by=size'],
    ['ls -lay', 'flavour', '-lay'],
    ['ls -lJ', 'ls has no option -J', '-lJ'],
    ['grep -rn x --inclde=*.ts src', 'grep has no option --inclde; did you mean --include?', '--inclde=*.ts'],
    ['grep x notes.txt --max-results 3', 'grep has no option --max-results', '--max-results'],
    ['find . -namex y', 'find has no option -namex', '-namex'],
    ['find . -type f -olderthan 3', 'find has no option -olderthan', '-olderthan'],
    ['sort --numeric notes.txt --revers-all', 'sort has no option --revers-all', '--revers-all'],
    ['head --lnes=3 notes.txt', 'head has no option --lnes; did you mean --lines?', '--lnes=3'],
    ['sudo ls --colr', 'ls has no option --colr; did you mean --color?', '--colr'],
    ['find . -print0 | xargs -0 --paralel 4 rm', 'xargs has no option --paralel', '--paralel'],
    ["bash -c 'ls --colr'", 'ls has no option --colr; did you mean --color?', null],
    ['git log --onelin', '', null],
    ['git log --grpah', 'git log has no option --grpah; did you mean --graph?', '--grpah'],
    ['git -C src commit --ammend', 'git commit has no option --ammend; did you mean --amend?', '--ammend'],
    ['git --no-pagr log', 'git has no option --no-pagr; did you mean --no-pager?', '--no-pagr'],
    ['docker ps --formt x', 'docker ps has no option --formt; did you mean --format?', '--formt'],
    ['docker run --rmm -it alpine', 'docker run has no option --rmm; did you mean --rm?', '--rmm'],
    ['curl --outptu x https://x.org', 'curl has no option --outptu; did you mean --output?', '--outptu'],
    ['tar --extarct -f data.tar.gz', 'tar has no option --extarct; did you mean --extract?', '--extarct'],
    ['ssh -Z host', 'ssh has no option -Z', '-Z'],
    ['"ls" "--colr"', 'ls has no option --colr; did you mean --color?', '"--colr"'],
    ['/bin/ls --colr', 'ls has no option --colr; did you mean --color?', '--colr'],
    ['ls --colr=$x', 'ls has no option --colr; did you mean --color?', '--colr=$x'],
    ['cp -rZQ src new', 'cp has no option -Q', '-rZQ'],
  ])('%s', async (command, expected, word) => {
    const found = await findings(command);
    if (expected === '') return expect(found).toEqual([]);
    if (expected === 'flavour') return expect(found).toMatchObject([{ kind: 'flavour' }]);
    expect(found.map(({ kind, what }) => `${kind}: ${what}`)).toEqual([`unknown-flag: ${expected}`]);
    if (word !== null) expect(command.slice(...(found[0]?.at ?? []))).toBe(word);
  });
});

describe('a correct option is not reported', () => {
  test.each([
    'ls -la --color=auto --group-directories-first',
    'ls --colo',
    'ls -1',
    'ls -I "*.o" -w80',
    'head -5 notes.txt',
    'head -n5 notes.txt',
    'head -n -5 notes.txt',
    'tail -20f notes.txt',
    'tail -n +2 notes.txt',
    'tail --lines=+2 notes.txt',
    'grep -A3 -B 3 -C3 -3 x notes.txt',
    'grep --color -rniE "a|b" src --include="*.c" --include=*.h',
    'grep -e -x notes.txt',
    'grep -v -- -x notes.txt',
    'sort -t, -k2,2nr -k1 notes.txt',
    'cut -d, -f1-3 notes.txt',
    'cut -c-5 notes.txt',
    "cut -d' ' -f1 notes.txt",
    'tr -d "\\n" < notes.txt',
    'tr -cd a-z < notes.txt',
    'tr a-z A-Z < notes.txt',
    'sed -i.bak -e s/a/b/ notes.txt',
    'sed -nE "1p" notes.txt',
    'awk -F: -vOFS=, "{}" notes.txt',
    'tar xzf data.tar.gz',
    'tar -xzf data.tar.gz --strip-components=1',
    'tar -xzf data.tar.gz --strip-components 1 -C src',
    'tar czvf x.tgz --exclude=.git src',
    'tar cf - src',
    'ps aux',
    'ps -aux',
    'ps -ef',
    'ps -eo pid,cmd --sort=-%mem',
    'ps axo pid,comm',
    'kill -9 1',
    'kill -TERM 1',
    'kill -SIGKILL 1',
    'kill -s HUP 1',
    'find . -maxdepth 1 -name "*.c" -not -path "./x/*" -o -type d',
    'find . -mtime -7 -size +10M -perm -4000',
    'find . -newermt 2020-01-01 ! -newermt 2021-01-01',
    'find . -type f -exec ls -l {} + -o -print',
    'find . -type f -exec sh -c "ls --color; true" \\;',
    'find . \\( -name a -o -name b \\) -prune -printf "%p\\n"',
    'find -O3 -L . -regextype posix-extended -regex x',
    'xargs -n1 -P4 -I{} echo {} < notes.txt',
    'xargs -0n1 echo < notes.txt',
    'xargs ls -l < notes.txt',
    'nice -n 5 ls',
    'nice -5 ls',
    'timeout -k 5 10 ls -l',
    'env -i X=1 ls -l',
    'sudo -u me ls',
    'sudo -Hu me ls',
    'ssh -p22 -i script.sh me@host ls --bogus',
    'ssh host -p 22',
    'scp -rP 22 src host:',
    'rsync -avzP --no-perms --delete -e "ssh -p 22" src/ host:x',
    'curl -fsSLo x https://x.org',
    'curl -XPOST -H "A: b" -d @notes.txt https://x.org',
    'curl --no-progress-meter --retry 3 https://x.org',
    'curl -sS -w "%{http_code}" https://x.org',
    'wget -qO- https://x.org',
    'wget -nc -np --no-check-certificate https://x.org',
    'git log -5 --oneline --graph --all',
    'git log --since="2 days" --author=me -p -- notes.txt',
    'git log -S"x y" --no-merges --pretty=format:%h',
    'git commit -am "--colr"',
    'git commit --amend --no-edit',
    'git -c a.b=c -C . status -sb',
    'git checkout -b x',
    'git foo --bar',
    'git diff HEAD~1 --stat',
    'git stash push -m x',
    'git branch -D x',
    'git config --global user.name "x"',
    'docker run --rm -it -v "$PWD:/w" -p80:80 alpine ls --colr -Z',
    'docker exec -it box ls --colr',
    'docker compose up --build -d',
    'docker ps -aq --filter status=exited',
    'docker build -t x --no-cache .',
    'python3 -m http.server --bogus',
    'python3 -c "x" --bogus -Z',
    'python3 script.sh --bogus',
    'node --bogus-v8-flag',
    'make -j4 -C src all',
    'make -j CC=gcc',
    'ip -br a',
    'ip -4 addr show',
    'ip route add default via 1.1.1.1',
    'ss -tulpn',
    'jq -r --arg a b ".x" notes.txt',
    'jq --arg a -b ".x" notes.txt',
    'journalctl -u ssh -n50 -f --since yesterday --no-pager',
    'journalctl -b -1',
    'systemctl --user status x',
    'apt-get install -yq --no-install-recommends x',
    'apt list --installed',
    'join -t, -1 1 -2 2 notes.txt a.log',
    'seq -5 5',
    'seq -w 1 10',
    'date -d "1 day ago" +%F',
    'date -u -Iseconds',
    'date +%s',
    'stat -c %s notes.txt',
    'du -hd1',
    'du -sh --max-depth=1 .',
    'df -hT',
    'base64 -w0 notes.txt',
    'od -An -tx1 notes.txt',
    'chmod -x notes.txt',
    'chmod -R u+rwX,go-w src',
    'less +F notes.txt',
    'less -N -#5 notes.txt',
    'zip -9r x.zip src',
    'watch -n1 -d ls -l',
    'diff -u <(ls) <(ls -a)',
    'diff -y -W 80 --suppress-common-lines notes.txt a.log',
    'mkdir -p -m755 x',
    'ln -sfn notes.txt x',
    'mktemp -d -t x.XXX',
    'echo --colr -Z',
    'test -Z x',
    '[ -Z x ]',
    'ls "$flags" $more -$x --$y',
    'ls --help',
    'sort --version',
  ])('%s', async (command) => {
    expect(await says(command)).toEqual([]);
  });
});

const PAGE = `.TH FROB 1
.SH OPTIONS
.TP
\\fB\\-a\\fR, \\fB\\-\\-all\\fR
everything
.TP
\\fB\\-n\\fR, \\fB\\-\\-lines\\fR=\\fI\\,NUM\\/\\fR
so many
.TP
.BR \\-v ", " \\-\\-verbose
talk
.IP "\\-\\-deep[=\\fIHOW\\fR]"
deeper
.B \\-x
.br
see also \\-\\-mentioned in the text
`;

describe('a program that is known only from its manual page', () => {
  const local = machine();
  local.write('usr/bin/frob', '', 0o755);
  local.page('frob', PAGE);

  test('has the options of the page in every spelling, and no others', async () => {
    for (const right of [
      '-a',
      '-avx',
      '-n5',
      '-n 5',
      '-n -5',
      '--all',
      '--verb',
      '--lines=3',
      '--deep',
      '--deep=x',
      '--mentioned',
      '--help',
      '-an -Z',
    ])
      expect(await local.says(`frob ${right}`), right).toEqual([]);
    expect(await local.says('frob --vrebose')).toEqual(['unknown-flag: frob has no option --vrebose; did you mean --verbose?']);
    expect(await local.says('frob -aZ')).toEqual(['unknown-flag: frob has no option -Z']);
  });

  test('may start another program, whose options are not checked', async () => {
    expect(await local.says('frob -a other --bogus -Z')).toEqual([]);
  });

  test('is read once; the index is private to the user and is rebuilt when the page changes', async () => {
    const folder = path.join(local.root, 'cache');
    const [kept] = fs.readdirSync(folder);
    expect(fs.readdirSync(folder)).toHaveLength(1);
    expect(fs.statSync(path.join(folder, kept ?? '')).mode & 0o777).toBe(0o600);
    const reads: string[] = [];
    const files = { ...local.world.files, read: (file: string, limit: number) => (reads.push(file), local.world.files.read(file, limit)) };
    expect(await local.says('frob --new', { files })).toHaveLength(1);
    expect(reads.filter((each) => each.includes('man1'))).toEqual([]);
    local.page('frob', `${PAGE}.TP\n\\fB\\-\\-new\\fR\n`);
    expect(await local.says('frob --new')).toEqual([]);
    expect(await local.says('frob --neww')).toHaveLength(1);
  });

  test('a damaged index is ignored', async () => {
    const folder = path.join(local.root, 'cache');
    for (const damage of ['', '{', '[]', '[1,2,3,4,5,6,7,8]', 'null', '{"__proto__":1}']) {
      for (const each of fs.readdirSync(folder)) fs.writeFileSync(path.join(folder, each), damage);
      expect(await local.says('frob --neww')).toHaveLength(1);
      expect(await local.says('frob --all')).toEqual([]);
    }
  });

  test('without a folder for the index, the findings are the same', async () => {
    expect(await local.says('frob --neww', { cacheFolder: null })).toHaveLength(1);
    expect(await local.says('frob --neww', { cacheFolder: '/proc/nowhere' })).toHaveLength(1);
  });
});

describe('no finding', () => {
  test('without a page', async () => {
    const local = machine();
    local.write('usr/bin/frob', '', 0o755);
    expect(await local.says('frob --bogus -Z')).toEqual([]);
  });

  test('when the page introduces too few options', async () => {
    const local = machine();
    local.write('usr/bin/frob', '', 0o755);
    local.page('frob', '.TH FROB 1\n.SH OPTIONS\n.TP\n\\fB\\-a\\fR\nSee the info manual.\n');
    expect(await local.says('frob --bogus -Z')).toEqual([]);
  });

  test('about a program of the user with the name of another program', async () => {
    const local = machine();
    local.write('home/bin/ls', '', 0o755);
    expect(await local.says('ls --bogus', { path: `${local.root}/home/bin:${local.world.path}` })).toEqual([]);
  });

  test('about an alias or a function', async () => {
    expect(await says('ls --bogus', { names: (word) => word === 'ls' })).toEqual([]);
    expect(await says('ls() { echo; }; ls --bogus')).toEqual([]);
  });

  test('from the page of a program in another folder', async () => {
    const local = machine();
    local.write('opt/bin/frob', '', 0o755);
    local.page('frob', PAGE);
    expect(await local.says('frob --bogus', { path: `${local.root}/opt/bin:${local.world.path}` })).toEqual([]);
  });
});

test('a manual page adds options to the row, because newer versions have more', async () => {
  const local = machine();
  local.page('ls', '.TH LS 1\n.TP\n\\fB\\-\\-brand\\-new\\fR\nof next year\n');
  expect(await local.says('ls --brand-new')).toEqual([]);
  expect(await local.says('ls --brand-old')).toHaveLength(1);
});

test('a page that refers to another one is followed once', async () => {
  const local = machine();
  local.write('usr/bin/frob', '', 0o755);
  local.write('usr/share/man/man1/frob.1', '.so man1/real.1\n');
  local.page('real', PAGE);
  expect(await local.says('frob --bogus')).toHaveLength(1);
  expect(await local.says('frob --all')).toEqual([]);
});

test('the options of a subcommand of git come from its own page', async () => {
  const local = machine();
  local.page('git-frob', PAGE);
  expect(await local.says('git frob --bogus')).toEqual(['unknown-flag: git frob has no option --bogus']);
  expect(await local.says('git frob --all --no-all -n 3')).toEqual([]);
});

describe('completion files', () => {
  const ZSH = `#compdef frob\n_arguments -s '(-a --all)'{-a,--all}'[all]' ${['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((name) => `'--${name}[x]'`).join(' ')}\n`;

  test('of the program itself count like a manual page', async () => {
    const local = machine();
    local.write('usr/bin/frob', '', 0o755);
    local.write('usr/share/zsh/vendor-completions/_frob', ZSH);
    expect(await local.says('frob --bogus')).toEqual(['unknown-flag: frob has no option --bogus']);
    expect(await local.says('frob -a --three')).toEqual([]);
  });

  test('of bash, of zsh itself, and those that ask the program, only confirm options', async () => {
    for (const [file, text] of [
      [
        'usr/share/bash-completion/completions/frob',
        'complete -W "--one --two --three --four --five --six --seven --eight --nine --ten" frob',
      ],
      ['usr/share/zsh/functions/Completion/Unix/_frob', ZSH],
      ['usr/share/zsh/vendor-completions/_frob', `${ZSH}_arguments -- --x\n`],
    ] as const) {
      const local = machine();
      local.write('usr/bin/frob', '', 0o755);
      local.write(file, text);
      expect(await local.says('frob --bogus')).toEqual([]);
    }
    const local = machine();
    local.write('usr/share/bash-completion/completions/ls', 'COMPREPLY=( --brand-new )');
    expect(await local.says('ls --brand-new')).toEqual([]);
  });
});

test('on macOS the options of BSD count', async () => {
  expect(await says('ls --frobnicate', MAC)).toEqual(['unknown-flag: ls has no option --frobnicate']);
  expect(await says('ls -lhT@ src', MAC)).toEqual([]);
});
