/**
 * Other wordings of a question that no rule could read: without what is said beside it ("I lost it somewhere"), and with the plain word for
 * what people say in many ways ("get rid of", "not counting", "no questions asked"). Only what leaves the meaning as it is: what limits or
 * excepts is kept, in the words that the rules read.
 */
type Rewrite = readonly [RegExp, string | ((...found: string[]) => string)];

/** What comes before a request and asks for nothing. */
const BEFORE = new RegExp(
  `^(?:${[
    '(?:hi|hey|hello|yo|ok|okay|so|um|well|right|alright|quick (?:one|question)|sorry|help|and|also|then|now|please|pls|plz|just)[,:.!]? ',
    "(?:i|we)(?:'d| would)? (?:just |really |only )?(?:want|need|like|love|have|wish)(?: you)? to ",
    "(?:i|we)(?:'m| am| are|'re)? (?:trying|looking|going|supposed) to ",
    "(?:i|we) (?:forgot|forget|don't know|dont know|do not know|can't remember|cannot remember|never remember) how (?:to|i|you|one) (?:can )?",
    '(?:remind|tell|show) me (?:again )?how (?:to|i|you|one) (?:can )?',
    '(?:any|an) idea how (?:to|i can|do i) |do you know how (?:to|i can) |is it possible to |how (?:might|may|should|can|could|do|would) (?:i' +
      '|one|you|we) (?:go about )?',
    'what (?:would|should) i (?:type|run|use) to |which command (?:do i (?:use|need) to|lets me|will|would|can) |what command (?:lets me|will|would|can) ',
    '(?:can|could|would|will) (?:you|u|we|i) (?:please |pls |plz |just |kindly |quickly )*|go ahead and |time to |(?:you|we) (?:should|need to|have to) ',
    "(?:let's|lets|let us) |(?:i|we) (?:need|want|would like|'d like) (?=the |all |a list )",
  ].join('|')})`,
  'i',
);

/** What is said beside a request and changes nothing of it. */
const ASIDE: readonly Rewrite[] = [
  [
    new RegExp(
      String.raw`,? (?:(?:and|but) )?i (?:lost|misplaced|forgot|can't find|cannot find|can not find|don't know where i (?:put|saved)) (?:it|them|where(?:` +
        String.raw` (?:it|i put it|i saved it|it is|it went))?)\b,?`,
      'i',
    ),
    '',
  ],
  [/,? (?:because|cause|'cause|cos|coz|since i(?:'m| am)?|as i) (?:i|it|they|the|my|we|of|need|want)\b[^/"'.\d]*$/i, ''],
  [
    /,? (?:if possible|if you can|if you could|if that's possible|when you can|asap|real quick|for a second|once more|or so|or something)$/i,
    '',
  ],
  [/,? (?:until|till) (?:i|you|we) (?:stop|cancel|interrupt|kill|press ctrl-?c|hit ctrl-?c)(?: (?:it|this|that|ctrl-?c))?$/i, ''],
  [/,? (?:right now|at the moment|at present|currently|these days|at this moment)$/i, ''],
  [/,? before (?:i|we) (?:commit|push|delete|do)(?: (?:it|them|anything))?$/i, ''],
  [/(?<=\S),? (?:please|pls|plz|thanks|thank you|thx|ty|cheers)[.!]*$/i, ''],
];

/** What people say in many ways, as the rules have it. */
const PLAIN: readonly Rewrite[] = [
  // "is my yaml valid? it's called config.yml"
  [
    new RegExp(
      String.raw`\b(?:my|the|this|a) (?:[\w.]+ )?(?:file|json|yaml|yml|xml|script|csv|list|log|config|configuration|archive|picture` +
        String.raw`|video)\b([^?.,;]*)[?.,;]+ (?:and )?(?:it's|it is|its name is|the file is|it goes by the name|which is|that is|it has the name)(?:` +
        String.raw` (?:called|named))? (\S+\.\w+)$`,
      'i',
    ),
    '$2$1',
  ],
  [
    /\b(in|from|inside|of|to|into|under|on|through) my (downloads|documents|pictures|music|videos|desktop)(?: (?:folder|directory))?\b/i,
    (_: string, place: string, name: string) => `${place} ~/${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()}`,
  ],
  [/\b(in|on|under|from) (?:the |my |our )?(home|whole home)(?: (?:folder|directory|dir))?\b/i, '$1 ~'],
  [
    /\btak(e|es|ing) up (?:so much|too much|all the|all my|all this|the most|most of the|a lot of|lots of) (?:room|space)\b/i,
    'tak$1 up space',
  ],
  [
    new RegExp(
      String.raw`,? (?:(?:and|but) )?(?:skip|ignore|exclude|omit|avoid|leave out|skipping|ignoring|excluding|omitting|leaving out|except for|except|without)` +
        String.raw` (?:the |my |any )?([\w.-]+) (folder|directory|dir)\b`,
      'i',
    ),
    ' except in the $1 folder',
  ],
  [
    new RegExp(
      String.raw`\b(?:even if it (?:resists|refuses|does not want to|doesn't want to|hangs|is stuck|does not respond|doesn't respond)|no matter what|for` +
        String.raw` real this time|whatever it takes|the hard way|immediately and forcefully)\b`,
      'i',
    ),
    'by force',
  ],
  [/\badress(?=es\b|\b)/gi, 'address'],
  [/\b(?:direcotry|directroy|direcory)\b/gi, 'directory'],
  [/\boccurence/gi, 'occurrence'],
  [/\bseperate/gi, 'separate'],
  [/\b(?:permisson|permision|premission)(s?)\b/gi, 'permission$1'],
  [/\bget rid of\b/gi, 'delete'],
  [
    /\b(?:toss out|toss|ditch|throw out|chuck(?: out)?|scrap)(?= (?:the|my|all|every|these|those|this|that|any|each|old|empty)\b)/gi,
    'delete',
  ],
  [
    new RegExp(
      String.raw`^(?:the )?(?=.*(?:\bfiles?\b|\bfolders?\b|\blogs?\b|[*]|\.\w))(.+?) (?:should|must|has to|have to|needs to|need to) (?:go|disappear|be gone` +
        String.raw`|be deleted|be removed)(?: away)?(?=[,.]|$)`,
      'i',
    ),
    'delete $1',
  ],
  [/,? (?:but )?only (?:the )?(\*?\.\w{1,5}) (?:ones|files)\b/i, ' ending in $1'],
  [/^delete (?:the |all )?(?:log files|logs?|files?|backups?) (.*?) ending in (\.\w+)(.*)$/i, 'delete $2 files $1$3'],
  [
    new RegExp(
      String.raw`,? (?:(?:but|and) )?(?:not counting|not including|not considering|not looking at|leaving out|leave out|without counting|without looking` +
        String.raw` in(?:to)?|without those in|not those in|not the ones in|but not (?:in|inside|within|under)|not (?:in|inside` +
        String.raw`|within)) (?:anything in |those` +
        String.raw` in |(?:the )?ones in |what is in |inside )?`,
      'i',
    ),
    ' except in ',
  ],
  [
    new RegExp(
      String.raw`,? (?:(?:but|and) )?(?:skip|ignore|exclude|skipping|ignoring|excluding|except for) (?:anything in|everything in|what is in|whatever is in` +
        String.raw`|the contents of) `,
      'i',
    ),
    ' except in ',
  ],
  [
    new RegExp(
      String.raw`\b(?:that )?(?:everyone|everybody|anyone|anybody|all users|any user|other people|others) (?:can|could|may|is able to|are able to|is allowed` +
        String.raw` to|are allowed to) (?:write to|write|change|modify|edit)\b`,
      'i',
    ),
    'writable by everyone',
  ],
  [/\bwritable (?:for|by|to) (?:everyone|everybody|anyone|anybody|all users|all|others|the world)\b/i, 'world-writable'],
  [
    new RegExp(
      String.raw`,? (?:(?:and|but) )?(?:(?:do not|don't|dont|never|without) (?:ask|prompt|asking|prompting|bother|bothering)(?: me)?(?: (?:anything|any` +
        String.raw` questions|questions|for confirmation|first|to confirm|about anything))?|no (?:prompts?|questions asked|questions|confirmation|asking)` +
        String.raw`|without (?:any |a )?(?:prompts?|confirmation|questions?)|(?:say|answer|assume) yes(?: to (?:all|everything|all questions))?` +
        String.raw`|non-?interactively|unattended)$`,
      'i',
    ),
    ' without asking',
  ],
  [
    new RegExp(
      String.raw`,? (?:(?:and|but|while) )?(?:(?:do not|don't|dont|never|without|not) (?:delete|remove|lose|losing|deleting|removing|replace|replacing)` +
        String.raw` (?:the )?(?:original|originals|source|sources|it|them|original file|original files|old one|old ones)|(?:keep` +
        String.raw`|keeping|leave|leaving) (?:the` +
        String.raw` |a copy of the |my )?(?:original|originals|source|sources|original file|original files|old one|it)(?:` +
        String.raw` (?:around|too|as well|in place|there` +
        String.raw`|intact|untouched))?)$`,
      'i',
    ),
    ' keeping original',
  ],
  [
    new RegExp(
      String.raw`,? (?:as|just|only|in) (?:one|a single|a|the|the total) (?:number|figure|total|sum)(?: only)?$|,? (?:just|only) (?:the )?(?:total|sum|grand` +
        String.raw` total|number)$|,? (?:total|sum|number) only$`,
      'i',
    ),
    ' total only',
  ],
  [/\b(?:the |a |my )?(?:file|document) (?:that is |that's |which is )?(?:called|named) (?=["']?[\w~/-][\w./~-]*\.\w)/gi, ''],
  [
    /\b(?:how long has|since when has) (?:this|the|my) (?:server|machine|computer|box|system|pc|laptop|host) been (?:up|on|running)\b(?: for)?/i,
    'show uptime',
  ],
  [/\b(?:in|with) (?:a )?(?:human[- ]?(?:readable|friendly)|readable|nice|friendly) (?:sizes?|form|format|way|units)\b/i, 'human readable'],
  [/\bfrom (?:the )?(?:largest|biggest) to (?:the )?smallest\b/i, 'biggest first'],
  [/\bfrom (?:the )?smallest to (?:the )?(?:largest|biggest)\b/i, 'smallest first'],
  [/\bfrom (?:the )?(?:newest|latest|most recent) to (?:the )?oldest\b/i, 'newest first'],
  [/\bfrom (?:the )?oldest to (?:the )?(?:newest|latest|most recent)\b/i, 'oldest first'],
];

/** A noun without a verb, or a question whether there is something: a request to show it. */
const SHOWN = new RegExp(
  String.raw`^(?:(?:what|which) (?:is|are|was|were)|what's|whats|are there|is there|(?:do|did) (?:i|we) have (?=any)|any|anything|got any) (?=\S)` +
    String.raw`|^(?=(?:the|my|all|each|every|last|first|top|newest|oldest|biggest|largest|smallest|current|a list|list of|number of|total)\b)`,
  'i',
);
/** Whether there is a file of that name, and no wish to see what is in it. */
const IS_THERE = /^(?:is|are) there (?:a |an |any |the |some )?(?:file )?\S+\.\w+$/i;

const apply = (text: string, rewrites: readonly Rewrite[]): string =>
  rewrites.reduce(
    (before, [pattern, plain]) => (typeof plain === 'string' ? before.replace(pattern, plain) : before.replace(pattern, plain)),
    text,
  );

/** Other wordings of the question, the nearest first; none when there is nothing to say otherwise. */
export function otherReadings(question: string): readonly string[] {
  const out: string[] = [];
  const add = (text: string): void => {
    const plain = text
      .replace(/\s+/g, ' ')
      .replace(/ +(?=[,?!]|\.(?:\s|$)|$)/g, '')
      .replace(/[,;]$/, '')
      .trim();
    if (plain !== '' && plain !== question && !out.includes(plain)) out.push(plain);
  };
  // what is in quotes is said as it is
  if (/["`“]/.test(question)) {
    const bare = bareOf(question);
    add(bare);
    add(apply(bare, QUOTED_TOO));
    return out;
  }
  const bare = apply(bareOf(question), ASIDE);
  add(bare);
  const plain = apply(apply(bare, PLAIN), ASIDE);
  add(plain);
  for (const text of IS_THERE.test(bare) ? [] : [plain, bare])
    if (SHOWN.test(text)) add(text.replace(SHOWN, 'show ').replace(/^show (?:any|list of|a list of) /i, 'show '));
  return out;
}

/** The rewrites that touch no text in quotes: what they replace is at the end, or names an exception. */
const QUOTED_TOO: readonly Rewrite[] = PLAIN.filter(([pattern]) => /except|counting|prompt|original/.test(pattern.source));

function bareOf(question: string): string {
  let text = question.replace(/(?<=[\w)"'])[.?!]+$/, '').replace(/(?<=\w)’(?=\w)/g, "'");
  for (let before = ''; before !== text;) [before, text] = [text, text.replace(BEFORE, '')];
  return text;
}
