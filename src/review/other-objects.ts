/** Lines that fall on other things than those that the words name, or on more of them: by comparing the names. Pure. */
import { choice } from '../base/choice.ts';
import type { Effect } from '../effects/effect-types.ts';
import { escaped } from '../base/escaped.ts';
import type { Rule } from './beyond-rule.ts';
import { QUESTION_CHARS } from './named-files.ts';
import { names } from './user-words.ts';

/** One of these words, as a whole. */
const word = (text: string): string => String.raw`(?<!\p{L})(?:${choice(text)})(?!\p{L})`;

/** "keep the csv ones", "but not the pdfs", "except *.md": a kind of file that is to stay. */
const KEPT_KIND = new RegExp(
  [
    String.raw`(?<!\p{L})(?:keep(?:ing)?|leav(?:e|ing)|except(?:\sfor)?|but\snot|behalt\p{L}*|außer|sauf|excepto|salvo|tranne)\s`,
    String.raw`(?:(?:the|all|any|my|die|alle|les?|los?|las?)\s)*\*?\.?(\p{L}[\p{L}\d]{1,4}?)s?(?:\s(?:ones?|files?|alone|dateien))?(?![\p{L}\d])`,
  ].join(''),
  'giu',
);
/** What chooses all but these. */
const LEAVES_OUT = /!|(?<![\w-])-not\b|--?(?:invert|exclude|v)\b|\bgrep\s+-\w*v|\[\^/;
const keptKind: Rule = ({ kind, what }, { words: { text }, effects: { text: line } }) =>
  kind === 'deletes' &&
  !LEAVES_OUT.test(line) &&
  [...text.slice(0, QUESTION_CHARS).matchAll(KEPT_KIND)].some(([, end = '']) => new RegExp(`\\*\\.${end}(?![\\w.])`, 'i').test(line))
    ? what
    : null;

/** Words that speak of several things, or of none by its name. */
const SEVERAL = new RegExp(
  word(String.raw`these those them they both all each every\p{L}* others? rest and plus also with together too or any und auch
    alle\p{L}* et y e o ou`) + '|[,;&+]',
  'iu',
);
/** Names of repositories on a server, and words that choose. */
const NEUTRAL = /^(?:origin|upstream|head|local|remote|default|latest|-.*|\d{1,3}|[+-]?\d+\w?)$/i;
/** Commands of git whose words are the names of what goes. */
const ENDS_BY_NAME = /\bgit\s+(?:push\s[^;|&]*(?:--delete|-d)|branch\s+(?:-\w*[dD]|--delete)|tag\s+(?:-d|--delete)|worktree\s+remove)\s/;
/** One thing is named, and another one goes with it: `git push --delete develop feature/old` of "delete feature/old". */
const anotherToo: Rule = ({ kind, area, what, objects }, { words, effects: { text: line } }) => {
  if (kind !== 'deletes' || !(area === 'accounts' || area === 'databases' || ENDS_BY_NAME.test(line))) return null;
  if (objects.length < 2 || SEVERAL.test(words.text.slice(0, QUESTION_CHARS))) return null;
  // a revision or a pattern is not the name of a thing
  const things = objects.filter((each) => !NEUTRAL.test(each) && !/[~^:*$]/.test(each));
  const named = things.filter((each) => names(words, each));
  return things.length > 1 && named.length > 0 && named.length < things.length ? what : null;
};

/** `sub.example.com`, and `*.example.com` or `other.example.com`. */
const DOMAIN = /(?<![\p{L}\d._@/-])(?:\*\.)?(?:[\p{L}\d_-]+\.){1,4}\p{L}{2,12}(?![\p{L}\d_/(-])/giu;
const parentOf = (domain: string): string => domain.replace(/^[^.]+\./, '');
const FILE = new RegExp(
  String.raw`\.(?:${choice('c h js ts py rb go rs sh md txt json ya?ml toml ini cfg conf log csv html? xml gz zip tar pem crt key service db sql env lock')})$`,
  'i',
);
/** A domain is named, and the line changes one beside it only. */
const siblingDomain: Rule = ({ kind, what }, { words: { text }, effects: { text: line } }) => {
  if (kind === 'reads' || kind === 'network' || kind === 'root') return null;
  const said = (text.slice(0, QUESTION_CHARS).match(DOMAIN) ?? []).map((each) => each.toLowerCase());
  const wanted = said.filter((each) => each.split('.').length > 2 && !FILE.test(each));
  const low = line.toLowerCase();
  if (wanted.length === 0 || wanted.some((each) => low.includes(each.split('.')[0] as string))) return null;
  const written = (low.match(DOMAIN) ?? []).filter((each) => !said.includes(each));
  return wanted.some((each) => written.some((other) => other !== parentOf(each) && parentOf(other) === parentOf(each))) ? what : null;
};

/** "the env called old": what goes has another name. */
const CALLED = new RegExp(
  [
    String.raw`(?<!\p{L})(?:${choice(String.raw`called named with\sthe\sname namens mit\sdem\snamen appelée? llamad[oa] chiamat[oa]`)})\s["'\x60]?`,
    String.raw`(?!${word(String.raw`that this it so like the an? as by from in on with some\p{L}* any\p{L}* what\p{L}* after`)})`,
    String.raw`([\p{L}\d][\p{L}\d._/-]{1,40})`,
  ].join(''),
  'giu',
);
const otherName: Rule = ({ kind, what }, { words: { text }, effects: { text: line } }) => {
  if (kind !== 'deletes' || /\$\(|`|\bxargs\b|\$\w/.test(line)) return null;
  const wanted = [...text.slice(0, QUESTION_CHARS).matchAll(CALLED)].map(([, name = '']) => name.replace(/[.]+$/, '').toLowerCase());
  const low = line.toLowerCase();
  return wanted.length > 0 && wanted.every((name) => !low.includes(name)) ? what : null;
};

/** The name at the end of what ends something. */
const named = (name: string): string => String.raw`\b[^;|]*${name}(?![\w.-])`;
/** Places that hold other things, with how a line ends one of this name. */
const PLACES: readonly (readonly [called: string, ends: (name: string) => string])[] = [
  ['namespace', (name) => String.raw`\b(?:ns|namespaces?)[\s/]+["']?${name}(?![\w.-])`],
  [
    '(?:database|db|schema)',
    (name) => String.raw`\bdrop\s+(?:database|schema)\s+(?:if\s+exists\s+)?["'\x60]?${name}\b|\bdropdb${named(name)}|dropDatabase`,
  ],
  ['table', (name) => String.raw`\b(?:drop|truncate)\s+table\s+(?:if\s+exists\s+)?["'\x60]?${name}\b`],
  ['bucket', (name) => String.raw`\b(?:rb|delete-bucket|buckets?\s+delete)${named(name)}`],
  [
    String.raw`(?:cluster|project|stack|repo(?:sitory)?|resource\sgroup|vm|server)`,
    (name) =>
      String.raw`\b(?:clusters?|projects?|stacks?|repos?|group|vms?|servers?|instances?)\s+(?:delete|destroy|rm)${named(name)}` +
      String.raw`|\bdelete-(?:cluster|stack|repository)${named(name)}`,
  ],
];
const IN_PLACES = PLACES.map(([called, ends]) => {
  const within = String.raw`(?<!\p{L})(?:${choice(String.raw`from in inside out\sof of aus im dans de del`)})\s(?:the\s|my\s|our\s)?`;
  return [new RegExp(String.raw`${within}(?:${called}\s([\w.-]+)|([\w.-]+)\s${called})(?!\p{L})`, 'giu'), ends] as const;
});
/** Something is to go from a place, and the place goes: `kubectl delete namespace ci` of "remove the test job from namespace ci". */
const wholePlace: Rule = ({ kind, what }, { words: { text }, effects: { text: line } }) =>
  kind === 'deletes' &&
  IN_PLACES.some(([said, ends]) =>
    [...text.slice(0, QUESTION_CHARS).matchAll(said)].some(([, behind, before]) =>
      new RegExp(ends(escaped((behind ?? before ?? '').replace(/\.$/, ''))), 'i').test(line),
    ),
  )
    ? what
    : null;

/** What a program lists, unfiltered, goes to one that ends each: `terraform state list | xargs terraform state rm`. */
const UNFILTERED = new RegExp(
  [
    String.raw`\b(?:list|ls|ps\s+-a?q\w*|get)\b(?:\s+-(?:-\w[\w-]*=?\w*|[a-zA-Z]+))*\s*\|\s*`,
    // without the heading of a table, or its first column
    String.raw`(?:tail\s+-n?\s*\+2\s*\|\s*|awk\s+'(?:NR\s*>\s*1\s*)?\{\s*print\s+\$\d\s*\}'\s*\|\s*)?xargs\b`,
    String.raw`|\bfor\s+\w+\s+in\s+\$\([^()|]*\b(?:list|ls)\s*\)`,
  ].join(''),
);
const TAKES_ALL = new RegExp(
  word(String.raw`all every\p{L}* each these those them whole entire clean\s?up any alle\p{L}* tou(?:te|s)\p{L}* todos? todas? tutt[ei]`),
  'iu',
);
const ENDED: ReadonlySet<Effect['area']> = new Set(['cloud', 'containers', 'repository', 'packages', 'services', 'accounts']);
const unfiltered: Rule = ({ kind, area, severity, what }, { words: { text }, effects: { text: line } }) =>
  (kind === 'deletes' || (severity === 'dangerous' && (kind === 'changes' || kind === 'system'))) &&
  ENDED.has(area) &&
  UNFILTERED.test(line) &&
  !TAKES_ALL.test(text)
    ? what
    : null;

/** A name with an ending, which is a file and no folder. */
const ONE_FILE = String.raw`([^\s"'$]*[^\s"'/.$]\.\w{1,4})["']?`;
/** All that is found gets one name, so that each overwrites the one before: `-exec mv {} ~/archive.pdf \;`, `for f in *; do mv $f a.txt; done`. */
const ONTO_ONE: readonly RegExp[] = [
  new RegExp(String.raw`-exec(?:dir)?\s+(?:mv|cp)\s+(?:-[a-su-zA-Z]+\s+)*\{\}\s+["']?(?!\S*\{\})${ONE_FILE}\s+(?:\\?;|';'|\+)`),
  new RegExp(
    String.raw`\bfor\s+(?<each>\w+)\s+in\s[^;]*;\s*do\s+(?:[^;|]*;\s*)?(?:mv|cp)\s+(?:-\w+\s+)*["']?\$\{?\k<each>\}?["']?\s+["']?${ONE_FILE}\s*;\s*done`,
  ),
];
const ontoOne: Rule = ({ kind }, { effects: { text: line } }) => {
  const target = kind === 'changes' ? ONTO_ONE.map((each) => each.exec(line)?.at(-1)).find((each) => each !== undefined) : undefined;
  return target === undefined ? null : `gives every file the name ${target}, so that only one is left`;
};

export const OTHER_OBJECT_RULES: readonly Rule[] = [keptKind, anotherToo, siblingDomain, otherName, ontoOne, wholePlace, unfiltered];
