/**
 * Which of a server's models should answer when none is configured. Pure. What the server says of a model counts first; its name is
 * read only where the server says nothing, and for models that judge texts, which servers list like any other. A name is a guess: it puts
 * models into an order, and it leaves one out only where there is another.
 */

/** One model as a server lists it. Null: the server does not say. */
export interface ListedModel {
  readonly id: string;
  /** Whether it writes text when asked something. */
  readonly chats: boolean | null;
  readonly tools: boolean | null;
  /** In memory now: it answers at once. */
  readonly loaded: boolean | null;
  /** Number of parameters in thousands of millions. */
  readonly billions: number | null;
  /** The server says that it no longer answers, or soon will not. */
  readonly retired?: true;
}

/** Why a model does not answer questions. */
export type Unfit = 'embeddings' | 'reranking' | 'speech' | 'pictures' | 'moderation' | 'reading pictures' | 'completion' | 'no chat';

interface NameRow {
  readonly is: Unfit;
  readonly name: RegExp;
  /** True: it counts whatever the server says, because servers list such a model as one for text. */
  readonly always?: true;
}

/** A part of a name, between the beginning, the end and signs or digits. */
const part = (words: string): RegExp => new RegExp(`(?:^|[^a-z])(?:${words})(?![a-z])`, 'i');

/**
 * What names say. Sources: the model pages of Ollama, LM Studio and Hugging Face, and the lists of Groq, Together, Mistral and OpenAI, November 2026.
 */
const NAMES: readonly NameRow[] = [
  // guardian, shieldgemma and promptguard answer "safe" or "unsafe" to everything
  {
    is: 'moderation',
    name: /(?:^|[^a-z]|llama|prompt|safe)guard(?:ian|rails?)?(?![a-z])|(?:^|[^a-z])shield|moderat|content-?safety|toxic/i,
    always: true,
  },
  { is: 'embeddings', name: /embed|(?:^|[^a-z])(?:bge|gte|e5|minilm|mpnet|nomic-bert|colbert|labse|retriever)(?![a-z])|sentence-t/i },
  { is: 'reranking', name: /re-?rank/i },
  { is: 'speech', name: /whisper|wav2vec|transcri|speech|voice/i },
  { is: 'speech', name: part('tts|stt|asr|kokoro|orpheus|parakeet|canary|bark|piper|voxtral|lyria|realtime|audio') },
  { is: 'pictures', name: part('dall-?e|flux|sdxl|sd[23]?|stable-?diffusion|imagen|veo|sora|image|video|kontext|midjourney|seedream') },
  { is: 'reading pictures', name: part('ocr|clip|siglip|moondream[23]?|florence|paligemma|sam2?|dino|yolo|layoutlm|trocr|blip[23]?') },
];

/** Completes text instead of answering: the model before it was taught to answer. */
const BASE = /(?:^|[^a-z])(?:base|pretrain(?:ed)?|pt|fim)(?![a-z])|^(?:babbage|davinci)-/i;
const TAUGHT = /cod(?:e|er|ing|ex)(?![a-z])|coder|codestral|devstral|instruct|(?:^|[^a-z])(?:chat|it|sft|dpo)(?![a-z])/i;
const SEES = part('vl|vlm|vision|llava|bakllava|minicpm-v|pixtral|internvl|multimodal');

/** What says something about the model: the last part of a path. The folders above it are the user's. */
const nameIn = (id: string): string => id.split(/[\\/]/).findLast((part) => part !== '') ?? id;

/** Not one model: a pattern of names, or what LiteLLM lists for all of them (litellm, proxy/_types.py, SpecialModelNames). */
const SEVERAL = /\*|^(?:all-\w+|no-default)-models$/;

/** Why this model should not be asked; null when it may be. */
export function unfit({ id, chats }: ListedModel): Unfit | null {
  const said = nameIn(id);
  const rows = NAMES.filter(({ name }) => name.test(said));
  const always = rows.find((row) => row.always === true);
  if (always !== undefined) return always.is;
  if (chats === true) return null;
  return rows[0]?.is ?? (chats === false ? 'no chat' : null);
}

/** Parameters in thousands of millions as a name has them: `qwen3:8b`, `llama-3.2-3b`, `mixtral-8x7b` (56), `gemma3:270m`; null without. */
export function billionsIn(name: string): number | null {
  const match = /(?:^|[^a-z\d.])(?:(\d{1,3})x)?e?(\d{1,4}(?:\.\d{1,3})?)([bm])(?![a-z\d])/i.exec(name);
  if (match === null) return null;
  const [, times = '1', size = '', unit = ''] = match;
  const billions = (Number(times) * Number(size)) / (unit.toLowerCase() === 'm' ? 1000 : 1);
  return billions > 0 ? billions : null;
}

/** Below this a model rarely gives a usable command, so it is taken only where there is no other. */
const TOO_SMALL = 1;

/** Smaller is better, compared from left to right. */
function rank(model: ListedModel): readonly number[] {
  const { id, loaded, tools, retired } = model;
  const billions = model.billions ?? billionsIn(id);
  const said = nameIn(id);
  return [
    retired === true || SEVERAL.test(id) ? 1 : 0,
    loaded === true ? 0 : 1,
    BASE.test(said) && !TAUGHT.test(said) ? 1 : 0,
    billions !== null && billions < TOO_SMALL ? 1 : 0,
    tools === false ? 1 : 0,
    TAUGHT.test(said) ? 0 : 1,
    SEES.test(said) ? 1 : 0,
  ];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number);
}

/** Their names are terms that nothing else is called, and such a model has no words to answer with. */
const WRITES_NOTHING: ReadonlySet<Unfit | null> = new Set(['embeddings', 'reranking']);

/** The models that may be asked, the best first; those that are alike stay in the server's order. */
export function byFitness(models: readonly ListedModel[]): readonly ListedModel[] {
  const fit = models.filter((model) => unfit(model) === null);
  return (fit.length > 0 ? fit : models.filter((model) => model.chats !== false && !WRITES_NOTHING.has(unfit(model))))
    .map((model) => ({ model, rank: rank(model) }))
    .toSorted((one, other) => compare(one.rank, other.rank))
    .map(({ model }) => model);
}
