/**
 * Sixty more bodies of compatible servers, written before the rules were changed for them: framing, pieces of calls, ends, content in
 * other forms, errors in an answer that says 200. Frozen before their first run; decision 53 has the figures.
 */
import type { Sees } from './dialect-rows.ts';

export interface LaterBody {
  readonly name: string;
  readonly body: string;
  readonly type?: string;
  readonly sees: Sees;
}

const LS = { command: 'ls -la', explanation: 'lists the files' };
const ARGS = JSON.stringify(LS);
const HALVES = [ARGS.slice(0, 20), ARGS.slice(20)] as const;
const explained: Sees = { prefilled: LS.command, explanation: LS.explanation };
const said: Sees = { chat: 'It is so.' };

const choice = (delta: unknown, finish: unknown = null): object => ({ id: 'c', choices: [{ index: 0, delta, finish_reason: finish }] });
const event = (data: unknown): string => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const events = (...all: readonly unknown[]): string => all.map(event).join('');
const CALL = { index: 0, id: 'a', type: 'function', function: { name: 'command', arguments: ARGS } };
const tool = (...calls: readonly unknown[]): object => choice({ tool_calls: calls });
const END = choice({}, 'tool_calls');
const TEXT = choice({ content: 'It is so.' });
const STOP = choice({}, 'stop');
const whole = (content: unknown, finish: unknown = 'stop'): string =>
  JSON.stringify({ id: 'c', choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }] });
const rows = (sees: Sees, bodies: Readonly<Record<string, string>>): readonly LaterBody[] =>
  Object.entries(bodies).map(([name, body]) => ({ name, body, sees }));

export const LATER_BODIES: readonly LaterBody[] = [
  ...rows(said, {
    'CRLF and no space': `data:${JSON.stringify(TEXT)}\r\n\r\ndata:${JSON.stringify(STOP)}\r\n\r\ndata:[DONE]\r\n\r\n`,
    'CR alone': `data: ${JSON.stringify(TEXT)}\r\rdata: ${JSON.stringify(STOP)}\r\rdata: [DONE]\r\r`,
    'a byte order mark': `\uFEFF${events(TEXT, STOP, '[DONE]')}`,
    'pings as JSON': events({ type: 'ping' }, TEXT, { ping: 1 }, STOP, '[DONE]'),
    'heartbeats as events': `event: heartbeat\ndata: {}\n\n${events(TEXT, STOP, '[DONE]')}`,
    'empty data lines': `data:\n\n${events(TEXT)}data:\n\n${events(STOP, '[DONE]')}`,
    'ids and retry lines': `retry: 3000\nid: 1\n${event(TEXT)}id: 2\n${event(STOP)}${event('[DONE]')}`,
    'the end twice': events(TEXT, STOP, '[DONE]', '[DONE]'),
    'no end behind the reason': events(TEXT, STOP),
    'usage without choices': events(TEXT, STOP, { id: 'c', choices: [], usage: { total_tokens: 3 } }, '[DONE]'),
    'usage with null choices': events(TEXT, STOP, { id: 'c', choices: null, usage: { total_tokens: 3 } }, '[DONE]'),
    'usage without the key': events(TEXT, STOP, { id: 'c', usage: { total_tokens: 3 } }, '[DONE]'),
    'the role in every piece': events(
      choice({ role: 'assistant', content: 'It ' }),
      choice({ role: 'assistant', content: 'is so.' }),
      STOP,
      '[DONE]',
    ),
    'the role null': events(choice({ role: null, content: 'It is so.' }), STOP, '[DONE]'),
    'no index in the choice': events(
      { choices: [{ delta: { content: 'It is so.' } }] },
      { choices: [{ delta: {}, finish_reason: 'stop' }] },
      '[DONE]',
    ),
    'content and the end in one': events(choice({ content: 'It is so.' }, 'stop'), '[DONE]'),
    'eos as the reason': events(TEXT, choice({}, 'eos'), '[DONE]'),
    'length_stop in capitals': events(TEXT, choice({}, 'STOP'), '[DONE]'),
    'end_turn as the reason': events(TEXT, choice({}, 'end_turn'), '[DONE]'),
    'complete as the reason': events(TEXT, choice({}, 'complete'), '[DONE]'),
    'reasoning before': events(choice({ reasoning: 'hm' }), TEXT, STOP, '[DONE]'),
    'reasoning_content before': events(choice({ reasoning_content: 'hm', content: null }), TEXT, STOP, '[DONE]'),
    'thinking before': events(choice({ thinking: 'hm' }), TEXT, STOP, '[DONE]'),
    'reasoning_details before': events(choice({ reasoning_details: [{ type: 'reasoning.text', text: 'hm' }] }), TEXT, STOP, '[DONE]'),
    'content as parts': events(choice({ content: [{ type: 'text', text: 'It is so.' }] }), STOP, '[DONE]'),
    'content as parts with thoughts': events(
      choice({
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] },
          { type: 'text', text: 'It is so.' },
        ],
      }),
      STOP,
      '[DONE]',
    ),
    'content as one part': events(choice({ content: { type: 'text', text: 'It is so.' } }), STOP, '[DONE]'),
    'content as a list of texts': events(choice({ content: ['It ', 'is so.'] }), STOP, '[DONE]'),
    'the older text': events({ choices: [{ text: 'It is so.', index: 0, finish_reason: 'stop' }] }, '[DONE]'),
    'wrapped in data': events({ data: TEXT }, { data: STOP }, '[DONE]'),
    'an error that is null': events({ ...TEXT, error: null }, { ...STOP, error: null }, '[DONE]'),
    'an error that is empty': events({ ...TEXT, error: {} }, { ...STOP, error: '' }, '[DONE]'),
    'one JSON, content as parts': whole([{ type: 'text', text: 'It is so.' }]),
    'one JSON, no reason': whole('It is so.', null),
    'one JSON, in a list': `[${whole('It is so.')}]`,
    'JSON lines': `${JSON.stringify(TEXT)}\n${JSON.stringify(STOP)}\n`,
    'a list of JSON': `[${JSON.stringify(TEXT)},\n${JSON.stringify(STOP)}]`,
    'Ollama, its own lines': `${JSON.stringify({ message: { role: 'assistant', content: 'It is so.' }, done: false })}\n${JSON.stringify({ message: { role: 'assistant', content: '' }, done: true, done_reason: 'stop' })}\n`,
    'a banner before': `: connected\n\n: proxy v2\n\n${events(TEXT, STOP, '[DONE]')}`,
    'filters of Azure first': events({ choices: [], prompt_filter_results: [{ prompt_index: 0 }] }, TEXT, STOP, '[DONE]'),
  }),
  ...rows(explained, {
    'no index in the call': events(
      tool({ id: 'a', function: { name: 'command', arguments: HALVES[0] } }),
      tool({ function: { arguments: HALVES[1] } }),
      END,
      '[DONE]',
    ),
    'no id': events(tool({ index: 0, function: { name: 'command', arguments: ARGS } }), END, '[DONE]'),
    'an empty id in later pieces': events(
      tool({ ...CALL, function: { name: 'command', arguments: HALVES[0] } }),
      tool({ index: 0, id: '', function: { arguments: HALVES[1] } }),
      END,
      '[DONE]',
    ),
    'a null name in later pieces': events(
      tool({ ...CALL, function: { name: 'command', arguments: HALVES[0] } }),
      tool({ index: 0, function: { name: null, arguments: HALVES[1] } }),
      END,
      '[DONE]',
    ),
    'an index from 1': events(tool({ ...CALL, index: 1 }), END, '[DONE]'),
    'arguments as an object': events(tool({ ...CALL, function: { name: 'command', arguments: LS } }), END, '[DONE]'),
    'arguments null before': events(
      tool({ ...CALL, function: { name: 'command', arguments: null } }),
      tool({ index: 0, function: { arguments: ARGS } }),
      END,
      '[DONE]',
    ),
    'a call as an object': events(choice({ tool_calls: CALL }), END, '[DONE]'),
    'a call with its name beside': events(tool({ index: 0, id: 'a', name: 'command', arguments: ARGS }), END, '[DONE]'),
    'tool_use as the reason': events(tool(CALL), choice({}, 'tool_use'), '[DONE]'),
    'function_call as the reason': events(tool(CALL), choice({}, 'function_call'), '[DONE]'),
    'no reason and the end': events(tool(CALL), '[DONE]'),
    'an empty reason': events(tool(CALL), choice({}, ''), '[DONE]'),
    'a null tool_calls beside words': events(choice({ content: ARGS, tool_calls: null }), STOP, '[DONE]'),
    'one JSON, arguments as an object': JSON.stringify({
      choices: [{ message: { content: '', tool_calls: [{ function: { name: 'command', arguments: LS } }] }, finish_reason: 'stop' }],
    }),
  }),
  ...rows('nothing', {
    'an error as the message': events({ error: { message: 'model crashed', type: 'server_error' } }),
    'an error in words': 'upstream connect error or disconnect/reset before headers',
    'an error in HTML': '<html><body><h1>502 Bad Gateway</h1></body></html>',
    'a call that is cut': events(tool({ ...CALL, function: { name: 'command', arguments: '{"command":"rm -rf /home/me' } }), END, '[DONE]'),
    'a call behind length': events(
      tool({ ...CALL, function: { name: 'command', arguments: '{"command":"rm -rf /home/me' } }),
      choice({}, 'length'),
      '[DONE]',
    ),
  }),
];
