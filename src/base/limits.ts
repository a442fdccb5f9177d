/** Every bound in one place, each with the reason for its size. Bytes unless the name says otherwise. */

/** One read from the PTY or the keyboard. 64 KiB is a full pipe's worth; smaller reads cost 6–10 × latency under a flood. */
export const READ_CHUNK_BYTES = 64 * 1024;

/** The longest frame a hook may send. The hooks refuse a sentence over 16 KiB, which can triple when percent-encoded. */
export const FRAME_BYTES = 64 * 1024;

/** The longest question, in bytes of UTF-8: five pages of text. Also written in shell-hooks, which refuse it first. */
export const SENTENCE_BYTES = 16 * 1024;

/**
 * How long the first bytes of what may be a frame are held back for the rest. A frame is one write(2), so the rest is at most
 * a scheduler delay away; a lone ESC at the end of a program's output is shown after this long.
 */
export const STRADDLE_MS = 100;

/** Default size of the scrollback ring; `YO_SCROLLBACK_BYTES` changes it. Holds the last 1,000 lines of colourful output. */
export const RING_BYTES = 1024 * 1024;

/** Upper bound for `YO_SCROLLBACK_BYTES`: the proxy promises to stay below 70 MB. */
export const RING_MAX_BYTES = 16 * 1024 * 1024;

/** Keys typed while an answer is awaited, kept for replay. More than anyone types; a larger paste is cut with a bell. */
export const TYPEAHEAD_BYTES = 64 * 1024;

/** Bytes waiting for a program that does not read its terminal; above it the keyboard is not read, as a bare terminal would do. */
export const PTY_QUEUE_BYTES = 256 * 1024;

/** Enter is dropped for this long after a prefill: people who press Enter while waiting must not run what they did not read. */
export const ENTER_GUARD_MS = 300;

/** Silence after a prompt frame that counts as "the editor is ready" when the shell announces nothing (bash ≤ 5.0). */
export const PROMPT_QUIET_MS = 250;

/** From the key that asks bash's editor to take a command until it says so, when it has announced itself: one round to the shell. */
export const PREFILL_MS = 1_000;

/** After an answer was handed to the hook: how long its prompt may take (slow themes) before the keyboard is given back without it. */
export const HOOK_RETURN_MS = 10_000;

/** How long an answer longer than a pipe holds (64 KB) waits for a hook that reads nothing: one that is there reads at once. */
export const DOWN_WAIT_MS = 250;

/** Prompt and command frames remembered with their place in the ring, for a companion that starts later. */
export const FRAME_INDEX_COUNT = 512;

/** Sizes the terminal had, remembered likewise: a window dragged by hand changes a hundred times, and only the newest output is ever rendered. */
export const SIZE_INDEX_COUNT = 128;

/** After the shell's exit: how long its background jobs may keep the last output coming before the terminal is given back. */
export const EXIT_DRAIN_MS = 150;

/** How much of a background job's flood is still shown after the shell's exit. */
export const EXIT_DRAIN_BYTES = 4 * 1024 * 1024;

/** A message between proxy and companion: the whole ring must fit. */
export const LINK_MESSAGE_BYTES = RING_MAX_BYTES + 1024;

/** Crashes of the companion before `yo` gives up for this session: three restarts. */
export const COMPANION_CRASHES = 4;

/** How long the companion stays without a question: long enough for a working day's pauses, 80 MB are given back after it. */
export const COMPANION_IDLE_MS = 30 * 60 * 1000;

/** The companion's sign of life while a question is open. */
export const HEARTBEAT_MS = 1_000;

/** A companion silent for this long while a question is open is taken for hung and replaced: several heartbeats, on a loaded machine. */
export const COMPANION_SILENCE_MS = 4_000;

/** Frames waiting for a companion that does not read them; above it, it is stopped or stuck, and replaced with the next question. */
export const COMPANION_BACKLOG_BYTES = 1024 * 1024;

/** Text of one answer a provider may send. 200 MB bodies exist; nobody reads more than this at a prompt. */
export const ANSWER_CHARS = 256 * 1024;

/** The thinking line appears after this long: promised within 100 ms, and an instant answer should not flicker. */
export const THINKING_DELAY_MS = 60;

/** Bytes of one response's body: an answer of ANSWER_CHARS in small stream events, with room for reasoning and search results. */
export const RESPONSE_BYTES = 16 * 1024 * 1024;

/** Bytes read of an error's body: only its first sentence is ever shown. */
export const ERROR_BYTES = 64 * 1024;

/** JSON of one answer's opaque items (reasoning, searches) that is kept to be returned; a larger one is dropped. */
export const ITEMS_CHARS = 128 * 1024;

/** Objects within objects in what a model fills in: our tools need two; a deep one breaks recursive readers. */
export const INPUT_DEPTH = 32;

/** Until a connection stands. */
export const CONNECT_MS = 10_000;

/** How long an idle connection is kept for the next question: people ask in bursts. */
export const KEEP_ALIVE_MS = 60_000;

/** Silence of a provider, pings not counted, that ends the question. */
export const PROVIDER_SILENCE_MS = 20_000;

/** From the question to the beginning of the answer, tries and waits included; the second with the provider's own web search. */
export const BEGIN_MS = 30_000;
export const BEGIN_SEARCHING_MS = 120_000;

/** The longest an answer may keep coming. A full one of 8,192 tokens takes most of it on a slow provider. */
export const WHOLE_ANSWER_MS = 180_000;

/** Tries after the first. */
export const RETRIES = 2;

/** How often a provider may pause its turn and be asked to go on. */
export const PAUSES = 5;

/** `key_command`: a password manager that has to be unlocked on screen cannot be waited for. */
export const KEY_COMMAND_MS = 10_000;

/** What `key_command` may print. */
export const KEY_BYTES = 8 * 1024;

/** For local servers to show themselves; they are on this machine. */
export const PROBE_MS = 150;

/** Steps of a walk-through before the user is asked whether to go on: a model that never finishes costs an Enter each. */
export const WALK_THROUGH_STEPS = 25;

/** Look-ups of the model before it has to answer. */
export const LOOK_UPS = 3;
