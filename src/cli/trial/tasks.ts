/**
 * The tasks of `yosh bench`. All of them are ours; none needs a network. A new task is a row in one of the two tables; a right answer to it
 * is a row in the test.
 */
import { FILE_TASKS } from './file-tasks.ts';
import type { Task } from './task.ts';
import { TEXT_TASKS } from './text-tasks.ts';

export const TASKS: readonly Task[] = [...FILE_TASKS, ...TEXT_TASKS];
