/** What is kept in files after a terminal closes, beside the record; `yosh forget` removes it. */
import type { Env } from '../base/env.ts';
import { AgreementStore } from './agreements.ts';
import { type Removed, StateFolder } from './folder.ts';
import { WalkThroughStore } from './walk-throughs.ts';
import { MemoryStore } from './memory-file.ts';
import { ModelStore } from './model-store.ts';
import { ScriptStore } from './scripts.ts';
import { TrustStore } from './trusted-folders.ts';

/** What is stored, by name: each can be forgotten alone. */
export type StateName = 'walkThroughs' | 'scripts' | 'agreements' | 'models' | 'memory' | 'trusted';

export interface State {
  readonly folder: StateFolder;
  readonly walkThroughs: WalkThroughStore;
  readonly scripts: ScriptStore;
  readonly agreements: AgreementStore;
  readonly models: ModelStore;
  readonly memory: MemoryStore;
  readonly trusted: TrustStore;
  forget(name: StateName): Removed;
}

export function openState(env: Env): State {
  const folder = new StateFolder(env);
  const stores = {
    walkThroughs: new WalkThroughStore(folder),
    scripts: new ScriptStore(folder),
    agreements: new AgreementStore(folder),
    models: new ModelStore(folder),
    memory: new MemoryStore(folder),
    trusted: new TrustStore(folder),
  };
  return { ...stores, folder, forget: (name) => stores[name].forget() };
}
