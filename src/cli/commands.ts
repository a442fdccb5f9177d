/** The subcommands of `yosh`, in the order of its help. A new one is a file and a line here. */
import type { Subcommand } from './subcommand.ts';
import { bugCommand } from './bug-command.ts';
import { completionCommand } from './completion/completion.ts';
import { configCommand } from './config.ts';
import { doctorCommand } from './doctor/doctor.ts';
import { findCommand } from './find-command.ts';
import { forgetCommand } from './forget.ts';
import { initCommand } from './init.ts';
import { lessonsCommand } from './lessons-command.ts';
import { logCommand } from './log-command.ts';
import { memoryCommand } from './memory-command.ts';
import { modelsCommand } from './models-command.ts';
import { promptCommand } from './prompt-command.ts';
import { benchCommand } from './trial/bench-command.ts';
import { probeCommand } from './trial/probe-command.ts';
import { replayCommand } from './replay-command.ts';
import { trustCommand } from './trust-command.ts';
import { sentCommand } from './sent-command.ts';
import { setupCommand } from './setup/setup.ts';
import { tourCommand } from './tour-command.ts';

export const COMMANDS: readonly Subcommand[] = [
  initCommand,
  setupCommand,
  tourCommand,
  doctorCommand,
  configCommand,
  modelsCommand,
  probeCommand,
  benchCommand,
  promptCommand,
  findCommand,
  logCommand,
  replayCommand,
  bugCommand,
  memoryCommand,
  lessonsCommand,
  trustCommand,
  sentCommand,
  forgetCommand,
  completionCommand(() => COMMANDS),
];
