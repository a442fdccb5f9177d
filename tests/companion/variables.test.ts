/** The variables of the shell, which its hook writes while the companion reads. */
import fs from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BareCompanion, Parrot } from '../trust/bare-companion.ts';

const SECRET = 'hunter2-and-3-more';
const told = `bash\ndeclare -- HOME="/home/me"\ndeclare -- STAGING_PASSWORD="${SECRET}"\n\0`;

test('a secret is masked wherever the frame of the command that asks finds the hook writing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: told.length }), async (cut) => {
      const provider = new Parrot();
      using companion = new BareCompanion({ provider });
      await companion.ask('anything');
      // a shell opens the file once and writes into it as it is then
      const fd = fs.openSync(`${companion.session}/variables`, fs.constants.O_RDWR | fs.constants.O_CREAT, 0o600);
      fs.writeSync(fd, told.slice(0, cut));
      await companion.begin('yo log in');
      fs.writeSync(fd, told.slice(cut));
      fs.closeSync(fd);
      await companion.ask(`log in with ${SECRET}`);
      expect(provider.requests).toHaveLength(2);
      expect(JSON.stringify(provider.requests)).not.toContain(SECRET);
    }),
    { numRuns: 20, examples: [[told.length - 1], [told.length], [0], [5]] },
  );
});
