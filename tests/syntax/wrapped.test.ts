/**
 * One command in many wrappers: the reader, the effects, the intent check and the facts agree in each. A new wrapper needs a row here and a
 * row in the table of programs.
 */
import { describe, expect, test } from 'vitest';
import { isOutputFromElsewhere } from '../../src/context/output-elsewhere.ts';
import { effectsOf } from '../../src/effects/effects.ts';
import { foundByRules } from '../review/question-intent.ts';
import { wordsOf } from '../../src/review/user-words.ts';
import { readLine } from '../../src/syntax/read-line.ts';
import { block } from '../context/support.ts';

/** How a command is wrapped; `elsewhere`: the wrapper itself leads to another machine, container or user. */
const WRAPPERS: readonly { readonly name: string; readonly wrap: (command: string) => string; readonly elsewhere?: true }[] = [
  { name: 'bash -c', wrap: (command) => `bash -c "${command}"` },
  { name: 'eval', wrap: (command) => `eval "${command}"` },
  { name: 'timeout', wrap: (command) => `timeout 9 ${command}` },
  { name: 'timeout with options', wrap: (command) => `timeout -k 5 --signal=TERM 9 ${command}` },
  { name: 'nice', wrap: (command) => `nice -n 5 ${command}` },
  { name: 'setsid', wrap: (command) => `setsid -f ${command}` },
  { name: 'stdbuf', wrap: (command) => `stdbuf -oL ${command}` },
  { name: 'xargs', wrap: (command) => `echo x | xargs ${command}` },
  { name: 'find -exec', wrap: (command) => `find . -maxdepth 0 -exec ${command} \\;` },
  { name: 'flock', wrap: (command) => `flock /tmp/l ${command}` },
  { name: 'flock -c', wrap: (command) => `flock /tmp/l -c "${command}"` },
  { name: 'strace', wrap: (command) => `strace -f -e trace=file ${command}` },
  { name: 'script -c', wrap: (command) => `script -c "${command}" /dev/null` },
  { name: 'parallel', wrap: (command) => `parallel "${command}" ::: 1` },
  { name: 'env -S', wrap: (command) => `env -S "${command}"` },
  { name: 'env', wrap: (command) => `env -i A=b ${command}` },
  { name: 'busybox', wrap: (command) => `busybox ${command}` },
  { name: 'chrt', wrap: (command) => `chrt -i 0 ${command}` },
  { name: 'systemd-run', wrap: (command) => `systemd-run --user --unit=x ${command}` },
  { name: 'a variable', wrap: (command) => `G=${command.split(' ')[0]}; $G ${command.split(' ').slice(1).join(' ')}` },
  { name: 'a substitution', wrap: (command) => `$(echo ${command.split(' ')[0]}) ${command.split(' ').slice(1).join(' ')}` },
  { name: 'a pipe into a shell', wrap: (command) => `echo "${command}" | sh` },
  { name: 'a here-string', wrap: (command) => `bash <<< "${command}"` },
  { name: 'a group', wrap: (command) => `{ ${command}; } 2>&1` },
  { name: 'a loop', wrap: (command) => `for i in 1; do ${command}; done` },
  { name: 'a function', wrap: (command) => `f() { ${command}; }; f` },
  { name: 'sudo', wrap: (command) => `sudo -n ${command}` },
  { name: 'doubly wrapped', wrap: (command) => `nohup timeout 5 sh -c "${command}"` },
  { name: 'sshpass', wrap: (command) => `sshpass -p x ssh host ${command}`, elsewhere: true },
  { name: 'docker-compose exec', wrap: (command) => `docker-compose exec -T web ${command}`, elsewhere: true },
  { name: 'docker compose exec', wrap: (command) => `docker compose exec -e A=b web ${command}`, elsewhere: true },
  { name: 'docker exec', wrap: (command) => `docker exec -it -u root web ${command}`, elsewhere: true },
  { name: 'adb shell', wrap: (command) => `adb shell ${command}`, elsewhere: true },
  { name: 'su -c', wrap: (command) => `su bob -c "${command}"`, elsewhere: true },
  { name: 'nerdctl', wrap: (command) => `nerdctl exec -it web ${command}`, elsewhere: true },
  { name: 'lxc exec', wrap: (command) => `lxc exec web -- ${command}`, elsewhere: true },
  { name: 'kubectl exec', wrap: (command) => `kubectl exec pod -n x -- ${command}`, elsewhere: true },
  { name: 'ssh', wrap: (command) => `ssh -p 22 host ${command}`, elsewhere: true },
];

const SURROUNDINGS = { cwd: '/home/user/project', home: '/home/user' };
const programs = (line: string): readonly (string | null)[] => readLine(line).commands.map(({ program }) => program);
const effects = (line: string): ReturnType<typeof effectsOf> => effectsOf(readLine(line), SURROUNDINGS);
const intent = (line: string): string | null => {
  const found = foundByRules(effects(line), wordsOf('what is this?'), SURROUNDINGS);
  return found.kind === 'unasked' ? found.what : null;
};
const isForeign = (line: string): boolean => isOutputFromElsewhere(block(line), '1000@box', '');

describe.each(WRAPPERS)('$name', ({ wrap, elsewhere = false }) => {
  test('a harmless command is found, is not dangerous, and is among the facts unless the wrapper leads elsewhere', () => {
    const line = wrap('ls -la');
    expect(programs(line)).toContain('ls');
    expect(
      readLine(line)
        .commands.find(({ program }) => program === 'ls')
        ?.args.map(({ value }) => value),
    ).toContain('-la');
    expect(effects(line).danger).toBe(false);
    expect(isForeign(line)).toBe(elsewhere);
  });

  test('a dangerous command stays dangerous, and the intent check reports it', () => {
    const line = wrap('rm -rf /srv/data');
    expect(programs(line)).toContain('rm');
    expect(effects(line).kinds).toContain('deletes');
    expect(effects(line).danger).toBe(true);
    expect(intent(line)).not.toBeNull();
    expect(isForeign(line)).toBe(elsewhere);
  });

  test('the intent check reports a suspicious setting', () => {
    const line = wrap('git config core.pager evil');
    expect(programs(line)).toContain('git');
    expect(intent(line)).not.toBeNull();
  });

  test('a session on another machine is left out of the facts, and its effects are marked as elsewhere', () => {
    const line = wrap('ssh prod rm -rf /srv');
    expect(programs(line)).toEqual(expect.arrayContaining(['ssh', 'rm']));
    const rm = readLine(line).commands.find(({ program }) => program === 'rm');
    expect(rm?.where.at(-1)).toBe('machine');
    expect(
      effects(line)
        .list.filter(({ kind }) => kind === 'deletes')
        .every((effect) => effect.elsewhere),
    ).toBe(true);
    expect(effects(line).danger).toBe(true);
    expect(isForeign(line)).toBe(true);
  });
});
