/** What people say in many ways: the second reading of a question, the rows for its cousins, and what has to be left alone. */
import { describe, expect, test } from 'vitest';
import { otherReadings } from '../../src/offline/second-reading.ts';
import { ask } from './support.ts';

const mac = { os: 'macOS 15' };
const listFolder = (): readonly string[] => ['requirements.txt', 'all.csv', 'movie.mp4', 'movie.mp3', 'a.txt'];

describe('an amount is never NaN', () => {
  test.each([
    ['show the tree of folders only two levels deep', 'tree -d -L 2 .'],
    ['show the tree three levels deep', 'tree -L 3'],
    ['print lines two to four of a.txt', "sed -n '2,4p' a.txt"],
    ['pick five random lines from a.txt', 'shuf -n 5 a.txt'],
  ])('%s: %s', async (question, command) => expect((await ask(question)).command).toBe(command));

  const words = ['two', 'three', 'ten', 'twelve', 'twenty', 'fifty', 'a dozen', 'a couple of', 'few'];
  const forms = [
    'the {} biggest files here',
    'first {} lines of a.txt',
    'column {} of a.csv',
    'lines {} to {} of a.txt',
    'tree {} levels deep',
    'ping a.com {} times',
  ];
  test.each(forms)('%s', async (form) => {
    for (const word of words) expect((await ask(form.replaceAll('{}', word))).command ?? '').not.toMatch(/NaN|undefined/);
  });
});

describe('a limit in time is read, or there is no answer', () => {
  test.each([
    ['commits by Maria since last monday', "git log --oneline --since='last monday 00:00' --author=Maria"],
    ['show commits from yesterday', 'git log --oneline --since=yesterday'],
    ['files changed since friday', "find . -type f -newermt 'last friday 00:00'"],
  ])('%s: %s', async (question, command) => expect((await ask(question)).command).toBe(command));

  test.each(['commits by Maria before monday', 'commits by Maria since christmas', 'commits by Maria in january'])(
    '%s: none',
    async (question) => expect((await ask(question)).command).toBeNull(),
  );
});

test.each([
  ['what version of python package numpy is installed', 'python3 -m pip show numpy'],
  [
    'logs older than a week should go, but only the .gz ones in /var/log/nginx',
    "find /var/log/nginx -type f -name '*.gz' -mtime +7 -delete",
  ],
  ['first 3 columns of data.csv', 'cut -d, -f1-3 data.csv'],
  ['remove the .bak ending from all files', 'for f in *.bak; do mv -n -- "$f" "${f%.bak}"; done'],
  ['undo the last commit and throw away the changes', 'git reset --hard HEAD~1'],
  ['undo my last commit but keep the changes', 'git reset --soft HEAD~1'],
  ['revert the last commit', 'git revert HEAD'],
  ['get /etc/hosts from root@10.0.0.1', 'scp -r root@10.0.0.1:/etc/hosts .'],
  ['find out which program has /var/log/syslog open', 'lsof /var/log/syslog'],
  ['how often does "error" show up in app.log', 'grep -o -F -- error app.log | wc -l'],
  ['calculate 15% of 240', "awk 'BEGIN {print 15 * 240 / 100}'"],
  ['get the value of version from package.json', 'jq -r .version package.json'],
  ['restart container web', 'docker restart web'],
])('misread before: %s: %s', async (question, command) =>
  expect(((await ask(question)).command ?? '').replace('grep -oF', 'grep -o -F')).toBe(command),
);

describe('other wordings', () => {
  test.each([
    ['how many python files are there under src, not counting tests', "find src -type f -name '*.py' -not -path '*/tests/*' | wc -l"],
    ['where is the file called settings.ini, I lost it somewhere in my home', 'find ~ -name settings.ini 2>/dev/null'],
    ['is there anything in this directory that everybody can write to', 'find . -type f -perm -o+w'],
    ['total size of this directory, just one number', 'du -sh .'],
    ['the last 5 commits, one per line', 'git log --oneline -n 5'],
    ['which files mention "deprecated" but not inside the vendor folder', 'grep -rl --exclude-dir=vendor -- deprecated .'],
    ['run ./sync.sh every 30 seconds until I stop it', 'watch -n 30 ./sync.sh'],
    ['how long has this server been up', 'uptime'],
    ['upgrade everything, no questions asked', 'sudo apt-get update && sudo apt-get upgrade -y'],
  ])('%s: %s', async (question, command) => expect((await ask(question)).command).toBe(command));

  test('a text in quotes stays as it is', () => {
    for (const reading of otherReadings('search for "get rid of it" in a.txt, not counting tests'))
      expect(reading).toContain('"get rid of it"');
  });

  test('a name keeps its dot', () => expect(otherReadings('hey run ./sync.sh now')).toContain('run ./sync.sh now'));

  test.each([
    'is there a config.ini',
    'my boss can go',
    'what should I cook tonight',
    'all my files are gone',
    'time flies',
    'what time is it on mars',
    'move everything but keep.txt and notes.txt to ../old',
    'tag this as v1 but do not push the tag',
    'set all folders to 755 in public_html except cgi-bin',
    'put 2024_ in front of each pdf except report.pdf',
    'upgrade all packages but not the kernel',
    'sort data.json by name',
    'add JAVA_HOME=/opt/java to my environment',
    'how fast is the train',
    'copy notes.txt at my server bob@10.1.2.3',
  ])('%s: no command', async (question) => expect((await ask(question)).command).toBeNull());
});

describe('cousins', () => {
  test.each([
    ['list files from largest to smallest with readable sizes', 'ls -lhS'],
    ['prefix every pdf with 2024_', 'for f in *.pdf; do mv -n -- "$f" "2024_$f"; done'],
    ["put 2024_ in front of each pdf's name", 'for f in *.pdf; do mv -n -- "$f" "2024_$f"; done'],
    ['unzip every zip in here, each into its own folder', 'for f in *.zip; do unzip -n "$f" -d "${f%.zip}"; done'],
    ['give /srv/app and everything in it to user deploy and group www-data', 'sudo chown -R deploy:www-data /srv/app'],
    ['make a symlink named current pointing at releases/v3', 'ln -s releases/v3 current'],
    ['replace foo with bar in every txt file here but keep the originals as .bak', "sed -i.bak 's/foo/bar/g' *.txt"],
    ['lines that are in a.txt but missing from b.txt', 'grep -vxFf b.txt a.txt'],
    ['delete branch old-ui both here and on origin', 'git branch -d old-ui && git push origin --delete old-ui'],
    ['tag this as v1.2.0 and push the tag', 'git tag v1.2.0 && git push origin v1.2.0'],
    ['what time is it in New York right now', 'TZ=America/New_York date'],
    ['schedule /opt/backup.sh for 2:30 every night', "(crontab -l 2>/dev/null; echo '30 2 * * * /opt/backup.sh') | crontab -"],
    ['run backup.sh every day at 3am', '(crontab -l 2>/dev/null; echo "0 3 * * * $PWD/backup.sh") | crontab -'],
    ['make 12 empty files named month01.txt up to month12.txt', 'touch month{01..12}.txt'],
    ['merge ch1.pdf and ch2.pdf into book.pdf', 'pdfunite ch1.pdf ch2.pdf book.pdf'],
    ['clean up stopped containers, dangling images and unused networks, no prompt', 'docker system prune -f'],
  ])('%s: %s', async (question, command) => expect((await ask(question)).command).toBe(command));

  test.each([
    ['make 12 empty files named month01.txt up to month10.txt', 'another number of them'],
    ['schedule /opt/backup.sh for 25:30 every night', 'no time of day'],
    ['put 2024_ in front of each image', 'several kinds of files'],
  ])('%s: no command (%s)', async (question) => expect((await ask(question)).command).toBeNull());

  test.each([
    ['turn unix timestamp 1700000000 into something readable', 'date -r 1700000000'],
    ['pick 10 random lines from words.txt', 'sort -R words.txt | head -n 10'],
  ])("without GNU's programs: %s: %s", async (question, command) => expect((await ask(question, mac)).command).toBe(command));

  test.each([
    'write my python dependencies to requirements.txt',
    'write the output of ls to all.csv',
    'take the audio out of movie.mp4 as mp3',
  ])('%s: nothing, because that is there', async (question) =>
    expect((await ask(question, { cwd: '/home/user' }, { listFolder })).command).toBeNull(),
  );
});
