/** Keys typed while an answer or its prompt is awaited. */
import { TYPEAHEAD_BYTES } from '../base/limits.ts';

/** In the order typed; at most TYPEAHEAD_BYTES. */
export class HeldKeys {
  readonly parts: Buffer[] = [];
  private bytes = 0;

  get empty(): boolean {
    return this.bytes === 0;
  }

  /** Keeps a copy. False when there is no room: then none of these keys is kept. */
  hold(keys: Buffer): boolean {
    if (this.bytes + keys.length > TYPEAHEAD_BYTES) return false;
    this.parts.push(Buffer.from(keys));
    this.bytes += keys.length;
    return true;
  }
}
