/** A dry run says what would be done; the same line without it does that. */
import { describe, expect, test } from 'vitest';
import { effects } from './support.ts';

const changes = (line: string): readonly string[] =>
  effects(line)
    .list.filter(({ kind }) => kind === 'system' || kind === 'changes')
    .map(({ what }) => what);

describe('packages', () => {
  test.each([
    ['brew cleanup', '-n', 'removes packages'],
    ['brew autoremove', '--dry-run', 'removes packages'],
    ['apt-get upgrade', '-s', 'installs or upgrades packages'],
    ['apt install htop', '--simulate', 'installs or upgrades packages'],
    ['apt-get remove htop', '--just-print', 'removes packages'],
  ])('%s: %s', (line, dryRun, what) => {
    expect(changes(line)).toContain(what);
    expect(changes(`${line} ${dryRun}`)).toEqual([]);
  });
});

test.each([
  ['terraform apply saved.plan', 'changes the infrastructure'],
  ['tofu apply', 'changes the infrastructure'],
  ["magick mogrify -resize '50%' *.png", 'overwrites the pictures that it changes'],
])('%s %s', (line, what) => {
  expect(changes(line)).toContain(what);
});

test.each(['npm publish --dry-run=false', 'npm publish --dry-run=no'])('%s is none', (line) => {
  expect(effects(line).list.map(({ what }) => what)).toContain('publishes a package for everyone to see');
  expect(effects('npm publish --dry-run').list).toEqual([]);
});

test('magick into another file overwrites no picture', () => {
  expect(changes("magick a.png -resize '50%' b.png")).not.toContain('overwrites the pictures that it changes');
});

test('pg_restore changes the database that it is told, and otherwise prints', () => {
  for (const line of ['pg_restore -d shop x.dump', 'pg_restore -vdshop x.dump', 'pg_restore --dbname=shop x.dump'])
    expect(changes(line)).toContain('changes the database');
  for (const line of ['pg_restore -l x.dump', 'pg_restore x.dump', 'pg_restore -l -d shop x.dump']) expect(changes(line)).toEqual([]);
});
