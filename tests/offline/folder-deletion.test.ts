import { expect, test } from 'vitest';
import { ask } from './support.ts';

// -delete takes only the empty folders of that name, which is another thing than was asked
test('folders are not deleted by their name', async () =>
  expect((await ask('remove all directories called temp in /srv')).command).toBeNull());

test('empty folders are', async () => expect((await ask('delete empty folders in docs')).command).toMatch(/-type d -empty -delete$/));
