/** Keys that a line makes: such a file is none of the settings beside which it lies. Pure. */
import { about } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';

/** The user's own keys, by the names that ssh-keygen(1) gives them, and their public halves. */
const OWN_KEY = /^~\/\.ssh\/id_\w+(?:\.pub)?$/;

/** Whether a command makes the key at a path. It asks before it overwrites one, and nothing in the line answers. */
export const makesKey = ({ program, from, redirects }: SimpleCommand, path: string): boolean =>
  OWN_KEY.test(path) && about(program).files === 'kept' && from.length + redirects.length === 0;
