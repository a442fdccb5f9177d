/**
 * The marks that models and their templates put around calls, thoughts and answers, with the public source of each. When a server does
 * not understand the template of its model, they arrive as text. `forms.ts` reads this table; a new dialect is a row.
 */

/** `call`: what follows is a call. `thought`: it is hidden up to `closes`. `silent`: the mark alone is left out. */
export type Mark = {
  /** Matches at the beginning of the text. */
  readonly opens: RegExp;
  /** The model's family and where its template is public. */
  readonly source: string;
} & ({ readonly does: 'call' | 'silent' } | { readonly does: 'thought'; readonly closes: RegExp });

/** First match first. */
export const MARKS: readonly Mark[] = [
  // thoughts
  {
    opens: /^<(?:\w{1,12}:)?(think|thinking|thought|reasoning|reflection|scratch_pad)(?::\w{1,16})?>/,
    does: 'thought',
    closes: /<\/(?:\w{1,12}:)?(?:think|thinking|thought|reasoning|reflection|scratch_pad)(?::\w{1,16})?>/,
    source:
      'DeepSeek R1, Qwen 3, GLM, MiniMax, Seed-OSS, Hunyuan 3: chat_template.jinja of deepseek-ai/DeepSeek-R1, ByteDance-Seed/Seed-OSS-36B-Instruct; Hermes',
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
  { opens: /^(?:<\|start\|>assistant(?:<\|channel\|>commentary)?|<\|channel\|>commentary) to=/, does: 'call', source: 'harmony' },
  { opens: /^commentary to=/, does: 'call', source: 'harmony after a server removed its special tokens' },
  {
    opens: /^<(?:｜DSML｜|[\w-]{1,16}[:_])?(?:tool_calls?|TOOLCALL|function_calls?|toolcall|tool_use|tool)\b[^<>]*>/,
    does: 'call',
    source: 'Hermes, Qwen, GLM, Granite, Jamba, Nemotron, MiniMax, Olmo, Hunyuan, LongCat: docs.vllm.ai/en/latest/features/tool_calling',
  },
  {
    opens: /^<(?:｜DSML｜|[\w-]{1,16}:)?(?:function|invoke)(?:=|\s+name=)[^<>]*>/,
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
  { opens: /^<\|(?:open|close)\|>(?:response|message)[^<>|]*<\|sep\|>/, does: 'silent', source: 'Kimi K3' },
  { opens: /^>>>all\n/, does: 'silent', source: 'Functionary 3.2' },
  {
    opens: /^\[(?:BEGIN|END) FINAL RESPONSE\]/,
    does: 'silent',
    source: 'Apriel 1.5: ServiceNow-AI/Apriel-1.5-15b-Thinker, chat_template.jinja',
  },
  { opens: /^(?:<\|start\|>assistant)?<\|channel\|>(?:final|commentary)[^<]*<\|message\|>/, does: 'silent', source: 'harmony' },
  {
    opens: /^<\/?(?:answer|response|final_answer|output)>/,
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
      /^<\/(?:｜DSML｜|\w{1,16}:)?(?:think|thinking|thought|reasoning|reflection|tool_calls?|function_calls?|function|invoke|TOOLCALL)>/,
    does: 'silent',
    source: 'an end without a beginning: the template had begun the thought (DeepSeek R1 0528, Qwen3-Thinking-2507)',
  },
  {
    opens: /^\[\/(?:INST|THINK|TOOL_CALLS?)\]|^\[INST\]|^◁\/think▷|^<channel\|>/,
    does: 'silent',
    source: 'Mistral, Llama 2, Kimi, Gemma 4',
  },
  {
    opens: /^<\|(?:im_end|im_start|eot_id|eot|eom_id|end_of_text|endoftext|end|return|call|tool_call_end|assistant|user)\|>/,
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
  if (/^<\|(?:open|close)\|>/.test(text)) return !text.includes('<|sep|>');
  if (/^(?:\]<?|\]<\]\w{0,20}\[?>?|>{1,3}\w{0,40}|>>>\w{1,40}\n)$/.test(text)) return true;
  if (/^(?:◁|<[|｜]?)[^<>▷\n]*$/.test(text)) return /^(?:◁|<(?:[|｜/]|\w|$))/.test(text);
  return (
    /^\[[A-Z_/ ]{0,24}$/.test(text) ||
    ['analysis', 'commentary to=', 'functools['].some((mark) => mark.startsWith(text)) ||
    /^functools\s*$/.test(text)
  );
}

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
