/** Asks at the configured address, and where nothing is there to answer, once at the same address in its usual form. */
import { type Fault, isAboutPath } from './faults.ts';
import type { Provider, ProviderEvent } from './port.ts';

export interface AddressForms {
  /** All of one origin; the first is the one that was configured. */
  readonly forms: readonly string[];
  open(baseUrl: string, onFault: (fault: Fault) => void): Provider;
  /** Called once, when a server has begun to answer there. */
  onWorks(baseUrl: string): void;
}

export function atItsAddress({ forms, open, onWorks }: AddressForms): Provider {
  const faults: { last: Fault | null } = { last: null };
  const providers = forms.map((form) => ({ form, provider: open(form, (fault) => void (faults.last = fault)) }));
  const [first] = providers as [(typeof providers)[0]];
  const known = { form: '' };
  return {
    ...first.provider,
    async *ask(request, signal) {
      let failure: ProviderEvent | null = null;
      for (const { form, provider } of known.form === '' ? providers : providers.filter((one) => one.form === known.form)) {
        faults.last = null;
        let isElsewhere = false;
        for await (const event of provider.ask(request, signal)) {
          if (event.kind === 'failure' && known.form === '' && faults.last !== null && isAboutPath(faults.last)) {
            failure ??= event;
            isElsewhere = true;
            break;
          }
          if (event.kind !== 'failure' && known.form === '') onWorks((known.form = form));
          yield event;
        }
        if (!isElsewhere) return;
      }
      // that of the configured address
      if (failure !== null) yield failure;
    },
  };
}
