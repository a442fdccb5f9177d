/**
 * Keeps the compiled code of our own programs, for a faster next start. Node's cache (`module.enableCompileCache`) takes the code of a
 * module before it runs, so without the functions that V8 compiles when they are first called, which are most of ours. This one takes
 * it after an answer: the next first question costs a sixth less CPU time.
 *
 * Trust: what is in the cache is run. So its folders must belong to this user, and no other user may write to them. A program of this user may,
 * as it may change the shell's start-up files. The head of a file and V8's own check find code that is old or cut off, not code that was made
 * to deceive.
 */
import { isAscii } from 'node:buffer';
import fs from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { Env } from './env.ts';
import { ownFolder, xdgFolder } from './own-folder.ts';
import { isTemporaryOf, replaceFile } from './replace-file.ts';

export interface CodeCache {
  /** Stores the code of all modules that were not in the cache when they were loaded. Never rejects. */
  store(): Promise<void>;
}

/**
 * Modules in the folder of the running program that are loaded after this call use the cache, and load each other without Node's search
 * for a module, which is 0.2 ms of CPU time for each of the 36 that a first question needs. It is in the user's own cache folder and
 * not in the shared temporary one, because its contents are executed. Without such a folder nothing is kept. Those modules cannot use
 * `import()`: the build writes `require` for modules of ours, and `process.getBuiltinModule` loads those of Node.
 * @param program path of the running program, in `dist`.
 */
export function cacheCode(env: Env, program: string): CodeCache {
  const folder = cacheFolder(env, program);
  if (folder === null) return NO_CACHE;
  const cache = new Cache(folder, path.dirname(program));
  const compiler = module.prototype as unknown as Compiler;
  const compile = compiler._compile;
  const require = requireOf(program, cache);
  compiler._compile = function (source, file, ...rest) {
    const code = path.dirname(file) === path.dirname(program) ? cache.compiled(`${WRAPPER[0]}${source}${WRAPPER[1]}`, file) : null;
    if (code === null) return compile.call(this, source, file, ...rest);
    return code.call(this.exports, this.exports, require, this, file, path.dirname(file));
  };
  return cache;
}

type Require = (name: string) => unknown;

/** The `require` of a module from the cache. What Node has loaded is not loaded again, nor the other way round. */
function requireOf(program: string, cache: Cache): Require {
  const folder = path.dirname(program);
  const native = module.createRequire(program);
  const loaded = native.cache;
  const require = (name: string): unknown => {
    if (!name.startsWith('./')) return process.getBuiltinModule(name) ?? native(name);
    const file = path.join(folder, name);
    const known = loaded[file];
    if (known !== undefined) return known.exports;
    const text = cache.textOf(file);
    const code = text === null ? null : cache.compiled(text, file);
    // where the file is gone, after an upgrade, this fails in the way that Node does
    if (code === null) return native(file);
    const made = new module(file);
    loaded[file] = made;
    try {
      code.call(made.exports, made.exports, require, made, file, folder);
    } catch (error) {
      delete loaded[file];
      throw error;
    }
    return made.exports;
  };
  return require;
}

const NO_CACHE: CodeCache = { store: () => Promise.resolve() };

/** The part of Node's loader that compiles a CommonJS module. It has no documentation; tools that compile modules have replaced it for years. */
interface Compiler {
  _compile(this: NodeJS.Module, source: string, file: string, ...rest: readonly unknown[]): unknown;
}

/** Null where there is no home, or where another user could write. */
function cacheFolder(env: Env, program: string): string | null {
  const base = xdgFolder('cache', env);
  if (base === null) return null;
  const own = path.join(base, 'yosh');
  // one for each program: they call different functions of the same module
  const folder = path.join(own, `code-${path.parse(program).name}`);
  return ownFolder(own) && ownFolder(folder) ? folder : null;
}

type ModuleFunction = (this: unknown, exports: unknown, require: unknown, module: unknown, file: string, folder: string) => unknown;

/** A module whose code is not in the cache. */
interface Fresh {
  readonly script: vm.Script;
  readonly file: string;
  readonly state: string;
}

/** What is around the text of a module, as in Node's own loader. */
const WRAPPER = ['(function (exports, require, module, __filename, __dirname) {', '\n})'] as const;

/** Most files fit. */
const READ_BYTES = 1024 * 1024;

class Cache implements CodeCache {
  private fresh: Fresh[] = [];
  private readonly folder: string;
  /** Where the modules of this program are. */
  private readonly modules: string;
  /**
   * Files are read into this. In buffers of their own the modules and their code take 6 MB of new memory, which costs a tenth of the CPU time of
   * a first question, and they are kept until V8 cleans up.
   */
  private buffer: Buffer<ArrayBuffer> = Buffer.alloc(0);

  constructor(folder: string, modules: string) {
    this.folder = folder;
    this.modules = modules;
  }

  /** The module's text with WRAPPER around it; null when it cannot be read. */
  textOf(file: string): string | null {
    const bytes = this.contents(file, WRAPPER[0].length, WRAPPER[1].length);
    if (bytes === null) return null;
    bytes.write(WRAPPER[0], 0, 'latin1');
    bytes.write(WRAPPER[1], bytes.length - WRAPPER[1].length, 'latin1');
    return bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');
  }

  /** The module as a function; null when it cannot be compiled as one. */
  compiled(text: string, file: string): ModuleFunction | null {
    const state = stateOf(file);
    const cachedData = state === null ? null : this.read(file, state);
    try {
      const script = new vm.Script(text, { filename: file, ...(cachedData === null ? {} : { cachedData }) });
      if (state !== null && (cachedData === null || script.cachedDataRejected === true)) this.fresh.push({ script, file, state });
      return script.runInThisContext() as ModuleFunction;
    } catch {
      return null;
    }
  }

  async store(): Promise<void> {
    const { fresh } = this;
    this.fresh = [];
    free(this.buffer);
    this.buffer = Buffer.alloc(0);
    // one after the other: together they are 3 MB
    for (const { script, file, state } of fresh) {
      const code = script.createCachedData() as Buffer<ArrayBuffer>;
      await this.write(file, state, code);
      free(code);
    }
    await this.removeOld(fresh.map(({ file }) => this.fileOf(file)));
  }

  /**
   * Removes temporary files of processes that were killed while writing one of these files, and the code of modules that are gone: an upgrade
   * brings other names.
   */
  private async removeOld(stored: readonly string[]): Promise<void> {
    if (stored.length === 0) return;
    const names = await fs.promises.readdir(this.folder).catch((): string[] => []);
    const others = names.filter((name) => !fs.existsSync(path.join(this.modules, name)));
    for (const name of others)
      if (stored.some((one) => isTemporaryOf(one, name)) || isGone(path.join(this.folder, name)))
        await fs.promises.rm(path.join(this.folder, name), { force: true }).catch(() => {});
  }

  /** Valid until the next call. */
  private read(file: string, state: string): Buffer | null {
    const bytes = this.contents(this.fileOf(file), 0, 0);
    if (bytes === null) return null;
    const code = bytes.subarray(HEAD_BYTES);
    return bytes.subarray(0, HEAD_BYTES).equals(head(state, code)) ? code : null;
  }

  /** The contents of a file with this room around them, valid until the next call; null when it cannot be read. */
  private contents(file: string, before: number, behind: number): Buffer | null {
    let fd: number;
    try {
      fd = fs.openSync(file, 'r');
    } catch {
      return null;
    }
    try {
      const end = before + fs.fstatSync(fd).size;
      if (this.buffer.length < end + behind) this.buffer = Buffer.allocUnsafeSlow(Math.max(end + behind, READ_BYTES));
      let at = before;
      for (let count = 1; count > 0 && at < end; at += count) count = fs.readSync(fd, this.buffer, at, end - at, null);
      return at === end ? this.buffer.subarray(0, end + behind) : null;
    } catch {
      return null;
    } finally {
      fs.closeSync(fd);
    }
  }

  /** The file is complete on the disk before it gets its name, because V8 would run code that is cut off. */
  private async write(file: string, state: string, code: Buffer): Promise<void> {
    await replaceFile(this.fileOf(file), [head(state, code), code], { mode: 0o600, flush: true }).catch(() => {
      // such as a full disk: the next start compiles again
    });
  }

  private fileOf(file: string): string {
    return path.join(this.folder, path.basename(file));
  }
}

/** Size of the head of a cache file. A longer path is cut off at its end; the numbers before it still tell one file from another. */
const HEAD_BYTES = 1024;
/** The length of the code, and the fields of `stateOf` before the path. */
const FIELDS_BEFORE_PATH = 6;

/** The head of a cache file: the length of the code, so that a file that was cut off is not used, and the state of the module's file. */
function head(state: string, code: Buffer): Buffer {
  const bytes = Buffer.alloc(HEAD_BYTES, ' ');
  bytes.write(`${code.length} ${state}`);
  return bytes;
}

/** Whether a file has the code of a module that is no longer there. False for a file of another program, and for a path that its head cuts off. */
function isGone(file: string): boolean {
  try {
    const bytes = fs.readFileSync(file);
    const module = bytes.toString('utf8', 0, HEAD_BYTES).trimEnd().split(' ').slice(FIELDS_BEFORE_PATH).join(' ');
    free(bytes);
    return path.isAbsolute(module) && path.basename(module) === path.basename(file) && !fs.existsSync(module);
  } catch {
    return false;
  }
}

/** Gives its memory back now. V8 does when it cleans up, which a process that waits for a question may not do for hours. */
function free(bytes: Buffer<ArrayBuffer>): void {
  if (bytes.length === bytes.buffer.byteLength) bytes.buffer.transfer(0);
}

/**
 * Text that changes when another build replaces the file or another Node runs it; null when the file cannot be read. The time is that of
 * the inode, because npm gives all files of a package the same time of modification. V8 compares its own version and flags, but of the
 * source only the length.
 */
function stateOf(file: string): string | null {
  try {
    const { ino, size, ctimeMs } = fs.statSync(file);
    return [process.version, process.arch, ino, size, ctimeMs, file].join(' ');
  } catch {
    return null;
  }
}
