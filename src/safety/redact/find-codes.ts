/**
 * Finds codes of digits that let somebody in: those that a person types once (`Your verification code is 417 026`, `Enter code from app:
 * 417026`) and those that open a card or a device (`recovery pin 60418827`). A word beside the code must say so, since digits are numbers
 * of errors, ports and places nearly everywhere.
 */
import type { Hits } from './literals.ts';
import type { Span } from './span.ts';

/** The ends of the words for a code; what is before them says what it is for. */
export const CODE_LITERALS: readonly string[] = [
  'code',
  'kode',
  'código',
  'codice',
  'pin ',
  'pin: ',
  'pin1',
  'pin2',
  'puk ',
  'puk: ',
  'puk1',
  'puk2',
  'otp ',
  'otp: ',
  ' tan ',
  ' tan: ',
];

const HEAD_CHARS = 60;
const REST_CHARS = 80;
/** What a code is for, right before the word for it, in languages that write it so; or somebody is asked for it. */
const TELLS = new RegExp(
  String.raw`(?:(?:verification|verify|security|sign-?in|log-?in|auth\w*|access|confirmation|one-?time|otp|[2m]fa|totp|pairing|pin|puk|sms|pass|anmelde` +
    String.raw`|bestätigungs|sicherheits|einmal|zugangs|freigabe|verifizierungs|verificatie|bekräftelse|verifisering)[- ]?` +
    String.raw`|\b(?:enter|type)(?: the| your)? |(?:^|[>":.]\s?)(?:your|ihr|dein|votre|su|tu|il tuo|uw) )$`,
  'i',
);
/** Languages that say behind the word what it is for. */
const TELLS_AFTER = /^ (?:de |d[’']|di )(?:v[ée]rif|s[ée]cur|segur|sicur|acc|confirm|conex|connex|inicio)/i;
const DIGITS = String.raw`(?<v>\d{3}[ -]\d{3}|\d{4}[ -]\d{4}|\d{6,8})(?![\d,:/-]|\.\d)`;
/** A few words, then a verb or a sign. */
const AFTER = new RegExp(
  String.raw`^[^\n:=.\d]{0,40}(?:\([^)\n]{0,20}\)[^\n:=.\d]{0,10})?(?:\b(?:is|ist|lautet|est|es|är|er)\b:?|[:=]) {0,4}${DIGITS}`,
  'di',
);
/** `417026 is your verification code`; Google writes `G-` before it. */
const BEFORE = /(?<![\w.-])(?:[A-Z]-)?(?<v>\d{3}[ -]\d{3}|\d{6,8}) (?:is|ist|est|es) (?:your|ihr|dein|votre|su|tu)\b[^.\n\d]{0,40}$/di;
/** The key of such codes, as it is typed into a telephone. Source: RFC 6238 and RFC 4648. */
const BASE_32 = /^[:=]? {0,4}(?<v>(?=[A-Z]*[2-7])[A-Z2-7]{16,128}=*)(?![\w-])/d;
const SOME = /\d{3}/;
/** What a short code opens, right before the word for it; the code is behind a sign or a verb. */
const OPENS = new RegExp(
  String.raw`(?<![A-Za-z])(?:alarm|door|gate|lock|entry|safe|garage|keypad|unlock|access|voicemail|tür|tor|haustür|haus|zugangs|zutritts|schloss|safe|garagen` +
    String.raw`|deur|toegangs|port|pin|disarm)[-_ ]?$`,
  'i',
);
const SHORT = /^["']?[ \t]{0,4}(?:[:=]|is\b|ist\b)[ \t]{0,4}["']?(?<v>\d{4,8}#?)(?![\w:/-]|\.\d)/di;
/** A number that is typed again and again may be short. */
const NUMBER = /^(?:[ ]?[:=] ?)?(?<v>\d{4,12})(?![\w:/-]|\.\d)/d;

export function findCodes(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  for (const [index, start] of hits.starts.entries()) {
    const literal = CODE_LITERALS[hits.ids[index] ?? 0] ?? '';
    const from = start + literal.length;
    const near = text.slice(Math.max(0, start - HEAD_CHARS), start);
    const head = near.slice(near.lastIndexOf('\n') + 1);
    const rest = text.slice(from, from + REST_CHARS);
    if (/[ 12]$/.test(literal)) {
      if (!/[\w.-]$/.test(head)) push(found, NUMBER.exec(rest), from);
      continue;
    }
    push(found, BASE_32.exec(rest), from);
    // most words for a code have no number beside them
    if (SOME.test(rest) && OPENS.test(head)) push(found, SHORT.exec(rest), from);
    if (SOME.test(rest) && (TELLS.test(head) || TELLS_AFTER.test(rest))) push(found, AFTER.exec(rest), from);
    if (SOME.test(head)) push(found, BEFORE.exec(head), start - head.length);
  }
  return found;
}

function push(found: Span[], match: RegExpExecArray | null, offset: number): void {
  const [start, end] = match?.indices?.groups?.['v'] ?? [0, 0];
  if (end > start) found.push({ start: offset + start, end: offset + end, kind: 'secret' });
}
