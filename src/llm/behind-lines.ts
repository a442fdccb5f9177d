/**
 * What a gateway says of the server behind it: it gives no answer, is slow, has no encryption or no tunnel, or its program does not start. The
 * numbers of Cloudflare: https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/
 */
import { ANOTHER_MODEL, ANOTHER_PROVIDER, type Line, lineWithWords, modelOf, type Subject } from './failure-parts.ts';
import { STOPPED } from './cause-sentences.ts';
import type { Fault } from './faults.ts';

interface Behind {
  readonly is: (fault: Fault) => boolean;
  readonly line: Line;
}

const hasStatus =
  (...statuses: readonly number[]) =>
  ({ status = 0 }: Fault): boolean =>
    statuses.includes(status);

/** Words of llama-swap and of runners that start a program for each model. */
const NOT_STARTED =
  /\b(?:unable|failed|could not|cannot) (?:to )?start\b|\bexited (?:prematurely|unexpectedly)\b|\bprocess (?:died|crashed|exited)\b/i;

const whoeverRuns = 'tell whoever runs it, ask again later, or choose';

/** First match first; the last one matches all. */
const BEHIND: readonly [...Behind[], Behind] = [
  {
    is: ({ message = '' }) => STOPPED.test(message) && !NOT_STARTED.test(message),
    line: lineWithWords(
      (subject) => `the program of ${modelOf(subject)} at ${subject.host} stopped`,
      ({ local }) =>
        `${local ? 'ask again, or read its log there: often memory is short' : 'ask again in a few minutes'}; a smaller model: ${ANOTHER_MODEL}`,
    ),
  },
  {
    is: ({ message = '' }) => NOT_STARTED.test(message),
    line: lineWithWords(
      (subject) => `${subject.host} could not start the program of ${modelOf(subject)}`,
      ({ local }) =>
        `${local ? 'read its log there: often memory is short or an option is wrong' : 'ask again in a few minutes'}; another model: ${ANOTHER_MODEL}`,
    ),
  },
  {
    is: hasStatus(525, 526),
    line: lineWithWords(
      ({ host }) => `${host} has no encrypted connection to the server behind it`,
      () => `only whoever runs it can mend that: ${whoeverRuns} ${ANOTHER_PROVIDER}`,
    ),
  },
  {
    is: hasStatus(530),
    line: lineWithWords(
      ({ host }) => `${host} does not find the server behind it`,
      () => `its tunnel or its address is down: start it again if it is yours, else ${whoeverRuns} ${ANOTHER_PROVIDER}`,
    ),
  },
  {
    is: hasStatus(504, 524),
    line: lineWithWords(
      ({ host }) => `${host} waited too long for the server behind it`,
      ({ local, host }) =>
        local
          ? `ask again, since a model may still be loading; else read the log of that server, or raise the time limit of ${host}`
          : `ask again in a few minutes, or choose another model: ${ANOTHER_MODEL}`,
    ),
  },
  {
    is: () => true,
    line: lineWithWords(
      ({ host }) => `${host} gets no answer from the server behind it`,
      ({ local, host }) =>
        local
          ? `read the log of that server, start it again, or correct its address in the settings of ${host}`
          : `ask again in a few minutes, or choose another model: ${ANOTHER_MODEL}`,
    ),
  },
];

export const lineOfServerBehind: Line = (subject: Subject, fault: Fault) =>
  (BEHIND.find(({ is }) => is(fault)) as Behind).line(subject, fault);
