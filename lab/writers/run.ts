/** `npm run lab writers [KILLS]`: bare processes that write the record and are killed; `-- --sessions [KILLS]`: whole sessions. */
import { killSessions } from './sessions.ts';
import { killWriters } from './bare-writers.ts';

const KILLS = 200;

const [first, second] = process.argv.slice(2);
const fine = first === '--sessions' ? await killSessions(Number(second ?? KILLS)) : await killWriters(Number(first ?? KILLS));
// a terminal that hangs would keep this process
process.exit(fine ? 0 : 1);
