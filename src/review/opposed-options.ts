/**
 * Options that are the opposite of how the words want a thing: "a secret gist" and `--public`, "for this repository only" and `--global`; and what
 * a thing is to be, where a line leaves it out: "a draft release" without `--draft`. Pure.
 */
import { choice } from '../base/choice.ts';
import type { Rule } from './beyond-rule.ts';
import { QUESTION_CHARS } from './named-files.ts';

/** How something is wanted, and what a line has that makes it the opposite. */
interface Opposed {
  readonly said: RegExp;
  readonly done: RegExp;
  /** Words that want both, or the opposite. */
  readonly other?: RegExp;
}

const word = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?!\p{L})`, 'iu');
/** Options, one after the other, with a value or none. */
const option = (options: string): RegExp => new RegExp(String.raw`(?<!\S)(?:${options})(?![\w-])`, 'i');

/** What others may find, and what they may not. */
const SHOWN =
  choice(String.raw`gists? snippets? pastes? repos? repositor(?:y|ies) projects? links? urls? buckets? blobs? channels? groups? pages?
  lists? packages? images? teams?`);
/** "in this repository". */
const HERE = String.raw`(?:for|(?:here\s)?in)\sth(?:is|e)\s(?:current\s)?(?:repo(?:sitory)?|project|folder|directory|checkout|clone)`;
const OPPOSED: readonly Opposed[] = [
  {
    said: word(
      String.raw`(?:private|secret|hidden|unlisted|non-?public|internal)\s(?:\p{L}+\s)?(?:${SHOWN})|` +
        String.raw`(?:${SHOWN})\s(?:\p{L}+\s){0,2}?(?:private|secret|unlisted)`,
    ),
    done: /\bgist\s+create\s(?:[^;&|]*\s)?-p(?!\S)|(?<!\S)(?:--?public(?:ly)?|--private=false|--(?:visibility|access|acl|level)[=\s]["']?public\S*)(?![\w-])/i,
    other: word('public'),
  },
  {
    said: word(String.raw`soft(?:ly)?\sreset|(?:git\s)?reset\s(?:\S+\s){0,4}soft(?:ly)?`),
    done: /\breset\s(?:\S+\s)*--(?:hard|merge)(?!\S)/,
  },
  {
    said: word(String.raw`(?:only|just)\s${HERE}|${HERE}\sonly|nur\s(?:für|in)\sdiese[mns]?\s(?:repo|projekt)\p{L}*`),
    done: option('--global|--system|-g'),
    other: word('global(?:ly)?|everywhere'),
  },
  {
    said: word(String.raw`(?:to|on)\s(?:my|our|the)\s(?:own\s)?fork`),
    done: /\bgit\s+push\s(?:-\S+\s+)*upstream(?!\S)/,
    other: word('upstream'),
  },
  {
    said: word(String.raw`(?:patch|bugfix|minor)\s(?:version|release|number|level)|bump\s(?:the\s|a\s)?(?:patch|minor)|version\spatch`),
    done: /\b(?:version|bump\S*|release(?:-it)?|--(?:bump|increment|level))[\s=]+(?:--?\S+\s+)*major(?![\w-])|(?<!\S)--major(?!\S)/,
    other: word('major'),
  },
  {
    said: word(String.raw`stable|lts|not\s(?:the\s)?(?:beta|nightly)`),
    done: /(?<!\S)(?:--(?:pre|edge|beta|nightly|canary|unstable|candidate|devel|channel[=\s](?:\S*\/)?(?:edge|beta|candidate))(?!\S))|@(?:next|canary|beta)\b/,
    other: word('edge|beta|nightly|canary|unstable|candidate|pre-?releases?|next|alpha'),
  },
  {
    said: word(
      String.raw`temporar(?:y|ily)|(?:until|till)\s(?:the\s)?(?:next\s)?(?:reboot|restart|boot)|(?:for|in)\sthis\ssession|` +
        'vorübergehend|temporalmente|temporairement',
    ),
    done: /(?<!\S)--permanent(?!\S)|\bsystemctl\s(?:\S+\s)*(?:enable|disable|mask)\s|>>?\s*(?:~|\$HOME|\/home\/[^/\s]+)\/\.(?:\w*profile|\w+rc)/,
    other: word(String.raw`permanent(?:ly)?|enable|disable|boot(?!\S)`),
  },
  {
    said: word(String.raw`graceful(?:ly)?|gent(?:le|ly)|cleanly|properly|sauber|proprement`),
    done: /(?<!\S)p?kill(?:all)?\s(?:\S+\s)*-(?:s\s*)?(?:9|(?:SIG)?KILL)(?!\S)|(?<!\S)(?:--force|--grace-period[=\s]0|--immediate)(?!\S)/,
    other: word(String.raw`forc\p{L}*|kill\s-9`),
  },
  {
    said: word(String.raw`rootless|unprivileged|non-?root|not\sas\sroot|as\s(?:a\s)?normal\suser`),
    done: /(?<!\S)(?:--privileged|--cap-add\S*|(?:-u|--user)[=\s](?:0|root)(?![\w]))/,
    other: word('privileged|as\\sroot(?!less)'),
  },
  {
    said: word(String.raw`encrypted|with\s(?:a\s)?(?:passphrase|encryption)|verschlüsselt\p{L}*`),
    done: option(
      String.raw`--(?:no|without|disable)-encrypt\w*|--unencrypted|--encryption[=\s](?:none|off|false)|-nodes|--insecure-no-password`,
    ),
    other: word('unencrypted|decrypt\\p{L}*'),
  },
  {
    said: word(
      String.raw`(?<!from\s(?:the|my|a|this)\s)drafts?\s(?:release|pr|mr|pull\srequest|merge\srequest)|` +
        String.raw`(?:release|pr|mr|pull\srequest|merge\srequest)\sas\s(?:a\s)?draft`,
    ),
    done: /\s(?:release|pr|mr|pull-request)\s+(?:create|edit)\b(?![^;&|]*(?:\s--draft(?!=false)|\s-d|\s-\w*d\b|\s--web|\s-w\b|\s--help))/,
    other: word(String.raw`publish\p{L}*|ready|undraft|out\sof`),
  },
];

/** The options of a line, without what it writes or says. */
const withoutTexts = (line: string): string =>
  line.replaceAll(/(?<!\S)(?:-m|--(?:message|title|body|notes|desc(?:ription)?))[=\s]?(?:"[^"]*"|'[^']*')/g, ' ');

/** The line makes the thing the opposite of how it is wanted. */
const opposed: Rule = ({ kind, what }, { words: { text: whole, ran }, effects: { text } }) => {
  if (kind === 'reads' || kind === 'root') return null;
  const [said, line] = [whole.slice(0, QUESTION_CHARS), withoutTexts(text)];
  return OPPOSED.some((each) => {
    const found = each.said.test(said) && each.other?.test(said.replace(each.said, ' ')) !== true ? each.done.exec(line)?.[0] : undefined;
    return found !== undefined && ran?.text.includes(found.trim()) !== true;
  })
    ? what
    : null;
};

/** What is copied is to come to the other side, and what only that side has is the user's as well. What is built or backed up is another matter. */
const SYNCS =
  /\b(?:aws\s+s3\s+sync|gsutil\s+(?:-\w+\s+)*rsync|gcloud\s+storage\s+rsync|azcopy\s+sync|rsync|mc\s+mirror|s3cmd\s+sync|b2\s+sync)\b/;
const LOSES = /(?<!\S)(?:--del(?:ete)?(?:-\w+)*(?:=true)?|--remove|-d)(?!\S)/;
/** It always makes the other side the same; who says "sync" may mean that. */
const LOSES_ALWAYS = /\brclone\s+(?:-\S+\s+)*sync\b/;
const COPIES = word(
  String.raw`(?:re)?sync\p{L}*|cop(?:y|ies)|upload|download|put|push|send|transfer|get|fetch|pull|kopier\p{L}*|` +
    String.raw`hochlad\p{L}*|copi[ae]\p{L}*|envoi\p{L}*|sub[ei]\p{L}*`,
);
const SAME = word(
  String.raw`mirror\p{L}*|exact\p{L}*|identical|same|delet\p{L}*|remov\p{L}*|clean\p{L}*|prun\p{L}*|gone|extra(?:neous)?|stale|old|orphan\p{L}*|` +
    String.raw`match\p{L}*|clone|1:1|` +
    String.raw`drop|replac\p{L}*|deploy\p{L}*|publish\p{L}*|releas\p{L}*|ship|buil[dt]\p{L}*|dist|public|site|website|web\p{L}*|www|app|` +
    String.raw`bundle|static|assets|docroot|` +
    String.raw`back\s?up\p{L}*|in\ssync|no\slonger|not\sin|only|spiegel\p{L}*|lösch\p{L}*|gleich|supprim\p{L}*|miroir|espej\p{L}*|borr\p{L}*|elimin\p{L}*`,
);
const syncsAway: Rule = ({ kind, what }, { words: { text: whole, ran, meant }, effects: { text } }) => {
  const said = whole.slice(0, QUESTION_CHARS);
  const isLost = (SYNCS.test(text) && LOSES.test(text)) || (LOSES_ALWAYS.test(text) && !/sync/i.test(said));
  if (kind !== 'deletes' || meant !== null || !isLost || !COPIES.test(said) || SAME.test(said)) return null;
  return ran !== null && LOSES.test(ran.text) ? null : what;
};

export const OPPOSED_OPTION_RULES: readonly Rule[] = [opposed, syncsAway];
