/** How the bounds depend on each other: a change of one that makes another meaningless fails here. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as limits from '../../src/base/limits.ts';

/** The longest text that the hooks put into a frame, in characters, as they compare lengths with it. */
const HOOK_CHARS = 16_384;

test.each(['yosh.bash', 'yosh.zsh'])('%s has one bound for a text, and the same for a question', (hook) => {
  const text = fs.readFileSync(path.join(import.meta.dirname, '../../shell-hooks', hook), 'utf8');
  const bounds = [...text.matchAll(/(?:-le|[<>]=?) (\d{4,})\b|, (\d{4,}) is the most/g)].map(([, compared, shown]) =>
    Number(compared ?? shown),
  );
  expect(bounds.length).toBeGreaterThan(4);
  expect(new Set(bounds)).toEqual(new Set([HOOK_CHARS]));
  expect(HOOK_CHARS).toBe(limits.QUESTION_BYTES);
});

test.each([
  ['a frame holds a text as long as the hooks send, of 4 bytes a character, and an alias', HOOK_CHARS * 4 + 2 * 1024, limits.FRAME_BYTES],
  ['a message of the link holds the largest ring', limits.RING_MAX_BYTES, limits.LINK_MESSAGE_BYTES],
  ['a message of the link holds a frame', limits.FRAME_BYTES, limits.LINK_MESSAGE_BYTES],
  ['the usual ring is within the bound of the setting', limits.RING_BYTES, limits.RING_MAX_BYTES],
  ['the longest question can be typed ahead', limits.QUESTION_BYTES, limits.TYPEAHEAD_BYTES],
  ['what was typed ahead fits the queue of the program that gets it', limits.TYPEAHEAD_BYTES, limits.PTY_QUEUE_BYTES],
  ['several frames fit the backlog before a companion counts as hung', limits.FRAME_BYTES * 8, limits.COMPANION_BACKLOG_BYTES],
  ['several heartbeats may be late before a companion counts as hung', limits.HEARTBEAT_MS * 3, limits.COMPANION_SILENCE_MS],
  ['a slow theme is waited for longer than an editor that announces nothing', limits.PROMPT_QUIET_MS, limits.HOOK_RETURN_MS],
  ['an editor that announces itself has more time than one that does not', limits.PROMPT_QUIET_MS, limits.PREFILL_MS],
  ['the thinking line is there within the promised 100 ms', limits.THINKING_DELAY_MS, 100],
  ['the thinking line is there before it has seconds', limits.THINKING_DELAY_MS, limits.SECONDS_FROM_MS],
  ['a body holds the longest answer, in events several times its length', limits.ANSWER_CHARS * 8, limits.RESPONSE_BYTES],
  ['a replay holds the longest answer', limits.ANSWER_CHARS, limits.REPLAY_CHARS],
  ['a connection is trusted for a part of the time that it is kept', limits.UNUSED_CONNECTION_MS, limits.KEEP_ALIVE_MS],
  ['a server that lists its models slowly is waited for longer than for the others', limits.PROBE_MS, limits.MODEL_LIST_MS],
  ['a server near by is found out long before a connection is given up', limits.MODEL_LIST_MS, limits.CONNECT_MS],
  ['no wait of ours is as long as the time-out that the SDKs are given', limits.COMPANION_IDLE_MS, limits.SDK_TIMEOUT_MS],
  ['a timer takes the time-out of the SDKs', limits.SDK_TIMEOUT_MS, 2 ** 31],
])('%s', (_, smaller, larger) => expect(smaller).toBeLessThan(larger));
