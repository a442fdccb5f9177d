/** The one JSON object that a small model is asked for, as a JSON Schema: `{command, explanation}` or `{answer}`. */

const words = { type: 'string', minLength: 1 } as const;
const only = (...names: readonly string[]): object => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, words])),
  required: names,
  additionalProperties: false,
});

/**
 * As `response_format` of Chat Completions, by which Ollama, LM Studio, vLLM and llama.cpp let the model write nothing else. Sources:
 * docs.ollama.com/capabilities/structured-outputs, lmstudio.ai/docs/developer/openai-compat/structured-output, docs.vllm.ai (structured
 * outputs), llama.cpp tools/server/README.md.
 */
export const ANSWER_FORMAT = {
  type: 'json_schema',
  json_schema: { name: 'answer', strict: true, schema: { anyOf: [only('command', 'explanation'), only('answer')] } },
} as const;
