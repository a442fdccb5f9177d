/** What a line leaves running is an effect, and an option that no row lists is not accounted for. */
import { describe, expect, test } from 'vitest';
import { foundByRules } from '../review/question-intent.ts';
import { wordsOf } from '../../src/review/user-words.ts';
import { effects } from './support.ts';

const PLACE = { cwd: '/home/user/project', home: '/home/user' };
const jobs = (text: string): readonly string[] => effects(text).list.flatMap(({ area, kind }) => (area === 'jobs' ? [kind] : []));
const intent = (question: string, command: string): string => foundByRules(effects(command), wordsOf(question), PLACE).kind;

describe('what goes on in the background', () => {
  test.each([
    'npm start &',
    'nohup make > log 2>&1 &',
    '( make; make test ) &',
    'make && make test &',
    'coproc W { make; }',
    'setsid make',
    'daemonize /usr/bin/make',
    'systemd-run --user make',
    'tmux new -d make',
    'screen -dm make',
    'start-stop-daemon -S -b -x /usr/bin/make',
    'make & disown',
  ])('%s', (text) => expect(jobs(text)).toContain('changes'));

  test.each([
    'npm start',
    'nohup make',
    'setsid -w make',
    'systemd-run --scope make',
    'tmux new make',
    'make & make test & wait',
    'tail -f log &',
  ])('not: %s', (text) => expect(jobs(text)).toEqual([]));

  test.each(['make >/dev/null 2>&1 &', 'make &>/dev/null &', 'nohup make >& /dev/null &', 'make >&- 2>&- &'])(
    'without any output: %s',
    (text) => expect(jobs(text)).toEqual(['unread']),
  );

  test('output into a file is no silence', () => expect(jobs('make > log 2>&1 &')).toEqual(['changes']));

  test('is asked for, or said, or commented out when it is silent, too', () => {
    expect(intent('run make in the background', 'make &')).toBe('asked');
    expect(intent('compile with make', 'make >/dev/null 2>&1 &')).toBe('asked');
    expect(intent('what is the date', 'date; make all &')).not.toBe('asked');
    expect(intent('what is the date', 'date; touch x >/dev/null 2>&1 &')).toBe('unasked');
  });
});

describe('what runs later', () => {
  test.each(['echo "rm -rf ~/x" | at 17:00', 'batch <<< "rm -rf ~/x"'])('%s: its commands are read', (text) =>
    expect(effects(text).list.map(({ kind }) => kind)).toContain('deletes'),
  );
  test('a time is no script', () =>
    expect(effects('echo ls | at 17:00').list.map(({ what }) => what)).toEqual(['schedules a command to run later']));
  test('is asked for by a time', () => {
    expect(intent('run make at 5 in the morning', 'echo make | at 05:00')).toBe('asked');
    expect(intent('show me what make would do', 'echo make | at 05:00')).toBe('unasked');
  });
  test('tmux gets its command behind its own options', () =>
    expect(effects('tmux new -d ./x.sh').list.map(({ what }) => what)).toContain('runs ./x.sh'));
});

describe('an option that no row lists', () => {
  const unknown = (text: string): readonly string[] => effects(text).unaccounted.map(({ what }) => what);

  test.each([
    ['zstd --frobnicate x', 'the option --frobnicate of zstd'],
    ['install --hook x y', 'the option --hook of install'],
    ['certbot --zap -d a.example', 'the option --zap of certbot'],
  ])('%s is not accounted for', (text, what) => expect(unknown(text)).toContain(what));

  test.each([
    ['install -m 755 a b', 'the writers of the row'],
    ['strace -f -p 812', 'the wrapping of the row'],
    ['crontab -l', 'the effects of the row'],
    ['pstree -a -p', 'a program that only reads'],
    ['aws ce get-cost-and-usage --granularity MONTHLY', 'a field of a request'],
    ['read -r -s x', 'a builtin'],
  ])('%s is accounted for by %s', (text) => expect(unknown(text)).toEqual([]));

  test('a property that runs something is read', () =>
    expect(effects('systemd-run --scope --property=ExecStartPre=/tmp/p ls').list.map(({ kind }) => kind)).toContain('runs-foreign-code'));
  test('a limit runs nothing', () => expect(effects('systemd-run --scope -p MemoryMax=2G ls').list).toEqual([]));
});
