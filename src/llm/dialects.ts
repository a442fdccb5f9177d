/**
 * The marks that models and their templates put around calls, thoughts and answers, with the public source of each. When a server does
 * not understand the template of its model, they arrive as text. `forms.ts` reads this table; a new dialect is a row.
 */

/**
 * `call`: what follows is a call. `thought`: it is hidden up to `closes`. `silent`: the mark alone is left out. `stop`: the answer ended
 * before it, and what follows is made up.
 */
export type Mark = {
  /** Matches at the beginning of the text. */
  readonly opens: RegExp;
  /** The model's family and where its template is public. */
  readonly source: string;
  /** Counts only at the beginning of an answer, or behind thoughts: among words it is a word. */
  readonly first?: true;
} & ({ readonly does: 'call' | 'silent' | 'stop' } | { readonly does: 'thought'; readonly closes: RegExp });

/**
 * The end of a thought that the template of the model began, so that the answer has no mark of its beginning: DeepSeek R1 0528,
 * Qwen3-Thinking-2507, where a server has no parser for them.
 */
export const THOUGHT_END =
  /<\/(?:\w{1,16}:)?(?:think|thinking|thought|reasoning|reflection)>|\[\/THINK\]|◁\/think▷|<channel\|>|<\|(?:END_THINKING|end_of_thought)\|>/i;

/** First match first. */
export const MARKS: readonly Mark[] = [
  // thoughts
  {
    opens: /^<(?:\w{1,12}[:|])?(think|thinking|thoughts?|reasoning|reflection|scratch_?pad)(?:_fast(?:er)?)?(?::\w{1,16})?>/i,
    does: 'thought',
    closes: /<\/(?:\w{1,12}[:|])?(?:think|thinking|thoughts?|reasoning|reflection|scratch_?pad)(?:_fast(?:er)?)?(?::\w{1,16})?>/i,
    source:
      'DeepSeek R1, Qwen 3, GLM, MiniMax, Seed-OSS, Hunyuan 3, K2: chat_template.jinja of deepseek-ai/DeepSeek-R1, ByteDance-Seed/Seed-OSS-36B-Instruct',
  },
  {
    opens: /^<(?:analysis|plan|(?:inner|internal)_monologue|reason)>/i,
    does: 'thought',
    closes: /<\/(?:analysis|plan|(?:inner|internal)_monologue|reason)>/i,
    first: true,
    source: 'prompts of agents',
  },
  {
    opens: /^Here(?: is|'s) my thought process:/,
    does: 'thought',
    closes: /Here(?: is|'s) my response:/,
    first: true,
    source: 'Granite 3.2: vllm, reasoning/granite_reasoning_parser.py',
  },
  {
    opens: /^### Instruction:/,
    does: 'thought',
    closes: /(?=### (?:Response|Answer|Assistant)\b)/,
    first: true,
    source: 'Alpaca, whose template a small model repeats: github.com/tatsu-lab/stanford_alpaca',
  },
  {
    opens: /^Here are my reasoning steps:/,
    does: 'thought',
    closes: /\[BEGIN FINAL RESPONSE\]/,
    first: true,
    source: 'Apriel 1.5: ServiceNow-AI/Apriel-1.5-15b-Thinker, chat_template.jinja',
  },
  { opens: /^<\|inner_prefix\|>/, does: 'thought', closes: /<\|inner_suffix\|>/, source: 'Apertus: swiss-ai/Apertus-70B-Instruct-2509' },
  {
    opens: /^<\|message_model\|><\|content_thinking\|>/,
    does: 'thought',
    closes: /<\|end_message\|>/,
    source: 'Inkling: docs.vllm.ai, vllm.parser.inkling',
  },
  { opens: /^\[unused16\]/, does: 'thought', closes: /\[unused17\]/, source: 'openPangu: vllm, tool_parsers/pangu_tool_parser.py' },
  { opens: /^<\|thought_start\|>/, does: 'thought', closes: /<\|thought_end\|>/, source: 'MiniCPM 3: openbmb/MiniCPM3-4B' },
  {
    opens: /^(?:<\|start\|>assistant )?to=self<\|message\|>/,
    does: 'thought',
    closes: /<\|eom\|>/,
    source: 'Muse Glimmer: sglang, function_call/muse_glimmer_format.py; ollama, model/parsers/glimmer.go',
  },
  {
    opens: /^(?:<\|start\|>assistant)?<\|channel\|>analysis to=/,
    does: 'call',
    source: 'harmony: calls of built-in tools are made in the analysis channel',
  },
  { opens: /^\[THINK\]/, does: 'thought', closes: /\[\/THINK\]/, source: 'Magistral: mistralai/Magistral-Small-2507' },
  { opens: /^◁think▷/, does: 'thought', closes: /◁\/think▷/, source: 'Kimi-VL: moonshotai/Kimi-VL-A3B-Thinking' },
  {
    opens: /^<\|(?:START_THINKING|begin_of_thought)\|>/,
    does: 'thought',
    closes: /<\|(?:END_THINKING|end_of_thought)\|>/,
    source: 'Cohere: CohereLabs/c4ai-command-a-03-2025; Sky-T1: NovaSky-AI/Sky-T1-32B-Preview',
  },
  {
    opens: /^(?:<\|start\|>assistant)?<\|channel\|>analysis[^<]*<\|message\|>/,
    does: 'thought',
    closes: /<\|(?:end|return|call)\|>|(?=<\|start\|>|<\|channel\|>)/,
    source: 'harmony: cookbook.openai.com/articles/openai-harmony; leaked into content and names: vllm#32587',
  },
  {
    opens: /^analysis(?=[A-Z])/,
    does: 'thought',
    closes: /assistantfinal|assistant(?=commentary)/,
    source: 'harmony whose special tokens arrive as plain words: unslothai/unsloth#5162',
  },
  {
    opens: /^<\|open\|>think<\|sep\|>/,
    does: 'thought',
    closes: /<\|close\|>think<\|sep\|>/,
    source: 'Kimi K3: sgl-project/sglang, function_call/kimik3_format.py',
  },
  { opens: /^<\|think\|>/, does: 'thought', closes: /<\|end\|>/, source: 'Solar Open: upstage/Solar-Open-100B, chat_template.jinja' },
  {
    opens: /^<\|channel>thought\n?/,
    does: 'thought',
    closes: /<channel\|>/,
    source: 'Gemma 4: ai.google.dev/gemma/docs/core/prompt-formatting',
  },
  // calls
  { opens: /^(?:<\|start\|>assistant )?to=user<\|message\|>/, does: 'silent', source: 'Muse Glimmer' },
  { opens: /^(?:<\|start\|>assistant(?:<\|channel\|>commentary)?|<\|channel\|>commentary) to=/, does: 'call', source: 'harmony' },
  { opens: /^commentary to=/, does: 'call', source: 'harmony after a server removed its special tokens' },
  { opens: /^to=[\w.]{1,60}(?=[\s<])/, does: 'call', first: true, source: 'harmony and Muse Glimmer, whose header began in the prompt' },
  { opens: /^-> tool\/function_call\n/, does: 'call', first: true, source: 'HyperCLOVA X SEED 14B: its chat_template.jinja' },
  { opens: /^\[unused11\]/, does: 'call', source: 'openPangu' },
  {
    opens: /^<function(?:=|\()[\w.]{1,60}\)?(?:\[\])? ?(?=\{)/,
    does: 'call',
    source: 'Llama 3 as Groq passes it on when it cannot read it: huggingface/smolagents#1119',
  },
  {
    opens: /^<(?:execute_command|execute_bash|run_command|bash|shell|terminal|command)>/,
    does: 'call',
    source: 'Cline: docs.cline.bot, prompts; OpenHands: CodeAct 1; models that name tags as the properties',
  },
  { opens: /^<tool: ?\w+[>\s]/, does: 'call', source: 'CWM: facebook/cwm, chat_template.jinja' },
  {
    opens: /^<(?:[｜|]DSML[｜|] ?|[\w-]{1,16}[:_|])?(?:tool_calls?|calls(?=>)|TOOLCALL|function_calls?|toolcall|tool_use|tool)\b[^<>]*>/,
    does: 'call',
    source: 'Hermes, Qwen, GLM, Granite, Jamba, Nemotron, MiniMax, Olmo, Hunyuan, LongCat: docs.vllm.ai/en/latest/features/tool_calling',
  },
  {
    opens: /^<(?:[｜|]DSML[｜|] ?|[\w-]{1,16}:)?(?:function|invoke)(?:=|\s+name=)[^<>]*>/,
    does: 'call',
    source:
      'Llama 3.1: llama.com/docs, user-defined custom tool calling; Qwen3-Coder: Qwen/Qwen3-Coder-480B-A35B-Instruct; Claude style; Step; MiniCPM 5',
  },
  { opens: /^\]<\]\w{1,20}\[>\[/, does: 'call', source: 'MiniMax M3: sgl-project/sglang, function_call/minimax_m3.py' },
  { opens: /^>>>(?!all\n)\w+\n(?=\{)/, does: 'call', source: 'Functionary 3.2: meetkai/functionary, prompt_template' },
  { opens: /^<start_function_call>/, does: 'call', source: 'FunctionGemma: ai.google.dev/gemma/docs/functiongemma' },
  { opens: /^\[TOOL_CALLS?\]/, does: 'call', source: 'Mistral: docs.mistral.ai, mistral-common tokenizer v3 to v13' },
  { opens: /^functools\s*\[/, does: 'call', source: 'Phi-4-mini, FireFunction: microsoft/Phi-4-mini-instruct' },
  // marks of templates around words
  { opens: /^\*\*Tool Call:\*\*\s*/, does: 'silent', source: 'RWKV 7: vllm, tool_parsers/rwkv_tool_parser.py' },
  {
    opens: /^(?:<\|im_start\|>\s?user|<\|start_header_id\|>\s?user|<start_of_turn>user|<\|user\|>|<\/s>\s*\[INST\])/,
    does: 'stop',
    source: 'ChatML, Llama 3, Gemma, Phi: a model that goes on with the next turn',
  },
  {
    opens: /^(?:<\|im_start\|>\s?assistant|<\|start_header_id\|>\s?assistant\s?<\|end_header_id\|>)\s*/,
    does: 'silent',
    source: 'ChatML, Llama 3: the header of the answer itself',
  },
  { opens: /^<\|begin\|>\s?assistant<\|content\|>/, does: 'silent', source: 'Solar Open: the header of the answer itself' },
  { opens: /^<\|message_model\|><\|content_text\|>|^<\|(?:end_message|content_model_end_sampling)\|>/, does: 'silent', source: 'Inkling' },
  { opens: /^\[e~\[/, does: 'silent', source: 'MiniMax M2: waybarrios/vllm-mlx#98' },
  { opens: /^<\?xml\b[^<>]*\?>\s*/, does: 'silent', first: true, source: 'XML 1.0, section 2.8' },
  { opens: /^<sep>/, does: 'stop', source: 'Reka: RekaAI/reka-flash-3, chat_template.jinja' },
  { opens: /^<\/?co: ?[\d,:[\] ]{1,40}>/, does: 'silent', source: 'Cohere: docs.cohere.com, grounded generation' },
  { opens: /^<\|(?:begin|end)_of_(?:solution|box)\|>/, does: 'silent', source: 'OpenThinker: open-thoughts/OpenThinker-7B; GLM 4.5V' },
  { opens: /^<\|(?:open|close)\|>(?:response|message)[^<>|]*<\|sep\|>/, does: 'silent', source: 'Kimi K3' },
  { opens: /^>>>all\n/, does: 'silent', source: 'Functionary 3.2' },
  {
    opens: /^\[(?:BEGIN|END) FINAL RESPONSE\]/,
    does: 'silent',
    source: 'Apriel 1.5: ServiceNow-AI/Apriel-1.5-15b-Thinker, chat_template.jinja',
  },
  {
    opens: /^(?:<\|start\|>assistant)?<\|channel\|>(?:final|commentary)(?:[^<]|<\|constrain\|>)*<\|message\|>/,
    does: 'silent',
    source: 'harmony',
  },
  {
    opens: /^<\/?(?:answer|response|final_answer|output)>/i,
    does: 'silent',
    source: 'R1 distillations; Granite 3.2: ibm-granite/granite-3.2-8b-instruct',
  },
  {
    opens: /^<(?:\/?s|eos|bos|pad|end_of_turn|start_of_turn>model|unk)>/,
    does: 'silent',
    source: 'Llama 2, Mistral, Gemma: tokenizer_config.json',
  },
  {
    opens:
      /^<\/(?:[｜|]DSML[｜|] ?|\w{1,16}:)?(?:think|thinking|thought|reasoning|reflection|tool_calls?|function_calls?|function|invoke|TOOLCALL)>/i,
    does: 'silent',
    source: 'an end without a beginning: the template had begun the thought (DeepSeek R1 0528, Qwen3-Thinking-2507)',
  },
  {
    opens: /^\[unused1[27]\]|^\[\/(?:INST|THINK|TOOL_CALLS?)\]|^\[INST\]|^◁\/think▷|^<channel\|>/,
    does: 'silent',
    source: 'Mistral, Llama 2, Kimi, Gemma 4',
  },
  {
    opens: /^<\|(?:im_end|im_start|eom|eot_id|eot|eom_id|end_of_text|endoftext|end|return|call|tool_call_end|assistant|user)\|>/,
    does: 'silent',
    source: 'ChatML, Llama 3, harmony, Phi: tokenizer_config.json',
  },
  {
    opens: /^<\|(?:(?:END|START)_(?:RESPONSE|TEXT)|END_OF_TURN_TOKEN|END_THINKING|END_ACTION)\|>/,
    does: 'silent',
    source: 'Cohere: tokenizer_config.json',
  },
  { opens: /^<｜(?:end▁of▁sentence|begin▁of▁sentence|Assistant|User)｜>/, does: 'silent', source: 'DeepSeek: tokenizer_config.json' },
  {
    opens: /^<(?:\|[^|<>\n]{1,60}\|?|｜[^<>\n]{1,60})>/,
    does: 'call',
    source:
      'any other special token: Llama (python_tag), DeepSeek, Kimi K2, Cohere, InternLM, LFM2, Apertus, Phi-4, Granite, Gemma 4, and those to come',
  },
];

/** The longest beginning that may still become a mark. */
const MARK_CHARS = 120;

/** Whether more text may make a mark of this text's beginning. */
export function mayBeMark(text: string): boolean {
  if (text.length > MARK_CHARS) return false;
  if (/^<\|(?:start|channel)\|>/.test(text)) return !text.includes('<|message|>');
  if (/^<\|(?:im_start|start_header_id)\|>\s?\w{0,9}(?:<[|\w]{0,14})?$/.test(text)) return !text.endsWith('user');
  if (/^<\|(?:begin|message_model)\|>\s?\w{0,9}(?:<[|\w]{0,20})?$/.test(text)) return true;
  if (/^<\|(?:open|close)\|>/.test(text)) return !text.includes('<|sep|>');
  if (/^(?:\]<?|\]<\]\w{0,20}\[?>?|>{1,3}\w{0,40}|>>>\w{1,40}\n)$/.test(text)) return true;
  if (/^(?:◁|<[|｜]?)[^<>▷\n]*$/.test(text)) return /^(?:◁|<(?:[|｜/?]|\w|$))/.test(text);
  return (
    /^\[[A-Z_/ ]{0,24}$|^\[unused\d{0,2}$|^\*{1,2}$|^\*\*Tool Call:?\**\s*$/.test(text) ||
    BEGINNINGS.some((mark) => mark.startsWith(text)) ||
    /^\[u[a-z]{0,5}$|^\*\*T[a-z]{0,3} ?C?[a-l]{0,3}$|^to=[\w.]{0,60}(?:<[|\w]{0,10})?$/.test(text) ||
    /^functools\s*$/.test(text)
  );
}

/** Marks that are words. */
const BEGINNINGS = [
  '### Instruction:',
  'analysis',
  'commentary to=',
  'functools[',
  '[e~[',
  'to=',
  '-> tool/function_call\n',
  'Here are my reasoning steps:',
  'Here is my thought process:',
  "Here's my thought process:",
];

/** What is made up behind an answer: the next turn of the user, or the result of a call. */
const MADE_UP =
  /<\|im_start\|>\s?user|<\|start_header_id\|>\s?user|<start_of_turn>user|<\/s>\s*\[INST\]|<(?:tool_response|tool_result|function_results?)>|<\|tool_response/;
export const withoutMadeUp = (text: string): string => {
  const at = text.search(MADE_UP);
  return at <= 0 ? text : text.slice(0, at);
};

export const markAt = (text: string): { readonly mark: Mark; readonly length: number } | null => {
  for (const mark of MARKS) {
    const found = mark.opens.exec(text.slice(0, MARK_CHARS));
    if (found !== null) return { mark, length: found[0].length };
  }
  return null;
};

/** A text without the marks in it. */
export const withoutMarks = (text: string): string =>
  text.replaceAll(
    /<\|[^|<>\n]{1,60}\|>|<｜[^<>\n]{1,60}｜>|<\/?(?:tool_calls?|function_calls?|think|answer|s)>|<end_of_turn>|\[\/?(?:TOOL_CALLS?|THINK|INST)\]/g,
    '',
  );
