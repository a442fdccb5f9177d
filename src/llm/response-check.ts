/**
 * Checks a response before anybody reads it: redirects and errors become faults, bodies are bounded and must be UTF-8, and a web page in
 * place of an answer is a fault of its own, whatever type it says it has.
 */
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

/** The same response with a bounded body that must be UTF-8; bytes are passed on as they arrive. */
function limited(response: Response, limitBytes: number, use: () => void): Response {
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  const type = headers.get('content-type') ?? '';
  // undici has decoded the body
  headers.delete('content-encoding');
  headers.delete('content-length');
  if (body === null) return new Response(null, { status, statusText, headers });
  const reader = body.getReader();
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let begin = '';
  const watched = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await reader.read();
      use();
      const fail = (kind: 'garbled' | 'web-page' | 'flood'): void => {
        void reader.cancel().catch(() => {});
        controller.error(new FaultError({ kind }));
      };
      try {
        const text = utf8.decode(value, { stream: !done });
        if (begin.length < BEGIN_CHARS) {
          begin += text.slice(0, BEGIN_CHARS);
          if (isPage(type, begin)) return fail('web-page');
        }
      } catch {
        return fail('garbled');
      }
      if (done) return controller.close();
      bytes += value.length;
      return bytes <= limitBytes ? controller.enqueue(value) : fail('flood');
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(watched, { status, statusText, headers });
}
