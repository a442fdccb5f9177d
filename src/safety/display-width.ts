/** Cells a terminal needs at most for one line: wide characters two, marks none, a tab eight. Source: East_Asian_Width W and F, by block. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1B000}-\u{1B2FF}\u{1F000}-\u{1FAFF}\u{20000}-\u{3FFFD}]|\p{Extended_Pictographic}/u;

export function displayWidth(line: string): number {
  let width = 0;
  for (const char of line) {
    if (char === '\t') width += 8;
    else if (/\p{M}/u.test(char)) continue;
    else width += char > '\x7f' && WIDE.test(char) ? 2 : 1;
  }
  return width;
}
