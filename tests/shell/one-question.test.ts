/** Who is asked for one question, typed at a real prompt: `yo @NAME …` and `YO_MODEL=NAME yo …`. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ModelServer } from '../support/model-server.ts';
import { copyRoot } from '../support/scripted-root.ts';
import { World } from '../support/world.ts';

let root = '';
beforeAll(() => {
  root = copyRoot();
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const says = (text: string): { readonly body: string } => ({
  body: `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text }, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
});

test.each(['bash', 'zsh'] as const)('%s: a name in front, a variable in front, and in a pipeline', async (shell) => {
  await using server = await ModelServer.start((_, index) => says(`Words ${index}.`));
  await using world = new World({ shell, program: [`${root}/bin/yosh`], cols: 160, rows: 40 });
  const text = `base_url = ${server.origin}/v1\nmodel = big\n[fast]\nmodel = tiny\n`;
  fs.writeFileSync(path.join(world.home, '.yoconf'), text, { mode: 0o600 });
  await world.ready();
  const { terminal } = world;
  const asks = [
    ['yo @fast what is it?', 'tiny', 'what is it?'],
    ["YO_MODEL=other yo isn't !it (a thing)?", 'other', "isn't !it (a thing)?"],
    ['  YO_MODEL="third" yo and this', 'third', 'and this'],
    ['yo @nobody there', 'big', '@nobody there'],
    ['YO_MODEL=fourth yo', 'fourth', ''],
    ["YO_PROFILE=fast yo what's it (now)?", 'tiny', "what's it (now)?"],
    ["YO_PROFILE=fast YO_MODEL='a b' yo don't; stop", 'a b', "don't; stop"],
    ["LANG=C X=$HOME yo isn't it?", 'big', "isn't it?"],
    ['yo @fast hello', 'tiny', 'hello'],
  ] as const;
  for (const [index, [line]] of asks.entries()) {
    terminal.type(`${line}\r`);
    await terminal.until((screen) => screen.includes(`Words ${index}.`) && screen.endsWith('P>'));
  }
  expect(server.seen.map(({ body }) => body['model'])).toEqual(asks.map(([, model]) => model));
  for (const [index, [, , question]] of asks.entries()) expect(server.seen[index]?.text).toContain(JSON.stringify(question).slice(1, -1));
  terminal.type('echo data | YO_MODEL=piped yo what is it\r');
  await terminal.until((screen) => screen.includes(`Words ${asks.length}.`) && screen.endsWith('P>'));
  expect(server.seen.at(-1)).toMatchObject({ body: { model: 'piped' } });
  expect(terminal.text()).not.toContain('could not be read');
});
