/** Files that others may have made: only regular ones are opened, and none is waited for. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openRegular } from '../../src/base/open-regular.ts';
import { commitsGone } from '../../src/effects/git-commits.ts';
import { trackedAround } from '../../src/effects/git-index.ts';

test('a file is opened; a FIFO, a device, a folder and nothing are not', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-regular-'));
  try {
    const at = (name: string): string => path.join(folder, name);
    fs.writeFileSync(at('file'), 'text');
    execFileSync('mkfifo', [at('fifo')]);
    fs.symlinkSync('/dev/zero', at('endless'));
    fs.symlinkSync('file', at('link'));
    for (const name of ['fifo', 'endless', '.', 'missing', 'file/x']) expect(openRegular(at(name))).toBeNull();
    for (const name of ['file', 'link']) {
      const fd = openRegular(at(name)) ?? -1;
      expect(fs.readFileSync(fd, 'utf8')).toBe('text');
      fs.closeSync(fd);
    }
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test('a repository made by somebody else is neither waited for nor read without end', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-repository-'));
  try {
    const packs = path.join(folder, '.git/objects/pack');
    fs.mkdirSync(packs, { recursive: true });
    fs.writeFileSync(path.join(folder, '.git/HEAD'), `${'1'.repeat(40)}\n`);
    const pack = path.join(packs, `pack-${'0'.repeat(40)}`);
    for (const end of ['.idx', '.pack']) execFileSync('mkfifo', [pack + end]);
    fs.symlinkSync('/dev/zero', path.join(folder, '.git/index'));
    expect(commitsGone(folder, 'abc1234')).toBeNull();
    expect(trackedAround(folder)).toBeNull();
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
