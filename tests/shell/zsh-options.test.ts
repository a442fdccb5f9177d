/** zsh with options, arrays and precmd functions of users that reach into functions of others: the hooks work and print nothing. */
import { describe, expect, inject, test } from 'vitest';
import { initLine } from '../../src/cli/init.ts';
import { sample } from '../support/sample.ts';
import { command, inTurn, NEXT, pending } from '../support/script.ts';
import { COMMAND, expectNothingShown, run, yoWorks } from '../support/talk.ts';
import { shellPath, World } from '../support/world.ts';
import { accept, acceptLast, ask } from '../walk/walker.ts';

const STEPS = ['echo one-$((1))', 'echo two-$((2))', 'echo three-$((3))'] as const;
const SCRIPT = { [NEXT]: inTurn(pending(STEPS[1]), command(STEPS[2])), 'walk me': pending(STEPS[0]), '*': command(COMMAND) };

const SETTINGS = [
  'setopt warn_create_global',
  'setopt warn_nested_var',
  'setopt warn_create_global warn_nested_var; f() { g=1 }; yo_user=1',
  'typeset -r precmd_functions preexec_functions',
  'typeset -ra precmd_functions preexec_functions; x=1',
  'precmd_functions=(); preexec_functions=(); readonly precmd_functions preexec_functions',
  'precmd() { precmd_functions=() }',
  'precmd() { precmd_functions=(); preexec_functions=() }',
  'precmd() { unset precmd_functions preexec_functions }',
  'HISTSIZE=0 SAVEHIST=0',
  'setopt hist_no_store hist_ignore_all_dups',
  'setopt single_line_zle',
  'setopt overstrike',
  'setopt rc_expand_param',
  'setopt glob_subst',
  'setopt ksh_glob',
  'setopt interactive_comments',
  'setopt no_interactive_comments',
  'setopt no_short_loops rm_star_wait auto_name_dirs mark_dirs prompt_subst transient_rprompt',
  'setopt sh_word_split ksh_arrays ksh_zero_subscript magic_equal_subst null_glob csh_null_glob',
  'setopt err_return local_options local_traps local_patterns debug_before_cmd',
] as const;

describe.concurrent.each([
  ['yosh', SETTINGS],
  ['rc line', sample(SETTINGS, 8)],
] as const)('%s', (way, settings) => {
  test.each(settings)('%s', async (rc) => {
    const rcLine = way === 'rc line';
    await using world = await new World({
      shell: 'zsh',
      rc: `${rcLine ? initLine(inject('scriptedRoot'), 'zsh') : ''}\n${rc}`,
      script: SCRIPT,
      cols: 120,
      ...(rcLine && { program: [shellPath('zsh'), '-i'] }),
    }).ready();
    const { terminal } = world;
    await run(world, ': first');
    await run(world, '(exit 3)');
    await run(world, 'echo "<$?>"');
    expect(terminal.text()).toContain('\n<3>\n');
    await yoWorks(world);
    await ask(world, 'walk me', STEPS[0]);
    await accept(world, STEPS[1]);
    await accept(world, STEPS[2]);
    await acceptLast(world);
    expect(terminal.text()).toContain('\nthree-3\n');
    await run(world, 'ls /nowhere-at-all');
    await ask(world, '', COMMAND);
    expect(JSON.stringify(world.requests().at(-1))).toContain('nowhere-at-all');
    expect(terminal.text()).not.toMatch(/__yo_|yosh\.zsh|read-only/);
    expectNothingShown(world);
  });
});
