/** Deeds that have an opposite: the words that ask for one ask for no other, in whatever language and with a negation. */
import { expect, test } from 'vitest';
import { effectsOf } from '../../src/effects/effects.ts';
import { wordsOf } from '../../src/review/user-words.ts';
import { asksFor } from '../../src/review/wishes.ts';
import { readLine } from '../../src/syntax/read-line.ts';

const PLACE = { cwd: '/home/user/project', home: '/home/user' } as const;
/** Whether the words ask for every effect of a line but the rights of root and the connection. */
const asks = (command: string, words: string): boolean =>
  effectsOf(readLine(command), PLACE).list.every(
    (effect) => effect.kind === 'root' || effect.kind === 'network' || asksFor(effect, wordsOf(words)),
  );

test.each([
  ['open port 8080', 'sudo ufw allow 8080', 'sudo ufw deny 8080'],
  ['let 8080 through', 'sudo ufw allow 8080', 'sudo ufw deny 8080'],
  ['nobody may reach port 3306 any more', 'sudo ufw deny 3306', 'sudo ufw allow 3306'],
  ['mach port 443 auf', 'sudo ufw allow 443', 'sudo ufw deny 443'],
  ['ferme le port 8000', 'sudo ufw deny 8000', 'sudo ufw allow 8000'],
  ['switch off the firewall', 'sudo ufw disable', 'sudo ufw enable'],
  ['turn the firewall on', 'sudo ufw enable', 'sudo ufw disable'],
  ['lock the user joao', 'sudo usermod -L joao', 'sudo usermod -U joao'],
  ['bloquear a conta do usuário joao', 'sudo usermod -L joao', 'sudo usermod -aG sudo joao'],
  ['unlock the account of ana', 'sudo passwd -u ana', 'sudo passwd -l ana'],
])('%s: %s, and not %s', (words, right, wrong) => {
  expect(asks(right, words)).toBe(true);
  expect(asks(wrong, words)).toBe(false);
});

test('everybody is let in where the words say so, or name no address', () => {
  const rule = (from: string): string =>
    `aws ec2 authorize-security-group-ingress --group-id sg-1a2b3c4d --protocol tcp --port 443 --cidr ${from}`;
  expect(asks(rule('0.0.0.0/0'), 'open port 443 to the world on sg-1a2b3c4d')).toBe(true);
  expect(asks(rule('0.0.0.0/0'), 'open port 443 on sg-1a2b3c4d for 198.51.100.7')).toBe(false);
  const bind = (member: string): string =>
    `gcloud storage buckets add-iam-policy-binding gs://reports --member=${member} --role=roles/storage.objectViewer`;
  expect(asks(bind('allUsers'), 'make the bucket reports readable for everybody')).toBe(true);
  expect(asks(bind('allUsers'), 'ana may read the bucket reports')).toBe(false);
});
