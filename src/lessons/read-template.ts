/** Reads a template back from the record. Pure. */
import { list, number, record, text } from '../base/json.ts';
import type { Form, Source, Template } from './lesson-types.ts';

/** Null when it is none. */
export function readTemplate(value: unknown): Template | null {
  const { pieces, shape, unbound, anchors } = record(value);
  if (!Array.isArray(pieces) || pieces.length === 0 || !Array.isArray(unbound)) return null;
  return {
    pieces: pieces.map((piece) => (typeof piece === 'string' ? piece : list(piece).map(sourceOf))),
    shape: typeof shape === 'string' ? shape : null,
    unbound: unbound.map(text),
    anchors: list(anchors).map((anchor) => {
      const { from, at } = sourceOf(anchor);
      return { from, at, value: text(record(anchor)['value']) };
    }),
  };
}

function sourceOf(value: unknown): Source {
  const { from, at, form } = record(value);
  return { from: from === 'line' ? 'line' : 'command', at: number(at), form: isForm(form) ? form : 'whole' };
}

const isForm = (form: unknown): form is Form =>
  form === 'path' || form === 'whole' || form === 'base' || form === 'relative' || typeof form === 'number';
