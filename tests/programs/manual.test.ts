/**
 * Compares the options in the rows with the manual pages of Debian 12, on a machine that has them: what a page of another version leaves out
 * says nothing about a row. An option that a page does not contain is a mistake in the row,
 * a mistake of the reader of pages, or an option that the program has and its page leaves out; the last ones are listed here.
 */
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fromRow } from '../../src/programs/options.ts';
import { about, optionsName } from '../../src/programs/index.ts';
import type { OptionRow } from '../../src/programs/option-rows.ts';
import { programNames } from '../support/program-names.ts';

/** Programs whose page belongs to another program, or refers to other pages for its options. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  which: 'Debian has a which of its own, without long options',
  awk: 'the awk of this machine may be mawk',
  apt: 'apt(8) refers to apt-get(8) and apt-cache(8)',
  zgrep: 'zgrep(1) refers to grep(1)',
  zegrep: 'zgrep(1) refers to grep(1)',
  zfgrep: 'zgrep(1) refers to grep(1)',
};
/**
 * Options of versions newer than those of Debian 12 (coreutils 9.5, curl 8.12, git 2.45, systemd 257, jq 1.7, procps 4, rsync 3.4), and
 * undocumented ones.
 */
const NEWER: Readonly<Record<string, string>> = {
  env: 'argv0',
  watch: 'no-color no-rerun shotsdir',
  rsync: 'remove-sent-files compress-threads compression-choice confine-root drop-D insecure-links zt',
  cp: 'debug keep-directory-symlink',
  mv: 'debug exchange no-copy',
  chmod: 'dereference no-dereference',
  diff: `old-group-format new-group-format unchanged-group-format changed-group-format old-line-format new-line-format
    unchanged-line-format`,
  cksum: 'base64 binary raw text',
  jq: 'build-configuration raw-output0 stream-errors',
  tail: 'debug',
  wc: 'debug',
  rev: 'zero',
  journalctl: 'list-invocations list-namespaces synchronize-on-exit truncate-newline exclude-identifier',
  pidof: 'help',
  systemctl: 'image-policy json stdin kill-value no-legend',
  mount: 'onlyonce',
  curl: `ca-native proxy-ca-native dump-ca-embed haproxy-clientip ip-tos ipfs-gateway keepalive-cnt knownhosts mptcp out-null
    parallel-max-host proxy-http2 sigalgs signature-algorithms skip-existing ssl-sessions tls-earlydata trace-config trace-ids upload-flags
    vlan-priority`,
  ifconfig: 'help version',
  git: 'attr-source no-lazy-fetch',
};

const RELEASE = '/etc/os-release';
const release = fs.existsSync(RELEASE) ? fs.readFileSync(RELEASE, 'utf8') : '';
const isDebian12 = /^ID=debian$/m.test(release) && /^VERSION_ID="12"$/m.test(release);

const PAGES = ['/usr/share/man/man1', '/usr/share/man/man8'];

function pageOf(name: string): string | null {
  for (const folder of PAGES)
    for (const file of [`${folder}/${name}.1.gz`, `${folder}/${name}.8.gz`]) {
      if (!fs.existsSync(file)) continue;
      const text = gunzipSync(fs.readFileSync(file)).toString('utf8');
      return text.startsWith('.so') ? null : text.replaceAll(/\\-|\\\(hy|\\\(en/g, '-').replaceAll(/\\f.|\\[&,/|]/g, '');
    }
  return null;
}

const rowOf = (name: string): OptionRow | undefined => {
  const { options } = about(optionsName(name));
  return options === undefined ? undefined : Array.isArray(options) ? (options as OptionRow) : (options as { gnu?: OptionRow }).gnu;
};

const pages = (isDebian12 ? programNames() : []).flatMap((name) => {
  const row = ELSEWHERE[name] === undefined ? rowOf(name) : undefined;
  const page = row === undefined ? null : pageOf(name);
  return row === undefined || page === null ? [] : [{ name, row, page }];
});

test('the long options of the rows are in the manual pages of Debian 12', () => {
  if (pages.length === 0) console.info('no manual pages of Debian 12 on this machine: the options of the rows were not compared');
  const unknown = pages.flatMap(({ name, row, page }) => {
    const newer = new Set((NEWER[name] ?? '').split(/\s+/));
    const missing = [...fromRow(row).long.keys()]
      .filter((option) => !newer.has(option))
      .filter((option) => !page.includes(`-${option}`) && !page.includes(option));
    return missing.length === 0 ? [] : [`${name}: ${missing.join(' ')}`];
  });
  expect(unknown, `${pages.length} pages`).toEqual([]);
});
