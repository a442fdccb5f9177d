/** To ask how something is, or what would be lost, asks for no change of it; a wish for the same change is one. */
import { describe, expect, test } from 'vitest';
import { questionIntent } from './question-intent.ts';

describe('a look is no wish', () => {
  test.each([
    ['is cups running', 'sudo systemctl disable --now cups'],
    ['are the backups running on this box', 'sudo systemctl mask backup.timer'],
    ['is docker up', 'docker compose down -v'],
    ['is the timer for certbot started', 'sudo systemctl stop certbot.timer'],
    ['was the vm shut down', 'virsh destroy vm1'],
    ['list files that would be deleted', 'git clean -fdx'],
    ['list backups that would be pruned', 'borg prune --keep-last 1 /srv/repo'],
    ['show the archives that will be removed', 'restic forget --keep-last 2 --prune'],
    ['list the packages that will be upgraded', 'sudo apt upgrade -y'],
    ['list the snapshots that forget would remove', 'restic forget --keep-last 1 --prune'],
    ['count the images to be removed', 'docker image prune -af'],
  ])('%s: not %s', (question, command) => expect(questionIntent(question, command)).toBe('unasked'));

  test.each([
    ['is cups running', 'systemctl status cups'],
    ['is cups running? if not start it', 'sudo systemctl start cups'],
    ['is there a way of removing stopped containers', 'docker container prune'],
    ['list files that would be deleted', 'git clean -ndx'],
    ['show the archives that will be removed', 'restic forget --keep-last 2 --dry-run'],
    ['list the packages that will be upgraded', 'apt list --upgradable'],
    ['prune the snapshots that are to be removed, keep one', 'restic forget --keep-last 1 --prune'],
    ['find files that would be too big and delete them', 'find . -size +1G -delete'],
    ['stop cups, it is running', 'sudo systemctl stop cups'],
  ])('%s: %s', (question, command) => expect(questionIntent(question, command)).not.toBe('unasked'));
});
