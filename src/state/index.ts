/** All that outlives a terminal; `yosh forget` removes it. */
import { ConversationStore } from './conversations.ts';
import { type Removed, StateFolder } from './folder.ts';
import { PlanStore } from './walk-throughs.ts';
import { SentStore } from './last-request.ts';

export interface State {
  readonly plans: PlanStore;
  readonly conversations: ConversationStore;
  readonly sent: SentStore;
  forget(): Readonly<Record<'plans' | 'conversations' | 'sent', Removed>>;
}

export function openState(env: Readonly<Record<string, string | undefined>>): State {
  const folder = new StateFolder(env);
  const [plans, conversations, sent] = [new PlanStore(folder), new ConversationStore(folder), new SentStore(folder)];
  return {
    plans,
    conversations,
    sent,
    forget: () => ({ plans: folder.remove('plans'), conversations: conversations.forget(), sent: sent.forget() }),
  };
}
