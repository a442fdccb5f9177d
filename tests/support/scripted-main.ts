/** Entry of the tests' companion: one file, which keeps nothing in the home of a test. */
import { start } from './scripted-companion.ts';

start();
