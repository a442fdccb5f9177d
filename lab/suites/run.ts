/**
 * `npm run lab suites FOLDER [NAME] [N]` runs test suites of other programs from a folder of checkouts: in a bare shell, and in a session of
 * yosh. It compares what they report. Each needs a checkout of the version that is installed; lab/README.md names them. With N only every
 * Nth file of the suite is run.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ShellName } from '../../src/shell/shell-kinds.ts';
import { markGreeted } from '../../tests/support/greeted.ts';
import { copyRoot } from '../../tests/support/scripted-root.ts';
import { SHELLS_HERE } from '../../tests/support/shells-here.ts';
import { TestTerminal } from '../../tests/support/terminal.ts';

/** The longest suite takes ten minutes of a quiet machine. */
const MOST_MS = 40 * 60_000;
const POLL_MS = 200;

interface Suite {
  readonly name: string;
  readonly shell: ShellName;
  /** The checkout, and programs that must be installed. */
  readonly needs: readonly string[];
  /** Run in the shell, in an empty folder; its output is read. `@NAME@` is the folder of a checkout, `$every` what N says. */
  readonly script: string;
  /** Lines of the output that say how a test ended. */
  readonly results: RegExp;
}

const SUITES: readonly Suite[] = [
  {
    name: 'zsh-completion',
    shell: 'zsh',
    needs: ['@zsh@/Test/ztst.zsh'],
    script: `cp -r @zsh@/Test @zsh@/Functions @zsh@/Completion . && mkdir Src && ln -s ${SHELLS_HERE.zsh.path} Src/zsh && cd Test
for each in $(ls Y*.ztst | awk "NR % $every == 0"); do ZTST_continue=1 ${SHELLS_HERE.zsh.path} +Z -f ./ztst.zsh ./$each; done`,
    results: /^(?:.*: all tests successful\.|.*: test failed\.|Was testing: .*|.*: skipped .*)$/gm,
  },
  {
    name: 'bash-completion',
    shell: 'bash',
    needs: ['@bash-completion@/test/t/conftest.py', '/usr/bin/pytest-3'],
    script: `cd @bash-completion@/test/t && PYTHONDONTWRITEBYTECODE=1 /usr/bin/pytest-3 -rA -q -p no:cacheprovider --tb=no $(ls test_*.py unit/test_*.py | awk "NR % $every == 0")`,
    results: /^(?:PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS) \S+/gm,
  },
];

const [folder = '', only = '', every = '1'] = process.argv.slice(2);
if (folder === '') {
  console.log(`usage: npm run lab suites FOLDER [${SUITES.map(({ name }) => name).join('|')}] [N]`);
  process.exit(2);
}
const checkouts = path.resolve(folder);
const placed = (text: string): string => text.replace(/@([\w.-]+)@/g, (_, name: string) => path.join(checkouts, name));
const root = copyRoot();

/** What a suite reports, one result a line, and how many lines of each kind there are. */
async function report({ shell, script, results }: Suite, inside: boolean): Promise<readonly string[]> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'suite-'));
  const [work, output, done] = ['work', 'output', 'done'].map((name) => path.join(home, name)) as [string, string, string];
  fs.mkdirSync(work);
  markGreeted(home);
  fs.writeFileSync(path.join(home, 'suite.sh'), `every=${every}; cd ${work}\n{ ${placed(script)}\n} >${output} 2>&1\n: >${done}\n`);
  const file = inside ? path.join(root, 'bin/yosh') : SHELLS_HERE[shell].path;
  const env = { HOME: home, SHELL: SHELLS_HERE[shell].path, PATH: '/usr/local/bin:/usr/bin:/bin', TERM: 'xterm-256color', LANG: 'C.UTF-8' };
  const line = `sh ${home}/suite.sh`;
  try {
    fs.writeFileSync(path.join(home, `.${shell}rc`), "PS1='P> '\n");
    const terminal = new TestTerminal({ file, env, cwd: home });
    await terminal.until('P>');
    terminal.type(`${line}\r`);
    for (const end = performance.now() + MOST_MS; !fs.existsSync(done) && performance.now() < end;) await sleep(POLL_MS);
    terminal.close();
    await terminal.exited;
    const text = fs.existsSync(output) ? fs.readFileSync(output, 'utf8') : '';
    return [...text.matchAll(results)].map(([all]) => all.replaceAll(home, '~'));
  } finally {
    fs.rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}

let different = 0;
try {
  for (const suite of SUITES.filter(({ name }) => only === '' || name === only)) {
    const absent = suite.needs.map(placed).filter((file) => !fs.existsSync(file));
    if (absent.length > 0) {
      console.log(`${suite.name}: not run: ${absent.join(', ')} does not exist`);
      continue;
    }
    const bare = await report(suite, false);
    const inside = await report(suite, true);
    const differ = [...bare.filter((one) => !inside.includes(one)), ...inside.filter((one) => !bare.includes(one))];
    if (differ.length > 0 || bare.length === 0) different += 1;
    const failed = (lines: readonly string[]): number => lines.filter((one) => /failed|^(?:FAILED|ERROR)/.test(one)).length;
    console.log(
      `${suite.name}: bare ${bare.length} results, ${failed(bare)} failed; in a session ${inside.length}, ${failed(inside)} failed; ${differ.length} differ`,
    );
    for (const one of differ) console.log(`  ${bare.includes(one) ? 'bare only' : 'in a session only'}: ${one.replace(/\s+/g, ' ')}`);
  }
} finally {
  fs.rmSync(root, { recursive: true, force: true });
}
process.exit(different === 0 ? 0 : 1);
