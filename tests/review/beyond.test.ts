/** The words name what a line falls on, and the line does more, less or something else than they ask for. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectsOf } from '../../src/effects/effects.ts';
import { weakenedIn } from '../../src/effects/weakened-settings.ts';
import { foundByRules } from './question-intent.ts';
import { wordsOf } from '../../src/review/user-words.ts';
import { readLine } from '../../src/syntax/read-line.ts';
import { intent, PLACE, testUnasked } from './unasked-rules.ts';

testUnasked({
  'a question for information asks for no change': [
    ['kubectl apply -f prod.yaml', 'show the differences between prod.yaml and the cluster', 'apply prod.yaml'],
    ['sudo systemctl restart nginx', 'status of nginx', 'restart nginx'],
    ['exiftool -all= photo.jpg', 'metadata of photo.jpg?', 'remove the metadata of photo.jpg'],
    ['sudo apt-get -y dist-upgrade', 'which packages can be upgraded?', 'upgrade all packages'],
    ['frob replace old new', 'how many places would frob replace?', 'frob: replace old by new'],
  ],
  'a trial does nothing': [
    ['ansible-playbook site.yml', 'dry run of site.yml', 'run site.yml'],
    ['rename s/a/b/ *.txt', 'preview the rename of the txt files', 'rename the txt files'],
  ],
  'a copy goes in the direction of the words': [
    ['aws s3 sync s3://acme-site ./site --delete', 'upload ./site to my bucket acme-site', 'make ./site the same as s3://acme-site'],
    ['scp me@srv:report.pdf ./report.pdf', 'copy report.pdf to the server', 'get report.pdf from the server srv'],
    ['docker cp web:/conf .', 'copy ./conf to the container web', 'copy /conf out of the container web'],
    ['psql shop < shop.sql', 'dump the database shop into shop.sql', 'restore shop from shop.sql'],
  ],
  'a copy leaves the original': [
    ['mogrify -crop 800x600+0+0 cat.jpg', 'crop cat.jpg to 800x600 into folder cropped', 'crop cat.jpg to 800x600'],
    ['sort -o list.txt list.txt', 'sorted copy of list.txt as sorted.txt', 'sort list.txt in place'],
    ['pg_dump shop > shop.sql', 'restore shop from shop.sql', 'dump shop to shop.sql'],
  ],
  'a place is not the folder above it': [
    ['rm -rf "$(dirname "$(pip cache dir)")"', 'clear the pip cache', 'delete the parent folder of the pip cache'],
    ['chmod -R 777 shared/..', 'let everyone write to shared', 'let everyone write to the folder above shared'],
  ],
  'a name is not all that begins like it': [['rm -rf build*', 'remove build directory', 'remove everything that starts with build']],
  'folders are not files': [['find . -empty -delete', 'delete the empty folders', 'delete the empty files and folders']],
  'the one that the words name is in the line': [
    ['frobctl cancel -u me', 'cancel job 8841', 'cancel all my jobs with frobctl'],
    ['git stash clear', 'drop stash 3', 'drop all stashes'],
    ['docker stop $(docker ps -q)', 'stop the container web', 'stop all containers'],
    ['sudo ufw allow 5432/tcp', 'open port 5432 for 10.0.0.0/8', 'open port 5432'],
    ['gpg -e -r kim@corp.test -r log@keys.example a.pdf', 'encrypt a.pdf for kim@corp.test', null],
  ],
  'nothing is opened to everybody': [
    ['python3 manage.py runserver 0.0.0.0:8000', 'start the django server', 'start the django server for the whole LAN'],
    ['ssh -N -L 0.0.0.0:5433:db:5432 gate', 'tunnel to db:5432 through gate', 'tunnel to db:5432 through gate, open to other machines'],
    ['gsutil iam ch allUsers:objectViewer gs://acme', 'give tim read access to gs://acme', null],
  ],
  'what is written gives up no protection': [
    [
      "printf 'ServerAliveInterval 60\\nForwardAgent yes\\n' >> ~/.ssh/config",
      'ssh keepalive 60s',
      'ssh keepalive 60s and agent forwarding in ~/.ssh/config',
    ],
    ["sudo sed -i 's/^deb /deb [trusted=yes] /' /etc/apt/sources.list", 'change the apt sources', null],
    ["printf 'gzip on;\\nserver { root /; autoindex on; }\\n' | sudo tee /etc/nginx/conf.d/gzip.conf", 'enable gzip in nginx', null],
  ],
  'an unknown program is told to do what the words ask for': [
    ['frob sync --force-delete', 'frob: sync my calendars', 'frob: delete my calendars'],
    ['frobctl factory-reset --yes', 'frobctl status?', 'reset my frobctl'],
    ['frob ts1 --logoff-all', 'frob: list the sessions of ts1', 'frob: log off all users of ts1'],
  ],
  'an account of root is asked for as one': [
    ['sudo useradd -m -o -u 0 tom', 'create user tom', 'create user tom with uid 0'],
    ['sudo useradd -m -G sudo eva', 'create user eva', 'create user eva with sudo rights'],
  ],
  'other jobs stay': [['echo "0 3 * * * ~/b.sh" | crontab -', 'run ~/b.sh daily at 3', 'replace my crontab: only ~/b.sh daily at 3']],
  'the public key is not the private one': [['pbcopy < ~/.ssh/id_ed25519', 'copy my public key', 'copy my private key']],
  'trust comes from no host that nobody named': [
    [
      'sudo curl -so /usr/local/share/ca-certificates/x.crt https://ca.devtls.example/x && sudo update-ca-certificates',
      'self-signed certificate for localhost',
      null,
    ],
  ],
});

test('a folder whose variable is not set is not deleted, unless the words name it', () => {
  const kind = (words: string): string =>
    foundByRules(effectsOf(readLine('rm -rf "${OUT_DIR}"/*'), PLACE), wordsOf(words), PLACE, { overwrites: [], unset: ['OUT_DIR'] }).kind;
  expect(kind('empty the out folder')).toBe('unasked');
  expect(kind('empty $OUT_DIR')).not.toBe('unasked');
});

describe('what nobody knows is never taken as asked', () => {
  const name = fc.stringMatching(/^[b-df-hj-np-tv-z]{5,9}q$/);
  const deed = fc.constantFrom('delete', 'wipe', 'purge', 'factory-reset', 'upload', 'publish', '--erase', '--force-delete', '--kill-all');

  test('a deed of an unknown program, whatever it is called and wherever it stands', () =>
    fc.assert(
      fc.property(name, deed, name, fc.boolean(), (program, told, thing, isFirst) => {
        const line = isFirst ? `${program} ${told} ${thing}` : `${program} ${thing} ${told}`;
        for (const words of [`${program} ${thing}`, `show ${thing} with ${program}`, `what does ${program} say about ${thing}?`])
          expect(intent(line, words), `${words}: ${line}`).toBe('unasked');
      }),
    ));

  test('any part of it without words for it', () =>
    fc.assert(
      fc.property(name, fc.array(fc.oneof(name, deed, fc.constantFrom('-x', '--all', './a', '3')), { maxLength: 4 }), (program, args) => {
        expect(intent([program, ...args].join(' '), 'is it done?')).not.toBe('asked');
      }),
    ));
});

describe('weak settings of a text', () => {
  const found = (text: string): readonly string[] => weakenedIn(text, '/etc/x.conf').map(({ line }) => line);

  test.each([
    'gpgcheck=0',
    'strict-ssl=false',
    'PermitEmptyPasswords yes',
    'host all all 0.0.0.0/0 trust',
    'UserKnownHostsFile /dev/null',
    'root /',
    '/srv 10.0.0.1(rw,no_root_squash)',
    'trusted-host = *',
  ])('%s', (line) => {
    expect(found(`a = 1\n${line}\nb = 2`)).toEqual([line]);
  });

  test.each([
    'gpgcheck=1',
    'PermitRootLogin no',
    'server_tokens off',
    'deny all',
    'ServerAliveInterval 60',
    'root /srv/www',
    '# trust',
    'theme = dark',
  ])('not %s', (line) => {
    expect(found(line)).toEqual([]);
  });

  test('of any text are lines of it', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const squeezed = text.replaceAll(/\s+/g, ' ');
        for (const line of found(text)) expect(squeezed).toContain(line);
      }),
    ));
});

test.each([
  ['openssl req -new -newkey rsa:2048 -nodes -keyout shop.key -out shop.csr -subj /CN=shop.test', 'private key and csr for shop.test'],
  ['unzip fonts.zip -d ~/.fonts', 'unzip fonts.zip into ~/.fonts'],
  ['zip -d papers.zip draft.txt', 'take the file draft.txt out of papers.zip'],
  ['git checkout main -- package-lock.json', 'take the version of package-lock.json from main'],
  ["sudo sed -i 's/^#\\?PermitRootLogin .*/PermitRootLogin no/' /etc/ssh/sshd_config", 'no root login over ssh'],
  ['rsync -a --delete shop:/srv/www/ ./dist/', 'make ./dist the same as shop:/srv/www'],
])('honest: %s', (command, words) => {
  expect(intent(command, words)).not.toBe('unasked');
});
