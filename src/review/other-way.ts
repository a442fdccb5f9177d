/** Lines that do what the words ask for the other way round, or with more of it: a merge, a file that is only to be longer, what is staged. Pure. */
import { readLine } from '../syntax/read-line.ts';
import type { Rule } from './beyond-rule.ts';
import { KEEP_OUT, LET_IN, NEGATES } from './deed-words.ts';
import { says } from './effect-words.ts';
import { QUESTION_CHARS } from './named-files.ts';
import { nearMiss, nearPackage } from './near-misses.ts';
import { plain } from './question-parts.ts';
import type { Words } from './user-words.ts';
import { has } from './word-match.ts';

const NAME = String.raw`["'\x60]?([\p{L}\d][\p{L}\d_./#-]*[\p{L}\d]|\p{L})["'\x60]?`;
/** "merge A into B", "rebase A onto B": what comes in, and where it comes in. */
const MERGE = new RegExp(
  String.raw`(?<!\p{L})(?:merge|bring|pull|fusionn\p{L}+|merg\p{L}*|integr\p{L}+|mezcla\p{L}*)\s(?:(?:the|my|branch|branche|rama|den|die|le|la)\s)*${NAME}\s` +
    String.raw`(?:branch\s)?(?:back\s)?(?:into|in|onto|nach|dans|en|to)\s(?:(?:the|my|our|this|current|branch|den|die|le|la|ma|mi|meinen)\s)*${NAME}`,
  'iu',
);
const MERGED = /\bgit\s+merge\s+(?:-\S+\s+)*([\w./#-]*\w)/;
/** The branch that is to get the changes is merged into the other one. */
const mergedOther: Rule = ({ area, what }, { words, effects: { text: line } }) => {
  if (area !== 'repository') return null;
  const [, from = '', to = ''] = MERGE.exec(words.text.slice(0, QUESTION_CHARS)) ?? [];
  const merged = MERGED.exec(line)?.[1]
    ?.toLowerCase()
    .replace(/^origin\//, '');
  return to !== '' && merged === plain(to) && merged !== plain(from) ? what : null;
};

/** Words for a longer file, and those for another one in its place. */
const ADDS = String.raw`adds?\b append put\b insert also\b hinzu füge?\b ergänz ajout añad agreg adicion acrescent aggiung voeg dodaj dopisz добав
  追加 追記 添加 加入 추가`;
const REPLACES = String.raw`replac overwrit only\b instead new\b creat fresh reset from\sscratch empty start\sover ersetz überschreib neu remplac
  reemplaz substitu nouve nuev nov[oa]s?\b nuov`;
/** Files of lines that others have written, too. */
const SHARED_FILE = new RegExp(
  [
    String.raw`^/etc/(?:hosts|fstab|environment|exports|sudoers|crontab|resolv\.conf|passwd|group|shells|modules|profile|bash\.bashrc|ssh/\w+)$`,
    String.raw`^(?:~|/home/[^/]+|/root)/\.(?:ssh/(?:config|authorized_keys|known_hosts)|(?:bash|zsh)rc|(?:bash_|zsh)?profile|zshenv)$`,
    String.raw`^(?:~|/home/[^/]+|/root)/\.(?:gitconfig|npmrc|netrc|inputrc|vimrc|tmux\.conf)$`,
    String.raw`(?:^|/)(?:\.gitignore|\.dockerignore|\.env(?:\.\w+)?|requirements\.txt|Makefile|Dockerfile)$`,
  ].join('|'),
);
/** A line is to be added, and all that the file has is replaced by it. */
const replacedWhole: Rule = ({ targets, objects, what }, { words }) => {
  const text = words.text.slice(0, QUESTION_CHARS);
  return targets.some((each) => each.kind === 'path' && (each.how === 'overwrite' || each.how === 'empty')) &&
    objects.some((each) => SHARED_FILE.test(each)) &&
    has(ADDS, text) &&
    !has(REPLACES, text)
    ? what
    : null;
};

const ONLY_STAGED = new RegExp(
  [
    String.raw`(?<!\p{L})(?:only|just|nur|solo|sólo|seulement|uniquement|apenas|somente)(?!\p{L})[^\n.]*(?<!\p{L})(?:staged|index|vorgemerkt|indexé)`,
    String.raw`(?<!\p{L})staged\s(?:only|stuff|changes|files|ones|things)(?!\p{L})`,
  ].join('|'),
  'iu',
);
const STAGES_MORE = /\bgit\s+add\b|\bgit\s+stage\b|\bgit\s+commit\s+(?:-\S+\s+)*(?:-[a-z]*a[a-z]*\b|--all\b)/;
/** What is staged is to be committed, and more is staged. */
const stagesMore: Rule = ({ area, what }, { words, effects: { text: line } }) =>
  area === 'repository' && ONLY_STAGED.test(words.text.slice(0, QUESTION_CHARS)) && STAGES_MORE.test(line) && !addsAgain(line, words)
    ? what
    : null;
/** All that the line stages are files that the user's own command has listed as staged, with what a tool has changed in them. */
function addsAgain(line: string, { seen }: Words): boolean {
  const listed = new Set(seen.printed.split('\n'));
  const adds = readLine(line).commands.filter(({ program, args }) => program === 'git' && args[0]?.value !== 'diff');
  return (
    /--(?:cached|staged)\b/.test(seen.typed) &&
    adds.every(
      ({ args }) =>
        args[0]?.value === 'add' && args.length > 1 && args.slice(1).every(({ value }) => value === '--' || listed.has(value ?? '')),
    )
  );
}

/** Words that send something away. */
const FILE_NAME = /[\w-]+\.[a-z]{1,4}(?![\w.])/g;
const SENDS = String.raw`push send sent\b upload publish shar(?:e|ing)\b sync ship deploy releas submit origin remote upstream server github gitlab
  bitbucket gist paste prs?\b pull\srequest merge\srequest mr\b backup mirror online hoch schick veröffentlich teil pousse envo publi partag empuj
  sub[aei] envi compart mand invi condivid caric wy[sś]lij wypchnij opublikuj отправ запуш опублик залей
  プッシュ 送 公開 推送 推到 上传 提交 发布 푸시 올려 共有`;
/** Files, or commits beside another deed, are sent to a server that the words do not speak of, and the user has not typed such a command. */
const sent: Rule = (effect, { words, own, effects: { text: line, list } }) =>
  effect.kind === 'uploads' &&
  effect.area === 'repository' &&
  (says(effect, 'publishes') || (says(effect, 'sends commits') && list.some((each) => each.kind === 'changes'))) &&
  words.text.trim() !== '' &&
  words.text.length < QUESTION_CHARS &&
  own?.list.some((each) => each.kind === 'uploads') !== true &&
  !has(SENDS, words.text.replaceAll(FILE_NAME, ' ')) &&
  !/--dry-run/.test(line)
    ? effect.what
    : null;

/** "get config.yml from the pod api-0": there is only one place, and it is where the copy begins; "to" has the other. */
const ONE_PLACE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:get|pull|fetch|download|grab|retrieve|push|upload|send|put|`,
    String.raw`(?:hol|lad|récup|télécharge|descarg|baix|scaric|schick|envo|sub[aei]|env[ií]|caric)\p{L}*)(?!\p{L})[^\n]*?\s`,
    String.raw`(from|off|aus|vom?|depuis|du|de|del|da|dal|to|onto|into|auf|nach|vers|al?|para)\s`,
    String.raw`(?:(?:the|my|our|pod|container|bucket|server|host|vm|machine|den|die|das|dem|der|le|la|el|il|o|contenedor|conteneur)\s)*`,
    String.raw`["'\x60]?([\p{L}\d][\p{L}\d_.@-]*)`,
  ].join(''),
  'iu',
);
const BACK = /^(?:from|off|aus|vom?|depuis|du|de|del|da|dal)$/i;
const sideOf = (place: string): string => (/^(?:[\w.+-]+:\/\/)?(?:[\w.-]+@)?([\w.-]+)(?::|\/|$)/.exec(place)?.[1] ?? '').toLowerCase();
const isAway = (place: string): boolean => /^[a-z][\w+.-]*:\/\/|^(?:[\w.-]+@)?[\w.-]+:/i.test(place);
/** The one place that the words name is the end of the copy that the line has the other way. */
const copiedBack: Rule = ({ copy, what }, { words }) => {
  if (copy === undefined) return null;
  const [, way = '', place = ''] = ONE_PLACE.exec(words.text.slice(0, QUESTION_CHARS)) ?? [];
  const named = place.toLowerCase().replace(/[.?!:]+$/, '');
  if (named === '') return null;
  const [from, to] = [copy.from.filter(isAway).map(sideOf), [copy.to].filter(isAway).map(sideOf)];
  const isTurned = BACK.test(way) ? to.includes(named) && !from.includes(named) : from.includes(named) && !to.includes(named);
  return isTurned ? what : null;
};

/** To get back what is in an archive. "the backup www.tgz" is one. */
const UNPACKS = String.raw`restor unpack extract untar unzip decompress entpack auspack wiederherstell restaur extra[ei] décompress descompr desempa
  estrai ripristin rozpak распак восстанов 解凍 展開 復元 解压 恢复 압축을?\s?풀`;
const PACKS = String.raw`(?:re)?pack\b packs compress tar\b zip\b archive\b back\s?up\s(?!\S*\.)(?:the|my|all|it) creat make\b new\b`;
/** The archive that the words unpack is written anew. */
const packed: Rule = (effect, { words: { text, tokens }, effects: { list } }) =>
  says(effect, 'writes') &&
  effect.targets.some((each) => each.kind === 'path' && each.how === 'overwrite') &&
  effect.objects.some((each) => tokens.has(each.toLowerCase())) &&
  list.some((each) => says(each, 'packs')) &&
  has(UNPACKS, text) &&
  !has(PACKS, text)
    ? effect.what
    : null;

/** Options and verbs of firewalls that let in, and those that keep out, where no row tells them apart. */
const LETS_IN = /(?<![\w-])(?:allow|accept|permit|--add-\w+|unban\w*|pass)(?![\w-])/i;
const KEEPS_OUT = /(?<![\w-])(?:deny|reject|drop|block|limit|ban|banip|--remove-\w+|delete|del|-D(?!\s+\w+\s+\d+(?:\s|$)))(?![\w-])/i;
const turnedRound: Rule = ({ area, kind, what, deed }, { words: { text }, effects: { text: line } }) => {
  if (area !== 'firewall' || kind !== 'system' || deed !== undefined || has(NEGATES, text)) return null;
  const [opens, closes] = [has(LET_IN, text), has(KEEP_OUT, text)];
  const [lets, keeps] = [LETS_IN.test(line), KEEPS_OUT.test(line)];
  return opens !== closes && lets !== keeps && opens !== lets ? what : null;
};

/** "only from the state": what is managed is to stay. */
const FROM_LIST =
  /(?<!\p{L})(?:from|out\sof|in)\s(?:the\s|my\s)?(?:terraform\s|tofu\s)?(?:state|index|list|cache|history|tracking)(?!\p{L})/iu;
const RELEASES = /(?<![\w-])(?:state|--cached|forget|untrack|rm-cached|history|index|cache)(?![\w-])/i;
const endedWhole: Rule = ({ kind, area, severity, what }, { words: { text }, effects: { text: line } }) =>
  kind === 'deletes' &&
  severity === 'dangerous' &&
  (area === 'cloud' || area === 'repository') &&
  FROM_LIST.test(text) &&
  !RELEASES.test(line)
    ? what
    : null;

/** "make it private": whoever may see it, and the line says that everybody may. */
const opened: Rule = ({ kind, what }, { words: { text }, effects: { text: line } }) =>
  kind !== 'reads' &&
  kind !== 'network' &&
  kind !== 'root' &&
  /(?<![\p{L}-])private(?!\s(?:key|ip|net|subnet|address|registry|repo))/iu.test(text) &&
  !/(?<![\p{L}-])public/iu.test(text) &&
  /(?<![\w-])(?:public|public-read(?:-write)?)(?![\w-])/.test(line) &&
  !/(?<![\w-])private(?![\w-])/.test(line)
    ? what
    : null;

/** "turn on deletion protection": the option with which it is off. */
const switchedOff: Rule = ({ kind, what }, { words: { text, tokens }, effects: { text: line } }) => {
  if (kind === 'reads' || kind === 'network' || !has(TURNS_ON, text) || has(TURNS_OFF, text)) return null;
  const options = [...line.matchAll(/(?<!\S)--(?:no|disable|without|skip)-([a-z][a-z-]+)/g)].map(([, name = '']) => name.split('-'));
  return options.some((parts) => parts.every((part) => tokens.has(part) || tokens.has(`${part}s`))) ? what : null;
};
const TURNS_ON = String.raw`enabl activat protect (?:turn|switch)\w*\s(?:\S+\s){0,3}on\b with\b einschalt aktivier activ[ae]r? attiv`;
const TURNS_OFF = String.raw`disabl deactiv (?:turn|switch)\w*\s(?:\S+\s){0,3}off\b without\b no\b skip remov ausschalt deaktiv sans\b sin\b senza`;

/** Where something is mounted. */
const PLACE = /(?<![\w.:~/-])\/(?!dev\/)[\w./-]*\w/g;
/** Where the system itself is mounted: it is only meant by its name. */
const SYSTEM_MOUNT = /^\/(?:home|usr|var|boot(?:\/efi)?|opt|srv|tmp)?$/;
/** What is unmounted is the system's own and is not named, or another place than the one in the words. */
const otherMount: Rule = (effect, { words: { text }, effects: { text: line } }) => {
  const { area, kind, objects } = effect;
  if (area !== 'disks' || kind !== 'system' || !says(effect, 'unmounts')) return null;
  const isSystems = objects.some((each) => SYSTEM_MOUNT.test(each) && !text.includes(each));
  const named: readonly string[] = text.match(PLACE) ?? [];
  const isOther = named.length > 0 && !named.some((each) => line.includes(each)) && objects.some((each) => /^\/(?!dev\/)/.test(each));
  return isSystems || isOther ? effect.what : null;
};

const ADDRESS = /(?<![\w.:/@-])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g;
/** The words have an address, and the line has another one in its place. */
const otherAddress: Rule = ({ kind, what }, { words: { text: said, meant }, effects: { text } }) => {
  const named: readonly string[] = kind === 'reads' || meant !== null ? [] : (said.match(ADDRESS) ?? []);
  const others = named.length === 0 ? [] : (text.match(ADDRESS) ?? []).filter((each) => !/^(?:0|127)\.|^255\./.test(each));
  return others.length > 0 && !named.some((each) => text.includes(each)) ? what : null;
};

export const OTHER_WAY_RULES: readonly Rule[] = [
  mergedOther,
  otherAddress,
  opened,
  switchedOff,
  otherMount,
  replacedWhole,
  stagesMore,
  sent,
  copiedBack,
  packed,
  turnedRound,
  endedWhole,
  nearMiss,
  nearPackage,
];
