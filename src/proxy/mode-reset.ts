/**
 * What a killed program left switched on in the terminal. Looked for only after a command that a signal ended, in that
 * command's own output, and switched off before the next prompt; a mode nobody left on is not touched.
 * Source of the numbers: xterm's control sequences (DECSET), the kitty keyboard protocol.
 */

/** Mouse reporting in all its forms, focus reports, application cursor keys: off is their normal state. */
const NORMALLY_OFF = [1, 9, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1015, 1016, 1047, 1049, 2026];
/** The cursor and auto-wrap: on is their normal state. */
const NORMALLY_ON = [7, 25];

/** The bytes that undo what `output` left, empty when it left nothing. */
export function resetsFor(output: Buffer): string {
  const modes = new Map<number, boolean>();
  let kittyDepth = 0;
  for (let at = output.indexOf('\x1b['); at >= 0; at = output.indexOf('\x1b[', at + 2)) {
    const sequence = /^\x1b\[([?<>=])([\d;]{0,32})([hlu])/.exec(output.toString('latin1', at, at + 40));
    if (sequence === null) continue;
    const [, lead, numbers = '', final] = sequence;
    if (lead === '?' && final !== 'u') for (const n of numbers.split(';')) modes.set(Number(n), final === 'h');
    if (lead === '>' && final === 'u') kittyDepth += 1;
    if (lead === '<' && final === 'u') kittyDepth = Math.max(0, kittyDepth - (Number(numbers) || 1));
  }
  const off = NORMALLY_OFF.filter((mode) => modes.get(mode) === true).map((mode) => `\x1b[?${mode}l`);
  const on = NORMALLY_ON.filter((mode) => modes.get(mode) === false).map((mode) => `\x1b[?${mode}h`);
  return [...off, ...on, kittyDepth > 0 ? `\x1b[<${kittyDepth}u` : ''].join('');
}
