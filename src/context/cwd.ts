/** The fact that names the current folder. */
import { folderOrigin } from './folder-name.ts';
import { EVERY_PURPOSE, type Row } from './source.ts';
import { tilde } from '../base/tilde.ts';

export const cwd: Row = {
  name: 'cwd',
  chars: 200,
  purposes: EVERY_PURPOSE,
  lasting: true,
  origin: (source) => folderOrigin(source.cwd),
  gather: ({ cwd: path, machine }) => ({ text: tilde(path, machine.home), value: { kind: 'cwd', path } }),
};
