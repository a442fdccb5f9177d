/**
 * How a shell reads each place of a command: whether `$NAME` would be expanded there, and into one word. Source: POSIX.1-2024, XCU 2.2;
 * `$'…'` as of Issue 8.
 */
export type Context = 'bare' | 'double' | 'literal';

/** A `$(` within double quotes begins anew, so contexts nest. */
type Frame = 'bare' | 'double' | 'substitution' | 'backtick' | 'parameter';

/**
 * The contexts at the places given, which must be ascending. Behind a here-document's operator, on a later line, it is `literal`: whether
 * its delimiter was quoted is not followed here, and saying that a placeholder stayed is better than a wrong guess.
 */
export function contextsAt(command: string, places: readonly number[]): Context[] {
  const out: Context[] = [];
  const frames: Frame[] = ['bare'];
  let quoted = false;
  let document = false;
  let documentBody = false;
  for (let at = 0; at <= command.length && out.length < places.length; at++) {
    const frame = frames.at(-1) ?? 'bare';
    while (places[out.length] === at)
      out.push(quoted || documentBody || frame === 'parameter' ? 'literal' : frame === 'double' ? 'double' : 'bare');
    const char = command[at];
    if (quoted) {
      if (char === "'") quoted = false;
      continue;
    }
    if (char === '\\') {
      const next = at + 1;
      // a placeholder behind a backslash: only its first letter is escaped
      while (places[out.length] === next) out.push('literal');
      at = next;
    } else if (char === '\n' && document) documentBody = true;
    else if (char === '$' && command[at + 1] === '(') {
      frames.push('substitution');
      at++;
    } else if (char === '$' && command[at + 1] === '{') {
      frames.push('parameter');
      at++;
    } else if (frame === 'parameter' && char === '}') frames.pop();
    else if (char === '`') toggle(frames, 'backtick');
    else if (char === '"') toggle(frames, 'double');
    else if (frame === 'double') continue;
    else if (char === '$' && command[at + 1] === "'") {
      at = endOfAnsiC(command, at + 2, places, out);
    } else if (char === "'") quoted = true;
    else if (char === '(') frames.push('substitution');
    else if (char === ')' && frame === 'substitution') frames.pop();
    else if (char === '<' && command[at + 1] === '<' && command[at + 2] !== '<') document = true;
    else if (char === '<' && command.startsWith('<<<', at)) at += 2;
  }
  while (out.length < places.length) out.push('literal');
  return out;
}

function toggle(frames: Frame[], frame: 'backtick' | 'double'): void {
  if (frames.at(-1) === frame) frames.pop();
  else frames.push(frame);
}

/** `$'…'` knows escapes and no expansion; the place of its closing quote. */
function endOfAnsiC(command: string, from: number, places: readonly number[], out: Context[]): number {
  let at = from;
  for (; at < command.length && command[at] !== "'"; at++) {
    while (places[out.length] === at) out.push('literal');
    if (command[at] === '\\') at++;
  }
  return at;
}
