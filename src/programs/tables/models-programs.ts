/** Programs: language models on this machine, their servers, and speech. Assistants that change a project are among the assistants. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** An address that is not of this machine alone. */
const OPEN = /^(?!127\.|localhost$|\[?::1|.*\.sock$)/;
const SERVES = 'starts a server that other machines can reach';
/** A repository of a model can contain code. */
const TRUSTS = ordinary('', 'runs-foreign-code', 'runs code that comes with the model', { options: '--trust-remote-code' });
const FETCHES = ordinary('', 'network', 'fetches a model', { options: '-hf -hfr --hf-repo -mu --model-url -dr --docker-repo' });

export const MODELS = (): Family => ({
  // llama.cpp. Sources: tools/server/README.md and the README of each tool, github.com/ggml-org/llama.cpp (2026)
  'llama-cli': {
    changes: true,
    open: true,
    effects: {
      rows: [
        FETCHES,
        dangerous('', 'protection', 'lets the model run commands on this machine', {
          options: '--tools --agent -ag --mcp-servers-config --mcp-servers-json',
        }),
      ],
    },
    acts: { writes: 'log-file prompt-cache slot-save-path lookup-cache-dynamic lcd o output output-file', reaches: 'rpc' },
  },
  ...each(
    'llama-run llama-mtmd-cli llama-embedding llama-perplexity llama-bench llama-imatrix llama-tokenize llama-batched-bench llama-simple',
    { like: 'llama-cli' },
  ),
  'llama-server': {
    area: 'services',
    open: true,
    passwords: [String.raw`--api-key[= ]`],
    effects: {
      long: ['host', 'port', 'model', 'hf-repo', 'ctx-size', 'gpu-layers', 'n-gpu-layers', 'api-key', 'alias', 'path'],
      rows: [
        FETCHES,
        ordinary('', 'network', 'lets other machines use the model', { options: '--host', value: OPEN }),
        ordinary('', 'system', 'starts a server on this machine', {
          without: '-h --help --version --list-devices -cl --cache-list',
          area: 'services',
        }),
        dangerous('', 'protection', 'lets who is connected run commands on this machine', {
          options: '--tools --agent -ag --mcp-servers-config --mcp-servers-json --ui-mcp-proxy --webui-mcp-proxy',
        }),
      ],
    },
    acts: { writes: 'log-file slot-save-path lookup-cache-dynamic lcd', reaches: 'rpc' },
  },
  ...each('llama-quantize llama-gguf-split llama-export-lora llama-cvector-generator convert_hf_to_gguf.py', {
    changes: true,
    open: true,
    writes: { how: 'touches' },
    effects: { rows: [TRUSTS] },
    acts: { writes: 'o output outfile' },
  }),
  'rpc-server': {
    area: 'network',
    effects: { rows: [ordinary('', 'network', 'lets other machines compute on this one', { without: '-h --help' })] },
    data: 'H host p port t threads d device m mem c cache',
  },

  // whisper. Sources: the options in the sources of openai-whisper 20250625, and of whisper.cpp 1.9
  whisper: {
    changes: true,
    network: 'talks',
    acts: { writes: 'o output_dir model_dir' },
    data: `language task model device append_punctuations beam_size best_of carry_initial_prompt clip_timestamps compression_ratio_threshold
      condition_on_previous_text hallucination_silence_threshold highlight_words initial_prompt length_penalty logprob_threshold max_line_count
      max_line_width max_words_per_line no_speech_threshold output_format patience prepend_punctuations suppress_tokens temperature
      temperature_increment_on_fallback threads verbose word_timestamps f`,
  },
  ...each('whisper-cli whisper-cpp whisper-stream whisper-bench', {
    changes: true,
    acts: { writes: 'of output-file', runs: 'fp font-path' },
    data: `step length keep c capture kc w audio-ctx beam-size best-of debug-mode detect-language diarize dtw duration entropy-thold file
      flash-attn grammar grammar-penalty grammar-rule language log-score logprob-thold max-context max-len model no-fallback no-gpu no-prints
      no-speech-thold no-timestamps offset-n offset-t output-csv output-json output-json-full output-lrc output-srt output-txt output-vtt
      output-words ov-e-device print-colors print-progress print-special processors prompt split-on-word suppress-nst suppress-regex temperature
      temperature-inc threads tinydiarize translate word-thold ac bo bs d debug di dl et f fa h l lpt ls m mc ml nf ng np nt nth ocsv oj ojf olrc on
      osrt ot otxt oved ovtt owts p pc pp ps sns sow t tdrz tp tpi tr wt carry-initial-prompt device no-flash-attn print-confidence vad
      vad-max-speech-duration-s vad-min-silence-duration-ms vad-min-speech-duration-ms vad-model vad-samples-overlap vad-speech-pad-ms vad-threshold
      dev nfa vm vmsd vo vp vsd vspd vt`,
  }),
  'whisper-server': {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'network', 'lets other machines use the model', { options: '--host', value: OPEN }),
        ordinary('', 'system', 'starts a server on this machine', { without: '-h --help', area: 'services' }),
      ],
    },
    acts: { writes: 'tmp-dir' },
    data: `host port public request-path inference-path convert audio-ctx beam-size best-of debug-mode detect-language diarize dtw duration
      entropy-thold file flash-attn grammar grammar-penalty grammar-rule language log-score logprob-thold max-context max-len model no-fallback
      no-gpu no-prints no-speech-thold no-timestamps offset-n offset-t output-csv output-file output-json output-json-full output-lrc output-srt
      output-txt output-vtt output-words ov-e-device print-colors print-progress print-special processors prompt split-on-word suppress-nst
      suppress-regex temperature temperature-inc threads tinydiarize translate word-thold ac bo bs d debug di dl et f fa h l lpt ls m mc ml nf ng np
      nt nth ocsv of oj ojf olrc on osrt ot otxt oved ovtt owts p pc pp ps sns sow t tdrz tp tpi tr wt carry-initial-prompt device no-flash-attn
      print-confidence vad vad-max-speech-duration-s vad-min-silence-duration-ms vad-min-speech-duration-ms vad-model vad-samples-overlap
      vad-speech-pad-ms vad-threshold dev nfa vm vmsd vo vp vsd vspd vt`,
  },

  // servers of models. Sources: docs.vllm.ai (0.31); lmstudio.ai/docs/cli (0.0.47); the options in the sources of koboldcpp 1.100 and mlx-lm 0.30
  vllm: {
    network: 'talks',
    open: true,
    does: { reads: ['collect-env'], changes: ['chat|complete|run-batch', 'bench'] },
    passwords: [String.raw`--api-key[= ]`],
    effects: {
      long: ['host', 'port', 'model', 'url', 'api-key', 'config'],
      rows: [ordinary('serve|launch', 'system', SERVES, { area: 'services' }), TRUSTS],
    },
    acts: { writes: 'o output-file result-dir', reaches: 'url', runs: 'config middleware tool-parser-plugin reasoning-parser-plugin' },
  },
  lms: {
    network: 'talks',
    does: {
      reads: ['status|ls|ps|version|log', 'server status'],
      changes: ['load|unload|import|create|chat|get|clone|bootstrap', 'server stop'],
      runs: ['dev'],
    },
    effects: {
      long: ['port', 'identifier', 'gpu', 'context-length', 'ttl', 'prompt'],
      rows: [
        ordinary('server start', 'system', 'starts a server', { area: 'services' }),
        ordinary('push', 'uploads', 'publishes what is in this folder'),
      ],
    },
    data: 'port cors identifier gpu context-length ttl y yes detailed all a exact host json prompt p s system-prompt stats bind',
  },
  koboldcpp: {
    area: 'services',
    open: true,
    passwords: [String.raw`--password[= ]`],
    effects: {
      rows: [
        ordinary('', 'system', SERVES, { without: '-h --help --benchmark --prompt --unpack --version' }),
        dangerous('', 'uploads', 'opens this machine to everyone on the internet', { options: '--remotetunnel' }),
      ],
    },
    acts: { runs: 'onready config' },
  },
  ...each('mlx_lm mlx_lm.generate mlx_lm.chat mlx_lm.lora mlx_lm.convert mlx_lm.fuse mlx_lm.evaluate mlx_lm.manage mlx_lm.cache_prompt', {
    changes: true,
    network: 'talks',
    effects: {
      rows: [
        TRUSTS,
        dangerous('', 'uploads', 'publishes the model', { options: '--upload-repo' }),
        dangerous('', 'deletes', 'deletes models', { options: '--delete' }),
        ordinary('server', 'system', 'starts a server', { area: 'services' }),
      ],
    },
    acts: { writes: 'mlx-path save-path adapter-path prompt-cache-file gguf-path', runs: 'config' },
    data: `model extra-eos-token system-prompt p prompt prefill-response m max-tokens temp top-p min-p top-k xtc-probability xtc-threshold
      min-tokens-to-keep seed ignore-chat-template use-default-chat-template chat-template-config verbose max-kv-size quantize-activations qa kv-bits
      kv-group-size quantized-kv-start draft-model num-draft-tokens train data fine-tune-type optimizer mask-prompt num-layers val-batches
      steps-per-report steps-per-eval grad-accumulation-steps resume-adapter-file save-every test test-batches max-seq-length c grad-checkpoint
      clear-cache-threshold report-to project-name hf-path q q-group-size q-bits q-mode quant-predicate dtype d dequantize export-gguf pipeline scan
      pattern batch-size iters learning-rate`,
  }),
  'mlx_lm.server': {
    area: 'services',
    network: 'talks',
    open: true,
    effects: { rows: [ordinary('', 'system', 'starts a server', { without: '-h --help' }), TRUSTS] },
    acts: { writes: 'adapter-path' },
  },

  // speech. Sources: the manual page of each, of Debian 12: espeak-ng 1.51, festival 2.5, flite 2.2, the options in the sources of piper 1.2 and
  // vosk-api 0.3; pico2wave has no other options
  'espeak-ng': {
    changes: true,
    acts: { writes: 'w phonout', runs: 'path' },
    data: `h f stdin d q a g k l p s v split b m x X z stdout compile compile-debug ipa tie pho punct sep voices`,
  },
  festival: {
    does: { runs: [''] },
    effects: {
      short: 'b',
      long: ['language', 'libdir', 'datadir', 'heap'],
      rows: [dangerous('', 'network', 'lets other machines run its commands', { options: '--server' })],
    },
    acts: { runs: 'libdir datadir script' },
    data: 'q b batch tts i interactive pipe language heap v',
  },
  text2wave: { changes: true, acts: { writes: 'o', runs: 'eval' }, data: 'mode otype f F scale' },
  flite: {
    changes: true,
    acts: { writes: 'o', runs: 'voicedir' },
    data: 'f t p s set seti setf sets b l v voice lv add_lex pw ps psdur pr ssml',
  },
  pico2wave: { changes: true, acts: { writes: 'w wave' }, data: 'l lang' },
  'piper-tts': { like: 'piper' },
  piper: {
    changes: true,
    network: 'talks',
    acts: { writes: 'f output_file output-file d output_dir output-dir download-dir data-dir' },
    data: `m model c config output_raw output-raw s speaker noise_scale noise-scale length_scale length-scale noise_w noise-w sentence_silence
      sentence-silence phoneme_silence phoneme-silence espeak_data espeak-data tashkeel_model tashkeel-model json_input json-input use_cuda
      use-cuda cuda update-voices`,
  },
  'vosk-transcriber': {
    changes: true,
    network: 'talks',
    acts: { writes: 'o output', reaches: 's server' },
    data: 'm model n model-name l lang list-models list-languages i input t output-type tasks -ts log-level',
  },
});
