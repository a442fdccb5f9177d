/** The system and how its packages are likely to be called: distribution, kernel, architecture, and what it runs in. */
import type { Machine } from './machine.ts';
import type { Row } from './source.ts';

/** Where os-release(5) says it stands; the first there is counts. */
const RELEASE_FILES = ['/etc/os-release', '/usr/lib/os-release'];
const MACOS_FILE = '/System/Library/CoreServices/SystemVersion.plist';
/** Those of Debian, Fedora and Alpine have less than 1 KB. */
const RELEASE_BYTES = 16 * 1024;
const NAME_CHARS = 60;

/** Files that container runtimes put there. Source: docker's and podman's own documentation. */
const CONTAINER_FILES = ['/.dockerenv', '/run/.containerenv'];

export const operatingSystem: Row = {
  name: 'os',
  chars: 160,
  purposes: ['question', 'bare'],
  lasting: true,
  origin: 'system',
  async gather({ machine }) {
    const { platform, release, arch } = machine;
    const [name, container] = await Promise.all([systemName(machine), inContainer(machine)]);
    const kernel = `${KERNELS[platform] ?? platform} ${release} ${arch}`;
    const parts = [name, kernel, underWindows(machine) ? 'in WSL' : '', container ? 'in a container' : ''];
    return { text: parts.filter((part) => part !== '').join(', '), value: { kind: 'os', platform, release, arch, name } };
  },
};

const KERNELS: Readonly<Record<string, string>> = { linux: 'Linux', darwin: 'Darwin', freebsd: 'FreeBSD' };

async function systemName(machine: Machine): Promise<string> {
  const bounds = { limitBytes: RELEASE_BYTES, links: 'followed' } as const;
  if (machine.platform === 'darwin') {
    const version = /<key>ProductVersion<\/key>\s*<string>([\d.]{1,20})<\/string>/.exec((await machine.readFile(MACOS_FILE, bounds)) ?? '');
    return version === null ? 'macOS' : `macOS ${version[1]}`;
  }
  for (const file of RELEASE_FILES) {
    const text = await machine.readFile(file, bounds);
    if (text !== null) return prettyName(text);
  }
  return '';
}

/** Shell-like assignments: quotes around a value and backslashes in it go, expansions do not exist. Source: os-release(5). */
export function prettyName(text: string): string {
  const value = /^(?:PRETTY_NAME)=(?:"((?:\\.|[^"\\\n])*)"|'([^'\n]*)'|([^\s"']*))/m.exec(text);
  return (value?.[1]?.replace(/\\(.)/g, '$1') ?? value?.[2] ?? value?.[3] ?? '').slice(0, NAME_CHARS);
}

/** WSL's kernels name their maker; a kernel of the user's own is betrayed by what WSL puts into the environment. */
const underWindows = ({ release, env }: Machine): boolean => /microsoft/i.test(release) || (env['WSL_DISTRO_NAME'] ?? '') !== '';

async function inContainer(machine: Machine): Promise<boolean> {
  if (machine.platform !== 'linux') return false;
  if (['container', 'KUBERNETES_SERVICE_HOST'].some((name) => (machine.env[name] ?? '') !== '')) return true;
  return (await Promise.all(CONTAINER_FILES.map((file) => machine.kind(file)))).includes('file');
}
