/**
 * Finds codes of digits that let somebody in: those that a person types once (`Your verification code is 417 026`, `Enter code from app:
 * 417026`) and those that open a card or a device (`recovery pin 60418827`). A word beside the code must say so, since digits are numbers
 * of errors, ports and places nearly everywhere. The code of a licence is several groups behind a word for it.
 */
import { listBelow } from './find-following.ts';
import { lineHead } from './line-head.ts';
import type { Hits } from './literals.ts';
import { askedCode, numberOfPin, openingCode } from './opening-codes.ts';
import type { Span } from './span.ts';

/** The ends of the words for a code; what is before them says what it is for. */
const WORDS = ['code', 'kode', 'código', 'codice'];
/** Words of three letters with what may be behind them, since many other words contain them. */
const SHORT_WORDS = ['pin', 'puk', 'otp']
  .flatMap((word) => [' ', ': ', '":', "':", '='].map((more) => word + more))
  .concat('pin1', 'pin2', 'puk1', 'puk2')
  // with what is before them, since `tan` is in very many words
  .concat(
    [' ', 'push', 'sms', 'chip', 'photo', 'm'].flatMap((more) => [`${more}tan `, `${more}tan: `]),
    '"tan":',
    "'tan':",
  );
/** What is sold with a code, in several languages; `activation code` and its like are found by their last word. */
const LICENCES = ['licen', 'lizenz', 'licença', 'serial', 'seriennummer', 'product key', 'product_key', 'productkey'].concat([
  'aktivierung',
  'produktschlüssel',
  'clé de produit',
  'voucher',
  'gift card',
  'gutschein',
  'geschenkkarte',
  'cadeaukaart',
]);
export const CODE_LITERALS: readonly string[] = [...WORDS, ...SHORT_WORDS, ...LICENCES];

const HEAD_CHARS = 60;
const REST_CHARS = 80;
/** The lines above a label that may ask for its code. */
const ABOVE_CHARS = 160;
/** What a code is for, right before the word for it, in languages that write it so; or somebody is asked for it. */
const TELLS = new RegExp(
  String.raw`(?:(?:setup|verification|verify|security|sign-?in|log-?in|auth\w*|access|confirmation|one-?time|otp|[2m]fa|totp|pairing|pin|puk|sms|pass|anmelde` +
    String.raw`|bestätigungs|sicherheits|einmal|zugangs|freigabe|verifizierungs|verificatie|bekräftelse|verifisering|engangs|engångs|bevestigings` +
    String.raw`|beveiligings|sikkerheds|sikkerhets|bekreftelses|bekræftelses|inlog|inloggnings|innloggings)[-_ ]?` +
    String.raw`|\b(?:enter|type)(?: the| your)? |(?:^|[>":.]\s?)(?:your|ihr|dein|votre|su|tu|il tuo|uw) )$`,
  'i',
);
/** Languages that say behind the word what it is for. */
const TELLS_AFTER = new RegExp(
  String.raw`^ (?:(?:de |d[’']|di )(?:v[ée]rif|s[ée]cur|segur|sicur|acc|confirm|conex|connex|inicio|authent|autent|uso|usage)` +
    String.raw`|(?:otp|sms|2fa|unique|único|temporaire|temporal)\b)`,
  'i',
);
const DIGITS = String.raw`(?<v>\d{3}[ -]\d{3}|\d{4}[ -]\d{4}|\d{3}-\d{2}-\d{3}|\d{4}-\d{3}-\d{4}|\d{6,8}|\d{11})(?![\d,:/-]|\.\d)`;
/** A few words, then a verb or a sign. */
const AFTER = new RegExp(
  String.raw`^[^\n:=.\d]{0,40}(?:\([^)\n]{0,20}\)[^\n:=.\d]{0,10})?(?:\b(?:is|ist|lautet|est|es|är|er)\b:?|[:=]) {0,4}["']?${DIGITS}`,
  'di',
);
/** What a number opens, behind it: `code 1379 for the shed`. */
const OPENS_BEHIND = new RegExp(
  String.raw`^(?:[:=]| is)? ?(?<v>[#*]?\d{4,8}[#*]?) (?:for|opens|to open|on|für|zum|zur) (?:the |my |our |die |den |das )?` +
    String.raw`(?:\p{L}{1,12} )?(?:gate|door|garage` +
    String.raw`|shed|alarm|safe|vault|lock|locker|lockbox|key ?box|building|house|cellar|elevator|gym|tor|tür|haustür|tresor|keller|schuppen|schloss)(?!\p{L})`,
  'diu',
);
/** `417026 is your verification code`; Google writes `G-` before it. */
const BEFORE = /(?<![\w.-])(?:[A-Z]-)?(?<v>\d{3}[ -]\d{3}|\d{6,8}) (?:is|ist|est|es) (?:your|ihr|dein|votre|su|tu)\b[^.\n\d]{0,40}$/di;
/** The key of such codes, as it is typed into a telephone. Source: RFC 6238 and RFC 4648. */
const BASE_32 = /^[:=]? {0,4}(?<v>(?=[A-Z]*[2-7])[A-Z2-7]{16,128}=*)(?![\w-])/d;
const SOME = /\d{3}/;
/** A field whose name ends with the word: `"login_code": "4711"`. */
const FIELD = /^["'] ?[:=] ?["']?(?<v>\d{4,8})(?=["',\s}])/d;
/** A number that is typed again and again may be short. */
const NUMBER = /^(?: ?[:=] ?| |(?:is|ist|lautet|es|est|è|é|är|er|jest):? )?["']?(?<v>\d{4,12})(?![\w:/-]|\.\d)/d;
/** An abbreviation, a few words that ask for it, and what was typed at the end of the line: `PIN eingeben: 4711`. */
const ASKED = /^(?:\p{L}{1,16} ){0,3}\p{L}{1,16} ?: ?(?<v>\d{4,8})[ \t]*(?:\r?\n|$)/du;
/** Whether the text before such a word is another word: a prefix of a field is none, nor are the words for codes on paper and in messages. */
const isOtherWord = (head: string, word: string): boolean =>
  /[\w.-]$/.test(head) &&
  !/^\W/.test(word) &&
  !(/[:=]/.test(word) && (/[_.-]$/.test(head) || (/[a-z]$/.test(head) && /^[A-Z][a-z]/.test(word)))) &&
  !(/^otp/i.test(word) ? /(?:^|[\W_])[th]$/i : /(?:^|\W)(?:push|sms|chip|photo|foto|app|qr|[im])-?$|\p{L}{4}-$/iu).test(head);

/** Codes that a person keeps, as the name of a list; and the list in brackets. */
const KEPT = /(?:recovery|backup|scratch|rescue|emergency|restore|single_?use|mfa|[2t]?fa|otp)[-_ ]?$/i;
const LIST = /^s["']?\s{0,4}(?:[:=]|=>)\s{0,4}[[(]\s{0,20}(?<v>["']?[\w-]{6,24}["']?(?:,\s{0,20}["']?[\w-]{6,24}["']?){1,23})/d;
const LIST_CHARS = 800;

/** Groups of one length in capitals and digits. */
const GROUPS = /^[^\n]{0,40}?(?<![\w-])(?<v>[A-Z\d]{4,8}(?:-[A-Z\d]{4,8}){2,9})(?![\w-])/d;
/** What a code does for something that was bought, before the word for it or behind. */
const OF_LICENCE =
  /activation|activatie|registration|registrier\p{L}*|unlock|redeem|gift|product|download|d[’']activation|activación|ativação|attivazione/iu;
const isCodeOfLicence = (code: string): boolean =>
  /\d/.test(code) && /[A-Z]/.test(code) && code.split('-').every(({ length }, _, [first]) => length === first?.length);

export function findCodes(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  for (const [index, start] of hits.starts.entries()) {
    const literal = CODE_LITERALS[hits.ids[index] ?? 0] ?? '';
    const from = start + literal.length;
    const rest = text.slice(from, from + REST_CHARS);
    const id = hits.ids[index] ?? 0;
    const groups = rest.includes('-') ? GROUPS.exec(rest) : null;
    const licence = isCodeOfLicence(groups?.groups?.['v'] ?? '');
    if (id >= WORDS.length + SHORT_WORDS.length) {
      if (licence) push(found, groups, from);
      continue;
    }
    const head = lineHead(text, start, HEAD_CHARS);
    if (id >= WORDS.length) {
      const word = text.slice(start, from);
      if (!SOME.test(rest) || isOtherWord(head, word)) continue;
      const number = NUMBER.exec(rest) ?? (/[A-Z]{3} $/.test(word) ? ASKED.exec(rest) : null);
      if (number !== null) push(found, number, from);
      else if (word.endsWith(' ')) place(found, numberOfPin(text.slice(from - 1, from + REST_CHARS)), from - 1);
      continue;
    }
    if (text[from] === 's' && KEPT.test(head)) {
      push(found, LIST.exec(text.slice(from, from + LIST_CHARS)), from);
      if (/^s["']?:[ \t]*\r?\n/.test(rest)) found.push(...listBelow(text, from, true));
    }
    if (licence && OF_LICENCE.test(head + rest)) push(found, groups, from);
    push(found, BASE_32.exec(rest), from);
    // most words for a code have no number beside them
    if (SOME.test(rest)) {
      place(found, openingCode(head, rest), from);
      push(found, OPENS_BEHIND.exec(rest), from);
      place(found, askedCode(head, text.slice(Math.max(0, start - head.length - ABOVE_CHARS), start - head.length), rest), from);
    }
    if (SOME.test(rest) && (TELLS.test(head) || TELLS_AFTER.test(rest))) push(found, AFTER.exec(rest) ?? FIELD.exec(rest), from);
    if (SOME.test(head)) push(found, BEFORE.exec(head), start - head.length);
  }
  return found;
}

function place(found: Span[], at: readonly [number, number] | null, offset: number): void {
  if (at !== null) found.push({ start: offset + at[0], end: offset + at[1], kind: 'secret' });
}

function push(found: Span[], match: RegExpExecArray | null, offset: number): void {
  const [start, end] = match?.indices?.groups?.['v'] ?? [0, 0];
  if (end > start) found.push({ start: offset + start, end: offset + end, kind: 'secret' });
}
