/**
 * Records the commands of a session that has ended: those that no companion has seen, because no question was asked after them. The proxy
 * starts this program when it ends and leaves it the frames of its log, on standard input, as a companion gets them.
 */
import { MessageReader } from '../link/link.ts';
import { newSession, step } from '../session/step.ts';
import { userEnvironment } from '../shell/launch.ts';
import { openState } from '../state/index.ts';
import { newRedactor } from './clean-text.ts';
import { decodeFrame } from './decode.ts';
import { maskedEvent } from './mask-secrets.ts';
import { Recorder } from './recorder.ts';

/** Reads to the end of the input. What is cut off at its end is left out. */
export async function catchUp(
  env: Readonly<Record<string, string | undefined>>,
  sessionName: string,
  input: AsyncIterable<Buffer>,
): Promise<void> {
  const redactor = newRedactor(userEnvironment(env));
  const host = { env, sessionName, state: openState(env), terminal: () => null, now: () => Date.now(), patience: 1 };
  const recorder = new Recorder(host, redactor, () => newSession.phase);
  let session = newSession;
  const reader = new MessageReader((type, payload) => {
    const frame = type === 'F' ? decodeFrame(payload) : null;
    if (frame === null || frame.event.kind === 'line-given') return;
    const event = maskedEvent(frame.event, redactor);
    const taken = step(session, event);
    recorder.stepped(event, session, taken, '');
    session = taken.session;
  });
  for await (const chunk of input) reader.push(chunk);
  await recorder.flush();
}
