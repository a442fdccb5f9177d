/** The fact that names the shell the command will run in: bash 4.4 and 5.3 differ, and zsh differs from both. */
import { EVERY_PURPOSE, type Row } from './source.ts';

export const shell: Row = {
  name: 'shell',
  chars: 40,
  purposes: EVERY_PURPOSE.filter((purpose) => purpose !== 'next'),
  lasting: true,
  origin: 'system',
  gather: ({ shell: name, version }) => ({ text: `${name} ${version}`, value: { kind: 'shell', name, version } }),
};
