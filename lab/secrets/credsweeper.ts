/** Cases from CredSweeper's own tests: the lines of its samples with the values that it reports in them. */
import { list, number, parseJson, record, text } from '../../src/base/json.ts';
import type { Case, Corpus } from './corpus.ts';

export const CREDSWEEPER_FILE = 'tests/data/output.json';

/** Reports that name something and keep nothing. */
const NOT_COUNTED = /^(?:UUID|AWS S3 Bucket|Firebase Domain|Nonce|Salt|Tencent WeChat API App ID|AWS Client ID|Alibaba Access Key ID)$/;
/** Lines before and after the reported one, as on a screen. */
const AROUND = 3;

export function credsweeperCases(corpus: Corpus): { readonly cases: Case[]; readonly notCounted: number } {
  const cases: Case[] = [];
  let notCounted = 0;
  const known = new Map<string, readonly string[]>();
  for (const report of list(parseJson(corpus.read(CREDSWEEPER_FILE).toString())).map(record)) {
    const rule = text(report['rule']);
    const parts = list(report['line_data_list']).map(record);
    const path = text(parts[0]?.['path']).replace(/^\.\//, '');
    if (!corpus.files.includes(path) || NOT_COUNTED.test(rule)) {
      notCounted++;
      continue;
    }
    const lines = known.get(path) ?? corpus.read(path).toString('utf8').split(/\r?\n/);
    known.set(path, lines);
    const numbers = parts.map((part) => number(part['line_num']));
    const values = parts.map((part) => text(part['value'])).filter((value) => value !== '');
    const around = lines.slice(Math.max(0, Math.min(...numbers) - 1 - AROUND), Math.max(...numbers) + AROUND).join('\n');
    // a value that was decoded, or found in an archive, is not on the screen
    if (values.length === 0 || !values.every((value) => around.includes(value))) notCounted++;
    else cases.push({ group: `${rule} (${path.split('/').at(-1)})`, text: around, secrets: values.map(plain) });
  }
  return { cases, notCounted };
}

/** The body of a key without its marker lines. */
const plain = (value: string): string => value.replaceAll(/-----(?:BEGIN|END)[A-Z ]*-----/g, '').trim() || value;
