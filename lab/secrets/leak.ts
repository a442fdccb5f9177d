/** Whether a secret is still in a text: whole, or a piece of it that is long enough to matter. */

/** The shortest piece that counts, and the share of the secret that does. */
const PIECE_CHARS = 6;
const PIECE_SHARE = 1 / 3;

/** Neither line ends nor what a tool puts before a line hide anything. */
const flat = (text: string): string =>
  text.replaceAll(/\s*\n(?:\+|-|(?:src\/config\/app\.conf:)?\d+:)?\s*/g, '').replaceAll(/\\n|\\t|\\/g, '');

export function leaks(output: string, before: string, secret: string): boolean {
  const out = flat(output);
  const core = flat(secret);
  const size = core.length <= PIECE_CHARS ? core.length : Math.max(PIECE_CHARS, Math.ceil(core.length * PIECE_SHARE));
  // what is in the text beside the secret, too, says nothing (a user of the same name)
  const elsewhere = flat(before).replace(core, '\0');
  for (let at = 0; at + size <= core.length; at++) {
    const piece = core.slice(at, at + size);
    if (out.includes(piece) && !elsewhere.includes(piece)) return true;
  }
  return false;
}
