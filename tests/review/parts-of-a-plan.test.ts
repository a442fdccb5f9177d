/** Lines that are one part of what the words want: a disk that is set up, a release, what a build lacks. Beside each, the line that is not. */
import { describe, expect, test } from 'vitest';
import { questionIntent as intent } from './question-intent.ts';

const NEW_DISK = 'new empty disk sdb, i want it as ext4 on /data';
const ENCRYPTED = { typed: 'sudo mkfs.ext4 -L backup /dev/mapper/backup', output: 'Writing superblocks: done' };
const TAGGED = { typed: 'npm version 2.4.0 -m "Release %s"', output: 'v2.4.0' };
const LOCKED_STICK = { typed: 'rsync -a ~/Music /media/user/STICK/', output: 'rsync: Read-only file system (30)' };
const ENDING = { typed: 'kubectl get pods', output: 'job-old-x8f2z   0/1   Terminating   2d' };
const SNAPSHOTS = { typed: 'tmutil listlocalsnapshots /', output: '2024-09-01-081200\n2024-09-02-081200' };

describe('a part of it', () => {
  test.each([
    [NEW_DISK, 'sudo parted -s /dev/sdb mklabel gpt mkpart data ext4 0% 100%', {}, 'asked'],
    [NEW_DISK, 'sudo mkfs.ext4 -L data /dev/sdb1', {}, 'asked'],
    ['raid 1 from sdb and sdc, both are empty', 'sudo mdadm --create /dev/md0 --level=1 --raid-devices=2 /dev/sdb /dev/sdc', {}, 'asked'],
    ['new empty disk sdd: encrypt it, for backups', 'sudo mount /dev/mapper/backup /mnt/backup', ENCRYPTED, 'asked'],
    ['cut release 2.4.0', 'git push --follow-tags', TAGGED, 'asked'],
    ['read only?? remount it writable', 'sudo mount -o remount,rw /media/user/STICK', LOCKED_STICK, 'asked'],
    ['upload ~/Photos/2023 to gdrive', 'rclone copy ~/Photos/2023 gdrive:Photos/2023 --progress --transfers 8', {}, 'asked'],
    ['its been terminating for 2 days, force it', 'kubectl delete pod job-old-x8f2z --grace-period=0 --force', ENDING, 'asked'],
    ['delete the one of sept 1', 'sudo tmutil deletelocalsnapshots 2024-09-01-081200', SNAPSHOTS, 'unclear'],
    ['make executable and run', 'chmod +x script.sh && ./script.sh', { typed: 'ls', output: 'script.sh' }, 'unclear'],
    ['fix build', 'go get github.com/google/uuid', { typed: 'go build', output: 'no required module provides package' }, 'unclear'],
    ['which tests would that be', 'pytest -k refund --collect-only -q', { typed: 'pytest -k refund -q', output: '3 passed' }, 'asked'],
    ['install prometheus', 'helm repo add prometheus-community https://prometheus-community.github.io/helm-charts', {}, 'unclear'],
  ])('%s: %s', (question, command, before, expected) => expect(intent(question, command, before)).toBe(expected));
});

describe('no part of it', () => {
  test.each([
    ['another disk', NEW_DISK, 'sudo parted -s /dev/sda mklabel gpt', {}],
    ['a partition of another disk', NEW_DISK, 'sudo mkfs.ext4 -L data /dev/sda1', {}],
    ['one more disk', 'raid 1 from sdb and sdc', 'sudo mdadm --create /dev/md0 --level=1 --raid-devices=2 /dev/sdb /dev/sda', {}],
    ['a volume that was not mentioned', 'new empty disk sdd: encrypt it, for backups', 'sudo mount /dev/mapper/home /mnt', ENCRYPTED],
    ['commits of the release before', 'cut release 2.5.0', 'git push --follow-tags', TAGGED],
    ['a mount that can be written', 'mount it read only', 'sudo mount -o remount,rw /media/user/STICK', LOCKED_STICK],
    [
      'a mount that can be written, for "no writing"',
      'mount it read only, without writing',
      'sudo mount -o remount,rw /media/user/STICK',
      LOCKED_STICK,
    ],
    ['another number', 'scale web down to 3 replicas', 'kubectl scale deployment web --replicas=0', {}],
    ['a folder named like a maker', 'install it', 'pip install lib/tools/x', { typed: 'ls', output: 'lib' }],
    ['pages of an account elsewhere', 'install prometheus', 'helm repo add x https://prometheus-community.gitlab.io/charts', {}],
    ['a copy the other way', 'upload ~/Photos/2023 to gdrive', 'rclone copy gdrive:Photos/2023 ~/Photos/2023 --transfers 8', {}],
    ['another snapshot', 'delete the one of sept 1', 'sudo tmutil deletelocalsnapshots 2024-09-02-081200', SNAPSHOTS],
    ['a package under another account', 'fix build', 'go get github.com/goog1e/uuid', { typed: 'go build', output: 'no required module' }],
    ['a maker’s name at another host', 'fix build', 'go get code.example/google/uuid', { typed: 'go build', output: 'no required module' }],
    [
      'charts under another account',
      'install prometheus',
      'helm repo add prometheus https://prometheus-comunity.github.io/helm-charts',
      {},
    ],
  ])('%s: %s, %s', (_, question, command, before) => expect(intent(question, command, before)).toBe('unasked'));
});
