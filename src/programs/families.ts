/** The tables of the families. Each is a function, because making all rows takes longer than all else that a first question loads. */
import type { Family, Program } from './program.ts';
import { AWS } from './tables/aws-programs.ts';
import { HOSTING } from './tables/hosting-programs.ts';
import { SERVICES } from './tables/services-programs.ts';
import { STORAGE } from './tables/storage-programs.ts';
import { CLUSTERS } from './tables/clusters-programs.ts';
import { INFRASTRUCTURE } from './tables/infrastructure-programs.ts';
import { MACHINES } from './tables/machines-programs.ts';
import { PYTHON } from './tables/python-programs.ts';
import { JAVASCRIPT_TOOLS } from './tables/javascript-programs.ts';
import { PACKAGES_OTHER } from './tables/packages-other-programs.ts';
import { PACKAGES_ANY } from './tables/packages-any-programs.ts';
import { KEYS } from './tables/keys-programs.ts';
import { ADDRESSES } from './tables/addresses-programs.ts';
import { TOOLCHAINS } from './tables/toolchains-programs.ts';
import { REPOSITORIES } from './tables/repositories-programs.ts';
import { EDITORS } from './tables/editors-programs.ts';
import { ACCOUNTS } from './tables/accounts-programs.ts';
import { DEVTOOLS } from './tables/devtools-programs.ts';
import { BUILDERS } from './tables/builders-programs.ts';
import { TERMINAL } from './tables/terminal-programs.ts';
import { OPERATIONS } from './tables/operations-programs.ts';
import { ORCHESTRATION } from './tables/orchestration-programs.ts';
import { PROVISIONING } from './tables/provisioning-programs.ts';
import { DEPLOYMENTS } from './tables/deployments-programs.ts';
import { SECRETS } from './tables/secrets-programs.ts';
import { LOADS } from './tables/loads-programs.ts';
import { ASSISTANTS } from './tables/assistants-programs.ts';
import { MEDIA } from './tables/media-programs.ts';
import { LINTERS } from './tables/linters-programs.ts';
import { TESTING } from './tables/testing-programs.ts';
import { FRAMEWORKS } from './tables/frameworks-programs.ts';
import { TASKS } from './tables/tasks-programs.ts';
import { MONITORS } from './tables/monitors-programs.ts';
import { WATCHING } from './tables/watching-programs.ts';
import { DESKTOP } from './tables/desktop-programs.ts';
import { MULTIPLEXERS } from './tables/multiplexers-programs.ts';
import { TUNNELS } from './tables/tunnels-programs.ts';
import { CLOUD } from './tables/cloud-programs.ts';
import { CONTAINERS } from './tables/containers-programs.ts';
import { DATABASES } from './tables/databases-programs.ts';
import { DISKS } from './tables/disks-programs.ts';
import { FINDING } from './tables/finding-programs.ts';
import { ARCHIVES } from './tables/archives-programs.ts';
import { FILES } from './tables/files-programs.ts';
import { GIT } from './tables/git-programs.ts';
import { BUILDING } from './tables/building-programs.ts';
import { LANGUAGES } from './tables/languages-programs.ts';
import { WEB } from './tables/web-programs.ts';
import { NETWORK } from './tables/network-programs.ts';
import { OTHERS } from './tables/others-programs.ts';
import { DEVKIT } from './tables/devkit-programs.ts';
import { BASICS } from './tables/basics-programs.ts';
import { OWN } from './tables/own-programs.ts';
import { PACKAGES } from './tables/packages-programs.ts';
import { SHELL } from './tables/shell-programs.ts';
import { STARTING } from './tables/starting-programs.ts';
import { PROCESSES } from './tables/processes-programs.ts';
import { SYSTEM } from './tables/system-programs.ts';
import { COMPARING } from './tables/comparing-programs.ts';
import { EDITING } from './tables/editing-programs.ts';
import { DEVICES } from './tables/devices-programs.ts';
import { WINDOWS } from './tables/windows-programs.ts';
import { MAC } from './tables/mac-programs.ts';
import { REGISTRIES } from './tables/registries-programs.ts';
import { TEXT } from './tables/text-programs.ts';
import { NETPBM } from './tables/netpbm-programs.ts';
import { GRAPHS } from './tables/graphs-programs.ts';
import { SOUND } from './tables/sound-programs.ts';
import { SCREEN } from './tables/screen-programs.ts';
import { PRINTING } from './tables/printing-programs.ts';
import { VOLUMES } from './tables/volumes-programs.ts';
import { ANSWERS } from './tables/answers-programs.ts';
import { MAPS } from './tables/maps-programs.ts';
import { DOCUMENTS } from './tables/documents-programs.ts';
import { PACKING } from './tables/packing-programs.ts';
import { GUESTS } from './tables/guests-programs.ts';
import { TRACES } from './tables/traces-programs.ts';
import { CHECKOUTS } from './tables/checkouts-programs.ts';
import { CHORES } from './tables/chores-programs.ts';
import { LXC } from './tables/lxc-programs.ts';
import { QUEUES } from './tables/queues-programs.ts';
import { PIECES } from './tables/pieces-programs.ts';
import { TYPESETTING } from './tables/typesetting-programs.ts';
import { DESKS } from './tables/desks-programs.ts';
import { ZONES } from './tables/zones-programs.ts';
import { SESSIONS } from './tables/sessions-programs.ts';
import { VIEWERS } from './tables/viewers-programs.ts';
import { LETTERS } from './tables/letters-programs.ts';
import { PROBES } from './tables/probes-programs.ts';
import { REALMS } from './tables/realms-programs.ts';
import { READING } from './tables/sources-programs.ts';
import { MAILERS } from './tables/mailers-programs.ts';
import { GUARDS } from './tables/guards-programs.ts';
import { COMPILERS } from './tables/compilers-programs.ts';
import { RAIDS } from './tables/raids-programs.ts';
import { PICTURES } from './tables/pictures-programs.ts';
import { STORES } from './tables/stores-programs.ts';
import { OBSERVING } from './tables/observing-programs.ts';
import { STACKS } from './tables/stacks-programs.ts';
import { CHECKERS } from './tables/checkers-programs.ts';
import { KITS } from './tables/kits-programs.ts';
import { CONSOLES } from './tables/consoles-programs.ts';
import { GENOMES } from './tables/genomes-programs.ts';
import { READINGS } from './tables/readings-programs.ts';
import { GENERATIONS } from './tables/generations-programs.ts';
import { RESCUES } from './tables/rescues-programs.ts';
import { STUDIOS } from './tables/studios-programs.ts';
import { LEISURE } from './tables/leisure-programs.ts';
import { BATCHES } from './tables/batches-programs.ts';
import { TRADES } from './trade-families.ts';

/** Every family, a list of rows that is made when it is called. A program has exactly one row, in one of them. */
export const FAMILIES: readonly (() => Family)[] = [
  SHELL,
  STARTING,
  MULTIPLEXERS,
  FINDING,
  ARCHIVES,
  FILES,
  WATCHING,
  COMPARING,
  EDITING,
  EDITORS,
  TEXT,
  PROCESSES,
  SYSTEM,
  DESKTOP,
  ACCOUNTS,
  DISKS,
  WEB,
  NETWORK,
  KEYS,
  ADDRESSES,
  GIT,
  REPOSITORIES,
  CONTAINERS,
  REGISTRIES,
  CLUSTERS,
  INFRASTRUCTURE,
  MACHINES,
  CLOUD,
  AWS,
  HOSTING,
  SERVICES,
  STORAGE,
  DATABASES,
  PACKAGES,
  PACKAGES_OTHER,
  PACKAGES_ANY,
  BUILDING,
  TOOLCHAINS,
  LANGUAGES,
  PYTHON,
  JAVASCRIPT_TOOLS,
  OTHERS,
  DEVTOOLS,
  LINTERS,
  TESTING,
  BUILDERS,
  FRAMEWORKS,
  TASKS,
  TERMINAL,
  MONITORS,
  OPERATIONS,
  ORCHESTRATION,
  PROVISIONING,
  DEPLOYMENTS,
  TUNNELS,
  SECRETS,
  LOADS,
  MEDIA,
  ASSISTANTS,
  DEVKIT,
  MAC,
  WINDOWS,
  DEVICES,
  NETPBM,
  GRAPHS,
  SOUND,
  SCREEN,
  PRINTING,
  VOLUMES,
  ANSWERS,
  MAPS,
  DOCUMENTS,
  PACKING,
  GUESTS,
  TRACES,
  CHECKOUTS,
  CHORES,
  LXC,
  QUEUES,
  PIECES,
  TYPESETTING,
  DESKS,
  ZONES,
  SESSIONS,
  VIEWERS,
  LETTERS,
  PROBES,
  REALMS,
  READING,
  MAILERS,
  GUARDS,
  CONSOLES,
  KITS,
  CHECKERS,
  STACKS,
  OBSERVING,
  STORES,
  PICTURES,
  RAIDS,
  COMPILERS,
  BATCHES,
  GENOMES,
  READINGS,
  GENERATIONS,
  RESCUES,
  STUDIOS,
  LEISURE,
  ...TRADES,
  BASICS,
  OWN,
];

/** A row with the facets that it takes from `like`, at any depth. */
export function resolved(row: Program, rowOf: (name: string) => Program | undefined): Program {
  const base = row.like === undefined ? undefined : rowOf(row.like);
  return base === undefined ? row : { ...resolved(base, rowOf), ...row };
}
