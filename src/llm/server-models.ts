/** Asks a server which models it has, over the transport that its questions take, and chooses the one to ask. */
import { list, record, text } from '../base/json.ts';
import { monotonicMs } from '../base/monotonic.ts';
import { byFitness, type ListedModel, unfit } from './model-fitness.ts';
import { combined, nextPage, parseModels, shown } from './model-list.ts';

/** The interface of its own that a server has beside the OpenAI-style list, and that says what a model can do and which are loaded. */
interface OwnInterface {
  /** `owned_by` of its models in the OpenAI-style list, by which it is recognised at any address. */
  readonly ownedBy: string;
  /** Paths below the origin: several versions are asked at once, and the first that answers counts. */
  readonly lists: readonly string[];
  /** The list of loaded models, where it is another one. */
  readonly running?: string;
  /** Takes `{"model": …}` and says what one model can do. */
  readonly show?: string;
}

/** Sources: docs.ollama.com/api; lmstudio.ai/docs/developer/rest (0.4 has /api/v1, 0.3.6 to 0.3.39 /api/v0). */
const OWN_INTERFACES: readonly OwnInterface[] = [
  { ownedBy: 'library', lists: ['/api/tags'], running: '/api/ps', show: '/api/show' },
  { ownedBy: 'organization_owner', lists: ['/api/v1/models', '/api/v0/models'] },
];

/** Most models whose abilities are asked for one by one, before the next one is taken as it is. */
const MOST_SHOWN = 8;

export interface ServerModels {
  /** The address at which the list was: the one given, or that with `/v1` behind it. */
  readonly baseUrl: string;
  readonly models: readonly ListedModel[];
}

type Fetch = typeof globalThis.fetch;

/** How long a server may take for what it says beside its list. It is not needed to ask a question. */
const DETAILS_MS = 1_000;

/** The address with the version that almost every server has in it; null when it has one. */
export function withVersion(baseUrl: string): string | null {
  const url = new URL(baseUrl);
  if (/\/v\d+\w*(?:\/|$)/.test(url.pathname)) return null;
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}/v1`;
}

const join = (baseUrl: string, path: string): string => `${baseUrl.replace(/\/+$/, '')}${path}`;

async function json(fetch: Fetch, url: string, timeoutMs: number, body?: unknown): Promise<unknown> {
  const signal = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(url, { signal, ...init });
  // as the SDKs throw it, so that `classify` reads it
  if (!response.ok) throw Object.assign(new Error('no list'), { status: response.status, headers: response.headers });
  return response.json();
}

/**
 * All models of a server, with what it says of them. Throws when there is no such list, at this address or with `/v1` behind it.
 * @param timeoutMs for the list itself; what is said beside it has DETAILS_MS more.
 */
export async function modelsAt(fetch: Fetch, baseUrl: string, timeoutMs: number): Promise<ServerModels> {
  const endAt = monotonicMs() + timeoutMs;
  const versioned = withVersion(baseUrl);
  let address = baseUrl;
  let body = await listAt(fetch, address, timeoutMs).catch((error: unknown) => {
    if (versioned === null || monotonicMs() >= endAt) throw error;
    return null;
  });
  if (body === null) {
    address = versioned as string;
    body = await listAt(fetch, address, endAt - monotonicMs());
  }
  const models = [...(parseModels(body) ?? []), ...(await laterPages(fetch, address, body, endAt))];
  const owners = new Set(list(record(body)['data']).map((each) => text(record(each)['owned_by'])));
  const own = OWN_INTERFACES.find(({ ownedBy }) => owners.has(ownedBy));
  return { baseUrl: address, models: own === undefined ? models : await detailed(fetch, address, models, own) };
}

/** Throws unless the body is a list of models. Ollama writes null for an empty one. */
async function listAt(fetch: Fetch, baseUrl: string, timeoutMs: number): Promise<unknown> {
  const body = await json(fetch, join(baseUrl, '/models'), timeoutMs);
  const isEmpty = record(body)['object'] === 'list' && record(body)['data'] === null;
  if (!isEmpty && parseModels(body) === null) throw new Error('no list of models');
  return body;
}

/** Pages of a list that are read behind the first one. */
const MOST_PAGES = 10;

/** The models of the pages behind the first one. A page that does not come leaves out the rest. */
async function laterPages(fetch: Fetch, baseUrl: string, first: unknown, endAt: number): Promise<readonly ListedModel[]> {
  const found: ListedModel[] = [];
  let next = nextPage(first);
  for (let page = 0; next !== null && page < MOST_PAGES && monotonicMs() < endAt; page++) {
    const body = await json(fetch, `${join(baseUrl, '/models')}${next}`, endAt - monotonicMs()).catch(() => null);
    found.push(...(parseModels(body) ?? []));
    next = nextPage(body);
  }
  return found;
}

async function detailed(
  fetch: Fetch,
  baseUrl: string,
  models: readonly ListedModel[],
  { lists, running, show }: OwnInterface,
): Promise<readonly ListedModel[]> {
  const { origin } = new URL(baseUrl);
  const ask = (path: string, body?: unknown): Promise<unknown> => json(fetch, origin + path, DETAILS_MS, body).catch(() => null);
  const [ps, ...own] = await Promise.all([running === undefined ? null : ask(running), ...lists.map((path) => ask(path))]);
  const named = own.map((body) => parseModels(body) ?? []).find((found) => found.length > 0) ?? [];
  const all = combined(models, named, ps === null ? null : (parseModels(ps) ?? []).map(({ id }) => id));
  if (show === undefined) return all;
  // one at a time, the best first: the first that answers questions is enough
  const details = new Map<string, ListedModel>();
  for (const model of byFitness(all).slice(0, MOST_SHOWN)) {
    const known = model.chats === null ? shown(model, await ask(show, { model: model.id })) : model;
    details.set(model.id, known);
    if (unfit(known) === null && known.tools !== false) break;
  }
  return all.map((model) => details.get(model.id) ?? model);
}

/** The model that is asked when none is configured. */
export interface TakenModel {
  readonly baseUrl: string;
  /** Null when no model of the server answers questions. */
  readonly model: ListedModel | null;
  /** All that it lists. */
  readonly names: readonly string[];
}

/** Chooses one, and not `refused`, for which the server has no answer. Throws as `modelsAt` does. */
export async function takeModel(fetch: Fetch, baseUrl: string, timeoutMs: number, refused: string | null = null): Promise<TakenModel> {
  const { baseUrl: address, models } = await modelsAt(fetch, baseUrl, timeoutMs);
  const model = byFitness(models.filter(({ id }) => id !== refused))[0] ?? null;
  return { baseUrl: address, model, names: models.map(({ id }) => id) };
}

/** Whether the list did not come in time. That does not say that there is none. */
export const isLate = (error: unknown): boolean => (error as Error | null)?.name === 'TimeoutError';
