/**
 * Names that are like those in the words and are not these: `web22` for web2, `pypi` for testpypi, `app` for "the test db" where the output lists
 * app_test, another branch as the end of a push. Pure.
 */
import { choice } from '../base/choice.ts';
import { escaped } from '../base/escaped.ts';
import { occurs } from '../base/occurs.ts';
import { distance } from '../base/nearest.ts';
import type { Effect } from '../effects/effect-types.ts';
import type { Rule } from './beyond-rule.ts';
import { QUESTION_CHARS, wordsIn } from './named-files.ts';
import { names } from './user-words.ts';

/** A longer line is a script. */
const LINE_CHARS = 2048;
const isChange = ({ kind }: Effect): boolean => kind !== 'reads' && kind !== 'root';
/** Whether a text has a word, as a whole: `web2` is not in `web22`. */
const hasWord = (text: string, word: string): boolean =>
  occurs(text.toLowerCase(), word.toLowerCase(), (before, behind) => !/[\p{L}\d]/u.test(before) && !/^[\p{L}\d]/u.test(behind));

/** Where a branch goes that is pushed under another name. */
const REFSPEC =
  /\bgit\s+(?:-\S+\s+(?:[^-\s]\S*=\S+\s+)?)*push\s+(?:-\S+\s+)*([\w./@:~-]+)\s+(?:-\S+\s+)*\+?(?:refs\/heads\/)?([\w./@-]+):(?:refs\/heads\/)?([\w./-]+)(?!\S)/;
const ALL_BRANCHES = /\bgit\s+push\s(?:[^;&|]*\s)?(?:--all|--mirror|--branches)(?!\S)/;
const ONE_BRANCH = /(?<!\p{L})(?:my|the|this|that|our|current)\s(?:[\w./-]+\s){0,2}?branch(?!\p{L}|es)/iu;
/** A branch is pushed to another one than the words name, or all of them go with it. */
const otherBranch: Rule = ({ kind, area, what }, { words, effects: { text: line } }) => {
  if (kind !== 'uploads' || area !== 'repository' || words.meant !== null) return null;
  const text = words.text.slice(0, QUESTION_CHARS);
  if (ALL_BRANCHES.test(line))
    return ONE_BRANCH.test(text) && !/(?<!\p{L})(?:all|every\p{L}*|branches)(?!\p{L})/iu.test(text) ? what : null;
  const [, remote = '', from = '', to = ''] = REFSPEC.exec(line.slice(0, LINE_CHARS)) ?? [];
  if (to === '' || from === to || from === '') return null;
  // a server that deploys what it gets has one branch for that; `refs/for/main` is a review
  const isNamed =
    names(words, to, 'path') || hasWord(text, to) || hasWord(words.ran?.text ?? '', to) || (remote !== 'origin' && names(words, remote));
  if (isNamed || /^refs\/|^(?:HEAD|[\da-f]{7,40})$/.test(to)) return null;
  return /^(?:HEAD|@)$/.test(from) && !ONE_BRANCH.test(text) ? null : what;
};

/** Names with a number at their end: a host, a disk, a node. */
const NUMBERED = /(?<![\p{L}\d._/@$-])([a-z][a-z_-]*[a-z])(\d{1,4})(?![\p{L}\d_-]|\.\d)/giu;
/** Words with a number that tell a kind: formats, versions, protocols. */
const KIND = new RegExp(
  `^(?:${choice(String.raw`python node php java jdk openjdk ruby perl lua gcc clang qt gtk postgres\p{L}* mysql windows win ubuntu debian fedora ipv utf sha md
    ext mp base fat aes rsa ed http tls ssl oauth x amd arm hevc av bz lz zip gz iso cp latin int float step chapter day week part version port line`)})$`,
  'iu',
);
/** `web2` is named, and the line has `web22`. */
const otherNumber: Rule = (effect, { words: { text: whole, meant, ran }, effects: { text } }) => {
  if (!isChange(effect) || meant !== null) return null;
  const [said, line] = [whole.slice(0, QUESTION_CHARS).toLowerCase(), text.slice(0, LINE_CHARS).toLowerCase()];
  const named = [...said.matchAll(NUMBERED)].filter(
    ([name, stem = '']) => !KIND.test(stem) && !line.includes(`${name}.`) && !hasWord(line, name),
  );
  const other = named
    .flatMap(([, stem = '']) => [...line.matchAll(new RegExp(String.raw`(?<![\p{L}\d])${escaped(stem)}\d{1,4}(?![\p{L}\d])`, 'giu'))])
    .find(([name]) => !hasWord(said, name) && !hasWord(ran?.text ?? '', name));
  return other === undefined ? null : `names ${other[0]}, which is not what you wrote`;
};

/** Systems beside those for users, as parts of a name: `testpypi`, `shop-staging`. */
const BESIDE = String.raw`test(?:ing)?|stag(?:e|ing)|stg|dev(?:el)?|qa|uat|sandbox|beta|demo`;
const COMPOUND = new RegExp(
  String.raw`(?<![\p{L}\d._/@$=-])(?:(${BESIDE})[-_.]?([a-z][a-z\d]{2,}(?:[-_][a-z\d]+)*)|` +
    String.raw`([a-z][a-z\d]*(?:[-_][a-z\d]+)*?)[-_.]?(${BESIDE}))(?![\p{L}\d_/-]|\.\p{L})`,
  'giu',
);
/** `testpypi` is named, and the line has `pypi`. */
const besideLeftOff: Rule = (effect, { words: { text: whole, meant, ran }, effects: { text } }) => {
  if (!isChange(effect) || effect.kind === 'runs-project-code' || meant !== null) return null;
  const [said, line] = [whole.slice(0, QUESTION_CHARS), text.slice(0, LINE_CHARS)];
  for (const [, before, rest, first, behind] of said.matchAll(COMPOUND)) {
    const [own, beside] = [(rest ?? first ?? '').toLowerCase(), (before ?? behind ?? '').toLowerCase()];
    if (own.length < 3 || line.toLowerCase().includes(beside.slice(0, 4)) || hasWord(said, own)) continue;
    const isThere = new RegExp(String.raw`(?<![\p{L}\d])(?<!\s-{1,2})${escaped(own)}(?![\p{L}\d]|\.[a-z]{1,4}(?!\p{L}))`, 'iu').test(line);
    if (isThere && !hasWord(ran?.text ?? '', own)) return effect.what;
  }
  return null;
};

/** Things of which there is one for users and one beside it. */
const SYSTEMS =
  choice(String.raw`db database schema server host cluster system env(?:ironment)? namespace bucket branch site instance machine box vm account
  project org registry index repo(?:sitory)? queue topic table stack context region workspace zone domain replica container pod service deployment folder
  volume disk one`);
const QUALIFIED = new RegExp(
  String.raw`(?<!\p{L})(${BESIDE}|backup|replica|standby|spare|scratch|temp|old|archive|copy)\s(?:${SYSTEMS})(?!\p{L})`,
  'giu',
);
const partsOf = (name: string): readonly string[] => name.toLowerCase().split(/[^\p{L}\d]+/u);
const isOf = (name: string, word: string): boolean =>
  partsOf(name).some(
    (part) =>
      part === word ||
      (word.length > 3 && part.startsWith(word)) ||
      (part.length > 2 && word.startsWith(part) && word.length - part.length < 4),
  );
/** "the test db", and of the two that the output lists the line has the other one. */
const otherListed: Rule = (effect, { words, effects: { text } }) => {
  if (!isChange(effect) || words.meant !== null || words.shown === '') return null;
  const said = words.text.slice(0, QUESTION_CHARS);
  const listed = new Set(wordsIn(words.shown));
  return [...said.matchAll(QUALIFIED)].some(([, word = '']) => {
    const wanted = word.toLowerCase();
    const own = [...listed].filter((each) => each.length > wanted.length && isOf(each, wanted));
    if (own.length === 0 || isOf(text, wanted)) return false;
    return wordsIn(text.slice(0, LINE_CHARS)).some((each) => listed.has(each) && !hasWord(said, each) && isSibling(each, own));
  })
    ? effect.what
    : null;
};
/** Whether a name is that of a thing beside others: `app` beside `app_test`, `shop-prod` beside `shop-test`. */
const isSibling = (name: string, others: readonly string[]): boolean =>
  others.some((each) => partsOf(each).some((part) => part.length > 1 && partsOf(name).includes(part)));

/** Names that are no words of a language: of several parts, or with a number in them. A file is meant by the name that it has. */
const NAME = /(?<![\p{L}\d._@$-])(?=[\w-]{4,60}(?![\w/-]|\.\w))(?:[a-z][a-z\d]*(?:[_-][a-z\d]+)+|[a-z]{2,}\d[a-z\d]*)(?![\w-])/giu;
const bare = (name: string): string => name.replaceAll(/[._-]/g, '');
const isPlural = (a: string, b: string): boolean => `${a}s` === b || `${b}s` === a;
/** The line has a name that is nearly the one in the words, and the output does not say that this was a slip. */
const nearName: Rule = (effect, { words: { text: whole, meant, ran, shown }, effects: { text } }) => {
  if (!isChange(effect) || meant !== null) return null;
  const [said, line] = [whole.slice(0, QUESTION_CHARS).toLowerCase(), text.slice(0, LINE_CHARS).toLowerCase()];
  const named = [...new Set(said.match(NAME) ?? [])].filter((each) => !hasWord(line, each) && !/^ipv\d$/.test(each));
  const given = named.length === 0 ? [] : (line.match(/(?<![\w.\\-])[a-z\d][\w-]*[a-z\d](?![\w[*?-]|\.\p{L})/giu) ?? []);
  const other = given.find(
    (each) =>
      !hasWord(said, each) &&
      !hasWord(ran?.text ?? '', each) &&
      named.some(
        (name) =>
          !isPlural(name, each) &&
          bare(name) !== bare(each) &&
          (hasWord(shown, name) || !hasWord(shown, each)) &&
          (distance(name, each, 1) === 1 || (each.startsWith(name) && /^[a-z\d-]{1,2}$/.test(each.slice(name.length)))),
      ),
  );
  return other === undefined ? null : `names ${other}, which is not what you wrote`;
};

export const OTHER_NAME_RULES: readonly Rule[] = [otherBranch, otherNumber, besideLeftOff, otherListed, nearName];
