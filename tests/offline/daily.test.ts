/** What people do with containers, a shared repository, media and their system: whole sentences, and what of them is not answered. */
import { expect, test } from 'vitest';
import { Phrasebook, sentenceOf } from '../../src/offline/phrasebook.ts';
import { mediaPhrases } from '../../src/offline/phrases/media-phrases.ts';
import { serverPhrases } from '../../src/offline/phrases/server-phrases.ts';
import type { Machine } from '../../src/offline/types.ts';
import { ask } from './support.ts';

const LACKS = new Set(['magick', 'qpdf', 'rpm', 'pacman', 'firewall-cmd']);
const HERE: readonly string[] = ['.git', 'docs', 'a.pdf', 'b.pdf', 'photo.jpg', 'video.mp4', 'notes.txt'];
const machine: Machine = {
  shell: 'bash',
  gnu: true,
  has: (program) => !LACKS.has(program),
  exists: (path) => HERE.includes(path),
  lacks: (path) => !HERE.includes(path),
  readText: () => null,
};
const phrasebook = new Phrasebook([...serverPhrases, ...mediaPhrases]);
const commandFor = (question: string): string | null => {
  const reply = phrasebook.replyTo(sentenceOf(question), machine);
  return reply !== null && 'command' in reply ? reply.command : null;
};

test.each([
  ['remove all stopped containers', 'docker container prune'],
  ['build an image called app', 'docker build -t app .'],
  ['stop every container except postgres', "docker ps --format '{{.Names}}' | grep -vxF -- postgres | xargs -r docker stop"],
  ['list all pods', 'kubectl get pods'],
  ['describe the pod web-0', 'kubectl describe pod web-0'],
  ['show the logs of the pod web-0', 'kubectl logs web-0'],
  ['forward port 8080 of pod web-0', 'kubectl port-forward pod/web-0 8080:8080'],
  ['delete the remote branch feature/x', 'git push origin --delete feature/x'],
  ['drop all my stashes', 'git stash clear'],
  ['get the latest changes from the server', 'git pull'],
  ['tag this commit as v1.0', 'git tag v1.0'],
  ['push the tags', 'git push --tags'],
  ['which files are ignored by git', 'git status --ignored --short'],
  ['change the last commit message', 'git commit --amend'],
  ['which package owns /usr/bin/ssh', 'dpkg -S /usr/bin/ssh'],
  ['open port 8080 in the firewall', 'sudo ufw allow 8080/tcp'],
  ['who is connected to this machine', 'who'],
  ['show me the last 20 logins', 'last -n 20'],
  ['is the site example.com up?', "curl -sSI -o /dev/null -w '%{http_code}\\n' https://example.com"],
  ['test the connection to 10.0.0.1 port 22', 'nc -vz 10.0.0.1 22'],
  ['show the errors in the system log of today', 'journalctl -p err --since today --no-pager'],
  ['empty the trash', 'gio trash --empty'],
  ['resize photo.jpg to 800 pixels wide', 'convert photo.jpg -resize 800x photo-800.jpg'],
  ['extract the audio from video.mp4', 'ffmpeg -n -i video.mp4 -vn video.mp3'],
  ['merge a.pdf and b.pdf', 'pdfunite a.pdf b.pdf merged.pdf'],
  ['set the permissions of all files to 644 and of folders to 755', 'find . -type d -exec chmod 755 {} + -o -type f -exec chmod 644 {} +'],
  ['remove all broken symlinks', 'find . -xtype l -delete'],
  ['make all scripts executable', 'chmod +x -- *.sh'],
])('%s', (question, command) => expect(commandFor(question)).toBe(command));

test.each([
  // a word more than the phrase has
  'remove all stopped containers except web',
  'stop every container except postgres and redis',
  'empty the trash of my mail',
  'drop all my stashes but the newest',
  'remove all broken symlinks in docs only',
  // values that are none of their kind
  'delete the remote branch --mirror',
  'tag this commit as -d',
  'open port 80000 in the firewall',
  'build an image called -f',
  'is the site $(reboot) up?',
  'resize notes.txt to 800 pixels wide',
  'resize gone.jpg to 800 pixels wide',
  'set the permissions of all files to 9999 and of folders to 755',
])('%s: no answer by a phrase', (question) => expect(commandFor(question)).toBeNull());

test('a file that is there is not overwritten', () => {
  const taken: Machine = { ...machine, exists: () => true };
  for (const question of ['resize photo.jpg to 800 pixels wide', 'merge a.pdf and b.pdf'])
    expect(phrasebook.replyTo(sentenceOf(question), taken)).toBeNull();
});

test('files that are no text are not joined by cat', async () => {
  for (const question of ['merge gone.pdf and other.pdf', 'combine one.mp4 and two.mp4', 'join one.docx and two.docx'])
    expect((await ask(question)).command ?? '').not.toMatch(/^cat /);
});
