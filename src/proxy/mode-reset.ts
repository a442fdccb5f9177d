/**
 * Finds the terminal modes that a killed program left switched on. Runs only after a command that a signal ended, over that command's
 * own output; the modes are switched off before the next prompt. A mode that the program did not leave on is not touched.
 * Source of the numbers: xterm's control sequences (DECSET, modifyOtherKeys), the kitty keyboard protocol.
 */

/** Mouse reporting in all its forms, focus reports, application cursor keys: off is their normal state. */
const NORMALLY_OFF = [1, 9, 47, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1015, 1016, 1047, 1049, 2026];
/** The cursor and auto-wrap: on is their normal state. */
const NORMALLY_ON = [7, 25];
const ALTERNATE_SCREEN = ['47', '1047', '1049'];

/** The kitty keyboard flags pushed and set; the main and the alternate screen each have their own stack. */
interface Kitty {
  depth: number;
  set: boolean;
}

const undoKitty = ({ depth, set }: Kitty): string => (depth > 0 ? `\x1b[<${depth}u` : '') + (set ? '\x1b[=0u' : '');

/** The bytes that undo the modes `output` left on; empty when there are none. */
export function resetsFor(output: Buffer): string {
  const modes = new Map<number, boolean>();
  const main: Kitty = { depth: 0, set: false };
  const alternate: Kitty = { depth: 0, set: false };
  let kitty = main;
  let otherKeys = false;
  for (let at = output.indexOf('\x1b['); at >= 0; at = output.indexOf('\x1b[', at + 2)) {
    const sequence = /^\x1b\[([?<>=])([\d;]{0,32})([hlmu])/.exec(output.toString('latin1', at, at + 40));
    if (sequence === null) continue;
    const [, lead, numbers = '', final] = sequence;
    const [first = ''] = numbers.split(';');
    if (lead === '?' && (final === 'h' || final === 'l')) {
      for (const n of numbers.split(';')) {
        modes.set(Number(n), final === 'h');
        if (ALTERNATE_SCREEN.includes(n)) kitty = final === 'h' ? alternate : main;
      }
    }
    if (lead === '>' && final === 'm' && first === '4') otherKeys = !/^4(?:;0?)?$/.test(numbers);
    if (lead === '>' && final === 'u') kitty.depth += 1;
    if (lead === '<' && final === 'u') kitty.depth = Math.max(0, kitty.depth - (Number(numbers) || 1));
    if (lead === '=' && final === 'u') kitty.set = Number(first) > 0;
  }
  const off = NORMALLY_OFF.filter((mode) => modes.get(mode) === true).map((mode) => `\x1b[?${mode}l`);
  const on = NORMALLY_ON.filter((mode) => modes.get(mode) === false).map((mode) => `\x1b[?${mode}h`);
  // after leaving the alternate screen its kitty stack can no longer be changed
  const inside = kitty === alternate ? undoKitty(alternate) : '';
  return [inside, ...off, ...on, undoKitty(main), otherKeys ? '\x1b[>4;0m' : ''].join('');
}
