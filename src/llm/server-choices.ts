/** What is open about a server after the settings were read: which of its models answers, and at which form of its address. */
import type { Env } from '../base/env.ts';
import type { ModelNotes, ProfileName } from '../base/model-notes.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { Config } from '../config/config-keys.ts';
import { type NetworkName, PROVIDERS } from '../providers/table.ts';
import { WIRES } from '../providers/wires.ts';
import type { Choice } from './choose.ts';
import { subjectOf } from './choice-parts.ts';
import type { Connection } from './connection.ts';
import type { Failure } from './port.ts';
import { classify } from './classify.ts';
import { failureOf } from './failures.ts';
import { byFitness, type ListedModel } from './model-fitness.ts';
import { learned, profileOf, TOOLLESS_PROFILE } from './profiles.ts';
import { Refusals } from './refusals.ts';
import { isLate, modelsAt, takeModel, withVersion } from './server-models.ts';

/** Opens what is remembered about models: `llm` must not import the state room. */
export type OpenNotes = (env: Env) => ModelNotes;

/** How long a server may take to list its models where the one that was chosen before can be asked. */
const LIST_MODELS_MS = 1_000;

interface Listing {
  readonly env: Env;
  readonly say?: ((line: string) => void) | undefined;
  /** How long a list may take where nothing can be asked without it: as long as the question. */
  readonly waitMs: number;
}

/** How long `yosh models` waits for a list: the largest take seconds. */
const ALL_MODELS_MS = 20_000;

/** What `yosh models` shows. */
export interface ModelsHere {
  readonly provider: NetworkName;
  readonly host: string;
  /** As in `URL.origin`. */
  readonly origin: string;
  readonly models: readonly ListedModel[];
  /** The model that is asked; empty when none is. */
  readonly asked: string;
}

interface Asked {
  readonly model: string;
  readonly address: string;
  /** Parameters in thousands of millions; null where the server does not say. */
  readonly billions: number | null;
}

interface AboutModel extends Pick<Asked, 'model' | 'billions'> {
  readonly refusesTools: boolean;
  /** The profile that somebody wants to try; null otherwise. */
  readonly askedAs: ProfileName | null;
}

/** Whether the answer is expected to begin within a thought, and what is called with whether it did. */
interface Begins {
  readonly startsInThought: boolean;
  onBegun(inThought: boolean): void;
}

export class ServerChoices {
  /** The model that was chosen, by address. */
  private readonly taken = new Map<string, string>();
  /** The address at which a server answered, by the one that was configured. */
  private readonly working = new Map<string, string>();
  /** Parameters in thousands of millions, by model, as servers have said. */
  private readonly sizes = new Map<string, number>();
  private readonly refusals = new Refusals();
  private readonly openNotes: OpenNotes;

  constructor(openNotes: OpenNotes) {
    this.openNotes = openNotes;
  }

  /** Chooses again next time: the server does not know the model. */
  forgetModel(baseUrl: string): void {
    this.taken.delete(baseUrl);
  }

  /** Where the server may be: at the address that is known to work, else at the configured one, else there with `/v1`. */
  formsOf({ baseUrl, wire }: Choice, address: string): readonly string[] {
    const known = this.working.get(baseUrl);
    if (known !== undefined) return [known];
    if (address !== baseUrl) return [address];
    const versioned = WIRES[wire].addsVersion === true ? null : withVersion(baseUrl);
    return versioned === null ? [baseUrl] : [baseUrl, versioned];
  }

  /** Says once how `base_url` should be written, when it is not what worked. */
  addressWorks({ baseUrl, written }: Choice, works: string, { base_url, profile }: Config, say: Listing['say']): void {
    if (this.working.has(baseUrl)) return;
    this.working.set(baseUrl, works);
    if (base_url === '' || (written === null && works === baseUrl)) return;
    const setting = profile === '' ? 'base_url' : `${profile}.base_url`;
    say?.(`the server is at ${works}, not at ${base_url}. To keep it: yosh config set ${setting} ${works}`);
  }

  /**
   * The model that is configured, or the best of those that the server has: said when it is another one than before. Where the list is
   * late, the one that was chosen before. `default` when the server gives no list, because such a server usually has one model and ignores
   * its name.
   */
  async modelFor(choice: Choice, connection: Connection, listing: Listing): Promise<Result<Asked, Failure>> {
    const { baseUrl, model, name } = choice;
    const known = model || this.taken.get(baseUrl);
    if (known !== undefined && known !== '') return ok(this.asked(known, baseUrl));
    const before = this.openNotes(listing.env).taken(new URL(baseUrl).origin);
    const waitMs = before === '' ? listing.waitMs : Math.min(LIST_MODELS_MS, listing.waitMs);
    try {
      const { names, address, id } = await this.take(choice, connection, listing, waitMs, null);
      return id === null ? err(noModel(name, new URL(baseUrl).host, names)) : ok(this.asked(id, address));
    } catch (error) {
      if (!isLate(error)) return ok(this.asked('default', baseUrl));
      if (before === '') return err(failureOf({ kind: 'silent', waitedMs: waitMs }, subjectOf(choice, baseUrl, '', '')));
      this.taken.set(baseUrl, before);
      return ok(this.asked(before, baseUrl));
    }
  }

  /** The best model of the server besides one that it refused; null where one is configured, or there is no other. */
  async otherModel(choice: Choice, connection: Connection, refused: string, listing: Listing): Promise<string | null> {
    if (choice.model !== '') return null;
    return this.take(choice, connection, listing, listing.waitMs, refused).then(
      ({ id }) => id,
      () => null,
    );
  }

  private asked(model: string, address: string): Asked {
    return { model, address, billions: this.sizes.get(model) ?? null };
  }

  /** Chooses from the server's list, and remembers it. Throws as `modelsAt` does. */
  private async take(
    { baseUrl }: Choice,
    { transport }: Connection,
    { env, say }: Listing,
    waitMs: number,
    refused: string | null,
  ): Promise<{ readonly id: string | null; readonly address: string; readonly names: number }> {
    const { baseUrl: address, model, names } = await takeModel((await transport).fetch, baseUrl, waitMs, refused);
    if (model === null) return { id: null, address, names: names.length };
    const { id, loaded, billions } = model;
    const { origin } = new URL(baseUrl);
    const notes = this.openNotes(env);
    notes.setListed(origin, names);
    if (names.length > 1 && notes.taken(origin) !== id)
      say?.(`${id} answers${loaded === true ? ', which is loaded' : ''} (${names.length} models here). For another: yosh models`);
    notes.setTaken(origin, id);
    this.taken.set(baseUrl, id);
    if (billions !== null) this.sizes.set(id, billions);
    return { id, address, names: names.length };
  }

  /** All models of the server. Waits longer than a question does. */
  async allModels(choice: Choice, { transport }: Connection, env: Env): Promise<Result<ModelsHere, Failure>> {
    const { baseUrl, name } = choice;
    const { host, origin } = new URL(baseUrl);
    try {
      const { models } = await modelsAt((await transport).fetch, baseUrl, ALL_MODELS_MS);
      const notes = this.openNotes(env);
      notes.setListed(
        origin,
        models.map(({ id }) => id),
      );
      return ok({ provider: name, host, origin, models, asked: choice.model || (byFitness(models)[0]?.id ?? '') });
    } catch (error) {
      const fault = classify(error);
      const { what, remedy } = failureOf(fault, subjectOf(choice, baseUrl, '', ''));
      return err(
        fault.kind === 'unknown'
          ? { what: `${host} gave no list of its models`, remedy: 'its documentation has their names' }
          : { what, remedy },
      );
    }
  }

  /** What is not sent to this model: what it refused before, here or in a probe. Whoever tries how it may be asked begins anew. */
  refused(origin: string, model: string, askedAs: ProfileName | null, env: Env): Refusals['all'] {
    if (askedAs !== null) return new Refusals().all;
    return this.refusals.of(origin, model, this.openNotes(env).experience(origin, model)?.probed?.refuses ?? []);
  }

  /** How the model is asked, and what is to be done with the news about its answers. `small`: the wire can ask a small one. */
  experience(
    { name, baseUrl, own }: Choice,
    { model, billions, refusesTools, askedAs }: AboutModel,
    small: boolean,
    env: Env,
  ): { readonly profile: ProfileName; readonly begins: Begins; learn(usable: boolean): void } {
    const { origin } = new URL(baseUrl);
    const notes = this.openNotes(env);
    const kept = notes.experience(origin, model);
    const begin = profileOf(model, billions, own && !PROVIDERS[name].local);
    const known = askedAs ?? (refusesTools ? TOOLLESS_PROFILE : (kept?.profile ?? begin));
    const profile = known === 'small' && !small ? 'medium' : known;
    let inThought = kept?.startsInThought === true;
    const begins = { startsInThought: inThought, onBegun: (found: boolean): void => void (inThought = found) };
    if (askedAs !== null) return { profile, begins, learn: () => {} };
    const learn = (usable: boolean): void => {
      const before = notes.experience(origin, model) ?? { profile, good: 0, bad: 0, lowered: 0 };
      notes.setExperience(origin, model, learned(before, usable, inThought));
    };
    return { profile, begins, learn };
  }
}

/** Why a server cannot be asked that has a list of models, and none in it that answers. */
export function noModel(name: NetworkName, host: string, of: number): Failure {
  const { install } = PROVIDERS[name];
  const what = of === 0 ? 'no model is installed' : `none of the ${of} models at ${host} answers questions`;
  return install === undefined
    ? { what, remedy: 'install one there, or set its name: `yosh config set model NAME`' }
    : { what: `${what}: ${install}`, remedy: 'then ask again' };
}
