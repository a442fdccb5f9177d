/** The last request is kept for `yosh sent`, and not with `history = 0`. */
import { expect, test } from 'vitest';
import { SentRecord } from '../../src/companion/sent-record.ts';
import { NO_USAGE } from '../../src/base/usage.ts';
import { openState } from '../../src/state/index.ts';
import { RecordDesk } from '../record/desk.ts';

type Request = Parameters<SentRecord['requestSent']>[0];

test.each([true, false])('kept when history is %s, and its cost is known in either case', (keeps) => {
  using desk = new RecordDesk();
  const { sent: store } = openState(desk.env);
  const sent = new SentRecord(store, () => 1);
  const request = { provider: 'p', model: 'm', url: 'http://x', body: '{"words":"walrus"}' } as Request;
  sent.requestSent(request, 'hash', keeps);
  sent.addUsage({ ...NO_USAGE, inputTokens: 5 });
  sent.flush();
  expect(store.read()?.body ?? null).toBe(keeps ? request.body : null);
  expect(sent.model).toBe('m');
});
