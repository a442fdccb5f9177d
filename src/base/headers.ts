/** The setting `headers`: HTTP headers that are sent with every request to a provider. */
import { err, ok, type Result } from './result.ts';

/** Names that describe the connection or the body, which the client writes itself (RFC 9110, sections 6.6, 7.6.1, 8 and 12.5). */
const RESERVED =
  /^(?:host|connection|keep-alive|content-.*|transfer-encoding|te|trailer|upgrade|expect|via|date|accept(?:-encoding)?|proxy-.*|sec-.*)$/i;
const NAME = /^[!#$%&'*+\-.^_`|~\dA-Za-z]{1,80}$/;
const VALUE = /^[\x21-\x7e](?:[\x20-\x7e]{0,2000}[\x21-\x7e])?$/;

/**
 * Parses `Name: value`, several of them with ` | ` between. The error says what the setting must be, to follow `must be`; it never has a
 * value in it, which may be a secret.
 */
export function parseHeaders(text: string): Result<readonly (readonly [name: string, value: string])[], string> {
  if (text.trim() === '') return ok([]);
  const headers: [string, string][] = [];
  for (const part of text.split(/\s+\|\s+/)) {
    const at = part.indexOf(':');
    const [name, value] = [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    if (at < 1 || !NAME.test(name) || !VALUE.test(value)) return err('`Name: value`, several of them with ` | ` between');
    if (RESERVED.test(name)) return err(`headers other than ${name.toLowerCase()}, which yosh writes itself`);
    headers.push([name, value]);
  }
  return ok(headers);
}
