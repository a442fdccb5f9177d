/** Opens a file in the user's editor and waits until it is closed. */
import { spawnSync } from 'node:child_process';
import type { Endpoints } from './cli-endpoints.ts';

/** Null when the editor ended well; otherwise why not, in one line. */
export function openInEditor(io: Pick<Endpoints, 'env' | 'person'>, file: string): string | null {
  if (io.person() === null) return `an editor needs a terminal. The file is ${file}`;
  const editor = io.env['VISUAL'] || io.env['EDITOR'] || 'vi';
  const { status } = spawnSync('/bin/sh', ['-c', `${editor} "$1"`, 'sh', file], { stdio: 'inherit', env: io.env });
  return status === 0 ? null : `${editor} ended with status ${status ?? 'none'}. The file is ${file}`;
}
