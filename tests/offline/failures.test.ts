/** What is said after a failed command. The outputs are as the programs print them. */
import { describe, expect, test } from 'vitest';
import { failureRows } from '../../src/offline/failure-rows.ts';
import { samples } from './failure-samples.ts';
import { ask } from './support.ts';

const diagnosed = (command: string, output: string): ReturnType<typeof ask> =>
  ask('', { 'last-command': `${command}\nfailed with status 1`, 'last-output': output });

test('there are more than forty families', () => expect(samples.length).toBeGreaterThan(60));

test.each(samples)('%s: %s', async (command, output, expected) => {
  const answer = await diagnosed(command, output);
  if (expected.startsWith('say: ')) {
    expect(answer.command).toBeNull();
    expect(answer.text).toContain(expected.slice(5));
  } else expect(answer.command).toBe(expected);
});

/** The only commands of rows that change something, each for one certain cause. */
const CHANGING = ['python3 -m venv .venv', 'chmod 600 $1', 'eval "$(ssh-agent)"', 'sudo dpkg --configure -a'];

test('all other commands only look', () => {
  const looks =
    /^(?:node --version|rustc --explain|docker ps|git (?:status|branch -a|remote -v)|systemctl list-unit-files|journalctl|ps|apt-cache search|date|ldconfig -p|ldd --version|ulimit -n|free)\b/;
  for (const { fix } of failureRows) if (fix !== undefined && !CHANGING.includes(fix)) expect(fix).toMatch(looks);
});

describe('a value that is no plain word', () => {
  test.each(['$(reboot)', 'a;reboot', '-rf', 'a b', "x'y", '`x`'])('%s is in no command', async (value) => {
    for (const output of [
      `error: src refspec ${value} does not match any`,
      `The container name "/${value}" is already in use`,
      `Error response from daemon: No such container: ${value}`,
      `Permissions 0644 UNPROTECTED PRIVATE KEY FILE for '${value}'`,
      `E: Unable to locate package ${value}`,
    ]) {
      const { command } = await diagnosed('x', output);
      expect(command ?? '').not.toMatch(/reboot|-rf|;|`|'y/);
    }
  });
});
