/** Reads a complete text as an answer whose calls may be written as text. The product reads a stream, with `FormReader`. */
import { type FormOptions, FormReader } from '../../src/llm/forms.ts';
import type { ToolCall } from '../../src/llm/port.ts';

/** The calls in it; null when it is an ordinary text. */
export function readForm(text: string, options: FormOptions): readonly ToolCall[] | null {
  const reader = new FormReader(options);
  reader.push(text);
  const form = reader.end();
  return typeof form === 'object' && 'calls' in form ? form.calls : null;
}
