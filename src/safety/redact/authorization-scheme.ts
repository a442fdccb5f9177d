/** A scheme of an authorization: a known one, or a word before a long token. */
export const SCHEME = new RegExp(
  [
    String.raw`(?:Bearer|Basic|Token|Api-?Token|ApiKey|Api-Key|Digest|Negotiate|NTLM|SSWS|GenieKey|Bot|OAuth|AWS4-HMAC-SHA256)[ \t]{1,4}`,
    String.raw`[A-Z][\w-]{2,20}[ \t]{1,4}(?=[\w+/.~-]{24})`,
  ].join('|'),
  'iy',
);
