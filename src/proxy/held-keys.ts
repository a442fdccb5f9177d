/** Keys typed while an answer or its prompt is awaited. */
import { TYPEAHEAD_BYTES } from '../base/limits.ts';
import { submits } from './key-bytes.ts';

/** In the order typed; at most TYPEAHEAD_BYTES. */
export class HeldKeys {
  readonly parts: Buffer[] = [];
  private bytes = 0;

  get empty(): boolean {
    return this.bytes === 0;
  }

  /** The keys end in the middle of a line. */
  get endsInLine(): boolean {
    const last = this.parts.at(-1)?.at(-1);
    return last !== undefined && !submits(last);
  }

  /** Keeps a copy. False when there is no room: then none of these keys is kept. */
  hold(keys: Buffer): boolean {
    if (this.bytes + keys.length > TYPEAHEAD_BYTES) return false;
    this.parts.push(Buffer.from(keys));
    this.bytes += keys.length;
    return true;
  }
}
