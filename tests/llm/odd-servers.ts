/**
 * Forty more ways in which a server or a model may write an answer, invented without a look at what the reader does with them: what is sent
 * over Chat Completions, and what a person must see. Frozen before their first run; see odd-servers.test.ts for its figures.
 */
import type { Sees } from './dialect-rows.ts';

export interface OddRow {
  readonly name: string;
  /** The whole body. */
  readonly body: string;
  readonly type?: string;
  readonly sees: Sees;
  /** For a model that refused tools. */
  readonly toolless?: true;
}

const LS = { command: 'ls -la', explanation: 'lists the files' };
const ARGS = JSON.stringify(LS);
const explained: Sees = { prefilled: 'ls -la', explanation: 'lists the files' };
const prefilled: Sees = { prefilled: 'ls -la' };
const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const choices = (delta: object | null, finish: unknown = null): object => ({ choices: [{ index: 0, delta, finish_reason: finish }] });
const DONE = 'data: [DONE]\n\n';
const call = (given: object, more: object = {}): object => ({ index: 0, id: 'a', type: 'function', function: given, ...more });
const calls = (...given: readonly object[]): object => ({ tool_calls: given });
const body = (...events: readonly object[]): string => events.map(event).join('') + DONE;
const end = (reason = 'tool_calls'): object => choices({}, reason);
const text = (content: string, reason = 'stop'): string => body(choices({ role: 'assistant', content }), end(reason));
const row = (name: string, sees: Sees, sent: string, more: Partial<OddRow> = {}): OddRow => ({ name, sees, body: sent, ...more });

export const ODD_ROWS: readonly OddRow[] = [
  // chunks
  row(
    'tool_calls null, then a list',
    explained,
    body(choices({ content: null, tool_calls: null }), choices(calls(call({ name: 'command', arguments: ARGS }))), end()),
  ),
  row(
    'a chunk without choices',
    explained,
    body({ id: 'x' }, choices(calls(call({ name: 'command', arguments: ARGS }))), { choices: [] }, end()),
  ),
  row(
    'choices null in the last chunk',
    explained,
    body(choices(calls(call({ name: 'command', arguments: ARGS }))), end(), { choices: null, usage: null }),
  ),
  row(
    'delta null beside the reason',
    explained,
    body(choices(calls(call({ name: 'command', arguments: ARGS }))), choices(null, 'tool_calls')),
  ),
  row(
    'the role in every chunk',
    { chat: 'It is so.' },
    body(
      choices({ role: 'assistant', content: 'It ' }),
      choices({ role: 'assistant', content: 'is so.' }),
      choices({ role: 'assistant', content: '' }, 'stop'),
    ),
  ),
  row(
    'index as text',
    explained,
    body(
      choices(calls(call({ name: 'command', arguments: ARGS.slice(0, 12) }, { index: '0' }))),
      choices(calls({ index: '0', function: { arguments: ARGS.slice(12) } })),
      end(),
    ),
  ),
  row(
    'index null',
    explained,
    body(
      choices(calls(call({ name: 'command', arguments: ARGS.slice(0, 12) }, { index: null }))),
      choices(calls({ index: null, function: { arguments: ARGS.slice(12) } })),
      end(),
    ),
  ),
  row('tool_calls as one object', explained, body(choices({ tool_calls: call({ name: 'command', arguments: ARGS }) }), end())),
  row(
    'name and arguments without `function`',
    explained,
    body(choices(calls({ index: 0, id: 'a', name: 'command', arguments: ARGS })), end()),
  ),
  row('input in place of arguments', explained, body(choices(calls(call({ name: 'command', input: LS }))), end())),
  row('parameters in place of arguments', explained, body(choices(calls(call({ name: 'command', parameters: LS }))), end())),
  row(
    'the name behind the arguments',
    explained,
    body(choices(calls(call({ arguments: ARGS }))), choices(calls({ index: 0, function: { name: 'command', arguments: '' } })), end()),
  ),
  row(
    'the name in two pieces',
    explained,
    body(
      choices(calls(call({ name: 'comm', arguments: '' }))),
      choices(calls({ index: 0, function: { name: 'and', arguments: ARGS } })),
      end(),
    ),
  ),
  row(
    'arguments null, then text',
    explained,
    body(choices(calls(call({ name: 'command', arguments: null }))), choices(calls({ index: 0, function: { arguments: ARGS } })), end()),
  ),
  row(
    'a first chunk with an empty list of calls',
    explained,
    body(choices({ content: '', tool_calls: [] }), choices(calls(call({ name: 'command', arguments: ARGS }))), end()),
  ),
  row(
    'the message whole in the last chunk as well',
    explained,
    body(choices(calls(call({ name: 'command', arguments: ARGS }))), {
      choices: [
        {
          index: 0,
          delta: {},
          message: { role: 'assistant', content: null, tool_calls: [call({ name: 'command', arguments: ARGS })] },
          finish_reason: 'tool_calls',
        },
      ],
    }),
  ),
  row(
    'text in place of delta',
    { chat: 'It is so.' },
    body({ choices: [{ index: 0, text: 'It is ', finish_reason: null }] }, { choices: [{ index: 0, text: 'so.', finish_reason: 'stop' }] }),
  ),
  row(
    'content as an object with a text',
    { chat: 'It is so.' },
    body(choices({ content: { type: 'text', text: 'It is so.' } }), end('stop')),
  ),
  row('a reason false while it goes on', explained, body(choices(calls(call({ name: 'command', arguments: ARGS })), false), end())),
  row(
    'the reason as an object',
    explained,
    body(choices(calls(call({ name: 'command', arguments: ARGS }))), choices({}, { type: 'tool_calls' })),
  ),
  row(
    'finishReason',
    explained,
    body(choices(calls(call({ name: 'command', arguments: ARGS }))), { choices: [{ index: 0, delta: {}, finishReason: 'tool_calls' }] }),
  ),
  row(
    'the reason in words that nobody knows',
    explained,
    body(choices(calls(call({ name: 'command', arguments: ARGS }))), end('function_call_filter_passed')),
  ),
  row('length in capitals cuts', 'nothing', body(choices(calls(call({ name: 'command', arguments: ARGS }))), end('LENGTH'))),
  row(
    'text after the reason',
    { chat: 'It is so.' },
    body(choices({ content: 'It is ' }), choices({ content: 'so.' }, 'stop'), {
      choices: [],
      usage: { prompt_tokens: 3, completion_tokens: 2 },
    }),
  ),
  // frames
  row(
    'an event name, an id and a retry',
    { chat: 'It is so.' },
    `retry: 3000\nid: 1\nevent: message\n${event(choices({ content: 'It is so.' }))}id: 2\nevent: done\n${event(end('stop'))}${DONE}`,
  ),
  row(
    'two spaces and a tab behind data:',
    { chat: 'It is so.' },
    `data:  ${JSON.stringify(choices({ content: 'It is so.' }))}\n\ndata:\t${JSON.stringify(end('stop'))}\n\n${DONE}`,
  ),
  row(
    'a space in front of data:',
    { chat: 'It is so.' },
    ` data: ${JSON.stringify(choices({ content: 'It is so.' }))}\n\n data: ${JSON.stringify(end('stop'))}\n\n${DONE}`,
  ),
  row(
    'line ends CR alone',
    { chat: 'It is so.' },
    (event(choices({ content: 'It is so.' })) + event(end('stop')) + DONE).replaceAll('\n', '\r'),
  ),
  row('[DONE] in quotes', { chat: 'It is so.' }, `${event(choices({ content: 'It is so.' }))}${event(end('stop'))}data: "[DONE]"\n\n`),
  row('no [DONE] behind the reason', explained, event(choices(calls(call({ name: 'command', arguments: ARGS })))) + event(end())),
  row(
    'an empty data line between events',
    { chat: 'It is so.' },
    `${event(choices({ content: 'It is ' }))}data:\n\ndata: \n\n${event(choices({ content: 'so.' }))}${event(end('stop'))}${DONE}`,
  ),
  row(
    'a list of chunks as one JSON',
    { chat: 'It is so.' },
    JSON.stringify([choices({ content: 'It is ' }), choices({ content: 'so.' }), end('stop')]),
    { type: 'application/json' },
  ),
  // text
  row('a fence with a prompt of root', prefilled, text('Run this as root:\n```console\n# ls -la\n```')),
  row('a fence with a name and a prompt', prefilled, text('```console\nuser@host:~/src$ ls -la\n```')),
  row('a fence whose tag has a space', prefilled, text('``` bash\nls -la\n```')),
  row('a fence with a tag and attributes', prefilled, text('Here:\n```bash {title="terminal"}\nls -la\n```')),
  row('a list with one command', { chat: '- `ls` lists\n- `-la` shows all' }, text('- `ls` lists\n- `-la` shows all')),
  row('a warning before a block', { chat: "Don't run this:\n\n```bash\nrm -rf /\n```" }, text("Don't run this:\n\n```bash\nrm -rf /\n```")),
  row(
    'JSON in Python: True, None, single quotes',
    explained,
    text("{'command': 'ls -la', 'explanation': 'lists the files', 'pending': None, 'sure': True}"),
  ),
  row('JSON with a comment', explained, text('{\n  // what to run\n  "command": "ls -la",\n  "explanation": "lists the files"\n}')),
];
