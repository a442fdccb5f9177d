/** Cases from secretlint's own snapshots: each input with the ranges that its rule reported. */
import path from 'node:path';
import type { Case, Corpus } from './corpus.ts';

/** Reports that do not count: no secret to us (identifiers, a home folder, an example rule), or not text (PKCS #12 files). */
const NOT_COUNTED =
  /^(?:AzureClientId|AzureTenantId|AWSAccountID|HOMEDIR|EXAMPLE_MESSAGE|PATTERN|PrivateKeyP12|NO_DOTENV|NG|ERROR)$|^(?:no-|tester|example)/;

interface Output {
  readonly messages?: readonly { readonly messageId?: string; readonly range: readonly [number, number] }[];
  readonly sourceContentType?: string;
}

export function secretlintCases(corpus: Corpus): { readonly cases: Case[]; readonly notCounted: number } {
  const cases: Case[] = [];
  let notCounted = 0;
  const outputs = corpus.files.filter((file) => /@secretlint\/secretlint-rule-[^/]+\/test\/snapshots\/.*\/output\.json$/.test(file));
  for (const output of outputs) {
    const folder = path.dirname(output);
    const input = corpus.files.find((file) => path.dirname(file) === folder && path.basename(file).startsWith('input'));
    const { messages = [], sourceContentType } = JSON.parse(corpus.read(output).toString()) as Output;
    if (input === undefined || messages.length === 0) continue;
    const text = corpus.read(input).toString();
    for (const { messageId = '', range } of messages) {
      const reported = text.slice(...range);
      if (NOT_COUNTED.test(messageId) || sourceContentType === 'binary') notCounted++;
      else
        cases.push({
          group: `${path.basename(path.dirname(folder.replace(/\/test\/.*/, '/test')))}: ${messageId}`,
          text,
          secrets: cores(reported, text),
        });
    }
  }
  return { cases, notCounted };
}

/** The secrets in a reported range, without the name before it and without the host of an address. */
export function cores(reported: string, text: string): string[] {
  if (reported.includes('PRIVATE KEY')) {
    const body = /PRIVATE KEY(?: BLOCK)?-----([^]*?)-----END/.exec(reported)?.[1] ?? /PRIVATE KEY-----([^]*)/.exec(reported)?.[1] ?? '';
    return body.split(/\\n|\s+/).filter((line) => line.length >= 16);
  }
  if (reported.includes('"private_key"')) return cores(/-----BEGIN[^"]*/.exec(text)?.[0] ?? '', text);
  const webhook = /hooks\.slack\.com\/services\/(.*)/.exec(reported);
  if (webhook !== null) return [webhook[1] ?? ''];
  const url = /:\/\/[^\s:/]*:(.+)@/.exec(reported);
  if (url !== null) return [url[1] ?? ''];
  const assigned = /^["']?[\w.]{3,40}["']?\s*(?::=|=>|[:=])\s*["']?(.+)/.exec(reported);
  return [assigned?.[1] ?? reported];
}
