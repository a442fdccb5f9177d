/**
 * Decides whether several words behind a label for a password are the password. People choose words that have nothing to do with passwords,
 * while a sentence, a status or a prompt behind such a label is about them.
 */
const WORDS = /^[\p{L}\d][\p{L}\p{M}\d'’&!?_-]{0,24}(?: [\p{L}\d&][\p{L}\p{M}\d'’&!?_-]{0,24}){1,7}[.!]?$/u;

/** The beginnings of words about passwords and what programs do with them, in the languages that programs speak most. */
const STEMS = [
  'passw|passwd|passphr|passcode|kennw|contrase|senha|mot de passe|wachtwoord|cred|secret|token|user|usuari|usager|utilis|benutz|gebruik',
  'account|auth|admin|enter|type|confirm|repeat|retyp|verif|valid|invalid|incorrect|wrong|mismatch|match|fail|error|success|chang|updat|expir',
  'requir|option|mandator|miss|provid|suppl|specif|support|string|charact|digit|letter|symbol|length|minim|maxim|least|default|empt|blank',
  'hid(?:e|den)|store|storage|storing|encrypt|decrypt|hash|plain|clear|text|path|environ|variab|config|setting|value|field|input|prompt|ask',
  'using|generat|random|above|below|protect|unlock|manage|server|client|database|system|connect|command|argument|param|example|todo|policy',
  'polic|reset|recover|forgot|remember|accept|display|director|name|request|response|attempt|remain|again|try|tries|strength|weak|never|access',
  'allow|denied|deny|disabl|enabl|must|should|would|could|cannot|please|your|unset|current|until|before|after|because|since|about|instead',
  'eingeb|mindest|zeichen|ung(?:ü|ue)lt|falsch|nicht|wurde|wiederhol|erforder|fehl|gespeich|ge(?:ä|ae)ndert|veuil|votre|sais|entre[rz]|moins',
  'caract|requis|doit|nouve|actuel|introdu|escrib|ingres|menos|debe|nueva|anterior|inserisc|almeno|errat|nuova|attuale|digite|atual|minst|teken',
  'onjuist|moet|nieuw|huidig|tecken|skriv|tegn|ikke|введ|неверн|символ|повтор|новый|ваш|должен',
].join('|');
/** Whole words, likewise. */
const WHOLE = [
  'keys?|konto|compte|cuenta|log(?:s|in|out|on|ged)?|bad|chars?|bytes?|bits?|min|max|null|none|save[ds]?|files?|env|use|used|uses|see|same',
  'lock(?:ed|s)?|note|show[ns]?|strong|ages?|days?|ago|can|is|are|was|were|be|been|has|have|had|do|does|did|not|no|if|when|you|we|it|its|this',
  'that|these|which|what|how|why|as|or|so|then|than|only|also|any|all|each|every|one|from|for|via|per|by|to|will|may|might|needs?|needed|wants?',
  'get|set|sets|new|old|left|own|their|his|her|them|they|he|she|bitte|ist|keine?|wird|sie|ihre?|muss|oder|leer|neue?[snmr]?|est|pas|deve|nova',
  'voer|niet|uw|ange|fel|inte|är|skal|ny|не',
].join('|');
// one class of letters behind all whole words: made of its own for each, they take V8 10 ms of each start
const ABOUT = new RegExp(`(?<![\\p{L}\\d'’])(?:${STEMS}|(?:${WHOLE})(?![\\p{L}\\d]))`, 'iu');
/** How long or how many something is. */
const AMOUNT = /^\d+ \p{L}+$/u;
/** A title. */
const TITLE = /^(?:\p{Lu}[\p{Ll}'’]+(?: |$)){2,}$/u;

export const isPhrase = (value: string): boolean =>
  value.length >= 6 && WORDS.test(value) && !ABOUT.test(value) && !AMOUNT.test(value) && !TITLE.test(value);
