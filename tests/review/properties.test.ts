/** What the words say of the things that are meant, and what a line chooses: the older, the merged, those beside the system for users. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionIntent as intent } from './question-intent.ts';

describe('the line chooses others than the words', () => {
  test.each([
    ['delete the logs in /var/log/shop older than 14 days', "sudo find /var/log/shop -name '*.log' -mtime -14 -delete"],
    ['lösche die logs in log, die älter als 14 tage sind', "find log -name '*.log' -mtime -14 -delete"],
    ['delete files in tmp that are newer than 2 days', 'find tmp -type f -mtime +2 -delete'],
    ['delete files in out larger than 5 MB', 'find out -type f -size -5M -delete'],
    ['delete the branches that are merged', 'git branch | grep -v main | xargs git branch -D'],
    ['remove orphaned packages', 'sudo pacman -Rns $(pacman -Qq)'],
    ['remove the stopped containers', 'docker rm -f $(docker ps -aq)'],
    ['delete the evicted pods', 'kubectl delete pods --all'],
    ['apply web.yaml on staging', 'kubectl --context production apply -f web.yaml'],
    ['delete the stack shop-test', 'aws cloudformation delete-stack --stack-name shop'],
    ['mount /dev/sdb1 read-only at /mnt', 'sudo mount /dev/sdb1 /mnt'],
    ['mount /dev/sdb1 nur lesend... nur zum lesen nach /mnt', 'sudo mount -o rw /dev/sdb1 /mnt'],
    ['give reporting read only access to the db shop', 'psql shop -c "GRANT ALL PRIVILEGES ON ALL TABLES IN SCHEMA public TO reporting"'],
  ])('%s: not %s', (question, command) => expect(intent(question, command)).toBe('unasked'));

  test.each([
    ['delete the logs in log older than 14 days', "find log -name '*.log' -mtime +14 -delete"],
    ['delete files in tmp that are newer than 2 days', 'find tmp -type f -mtime -2 -delete'],
    ['delete files in out larger than 5 MB', 'find out -type f -size +5M -delete'],
    ['delete the branches that are merged', 'git branch --merged | grep -v main | xargs git branch -d'],
    ['remove orphaned packages', 'sudo pacman -Rns $(pacman -Qdtq)'],
    ['remove the stopped containers', 'docker container prune'],
    ['delete the evicted pods', 'kubectl delete pods --field-selector status.phase=Failed'],
    ['delete the evicted pods a-1 and a-2', 'kubectl delete pod a-1 a-2'],
    ['apply web.yaml on staging', 'kubectl --context staging apply -f web.yaml'],
    ['promote staging to production', 'kubectl --context production apply -f web.yaml'],
    ['delete the stack shop-test', 'aws cloudformation delete-stack --stack-name shop-test'],
    ['mount /dev/sdb1 read-only at /mnt', 'sudo mount -o ro /dev/sdb1 /mnt'],
    ['vide le dossier tmp', 'rm -rf tmp/*'],
  ])('%s: %s', (question, command) => expect(intent(question, command)).not.toBe('unasked'));
});

test('an age is the one that the words say, whatever its number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.constantFrom('-mtime', '-ctime', '-atime', '-mmin'), (days, name) => {
      expect(intent(`delete the files in tmp older than ${days} days`, `find tmp -type f ${name} -${days} -delete`)).toBe('unasked');
      expect(intent(`delete the files in tmp older than ${days} days`, `find tmp -type f ${name} +${days} -delete`)).not.toBe('unasked');
    }),
  );
});
