/** The order of test files: long ones first, so that none is left over at the end for one worker. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG } from './lanes.ts';

const isLong = ({ moduleId }: TestSpecification): boolean => Object.keys(LONG).some((file) => moduleId.endsWith(`/${file}`));

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
