/** Decides whether a secret is still in a text, whole or as a piece that is long enough to matter. */

/** The shortest piece that counts, in characters and as a share of the secret; the longer of the two applies. */
const PIECE_CHARS = 6;
const PIECE_SHARE = 1 / 3;

/** The text without line ends and the prefixes of tools, which hide nothing from a reader. */
const flat = (text: string): string =>
  text.replaceAll(/\s*\n(?:\+|-|(?:src\/config\/app\.conf:)?\d+:)?\s*/g, '').replaceAll(/\\n|\\t|\\/g, '');

export function leaks(output: string, before: string, secret: string): boolean {
  const out = flat(output);
  const core = flat(secret);
  const size = core.length <= PIECE_CHARS ? core.length : Math.max(PIECE_CHARS, Math.ceil(core.length * PIECE_SHARE));
  // a piece that is also elsewhere in the text proves nothing (a user of the same name)
  const elsewhere = flat(before).replace(core, '\0');
  for (let at = 0; at + size <= core.length; at++) {
    const piece = core.slice(at, at + size);
    if (out.includes(piece) && !elsewhere.includes(piece)) return true;
  }
  return false;
}
