/**
 * The sentences about programs and options, as data. A line is `name: text` for a program or a subcommand, then lines for its options
 * (`-x --long: text`, with `=` behind a name that takes a value, `?` where it is optional), for letters without a dash that mean something else
 * (`=x: text`), for operands of one spelling (`"-: text`), and for operands (`.1: text` for the first, `others: text` for the rest).
 */
import { type Options, NOTHING, type Takes } from '../programs/options.ts';

export interface ProgramText {
  /** In the third person: `lists the contents of folders`. */
  readonly what: string;
  /** By name without dashes and marks. */
  readonly options: ReadonlyMap<string, string>;
  /** The texts of the first operands, and that of all others; empty where nothing is said about them. */
  readonly operands: readonly string[];
  readonly others: string;
  /** Whether its subcommands take its options too. */
  readonly shares: boolean;
  /** The options of the text in the form that arguments are sorted by. */
  readonly known: Options;
}

type Texts = ReadonlyMap<string, ProgramText>;

interface Draft {
  what: string;
  options: Map<string, string>;
  operands: string[];
  others: string;
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
    if (head === 'others' && draft !== null) draft.others = text;
    else if (head === 'subcommands' && draft !== null) draft.shares = true;
    else if (!/^[-.="]./.test(head)) {
      draft = {
        what: text,
        options: new Map(),
        operands: [],
        others: '',
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
    else if (/^\.\d/.test(head)) draft.operands[Number(head.slice(1)) - 1] = text;
    else for (const word of head.split(' ')) addOption(draft, word, text);
  }
  return new Map(
    [...texts].map(([name, { short, long, single, ...rest }]) => [name, { ...rest, known: { ...NOTHING, short, long, single } }]),
  );
}

function addOption({ options, short, long, single }: Draft, word: string, text: string): void {
  const takes = word.endsWith('=') ? 'value' : word.endsWith('?') && word.length > 2 ? 'joined' : 'none';
  const plain = takes === 'none' ? word : word.slice(0, -1);
  const name = plain.replace(/^--?/, '');
  options.set(name, text);
  (plain.startsWith('--') ? long : name.length === 1 ? short : single).set(name, takes);
}
