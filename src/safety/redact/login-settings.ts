/**
 * Rows of `find-logins.ts` for settings of this program, and of network devices: words, then a word for a key or a password, perhaps how the
 * value is encoded, the value, and perhaps what it is for. Sources: the command references of IOS, ASA, EOS, VRP, FortiOS, ProVision, FRRouting
 * and net-snmp.
 */
import type { Login } from './login-row.ts';
import { changesIn } from './random-word.ts';
import { isMadeUpWord, isTypedWord } from './values.ts';

/** Words that only a sentence has. */
const SENTENCE = String.raw`(?:the|an?|is|are|to|of|for|with|and|or|if|in|on|by|from|my|your|this|that|not|no|new|same|be|has|as|at|it|when|which)\b`;
/** The words of a setting: names in small letters, and no word of a sentence. A device may show its prompt. */
const SETTING = new RegExp(
  String.raw`^[ \t]*(?:[\w.()-]{1,40}[#>] ?)?(?!${SENTENCE})[a-z][\w./-]{0,60}(?: (?!${SENTENCE})["\w./:@-]{1,60}){0,9}$`,
);
/** What says for whom the value is, or what it may do. */
const OPTIONS =
  String.raw`(?: (?:address|encrypted|privilege|role|level|host|hostname|ro|rw|restricted|unrestricted|type|vrf|timeout|port|user-type|auth)` +
  String.raw`\b[^\n]{0,80})?`;
/** How the value is encoded; 7 is no encryption. */
const ENCODING = String.raw`(?:(?:\d|enc|cipher|simple|plaintext|encrypted|ascii|clear|clear-text|md5|sha\d*) )?`;
const VALUE = new RegExp(`${ENCODING}(?<v>[^\\s:'"]{6,120})${OPTIONS}[ \\t]*\\r?$`, 'diy');
const QUOTED = /(?:(?:plaintext|sha1|sha256|md5) )?"(?<v>[^"\n]{4,120})"/dy;
const RANDOM_CHARS = 12;
const CHANGES = 0.35;

/** Whether a word is a password of a device: one that a person typed, or letters at random. */
const isOfDevice = (value: string): boolean =>
  isTypedWord(value) || (/^[A-Za-z]+$/.test(value) && value.length >= RANDOM_CHARS && changesIn(value) >= CHANGES);

/** A key or headers, whatever they look like. */
const OWN = /(?:--?\w+(?: |=)\S+ )?(?:key|headers)[ =](?:"(?<v>[^"\n]{3,200})"|'(?<v>[^'\n]{3,200})'|(?<v>[^\s"';|&<>()]{3,200}))/dy;

export const SETTINGS: readonly Login[] = [
  { literal: ' config set ', head: /\byosh$/, rest: OWN, isSecret: (): boolean => true },
  ...[' password ', ' secret ', ' passphrase ', ' key ', ' pw ', ' passwd ', ' pre-shared-key ', ' key-string ', ' md5 ', ' psk ']
    .concat([' shared-secret ', ' newpass '])
    .map((literal) => ({ literal, head: SETTING, rest: VALUE, isSecret: isOfDevice })),
  // the same in a block of settings, where the word is the first of its line
  ...[' pre-shared-key ', ' key-string ', ' shared-secret ', ' authentication-key ', ' wpa-psk ', ' wpa-passphrase ', ' psk '].map(
    (literal) => ({ literal, head: /^[ \t]*$/, rest: VALUE, isSecret: isOfDevice }),
  ),
  ...[' plaintext ', ' psksecret ', ' community '].map((literal) => ({ literal, head: SETTING, rest: QUOTED, isSecret: isTypedWord })),
  // FortiOS
  { literal: ' enc ', head: /^[ \t]*set [\w-]{1,40}$/, rest: /(?<v>[\w+/=]{16,400})[ \t]*\r?$/dy, isSecret: isMadeUpWord },
  // the key of a network without wires, which any eight characters can be
  ...['wpa-passphrase ', 'wpa-psk '].map((literal) => ({
    literal,
    head: /^[ \t]*(?:\S{1,40}[#>] ?)?(?:set |security )?$/,
    rest: /(?:(?:ascii|hex|\d|set-key) ){0,3}(?<v>[^\s:="']{8,63})[ \t]*\r?$/dy,
  })),
  // SNMP: the name of a community as a field, where a word before it, or a line above, says that it is none of people
  ...[
    { head: /(?:^|[^\w-])(?:snmp|read|write|get|set|trap|ro|rw|r\/[ow]|read-?only|read-?write)(?:[ _-]?v?[123]c?)?[ _-]$/i },
    { head: /^[ \t-]*["']?$/, before: /snmp|\bversion["']?[ \t]*[:=][ \t]*["']?(?:1|2c?)\b/i },
  ].map((place) => ({
    ...place,
    literal: 'community',
    rest: /(?:[ _-]?(?:name|string))?["']?[ \t]*[:=][ \t]*(?:["'](?<v>[^"'\n]{4,64})["']|(?<v>[^\s"',;=]{4,64})[ \t]*\r?$)/diy,
  })),
  // RouterOS, "SNMP": the community is an entry with a name
  ...['] name=', 'add name='].map((literal) => ({
    literal,
    head: /^(?:set \[[^\n]{0,80}|)$/,
    before: /^\/snmp community\r?\n(?:(?:set|add)[^\n]*\n){0,3}$/m,
    rest: new RegExp('"(?<v>[^"\\n]{3,64})"|(?<v>[^\\s"]{3,64})', 'dy'),
  })),
  {
    literal: 'com2sec',
    head: /^[ \t]*$/,
    rest: /6?[ \t]{1,20}(?:-Cn \S{1,40}[ \t]{1,20})?\S{1,64}[ \t]{1,40}\S{1,64}[ \t]{1,40}(?<v>\S{4,64})\s*$/dy,
  },
  // net-snmp, snmpd.conf(5) and snmptrapd.conf(5)
  ...['trapcommunity ', 'authcommunity '].map((literal) => ({
    literal,
    head: /^[ \t]*$/,
    rest: /(?:(?:log|execute|net)\S* )?(?<v>\S{4,80})/dy,
  })),
];
