/** An answer in Chat Completions where another protocol was asked for: a server that has only that one, or a proxy. Pure. */
import { record } from '../base/json.ts';
import type { WireEvent } from './wire-reader.ts';

/** The fault of such a chunk; nothing for any other event. */
export const ofOtherWire = (event: unknown): readonly WireEvent[] =>
  Array.isArray(record(event)['choices']) ? [{ kind: 'fault', fault: { kind: 'other-wire', wire: 'chat' } }] : [];
