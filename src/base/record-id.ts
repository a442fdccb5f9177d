/** The id of a row of the record: its time in microseconds since 1970. */
export const recordId = (timeMs: number): number => Math.round(timeMs * 1_000);
