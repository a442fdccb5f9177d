/** Runs a program so that the modes of files count for root too. */
import { spawnSync } from 'node:child_process';

const WITHOUT = 'setpriv --bounding-set -dac_override,-dac_read_search ';

/**
 * The words before a command: none for an ordinary user. Root loses the right to read and write whatever it likes, and stays root: another
 * user could not run this checkout where its folder is private. Null when that cannot be done here.
 */
export function modesCount(): string | null {
  if (process.getuid?.() !== 0) return '';
  return spawnSync('sh', ['-c', `${WITHOUT} true`]).status === 0 ? WITHOUT : null;
}

export const NO_SETPRIV = 'root can write everywhere, and there is no setpriv that takes this right away';
