/**
 * Who listens on a port of this machine: the first comer may have the port of a model server, also another user of the machine. Linux
 * says it in /proc/net/tcp and /proc/net/tcp6 (proc(5)), macOS through lsof(8).
 */
import fs from 'node:fs';
import path from 'node:path';
import { namesIn } from '../base/names-in.ts';

/** `own`: this user. `system`: root, or an account for a service. `other`: another user, or it is not known. */
export type Owner = 'own' | 'system' | 'other';

export interface Listener {
  readonly uid: number;
  readonly owner: Owner;
  /** Name of the user; the number when it has no name. */
  readonly user: string;
  /** Name of the program; empty when this user may not know it. Looked for when it is read. */
  readonly program: string;
}

/** For the user: `ollama, run by you`. */
export const nameOf = ({ program, owner, user }: Listener): string =>
  `${program === '' ? 'a program' : program}, run by ${owner === 'own' ? 'you' : `the ${owner === 'system' ? 'system account' : 'user'} ${user}`}`;

/** One listening socket. */
export interface Socket {
  /** Text of the address: `127.0.0.1`, `::1`, `0.0.0.0`. */
  readonly address: string;
  readonly port: number;
  readonly uid: number;
  readonly inode: string;
}

const LISTEN = '0A';

/** Parses /proc/net/tcp or tcp6; lines that are not as expected are left out. Numbers of an address are in the machine's byte order. */
export function parseSockets(text: string, littleEndian: boolean): readonly Socket[] {
  return text.split('\n').flatMap((line): readonly Socket[] => {
    const match =
      /^\s*\d+: ([\dA-F]{8}|[\dA-F]{32}):([\dA-F]{4}) [\dA-F]+:[\dA-F]{4} ([\dA-F]{2}) \S+ \S+ \S+ +(\d{1,10}) +\d+ (\d+)(?: |$)/i.exec(
        line,
      );
    if (match === null) return [];
    const [, address = '', port = '', state = '', uid = '', inode = ''] = match;
    if (state.toUpperCase() !== LISTEN) return [];
    return [{ address: addressOf(address, littleEndian), port: Number.parseInt(port, 16), uid: Number(uid), inode }];
  });
}

/** A line of a socket in any state but listening. */
const OTHER_STATE = /^\s*\d+: [\dA-F]+:[\dA-F]{4} [\dA-F]+:[\dA-F]{4} (?!0A)/i;

/**
 * The beginning of /proc/net/tcp or tcp6, up to a socket that does not listen. Linux lists all sockets that listen first
 * (https://www.kernel.org/doc/html/latest/networking/proc_net_tcp.html), and searches a table of half a million places for the others: 5 ms
 * of CPU time for each of the two files.
 * @param next the next bytes as text, fewer than a line has; empty at the end.
 */
export function listeningPart(next: () => string): string {
  let [text, line] = ['', ''];
  for (let piece = next(); piece !== ''; piece = next()) {
    text += piece;
    const lines = (line + piece).split('\n');
    line = lines.pop() ?? '';
    if (lines.some((ended) => OTHER_STATE.test(ended))) break;
  }
  return text;
}

function addressOf(hex: string, littleEndian: boolean): string {
  const bytes = [...Buffer.from(hex, 'hex')];
  const ordered = littleEndian
    ? Array.from({ length: bytes.length / 4 }, (_, word) => bytes.slice(word * 4, word * 4 + 4).toReversed()).flat()
    : bytes;
  if (ordered.length === 4) return ordered.join('.');
  const groups = Array.from({ length: 8 }, (_, i) => (((ordered[i * 2] as number) << 8) | (ordered[i * 2 + 1] as number)).toString(16));
  // URL writes an address in its shortest form
  return new URL(`http://[${groups.join(':')}]/`).hostname.slice(1, -1);
}

/** Every address at which a connection to this host of the machine may arrive, the unspecified ones included. */
function addressesOf(hostname: string): readonly string[] {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const mapped = (address: string): string => new URL(`http://[::ffff:${address}]/`).hostname.slice(1, -1);
  const four = (address: string): readonly string[] => [address, '0.0.0.0', mapped(address), mapped('0.0.0.0'), '::'];
  if (host === 'localhost') return [...four('127.0.0.1'), '::1'];
  return host.includes(':') ? [host, '::'] : four(host);
}

/** The parts of the machine that are asked, given from outside for tests. */
export interface ListenerWorld {
  /** Effective user id of this process. */
  readonly uid: number;
  readonly platform: NodeJS.Platform;
  /** Text of a file; empty when it cannot be read. */
  read(file: string): string;
  /** Text of a table of sockets with all that listen, as far as its order is Linux's. */
  readListening(file: string): string;
  /** Processes of other users that hold the socket, as far as this user may see them. */
  otherOwners(inode: string): readonly { readonly uid: number; readonly program: string }[];
  /** Name of a program of this user that holds the socket, else of another user's; empty when none is seen. */
  program(inode: string): string;
  /** Output of `lsof`; empty when it cannot be run. */
  lsof(args: readonly string[]): Promise<string>;
}

/**
 * Who listens at a loopback address. With several sockets on the port (one per address family, or shared with SO_REUSEPORT) the one whose
 * owner is the least trusted counts. Null when nothing listens there or nothing can be known. Never throws.
 */
export async function listenerAt(hostname: string, port: number, world: ListenerWorld = thisWorld): Promise<Listener | null> {
  const found = world.platform === 'darwin' ? await fromLsof(hostname, port, world) : fromProc(hostname, port, world);
  const rank: readonly Owner[] = ['other', 'system', 'own'];
  return found.toSorted((a, b) => rank.indexOf(a.owner) - rank.indexOf(b.owner))[0] ?? null;
}

const [TABLE, TABLE6] = ['/proc/net/tcp', '/proc/net/tcp6'];

function fromProc(hostname: string, port: number, world: ListenerWorld): readonly Listener[] {
  const addresses = new Set(addressesOf(hostname));
  const little = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
  const socketsIn = (text: string): readonly Socket[] =>
    parseSockets(text, little).filter((socket) => socket.port === port && addresses.has(socket.address));
  const four = socketsIn(world.readListening(TABLE));
  // a socket with this very address gets all connections to it (inet_lookup_listener of Linux): no other table is needed
  const some = four.some(({ address }) => address === hostname) ? four : [...four, ...socketsIn(world.readListening(TABLE6))];
  const sockets = some.length > 0 ? some : [TABLE, TABLE6].flatMap((file) => socketsIn(world.read(file)));
  return sockets.flatMap(({ uid, inode }) => [
    listener(uid, () => world.program(inode), world),
    // a socket can be handed on: who accepts its connections counts as much as who opened it
    ...world.otherOwners(inode).map((holder) => listener(holder.uid, () => holder.program, world)),
  ]);
}

async function fromLsof(hostname: string, port: number, world: ListenerWorld): Promise<readonly Listener[]> {
  const output = await world.lsof(['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fcun']);
  const addresses = new Set([...addressesOf(hostname), '*']);
  return parseLsof(output)
    .filter(({ address }) => addresses.has(address))
    .map(({ uid, program }) => listener(uid, () => program, world));
}

/** Parses `lsof -Fcun`: one field a line, by its first letter; process fields stay valid for the files after them. */
export function parseLsof(text: string): readonly { readonly uid: number; readonly program: string; readonly address: string }[] {
  const found: { uid: number; program: string; address: string }[] = [];
  let [uid, program] = [Number.NaN, ''];
  for (const line of text.split('\n')) {
    const value = line.slice(1);
    if (line.startsWith('p')) [uid, program] = [Number.NaN, ''];
    else if (line.startsWith('c')) program = value;
    else if (line.startsWith('u')) uid = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
    else if (line.startsWith('n') && !Number.isNaN(uid))
      found.push({ uid, program, address: value.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1') });
  }
  return found;
}

function listener(uid: number, program: () => string, world: ListenerWorld): Listener {
  const user =
    world
      .read('/etc/passwd')
      .split('\n')
      .find((line) => line.split(':')[2] === String(uid))
      ?.split(':')[0] ?? String(uid);
  const owner = uid === world.uid ? 'own' : isSystem(uid, world) ? 'system' : 'other';
  return {
    uid,
    owner,
    user,
    get program() {
      return program().slice(0, PROGRAM_CHARS);
    },
  };
}

const PROGRAM_CHARS = 32;

/** Accounts below this number belong to the system: UID_MIN of login.defs(5), 1000 when it does not say; 500 on macOS. */
function isSystem(uid: number, { platform, read }: ListenerWorld): boolean {
  if (platform === 'darwin') return uid < 500;
  const set = /^UID_MIN\s+(\d{1,10})\s*$/m.exec(read('/etc/login.defs'))?.[1];
  return uid < (set === undefined ? 1000 : Number(set));
}

const LSOF_MS = 2_000;

const thisWorld: ListenerWorld = {
  get uid() {
    return process.geteuid?.() ?? -1;
  },
  platform: process.platform,
  read(file) {
    try {
      return fs.readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  },
  readListening(file) {
    let fd: number;
    try {
      fd = fs.openSync(file, 'r');
    } catch {
      return '';
    }
    try {
      const piece = Buffer.alloc(PIECE_BYTES);
      return listeningPart(() => piece.toString('latin1', 0, fs.readSync(fd, piece)));
    } catch {
      return '';
    } finally {
      fs.closeSync(fd);
    }
  },
  otherOwners(inode) {
    const own = process.geteuid?.();
    // only root may read the open files of others (proc_pid_fd(5)): for anybody else it would be a look at every process for nothing
    return own === 0 ? holders(inode, (uid) => uid !== own) : [];
  },
  program(inode) {
    const own = process.geteuid?.();
    return (holders(inode, (uid) => uid === own)[0] ?? holders(inode, () => true)[0])?.program ?? '';
  },
  lsof: (args) =>
    new Promise((resolve) => {
      const { execFile } = process.getBuiltinModule('node:child_process');
      execFile('/usr/sbin/lsof', [...args], { timeout: LSOF_MS, encoding: 'utf8' }, (_, output) => resolve(output ?? ''));
    }),
};

/** Fewer bytes than a line: the kernel makes as many lines as are asked for. */
const PIECE_BYTES = 128;

/** The processes of these users that hold a socket. The open files of a process are read only when its user is one of them. */
function holders(inode: string, isOf: (uid: number) => boolean): readonly { readonly uid: number; readonly program: string }[] {
  const link = `socket:[${inode}]`;
  return namesIn('/proc').flatMap((pid) => {
    const uid = /^\d+$/.test(pid) ? statUid(`/proc/${pid}`) : null;
    if (uid === null || !isOf(uid)) return [];
    const folder = `/proc/${pid}/fd`;
    if (!namesIn(folder).some((fd) => linkOf(`${folder}/${fd}`) === link)) return [];
    return [{ uid, program: path.basename(linkOf(`/proc/${pid}/exe`)) }];
  });
}

function linkOf(file: string): string {
  try {
    return fs.readlinkSync(file);
  } catch {
    return '';
  }
}

function statUid(file: string): number | null {
  try {
    return fs.statSync(file).uid;
  } catch {
    return null;
  }
}
