/**
 * An object whose texts have lost their marks: `{command:du -sh .,explanation:sizes}`. Gemma 4 writes special tokens in place of quotes, which a
 * server leaves out. A value goes up to the next of the tool's own properties, or to the end of the object, which must be that of the answer.
 */
import type { ToolSpec } from './port.ts';
import { propertiesOf } from './tool-names.ts';

export function readBareValues(text: string, tool: ToolSpec): Readonly<Record<string, string>> | null {
  const inside = /^\{([^]*)\}\s*$/.exec(text)?.[1];
  const keys = propertiesOf(tool).join('|');
  const parts = inside?.split(new RegExp(`(?:^|,)\\s*(${keys}):`)) ?? [];
  if (parts.length < 3 || parts[0] !== '') return null;
  const found: Record<string, string> = {};
  for (let at = 1; at < parts.length; at += 2) {
    const [key = '', value = ''] = parts.slice(at, at + 2);
    if (value.trim() === '' || Object.hasOwn(found, key)) return null;
    found[key] = value.trim();
  }
  return found;
}
