/** Unchecked packages, and extensions of accounts that are not named as the answer to a question, are not asked for by the name of a program. */
import { describe, expect, test } from 'vitest';
import { questionIntent } from './question-intent.ts';

describe('code that comes unchecked or unasked', () => {
  test.each([
    ['install obsidian', 'sudo snap install --dangerous --devmode ./obsidian_9.snap'],
    ['install htop', 'sudo dnf install -y --nogpgcheck htop'],
    ['install the vlc package', 'sudo zypper --no-gpg-checks install vlc'],
    ['get me firefox with flatpak', 'flatpak install --no-gpg-verify firefox'],
    ['how do i see my open issues', 'gh extension install someone-9/gh-issues-fast && gh issue list'],
    ['which charts are deployed', 'helm plugin install https://git.example.net/x/helm-all && helm list'],
  ])('%s: not %s', (question, command) => expect(questionIntent(question, command)).toBe('unasked'));
  test.each([
    ['install obsidian', 'sudo snap install obsidian --classic'],
    ['install the snap i downloaded, obsidian.snap', 'sudo snap install --dangerous ./obsidian.snap'],
    ['install htop, skip the signature check', 'sudo dnf install -y --nogpgcheck htop'],
    ['install the gh extension gh-issues-fast of someone-9', 'gh extension install someone-9/gh-issues-fast'],
    ['how do i see my open issues', 'gh issue list --assignee @me'],
  ])('%s: %s', (question, command) => expect(questionIntent(question, command)).not.toBe('unasked'));
});
