/**
 * Reads the lists of models that servers give, each in its own form, into one. Pure and total: whatever is not as expected is left out.
 *
 * Sources: Ollama (docs.ollama.com/api: tags, ps, show), LM Studio (lmstudio.ai/docs: api/v1/models, api/v0/models), llama.cpp's server
 * (`models[].capabilities`), and the lists of Mistral (`capabilities`), OpenRouter and Hugging Face (`architecture`, `supported_parameters`),
 * Together and Vercel (`type`), Fireworks (`supports_chat`), Cohere (`endpoints`), Gemini (`supportedGenerationMethods`), November 2026.
 */
import { list, record, text } from '../base/json.ts';
import { billionsIn, type ListedModel } from './model-fitness.ts';

/** A list is read up to here: the largest provider lists about a thousand models. */
const MOST_MODELS = 5_000;
const NAME_CHARS = 200;

type Entry = Readonly<Record<string, unknown>>;

/** Fields in which servers say what a model is for: a word, a list of words, or an object of yes and no. */
const PURPOSE_FIELDS = ['type', 'task', 'pipeline_tag', 'capabilities', 'endpoints', 'supportedGenerationMethods', 'model_type'];
/** A whole word that means it answers in text. */
const CHATS =
  /^(?:chat|(?:chat[-_ ]?)?completions?|completion[-_]chat|llm|vlm|language|text|text[-_ ]?(?:to[-_]text|generation|2text)|image[-_]text[-_]to[-_]text)$/i;
const ALSO_CHATS = /^(?:conversational|generate_?content|generate|instruct)$/i;
const isChat = (word: string): boolean => CHATS.test(word) || ALSO_CHATS.test(word);
const NOT_CHAT =
  /embed|rank|image|video|audio|speech|transcri|moderat|classif|translat|diffusion|ocr|similarity|score|segment|depth|3d|tts|stt|asr/i;
const TOOLS =
  /^(?:tools?|tool[-_](?:use|calls?|calling|choice)|function[-_]?call(?:s|ing)?|trained_for_tool_use|supports_tools?|multi-tool)$/i;

/** The words of one field: those of a list, those of an object that are true, or the word itself. */
function words(value: unknown): readonly { readonly word: string; readonly is: boolean }[] {
  if (typeof value === 'string') return [{ word: value, is: true }];
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').map((word: string) => ({ word, is: true }));
  return Object.entries(record(value)).flatMap(([word, is]) => (typeof is === 'boolean' ? [{ word, is }] : []));
}

function chatsOf(entry: Entry): boolean | null {
  if (typeof entry['supports_chat'] === 'boolean') return entry['supports_chat'];
  const architecture = record(entry['architecture']);
  const outputs = list(architecture['output_modalities'] ?? entry['output_modalities']).map((one) => text(one));
  const said = PURPOSE_FIELDS.flatMap((field) => words(entry[field]));
  const chat = said.find(({ word }) => isChat(word));
  if (outputs.length > 0 && !outputs.includes('text')) return false;
  // of an object that says yes and no, the word for chat decides
  if (chat !== undefined) return said.some(({ word, is }) => is && isChat(word));
  if (outputs.includes('text')) return true;
  return said.some(({ word, is }) => is && NOT_CHAT.test(word)) ? false : null;
}

/** A list of abilities that does not name tools says no; an object without the word says nothing. */
function toolsOf(entry: Entry): boolean | null {
  if (typeof entry['supports_tools'] === 'boolean') return entry['supports_tools'];
  const fields = [entry['capabilities'], entry['supported_parameters'], entry['supported_features']];
  const said = fields.flatMap((field) => words(field)).filter(({ word }) => TOOLS.test(word));
  if (said.length > 0) return said.some(({ is }) => is);
  if (list(entry['providers']).some((one) => record(one)['supports_tools'] === true)) return true;
  return fields.some((field) => list(field).length > 0) ? false : null;
}

function loadedOf(entry: Entry): boolean | null {
  if (Array.isArray(entry['loaded_instances'])) return entry['loaded_instances'].length > 0;
  const state = text(entry['state']) || text(record(entry['status'])['value']) || text(entry['status']);
  if (/^(?:loaded|running|ready)$/i.test(state)) return true;
  return /^(?:not-loaded|unloaded|sleeping|loading)$/i.test(state) ? false : null;
}

/** Still listed, and soon or already gone: Groq, Mistral, GitHub. */
const isRetired = (entry: Entry): boolean =>
  entry['active'] === false ||
  entry['deprecated'] === true ||
  [entry['state'], entry['status']].some((word) => /^(?:deprecated|inactive|disabled|retired)$/i.test(text(word)));

function billionsOf(entry: Entry): number | null {
  const size = text(record(entry['details'])['parameter_size']) || text(entry['params_string']);
  const count = record(entry['meta'])['n_params'];
  return typeof count === 'number' && count > 0 ? count / 1e9 : billionsIn(size);
}

/** Fields that hold a list of models, or an envelope around one. */
const HOLDERS = ['data', 'models', 'result', 'results', 'items', 'list'];
/** Envelopes in envelopes: `{"result": {"data": […]}}` is two. */
const ENVELOPES = 3;
const NAMES = ['id', 'key', 'model', 'name', 'model_name', 'model_id', 'modelId'];
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The name with which a model is asked. Cloudflare lists it beside an id that its questions do not take. */
const nameOf = (entry: Entry): string => {
  const names = NAMES.map((field) => text(entry[field])).filter((name) => name.trim() !== '');
  return names.find((name) => !UUID.test(name)) ?? names[0] ?? '';
};

/** The entries of a list, however it is packed; null when there is none. `holder`: the field that it was in, if any. */
function entriesOf(value: unknown, holder = '', depth = 0): readonly Entry[] | null {
  if (Array.isArray(value)) return value.slice(0, MOST_MODELS).map((one) => (typeof one === 'string' ? { id: one } : record(one)));
  if (typeof value !== 'object' || value === null || depth > ENVELOPES) return null;
  const entry = record(value);
  const found = HOLDERS.map((field) => entriesOf(entry[field], field, depth + 1)).filter((each) => each !== null);
  if (found.length > 0) return found.flat();
  if (holder === '') return null;
  if (nameOf(entry) !== '') return [entry];
  // an object whose fields are the models
  const named = Object.entries(entry);
  const areModels = named.every(([, about]) => typeof about === 'object' && about !== null && !Array.isArray(about));
  return areModels && (named.length > 0 || holder === 'models') ? named.map(([id, about]) => ({ ...record(about), id })) : null;
}

/**
 * The models of any such list: of objects or of names, an object by name, alone or in an envelope. Null when it is no list of models. A
 * name with a control character or a line end is left out: it could not be written into the settings. A space is a part of a name: servers
 * list the paths of files.
 */
export function parseModels(body: unknown): readonly ListedModel[] | null {
  const entries = entriesOf(body);
  if (entries === null) return null;
  const found = new Map<string, ListedModel>();
  for (const entry of entries.slice(0, MOST_MODELS)) {
    const id = nameOf(entry);
    if (id === '' || id.length > NAME_CHARS || /[\p{Cc}\u2028\u2029]/u.test(id)) continue;
    const model = {
      id,
      chats: chatsOf(entry),
      tools: toolsOf(entry),
      loaded: loadedOf(entry),
      billions: billionsOf(entry),
      ...(isRetired(entry) ? { retired: true as const } : {}),
    };
    found.set(id, merged(found.get(id), model));
  }
  return [...found.values()];
}

/** What to add to the address for the next page of a list; null when this is the last one. */
export function nextPage(body: unknown): string | null {
  const { has_more, last_id, nextPageToken, next_page_token } = record(body);
  const token = text(nextPageToken) || text(next_page_token);
  if (token !== '') return `?${new URLSearchParams({ pageToken: token, page_token: token })}`;
  // Anthropic calls it `after_id`, lists of OpenAI `after`; each ignores the other
  const last = text(last_id);
  return has_more === true && last !== '' ? `?${new URLSearchParams({ after_id: last, after: last })}` : null;
}

/** Two statements about one model, the later of which fills what the earlier left open. */
const merged = (before: ListedModel | undefined, after: ListedModel): ListedModel =>
  before === undefined
    ? after
    : {
        id: before.id,
        chats: before.chats ?? after.chats,
        tools: before.tools ?? after.tools,
        loaded: before.loaded ?? after.loaded,
        billions: before.billions ?? after.billions,
        ...(before.retired === true || after.retired === true ? { retired: true } : {}),
      };

/** The OpenAI-style list with what the server's own interface says of the same models. */
export function combined(
  models: readonly ListedModel[],
  own: readonly ListedModel[],
  running: readonly string[] | null,
): readonly ListedModel[] {
  return models.map((model) => {
    const said = own.find(({ id }) => id === model.id);
    const loaded = running === null ? null : running.includes(model.id);
    return merged({ ...model, ...(said === undefined ? {} : without(said)), loaded: said?.loaded ?? loaded ?? model.loaded }, model);
  });
}

const without = ({ chats, tools, billions }: ListedModel): Partial<ListedModel> => ({
  ...(chats === null ? {} : { chats }),
  ...(tools === null ? {} : { tools }),
  ...(billions === null ? {} : { billions }),
});

/** What Ollama's `/api/show` says of one model. */
export function shown(model: ListedModel, body: unknown): ListedModel {
  const entry = record(body);
  return {
    ...model,
    chats: chatsOf(entry) ?? model.chats,
    tools: toolsOf(entry) ?? model.tools,
    billions: model.billions ?? billionsOf(entry),
  };
}
