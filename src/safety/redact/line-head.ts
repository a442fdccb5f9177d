/** The text before a place on its line. Pure. */

/** Only the last `chars` of a long one. */
export function lineHead(text: string, at: number, chars: number): string {
  const near = text.slice(Math.max(0, at - chars), at);
  return near.slice(near.lastIndexOf('\n') + 1);
}
