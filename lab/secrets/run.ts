/**
 * Scores redaction: how many secrets of public collections are masked, in each context, and how much ordinary text stays unchanged.
 *
 *   npm run lab secrets [-v] FOLDER…
 *
 * Each FOLDER is a checkout or a bare git directory of secretlint/secretlint, gitleaks/gitleaks, atuinsh/atuin, TellinaTool/nl2bash,
 * trufflesecurity/trufflehog, Samsung/CredSweeper, praetorian-inc/noseyparker or Yelp/detect-secrets; its files show which. Without a
 * folder, only our own ordinary output and the speed are measured. A secret counts as masked when no piece of
 * it is left that has at least six characters and a third of it. `-v` shows each miss. Exits non-zero below the targets.
 */
import { Redactor } from '../../src/safety/redact/index.ts';
import { ATUIN_FILE, atuinCases } from './atuin.ts';
import { type Case, type Corpus, openCorpus } from './corpus.ts';
import { CONTEXTS } from './contexts.ts';
import { CREDSWEEPER_FILE, credsweeperCases } from './credsweeper.ts';
import { detectSecretsCases } from './detect-secrets.ts';
import { gitleaksCases } from './gitleaks.ts';
import { leaks } from './leak.ts';
import { NOSEYPARKER_RULES, noseyparkerCases } from './noseyparker.ts';
import { ORDINARY } from './ordinary.ts';
import { changedLines, missedScreens } from './screens.ts';
import { secretlintCases } from './secretlint.ts';
import { speeds } from './speed.ts';
import { trufflehogCases } from './trufflehog.ts';

const targets = {
  secretlint: 0.99,
  gitleaksMissed: 4,
  atuin: 1,
  scanners: 0.95,
  context: 0.005,
  falsePositives: 0.001,
  msPerMiB: 50,
  hostileMsPerMiB: 500,
} as const;

/** One in this many of gitleaks' positives is tried in every context. */
const GITLEAKS_EVERY = 9;

const verbose = process.argv.includes('-v');
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const shortfalls: string[] = [];

const percent = (part: number, whole: number): string => `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(2)} %)`;
const shown = new Set<string>();
const show = (label: string, text: string): void => {
  if (!verbose || shown.has(text)) return;
  shown.add(text);
  console.log(`  ${label}: ${JSON.stringify(text.slice(0, 400))}`);
};

/** The cases with a secret left, in one context. */
async function missed(cases: readonly Case[], apply: (text: string) => string | Promise<string>): Promise<Case[]> {
  const left: Case[] = [];
  for (const one of cases) {
    const text = await apply(one.text);
    const output = new Redactor({}).redact(text);
    if (!one.secrets.some((secret) => leaks(output, one.text, secret))) continue;
    left.push(one);
    show(one.group, output);
  }
  return left;
}

async function scoreCases(name: string, cases: readonly Case[]): Promise<number> {
  let plain = 0;
  for (const context of CONTEXTS) {
    const left = await missed(cases, context.apply);
    const share = 1 - left.length / Math.max(1, cases.length);
    if (context.name === 'plain') plain = share;
    console.log(`${name}, ${context.name}: ${percent(cases.length - left.length, cases.length)}`);
    if (verbose && left.length > 0) console.log(`  missed: ${[...new Set(left.map(({ group }) => group))].join(', ')}`);
    if (share < plain - targets.context)
      shortfalls.push(`${name}, ${context.name}: ${(100 * (plain - share)).toFixed(2)} points below plain`);
  }
  return plain;
}

async function scoreRules(cases: readonly Case[], unread: readonly string[]): Promise<void> {
  const names = new Set(cases.map(({ group }) => group));
  const left = new Set((await missed(cases, (text) => text)).map(({ group }) => group));
  console.log(`gitleaks, rules whose positives are all masked: ${percent(names.size - left.size, names.size)}`);
  if (left.size > 0) console.log(`  not: ${[...left].join(', ')}`);
  if (unread.length > 0) console.log(`  ${unread.length} positives not read${verbose ? `: ${unread.join('; ')}` : ''}`);
  if (left.size > targets.gitleaksMissed) shortfalls.push(`gitleaks: ${left.size} rules`);
}

function scoreCommands(commands: readonly string[]): void {
  const changed = commands.filter((command) => new Redactor({}).redact(command) !== command);
  console.log(`ordinary commands changed: ${percent(changed.length, commands.length)}`);
  for (const command of changed) show(command, new Redactor({}).redact(command));
  if (changed.length > commands.length * targets.falsePositives) shortfalls.push(`commands: ${changed.length} changed`);
  const together = new Set(new Redactor({}).redact(commands.join('\n')).split('\n'));
  console.log(`the same as one text: ${commands.filter((command) => !together.has(command)).length} lines changed`);
}

function scoreOrdinary(): void {
  const changed = Object.entries(ORDINARY).filter(([, text]) => new Redactor({}).redact(text) !== text);
  console.log(`ordinary output unchanged: ${percent(Object.keys(ORDINARY).length - changed.length, Object.keys(ORDINARY).length)}`);
  for (const [name, text] of changed) {
    const before = text.split('\n');
    console.log(`  changed: ${name}`);
    for (const [index, line] of new Redactor({}).redact(text).split('\n').entries())
      if (line !== before[index]) show(`line ${index}`, line);
    shortfalls.push(`ordinary output: ${name}`);
  }
}

/** A public collection: the file that shows which one a folder holds, and how it is scored. */
interface Collection {
  readonly name: string;
  readonly holds: string;
  readonly score: (corpus: Corpus) => Promise<void> | void;
}

/** Scores the cases of another scanner's own tests, of which `target` must be masked. */
async function scoreScanner(name: string, cases: readonly Case[], target: number, notes: string): Promise<void> {
  const left = await missed(cases, (text) => text);
  const names = new Set(cases.map(({ group }) => group));
  const whole = names.size - new Set(left.map(({ group }) => group)).size;
  console.log(
    `${name}: ${percent(cases.length - left.length, cases.length)}; groups without a miss: ${percent(whole, names.size)}${notes}`,
  );
  if (verbose) console.log(`  missed: ${[...new Set(left.map(({ group }) => group))].join(', ')}`);
  const share = 1 - left.length / Math.max(1, cases.length);
  if (share < target) shortfalls.push(`${name}: ${(100 * share).toFixed(2)} %`);
}

const notRead = (unread: readonly string[]): string =>
  unread.length === 0 ? '' : `; ${unread.length} not read${verbose ? `: ${unread.join('; ')}` : ''}`;

const COLLECTIONS: readonly Collection[] = [
  {
    name: 'gitleaks',
    holds: 'config/gitleaks.toml',
    score: async (corpus) => {
      const { cases, unread } = gitleaksCases(corpus);
      await scoreRules(cases, unread);
      // its thousands of positives repeat the same few sentences, so a part of them is enough for the contexts
      await scoreCases(
        'gitleaks',
        cases.filter((_, index) => index % GITLEAKS_EVERY === 0),
      );
    },
  },
  {
    name: 'Atuin',
    holds: ATUIN_FILE,
    score: async (corpus) => {
      if ((await scoreCases('Atuin', atuinCases(corpus))) < targets.atuin) shortfalls.push('Atuin');
    },
  },
  {
    name: 'nl2bash',
    holds: 'data/bash/all.cm',
    score: (corpus) => scoreCommands(corpus.read('data/bash/all.cm').toString().trimEnd().split('\n')),
  },
  {
    name: 'trufflehog',
    holds: 'pkg/detectors/detectors.go',
    score: (corpus) => {
      const { cases, unread } = trufflehogCases(corpus);
      return scoreScanner('trufflehog', cases, targets.scanners, notRead(unread));
    },
  },
  {
    name: 'CredSweeper',
    holds: CREDSWEEPER_FILE,
    score: (corpus) => {
      const { cases, notCounted } = credsweeperCases(corpus);
      return scoreScanner('CredSweeper', cases, targets.scanners, `; not counted (identifiers, archives): ${notCounted}`);
    },
  },
  {
    name: 'noseyparker',
    holds: `${NOSEYPARKER_RULES}aws.yml`,
    score: (corpus) => {
      const { cases, unread } = noseyparkerCases(corpus);
      return scoreScanner('noseyparker', cases, targets.scanners, notRead(unread));
    },
  },
  {
    name: 'detect-secrets',
    holds: 'tests/plugins/keyword_test.py',
    score: (corpus) => scoreScanner('detect-secrets', detectSecretsCases(corpus), targets.scanners, ''),
  },
  {
    name: 'secretlint',
    holds: 'packages/@secretlint/core/package.json',
    score: async (corpus) => {
      const { cases, notCounted } = secretlintCases(corpus);
      if ((await scoreCases('secretlint', cases)) < targets.secretlint) shortfalls.push('secretlint');
      console.log(`  secretlint reports not counted (identifiers, binary files, examples): ${notCounted}`);
    },
  },
];

for (const folder of folders) {
  const corpus = openCorpus(folder);
  const collection = COLLECTIONS.find(({ holds }) => corpus.files.includes(holds));
  if (collection === undefined) shortfalls.push(`${folder}: none of ${COLLECTIONS.map(({ name }) => name).join(', ')}`);
  else await collection.score(corpus);
}
scoreOrdinary();
for (const set of ['1', '2', '3', '4']) {
  const { all, missed: left } = missedScreens(`screens-${set}.txt`);
  const { all: lines, changed } = changedLines(`ordinary-${set}.txt`);
  console.log(
    `our own screens, set ${set}: ${percent(all - left.length, all)} masked; of ordinary lines ${percent(changed.length, lines)} changed`,
  );
  // the second set is for figures only: who reads its misses tunes the rules to it
  if (set !== '2') for (const one of [...left.map(({ name, output }) => `${name}\n${output}`), ...changed]) show(`set ${set}`, one);
}
for (const { name, ms } of speeds()) {
  console.log(`1 MiB of ${name}: ${ms.toFixed(1)} ms`);
  const most = name === 'ordinary output' ? targets.msPerMiB : targets.hostileMsPerMiB;
  if (ms > most) shortfalls.push(`1 MiB of ${name}: ${ms.toFixed(1)} ms`);
}
for (const line of shortfalls) console.log(`BELOW TARGET: ${line}`);
process.exitCode = shortfalls.length > 0 ? 1 : 0;
