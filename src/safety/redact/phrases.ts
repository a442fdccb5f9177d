/**
 * Decides whether several words behind a label for a password are the password. People choose words that have nothing to do with passwords,
 * while a sentence, a status or a prompt behind such a label is about them.
 */
const WORDS = /^[\p{L}\d][\p{L}\p{M}\d'’&!?_-]{0,24}(?: [\p{L}\d&][\p{L}\p{M}\d'’&!?_-]{0,24}){1,7}[.!]?$/u;

/** The beginnings of words about passwords and what programs do with them, in the languages that programs speak most. */
const STEMS = [
  'passw|passwd|passphr|passcode|kennw|contrase|senha|mot de passe|wachtwoord|keys?$|cred|secret|token|user|usuari|usager|utilis|benutz|gebruik',
  'account|konto$|compte$|cuenta$|log(?:s|in|out|on|ged)?$|auth|admin|enter|type|confirm|repeat|retyp|verif|valid|invalid|incorrect|wrong|bad$',
  'mismatch|match|fail|error|success|chang|updat|expir|requir|option|mandator|miss|provid|suppl|specif|support|string|chars?$|charact|digit',
  'letter|symbol|bytes?$|bits?$|length|min$|max$|minim|maxim|least|default|empt|blank|null$|none$|hid(?:e|den)|store|storage|storing|save[ds]?$',
  'encrypt|decrypt|hash|plain|clear|text|files?$|path|env$|environ|variab|config|setting|value|field|input|prompt|ask|use$|used$|uses$|using',
  'generat|random|see$|same$|above|below|protect|lock(?:ed|s)?$|unlock|manage|server|client|database|system|connect|command|argument|param',
  'example|note$|todo|policy|polic|reset|recover|forgot|remember|show[ns]?$|accept|display|director|name|request|response|attempt|remain|again',
  'try|tries|strength|strong$|weak|ages?$|days?$|ago$|never|access|allow|denied|deny|disabl|enabl|must|should|would|could|cannot|can$|is$|are$',
  'was$|were$|be$|been$|has$|have$|had$|do$|does$|did$|not$|no$|if$|when$|please|your|you$|we$|it$|its$|this$|that$|these$|which$|what$|how$',
  'why$|as$|or$|so$|then$|than$|only$|also$|any$|all$|each$|every$|one$|from$|for$|via$|per$|by$|to$|will$|may$|might$|needs?$|needed$|wants?$',
  'get$|set$|sets$|unset|new$|old$|current|left$|until|before|after|because|since|about|instead|own$|their$|his$|her$|them$|they$|he$|she$',
  'bitte$|eingeb|mindest|zeichen|ung(?:ü|ue)lt|falsch|ist$|nicht|keine?$|wird$|wurde|sie$|ihre?$|wiederhol|erforder|fehl|gespeich',
  'ge(?:ä|ae)ndert|muss$|oder$|leer$|neue?[snmr]?$|veuil|votre|sais|entre[rz]|moins|caract|requis|est$|pas$|doit|nouve|actuel|introdu|escrib',
  'ingres|menos|debe|nueva|anterior|inserisc|almeno|errat|deve$|nuova|attuale|digite|nova$|atual|voer$|minst|teken|onjuist|moet|niet$|uw$|nieuw',
  'huidig|ange$|tecken|fel$|inte$|är$|skriv|tegn|ikke|skal$|ny$|введ|неверн|символ|повтор|новый|не$|ваш|должен',
]
  .join('|')
  .replaceAll('$', String.raw`(?![\p{L}\d])`);
const ABOUT = new RegExp(`(?<![\\p{L}\\d'’])(?:${STEMS})`, 'iu');
/** How long or how many something is. */
const AMOUNT = /^\d+ \p{L}+$/u;
/** A title. */
const TITLE = /^(?:\p{Lu}[\p{Ll}'’]+(?: |$)){2,}$/u;

export const isPhrase = (value: string): boolean =>
  value.length >= 6 && WORDS.test(value) && !ABOUT.test(value) && !AMOUNT.test(value) && !TITLE.test(value);
