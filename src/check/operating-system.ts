/** Recognises the operating system and its package manager from os-release. */
import type { Os } from './check-world.ts';

/** Package managers by `ID`, or else by a word of `ID_LIKE`. */
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

/** Systems with the Linux kernel whose base programs are not those of GNU. */
const NOT_GNU: ReadonlySet<string> = new Set(['alpine', 'postmarketos', 'chimera', 'android']);

/**
 * The system of this machine.
 * @param platform as in `process.platform`.
 * @param osRelease the text of /etc/os-release (os-release(5)), null when there is none.
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
