import { EVERY_PURPOSE, type Row } from './source.ts';
import { tilde } from './tilde.ts';

export const cwd: Row = { name: 'cwd', chars: 200, purposes: EVERY_PURPOSE, gather: (source) => tilde(source.cwd, source.machine.home) };
