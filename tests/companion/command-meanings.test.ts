/** Earlier commands found by what they do: the question has none of their words. `npm run lab recall` asks the whole sets. */
import { expect, test } from 'vitest';
import { commandMeanings } from '../../src/companion/command-meanings.ts';
import { recall } from '../../src/record/recall.ts';
import { command, DAY_MS, NOON_MS, RecordDesk } from '../record/desk.ts';

const RECORDED = [
  'tar czf november.tgz /var/log',
  'lsof -i :5000',
  'mogrify -resize 1600x1600 *.jpg',
  'sudo chown -R www-data: /srv/shop',
  'du -sh */ | sort -h',
  'git reset --soft HEAD~1',
  'git cherry-pick 1b2c3d4',
  'pandoc thesis.md -o thesis.pdf',
  'systemctl --user status sync',
  'ls -la',
];

const found = async (question: string): Promise<string | undefined> => {
  using desk = new RecordDesk();
  desk.write(...RECORDED.map((text, at) => command(text, { timeMs: NOON_MS - (RECORDED.length - at) * DAY_MS })));
  const place = { cwd: '/p', home: '/home/me', nowMs: NOON_MS };
  return recall(desk.store.file, question, place, 5, await commandMeanings())[0]?.text;
};

test.each([
  ['how did I compress the log folder', 'tar czf november.tgz /var/log'],
  ['the one that showed which process has port 5000', 'lsof -i :5000'],
  ['which command changed the owner of the shop folder', 'sudo chown -R www-data: /srv/shop'],
  ['what did I use to see the disk usage of each folder', 'du -sh */ | sort -h'],
  ['how did I convert the thesis', 'pandoc thesis.md -o thesis.pdf'],
])('%s', async (question, wanted) => expect(await found(question)).toBe(wanted));

test.each(['the virsh snapshot before the upgrade', 'what did I publish to the kitchen topic', 'how did I join the wifi of the hotel'])(
  'never run: %s',
  async (question) => expect(await found(question)).toBeUndefined(),
);

test('forms and synonyms of a word have a key in common, other words have none', async () => {
  const { keysOf } = await commandMeanings();
  const areAlike = (one: string, other: string): boolean => keysOf(one).some((key) => keysOf(other).includes(key));
  for (const [one, other] of [
    ['compressed', 'compresses'],
    ['renaming', 'renames'],
    ['undid', 'undo'],
    ['biggest', 'largest'],
    ['folders', 'directory'],
  ] as const)
    expect(areAlike(one, other), `${one} ${other}`).toBe(true);
  for (const [one, other] of [
    ['port', 'report'],
    ['owner', 'folder'],
  ] as const)
    expect(areAlike(one, other), `${one} ${other}`).toBe(false);
});
