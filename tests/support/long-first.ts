/** The order of test files: long ones first, so that none is left over at the end for one worker. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG } from './lanes.ts';

/** Files with a terminal that take more than a minute; without a cache of earlier runs the runner orders files by their size. */
const LONG_AT_TERMINALS = [
  'tests/shell/prefill.test.ts',
  'tests/shell/sentence.test.ts',
  'tests/llm/end-to-end.test.ts',
  'tests/proxy/terminal.test.ts',
  'tests/proxy/companion.test.ts',
];
const FIRST = [...LONG_AT_TERMINALS, ...Object.keys(LONG)];

const isLong = ({ moduleId }: TestSpecification): boolean => FIRST.some((file) => moduleId.endsWith(`/${file}`));

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
