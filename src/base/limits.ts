/**
 * Bounds of the proxy, the link, the companion and the network, each with the reason for its size. The end of a name is its unit. They
 * are in one file because many of them depend on each other: `tests/base/limits.test.ts` holds how. Any other bound is in the file that
 * needs it.
 */

/** One read from the PTY or the keyboard. 64 KiB is what a pipe holds; smaller reads make latency under a flood 6–10 times as long. */
export const READ_CHUNK_BYTES = 64 * 1024;

/**
 * The longest frame a hook may send: a text of 16,384 characters, which is the hooks' limit, of at most 4 bytes each, encoded or not,
 * an alias of 2 KiB, and the head.
 */
export const FRAME_BYTES = 72 * 1024;

/** The longest question, in bytes of UTF-8: five pages of text. The hooks have the same number and refuse a longer one first. */
export const QUESTION_BYTES = 16 * 1024;

/**
 * How long the first bytes of what may be a frame are held to wait for the rest. A frame is one write(2), so the rest comes within
 * a scheduler delay. A lone ESC at the end of a program's output is shown after this time.
 */
export const STRADDLE_MS = 100;

/** Default size of the scrollback ring; `YO_SCROLLBACK_BYTES` changes it. Holds about 1,000 lines of coloured output. */
export const RING_BYTES = 1024 * 1024;

/** Upper bound for `YO_SCROLLBACK_BYTES`: the proxy promises to stay below 70 MB. */
export const RING_MAX_BYTES = 16 * 1024 * 1024;

/** Keys typed while an answer is awaited, held for replay. More than anyone types; keys beyond it are dropped with a bell. */
export const TYPEAHEAD_BYTES = 64 * 1024;

/** Bytes queued for a program that does not read its terminal. Above it the keyboard is not read, as on a bare terminal. */
export const PTY_QUEUE_BYTES = 256 * 1024;

/** Enter is dropped for this long after a prefill: an Enter pressed while waiting must not run a command that was not read. */
export const ENTER_GUARD_MS = 300;

/** Silence after a prompt frame that counts as "the editor is ready" when the editor announces nothing (bash ≤ 5.0). */
export const PROMPT_QUIET_MS = 250;

/** How long bash's hook may take to answer PREFILL_KEY when its editor has announced itself: one round trip to the shell. */
export const PREFILL_MS = 1_000;

/** How long the prompt may take after an answer (slow themes) before the keyboard is given back without it. */
export const HOOK_RETURN_MS = 10_000;

/** Prompt and command frames kept with their positions in the ring, for a companion that starts later. */
export const FRAME_INDEX_COUNT = 512;

/** Earlier terminal sizes, kept likewise: a window resized by hand changes a hundred times, and only the newest output is ever rendered. */
export const SIZE_INDEX_COUNT = 128;

/** How long after the shell's exit background jobs may keep printing before the terminal is given back. */
export const EXIT_DRAIN_MS = 150;

/** How much of a background job's output is still shown after the shell's exit. */
export const EXIT_DRAIN_BYTES = 4 * 1024 * 1024;

/** The longest message between proxy and companion: the whole ring must fit. */
export const LINK_MESSAGE_BYTES = RING_MAX_BYTES + 1024;

/** Crashes of the companion before `yo` gives up for this session: three restarts. */
export const COMPANION_CRASHES = 4;

/** How long the companion stays without a question. Then its 80 MB are given back; the next starts with the first keys of a question. */
export const COMPANION_IDLE_MS = 10 * 60 * 1000;

/** How often the companion sends a heartbeat while a question is open. */
export const HEARTBEAT_MS = 1_000;

/**
 * A companion silent for this long while a question is open counts as hung and is replaced: several heartbeats. Time in which it waited
 * for a processor or a disk does not count.
 */
export const COMPANION_SILENCE_MS = 4_000;

/** Frames queued for a companion that does not read them. Above it the companion counts as hung and is replaced at the next question. */
export const COMPANION_BACKLOG_BYTES = 1024 * 1024;

/** Text of one answer a provider may send. Bodies of 200 MB exist; a person does not read more than this at a prompt. */
export const ANSWER_CHARS = 256 * 1024;

/** Characters that are kept of one exchange for a replay: several times those of a long conversation. Of a longer one nothing is kept. */
export const REPLAY_CHARS = 400_000;

/** From this time on the thinking line has seconds: a second later than most answers, and before a person starts to wonder. */
export const SECONDS_FROM_MS = 1_000;

/** Delay of the thinking line: it is promised within 100 ms, and an instant answer should not make it flicker. */
export const THINKING_DELAY_MS = 60;

/** One response's body: an answer of ANSWER_CHARS in small stream events, with room for reasoning and search results. */
export const RESPONSE_BYTES = 16 * 1024 * 1024;

/** The part of an error's body that is read: only its first sentence is shown. */
export const ERROR_BYTES = 64 * 1024;

/** How long the body of an error is read: the sentence that is shown is at its beginning. */
export const ERROR_BODY_MS = 3_000;

/** JSON of one answer's opaque items (reasoning, searches), kept to be sent back to the provider; a larger one is dropped. */
export const ITEMS_CHARS = 128 * 1024;

/** Nesting depth of the input of a tool call: our tools need two; a deeper one breaks recursive readers. */
export const INPUT_DEPTH = 32;

/** Until a connection is established: a lost SYN is sent again after 1, 3 and 7 seconds. */
export const CONNECT_MS = 10_000;

/** How long an unused connection is trusted: a dead one shows nothing, and a request on it would wait for as long as a slow answer may. */
export const UNUSED_CONNECTION_MS = 10_000;

/** How long an idle connection is kept for the next question: people ask in bursts. */
export const KEEP_ALIVE_MS = 60_000;

/** The longest wait before another try. When the provider asks for more, the user is told instead. */
export const RETRY_WAIT_MS = 15_000;

/** For the SDKs, whose own time-out is ten minutes: longer than any wait, because `patience.ts` ends them. A timer takes no more. */
export const SDK_TIMEOUT_MS = 2 ** 31 - 1;

/** Tries of a request after the first. */
export const RETRIES = 2;

/** How often a provider may pause its turn and be asked to continue. */
export const PAUSES = 5;

/** How long `key_command` may take. A password manager that must be unlocked on screen takes longer and is not waited for. */
export const KEY_COMMAND_MS = 10_000;

/** The longest output of `key_command`. */
export const KEY_BYTES = 8 * 1024;

/** How long the search for a local server takes at least where a port neither refuses nor answers. */
export const PROBE_MS = 150;

/** How long a server whose port is open may take to list its models: on a busy machine a healthy one needs more than PROBE_MS. */
export const MODEL_LIST_MS = 2_000;

/** Steps of a walk-through before the user is asked whether to continue: with a model that never finishes, each step costs an Enter. */
export const WALK_THROUGH_STEPS = 25;

/** Look-ups the model may make before it has to answer. */
export const LOOK_UPS = 3;
