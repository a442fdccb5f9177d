/** Limits of the subcommands, each with the reason for its value. */

/** Deadline of the test call in setup: thinking models take several seconds for a first answer; after this the network is at fault. */
export const SETUP_CALL_MS = 30_000;

/** Deadline of the list of models in setup: without it the model is asked for by name. */
export const SETUP_LIST_MS = 8_000;

/** Models that setup lists: with the questions before them they fit on a screen. */
export const LISTED_MODELS = 9;

/** Deadline of the test call in doctor, which people run for a quick answer. */
export const DOCTOR_CALL_MS = 10_000;

/** Length of the test call's answer on the screen: two lines. */
export const TEST_ANSWER_CHARS = 160;

/** Wrong answers to one question before setup gives up: three, as in `passwd`. */
export const ATTEMPTS = 3;

/** Time in which a shell shows its prompt: seconds where the machine is busy, and a yosh that needs longer than this does not start. */
export const MEASURE_START_MS = 30_000;

/** Time for measuring two shells that have started: doctor may take two seconds more for it. */
export const MEASURE_MS = 2_000;

/** Number of Enters and keys measured: enough for a median that moves less than 10 % on a busy machine. */
export const MEASURE_COUNT = 30;

/** Deadline of `bash --version` and similar: it takes 20 ms, but seconds when the disk has to wake up or the machine is busy. */
export const PROGRAM_MS = 15_000;

/** Time of one command of a model in the sandbox: those of the tasks take milliseconds. */
export const SANDBOX_MS = 10_000;

/** Output of such a command that is read: more than any right answer has. */
export const SANDBOX_OUTPUT_BYTES = 64 * 1024;
