/** Knows which one-line answers of a model look like a command. A wrong guess shows a command as text. */
import { about } from '../programs/index.ts';

/** Whether the name is a whole command by itself. */
export const isAlone = (name: string): boolean => about(name).common === 'alone';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words of English prose. None of them is a usual argument of a command. */
export const PROSE: ReadonlySet<string> = words(`
an and are because can command displays is it its lists means or prints program should shows sure that the these this to tool
utility was were when which will with would you your`);
