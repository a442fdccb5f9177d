/** Programs: assistants that read a project, change it and run commands in it. */
import { type Extra, type EffectRow, ordinary } from '../effect-rows.ts';
import type { Family, Program } from '../program.ts';

/** Options and subcommands after which an assistant acts without asking first. */
const unattended = (extra: Extra, words = ''): EffectRow =>
  ordinary(words, 'system', 'lets another assistant act without asking you', { area: 'protection', ...extra });
/** A server of tools, an extension or a plugin is a program that runs in each session from then on. */
const adds = (words: string): EffectRow =>
  ordinary(words, 'runs-foreign-code', 'adds a program that the assistant starts', { area: 'packages' });

const ASSISTANT: Program = { network: 'talks', does: { runs: [''] } };

export const ASSISTANTS = (): Family => ({
  // source: code.claude.com/docs/en/cli-reference
  claude: {
    network: 'talks',
    does: { reads: ['doctor|update', 'mcp list|get', 'plugin list'], changes: ['mcp remove', 'setup-token'], runs: [''] },
    effects: {
      rows: [
        unattended({ options: '--dangerously-skip-permissions --allow-dangerously-skip-permissions' }),
        unattended({ options: '--permission-mode', value: /^(?:bypassPermissions|acceptEdits)$/ }),
        adds('mcp add|add-json|add-from-claude-desktop'),
        adds('plugin install|enable'),
      ],
    },
    acts: { runs: 'mcp-config settings plugin-dir agents' },
    data: `p print c continue r resume output-format input-format model fallback-model verbose max-turns append-system-prompt system-prompt
      allowedTools allowed-tools disallowedTools disallowed-tools permission-mode add-dir session-id ide debug version v help h s scope t
      transport e env`,
  },
  // source: github.com/openai/codex, docs
  codex: {
    network: 'talks',
    does: { reads: ['login status', 'mcp list|get', 'completion'], changes: ['login|logout|resume', 'mcp remove'], runs: [''] },
    effects: {
      rows: [
        unattended({ options: '--full-auto --dangerously-bypass-approvals-and-sandbox --yolo' }),
        unattended({ options: '-a --ask-for-approval', value: /^never$/ }),
        unattended({ options: '-s --sandbox', value: /^danger-full-access$/ }),
        adds('mcp add'),
      ],
    },
    acts: { writes: 'o output-last-message', runs: 'c config' },
    data: 'm model i image p profile C cd a ask-for-approval s sandbox search oss json color skip-git-repo-check add-dir last',
  },
  // source: github.com/google-gemini/gemini-cli, docs
  gemini: {
    network: 'talks',
    does: { reads: ['mcp list', 'extensions list'], changes: ['mcp remove', 'extensions uninstall|disable'], runs: [''] },
    effects: {
      rows: [
        unattended({ options: '-y --yolo' }),
        unattended({ options: '--approval-mode', value: /^(?:yolo|auto_edit)$/ }),
        adds('mcp add'),
        adds('extensions install|link|enable'),
      ],
    },
    data: 'p prompt i prompt-interactive m model s sandbox a all-files d debug c checkpointing approval-mode o output-format include-directories',
  },
  // source: aider.chat/docs/config/options.html
  aider: {
    network: 'talks',
    does: { runs: [''] },
    effects: { rows: [unattended({ options: '--yes-always --yes' })] },
    acts: { runs: 'config env-file test-cmd lint-cmd load', reaches: 'openai-api-base' },
    data: `m message f message-file model weak-model editor-model read file no-git git auto-commits no-auto-commits dirty-commits commit
      architect map-tokens edit-format dark-mode light-mode stream no-stream watch-files subtree-only lint test auto-test show-diffs dry-run`,
  },
  // source: opencode.ai/docs/cli
  opencode: {
    network: 'talks',
    does: { reads: ['models|stats', 'auth list', 'session list'], changes: ['auth login|logout', 'export'], runs: [''] },
    data: 'm model c continue s session p prompt agent format f file',
  },
  'cursor-agent': {
    network: 'talks',
    does: { reads: ['ls|status'], changes: ['login|logout'], runs: [''] },
    effects: { rows: [unattended({ options: '-f --force' })] },
    data: 'p print m model output-format resume',
  },
  amp: { ...ASSISTANT, effects: { rows: [unattended({ options: '--dangerously-allow-all' })] }, data: 'x execute' },
  copilot: {
    ...ASSISTANT,
    effects: { rows: [unattended({ options: '--allow-all-tools --allow-all --yolo' })] },
    data: 'p prompt model resume continue allow-tool deny-tool',
  },
});
