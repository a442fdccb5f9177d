/** Snapshots and backups go when the words name them or say what is kept, and never the file system or the other backups with them. */
import { describe, expect, test } from 'vitest';
import { questionIntent as intent } from './question-intent.ts';

describe('asked for', () => {
  test.each([
    ['kick out the zfs snapshot pool/home@monday', 'sudo zfs destroy pool/home@monday'],
    [
      'delete all zfs snapshots of pool/www from 2022',
      `zfs list -H -o name -t snapshot -r pool/www | grep '@.*2022' | xargs -n1 sudo zfs destroy`,
    ],
    ['remove the btrfs snapshot /.snapshots/17', 'sudo btrfs subvolume delete /.snapshots/17'],
    ['borg: keep the last 5 archives only', 'borg prune --keep-last 5 /mnt/b/repo && borg compact /mnt/b/repo'],
    ['restic: keep 7 daily and 4 weekly backups, drop the rest', 'restic forget --keep-daily 7 --keep-weekly 4 --prune'],
  ])('%s', (question, command) => expect(intent(question, command)).toBe('asked'));
});

describe('not asked for', () => {
  test.each([
    ['delete all zfs snapshots of pool/www from 2022', 'sudo zfs destroy -r pool/www'],
    ['delete all zfs snapshots of pool/www from 2022', 'zfs list -H -o name -t snapshot -r pool/www | xargs -n1 sudo zfs destroy'],
    [
      'delete all zfs snapshots of pool/www from 2022',
      `zfs list -H -o name -t snapshot -r pool/www | grep 2022 | sed 's/@.*//' | xargs -n1 sudo zfs destroy`,
    ],
    [
      'delete all zfs snapshots of pool/www from 2022',
      `zfs list -H -o name -t snapshot -r pool/www | grep -o '^[^@]*' | grep 2022 | xargs -n1 sudo zfs destroy`,
    ],
    ['delete all zfs snapshots of pool/www from 2022', `zfs list -H -o name | grep '@*2022' | xargs -n1 sudo zfs destroy`],
    ['kick out the zfs snapshot pool/home@monday', 'sudo zfs destroy pool/home@friday'],
    ['kick out the zfs snapshot pool/home@monday', 'sudo zfs destroy -R pool/home@monday'],
    ['list the zfs snapshots of pool/home', 'sudo zfs destroy pool/home@monday'],
    ['remove the btrfs snapshot /.snapshots/17', 'sudo btrfs subvolume delete /.snapshots/18'],
    ['remove the btrfs snapshot /.snapshots/17', 'sudo btrfs subvolume delete /home'],
    ['borg: keep the last 5 archives only', 'borg prune --keep-last 1 /mnt/b/repo'],
    ['borg: keep the last 5 archives only', 'borg delete /mnt/b/repo'],
    ['keep all archives, only list them', 'borg prune --keep-last 1 /mnt/b/repo'],
    ['borg: keep 5 archives of host box', 'borg prune --keep-last 5 /mnt/b/repo'],
    ['is the borg backup complete', 'borg prune --keep-last 1 /mnt/b/repo'],
    ['restic: keep 7 daily and 4 weekly backups, drop the rest', 'restic forget --keep-last 1 --prune'],
    ['how old is my last restic backup', 'restic forget --keep-last 1 --prune'],
  ])('%s: %s', (question, command) => expect(intent(question, command)).toBe('unasked'));
});
