/** Everything that is kept on disk after a terminal closes; `yosh forget` removes it. */
import { AgreementStore } from './agreements.ts';
import { ConversationStore } from './conversations.ts';
import { type Removed, StateFolder } from './folder.ts';
import { WalkThroughStore } from './walk-throughs.ts';
import { ModelStore } from './model-store.ts';
import { SentStore } from './last-request.ts';

export interface State {
  readonly walkThroughs: WalkThroughStore;
  readonly conversations: ConversationStore;
  readonly sent: SentStore;
  readonly agreements: AgreementStore;
  readonly models: ModelStore;
  forget(): Readonly<Record<'walkThroughs' | 'conversations' | 'sent' | 'agreements' | 'models', Removed>>;
}

export function openState(env: Readonly<Record<string, string | undefined>>): State {
  const folder = new StateFolder(env);
  const [walkThroughs, conversations, sent] = [new WalkThroughStore(folder), new ConversationStore(folder), new SentStore(folder)];
  const [agreements, models] = [new AgreementStore(folder), new ModelStore(folder)];
  return {
    walkThroughs,
    conversations,
    sent,
    agreements,
    models,
    forget: () => ({
      walkThroughs: folder.remove('plans'),
      conversations: conversations.forget(),
      sent: sent.forget(),
      agreements: agreements.forget(),
      models: models.forget(),
    }),
  };
}
