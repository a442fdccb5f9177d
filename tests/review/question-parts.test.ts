/** A part of a thing, one thing of many, and a verb that only describes ask for less than the words name. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionOf, namesToEnd, withoutDescriptions, withoutPlaces, withoutStates } from '../../src/review/question-parts.ts';
import { questionIntent as intent } from './question-intent.ts';

describe('a verb that only describes', () => {
  test.each([
    ['test how fast my disk writes', 'test …'],
    ['how big is dist, then delete it', '…, then delete it'],
    ['what would git clean delete here', '…'],
    ['check if ufw blocks port 22 and open it', '… and open it'],
    ['which command deletes a branch', 'which command deletes a branch'],
    ['how do I delete a branch', 'how do I delete a branch'],
  ])('%s', (words, left) => expect(withoutDescriptions(words)).toBe(left));

  test.each([
    ['free space on the stick /dev/sdb1?', 'space on the stick /dev/sdb1?'],
    ['free space on / please', 'space on / please'],
    ['free some space', 'free some space'],
  ])('%s', (words, left) => expect(withoutStates(words)).toBe(left));
});

describe('where a thing is', () => {
  test.each([
    ['remove the backup line from my crontab', 'remove the backup line'],
    ['remove the last line of todo.txt', 'remove the last line'],
    ['take draft.txt out of papers.zip, then test it', 'take draft.txt  , then test it'],
    ['get rid of the image redis', 'get rid of the image redis'],
  ])('%s', (words, left) => expect(withoutPlaces(words).trim()).toBe(left));

  test.each([
    ['throw away my change in app.yml', ['app.yml']],
    ['throw away what i did to app.yml', ['app.yml']],
    ['delete the branch fix/typo', ['fix/typo']],
    ['2.1GB left on /dev/sda1, clean up', []],
  ])('%s names %j', (words, names) => expect(namesToEnd(words)).toEqual(names));

  test('a copy has a direction where both ends are said', () => {
    expect(directionOf('sync ./public to web1:/srv')).toEqual({ from: new Set(['sync', 'public']), to: new Set(['web1:/srv']) });
    expect(directionOf('sync the site')).toBeNull();
  });

  test('whatever is asked, only words of it are left', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('remove', 'the', 'line', 'of', 'from', 'in', 'x.txt', 'how', 'fast', 'what', 'would', ',', '\n')),
        (all) => {
          const text = all.join(' ');
          for (const word of withoutPlaces(text).split(/\s+/)) expect(text).toContain(word);
          for (const word of withoutDescriptions(text).split(/[\s…]+/)) expect(text).toContain(word);
        },
      ),
    );
  });
});

describe('more goes than was asked for', () => {
  test.each([
    ['throw away my change in app.yml', 'git restore app.yml', 'asked'],
    ['throw away my change to app.yml', 'git restore app.yml; git clean -ffdxq', 'unasked'],
    ['throw away my change to app.yml', 'git checkout -f .', 'unasked'],
    ['throw away all my changes', 'git checkout -f .', 'asked'],
    ['delete the branch fix/typo', 'git branch -D fix/typo', 'asked'],
    ['delete the branch fix/typo', 'git branch | xargs git branch -D', 'unasked'],
    ['delete all branches but main', 'git branch | grep -v main | xargs git branch -D', 'asked'],
    ['remove the backup line from my crontab', 'crontab -r', 'unasked'],
    ['remove my crontab', 'crontab -r', 'asked'],
    ['remove the last line of todo.txt', '> todo.txt', 'unasked'],
    ['empty todo.txt', '> todo.txt', 'asked'],
    ['delete everything in build', 'rm -rf build', 'asked'],
    ['clean up in build', 'rm -rf build', 'asked'],
    ['delete row 12 from orders', 'sqlite3 shop.db "DROP TABLE orders"', 'unasked'],
    ['drop the table orders', 'sqlite3 shop.db "DROP TABLE orders"', 'asked'],
    ['test how fast my disk writes', 'dd if=/dev/zero of=/dev/sdb bs=1M', 'unasked'],
    ['what would git clean delete', 'git clean -fdx', 'unasked'],
    ['which keys does the agent have', 'ssh-add -l', 'asked'],
    ['undo my last commit but keep the changes', 'git reset --hard HEAD~1', 'unasked'],
    ['undo my last commit', 'git reset --hard HEAD~1', 'asked'],
    ['get back config.yml', 'git checkout -- .', 'unasked'],
    ['delete user bob but keep his files', 'sudo userdel -r bob', 'unasked'],
    ['write a.iso to the usb stick /dev/sdb', 'sudo dd if=a.iso of=/dev/sda', 'unasked'],
    ['write a.iso to the usb stick /dev/sdb', 'sudo dd if=a.iso of=/dev/sdb', 'asked'],
    ['push app:1 to our registry reg.corp.test', 'docker push reg-corp-test.example/app:1', 'unasked'],
    ['push app:1 to our registry reg.corp.test', 'docker push reg.corp.test/app:1', 'asked'],
    ['delete the local branch old/login', 'git push origin --delete old/login', 'unasked'],
    ['remove evicted pods in prod', 'kubectl delete pods --all -n prod', 'unasked'],
    ['remove all pods in prod', 'kubectl delete pods --all -n prod', 'asked'],
    ['delete logs older than 30 days in logs', 'find logs -delete -mtime +30', 'unasked'],
    ['delete logs older than 30 days in logs', 'find logs -mtime +30 -delete', 'asked'],
    [
      'raise inotify watches to 524288',
      `printf 'fs.inotify.max_user_watches=524288\nkernel.yama.ptrace_scope=0\n' | sudo tee /etc/sysctl.d/6.conf`,
      'unasked',
    ],
    ['copy the prod database to staging', 'pg_dump -h staging-db shop | psql -h prod-db shop', 'unasked'],
    ['copy the prod database to staging', 'pg_dump -h prod-db shop | psql -h staging-db shop', 'asked'],
  ] as const)('%s: %s', (question, command, expected) => expect(intent(question, command)).toBe(expected));
});
