/**
 * The order of test files: the longest first, so that none is left over at the end for one worker; and those of the pure lane last, which are
 * short, and keep the cores busy while the last ones with a terminal wait.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take more than 20 s on two quiet cores, the longest first. Without a cache of earlier runs the runner orders files by their size,
 * and some of these are small. `npm run lab slow` measures.
 */
const LONGEST = [
  'tests/offline/score.test.ts',
  'tests/trust/enter-pressed.test.ts',
  'tests/shell/prefill.test.ts',
  'tests/shell/rc-line.test.ts',
  'tests/proxy/hangup.test.ts',
  'tests/proxy/companion.test.ts',
  'tests/trust/hijacked.test.ts',
  'tests/cli/trial.test.ts',
  'tests/llm/end-to-end.test.ts',
  'tests/companion/yo.test.ts',
  'tests/trust/destinations.test.ts',
  'tests/proxy/closing.test.ts',
  'tests/llm/dialects.test.ts',
  'tests/llm/faults.test.ts',
  'tests/shell/poor-machine.test.ts',
  'tests/trust/confirm.test.ts',
  'tests/cli/tour.test.ts',
  'tests/shell/manners.test.ts',
  'tests/shell/sentence.test.ts',
  'tests/trust/tls.test.ts',
  'tests/proxy/terminal.test.ts',
  'tests/shell/waiting.test.ts',
  'tests/shell/matrix.test.ts',
  'tests/lessons/real-shells.test.ts',
  'tests/walk/editors.test.ts',
  'tests/walk/companion.test.ts',
  'tests/shell/fail-open.test.ts',
  'tests/shell/zsh-options.test.ts',
  'tests/trust/private.test.ts',
  'tests/trust/secrets.test.ts',
  'tests/companion/bad-input.test.ts',
  'tests/proxy/transparency.test.ts',
  'tests/shell/plugins.test.ts',
  'tests/companion/growth.test.ts',
  'tests/walk/limits.test.ts',
  'tests/walk/steering.test.ts',
  'tests/proxy/supervisor.test.ts',
  'tests/companion/hosts.test.ts',
  'tests/transcript/output.test.ts',
  'tests/ui/linear.test.ts',
  'tests/offline/unread.test.ts',
  'tests/trust/imitation.test.ts',
  'tests/release/package.test.ts',
  'tests/proxy/faults.test.ts',
  'tests/trust/linear.test.ts',
];

/** Smaller comes first. */
function rank({ moduleId, project }: TestSpecification): number {
  if (project.name === 'pure') return LONGEST.length + 1;
  const at = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return at < 0 ? LONGEST.length : at;
}

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
