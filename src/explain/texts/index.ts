/** The texts of all programs, read when the first line is explained. */
import { optionsName } from '../../programs/index.ts';
import { parseTexts, type ProgramText } from '../option-texts.ts';
import { ARCHIVE_TEXTS } from './archive-texts.ts';
import { CLUSTER_TEXTS } from './cluster-texts.ts';
import { DATA_TEXTS } from './data-texts.ts';
import { DEVELOPMENT_TEXTS } from './development-texts.ts';
import { GITHUB_TEXTS } from './github-texts.ts';
import { PACKAGE_TEXTS } from './package-texts.ts';
import { PICTURE_TEXTS } from './picture-texts.ts';
import { FILE_TEXTS } from './file-texts.ts';
import { FINDING_TEXTS } from './finding-texts.ts';
import { GIT_MORE_TEXTS } from './git-more-texts.ts';
import { GIT_TEXTS } from './git-texts.ts';
import { MACHINE_TEXTS } from './machine-texts.ts';
import { NETWORK_TEXTS } from './network-texts.ts';
import { OTHER_TEXTS } from './other-texts.ts';
import { PROCESS_TEXTS } from './process-texts.ts';
import { SHELL_TEXTS } from './shell-texts.ts';
import { SYSTEM_TEXTS } from './system-texts.ts';
import { TEXT_TEXTS } from './text-texts.ts';

const DATA = [
  SHELL_TEXTS,
  FILE_TEXTS,
  FINDING_TEXTS,
  TEXT_TEXTS,
  ARCHIVE_TEXTS,
  PROCESS_TEXTS,
  SYSTEM_TEXTS,
  NETWORK_TEXTS,
  GIT_TEXTS,
  GIT_MORE_TEXTS,
  CLUSTER_TEXTS,
  DEVELOPMENT_TEXTS,
  DATA_TEXTS,
  MACHINE_TEXTS,
  GITHUB_TEXTS,
  PACKAGE_TEXTS,
  PICTURE_TEXTS,
  OTHER_TEXTS,
];

let texts: ReadonlyMap<string, ProgramText> | null = null;

/** Every name that has a text: a program (`ls`) or a subcommand (`git log`). */
export const allTexts = (): ReadonlyMap<string, ProgramText> => (texts ??= parseTexts(DATA.join('')));

let beginnings: ReadonlySet<string> | null = null;

/** Whether there are texts about subcommands of a program or of a subcommand. */
export function hasFurtherTexts(name: string): boolean {
  beginnings ??= new Set([...allTexts().keys()].flatMap(beginningsOf));
  return beginnings.has(underOwnName(name));
}

/** `docker` and `docker compose` for `docker compose up`. */
function beginningsOf(name: string): readonly string[] {
  const words = name.split(' ');
  return words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '));
}

/** Under the name of the program whose options it has: `docker ps` for `podman ps`. */
function underOwnName(name: string): string {
  const [program = '', ...verb] = name.split(' ');
  return [optionsName(program), ...verb].join(' ');
}

/** The text of a program or a subcommand; null when there is none. */
export const textOf = (name: string): ProgramText | null => allTexts().get(name) ?? allTexts().get(underOwnName(name)) ?? null;
