/** A sample of the gallery: every fourth answer on a narrow and an ordinary screen. `npm run lab gallery` shows all of it. */
import { describe, expect, test } from 'vitest';
import { faultsOf, GALLERY, type Look, LOOKS, resizeFaults } from './gallery.ts';

test('the gallery has sixty answers', () => expect(GALLERY).toHaveLength(60));

describe.each(GALLERY.filter((_, at) => at % 4 === 1))('$name', (example) => {
  test.each([20, 80])('%d columns: the same in pieces and whole, nothing in column 0', async (cols) => {
    for (const look of LOOKS) expect(await faultsOf(example, cols, look)).toEqual([]);
  });

  test('a window that becomes narrower: what follows is right', async () =>
    expect(await resizeFaults(example, 80, 40, LOOKS[0] as Look)).toEqual([]));
});
