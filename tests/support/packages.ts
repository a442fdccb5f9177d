/** Shell prompts published to npm, fetched once and kept beside the installed packages. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { REPOSITORY } from './scripted-root.ts';

const VERSIONS: Readonly<Record<string, string>> = { 'pure-prompt': '1.28.3', 'spaceship-prompt': '4.22.5' };

/** The folder of the package, or null when it cannot be fetched. Runs none of its scripts. */
export function promptPackage(name: string): string | null {
  const cache = path.join(REPOSITORY, 'node_modules/.cache/yosh-test-packages', `${name}-${VERSIONS[name]}`);
  const folder = path.join(cache, 'node_modules', name);
  if (!fs.existsSync(path.join(folder, 'package.json'))) {
    try {
      fs.mkdirSync(cache, { recursive: true });
      execFileSync(
        'npm',
        ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--silent', '--prefix', cache, `${name}@${VERSIONS[name]}`],
        { cwd: cache, env: inject('outerEnv'), timeout: 50_000, stdio: 'ignore' },
      );
    } catch {
      return null;
    }
  }
  return folder;
}
