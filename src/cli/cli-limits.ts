/** Bounds of the subcommands, each with the reason for its size. */

/** The test call of setup: thinking models take several seconds for a first answer; after this the network is at fault. */
export const SETUP_CALL_MS = 30_000;

/** The same in doctor, which people run to know quickly. */
export const DOCTOR_CALL_MS = 10_000;

/** How much of the test call's answer is shown: two lines. */
export const TEST_ANSWER_CHARS = 160;

/** Wrong answers to one question before setup gives up: three, as `passwd` has it. */
export const ATTEMPTS = 3;

/** Starting two shells, and asking them until the figures are known: promised to take at most two seconds. */
export const MEASURE_MS = 2_000;

/** Enters and keys that are measured: enough for a median that moves less than 10 % on a busy machine. */
export const MEASURE_COUNT = 30;

/** `bash --version` and its kin: 20 ms, more when the disk sleeps. */
export const PROGRAM_MS = 2_000;
