/** Our own commands that only show something. Users do not look for these, and a search contains the words that it looks for. */
const SHOWING = 'find|log|sent|doctor|lessons|memory|models|config (?:get|list|path)|prompt (?:show|check|diff)|help|version';

const ONLY_SHOWS = new RegExp(String.raw`^(?:\S*/)?yosh (?:${SHOWING}|--?\w+)(?: |$)`);

/** Whether the command line is one of these, as it was typed. */
export const onlyShows = (line: string): boolean => ONLY_SHOWS.test(line.trim().replace(/^(\S+)\s+/, '$1 '));
