/** Which model is asked where none is configured, from what servers list and from what they say of it. */
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { STANDARD } from '../../src/config/config-keys.ts';
import { billionsIn, byFitness, type ListedModel, unfit } from '../../src/llm/model-fitness.ts';
import { parseModels } from '../../src/llm/model-list.ts';
import { modelsAt, takeModel } from '../../src/llm/server-models.ts';
import { openProviders } from '../../src/companion/open-providers.ts';
import { events } from '../support/converse.ts';
import { ModelServer, type Reply, type Script } from '../support/model-server.ts';

const named = (id: string): ListedModel => ({ id, chats: null, tools: null, loaded: null, billions: null });

describe('names', () => {
  const OTHERS = `nomic-embed-text:latest mxbai-embed-large snowflake-arctic-embed2 bge-m3 bge-reranker-v2-m3 text-embedding-3-small
    jina-reranker-v3 Qwen3-Reranker-4B qwen3-embedding:0.6b all-minilm:33m gte-large-en-v1.5 multilingual-e5-large whisper-large-v3-turbo
    distil-whisper-large-v3-en playai-tts canopylabs/orpheus-v1-english gpt-4o-mini-transcribe gpt-4o-mini-tts tts-1-hd gpt-realtime
    llama-guard3:8b meta-llama/llama-guard-4-12b openai/gpt-oss-safeguard-20b shieldgemma:2b granite3-guardian:8b omni-moderation-latest
    meta-llama/llama-prompt-guard-2-86m mistral-moderation-2411 dall-e-3 gpt-image-1 black-forest-labs/FLUX.1-schnell stable-diffusion-3.5
    mistral-ocr-latest deepseek-ocr:3b moondream:1.8b voxtral-mini-2507 sora-2 veo-3 kokoro-82m text-embedding-nomic-embed-text-v1.5
    nvidia/llama-3.1-nemotron-safety-guard-8b-v3 speecht5_tts parakeet-tdt-0.6b`;
  test.each(OTHERS.split(/\s+/))('%s answers no questions', (id) => expect(unfit(named(id))).not.toBeNull());

  const ANSWER = `qwen3:8b qwen2.5-coder:7b llama3.2:3b llama-3.3-70b-versatile gemma3:12b gpt-oss:20b deepseek-r1:14b phi4 mistral-small3.2
    codestral-latest devstral:24b granite4:tiny-h command-r7b kimi-k2-instruct glm-4.7 grok-4-fast claude-haiku-5-5 gpt-6-luna
    models/gemini-flash-latest openrouter/auto sonar-pro ai/qwen3 hf.co/bartowski/Llama-3.2-3B-Instruct-GGUF:Q4_K_M qwen3-vl:8b llava:13b
    vanguard-7b starcoder2:15b tinyllama smollm2:1.7b embers-7b-chat`;
  test.each(ANSWER.split(/\s+/))('%s may be asked', (id) => expect(unfit(named(id))).toBeNull());

  test.each([
    ['qwen3:8b', 8],
    ['llama-3.2-3b-instruct', 3],
    ['mixtral-8x7b', 56],
    ['gemma3:270m', 0.27],
    ['gemma3n:e4b', 4],
    ['Qwen3-30B-A3B', 30],
    ['gpt-oss:20b', 20],
    ['phi4', null],
    ['gpt-4o', null],
    ['hf.co/x/Y-0.6B-GGUF:Q8_0', 0.6],
  ])('%s has %s', (id, billions) => expect(billionsIn(id)).toBe(billions));

  test('what the server says wins over the name, except of models that judge', () => {
    expect(unfit({ ...named('my-embedder'), chats: true })).toBeNull();
    expect(unfit({ ...named('wonder-7b'), chats: false })).toBe('no chat');
    expect(unfit({ ...named('llama-guard3:8b'), chats: true })).toBe('moderation');
  });

  test.each(['/mnt/video/llm/Qwen3-8B.gguf', '/srv/audio/models/llama-3.gguf', 'D:\\voice\\llama-3.gguf', '/srv/whisper/Qwen3-8B/'])(
    '%s is judged by its last part',
    (id) => expect(unfit(named(id))).toBeNull(),
  );

  test('the loaded one first, then one that was taught to answer, bases and the smallest last', () => {
    const order = (...models: readonly (string | ListedModel)[]): readonly string[] =>
      byFitness(models.map((one) => (typeof one === 'string' ? named(one) : one))).map(({ id }) => id);
    expect(order('a:7b', { ...named('b:7b'), loaded: true }, 'c-coder:7b')).toEqual(['b:7b', 'c-coder:7b', 'a:7b']);
    expect(order('qwen3-8b-base', 'qwen3:0.6b', 'llava:7b', 'qwen3:8b', 'qwen2.5-coder:7b')).toEqual([
      'qwen2.5-coder:7b',
      'qwen3:8b',
      'llava:7b',
      'qwen3:0.6b',
      'qwen3-8b-base',
    ]);
    expect(order({ ...named('x:7b'), tools: false }, { ...named('y:7b'), tools: true })).toEqual(['y:7b', 'x:7b']);
    // a name is a guess
    expect(order('nomic-embed-text', 'qwen3:8b')).toEqual(['qwen3:8b']);
    expect(order('bge-m3', 'my-voice-assistant-llama')).toEqual(['my-voice-assistant-llama']);
    expect(order('nomic-embed-text', 'bge-reranker-v2-m3')).toEqual([]);
    expect(order({ ...named('whisper-1'), chats: false })).toEqual([]);
  });
});

describe('lists', () => {
  /** Entries as servers write them, and what they say: chats, tools, loaded. */
  const SAID: readonly (readonly [string, Readonly<Record<string, unknown>>, boolean | null, boolean | null, boolean | null])[] = [
    ['OpenAI', { id: 'm', object: 'model', owned_by: 'openai' }, null, null, null],
    ['Mistral', { id: 'm', capabilities: { completion_chat: true, function_calling: true, vision: false } }, true, true, null],
    ['Mistral OCR', { id: 'm', capabilities: { completion_chat: false, function_calling: false, ocr: true } }, false, false, null],
    ['OpenRouter', { id: 'm', architecture: { output_modalities: ['text'] }, supported_parameters: ['tools', 'seed'] }, true, true, null],
    ['OpenRouter image', { id: 'm', architecture: { output_modalities: ['image'] }, supported_parameters: ['seed'] }, false, false, null],
    ['Together', { id: 'm', type: 'chat' }, true, null, null],
    ['Together rerank', { id: 'm', type: 'rerank' }, false, null, null],
    ['Vercel', { id: 'm', type: 'language' }, true, null, null],
    ['Fireworks', { id: 'm', kind: 'HF_BASE_MODEL', supports_chat: true, supports_tools: false }, true, false, null],
    ['LM Studio 0', { id: 'm', type: 'llm', state: 'loaded', capabilities: ['tool_use'] }, true, true, true],
    ['LM Studio 0 embeddings', { id: 'm', type: 'embeddings', state: 'not-loaded' }, false, null, false],
    [
      'LM Studio 1',
      { key: 'm', type: 'llm', loaded_instances: [{ id: 'm' }], capabilities: { vision: true, trained_for_tool_use: true } },
      true,
      true,
      true,
    ],
    ['Ollama tags', { name: 'm', model: 'm', details: { parameter_size: '8.2B' } }, null, null, null],
    ['llama.cpp', { name: 'm', capabilities: ['completion'] }, true, false, null],
    ['Cohere', { name: 'm', endpoints: ['embed', 'classify'] }, false, null, null],
    ['Gemini', { name: 'models/m', supportedGenerationMethods: ['embedContent'] }, false, null, null],
    ['Hugging Face', { id: 'm', pipeline_tag: 'text-generation' }, true, null, null],
  ];
  test.each(SAID)('%s', (_, entry, chats, tools, loaded) =>
    expect(parseModels({ data: [entry] })?.[0]).toMatchObject({ chats, tools, loaded }),
  );

  test('a name may have spaces, and no line end', () => {
    const ids = ['/srv/My Models/Qwen3.gguf', 'Qwen3 8B'];
    expect(parseModels({ data: [...ids, 'a\nb', 'a\tb', ' '].map((id) => ({ id })) })?.map(({ id }) => id)).toEqual(ids);
  });

  test('what is gone, and what is not one model, comes last', () => {
    const best = (...data: readonly unknown[]): string | undefined => byFitness(parseModels({ data }) ?? [])[0]?.id;
    expect(best({ id: 'old-instruct', deprecated: true }, { id: 'new' })).toBe('new');
    expect(best({ id: 'old-instruct', active: false }, { id: 'new', active: true })).toBe('new');
    expect(best({ id: '*' }, { id: 'openai/*' }, { id: 'all-proxy-models' }, { id: 'gpt-4o' })).toBe('gpt-4o');
    expect(best({ id: 'old', deprecated: true })).toBe('old');
  });

  test('in data, in models, or alone', () => {
    for (const body of [{ data: [{ id: 'm' }] }, { models: [{ name: 'm' }] }, [{ id: 'm' }]]) expect(parseModels(body)).toHaveLength(1);
    expect(parseModels({ error: 'x' })).toBeNull();
    expect(parseModels('')).toBeNull();
  });

  test('any JSON gives names that can be shown and set, and never an exception', () => {
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.record({ id: fc.string({ unit: 'binary' }), type: fc.jsonValue(), capabilities: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ data: fc.array(entry) }), fc.array(entry)), (body) => {
        for (const model of parseModels(body) ?? []) {
          expect(model.id).toMatch(/^[^\p{Cc}\u2028\u2029]{1,200}$/u);
          expect(model.id.trim()).not.toBe('');
          unfit(model);
        }
        byFitness(parseModels(body) ?? []);
      }),
    );
  });
});

const json = (body: unknown): Reply => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const MISSING: Reply = { status: 404, headers: { 'content-type': 'text/plain' }, body: '404 page not found' };
const HI: Reply = { body: 'data: {"choices":[{"index":0,"delta":{"content":"Hi."},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n' };

/** Ollama with these models; capabilities by name. */
const ollama =
  (models: Readonly<Record<string, readonly string[]>>, loaded: readonly string[] = []): Script =>
  ({ path, body }) => {
    const names = Object.keys(models);
    if (path === '/v1/models')
      return json({ object: 'list', data: names.length === 0 ? null : names.map((id) => ({ id, object: 'model', owned_by: 'library' })) });
    if (path === '/api/tags') return json({ models: names.map((name) => ({ name, model: name })) });
    if (path === '/api/ps') return json({ models: loaded.map((name) => ({ name, model: name })) });
    if (path === '/api/show') return json({ capabilities: models[String(body['model'])] });
    if (path === '/v1/chat/completions') return HI;
    return MISSING;
  };

describe('servers', () => {
  const taken = async (script: Script, path = '/v1'): Promise<string | null> => {
    await using server = await ModelServer.start(script);
    return (await takeModel(fetch, server.origin + path, 5_000)).model?.id ?? null;
  };

  test('Ollama: by capability, the loaded one first', async () => {
    const models = {
      'nomic-embed-text': ['embedding'],
      'odd-name:7b': ['embedding'],
      'qwen3:8b': ['completion', 'tools'],
      'gemma3:4b': ['completion'],
    };
    expect(await taken(ollama(models))).toBe('qwen3:8b');
    expect(await taken(ollama(models, ['gemma3:4b']))).toBe('gemma3:4b');
    expect(await taken(ollama(models, ['nomic-embed-text']))).toBe('qwen3:8b');
    expect(await taken(ollama({ 'nomic-embed-text': ['embedding'] }))).toBeNull();
    expect(await taken(ollama({}))).toBeNull();
  });

  test('LM Studio, of either version: by type and state', async () => {
    const data = ['text-embedding-x', 'qwen/qwen3-4b', 'mystery-9b'].map((id) => ({ id, object: 'model', owned_by: 'organization_owner' }));
    const [old, current] = [
      [
        { id: 'mystery-9b', type: 'embeddings', state: 'loaded' },
        { id: 'qwen/qwen3-4b', type: 'llm', state: 'not-loaded' },
      ],
      [
        { key: 'mystery-9b', type: 'llm', loaded_instances: [{}] },
        { key: 'qwen/qwen3-4b', type: 'llm', loaded_instances: [] },
      ],
    ];
    const studio =
      (version: 0 | 1): Script =>
      ({ path }) =>
        path === '/v1/models'
          ? json({ data })
          : path === `/api/v${version}/models`
            ? json(version === 0 ? { data: old } : { models: current })
            : json({ error: 'Unexpected endpoint or method' });
    expect(await taken(studio(0))).toBe('qwen/qwen3-4b');
    expect(await taken(studio(1))).toBe('mystery-9b');
  });

  test('the list is found with /v1 behind an address that has no version', async () => {
    await using server = await ModelServer.start(ollama({ 'qwen3:8b': ['completion'] }));
    expect(await modelsAt(fetch, server.origin, 5_000)).toMatchObject({ baseUrl: `${server.origin}/v1` });
    await expect(modelsAt(fetch, `${server.origin}/v2`, 5_000)).rejects.toThrow();
  });

  test('a server whose own interface is silent is asked by names', async () => {
    const script: Script = (seen) => (seen.path.startsWith('/api/') ? { status: 500 } : ollama({ 'bge-m3': [], 'qwen3:8b': [] })(seen, 0));
    expect(await taken(script)).toBe('qwen3:8b');
  });
});

describe('a question without a configured model', () => {
  const providers = openProviders();
  afterAll(() => providers.close());
  const ask = async (
    script: Script,
    path: string,
  ): Promise<{ readonly said: string[]; readonly asked: string[]; readonly last: unknown }> => {
    await using server = await ModelServer.start(script);
    const said: string[] = [];
    const open = (): ReturnType<typeof providers.open> =>
      providers.open({
        config: { ...STANDARD, provider: 'ollama', base_url: server.origin + path },
        env: {},
        cwd: '/',
        say: (line) => said.push(line.replaceAll(server.origin, 'ORIGIN')),
      });
    await events(await open());
    const last = (await events(await open())).at(-1);
    return {
      said,
      last,
      asked: server.seen.filter(({ method, path: at }) => method === 'POST' && at !== '/api/show').map(({ body }) => String(body['model'])),
    };
  };

  test('goes to a model that answers, which is said once', async () => {
    const script = ollama({ 'nomic-embed-text': ['embedding'], 'qwen3:8b': ['completion', 'tools'] });
    const { said, asked } = await ask(script, '/v1');
    expect(asked).toEqual(['qwen3:8b', 'qwen3:8b']);
    expect(said).toEqual(['qwen3:8b answers (2 models here). For another: yosh models']);
  });

  test('to a server without models: what to install', async () => {
    expect((await ask(ollama({}), '/v1')).last).toMatchObject({
      failure: { what: 'no model is installed: ollama pull qwen3:8b', remedy: 'then ask again' },
    });
    expect((await ask(ollama({ 'bge-m3': ['embedding'] }), '/v1')).last).toMatchObject({
      failure: { what: expect.stringMatching(/^none of the 1 models at \S+ answers questions: ollama pull qwen3:8b$/) },
    });
  });
});
