/**
 * Records the commands that no companion has seen, because no question was asked after them, and learns from their errors. The proxy starts
 * this program when it ends or has rested, and leaves it the frames of its log, on standard input, as a companion gets them, with the sizes
 * of the terminal and the ends of what failed commands printed. The variables of the shell are not known here, so no output is recorded.
 */
import type { Env } from '../base/env.ts';
import { MessageReader, readRingPiece, readSize } from '../link/link.ts';
import { newSession, step } from '../session/step.ts';
import { userEnvironment } from '../shell/launch.ts';
import { openState } from '../state/index.ts';
import type { ReadRing, RingPiece, SizeMark } from '../transcript/block.ts';
import { newRedactor } from './clean-text.ts';
import { decodeFrame } from './decode.ts';
import { maskedEvent } from './mask-secrets.ts';
import { Recorder } from './recorder.ts';
import type { Terminal } from './turn-material.ts';

/** Reads to the end of the input. What is cut off at its end is left out. */
export async function catchUp(env: Env, sessionName: string, input: AsyncIterable<Buffer>): Promise<void> {
  const redactor = newRedactor(userEnvironment(env));
  const sizes: SizeMark[] = [];
  const pieces: RingPiece[] = [];
  let end = 0;
  const readRing: ReadRing = (from, to) => {
    const piece = pieces.find((one) => one.from < to && one.from + one.bytes.length >= to);
    if (piece === undefined) return Promise.resolve({ from: to, bytes: Buffer.alloc(0) });
    const start = Math.max(from, piece.from);
    return Promise.resolve({ from: start, bytes: piece.bytes.subarray(start - piece.from, to - piece.from) });
  };
  const terminal = (): Terminal => ({ sizes, end, readRing });
  const host = { env, sessionName, state: openState(env), terminal, now: () => Date.now(), patience: 1 };
  const recorder = new Recorder(host, redactor, () => newSession.phase);
  let session = newSession;
  const reader = new MessageReader((type, payload) => {
    if (type === 'W') sizes.push(readSize(payload));
    if (type === 'R') pieces.push(readRingPiece(payload));
    const frame = type === 'F' ? decodeFrame(payload) : null;
    if (frame === null || frame.event.kind === 'line-given') return;
    ({ offset: end } = frame);
    const event = maskedEvent(frame.event, redactor);
    const taken = step(session, event);
    recorder.stepped(event, session, taken, '');
    session = taken.session;
  });
  for await (const chunk of input) reader.push(chunk);
  await recorder.end();
}
