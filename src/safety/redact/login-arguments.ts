/**
 * Rows of `find-logins.ts` for commands of any program at a prompt whose words say that somebody logs in, is made a user, or that something is
 * encrypted: an argument that only a person or a generator can have made up is the password, wherever it is among the others.
 */
import type { Login } from './login-row.ts';
import { isHarmless } from './values.ts';

/** The text of a command line at a prompt; a comment looks alike, but has the words of a sentence. */
const AT_PROMPT = /^(?!.* (?:is|are|be|the|an?|for|of|by|and|or) ).{0,60}?[$#%>❯➜»] [^\n]{0,120}$/u;
const ARGUMENTS = /(?<=^| )(?:"(?<v>[^"\s]{6,80})"|'(?<v>[^'\n]{6,80})'|(?<v>[^\s"'-][^\s"']{5,79}))(?=\s|$)/dg;
/** A place, an option with its value, a list, an address, a file. */
const PLACE = /^[-+~./$](?!\W)|[/\\=@<>{}()[\]|]|:\/\/|^[\w-]+(?:\.[\w-]+)+$|:\d|,\w|^v?\d+\.|\.[a-z]{1,4}$|\.\w?\d$/;

/** Whether a word has three kinds of characters, or letters with a sign that no name has. */
export const isChosen = (word: string): boolean =>
  !PLACE.test(word) &&
  !isHarmless(word) &&
  /\p{L}{2}/u.test(word) &&
  (/[\p{L}\d][!#$%^&*?~][\p{L}\d]|[\p{L}\d]!$/u.test(word) ||
    ([/\p{Ll}/u, /\p{Lu}/u, /\d/, /[_!#$%^&*?~+]/].filter((kind) => kind.test(word)).length >= 3 && !/^[A-Z][a-z]+\d{0,2}$/.test(word)));

/** A setting or a subcommand that a password is given to, and programs that are named after it. */
const SAYS: readonly string[] = [
  ' register ',
  ' login ',
  '+login ',
  ' encryption ',
  ' encrypt ',
  '--encrypt ',
  'http-basic',
  ' adduser ',
].concat(
  [' useradd ', ' user add ', ' user create ', ' users create ', ' account create ', ' setpassword ', ' passwd ', '_passwd ', 'radtest '],
  ['htpasswd -'],
  [' wpa ', ' wpa2 ', ' wpa3 ', ' authenticate ', ' unlock ', ' credential ', ' credentials ', ' auth add ', ' signin '],
);

/** A command at a prompt that checks or changes what unlocks something. */
const LOCKS =
  /^(?=.{0,60}?[$#%>❯➜»] )(?=.*[ _-](?:lock-?(?:settings|screen)|luks\w*|passw(?:or)?d|passcode|passphrase|pin|puk|credentials?)(?: |$))/iu;
/** The value of an option; another option, a file and an address are none. */
const VALUE = /[= ](?:"(?<v>[^"\n]{4,80})"|'(?<v>[^'\n]{4,80})'|(?<v>[^\s"'/~.|;&<>()-][^\s"'/|;&<>()]{3,79}))(?=\s|$)/dy;
/** The first number that can be that of a card, behind a subcommand that sets it. */
const NUMBER = /(?:\S{1,60} ){0,6}?(?<v>\d{4,12})(?= |$)/dy;

export const ARGUMENT_ROWS: readonly Login[] = [
  ...SAYS.map((literal) => ({ literal, head: AT_PROMPT, rest: ARGUMENTS, isSecret: isChosen })),
  // htpasswd(1), mosquitto_passwd(1): a file, a user, a password
  { literal: 'passwd -b ', head: AT_PROMPT, rest: /(?:-\S{1,20} ){0,3}\S{1,120} [^\s-]\S{0,60} (?<v>[^\s-]\S{3,80})/dy },
  // the old and the new one, however plain
  ...[' --old', ' --new', ' --current', ' --pin', ' --puk', ' --new-pin', ' --old-pin', ' --new-puk', ' --code'].map((literal) => ({
    literal,
    head: LOCKS,
    rest: VALUE,
  })),
  ...['set-pin ', 'change-pin ', 'set-puk ', 'verify-pin ', 'unlock-pin '].map((literal) => ({ literal, head: AT_PROMPT, rest: NUMBER })),
];
