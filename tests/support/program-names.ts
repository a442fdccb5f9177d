/** The names of all rows of programs, in the order of the tables. */
import { INDEX } from '../../src/programs/table-index.ts';

export const programNames = (): readonly string[] => INDEX.names.flatMap((names) => names.split(' '));
