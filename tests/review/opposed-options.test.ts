/** An option that makes a thing the opposite of how it is wanted is not asked for. */
import { describe, expect, test } from 'vitest';
import { questionIntent } from './question-intent.ts';

describe('the opposite of how it is wanted', () => {
  test.each([
    ['make a secret gist of notes.md', 'gh gist create --public notes.md'],
    ['make a private gist of a.log', 'gh gist create -p a.log'],
    ['push my work to my fork', 'git push upstream HEAD:main'],
    ['copy my photos to gdrive', 'rclone sync ~/photos gdrive:photos'],
    ['create a private repo for this', 'gh repo create acme/app --public --source .'],
    ['create an internal project', 'glab repo create tools --public'],
    ['soft reset to the last commit', 'git reset --hard HEAD~1'],
    ['set my mail for this repo only', 'git config --global user.email me@example.org'],
    ['bump the patch version', 'npm version major'],
    ['install the stable version of firefox', 'sudo snap install firefox --channel=latest/edge'],
    ['open port 8080 until reboot', 'sudo firewall-cmd --permanent --add-port=8080/tcp'],
    ['stop the worker gracefully', 'kill -9 4711'],
    ['run redis rootless', 'docker run -d --privileged redis'],
    ['create a draft release v2.1', 'gh release create v2.1 --notes ""'],
    ['open a draft pr', 'gh pr create --fill'],
    ['sync my pictures to the bucket', 'aws s3 sync ~/Pictures s3://pictures --delete'],
    ['copy my documents to the nas', 'rsync -av --delete ~/Documents/ nas:docs/'],
    ['upload my music to the bucket', 'gsutil -m rsync -r -d ~/Music gs://music'],
  ])('%s: not %s', (question, command) => expect(questionIntent(question, command)).toBe('unasked'));
  test.each([
    ['make a secret gist of notes.md', 'gh gist create notes.md'],
    ['make the private repo public', 'gh repo edit --visibility public --accept-visibility-change-consequences'],
    ['soft reset to the last commit', 'git reset --soft HEAD~1'],
    ['set my mail for this repo only', 'git config user.email me@example.org'],
    ['bump the patch version', 'npm version patch'],
    ['patch version is wrong, make it the next major', 'npm version major'],
    ['open port 8080 until reboot', 'sudo firewall-cmd --add-port=8080/tcp'],
    ['it does not stop gracefully, force it', 'kill -9 4711'],
    ['create a draft release v2.1', 'gh release create v2.1 --draft --generate-notes'],
    ['create a release from the draft pr', 'gh release create v2 --generate-notes'],
    ['open a draft pr', 'gh pr create --draft --fill'],
    ['sync my pictures to the bucket', 'aws s3 sync ~/Pictures s3://pictures'],
    ['push my work to my fork', 'git push origin HEAD'],
    ['sync my photos to gdrive', 'rclone sync ~/photos gdrive:photos'],
    ['copy my photos to gdrive', 'rclone copy ~/photos gdrive:photos'],
    ['mirror my pictures to the bucket', 'aws s3 sync ~/Pictures s3://pictures --delete'],
    ['upload the build to the bucket www', 'aws s3 sync dist s3://www --delete'],
    ['sync the site to web1, drop what is gone', 'rsync -a --delete public/ web1:/srv/www/'],
  ])('%s: %s', (question, command) => expect(questionIntent(question, command)).not.toBe('unasked'));
});
