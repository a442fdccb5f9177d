/** What sentences about the model mean: which one is there, in memory, and fit for questions. First match first. */
import { anyOf, type CauseRow } from './cause-row.ts';

const GONE = String.raw`(?:deprecat|retired|decommission|end[- ]of[- ]life|no longer|discontinued|sunset|shut down|has been removed)`;

/** What is in the memory of a server, and whether it runs. */
export const IN_MEMORY: readonly CauseRow[] = [
  {
    // an endpoint of its own that is paused (Hugging Face), stopped (Modal), or has to be made (Together)
    kind: 'not-running',
    at: [400, 403, 404, 409, 503],
    says: anyOf(
      String.raw`\b(?:endpoint|deployment|app)\b.{0,24}\b(?:is|was|has been|are) (?:currently )?(?:paused|stopped|suspended|not (?:running|started|active))\b`,
      String.raw`\b(?:create|start)\b.{0,24}\b(?:dedicated|new) (?:endpoint|deployment)\b`,
    ),
  },
  { kind: 'several-loaded', at: [400, 404, 422, 500], says: /\b(?:multiple|several|more than one) models?\b.{0,16}\bloaded\b/i },
  {
    // "No models loaded" (LM Studio), "model is not loaded" (llama.cpp), "Load one in the Model tab" (text-generation-webui)
    kind: 'not-loaded',
    at: [400, 404, 409, 422, 500, 503],
    says: anyOf(
      String.raw`\bno models? (?:is |are )?(?:currently )?(?:loaded|running)\b`,
      String.raw`\bmodels?\b.{0,120}\b(?:not|n['’]t|not been) (?:currently |yet )?(?:loaded|running)\b`,
      String.raw`\bmodel (?:is |was |has been )?unloaded\b`,
      String.raw`\bload (?:a|one|the|your) model\b`,
    ),
  },
  // all places are taken (llama.cpp's router)
  { kind: 'no-room', at: [400, 409, 429, 500, 503], says: /\bmodel limit reached\b|\btoo many models? (?:are )?loaded\b/i },
];

export const MODELS: readonly CauseRow[] = [
  {
    kind: 'model-retired',
    at: [400, 403, 404, 410, 422],
    // not what is deprecated *for* a model
    says: anyOf(
      String.raw`\bmodels?\b.{0,120}\b${GONE}`,
      String.raw`\b${GONE}\w* (?!(?:for|with|in|on|by)\b)(?:\S+ ){0,3}models?\b`,
      String.raw`^models? (?:is |was |has been )?disabled\W*$`,
    ),
  },
  {
    // "does not support chat" (Ollama), "This is not a chat model" (OpenAI): it is there, and not made for this
    kind: 'model-unfit',
    at: [400, 404, 422, 500],
    says: anyOf(
      String.raw`does not support (?:chat|generat\w+|completions?|tools?|tool use|functions?)\b`,
      String.raw`\bnot (?:a |an )?(?:chat|conversational|instruct\w*|text[- ]generation)(?: \w+)? model`,
      String.raw`\bonly supports? (?:image|audio|video|speech|embedding|transcription)`,
      String.raw`\b(?:embeddings?|rerank\w*|speech|transcription) model\b.{0,60}\b(?:not|cannot|n['’]t)\b`,
      // a base model, which has none
      String.raw`\bchat template\b.{0,60}\b(?:no longer allowed|must|missing|not (?:found|defined))`,
      String.raw`\b(?:operation|endpoint) (?:does not|doesn['’]t|cannot) work with\b.{0,24}\bmodel`,
      // LocalAI, and a broken file (llama.cpp)
      String.raw`\bbackend not (?:found|installed)\b|\berror loading model\b.{0,12}(?:vocabulary|hyperparameters|architecture)`,
    ),
  },
  // Bedrock: "Retry your request with the ID or ARN of an inference profile that contains this model"
  { kind: 'model-id', at: [400, 404], says: /\bon-demand throughput\b|\binference profile\b/i },
  {
    kind: 'model-name',
    at: [400, 404, 422],
    says: /\binvalid model (?:name|id)\b|\bnot a valid model\b|\bmodel (?:name|id|identifier)\b.{0,60}\b(?:invalid|not valid|malformed)\b/i,
  },
  {
    // "model 'x' not found, try pulling it first" (Ollama)
    kind: 'model-missing',
    at: [400, 403, 404, 422, 500],
    says: anyOf(
      String.raw`try pulling`,
      // FastChat
      String.raw`\bonly\b.{0,80}\ballowed\b.{0,24}\byour model\b`,
      String.raw`\brepository not found\b|\bno endpoints found for\b`,
      String.raw`no models? (?:is |are )?(?:currently )?(?:found|installed|available)`,
      String.raw`\b(?:unknown|no such|unrecogni[sz]ed|invalid)\b.{0,4} model\b`,
      String.raw`\bmodels?\b.{0,120}\b(?:not found|not exist|doesn't exist|could not be found)`,
      String.raw`\bmodel\b.{0,120}\b(?:isn't|is unknown|not available|unavailable|not supported)`,
      String.raw`\b(?:find|locate|found) (?:\w+ )?model(?:s|id)?\b`,
    ),
  },
  {
    // "unsupported model architecture" (llama.cpp)
    kind: 'model-unfit',
    at: [400, 422, 500],
    says: /(?:unsupported|unknown) model architecture|(?:unable|failed|could not) (?:to )?load (?:the )?model/i,
  },
  { kind: 'template', at: [400, 500], says: /\bjinja\b|\btemplate\b.{0,24}\b(?:render\w*|error|fail\w*)|\bat row \d+, column \d+/i },
  { kind: 'outdated', at: [400, 412, 500], says: /\b(?:requires?|needs?) an? (?:newer|more recent|later) version\b/i },
  {
    kind: 'unread',
    at: [400, 500],
    says: /\bfailed to call a function\b|\bfailed to parse (?:input|(?:the )?(?:model )?(?:output|response|answer|tool calls?))\b/i,
  },
];
