/** Everything that is kept on disk after a terminal closes; `yosh forget` removes it. */
import { ConversationStore } from './conversations.ts';
import { type Removed, StateFolder } from './folder.ts';
import { WalkThroughStore } from './walk-throughs.ts';
import { SentStore } from './last-request.ts';

export interface State {
  readonly walkThroughs: WalkThroughStore;
  readonly conversations: ConversationStore;
  readonly sent: SentStore;
  forget(): Readonly<Record<'walkThroughs' | 'conversations' | 'sent', Removed>>;
}

export function openState(env: Readonly<Record<string, string | undefined>>): State {
  const folder = new StateFolder(env);
  const [walkThroughs, conversations, sent] = [new WalkThroughStore(folder), new ConversationStore(folder), new SentStore(folder)];
  return {
    walkThroughs,
    conversations,
    sent,
    forget: () => ({ walkThroughs: folder.remove('plans'), conversations: conversations.forget(), sent: sent.forget() }),
  };
}
