/** The fact about the operating system: distribution, kernel, architecture, and whether it runs in WSL or in a container. */
import { record } from '../base/json.ts';
import { kept } from './kept-facts.ts';
import type { Machine } from './machine.ts';
import type { Row } from './source.ts';

/** The paths of the file in os-release(5); the first that exists counts. */
const RELEASE_FILES = ['/etc/os-release', '/usr/lib/os-release'];
const MACOS_FILE = '/System/Library/CoreServices/SystemVersion.plist';
/** The largest os-release file that is read; those of Debian, Fedora and Alpine have less than 1 KB. */
const RELEASE_BYTES = 16 * 1024;
const NAME_CHARS = 60;

/** Files that container runtimes create. Source: the documentation of docker and podman. */
const CONTAINER_FILES = ['/.dockerenv', '/run/.containerenv'];

export const operatingSystem: Row = {
  name: 'os',
  chars: 160,
  purposes: ['question', 'bare'],
  lasting: true,
  origin: 'system',
  async gather({ machine }) {
    const { platform, release, arch } = machine;
    const paths = platform === 'darwin' ? [MACOS_FILE] : [...RELEASE_FILES, ...CONTAINER_FILES];
    const make = (): Promise<System> => look(machine);
    const { name, container } = await kept(machine, { name: 'os', paths, also: [platform, release], parse, make });
    const kernel = `${KERNELS[platform] ?? platform} ${release} ${arch}`;
    const parts = [name, kernel, underWindows(machine) ? 'in WSL' : '', container || runsContained(machine) ? 'in a container' : ''];
    return { text: parts.filter((part) => part !== '').join(', '), value: { kind: 'os', platform, release, arch, name } };
  },
};

interface System {
  /** The distribution with its version; empty when it is not known. */
  readonly name: string;
  /** There are signs of a container besides the environment. */
  readonly container: boolean;
}

function parse(value: unknown): System | null {
  const { name, container } = record(value);
  return typeof name === 'string' && typeof container === 'boolean' ? { name: name.slice(0, NAME_CHARS), container } : null;
}

async function look(machine: Machine): Promise<System> {
  const [name, container] = await Promise.all([systemName(machine), inContainer(machine)]);
  return { name, container };
}

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

/** PRETTY_NAME of an os-release text, without its quotes and backslashes; the format has no expansions. Source: os-release(5). */
export function prettyName(text: string): string {
  const value = /^(?:PRETTY_NAME)=(?:"((?:\\.|[^"\\\n])*)"|'([^'\n]*)'|([^\s"']*))/m.exec(text);
  return (value?.[1]?.replace(/\\(.)/g, '$1') ?? value?.[2] ?? value?.[3] ?? '').slice(0, NAME_CHARS);
}

/** The release of WSL's own kernels names Microsoft; with a custom kernel, a variable that WSL sets shows it. */
const underWindows = ({ release, env }: Machine): boolean => /microsoft/i.test(release) || (env['WSL_DISTRO_NAME'] ?? '') !== '';

/** Variables that container runtimes set. Source: systemd's container interface and the documentation of Kubernetes. */
const runsContained = ({ platform, env }: Machine): boolean =>
  platform === 'linux' && ['container', 'KUBERNETES_SERVICE_HOST'].some((name) => (env[name] ?? '') !== '');

async function inContainer(machine: Machine): Promise<boolean> {
  if (machine.platform !== 'linux') return false;
  return (await Promise.all(CONTAINER_FILES.map((file) => machine.kind(file)))).includes('file');
}
