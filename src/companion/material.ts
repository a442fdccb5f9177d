/** Collects what a turn is made from: the settings, the machine, and what the host knows. */
import type { MemoryLine } from '../base/memory-lines.ts';
import type { Config } from '../config/config-keys.ts';
import type { ProviderContext } from '../llm/providers.ts';
import type { Redactor } from '../safety/redact/index.ts';
import type { Host } from './host.ts';
import type { Recorder } from './recorder.ts';
import { type Confirm, propose } from './memory-use.ts';
import { trustOf } from './project-trust.ts';
import { earlierExchangesText, recalled } from './recalled.ts';
import { habitsFor } from './told-habits.ts';
import type { Material } from './turn-material.ts';

/** What the user is asked and told on the way; nobody can be asked without `confirm`. */
type Asks = Pick<ProviderContext, 'say'> & { readonly confirm?: Confirm | null };

export function materialOf(
  host: Host,
  config: Config,
  redactor: Redactor,
  recorder: Pick<Recorder, 'flush' | 'opened'>,
  { confirm = null, say }: Asks = {},
): Material {
  const { machine, state } = host;
  const redact: Material['redact'] = (text) => redactor.redact(text);
  let lines: readonly MemoryLine[] | null = null;
  return {
    config,
    machine,
    patience: host.patience,
    readme: () => host.readme(),
    earlier: (who, cwd) => earlierExchangesText(recorder, who, redact(cwd)),
    memory: () => (lines ??= state.memory.lines()),
    habits: (question) => habitsFor(() => recorder.opened(), question),
    trust: trustOf(state, say),
    recall: (words, cwd) => recalled(state.folder, words, { cwd, home: machine.home, nowMs: host.now() }),
    propose: (line) => propose(line, state.memory, redact, confirm),
    hostFacts: () => host.hostFacts(redact),
    terminal: host.terminal(),
    redact,
  };
}
