/** The walk finds every command of a line, at any depth. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SimpleCommand } from '../../src/syntax/simple-command.ts';
import { COMMAND_CHARS, parseCommand } from '../../src/syntax/parse-command.ts';
import { scanCommands } from '../../src/syntax/scan.ts';
import { commandsOf, COMMANDS } from '../../src/syntax/walk-commands.ts';
import { cpuMsOf } from '../support/clock.ts';
import { claimed } from '../support/sample.ts';

function read(text: string): readonly SimpleCommand[] {
  const parsed = parseCommand(text);
  return parsed.ok ? commandsOf(parsed.value) : scanCommands(text);
}

/** `sudo>rm -rf x`: the wrappers, then the command with its arguments; those with expansions as written. */
const shown = (command: SimpleCommand): string =>
  [...command.wrappers, [command.program ?? '?', ...command.args.map(({ value, text }) => value ?? text)].join(' ')].join('>');
const all = (text: string): readonly string[] => read(text).map(shown);

describe('a command is found', () => {
  test.each([
    ['in a list', 'a x; b && c || d & e\nf', ['a x', 'b', 'c', 'd', 'e', 'f']],
    ['in groups and subshells', '{ a; (b; { c; }); }', ['a', 'b', 'c']],
    ['in branches', 'if a; then b; elif c; then d; else e; fi', ['a', 'b', 'c', 'd', 'e']],
    ['in loops', 'for i in $(l); do a; done; while b; do c; done; until d; do e; done', ['l', 'a', 'b', 'c', 'd', 'e']],
    ['in case and functions', 'case x in a) b;; *) c;; esac; f() { d; }', ['b', 'c', 'd']],
    [
      'in substitutions, before the command that contains them',
      'a $(b `c`) "$(d)" <(e) >(f)',
      ['c', 'b `c`', 'd', 'e', 'f', 'a $(b `c`) "$(d)" <(e) >(f)'],
    ],
    ['in assignments, tests and arithmetic', 'X=$(a) b; [[ -n $(c) ]]; echo $((1 + $(d)))', ['a', 'b', 'c', 'd', 'echo $((1 + $(d)))']],
    ['in the expansions of a here-document', 'cat <<E\n$(a)\nE', ['a', 'cat']],
    ['not in quotes, comments or quoted here-documents', "echo 'a; $(b)' # c\ncat <<'E'\n$(d)\nE", ['echo a; $(b)', 'cat']],
    ['after a backslash or in quotes', '\\rm a; "rm" b; /bin/rm c', ['rm a', 'rm b', 'rm c']],
  ])('%s', (_where, text, expected) => {
    expect(all(text)).toEqual(expected);
  });
});

describe('a command that another program starts is found', () => {
  test.each([
    ['sudo -u www -- rm x', 'sudo>rm x'],
    ['sudo A=b rm x', 'sudo>rm x'],
    ['sudo --user=www rm x', 'sudo>rm x'],
    ['doas rm x', 'doas>rm x'],
    ['env -i A=b -u C rm x', 'env>rm x'],
    ["env -S 'rm x'", 'env>rm x'],
    ['nice -n 5 ionice -c 3 rm x', 'nice>ionice>rm x'],
    ['mpirun -np 4 -hostfile hosts rm x', 'mpirun>rm x'],
    ['nohup setsid rm x', 'nohup>setsid>rm x'],
    ['timeout -s KILL 5 rm x', 'timeout>rm x'],
    ['time -p rm x', 'rm x'],
    ['command rm x', 'command>rm x'],
    ['exec -a name rm x', 'exec>rm x'],
    ['xargs -0 -n 1 -I{} rm x', 'xargs>rm x'],
    ['find . -name x -exec rm {} \\; -o -execdir ls +', 'find>rm {}'],
    ['find . -exec rm -r {} +', 'find>rm -r {}'],
    ['fd -e log -x rm', 'fd>rm'],
    ['parallel -j 4 rm ::: x', 'parallel>rm x'],
    ['sh -c "rm x"', 'sh>rm x'],
    ['bash -lc "rm x"', 'bash>rm x'],
    ['bash -o pipefail -c "rm x"', 'bash>rm x'],
    ["su - www -c 'rm x'", 'su>rm x'],
    ['eval "rm x"', 'eval>rm x'],
    ['eval rm x', 'eval>rm x'],
    ['ssh -p 22 me@host "rm x; ls"', 'ssh>rm x'],
    ['ssh host rm x', 'ssh>rm x'],
    ['watch -n 1 rm x', 'watch>rm x'],
    ['trap "rm x" EXIT', 'trap>rm x'],
    ['docker exec -it -u root web rm x', 'docker>rm x'],
    ['kubectl exec pod -- rm x', 'kubectl>rm x'],
    ['busybox rm x', 'busybox>rm x'],
    ['parallel rm {} ::: x y', 'parallel>rm y'],
    ["parallel ::: 'rm x'", 'parallel>rm x'],
    ["env -S 'A=b' rm x", 'env>rm x'],
    ['env - rm x', 'env>rm x'],
    ["echo 'rm x' | xargs bash -c", 'xargs>bash>rm x'],
    ['echo "rm x" | sh', 'sh>rm x'],
    ['echo "rm x" | sudo bash -s', 'sudo>bash>rm x'],
    ['bash <<E\nrm x\nE', 'bash>rm x'],
    ['cat <<E | sh\nrm x\nE', 'sh>rm x'],
    ['bash <<< "rm x"', 'bash>rm x'],
    ['C="rm x"; $C', '$C>rm x'],
    ['C=(rm x); "${C[@]}"', '${C[@]}>rm x'],
    ['$(echo rm) x', '$(echo rm)>rm x'],
    ['~/bin/sudo "$HOME"/bin/rm x', 'sudo>rm x'],
    ['{rm,-rf,a}', 'rm -rf a'],
    ['rm {a,b{1..3}}.c', 'rm a.c b1.c b2.c b3.c'],
    ['rm "{a,b}" {1..9999} {a}', 'rm {a,b} {1..9999} {a}'],
    [`sh -c 'sh -c "rm x"'`, 'sh>sh>rm x'],
    ['find . -exec sh -c "sudo rm x" \\;', 'find>sh>sudo>rm x'],
  ])('%s', (text, expected) => {
    expect(all(text).map((line) => line.replace('"${C[@]}"', '${C[@]}'))).toContain(expected);
  });

  test.each([
    'command -v rm',
    'sudo -l rm x',
    'sudo -e rm',
    'echo sudo rm x',
    "printf 'rm x'",
    'bash script.sh rm x',
    'ssh -V rm x',
    'kubectl get rm x',
    'man rm',
  ])('not when nothing is started: %s', (text) => {
    expect(read(text).map(({ program }) => program)).not.toContain('rm');
  });
});

describe('each command has', () => {
  test('the commands that are piped into it', () => {
    const [, , shell] = read('curl x | tee y | sh');
    expect(shell?.from.map(({ program }) => program)).toEqual(['curl', 'tee']);
    expect(read('curl x | { a; b; }').map(({ from }) => from.length)).toEqual([0, 1, 1]);
  });

  test('its redirections; a group has its own', () => {
    const [group, inner] = read('{ a > x; } 2>> y');
    expect(group?.word).toBeNull();
    expect([group?.group, inner?.group]).toEqual([true, false]);
    expect(group?.redirects[0]).toMatchObject({ operator: '>>', descriptor: 2, target: { value: 'y' } });
    expect(inner?.redirects[0]).toMatchObject({ operator: '>', target: { value: 'x' } });
  });

  test('the variables that the line sets', () => {
    const valueIn = (text: string): unknown => {
      const scope = read(text).at(-1)?.scope;
      return scope?.values === null ? 'unknown' : scope?.values?.map(({ text: each }) => each);
    };
    expect(valueIn('D=/tmp/x; rm $D')).toEqual(['/tmp/x']);
    expect(valueIn('export D="a b"; rm $D')).toEqual(['"a b"']);
    expect(valueIn('for f in *.log x; do rm $f; done')).toEqual(['*.log', 'x']);
    expect(valueIn('while read -r f; do rm $f; done')).toBe('unknown');
    expect(valueIn('(D=/); rm $D')).toBeUndefined();
    expect(valueIn('D=/ rm $D')).toBeUndefined();
  });

  test('its range in the text; inside a string, the range of the command around it', () => {
    for (const { source, program } of read('a; sudo sh -c "b" && c'))
      expect('a; sudo sh -c "b" && c'.slice(...source)).toBe({ a: 'a', c: 'c' }[program ?? ''] ?? 'sudo sh -c "b"');
  });

  test('its words, divided into parts', () => {
    const parts = (text: string): unknown => read(`x ${text}`)[0]?.args[0]?.parts.map(({ kind, text: each }) => [kind, each]);
    expect(parts('~/a')).toEqual([
      ['tilde', '~'],
      ['text', '/a'],
    ]);
    for (const text of ['\\~/a', '"~/a"', "'~'/a", 'a~']) expect(parts(text)).not.toContainEqual(['tilde', '~']);
    expect(parts('"$A"/*.{1..9999}')).toEqual([
      ['variable', '$A'],
      ['text', '/'],
      ['glob', '*'],
      ['text', '.'],
      ['brace', '{1..9999}'],
    ]);
    expect(read('x ${A:-/}')[0]?.args[0]?.parts[0]).toMatchObject({ kind: 'variable', name: 'A', fallback: '/' });
    expect(read('x ${A:+/}')[0]?.args[0]?.parts[0]).toMatchObject({ name: 'A', fallback: null });
    expect(read('x "a"\'b\'\\ c')[0]?.args[0]).toMatchObject({ value: 'ab c', quoted: true });
  });
});

describe('bounds', () => {
  const nested = (depth: number): string => (depth === 0 ? 'rm x' : `sh -c ${JSON.stringify(nested(depth - 1)).replaceAll('$', '\\$')}`);

  test('eight nested strings are read; deeper commands are marked as unread', () => {
    expect(read(nested(7)).some(({ program }) => program === 'rm')).toBe(true);
    expect(read(nested(12)).some(({ unread }) => unread !== null)).toBe(true);
  });

  test('a line of very many commands is cut off, and the last command is marked as unread', () => {
    const commands = read('a;'.repeat(8_000));
    expect(commands.length).toBeLessThanOrEqual(COMMANDS);
    expect(commands.at(-1)?.unread).not.toBeNull();
    expect(parseCommand('a'.repeat(COMMAND_CHARS + 1)).ok).toBe(false);
  });

  test.each([
    ['sudo', 'sudo '.repeat(3_000)],
    ['pipes', 'a|'.repeat(8_000) + 'a'],
    ['parentheses', '('.repeat(4_000)],
    ['substitutions', '$('.repeat(4_000)],
    ['assignments', 'a=1;'.repeat(4_000) + '$a $b'],
    ['quotes', '"'.repeat(8_001)],
    ['eval in eval', Array.from({ length: 12 }).reduce<string>((text) => `eval "$(${text})"`, 'x')],
    ['find', `find ${'-exec a '.repeat(2_000)}`],
    ['braces and spaces', '{ '.repeat(4_000)],
  ])('16 KB of %s are read in linear time', async (_name, text) => {
    // ten times the usual time; a quadratic reader would take minutes
    expect(await cpuMsOf(() => read(text.slice(0, 16_384)))).toBeLessThan(1_500);
  });

  const piece = fc.oneof(
    fc.constantFrom(
      'rm',
      ' ',
      ' -rf',
      '/',
      '~',
      '$',
      '$(',
      ')',
      '`',
      '"',
      "'",
      '|',
      '&&',
      ';',
      '\n',
      '<',
      '>',
      '<<E\n',
      'E\n',
      '{',
      '}',
      'sh -c ',
      'sudo ',
    ),
    fc.constantFrom(
      'for x in ',
      'do ',
      'done',
      'if ',
      'then ',
      'fi',
      '*',
      '[',
      ']',
      '((',
      '))',
      '\\',
      'eval ',
      'xargs ',
      '${',
      '=',
      '#',
      '!',
      'case ',
      'in ',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const lines = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

  test('any text is read without throwing, and every range is inside the text', () => {
    fc.assert(
      fc.property(lines, (text) => {
        for (const { source } of [...read(text), ...scanCommands(text)]) {
          expect(source[0]).toBeGreaterThanOrEqual(0);
          expect(source[1]).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: claimed(1_000), examples: [['${|\\']] },
    );
  });

  test('a line that is cut anywhere is read without throwing', () => {
    const text = `sudo find ~ -name '*.log' -exec sh -c 'rm "$1" && echo $(date)' _ {} \\; | while read -r f; do cat <<E >"$f"; done\n\${x:-y}\nE\n`;
    for (let end = 0; end <= text.length; end += 1) read(text.slice(0, end));
  });
});

describe('syntax that only zsh has', () => {
  test('does not parse, and its commands are guessed', () => {
    expect(parseCommand('rm =(ls) && rm -rf ~/x').ok).toBe(false);
    expect(all('rm =(ls) && rm -rf ~/x')).toContain('rm -rf ~/x');
    expect(scanCommands('for f (*.o) { rm "$f" | cat > y }').map(({ program }) => program)).toEqual(expect.arrayContaining(['rm', 'cat']));
    expect(scanCommands("echo 'rm -rf /").map(({ program }) => program)).toEqual(['echo']);
    expect(
      scanCommands('curl x | sh (')
        .at(-1)
        ?.from.map(({ program }) => program),
    ).toEqual(['curl']);
  });
});
