/** What a companion is connected to: given from outside, so that tests can be the other end. */
import type { Provider } from '../llm/port.ts';
import type { ProviderContext } from '../llm/providers.ts';

export interface CompanionHost {
  /** Messages of the proxy, as bytes. */
  readonly input: NodeJS.ReadableStream;
  send(bytes: Uint8Array): void;
  exit(): void;
  /** False when the user has said `yo off`, to this companion or to one before it. */
  readonly on: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  openProvider(context: ProviderContext): Promise<Provider>;
}
