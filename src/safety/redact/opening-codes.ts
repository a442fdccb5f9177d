/**
 * Reads numbers of four to eight digits that open something: behind a word for a code with what it is for (`door code: 4711`, `Türcode ist
 * 4711#`, `code for the gate is 4711`) and behind `PIN` with whose it is (`PIN for the alarm: 4711`). What such a code can be for is not
 * listed, but what codes are for that open nothing: errors, places, texts, goods.
 */
const CHARS = 60;
/** There may be letters of a keypad among the digits, or a sign at their end. */
const DIGITS = String.raw`(?<v>[#*]?\d{4,8}[#*]?|\d{2,4}[A-D]\d{0,3}[#*]?)(?![\w:/%#*-]|[.,]\d)`;
/** A sign, or the verb of a sentence, with a word for the time behind it; a sentence may go on in the next line. */
const SPACE = String.raw`(?: |\n {0,4})`;
const SIGN =
  String.raw`(?:["']? {0,2}(?:[:=→]|[-=]>) {0,4}|,?${SPACE}(?:is|was|ist|lautet|est|es|é|è|era|är|er|jest|je|(?:is |was |has been )?(?:set|changed|reset) to)` +
  String.raw`(?:${SPACE}(?:now|jetzt|nun|ahora|maintenant|adesso|agora|nu))?:?${SPACE})`;
/** Words of a few letters between the label and the sign, and a remark in brackets. */
const WORDS = String.raw`(?: (?!(?:and|or|und|oder|et|y|e|o)\b)[\p{L}'’-]{1,16}){0,5}?(?: \([^()\n\d]{0,20}\d{0,2}[^()\n\d]{0,20}\))?`;
const SIGNED = new RegExp(`^${WORDS}${SIGN}["'\`]?${DIGITS}`, 'du');
/** Right behind the label, or behind one word that says which: `alarm code garage 4711`. */
const BESIDE = new RegExp(`^(?: [\\p{L}-]{3,16})? ["'\`]?${DIGITS}`, 'du');

/** What such a code opens, as the end of the text before the word for the code. */
const OPENS = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:\p{L}{0,12}(?:alarm|larm|door|gate|lock|entry|entrance|safe|vault|garage|keypad|voicemail|mailbox|cabinet|locker` +
    String.raw`|elevator|intercom|building|tür|tor|haus|zugangs|zutritts|schloss|tresor|garagen|geräte|eltern|deur|poort|kluis|toegangs|slot|dørs?` +
    String.raw`|shed|cellar|basement|attic|cottage|cabin|house|flat|apartment|lobby|bike|suitcase|locker|barn` +
    String.raw`|dörrs?|lås|inngangs|adgangs|ovi|hälytys|kapı|kapu)` +
    String.raw`|unlock|access|port|pin|disarm|arm|sim|printer|parental|admin|device|duress|guest|installer|master)s?[-_ ]?$`,
  'iu',
);
/** The last word before the word for a code, where the code opens nothing: states, places, texts, goods, words of a sentence. */
const HARMLESS: ReadonlySet<string> = new Set(
  [
    'exit status error err return ret rc response reply result reason cause close closing fault failure fehler warn warning signal trap exception',
    'abort stop event message msg log diagnostic rule lint check http https smtp ftp sip dns curl sql ora win hresult errno retour erreur sortie',
    'salida erro errore uscita afsluit fout fel fejl feil zip post postal area country countries state city county region district street plz dial',
    'dialling phone calling location airport station language lang locale currency source quell byte machine op object dead legacy native shell',
    'assembly generated sample example inline client server line lines block test unit python java js go rust c our your the this that a an same',
    'new old and or of in with no more less all any some what which by from for to is as got returned product part item article order sku stock',
    'model vendor manufacturer batch lot serial bar qr color colour paint type class kind category group key scan char character uni morse hash',
    'time version build release tax vat cost account bank branch sort swift routing department dept project customer course subject icd cpt drug',
    'action command function method request instruction query feature discount promo coupon commit data visual studio short long hex decimal',
    'numeric ascii ansi escape control game cheat trans geo hard pseudo auto un en de',
  ].flatMap((words) => words.split(' ')),
);
const LAST_WORD = /(?:[A-Z]?\p{Ll}+|\p{Lu}+)(?=[\d -]{0,4}$)/u;
function isHarmless(head: string): boolean {
  const word = (LAST_WORD.exec(head)?.[0] ?? '').toLowerCase();
  return HARMLESS.has(word) || HARMLESS.has(word.replace(/s$/, ''));
}
/** Whether the text before the word for a code ends with another word, joined or with a space. */
const QUALIFIER = /\p{L}{2}[- ]$|(?<![\p{L}_])\p{L}{3,20}$/u;
/** A language that says behind the word what it opens: what follows has no word for a state. */
const FOR = /^ (?:for|to|für|zum|zur|vom|voor|van|til|till|för|av|pour|pe|do|od|da|de|del|della|du|d[’'])(?= |\p{L})/u;
const STATE =
  /error|exit|status|response|return|retour|salida|sortie|line|erreur|fehler|postal|country|país|pays|barras|barre|area|producto|produit|fout/i;

/** The place of a number that opens something behind a word for a code. `head`: the text before that word on its line; `rest`: behind it. */
export function openingCode(head: string, rest: string): readonly [number, number] | null {
  const line = rest.slice(0, CHARS);
  const opens = OPENS.test(head);
  if (!opens && !(QUALIFIER.test(head) && !isHarmless(head)) && !(FOR.test(line) && !STATE.test(line) && !isHarmless(head))) return null;
  const match = SIGNED.exec(line) ?? (opens ? BESIDE.exec(line) : null);
  return match?.indices?.groups?.['v'] ?? null;
}

/** The same behind `PIN` and its like, whatever it is for. */
export const numberOfPin = (rest: string): readonly [number, number] | null =>
  SIGNED.exec(rest.slice(0, CHARS))?.indices?.groups?.['v'] ?? null;

/** A label without more, below a line that asks for a code which is typed once. */
const ASKED = /^[:?] {0,4}(?<v>\d{4,8}|\d{3}[ -]\d{3})[ \t]*(?:\r?\n|$)/d;
const ASKS = /\b(?:otp|totp|2fa|mfa|sms|one-?time|two-?(?:factor|step)|multi-?factor|authenticat\w+|verif\w+|2-step|sent you|texted)\b/i;

/** The number behind a label that begins its line, where `above` asks for it. */
export const askedCode = (head: string, above: string, rest: string): readonly [number, number] | null =>
  /^[\s>?*-]*(?:enter |your |the )?$/i.test(head) && ASKS.test(above) ? (ASKED.exec(rest)?.indices?.groups?.['v'] ?? null) : null;
