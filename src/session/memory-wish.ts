/** Reads `yo remember …`, `yo forget …` and `yo what do you remember`. Pure. */
import { screenLine } from '../safety/screen-gate.ts';

export type MemoryWish =
  /** `here`: only in the repository or folder of the question. */
  | { readonly kind: 'remember'; readonly text: string; readonly here: boolean }
  | { readonly kind: 'forget'; readonly text: string }
  | { readonly kind: 'list' };

const HERE = /\b(?:in|for|of)\s+(?:this|the current)\s+(?:project|repo|repository|folder|directory|codebase)\b/i;
const THAT = /^that\s+/i;
/** Around a sentence that has lost its `in this project`. */
const EDGES = /^[\s,:;–-]+|[\s,:;–-]+$/g;

/** Null for a question. */
export function memoryWish(question: string): MemoryWish | null {
  if (/^what do you (?:still )?remember[\s?!.]*$/i.test(question)) return { kind: 'list' };
  const [, verb = '', rest = ''] = /^(remember|forget)(?:[\s:,]+([^]*))?$/i.exec(question) ?? [];
  if (verb.toLowerCase() === 'forget') return rest === '' ? null : { kind: 'forget', text: rest };
  if (verb === '') return null;
  const here = HERE.test(rest);
  const text = rest
    .replace(THAT, '')
    .replace(new RegExp(`^${HERE.source}`, 'i'), '')
    .replace(new RegExp(`${HERE.source}[\\s.!]*$`, 'i'), '')
    .replace(EDGES, '')
    .replace(THAT, '');
  return { kind: 'remember', text: screenLine(text), here };
}
