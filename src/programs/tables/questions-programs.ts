/** Programs: questions to language models, and what learns from pictures and text. */
import { dangerous, ordinary, type EffectRow } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** Names of files that should go to no service. */
const SECRET =
  /(?:^|\/)\.(?:ssh|aws|gnupg|kube|env|netrc|docker)\b|id_(?:rsa|ed25519|ecdsa)|\/etc\/(?:shadow|ssl)|secret|passw|credential|\.pem$|\.key$/i;
const sends = (options: string): EffectRow =>
  dangerous('', 'uploads', 'sends secret files to the service of the model', { options, value: SECRET });

export const QUESTIONS = (): Family => ({
  // questions to models. Sources: the options in the sources of aichat 0.30, shell_gpt 1.5, tgpt, fabric (danielmiessler), gptme, crush,
  // files-to-prompt, ttok and open-interpreter 0.4; the README of strip-tags; qwen is made of gemini-cli
  aichat: {
    changes: true,
    network: 'talks',
    effects: {
      short: 'mrsaf',
      long: ['model', 'role', 'session', 'agent', 'rag', 'prompt', 'file', 'macro', 'serve'],
      rows: [
        sends('-f --file'),
        ordinary('', 'network', 'starts a server', { options: '--serve' }),
        ordinary('', 'changes', 'offers to run the commands that a model writes', { options: '-e --execute' }),
      ],
    },
    acts: { runs: 'a agent macro' },
    data: `m model prompt r role s session empty-session save-session agent-variable rag rebuild-rag c code S no-stream dry-run info sync-models
      list-models
      list-roles list-sessions list-agents list-rags list-macros`,
  },
  ...each('sgpt shell-gpt', {
    changes: true,
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'changes', 'offers to run the commands that a model writes', { options: '-s --shell', without: '--no-interaction' }),
        ordinary('', 'startup', 'changes the settings of your shell', { options: '--install-integration' }),
      ],
    },
    data: `model temperature top-p md no-md interaction no-interaction d describe-shell c code functions no-functions editor cache no-cache chat
      repl show-chat list-chats -lc role create-role show-role list-roles -lr install-functions`,
  }),
  tgpt: {
    changes: true,
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'unread', 'runs the commands that a model writes', { options: '-y' }),
        ordinary('', 'changes', 'offers to run the commands that a model writes', { options: '-s --shell -is --interactive-shell' }),
        ordinary('', 'runs-foreign-code', 'adds a program that the model can start', { options: '--mcp-add --mcp-config' }),
        ordinary('', 'system', 'updates the program', { options: '-u --update', area: 'packages' }),
      ],
    },
    passwords: [String.raw`--key[= ]`],
    acts: { writes: 'out log', reaches: 'url', runs: 'config' },
    data: `c code f find i interactive image img m multiline key model preprompt provider q quiet raw rotate search-provider temperature v verbose
      vb w whole
      cl changelog ia interactive-alias if interactive-find h height width mcp mcp-server mcp-remove direct`,
  },
  fabric: {
    changes: true,
    network: 'talks',
    effects: {
      short: 'pvCaSTtPFmogdu',
      long: ['pattern', 'context', 'session', 'attachment', 'model', 'output', 'youtube', 'language', 'scrape_url', 'strategy', 'address'],
      rows: [
        sends('-a --attachment'),
        ordinary('', 'network', 'starts a server', { options: '--serve --serveOllama' }),
        ordinary('', 'deletes', 'deletes contexts, sessions or extensions', { options: '-w --wipecontext -W --wipesession --rmextension' }),
      ],
    },
    acts: { writes: 'o output image-file', runs: 'addextension config' },
    data: `p pattern v variable C context session a S setup t temperature T topp s stream P presencepenalty r raw F frequencypenalty l listpatterns L
      listmodels x listcontexts X listsessions U updatepatterns c copy m model modelContextLength output-session n latest d changeDefaultModel y
      youtube
      playlist transcript transcript-with-timestamps comments metadata g language u scrape_url q scrape_question e seed printcontext printsession
      readability input-has-vars dry-run address api-key listextensions strategy liststrategies listvendors search search-location image-size
      image-quality image-compression image-background suppress-think think-start-tag think-end-tag disable-responses-api`,
  },
  'files-to-prompt': {
    reads: true,
    files: 'shown',
    acts: { writes: 'o output' },
    data: 'e extension include-hidden ignore-files-only ignore-gitignore ignore c cxml m markdown n line-numbers 0 null',
  },
  ttok: { reads: true, data: 'i input t truncate m model encode tokens decode allow-special' },
  'strip-tags': { reads: true, data: 'r remove i input m minify t keep-tag all-attrs first' },
  ...each('gptme', {
    network: 'talks',
    does: { runs: [''] },
    effects: {
      rows: [
        ordinary('', 'system', 'lets another assistant act without asking you', {
          options: '-y --no-confirm -n --non-interactive',
          area: 'protection',
        }),
      ],
    },
    acts: { runs: 'agent-path agent-profile' },
    data: `name m model w workspace r resume gear output-format system t tools tool-format prune-tool-output no-prune-tool-output stream no-stream
      show-hidden show-prompt-stats v verbose multi-tool no-multi-tool version-json profile context context-include no-workspace architect
      architect-model editor-model output-schema injection-hygiene`,
  }),
  crush: {
    network: 'talks',
    does: {
      reads: ['logs|models|projects|schema|stats|dirs', 'session list|show|last'],
      changes: ['login|logout|update-providers'],
      runs: [''],
    },
    effects: {
      short: 'cDsmHt',
      long: ['cwd', 'data-dir', 'session', 'model', 'small-model', 'host', 'tail', 'channels'],
      rows: [
        ordinary('', 'system', 'lets another assistant act without asking you', { options: '-y --yolo', area: 'protection' }),
        ordinary('session delete', 'deletes', 'deletes a session of the assistant', { area: 'files' }),
        ordinary('server', 'system', 'starts a server', { area: 'services' }),
      ],
    },
    data: 'c cwd D data-dir d debug s session C continue q quiet v verbose m model small-model f follow force t tail json all crawl-dir source',
  },
  qwen: { like: 'gemini' },
  interpreter: {
    network: 'talks',
    does: { runs: [''] },
    effects: {
      short: 'pmtvsb',
      rows: [
        ordinary('', 'system', 'lets a model run code without asking you', { options: '-y --auto_run', area: 'protection' }),
        ordinary('', 'uploads', 'sends the conversation to others', { options: '--contribute_conversation' }),
        ordinary('', 'network', 'starts a server', { options: '--server' }),
      ],
    },
    passwords: [String.raw`(?:-ak|--api_key)[= ]`],
    acts: { runs: 'p profile', reaches: 'api_base -ab' },
    data: `custom_instructions -ci -sm -nhl -lsv -lsf -cw max_output disable_telemetry -dt speak_messages -sp debug multi_line -ml reset_profile
      stdin offline
      llm_supports_vision llm_supports_functions api_version o x vi pl f s system_message m model t temperature l local local_models api_key -ak
      context_window max_tokens max_budget b verbose v safe_mode
      loop vision os fast plain conversations profiles version no-highlight_active_line`,
  },

  // pictures and text. Sources: docs.ultralytics.com/cli; the commands in the sources of comfy-cli, spaCy 3.8 and argos-translate 1.10;
  // fasttext.cc/docs/en/options.html; gocr(1) 0.52 and ocrad(1) 0.28
  ...each('yolo ultralytics', {
    does: {
      reads: ['help|checks|version|cfg'],
      changes: ['', 'train|val|predict|export|track|benchmark|detect|segment|classify|pose|obb|solutions|copy-cfg'],
    },
    effects: {
      rows: [
        ordinary('settings', 'settings', 'shows or changes the settings of the program'),
        ordinary('hub|login', 'changes', 'talks to the hub of Ultralytics'),
      ],
    },
  }),
  comfy: {
    network: 'talks',
    does: {
      reads: ['env|which|feedback', 'node show|simple-show', 'model list'],
      changes: ['model download', 'set-default|tracking'],
      runs: ['launch|run'],
      installs: ['install|update', 'node install|update|reinstall|fix|restore-snapshot|install-deps'],
    },
    effects: {
      long: ['workspace', 'url', 'relative-path', 'channel', 'mode', 'prompt'],
      rows: [
        ordinary('node uninstall|disable', 'system', 'removes or turns off nodes', { area: 'packages' }),
        dangerous('model remove', 'deletes', 'deletes models', { area: 'files' }),
        ordinary('node publish', 'uploads', 'publishes a node'),
        ordinary('stop', 'system', 'ends the server', { area: 'services' }),
      ],
    },
    data: `workspace recent here skip-prompt background url relative-path set-civitai-api-token channel mode nvidia amd cpu m-series
      skip-manager fast-deps`,
  },
  spacy: {
    network: 'talks',
    does: {
      reads: ['info|validate', 'debug config|data|profile|model|diff-config'],
      changes: [
        'convert|evaluate|assemble|apply|find-threshold',
        'init config|fill-config|vectors|labels',
        'benchmark accuracy|speed',
        'project document|dvc',
      ],
      runs: ['train|pretrain|package', 'project run'],
      installs: ['download', 'project clone|assets|pull'],
    },
    effects: {
      short: 'ocgnlp',
      long: ['output', 'code', 'gpu-id', 'lang', 'pipeline', 'name', 'converter'],
      rows: [ordinary('project push', 'uploads', 'sends the results of the project to its storage')],
    },
    acts: { runs: 'c code', writes: 'o output' },
    data: `g gpu-id l lang p pipeline n name converter optimize pretraining F force V verbose url markdown exclude direct sdist D n-sents
      file-type paths.train paths.dev`,
  },
  'argos-translate': { reads: true, data: 'f from-lang t to-lang from to' },
  argospm: {
    area: 'packages',
    network: 'talks',
    does: { reads: ['list|search'], changes: ['update'], installs: ['install'] },
    effects: { rows: [ordinary('remove', 'system', 'removes packages')] },
    data: 'f from-lang t to-lang',
  },
  fasttext: {
    does: {
      reads: ['predict|predict-prob|test|test-label|nn|analogies|print-word-vectors|print-sentence-vectors|print-ngrams|dump'],
      changes: ['supervised|skipgram|cbow|quantize'],
    },
    acts: { writes: 'output' },
    data: `input lr dim ws epoch minCount minCountLabel neg wordNgrams loss bucket minn maxn thread t label verbose pretrainedVectors saveOutput
      cutoff retrain qnorm qout dsub lrUpdateRate autotune-validation autotune-metric autotune-duration autotune-modelsize seed`,
  },
  gocr: { reads: true, acts: { writes: 'o x e', runs: 'p' }, data: 'i f l d s v c C a u m n' },
  ocrad: {
    reads: true,
    acts: { writes: 'o output x export' },
    data: `h V a append c charset e filter E user-filter f force F format i invert l layout q quiet s scale t transform T threshold u cut v verbose`,
  },
});
