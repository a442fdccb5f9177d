/**
 * The sentences about programs and options, as data. A line is `name: text` for a program or a subcommand, then lines for its options
 * (`-x --long: text`, with `=` behind a name that takes a value, `?` where it is optional), for letters without a dash that mean something else
 * (`=x: text`), and for operands: of one spelling (`"-: text`), of the form NAME=value (`"NAME=: text`; `"NAME=word: text` for a word of a
 * value with commas; `"=: text` for any name), by their place (`.1: text` for the first, `others: text` for the rest, `sole: text` for one
 * that is alone, `behind: text` for those behind `--`). Options behind a place (`.1 -d: text`) are those with which the line counts. A text
 * about an option whose value is optional may have a second half behind ` | `, for when it has one.
 */
import { type Options, NOTHING, type Takes } from '../programs/options.ts';

export interface ProgramText {
  /** In the third person: `lists the contents of folders`. */
  readonly what: string;
  /** By name without dashes and marks. */
  readonly options: ReadonlyMap<string, string>;
  /** What is said about operands by their place. */
  readonly operands: readonly OperandText[];
  /** How its operands name commits, where they do. */
  readonly revisions: Revisions | null;
  /** Whether its subcommands take its options too. */
  readonly shares: boolean;
  /** The options of the text in the form that arguments are sorted by. */
  readonly known: Options;
}

/** Where `a..b` is the commits between (`git log`), and where it is two ends that are compared (`git diff`). */
export type Revisions = 'commits' | 'ends';

export interface OperandText {
  /** The number of the operand, from 0 on. */
  readonly place: number | 'others' | 'sole' | 'behind';
  /** The options with which it counts, without dashes. */
  readonly given: readonly string[];
  readonly text: string;
}

type Texts = ReadonlyMap<string, ProgramText>;

interface Draft {
  what: string;
  options: Map<string, string>;
  operands: OperandText[];
  revisions: Revisions | null;
  shares: boolean;
  short: Map<string, Takes>;
  long: Map<string, Takes>;
  single: Map<string, Takes>;
}

/** Reads the data. Throws on a line that is neither a program nor an option of one: the data is ours. */
export function parseTexts(data: string): Texts {
  const texts = new Map<string, Draft>();
  let draft: Draft | null = null;
  for (const line of data.split('\n')) {
    if (line === '') continue;
    const colon = line.indexOf(': ');
    const [head = '', text = ''] = [line.slice(0, colon), line.slice(colon + 2)];
    if (colon < 1 || text === '') throw new Error(`not a line of text: ${line}`);
    const place = /^(?:others|sole|behind|\.\d)(?= -|$)/.exec(head)?.[0];
    if (place !== undefined && draft !== null) draft.operands.push(operandText(place, head.slice(place.length), text));
    else if (head === 'revisions' && draft !== null) draft.revisions = text === 'ends' ? 'ends' : 'commits';
    else if (head === 'subcommands' && draft !== null) draft.shares = true;
    else if (!/^[-.="]./.test(head)) {
      draft = {
        what: text,
        options: new Map(),
        operands: [],
        revisions: null,
        shares: false,
        short: new Map(),
        long: new Map(),
        single: new Map(),
      };
      for (const name of head.split(', ')) {
        if (texts.has(name)) throw new Error(`two texts about ${name}`);
        texts.set(name, draft);
      }
    } else if (draft === null) throw new Error(`an option without a program: ${line}`);
    else if (/^[="]/.test(head)) draft.options.set(head, text);
    else for (const word of head.split(' ')) addOption(draft, word, text);
  }
  return new Map(
    [...texts].map(([name, { short, long, single, ...rest }]) => [name, { ...rest, known: { ...NOTHING, short, long, single } }]),
  );
}

const operandText = (place: string, options: string, text: string): OperandText => ({
  place: place.startsWith('.') ? Number(place.slice(1)) - 1 : (place as 'others' | 'sole' | 'behind'),
  given: [...options.matchAll(/-+(\S+)/g)].map(([, name = '']) => name),
  text,
});

function addOption({ options, short, long, single }: Draft, word: string, text: string): void {
  const takes = word.endsWith('=') ? 'value' : word.endsWith('?') && word.length > 2 ? 'joined' : 'none';
  const plain = takes === 'none' ? word : word.slice(0, -1);
  const name = plain.replace(/^--?/, '');
  options.set(name, text);
  (plain.startsWith('--') ? long : name.length === 1 ? short : single).set(name, takes);
}
