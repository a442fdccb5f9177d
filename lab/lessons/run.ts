/** `npm run lab lessons [-v]` plays the stories, near misses and poisonings of tests/corpora/lessons, and counts what ends as it must. */
import { score, STORY_SETS } from '../../tests/lessons/story-book.ts';

for (const name of STORY_SETS) {
  const { right, wrong } = score(name);
  console.log(`${name}: ${right} of ${right + wrong.length}`);
  if (process.argv.includes('-v')) for (const line of wrong) console.log(`  ${line}`);
}
