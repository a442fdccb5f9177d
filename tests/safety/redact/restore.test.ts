/** Placeholders in a model's command, restored as variables and run by real shells. */
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Redactor } from '../../../src/safety/redact/index.ts';
import { quotingAt } from '../../../src/syntax/quoting.ts';
import { runs } from '../../support/sample.ts';

const VALUE = 'it is $a "hard" one; `x` \\ *';
const redactor = new Redactor({ APP_TOKEN: VALUE });
const held = redactor.redact(VALUE);
const lost = new Redactor({}).redact('password=hunter2hunter2').slice('password='.length);
redactor.redact('password=hunter2hunter2');

/** The arguments that a real shell passes to a command. */
const words = (shell: string, command: string): string[] =>
  execFileSync(shell, ['-c', command.replace(/^show /, "printf '%s\\0' ")], {
    env: { APP_TOKEN: VALUE, PATH: process.env['PATH'] ?? '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .toString()
    .split('\0')
    .slice(0, -1);

test('a placeholder is a word that no shell changes', () => {
  expect(held).toBe('REDACTED_ENVIRONMENT_1');
  expect(words('sh', `show ${held}`)).toEqual([held]);
});

describe('a command of the model', () => {
  test.each([
    ['show @', 'show "$APP_TOKEN"', [VALUE]],
    ['show "@"', 'show "$APP_TOKEN"', [VALUE]],
    ['show "Bearer @"', 'show "Bearer $APP_TOKEN"', [`Bearer ${VALUE}`]],
    ['show "@x"', 'show "${APP_TOKEN}x"', [`${VALUE}x`]],
    ['show a=@,b', 'show a="$APP_TOKEN",b', [`a=${VALUE},b`]],
    ['show "$(printf %s @)"', 'show "$(printf %s "$APP_TOKEN")"', [VALUE]],
    [`show 'it'"s @"`, `show 'it'"s $APP_TOKEN"`, [`its ${VALUE}`]],
    ['show \\"@', 'show \\""$APP_TOKEN"', [`"${VALUE}`]],
    [`show 'Bearer @'`, `show 'Bearer '"$APP_TOKEN"`, [`Bearer ${VALUE}`]],
    [`show '@'`, 'show "$APP_TOKEN"', [VALUE]],
    [`show 'a @ b'`, `show 'a '"$APP_TOKEN"' b'`, [`a ${VALUE} b`]],
    [`show '@@'`, 'show "$APP_TOKEN""$APP_TOKEN"', [`${VALUE}${VALUE}`]],
    [`show "a" 'x @ y'`, `show "a" 'x '"$APP_TOKEN"' y'`, ['a', `x ${VALUE} y`]],
    [`show '{"t": "@"}'`, `show '{"t": "'"$APP_TOKEN"'"}'`, [`{"t": "${VALUE}"}`]],
    [`show "$(printf %s 'x@')"`, `show "$(printf %s 'x'"$APP_TOKEN")"`, [`x${VALUE}`]],
    [`show "@:t"`, 'show "${APP_TOKEN}:t"', [`${VALUE}:t`]],
    ["show 'a' @", `show 'a' "$APP_TOKEN"`, ['a', VALUE]],
  ])('%s', (template, expected, made) => {
    const restored = redactor.restore(template.replaceAll('@', held), quotingAt);
    expect(restored).toEqual({ text: expected, unknown: [], blocked: null, names: ['APP_TOKEN'] });
    for (const shell of ['sh', 'bash']) expect(words(shell, restored.text)).toEqual(made);
  });

  test.each([
    ["show $'a\\n@ b'", `show $'a\\n'"$APP_TOKEN"$' b'`],
    ["show $'@'", 'show "$APP_TOKEN"'],
    ['cat <<EOF\na @x\nEOF', 'cat <<EOF\na ${APP_TOKEN}x\nEOF'],
    ['cat <<EOF\n$(printf %s @)\nEOF', 'cat <<EOF\n$(printf %s "$APP_TOKEN")\nEOF'],
  ])('%j is restored, as bash reads it', (template, expected) => {
    const restored = redactor.restore(template.replaceAll('@', held), quotingAt);
    expect(restored).toEqual({ text: expected, unknown: [], blocked: null, names: ['APP_TOKEN'] });
    const output = (command: string): string =>
      execFileSync('bash', ['-c', command.replace('show', "printf '%s'")], {
        env: { APP_TOKEN: VALUE, PATH: process.env['PATH'] ?? '' },
        stdio: ['ignore', 'pipe', 'ignore'],
      }).toString();
    expect(output(restored.text)).toBe(output(template.replaceAll('@', 'PLACE')).replaceAll('PLACE', VALUE));
  });

  test.each([
    ["cat <<'EOF'\n@\nEOF", 'document'],
    ['cat <<"EOF"\n@\nEOF', 'document'],
    ['show ${A:-@}', 'literal'],
    ['show \\@', 'literal'],
    ["show $'\\@'", 'literal'],
    ['show @ (', 'literal'],
  ])('%j keeps the placeholder, since a variable might not be expanded there', (template, quoting) => {
    const command = template.replaceAll('@', held);
    const blocked = { placeholder: held, name: 'APP_TOKEN', quoting };
    expect(redactor.restore(command, quotingAt)).toEqual({ text: command, unknown: [], blocked, names: [] });
  });

  test('keeps a placeholder whose value is in no variable, and reports it', () => {
    expect(redactor.restore(`login -p ${lost} ${lost}`, quotingAt)).toEqual({
      text: `login -p ${lost} ${lost}`,
      unknown: [lost],
      blocked: null,
      names: [],
    });
  });

  test('restores some placeholders and keeps others', () => {
    expect(redactor.restore(`a ${held} b ${lost}`, quotingAt)).toEqual({
      text: `a "$APP_TOKEN" b ${lost}`,
      unknown: [lost],
      blocked: null,
      names: ['APP_TOKEN'],
    });
  });

  test('does not take a digit after a placeholder for a part of it', () => {
    expect(redactor.restore(`show ${held}7`, quotingAt).text).toBe('show "${APP_TOKEN}"7');
  });

  test('restores a token that was found by its shape as the variable that holds it, whatever its name is', () => {
    const token = `gh${'p_'}${'a1B2'.repeat(9)}`;
    const other = new Redactor({ MINE: token });
    expect(other.restore(`curl -H "X: ${other.redact(token)}"`, quotingAt).text).toBe('curl -H "X: $MINE"');
  });

  test('returns any text without a placeholder unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '"', "'", '\\', '$', '(', ')', '{', '}', '`', '<', '\n', ' ', 'REDACTED_X_9') }),
        (text) => {
          expect(redactor.restore(text, quotingAt)).toEqual({ text, unknown: [], blocked: null, names: [] });
        },
      ),
    );
  });

  test('restores a placeholder in any quoting as one word with the value, or keeps it', () => {
    const part = fc.constantFrom('a', ' ', '"', "'", '\\', held, held, '=');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
        const command = `show ${parts.join('')}`;
        let plain: string[];
        try {
          plain = words('bash', `${command} 2>/dev/null`);
        } catch {
          return;
        }
        const { text, unknown, blocked } = redactor.restore(command, quotingAt);
        fc.pre(unknown.length === 0 && blocked === null);
        expect(words('bash', `${text} 2>/dev/null`)).toEqual(plain.map((word) => word.replaceAll(held, VALUE)));
      }),
      { numRuns: runs(60) },
    );
  });
});
