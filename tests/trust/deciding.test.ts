/** A setting that says who is asked, or what is masked, and cannot be used: nothing is sent, and one line says what to do. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { openProviders } from '../../src/companion/open-providers.ts';
import { loadConfig } from '../../src/config/load.ts';
import type { ProviderRequest } from '../../src/llm/port.ts';
import { BareCompanion, Parrot } from './bare-companion.ts';

const write =
  (text: string) =>
  (file: string): void =>
    fs.writeFileSync(file, text, { mode: 0o600 });

test.each([
  ['a misspelled provider', write('provider = olama\n'), {}, 'must be one of'],
  ['a pattern that is none', write('provider = offline\nignore = (acme\n'), {}, '`ignore` must be a regular expression'],
  ['a profile that does not exist', write('profile = nosuch\n'), {}, 'there is no profile [nosuch] in ~/.yoconf'],
  ['one in the environment', write(''), { YO_PROFILE: 'nosuch' }, 'there is no profile [nosuch] in ~/.yoconf'],
  [
    'a variable that does not exist',
    write(''),
    { YO_PROVIDER: 'offline' },
    'there is no setting YO_PROVIDER; nothing was sent; to set it: yosh config set provider VALUE',
  ],
  ['a folder', (file: string) => fs.mkdirSync(file), {}, 'not a file; nothing was sent; run: mv ~/.yoconf ~/.yoconf.old'],
  ['a FIFO', (file: string) => void execFileSync('mkfifo', [file]), {}, 'not a file; nothing was sent; run: mv ~/.yoconf ~/.yoconf.old'],
  ['a link to nothing', (file: string) => fs.symlinkSync('gone', file), {}, 'is a link that leads nowhere; nothing was sent; '],
])('%s', async (_, make, env, says) => {
  const provider = new Parrot();
  using companion = new BareCompanion({ provider, env: { ANTHROPIC_API_KEY: 'sk-ant-x', ...env } });
  make(`${companion.home}/.yoconf`);
  const { kind, painted } = await companion.ask('what is acme-123?');
  expect(kind).toBe('err');
  // once, not also as a remark
  expect(painted.toString().replaceAll(/\s+/g, ' ').split(says)).toHaveLength(2);
  // who is named for this question may be asked, but what is masked is not known
  if (says.includes('run: ')) expect((await companion.ask('@anthropic what is acme-123?')).kind).toBe('err');
  expect(provider.requests).toEqual([]);
});

test('no subcommand reaches a provider either', async () => {
  const env = { ANTHROPIC_API_KEY: 'sk-ant-x' };
  const { config } = loadConfig({ path: '~/.yoconf', env, file: { text: 'provider = olama\n', mode: 0o600 } });
  const sent: unknown[] = [];
  const context = { config, env, cwd: '/', onSend: (request: unknown) => void sent.push(request) };
  const providers = openProviders();
  expect(await providers.models(context)).toMatchObject({ ok: false, error: { remedy: 'nothing was sent; correct ~/.yoconf:1' } });
  const request = { system: '', tools: [], turns: [] } as unknown as ProviderRequest;
  for await (const event of (await providers.open(context)).ask(request, new AbortController().signal))
    expect(event).toMatchObject({ kind: 'failure', failure: { remedy: 'nothing was sent; correct ~/.yoconf:1' } });
  expect(sent).toEqual([]);
});
