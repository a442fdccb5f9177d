/** What kind of system this is, from what it says of itself. */
import type { Os } from './check-world.ts';

/** By `ID`, then by the words of `ID_LIKE`. */
const MANAGERS: Readonly<Record<string, string>> = {
  debian: 'apt',
  ubuntu: 'apt',
  fedora: 'dnf',
  rhel: 'dnf',
  centos: 'yum',
  amzn: 'dnf',
  arch: 'pacman',
  alpine: 'apk',
  suse: 'zypper',
  opensuse: 'zypper',
  'opensuse-leap': 'zypper',
  'opensuse-tumbleweed': 'zypper',
  sles: 'zypper',
};

/** Systems with Linux's kernel and other tools than GNU's. */
const NOT_GNU: ReadonlySet<string> = new Set(['alpine', 'postmarketos', 'chimera', 'android']);

/**
 * @param platform as `process.platform` has it.
 * @param osRelease the text of /etc/os-release (os-release(5)), null where there is none.
 */
export function osOf(platform: string, osRelease: string | null): Os {
  if (platform === 'darwin') return { id: 'macos', gnu: false, packageManager: 'brew' };
  if (platform !== 'linux') return { id: platform, gnu: false, packageManager: '' };
  const field = (name: string): string => new RegExp(`^${name}=["']?([^"'\\n]*)`, 'm').exec(osRelease ?? '')?.[1]?.toLowerCase() ?? '';
  const kinds = [field('ID'), ...field('ID_LIKE').split(' ')].filter((kind) => kind !== '');
  const known = kinds.find((kind) => Object.hasOwn(MANAGERS, kind));
  return {
    id: kinds[0] ?? 'linux',
    gnu: !kinds.some((kind) => NOT_GNU.has(kind)),
    packageManager: known === undefined ? '' : (MANAGERS[known] as string),
  };
}
