/** The tables of programs that people of one trade use: one distribution, one language, one science, one kind of device. */
import type { Family } from './program.ts';
import { APPLES } from './tables/apples-programs.ts';
import { APPS } from './tables/apps-programs.ts';
import { BOARDS } from './tables/boards-programs.ts';
import { BROWSERS } from './tables/browsers-programs.ts';
import { BSDS } from './tables/bsds-programs.ts';
import { BUNDLERS } from './tables/bundlers-programs.ts';
import { CHAINS } from './tables/chains-programs.ts';
import { CIRCUITS } from './tables/circuits-programs.ts';
import { COINS } from './tables/coins-programs.ts';
import { CONTRACTS } from './tables/contracts-programs.ts';
import { DESKTOPS } from './tables/desktops-programs.ts';
import { DIALECTS } from './tables/dialects-programs.ts';
import { DISCS } from './tables/discs-programs.ts';
import { DISPLAYS } from './tables/displays-programs.ts';
import { DISTRIBUTIONS } from './tables/distributions-programs.ts';
import { GEMS } from './tables/gems-programs.ts';
import { GOPHERS } from './tables/gophers-programs.ts';
import { GUIX } from './tables/guix-programs.ts';
import { HELPERS } from './tables/helpers-programs.ts';
import { IDIOMS } from './tables/idioms-programs.ts';
import { INPUTS } from './tables/inputs-programs.ts';
import { INSTRUMENTS } from './tables/instruments-programs.ts';
import { ISLANDS } from './tables/islands-programs.ts';
import { JAILS } from './tables/jails-programs.ts';
import { LINKERS } from './tables/linkers-programs.ts';
import { NIXES } from './tables/nixes-programs.ts';
import { NOTEBOOKS } from './tables/notebooks-programs.ts';
import { OFFICES } from './tables/offices-programs.ts';
import { PACKAGERS } from './tables/packagers-programs.ts';
import { PAPERS } from './tables/papers-programs.ts';
import { PARSERS } from './tables/parsers-programs.ts';
import { PHARS } from './tables/phars-programs.ts';
import { PHONES } from './tables/phones-programs.ts';
import { PLATFORMS } from './tables/platforms-programs.ts';
import { RELEASES } from './tables/releases-programs.ts';
import { RPMS } from './tables/rpms-programs.ts';
import { TUNES } from './tables/tunes-programs.ts';

export const TRADES: readonly (() => Family)[] = [
  APPLES,
  APPS,
  BOARDS,
  BROWSERS,
  BSDS,
  BUNDLERS,
  CHAINS,
  CIRCUITS,
  COINS,
  CONTRACTS,
  DESKTOPS,
  DIALECTS,
  DISCS,
  DISPLAYS,
  DISTRIBUTIONS,
  GEMS,
  GOPHERS,
  GUIX,
  HELPERS,
  IDIOMS,
  INPUTS,
  INSTRUMENTS,
  ISLANDS,
  JAILS,
  LINKERS,
  NIXES,
  NOTEBOOKS,
  OFFICES,
  PACKAGERS,
  PAPERS,
  PARSERS,
  PHARS,
  PHONES,
  PLATFORMS,
  RELEASES,
  RPMS,
  TUNES,
];
