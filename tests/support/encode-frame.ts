/** Frames as the hooks write them to the terminal, from ESC to BEL. */
import { encodeBody, type Frame, framePrefix, type Nonce } from '../../src/shell/wire.ts';

export const encodeFrame = (nonce: Nonce, frame: Frame): Buffer =>
  Buffer.concat([framePrefix(nonce), encodeBody(frame), Buffer.from('\x07')]);
