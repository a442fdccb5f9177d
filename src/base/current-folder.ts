/** The folder that this process is in, which may have been removed: then `process.cwd()` throws. */
import fs from 'node:fs';
import path from 'node:path';
import type { Env } from './env.ts';

/**
 * As the shell names it, links included; as the system names it when PWD is stale or from another process. A folder that was removed keeps
 * its name, so that no other one is meant by a relative path.
 */
export function currentFolder({ PWD = '' }: Env): string {
  const [here, named] = [statOf('.'), path.isAbsolute(PWD) ? statOf(PWD) : null];
  if (named !== null && named.dev === here?.dev && named.ino === here.ino) return PWD;
  try {
    return process.cwd();
  } catch {
    return path.isAbsolute(PWD) ? PWD : removed();
  }
}

/** Some shells empty PWD in a removed folder, but Linux still has its name. Elsewhere it is a folder that cannot exist. */
function removed(): string {
  try {
    return fs.readlinkSync('/proc/self/cwd').replace(/ \(deleted\)$/, '');
  } catch {
    return '/dev/null/removed';
  }
}

function statOf(file: string): fs.Stats | null {
  try {
    return fs.statSync(file);
  } catch {
    return null;
  }
}
