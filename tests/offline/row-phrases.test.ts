/** Requests that rows of phrases answer, and words in their holes that name nothing. */
import { describe, expect, test } from 'vitest';
import { rows } from '../../src/offline/phrases/rows.ts';
import type { Machine } from '../../src/offline/types.ts';
import { quote, quotePath } from '../../src/offline/quote.ts';
import { ask } from './support.ts';

test.each([
  ['which of my folders takes the most space', 'du -sh -- */ | sort -rh'],
  ['how many lines of python do I have in src', "find src -name '*.py' -exec cat {} + | wc -l"],
  ['find every file that mentions TODO but not in node_modules', 'grep -rl --exclude-dir=node_modules -- TODO .'],
  ['make a zip of the docs folder without the .git directory', "zip -r docs.zip docs -x '*/.git/*'"],
  ['convert all wav files here to mp3', 'for f in *.wav; do ffmpeg -n -i "$f" "${f%.*}.mp3"; done'],
  ['show the last 20 lines of server.log and keep following it', 'tail -n 20 -f server.log'],
  ['count how often each ip appears in access.log', `grep -oE '([0-9]{1,3}\\.){3}[0-9]{1,3}' access.log | sort | uniq -c | sort -rn`],
  ['remove duplicate lines from names.txt without sorting', "awk '!seen[$0]++' names.txt"],
  ['show the difference between config.old and config.new side by side', 'diff -y config.old config.new'],
  ['which commit last changed line 40 of main.c', 'git blame -L 40,40 -- main.c'],
  ['who wrote most of the commits this year', 'git shortlog -sn --since=1.year HEAD'],
  ['list branches that are already merged into main', 'git branch --merged main'],
  ['delete local branches merged into main', "git branch --merged main | grep -v '^[*+]' | grep -vxF -- '  'main | xargs -r git branch -d"],
  ['stash my changes including untracked files', 'git stash push --include-untracked'],
  ['how do I squash the last 3 commits', 'git rebase -i HEAD~3'],
  ['push this branch and set upstream', 'git push -u origin HEAD'],
  ['show files changed between main and dev', 'git diff --name-status main dev'],
  ['when was README.md first added', 'git log --diff-filter=A --follow --format="%h %ad %an: %s" -- README.md'],
  [
    'find big files in the git history',
    "git rev-list --objects --all | git cat-file --batch-check='%(objectsize) %(objecttype) %(rest)' | grep ' blob ' | sort -rn | head -n 20",
  ],
  ['download https://example.com/a.iso and resume if interrupted', 'curl -fLO -C - https://example.com/a.iso'],
  ['show open tcp connections', 'ss -tunap'],
  ['copy the folder photos to nas:/backup keeping times and permissions', 'rsync -a --info=progress2 photos nas:/backup'],
  ["sync ~/photos to /mnt/usb/photos but don't delete anything there", 'rsync -a ~/photos/ /mnt/usb/photos/'],
  ['sync src to dest and delete what is gone from src', 'rsync -a --delete src/ dest/'],
  ['ssh into host web1 as deploy on port 2222', 'ssh -p 2222 deploy@web1'],
  ['create an ssh key for github', 'ssh-keygen -t ed25519'],
  ['forward local port 5432 to db.internal through bastion', 'ssh -N -L 5432:db.internal:5432 bastion'],
  ['what version of ubuntu is this', 'cat /etc/os-release'],
  ['is my disk nearly full', 'df -h'],
  ['what filesystem is /home on', 'df -hT /home'],
  ['list usb devices', 'lsusb'],
  ['show me the kernel log of the last boot', 'journalctl -k -b -1 --no-pager'],
  ['why did nginx fail to start', 'systemctl status nginx'],
  ['is the ssh service enabled at boot', 'systemctl is-enabled ssh'],
  ['show logs of postgres since yesterday', 'journalctl -u postgres --since yesterday --no-pager'],
  ['show timers of systemd', 'systemctl list-timers --all'],
  ['give everyone read access to the public folder recursively', 'chmod -R a+rX public'],
  ['copy the newest file in Downloads here', 'cp -n -- Downloads/"$(ls -t Downloads | head -n 1)" .'],
  ['what does the alias ll do', 'alias ll'],
  ['show all environment variables that contain PATH', 'env | grep -i -- PATH'],
  ['run make every time a c file changes', "find . -name '*.c' | entr make"],
  ['run build.sh every 5 seconds', 'while :; do build.sh; sleep 5; done'],
  ['decode this base64: aGVsbG8=', "printf '%s' 'aGVsbG8=' | base64 -d; echo"],
  ['is the checksum of file.iso correct, it should be in file.iso.sha256', 'sha256sum -c file.iso.sha256'],
  ['resize photo.jpg to half', 'magick photo.jpg -resize 50% half-photo.jpg'],
  ['make a gif from clip.mp4', 'ffmpeg -n -i clip.mp4 -vf fps=10,scale=480:-1 clip.mp4.gif'],
  ['show lines containing error with 3 lines around in all logs', "grep -rn -C 3 --include='*.log' -- error ."],
  ['stop all running containers', 'docker stop $(docker ps -q)'],
  ['logs of container web, follow', 'docker logs -f --tail 100 web'],
  ['remove dangling images', 'docker image prune'],
  ['how much space does docker use', 'docker system df'],
  ['what pods are crashing', "kubectl get pods -A | grep -vE 'Running|Completed'"],
  ['logs of pod api-1 in namespace prod', 'kubectl logs api-1 -n prod'],
  ['list installed packages containing python', 'dpkg -l | grep -i -- python'],
  ['remove package foo and its configuration', 'sudo apt-get purge foo'],
  ['show hidden files too', 'ls -a'],
  [
    'what are the ten largest files on this machine',
    `sudo find / -xdev -type f -printf '%s %p\\n' | sort -rn | head -n 20 | numfmt --to=iec --field=1`,
  ],
  ['find the file called settings.json somewhere under my home', 'find ~ -name settings.json 2>/dev/null'],
  ['which files did I touch today', "find . -type f -newermt 'today 00:00'"],
  ['find functions named handleClick in the src directory', 'grep -rnw -- handleClick src'],
  ['show the first 3 lines of every csv', 'head -n 3 -- *.csv'],
  ['make everything in names.txt uppercase', "tr '[:lower:]' '[:upper:]' < names.txt"],
  ['convert windows line endings to unix in run.sh', 'dos2unix run.sh'],
  ['join all txt files into one called all.txt', 'cat -- *.txt > all.txt'],
  ['list what is inside archive.tar.gz without extracting', 'tar -tvf archive.tar.gz'],
  ['compress this folder as tar.xz', 'tar -cJf ../archive.tar.xz .'],
  ['encrypt secret.txt with a password', 'gpg -c secret.txt'],
  ['make a patch of my changes', 'git diff > changes.patch'],
  ['apply fix.patch', 'git apply fix.patch'],
  ['how do I see what a commit abc123 changed', 'git show abc123'],
  ['go back to the previous branch', 'git switch -'],
  ['abort the merge', 'git merge --abort'],
  ['rebase my branch onto main', 'git rebase main'],
  ['apply the last stash', 'git stash pop'],
  ['get one file README.md from branch main', 'git restore --source=main -- README.md'],
  ['remove file.txt from git but keep it on disk', 'git rm --cached file.txt'],
  ['unstage everything', 'git restore --staged .'],
  ['show commits that are not pushed yet', 'git log --oneline @{upstream}..'],
  ['clone https://github.com/foo/bar without its history', 'git clone --depth 1 https://github.com/foo/bar'],
  ['fetch everything and remove deleted remote branches', 'git fetch --all --prune'],
  ['set my git editor to nano', 'git config --global core.editor nano'],
  ['cherry pick commit abc123', 'git cherry-pick abc123'],
  ['find the commit that deleted config.yml', 'git log --diff-filter=D --format="%h %ad %an: %s" -- config.yml'],
  ['show me the log as a graph', 'git log --graph --oneline --all'],
  ['start docker container web again', 'docker start web'],
  ['remove container web', 'docker rm web'],
  ['build the image app from this folder', 'docker build -t app .'],
  ['run an ubuntu container interactively', 'docker run --rm -it ubuntu sh'],
  ['show the ports of container web', 'docker port web'],
  ['delete all unused docker stuff', 'docker system prune'],
  ['restart deployment api in kubernetes', 'kubectl rollout restart deployment api'],
  ['scale deployment api to 3', 'kubectl scale deployment api --replicas=3'],
  ['switch kubernetes context to staging', 'kubectl config use-context staging'],
  ['apply deploy.yaml', 'kubectl apply -f deploy.yaml'],
  ['show events of the cluster', 'kubectl get events --sort-by=.lastTimestamp'],
  ['what happened in the system log in the last 10 minutes', 'journalctl --since "10 minutes ago" --no-pager'],
  ['what is listening on my machine', 'ss -tulnp'],
  ['who owns the domain example.com', 'whois example.com'],
  ['send a get request to http://localhost:8080/health and show the headers', 'curl -i http://localhost:8080/health'],
  [
    'post the file body.json to http://localhost:3000/api',
    "curl -s -H 'Content-Type: application/json' --data @body.json http://localhost:3000/api",
  ],
  ['set the hostname to box1', 'sudo hostnamectl set-hostname box1'],
  ['lock user bob', 'sudo usermod -L bob'],
  ['create a user bob with a home directory', 'sudo useradd -m bob'],
  ['when did bob last log in', 'last -n 10 bob'],
  ['what day of the week is 2027-03-01', 'date -d 2027-03-01 +%A'],
  ['set the timezone to Europe/Berlin', 'sudo timedatectl set-timezone Europe/Berlin'],
  ["what's 0x1f in decimal", `printf '%d\\n' 0x1f`],
  ['unix time of now', 'date +%s'],
  ['what date is timestamp 1700000000', 'date -d @1700000000'],
  ['shut down in 10 minutes', 'sudo shutdown -h +10'],
  ['cancel the shutdown', 'sudo shutdown -c'],
  ['mount the usb stick /dev/sdb1 on /mnt', 'sudo mount /dev/sdb1 /mnt'],
  ['safely eject /dev/sdb', 'udisksctl power-off -b /dev/sdb'],
  ['is my swap used', 'swapon --show'],
  ['how do I see the manual of tar', 'man tar'],
  ['reload my bashrc', 'source ~/.bashrc'],
  ['make an alias gs for git status', "alias gs='git status'"],
  ['pause the process 1234', 'kill -STOP 1234'],
  ['continue process 1234', 'kill -CONT 1234'],
  ['lower the priority of process 1234', 'renice -n 10 -p 1234'],
  ['what files does process 1234 have open', 'lsof -p 1234'],
])('%s: %s', async (question, command) => expect((await ask(question)).command).toBe(command));

const machine: Machine = { shell: 'bash', gnu: true, has: () => true, exists: () => false, lacks: () => false, readText: () => null };
const holesIn = (pattern: string): readonly string[] => [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const filled = (pattern: string, word: string): Record<string, string> => Object.fromEntries(holesIn(pattern).map((hole) => [hole, word]));
/** Holes that take any text: what somebody wants to find, write or run. */
const ANY = /^(?:text|rest)\d?$/;

describe('a word that names nothing fills no hole', () => {
  const withNames = rows.flatMap(({ ask: [pattern = ''], reply }) =>
    holesIn(pattern).some((hole) => !ANY.test(hole)) ? [{ pattern, reply }] : [],
  );

  test.each(['it', 'this', 'all', 'them', 'everything', 'file', 'folder', 'container', 'images', 'again', ''])('"%s"', (word) => {
    const answered = withNames.filter(({ pattern, reply }) => reply(filled(pattern, word), machine) !== null);
    expect(answered.map(({ pattern }) => pattern)).toEqual([]);
  });
});

test.each(['; reboot', '$(reboot)', "'; reboot; '", '`reboot`', '-rf'])('%s in a hole is quoted, or there is no command', (word) => {
  for (const { ask: patterns, reply } of rows)
    for (const pattern of patterns.filter((one) => holesIn(one).length > 0)) {
      const made = reply(filled(pattern, word), machine);
      if (made === null || !('command' in made)) continue;
      expect(made.command.replaceAll(quotePath(word), '').replaceAll(quote(word), '')).not.toContain(word);
    }
});

test.each([
  'make a file executable',
  'delete the file',
  'restart this service',
  'delete container images',
  'remove image photo.png',
  'copy notes.txt to docs',
  'who owns notes.txt',
  'completely remove node_modules',
  'show commit messages',
  'pause the process',
  'copy the folder to the server',
  'encrypt the file',
  'restore the file from main',
])('%s: no row takes a word for what it is not', async (question) =>
  expect((await ask(question)).command ?? '').not.toMatch(/docker|git show|kill|rsync|gpg|scp|whois|purge|restore|^chmod u\+x file/),
);

test('a file that a row would write is not written over', async () => {
  const command = 'git diff > changes.patch';
  expect((await ask('save my changes as a patch')).command).toBe(command);
  expect((await ask('save my changes as a patch', {}, { listFolder: () => ['changes.patch'] })).command).toBeNull();
});

describe('words in another order', () => {
  test.each([
    ['line 42 of server.ts, which commit changed that last', 'git blame -L 42,42 -- server.ts'],
    ['of container web the published ports', 'docker port web'],
    ['in 45 days, which date will it be', "date -d '+45 days' +%F"],
    ['of this boot the kernel errors', 'journalctl -k -b -p err --no-pager'],
    ['the remote branches, please list', 'git branch -r'],
  ])('%s', async (question, command) => expect((await ask(question)).command).toBe(command));

  test.each([
    ['an unknown word', 'line 42 of server.ts, which commit changed that last on gitlab'],
    ['a negation', 'line 42 of server.ts, which commit never changed that last'],
    ['an exception', 'the remote branches, please list, except old'],
    ['a word that is no name', 'of container file the published ports'],
  ])('%s: no row', async (_, question) => expect((await ask(question)).command ?? '').not.toMatch(/git blame|git branch -r|docker port/));

  test('is never enough for a change', async () => {
    const changing = ['make an empty file index.css', 'this branch, exactly like main please make it', 'of pod web-1 delete please'];
    for (const question of changing) expect((await ask(question)).command ?? '').not.toMatch(/truncate|reset|delete/);
  });
});
