/**
 * Decides whether the user's own words ask for an effect. Each area has verbs and nouns of its own, in a few languages: a word such as
 * "install" or "clean" asks for packages or for files of the project, never for a disk or a key. Pure.
 */
import { isLoopback } from '../base/loopback.ts';
import type { Area } from '../programs/account-rows.ts';
import type { Effect } from '../effects/effect-types.ts';
import { hostIn } from '../effects/host-in.ts';
import { isOfficialOnGitHub, pageOwner } from '../programs/official-hosts.ts';
import { isSystemPackage } from '../programs/package-files.ts';
import { ALL_ADDRESSES, type Asked, asksElse, EVERYTHING } from './asked-less.ts';
import { endOf, isMade } from './made.ts';
import { isOfOwnNetwork } from './own-network.ts';
import { isPointedAt } from './pointing.ts';
import { sentencesOf } from './question-kinds.ts';
import { isSystemFileMeant } from './system-file-meant.ts';
import { names, namesPath, type Words } from './user-words.ts';
import { has } from './word-match.ts';
import { WISHES } from './wish-rows.ts';

/** Whether a host is one that answers such questions for everybody. */
export const isPublic = (host: string): boolean => ANSWERS.has(host);

/** Words for an end that leave no doubt: "clean up", "free", "fix" and "sync" do. */
const ENDS = String.raw`delet remov discard throw drop destroy eras wip[ei] purg prun undo revert reset abandon nuke
      (?:tear|tak)\w*\s(?:\S+\s){0,3}down\b start\s(?:over|fresh|anew) from\sscratch
      go\sback
  lösch entfern verwerf rückgängig wegwerf supprim annul elimin borr descart deshac rimuov cancell удал отмен 删除 撤销 削除 삭제 verwijder usu[nń]`;
/** Whether the words ask for an end of something without doubt. */
export const saysSo = (words: Words): boolean => has(ENDS, words.text);

/** Whether the words ask to install a tool; one without a verb does ("oh my zsh install", "bun please"). */
export const asksToInstall = (words: Words): boolean =>
  !onlyAsks(words, 'runs-foreign-code') && (hasVerb('packages', words) || words.wish) && !saysSo(words);

/** Whether the words ask to be shown something, not only about it. */
export const asksToSee = (words: Words): boolean =>
  has(
    String.raw`show print display see\b view read\b reveal decod decrypt unseal what zeig entschlüssel affich déchiffr muestr descifr mostr`,
    words.text,
  );

/** Whether the words are about a whole database, and about no part of one. */
export const namesDatabase = (words: Words): boolean =>
  has(String.raw`databases?\b dbs?\b datenbank base\sde\sd`, words.text) &&
  !has(String.raw`tables?\b rows?\b records? collection columns? index keys?\b users?\b migration prod`, words.text);

/** Whether the words ask for something that is still there in the next shell. */
export const isForGood = (words: Words): boolean =>
  /(?<!\p{L})(?:permanent\w*|persist\w*|for good|always|(?:every|each|new|all) (?:new )?(?:shell|terminal|session|login)s?)(?!\p{L})/iu.test(
    words.text,
  );

/** The settings of a tool that the words name, where they ask for something that stays: "line numbers in vim always" for `~/.vimrc`. */
export const isToolsOwn = (object: string, words: Words): boolean =>
  isForGood(words) && words.tokens.has(/^~\/\.([a-z]{2,})rc$/.exec(object)?.[1] ?? ' ');

/** The start-up file of the user's own shell. */
export const isOwnRc = (file: string): boolean =>
  /^~\/\.(?:bashrc|bash_profile|bash_aliases|profile|zshrc|zshenv|zprofile|config\/fish\/config\.fish)$/.test(file);

/** Whether the words have the noun of an area, or point at the project whose code it is. */
export const namesArea = (area: Area, words: Words): boolean =>
  area === 'project-code'
    ? /(?<!\p{L})(?:this|the|our|my)\s(?:\p{L}+\s)?(?:project|repo\w*|app)(?!\p{L})/iu.test(words.text)
    : WISHES[area].nouns !== null && has(WISHES[area].nouns, words.text);

/** Whether the words call an effect by one of the beginnings that its row names. */
export const saysCalled = (called: string, words: Words): boolean => has(called, words.text);

/** Whether the words ask to run what they only point at. */
export const runsIt = (words: Words): boolean =>
  /(?<!\p{L})(?:re)?(?:run|start|execute|launch|try)s?\s(?:it|this|that)(?!\p{L})/iu.test(words.text) ||
  /(?<!\p{L})(?:and|then)\s(?:re)?(?:run|start|execute|launch|try)s?\s*[.!]?$/iu.test(words.text);

/** What people call secrets, by the paths that hold them. */
const SECRETS: readonly (readonly [path: RegExp, words: string])[] = [
  [
    /\bid_|\.(?:pem|key|ppk|p12|pfx)$|\.gnupg|\.ssh\b/,
    String.raw`(?:\w+\s)?keys?\b certificat schlüssel clé llave clave chave ключ 密钥 鍵 키`,
  ],
  [/\.env\b|environ/, String.raw`\.?env\b environment variables? umgebung`],
  [/shadow/, String.raw`passwords? hash passwort`],
  [/\/\.(?:aws|azure|kube|docker|config)\//, String.raw`credential config\w* token account`],
];

/** Whether the words call a secret by what it is: "my private key" for `~/.ssh/id_rsa`. */
export const namesSecret = (object: string, words: Words): boolean =>
  SECRETS.some(([path, called]) => path.test(object) && has(called, words.text));

/** Whether the words ask for a new content of a file: a verb of files, and the file, or one that is made anew anyway. */
export const asksToOverwrite = (file: string, words: Words): boolean =>
  has(WISHES.files.verbs, words.text) && (isMade(file) || names(words, file, 'path'));

/** Whether the words have a verb that asks for a change in this area. */
export const hasVerb = (area: Area, words: Words): boolean => has(WISHES[area].verbs, words.text);

/** A word that the line does not contain: its value can be named by nobody. */
const isUnknown = (text: string): boolean => /[$`{}\\]|^\[\]$/.test(text);
/** The current folder, the home folder or the root: "all" means everything there. */
const isHere = (text: string): boolean => /^(?:\.\/?|\*|\.\/\*|~\/?|\/|\/home|\/Users)$/.test(text);
/** Where all take packages from. */
const REGISTRIES =
  'registry.npmjs.org pypi.org crates.io rubygems.org proxy.golang.org repo.maven.apache.org cloud.r-project.org cran.r-project.org';
const REGISTRY: ReadonlySet<string> = new Set(REGISTRIES.split(' '));
export const isRegistry = (host: string): boolean => REGISTRY.has(host);

/**
 * Places that people ask about themselves, the time or the weather, and those from which all take packages: a question about those names no
 * host.
 */
const ANSWERS = new Set(
  `ifconfig.me ifconfig.co ifconfig.io icanhazip.com ipinfo.io api.ipify.org ipecho.net ident.me checkip.amazonaws.com wttr.in cheat.sh
  example.com example.org example.net 1.1.1.1 8.8.8.8 8.8.4.4 9.9.9.9 google.com www.google.com cloudflare.com worldtimeapi.org
  ${REGISTRIES}
  time.nist.gov pool.ntp.org speed.cloudflare.com`.split(/\s+/),
);

/** An address: what is only a name (`origin`) is one that the project or the user has set up. */
const isAddress = (text: string): boolean => /^[a-z][\w+.-]*:\/\/|^[\w.+-]+@[\w.-]+\.\w+|^[\w.-]+@[\w.-]+:/.test(text);
/** Whether an address of somebody else, which the user did not name, is among the objects. */
export const leadsAway = (objects: readonly string[], words: Words, area?: Area): boolean =>
  objects.some((each) => {
    // who the user is, in the settings of a tool: nothing is sent there
    if (area === 'settings' && /^[\w.+-]+@[\w.-]+$/.test(each)) return false;
    const host = isAddress(each) ? hostIn(each) : null;
    return (
      host !== null && !isLoopback(host) && !isOfficialOnGitHub(pageOwner(host) ?? '', host) && !names(words, each) && !names(words, host)
    );
  });

/** Kinds of effects that answer a question for information: "which keys does the agent have". */
const ANSWERED: ReadonlySet<Effect['kind']> = new Set(['secret', 'network']);

/** Questions about people and numbers: they ask for an answer, and no verb in them is a wish. */
const ASKS = /^\s*(?:who|whose|how (?:many|much|often|long|big))(?!\p{L})/iu;
/** Questions about what is: "is the disk encrypted" encrypts none. A wish may follow in the same line, or be put as a question. */
const ASKS_ABOUT = new RegExp(
  [
    String.raw`^\s*(?:(?:(?:when|where|why)\s)?(?:is|are|was|were|does|do|did|has|have)|which|what)(?!\p{L})`,
    String.raw`(?!.*\b(?:way|possible|able|how|should|would|could|can|please)\b)(?!.*(?:[,;.]|\b(?:and|then|so|or)\b)\s*\p{L})`,
  ].join(''),
  'iu',
);
/** Whether every line only asks. To be shown something is an answer, too. */
export const onlyAsks = ({ text }: Words, kind: Effect['kind']): boolean =>
  sentencesOf(text).every((line) => ASKS.test(line) || (kind !== 'secret' && kind !== 'network' && ASKS_ABOUT.test(line)));

/** Whether a word is an address or the number of a port; lower numbers count rules. */
export const isAddressOrPort = (text: string): boolean =>
  /^\d+(?:[.:-]\d+)*(?:\/\w+)?$/.test(text) && (/[.-]/.test(text) || Number.parseInt(text, 10) > RULES_MAX);
const RULES_MAX = 20;
/** Whether the words name addresses or ports, and a rule is for others. */
const isForOthers = (objects: readonly string[], words: Words): boolean =>
  [...words.tokens].some(isAddressOrPort) &&
  objects
    .flatMap((each) => each.split(','))
    .filter((each) => isAddressOrPort(each) && !ALL_ADDRESSES.test(each))
    .some((each) => !names(words, each) && !isOfOwnNetwork(each, words));

/** Whether the words have a host as it is: "webp" is no webp.example. */
const isWhole = (objects: readonly string[], { ownTokens, tokens, meant }: Words): boolean =>
  objects.every((each) => (meant === null ? ownTokens : tokens).has(each.toLowerCase()) || !/\w\.\w/.test(each));

/** Files are opened to everybody that the words do not name: "chmod the script" is about no other one. */
const opensAnother = ({ kind, area, severity, objects, every, inside }: Asked, words: Words): boolean =>
  area === 'files' &&
  severity === 'dangerous' &&
  (kind === 'changes' || kind === 'system') &&
  every === undefined &&
  inside !== true &&
  !objects.every((each) => isHere(each) || isMade(each) || isUnknown(each) || names(words, each, 'path'));

const FILE_NAME = /[\w-]+\.[a-z]{1,4}(?![\w.])/g;
const PUT_THERE: ReadonlySet<Effect['kind']> = new Set(['runs-foreign-code', 'settings']);
const RUNS: ReadonlySet<Effect['kind']> = new Set(['runs-foreign-code', 'runs-project-code']);
const HIDDEN = /(?:^|[\s/])\.[a-z][\w-]*(\.[a-z]{1,4})?$/i;
/** Letters of such a name, with its dot, that are no part of any word. */
const HIDDEN_CHARS = 4;
/** A hidden script is not named by a part of its name; `.envrc` is meant by "envrc". */
const isHiddenScript = (thing: string, words: Words): boolean => {
  const [found, ending] = HIDDEN.exec(thing) ?? [];
  const name = endOf(thing);
  return found !== undefined && !words.text.includes(ending === undefined && name.length > HIDDEN_CHARS ? name.slice(1) : name);
};
/** Whether it runs a hidden script that the words do not name. */
export const runsHidden = ({ kind, objects }: Asked, words: Words): boolean =>
  RUNS.has(kind) && objects.some((each) => isHiddenScript(each, words));

/** The words without those that begin like this. */
const without = (beginnings: string, text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !has(beginnings, word))
    .join(' ');

/** An option by whose name the words ask for what it does: `--advertise-routes` for "advertise my lan". One that leaves something out is none. */
const saysOption = (option: string, { text }: Words): boolean => {
  const parts = option.split('-');
  return (
    !parts.some((part) => LEAVES_OUT.test(part)) &&
    parts.some((part) => part.length >= OPTION_CHARS && /^\w+$/.test(part) && has(part, text))
  );
};
const LEAVES_OUT = /^(?:no|not|non|without|skip|disable|ignore|allow|insecure|unsafe|trust|bypass|force|never|off|dis\w+)$/;
const OPTION_CHARS = 7;

/** A package in a file that the user has just listed in its folder: `ls ~/Downloads/*.deb`, then "install this deb". */
function isListedPackage(file: string, { tokens, seen }: Words): boolean {
  const [, folder = '', name = '', ending = ''] = /^(.*\/)([^/]+\.(\w+))$/.exec(file) ?? [];
  return isSystemPackage(file) && tokens.has(ending.toLowerCase()) && seen.typed.includes(folder) && seen.printed.includes(`/${name}`);
}

/** A script that is looked for in PATH: a name without a folder. */
const isOfPath = ({ kind, area }: Asked, name: string): boolean =>
  kind === 'runs-foreign-code' && area === 'scripts' && /^[\w-]+\.\w+$/.test(name);

/** Whether the words ask for this effect, by its area and by the names of what it falls on. */
export function asksFor(effect: Asked, words: Words): boolean {
  const { kind, area, objects, severity, rank = 0, called, by } = effect;
  const { verbs, ends, nouns, hard, byName, either, loose, any, mild, gentle, alone } = WISHES[area];
  // what would be lost is asked for by a wish, not by a verb that only describes
  const wished =
    !(ANSWERED.has(kind) || (kind === 'uploads' && severity === 'ordinary')) &&
    (kind === 'deletes' || severity === 'dangerous' || hard === true)
      ? words.deeds
      : words.text;
  if (kind === 'protection' && objects.length > 0 && objects.every((each) => saysOption(each, words))) return true;
  if (leadsAway(objects, words, area) || (called !== undefined && !has(called, wished))) return false;
  if (asksElse(effect, words) || objects.some((each) => isOfPath(effect, each) && !words.text.includes(each))) return false;
  if (area === 'firewall' && isForOthers(objects, words) && !isPointedAt(effect, words.pointing)) return false;
  // "who made this commit" makes none
  if ((hard === true || (kind === 'changes' && area === 'repository')) && onlyAsks(words, kind)) return false;
  // several disks, or one that the line does not name: nobody can have meant these
  if (area === 'disks' && severity === 'dangerous' && objects.some((each) => isUnknown(each) || /[*?[]/.test(each))) return false;
  // the data of whatever another command lists
  if (kind === 'deletes' && rank > 2 && objects.some(isUnknown) && !EVERYTHING.test(words.text)) return false;
  const isGuarded = kind === 'deletes' && hard === true && ends !== undefined && objects.length > 0;
  // an attacker cannot choose the name of a package of the system: "postgres" names postgresql-16
  const isOfSystem =
    kind === 'system' &&
    area === 'packages' &&
    severity === 'ordinary' &&
    objects.every((each) => /^[a-z\d][^/\\]*$/i.test(each) && !isSystemPackage(each));
  const isNamedByWords = (given: string): boolean => isNamedThing(area === 'packages' ? given.replace(/(?<=\w)\[[\w,.-]+\]$/, '') : given);
  const isNamedThing = (each: string): boolean =>
    // what anybody may have put there is named by its whole path
    !(PUT_THERE.has(kind) && /^(?:\/(?:var\/)?tmp|\/dev\/shm)\//.test(each) && !words.text.includes(each)) &&
    !(RUNS.has(kind) && isHiddenScript(each, words)) &&
    ((area === 'files' && namesPath(words, each)) ||
      names(words, each, loose ?? (isGuarded || (area === 'startup' && by === 'systemctl') ? 'path' : isOfSystem ? 'name' : null)) ||
      (area === 'packages' && kind === 'system' && isListedPackage(each, words)) ||
      (area === 'network' && ANSWERS.has(each)) ||
      (area === 'processes' && each.includes(' ') && each.split(' ').some((part) => part.length > 3 && names(words, part))) ||
      (area === 'settings' && isToolsOwn(each, words)));
  // `apt purge 'lib*'`
  if (area === 'packages' && kind === 'system' && objects.some((each) => each.includes('*') && !isNamedByWords(each))) return false;
  // `lvextend -l +100%FREE /dev/vg0/root`: how much only chooses
  const things =
    area === 'disks' && kind === 'system' ? objects.filter((each) => !/^[+-]?\d+(?:[.\d]*)(?:%\w*|[kmgtp]i?b?)?$/i.test(each)) : objects;
  // of a setting, a value that could be a command or a path is named as it is, or not at all
  const isNamed =
    things.length > 0 &&
    (any === true
      ? things.some(isNamedByWords)
      : things.every((each, at) => (kind === 'settings' && at > 0 ? names(words, each) : isNamedByWords(each))));
  if (area === 'system-files' && kind === 'system' && !isSystemFileMeant(things, words)) return false;
  // somebody who names a file has not asked for its end
  // nor for a change of data or of what runs, where people name things to ask about them
  if (
    isNamed &&
    hard !== true &&
    kind !== 'deletes' &&
    !(kind === 'changes' && area === 'databases') &&
    !(kind === 'uploads' && !isWhole(objects, words))
  )
    return true;
  if (alone !== undefined && kind !== 'deletes' && (area === 'startup' || severity === 'ordinary') && has(alone, words.text)) return true;
  if (either === true && kind !== 'system' && nouns !== null && objects.length === 0 && has(nouns, words.text)) return true;
  const isVerb =
    (by !== undefined && severity === 'ordinary' && words.deedsOf.has(by)) ||
    // "talk.mov" moves nothing
    (kind === 'deletes' ? has(ends ?? verbs, wished.replaceAll(FILE_NAME, 'x')) : has(verbs, wished)) ||
    (mild !== undefined && severity === 'ordinary' && has(mild, words.text));
  if (!isVerb) return false;
  if (gentle !== undefined && severity === 'dangerous' && !has(verbs, without(gentle, wished))) return false;
  if (isNamed || isPointedAt(effect, words.pointing)) return true;
  if (kind === 'deletes' && area === 'files')
    return objects.every(
      (each) => isUnknown(each) || isMade(each) || (isHere(each) && EVERYTHING.test(words.text)) || names(words, each, 'path'),
    );
  if ((byName === true && objects.length > 0) || isGuarded || opensAnother(effect, words)) return false;
  return nouns === null ? byName !== true || hard !== true : has(nouns, words.text);
}
