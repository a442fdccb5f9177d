/**
 * Checks a response before anybody reads it: redirects and errors become faults, bodies are bounded and must be UTF-8, and a web page in
 * place of an answer is a fault of its own, whatever type it says it has.
 */
import { isUtf8 } from 'node:buffer';
import { ERROR_BODY_MS, ERROR_BYTES, RESPONSE_BYTES } from '../base/limits.ts';
import { faultOf } from './error-body.ts';
import { FaultError } from './faults.ts';

/** What is needed of undici's response and of the global one. */
interface Redirecting {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}

/** Where a redirect leads that may be followed with the same request; null for any other response. */
export const redirectTo = ({ status, headers }: Redirecting, from: URL): URL | null =>
  [301, 302, 307, 308].includes(status) ? URL.parse(headers.get('location') ?? '', from) : null;

/** The response with a body that can be trusted to end. `use` is called with each piece. Throws a `FaultError` for any other. */
export async function checked(response: Response, url: URL, use: () => void): Promise<Response> {
  const { status } = response;
  if (status >= 300 && status < 400) {
    void response.body?.cancel().catch(() => {});
    const to = URL.parse(response.headers.get('location') ?? '', url)?.href;
    throw new FaultError({ kind: 'redirect', status, ...(to === undefined ? {} : { to }) });
  }
  if (status >= 400) throw new FaultError(faultOf(await errorText(response), status, response.headers));
  return limited(response, RESPONSE_BYTES, use);
}

/** The body of an error, or what of it has arrived in time. */
async function errorText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const utf8 = new TextDecoder();
  let text = '';
  const late = setTimeout(() => void reader?.cancel().catch(() => {}), ERROR_BODY_MS);
  try {
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      text += utf8.decode(part.value, { stream: true });
      if (text.length > ERROR_BYTES) break;
    }
  } catch {
    // what has arrived is enough
  }
  clearTimeout(late);
  void reader?.cancel().catch(() => {});
  return text;
}

/** The beginning of a body that shows whether it is a page. */
const BEGIN_CHARS = 20;

/** Some servers send a stream with the type of a page, and captive portals a page with the type of JSON. */
const isPage = (type: string, begin: string): boolean =>
  (/^text\/html|xhtml/i.test(type) ? /^\s*</ : /^\s*<(?:!doctype|html)/i).test(begin);

/** The encoding that the type names, for a body that is not in UTF-8; null when it names none. */
function otherDecoder(type: string): TextDecoder | null {
  const label = /charset="?([\w.:-]+)/i.exec(type)?.[1] ?? '';
  if (!/^(?:iso-?8859|latin|windows-125|us-ascii)/i.test(label)) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

/** The lines at the beginning of a piece that are UTF-8: what comes behind an answer must not take it away. */
function wholeLines(piece: Uint8Array): Uint8Array {
  let end = 0;
  for (let at = piece.indexOf(LINE_END); at >= 0 && isUtf8(piece.subarray(end, at)); at = piece.indexOf(LINE_END, end)) end = at + 1;
  return piece.subarray(0, end);
}
const LINE_END = 10;

/** A response with a bounded body that must be UTF-8, or what its type says; bytes are passed on as they arrive. */
function limited(response: Response, limitBytes: number, use: () => void): Response {
  const { body, status } = response;
  // only what is read later: other headers may hold letters that no `Headers` takes
  const type = response.headers.get('content-type') ?? '';
  const headers = new Headers(type === '' ? {} : { 'content-type': type });
  if (body === null) return new Response(null, { status, headers });
  const reader = body.getReader();
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const other = otherDecoder(type);
  let isOther = false;
  let broken = false;
  let bytes = 0;
  let begin = '';
  const watched = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const fail = (kind: 'garbled' | 'web-page' | 'flood'): void => {
        void reader.cancel().catch(() => {});
        controller.error(new FaultError({ kind }));
      };
      if (broken) return fail('garbled');
      const { value, done } = await reader.read();
      use();
      let text = '';
      let piece: Uint8Array | undefined = value;
      try {
        if (!isOther) text = utf8.decode(value, { stream: !done });
      } catch {
        isOther = other !== null;
        if (!isOther) {
          broken = true;
          piece = wholeLines(value ?? new Uint8Array());
          if (piece.length === 0) return fail('garbled');
        }
      }
      if (isOther && other !== null) {
        text = other.decode(value, { stream: !done });
        piece = Buffer.from(text);
      }
      if (begin.length < BEGIN_CHARS) {
        begin += text.slice(0, BEGIN_CHARS);
        if (isPage(type, begin)) return fail('web-page');
      }
      if (done || piece === undefined) return controller.close();
      bytes += piece.length;
      return bytes <= limitBytes ? controller.enqueue(piece) : fail('flood');
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(watched, { status, headers });
}
