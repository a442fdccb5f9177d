/** Options that only choose, order or show, by the words that their names are made of: `--sort-by`, `--group-by`, `--replication-factor`. */

const WORDS: ReadonlySet<string> = new Set(
  `sort sorted order orderby by ascending descending reverse diff describe details detail summary demangle noop granularity metrics metric filter limit
  max min maximum minimum count size only width height columns column fields field wide human readable depth level levels since until period range
  page pages per top lines numbers status stats statistics progress color colour colors colours plain pretty tree csv table
  language lang locale timezone utc partitions replication factor threads parallel concurrency timeout retries interval delay quality resolution
  dpi density bitrate fps rate channels codec preset frames frame group grouped unit units precision decimals header headers align border title
  legend theme font scale zoom crop one way two sided copies duplex no`.split(/\s+/),
);
/** Two words that only together are harmless. */
const PAIRS = /(?<![a-z])(?:dry-run|time-period|start-(?:date|time)|end-(?:date|time)|show-details|list-only)(?![a-z])/g;

/** Whether nothing in the name of an option could do harm. Its value has to be looked at as well. */
export const onlyShows = (flag: string): boolean => {
  const name = /^--([a-z][a-z-]*)$/.exec(flag)?.[1];
  if (name === undefined) return false;
  const rest = name.replaceAll(PAIRS, '').split('-');
  return rest.every((part) => part === '' || WORDS.has(part)) && !/^no(?:-|$)/.test(name);
};
