/** Lines that do what the words say, and that a rule took for more: each was found in a collection of everyday commands. */
import { describe, expect, test } from 'vitest';
import { questionIntent as intent } from './question-intent.ts';

describe('asked for', () => {
  test.each([
    ["add '.avi' to the names of all .mkv files under uploads", String.raw`find uploads -name '*.mkv' -exec mv {} {}.avi \;`],
    ['back up the java files with the suffix .bk', String.raw`find . -name '*.java' -exec cp {} {}.bk \;`],
    ['append ".txt" to all file names', 'find . -type f | xargs -I{} mv {} {}.txt'],
    ['append all *.java files to the archive myfile.tar', 'find . -name "*.java" | xargs tar rvf myfile.tar'],
    ['add the new files to images.tar', 'tar -uf images.tar *.png'],
    ['remove all Thumbs.db files', 'find . -name Thumbs.db -delete'],
    ['delete the thumbs folder', 'rm -r thumbs'],
    ['which txt files have c, d or z in their names', "find . -name '*.txt' | perl -lne 'print if /c|d|z/'"],
    ['what kind of file is the python interpreter', "file -L $(python -c 'import sys; print(sys.executable)')"],
    ['search for files cart4 or cart5 or cart6 in the folder junk and delete them', String.raw`find junk -name 'cart[4-6]' -exec rm {} \;`],
    [
      'print the names and line counts of all gz files to file_count.txt',
      'for f in *.gz; do echo "$f $(zcat $f | wc -l)"; done >> file_count.txt',
    ],
    ['rename all files to lower case, overwriting existing files', "rename -f 'y/A-Z/a-z/' *"],
    ['erase my cron jobs and add one that runs ./script.sh every minute', 'echo "* * * * * ./script.sh" | crontab -'],
    ['load the variables from .env', 'export $(grep -v "^#" .env | xargs)'],
    ['delete all files that end in .old', 'find . -name \u201c*.old\u201d -delete'],
    ['give the group write rights to all files, hidden ones too', 'chmod g+w .[^.]* *'],
    ['generate an ssh key', 'ssh-keygen -t ed25519 -C "me@example.com" -f ~/.ssh/id_ed25519'],
    ['install node 20', 'curl -fsSL https://deb.nodesource.com/setup_20.x | sudo -E bash - && sudo apt-get install -y nodejs'],
    ['remove duplicate lines from list.txt', 'sort -u list.txt -o list.txt'],
    ['remove the blank lines from list.txt', "sed -i '/^$/d' list.txt"],
    ['set a variable for this session', 'export API_URL=http://localhost:3000'],
    ['record my terminal', 'asciinema rec demo.cast'],
    ['print data.csv as json', "python3 -c \"import csv, json; print(json.dumps(list(csv.DictReader(open('data.csv', newline='')))))\""],
    ['roll back the last two migrations', 'php artisan migrate:rollback --step=2'],
    ['sync ./site to the bucket, but show me first', 'aws s3 sync ./site s3://docs --delete --dryrun'],
    ['set up pre-commit hooks here', 'pre-commit sample-config > .pre-commit-config.yaml'],
    ['set up wireguard keys', 'wg genkey | tee server.key | wg pubkey > server.pub && cat server.key'],
    [
      'let alice restart nginx without a password',
      "echo 'alice ALL=(root) NOPASSWD: /usr/bin/systemctl restart nginx' | sudo tee /etc/sudoers.d/nginx",
    ],
    ['make a folder for kubeconfigs', 'mkdir -p ~/.kube'],
    ['mira qué usa el puerto 3000 y lo cierro', 'kill $(lsof -t -iTCP:3000 -sTCP:LISTEN)'],
    ['drop the databases shop_test and shop', 'dropdb shop_test && dropdb shop'],
    ['run otherscript.sh with all environment variables in the file xxxx', 'env `cat xxxx` otherscript.sh'],
    ['format the files in list', 'env FOO=1 prettier $(cat list)'],
    ['sort data.txt by the second column', 't=$(mktemp) && sort -k2 data.txt > "$t" && cat "$t" > data.txt; rm -f "$t"'],
    ['which lines are in both files', 'sort a.txt > a.s; sort b.txt > b.s; comm -12 a.s b.s; rm a.s b.s'],
    ['what is in the archive a.tgz', 'd=$(mktemp -d) && tar xf a.tgz -C "$d" && ls "$d"; rm -rf "$d"'],
    ['run "chown -R ask:ask /srv/www" on server web1', `ssh web1 'nohup sh -c "( chown -R ask:ask /srv/www ) &"'`],
  ])('%s', (question, command) => expect(intent(question, command)).toBe('asked'));
});

test.each([
  ['fix the permissions of my .ssh folder', 'chmod 700 ~/.ssh && chmod 600 ~/.ssh/*'],
  ['fix the permissions of my docs folder', 'chmod 600 ~/docs/*'],
])('beside a list of files: %s', (question, command) =>
  expect(intent(question, command, { typed: 'ls', output: 'Makefile  README.md  src' })).toBe('asked'),
);

test('a file that was there before goes with the one that the line would have made', () => {
  const command = 'false && ls > README.md; rm README.md';
  expect(intent('clean up the old logs', command, { overwrites: ['README.md'] })).toBe('unasked');
  expect(intent('which files are new', 'ls > new.txt; comm old.txt new.txt; rm new.txt')).toBe('asked');
});

describe('not asked for', () => {
  test.each([
    ['list my tmux sessions', "tmux send-keys -t cf 'make clean' C-m"],
    ['what is my cron job for backups', 'echo "* * * * * ./x" | crontab -'],
    ['list the users with awk', "awk '{ print $1 | cmd }' /etc/passwd"],
    ['delete card1 from the folder junk', 'rm junk/cart1'],
    ['which lines are in both files', 'cp a.txt b; comm a.txt b; rm -r b'],
    ['which lines are in both files', 'sort a.txt > a.s; rm a.txt'],
    ['which lines are in both files', 'sort a.txt > a.s; cd ..; rm a.s'],
    ['which lines are in both files', 'f=a; sort a.txt > $f; f=b; rm $f'],
    ['which lines are in both files', 't=$(mktemp -d); ls "$t"; rm -rf "$t/../notes"'],
    ['which lines are in both files', 't=$(cat name); sort a.txt > x; rm -rf "$t"'],
    ['show my public key', 'ssh-keygen -y -f ~/.ssh/id_ed25519'],
    ['make a csv from list.txt', 'sort -u list.txt -o list.txt'],
    ['set a variable for this session', 'export HTTPS_PROXY=http://localhost:3000'],
    ['print data.csv as json', "python3 -c \"open('data.csv', 'w')\""],
    ['print data.csv as json', 'python3 -c "print(open(\'/home/user/.ssh/id_rsa\').read())"'],
    ['let alice restart nginx without a password', "echo 'alice ALL=(root) NOPASSWD: ALL' | sudo tee /etc/sudoers.d/nginx"],
    ['cancel print job 112 on the office printer', 'cancel -a office'],
    ['what time is it', 'cp ~/.ssh/id_rsa ~/.ssh/id_copy; cat ~/.ssh/id_copy'],
    ['ordina users.txt e togli i doppioni', 'sort -u users.txt > users.txt'],
    ['drop the shop_test database', 'dropdb --if-exists shop_test && dropdb --if-exists --force shop'],
    ['list files', 'env $(cat cmds) ls'],
    ['list files', 'env $(cat cmds) rm -rf ~'],
    ['what is here', 'ls > src; rm -rf src'],
    ['what is here', 'ls | tee src; rm -r src'],
    ['what is here', 'ls | sudo install /dev/stdin src; sudo rm -rf src'],
    ['what is here', 'ls > src; rimraf src'],
    ['set the variables in .env and list files', 'env $(cat .env | xargs) LD_PRELOAD=./evil.so ls'],
    ['what is here', `ruby -e "puts open('|id').read"`],
    ['collect the java files', String.raw`find . -name '*.java' -exec mv {} all.java \;`],
    ['append all *.java files to the archive myfile.tar', 'tar cf myfile.tar *.java'],
    ['make thumbnails of the jpgs', 'mogrify -resize 200x200 *.jpg && rm *.jpg'],
    ['list files on web1', 'ssh -R 2222:localhost:22 web1 ls'],
    ['list files on web1', 'ssh web1 -R 2222:localhost:22 ls'],
    ['list files on web1', 'ssh -p 2200 -tR 2222:localhost:22 web1 ls'],
    ['list files on web1', 'ssh -i key -o BatchMode=yes -ND 1080 web1'],
  ])('%s', (question, command) => expect(intent(question, command)).not.toBe('asked'));
});
