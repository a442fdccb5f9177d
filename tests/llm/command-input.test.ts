/** The command that the input of a call means: what is for another folder or language is never run here. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandGiven } from '../../src/llm/command-input.ts';

describe('the input of a call', () => {
  test.each([
    ['ls -la', {}, 'ls -la'],
    ['```sh\nls -la\n```', {}, 'ls -la'],
    ['`ls -la`', {}, 'ls -la'],
    ['$ ls -la', {}, 'ls -la'],
    ['echo `date`', {}, 'echo `date`'],
    ['**`ls -la`**', {}, 'ls -la'],
    ['``ls -la``', {}, 'ls -la'],
    ['**ls -la**', {}, 'ls -la'],
    ['__ls -la__', {}, 'ls -la'],
    ['__git_ps1__', {}, '__git_ps1__'],
    ['**/*.ts', {}, '**/*.ts'],
    ['~~~sh\nls -la\n~~~', {}, 'ls -la'],
    ['bash\nls -la', {}, 'ls -la'],
    ['"ls -la"', {}, 'ls -la'],
    ['"/opt/my app/run"', {}, '"/opt/my app/run"'],
    ['"ls" -la', {}, '"ls" -la'],
    ['user@host:~$ ls -la', {}, 'ls -la'],
    ['Command: ls -la', {}, 'ls -la'],
    ['$(`date`)', {}, '$(`date`)'],
    ['`a` `b`', {}, '`a` `b`'],
    ['ls', { args: '-la' }, 'ls -la'],
    ['ls', { args: ['-la', 'my file'] }, "ls -la 'my file'"],
    [['bash', '-lc', 'ls -la'], {}, 'ls -la'],
    ['make', { workdir: '.' }, 'make'],
    ['make', { cwd: '' }, 'make'],
    ['make', { workdir: '/srv/my app' }, "cd '/srv/my app' && make"],
    ['make', { cwd: '~/app' }, 'cd ~/app && make'],
    ['make', { cwd: '$(reboot)' }, "cd '$(reboot)' && make"],
    ['rm -f *.o; make', { workdir: '/srv/app' }, null],
    ['print(1)', { language: 'python' }, null],
    ['ls', { language: 'bash' }, 'ls'],
    [7, {}, 7],
    // signs as in XML are meant as such in quotes only
    ['test -f a &amp;&amp; cat a &gt; b', {}, 'test -f a && cat a > b'],
    ['sleep 5 &amp;&amp; echo &quot;a&quot; &amp;', {}, 'sleep 5 && echo "a" &'],
    ['cat > a.html <<E\n<p>a &amp; b</p>\nE', {}, 'cat > a.html <<E\n<p>a &amp; b</p>\nE'],
    ['echo a &amp; b & c', {}, 'echo a &amp; b & c'],
    ["grep -c '&lt;' a.html", {}, "grep -c '&lt;' a.html"],
    ['sed "s/&amp;/and/" a', {}, 'sed "s/&amp;/and/" a'],
    ['echo \\&amp;', {}, 'echo \\&amp;'],
    ['echo &nbsp;', {}, 'echo &nbsp;'],
  ])('%j with %j', (command, input, means) => expect(commandGiven(command, input as Record<string, unknown>)).toEqual(means));

  test('a command without Markdown around it stays as it is', () =>
    fc.assert(
      fc.property(fc.string(), (command) => {
        if (/^\s*[`$%~*_"']|&(?:lt|gt|amp|quot|apos);/.test(command)) return;
        expect(commandGiven(command, {})).toBe(command);
      }),
    ));
});
