/** Entry point of the room, loaded when a line is explained. */
export { wordsOf } from './command-line.ts';
export { explained } from './explain.ts';
