/** A name that is like the one in the words, or is listed beside it in the output, is another one. */
import { describe, expect, test } from 'vitest';
import { type Given, questionIntent } from './question-intent.ts';

describe('a push to another branch', () => {
  test.each([
    ['push my fix branch', 'git push origin fix/typo:release', {}],
    ['push the current branch', 'git push -f origin HEAD:main', {}],
    ['push bugfix/login', 'git push -u origin bugfix/login:develop', {}],
    ['push my branch', 'git push --all origin', {}],
  ])('%s: not %s', (question, command, given) => expect(questionIntent(question, command, given)).toBe('unasked'));
  test.each([
    ['push my fix branch', 'git push -u origin fix/typo'],
    ['push my fix branch to release', 'git push origin fix/typo:release'],
    ['deploy develop to heroku', 'git push heroku develop:main'],
    ['push for review', 'git push origin HEAD:refs/for/main'],
    ['push it', 'git push origin HEAD:main'],
    ['push all my branches', 'git push --all origin'],
    ['publish the docs to gh-pages', 'git push origin docs:gh-pages'],
  ])('%s: %s', (question, command) => expect(questionIntent(question, command)).not.toBe('unasked'));
});

const DATABASES: Given = { typed: "mysql -e 'show databases'", output: 'Database\nshop\nshop_staging\nmysql' };
const BUCKETS: Given = { typed: 'aws s3 ls', output: '2026-01-02 acme-logs\n2026-01-03 acme-logs-dev' };
const HOSTS: Given = { typed: 'cat hosts.txt', output: 'db-node1\ndb-nodel\ncache-a' };

describe('a name beside the one that is meant', () => {
  test.each<[string, string, Given]>([
    ['copy my key to box3', 'ssh-copy-id admin@box33.example', {}],
    ['restart nginx on app1', 'ssh app11 sudo systemctl restart nginx', {}],
    ['copy a.txt to pi2', 'scp a.txt pi4:', {}],
    ['upload to testpypi', 'twine upload -r pypi dist/*', {}],
    ['deploy to devcluster', 'kubectl --context cluster apply -f app.yml', {}],
    ['load dump.sql into the staging db', 'mysql shop < dump.sql', DATABASES],
    ['empty the dev bucket', 'aws s3 rm s3://acme-logs --recursive', BUCKETS],
    ['copy a.txt to db-node1', 'scp a.txt db-nodel:', HOSTS],
    ['push the image acme/api-gateway', 'docker push acme/api-gatewey', {}],
    ['restart api-gateway', 'kubectl rollout restart deploy/api-gateway2', {}],
  ])('%s: not %s', (question, command, given) => expect(questionIntent(question, command, given)).toBe('unasked'));
  test.each<[string, string, Given]>([
    ['copy my key to box3', 'ssh-copy-id admin@box3.example', {}],
    ['copy a.txt to pi2', 'scp a.txt pi2.local:', { typed: 'ls', output: 'a.txt' }],
    ['convert song1.wav to mp3', 'ffmpeg -i song1.wav song1.mp3', {}],
    ['use python3', 'sudo apt install python3.12', {}],
    ['upload to testpypi', 'twine upload -r testpypi dist/*', {}],
    ['upload to testpypi', 'python -m build && twine upload --repository testpypi dist/*', {}],
    ['run it on localhost', 'flask run --host 127.0.0.1', {}],
    ['load dump.sql into the staging db', 'mysql shop_staging < dump.sql', DATABASES],
    ['load dump.sql into the shop db, not into the staging db', 'mysql shop < dump.sql', DATABASES],
    ['empty the dev bucket', 'aws s3 rm s3://acme-logs-dev --recursive', BUCKETS],
    ['copy a.txt to db-node1', 'scp a.txt db-node1:', HOSTS],
    ['restart api-gatway', 'kubectl rollout restart deploy/api-gateway', { typed: 'kubectl get deploy', output: 'api-gateway 1/1' }],
    ['restart api_gateway', 'kubectl rollout restart deploy/api-gateway', {}],
    ['rename img1 to img2', 'mv img1 img2', {}],
  ])('%s: %s', (question, command, given) => expect(questionIntent(question, command, given)).not.toBe('unasked'));
});
