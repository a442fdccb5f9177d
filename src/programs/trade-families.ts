/** The tables of programs that people of one trade use: one distribution, one language, one science, one kind of device. */
import type { Family } from './program.ts';
import { AGENDAS } from './tables/agendas-programs.ts';
import { AMUSEMENTS } from './tables/amusements-programs.ts';
import { APPLES } from './tables/apples-programs.ts';
import { APPLIANCES } from './tables/appliances-programs.ts';
import { APPS } from './tables/apps-programs.ts';
import { ATELIERS } from './tables/ateliers-programs.ts';
import { ATOMICS } from './tables/atomics-programs.ts';
import { BATCHERS } from './tables/batchers-programs.ts';
import { BENCHES } from './tables/benches-programs.ts';
import { BOARDS } from './tables/boards-programs.ts';
import { BOOTS } from './tables/boots-programs.ts';
import { BOXES } from './tables/boxes-programs.ts';
import { BROKERS } from './tables/brokers-programs.ts';
import { BROWSERS } from './tables/browsers-programs.ts';
import { BSDS } from './tables/bsds-programs.ts';
import { BUNDLERS } from './tables/bundlers-programs.ts';
import { CHAINS } from './tables/chains-programs.ts';
import { CHATS } from './tables/chats-programs.ts';
import { CIRCUITS } from './tables/circuits-programs.ts';
import { CLOUDS } from './tables/clouds-programs.ts';
import { CLUSTERHOSTS } from './tables/clusterhosts-programs.ts';
import { COINS } from './tables/coins-programs.ts';
import { COMMITS } from './tables/commits-programs.ts';
import { CONTRACTS } from './tables/contracts-programs.ts';
import { CONTROLLERS } from './tables/controllers-programs.ts';
import { CONVENIENCES } from './tables/conveniences-programs.ts';
import { DARKROOMS } from './tables/darkrooms-programs.ts';
import { DAEMONS } from './tables/daemons-programs.ts';
import { DEPOTS } from './tables/depots-programs.ts';
import { DESKTOPS } from './tables/desktops-programs.ts';
import { DIALECTS } from './tables/dialects-programs.ts';
import { DISCS } from './tables/discs-programs.ts';
import { DISPLAYS } from './tables/displays-programs.ts';
import { DISTRIBUTIONS } from './tables/distributions-programs.ts';
import { DOMAINS } from './tables/domains-programs.ts';
import { DOTFILES } from './tables/dotfiles-programs.ts';
import { DRIVES } from './tables/drives-programs.ts';
import { ENGINES } from './tables/engines-programs.ts';
import { FLEETS } from './tables/fleets-programs.ts';
import { FLOCKS } from './tables/flocks-programs.ts';
import { GATEHOUSES } from './tables/gatehouses-programs.ts';
import { FORGES } from './tables/forges-programs.ts';
import { GADGETS } from './tables/gadgets-programs.ts';
import { GEMS } from './tables/gems-programs.ts';
import { GEODATA } from './tables/geodata-programs.ts';
import { GOPHERS } from './tables/gophers-programs.ts';
import { GUIX } from './tables/guix-programs.ts';
import { HARDWARE } from './tables/hardware-programs.ts';
import { HELPERS } from './tables/helpers-programs.ts';
import { HYPERVISORS } from './tables/hypervisors-programs.ts';
import { IDIOMS } from './tables/idioms-programs.ts';
import { INPUTS } from './tables/inputs-programs.ts';
import { INSTRUMENTS } from './tables/instruments-programs.ts';
import { ISLANDS } from './tables/islands-programs.ts';
import { JAILS } from './tables/jails-programs.ts';
import { KEEPERS } from './tables/keepers-programs.ts';
import { KEYRINGS } from './tables/keyrings-programs.ts';
import { KNOBS } from './tables/knobs-programs.ts';
import { KUBEDEVS } from './tables/kubedevs-programs.ts';
import { KUBEHOSTS } from './tables/kubehosts-programs.ts';
import { KUBES } from './tables/kubes-programs.ts';
import { LABELS } from './tables/labels-programs.ts';
import { LAKES } from './tables/lakes-programs.ts';
import { LETTERBOXES } from './tables/letterboxes-programs.ts';
import { LINKERS } from './tables/linkers-programs.ts';
import { MANUSCRIPTS } from './tables/manuscripts-programs.ts';
import { MODELS } from './tables/models-programs.ts';
import { MOUNTS_OF_OTHERS } from './tables/mounts-programs.ts';
import { MYSQLS } from './tables/mysqls-programs.ts';
import { NIXES } from './tables/nixes-programs.ts';
import { NOTEBOOKS } from './tables/notebooks-programs.ts';
import { OFFICES } from './tables/offices-programs.ts';
import { OUTLETS } from './tables/outlets-programs.ts';
import { PACKAGERS } from './tables/packagers-programs.ts';
import { PAGERS } from './tables/pagers-programs.ts';
import { PAMPHLETS } from './tables/pamphlets-programs.ts';
import { PANELS } from './tables/panels-programs.ts';
import { PANES } from './tables/panes-programs.ts';
import { PAPERS } from './tables/papers-programs.ts';
import { PARSERS } from './tables/parsers-programs.ts';
import { PASSAGES } from './tables/passages-programs.ts';
import { PEERS } from './tables/peers-programs.ts';
import { PENTESTS } from './tables/pentests-programs.ts';
import { PHARS } from './tables/phars-programs.ts';
import { PHONES } from './tables/phones-programs.ts';
import { PIPELINES } from './tables/pipelines-programs.ts';
import { PLANNERS } from './tables/planners-programs.ts';
import { PLATFORMS } from './tables/platforms-programs.ts';
import { PLATTERS } from './tables/platters-programs.ts';
import { POOLS } from './tables/pools-programs.ts';
import { PUPPETS } from './tables/puppets-programs.ts';
import { QUESTIONS } from './tables/questions-programs.ts';
import { QUORUMS } from './tables/quorums-programs.ts';
import { RACKS } from './tables/racks-programs.ts';
import { RADIOS } from './tables/radios-programs.ts';
import { RELEASES } from './tables/releases-programs.ts';
import { REMOTES } from './tables/remotes-programs.ts';
import { REVERSING } from './tables/reversing-programs.ts';
import { REVISIONS } from './tables/revisions-programs.ts';
import { ROUTES } from './tables/routes-programs.ts';
import { RPMS } from './tables/rpms-programs.ts';
import { SCOUTS } from './tables/scouts-programs.ts';
import { SEARCHES } from './tables/searches-programs.ts';
import { SEQUENCES } from './tables/sequences-programs.ts';
import { SERVERS } from './tables/servers-programs.ts';
import { SIMULATIONS } from './tables/simulations-programs.ts';
import { SKIES } from './tables/skies-programs.ts';
import { STATIONS } from './tables/stations-programs.ts';
import { SUPERVISORS } from './tables/supervisors-programs.ts';
import { TAPES } from './tables/tapes-programs.ts';
import { TERRAFORMS } from './tables/terraforms-programs.ts';
import { TOKENS } from './tables/tokens-programs.ts';
import { TUNES } from './tables/tunes-programs.ts';
import { UNITS } from './tables/units-programs.ts';
import { VARIANTS } from './tables/variants-programs.ts';
import { VENTURES } from './tables/ventures-programs.ts';
import { VETTINGS } from './tables/vettings-programs.ts';
import { VPNS } from './tables/vpns-programs.ts';
import { WALLETS } from './tables/wallets-programs.ts';
import { WARDS } from './tables/wards-programs.ts';
import { WEBAPPS } from './tables/webapps-programs.ts';
import { WIRELESS } from './tables/wireless-programs.ts';
import { WIRES } from './tables/wires-programs.ts';
import { WORKBENCHES } from './tables/workbenches-programs.ts';
import { WORKSHOPS } from './tables/workshops-programs.ts';

export const TRADES: readonly (() => Family)[] = [
  AGENDAS,
  AMUSEMENTS,
  APPLES,
  APPLIANCES,
  APPS,
  ATELIERS,
  ATOMICS,
  BATCHERS,
  BENCHES,
  BOARDS,
  BOOTS,
  BOXES,
  BROKERS,
  BROWSERS,
  BSDS,
  BUNDLERS,
  CHAINS,
  CHATS,
  CIRCUITS,
  CLOUDS,
  CLUSTERHOSTS,
  COINS,
  COMMITS,
  CONTRACTS,
  CONTROLLERS,
  CONVENIENCES,
  DARKROOMS,
  DAEMONS,
  DEPOTS,
  DESKTOPS,
  DIALECTS,
  DISCS,
  DISPLAYS,
  DISTRIBUTIONS,
  DOMAINS,
  DOTFILES,
  DRIVES,
  ENGINES,
  FLEETS,
  FLOCKS,
  GATEHOUSES,
  FORGES,
  GADGETS,
  GEMS,
  GEODATA,
  GOPHERS,
  GUIX,
  HARDWARE,
  HELPERS,
  HYPERVISORS,
  IDIOMS,
  INPUTS,
  INSTRUMENTS,
  ISLANDS,
  JAILS,
  KEEPERS,
  KEYRINGS,
  KNOBS,
  KUBEDEVS,
  KUBEHOSTS,
  KUBES,
  LABELS,
  LAKES,
  LETTERBOXES,
  LINKERS,
  MANUSCRIPTS,
  MODELS,
  MOUNTS_OF_OTHERS,
  MYSQLS,
  NIXES,
  NOTEBOOKS,
  OFFICES,
  OUTLETS,
  PACKAGERS,
  PAGERS,
  PAMPHLETS,
  PANELS,
  PANES,
  PAPERS,
  PARSERS,
  PASSAGES,
  PEERS,
  PENTESTS,
  PHARS,
  PHONES,
  PIPELINES,
  PLANNERS,
  PLATFORMS,
  PLATTERS,
  POOLS,
  PUPPETS,
  QUESTIONS,
  QUORUMS,
  RACKS,
  RADIOS,
  RELEASES,
  REMOTES,
  REVERSING,
  REVISIONS,
  ROUTES,
  RPMS,
  SCOUTS,
  SEARCHES,
  SEQUENCES,
  SERVERS,
  SIMULATIONS,
  SKIES,
  STATIONS,
  SUPERVISORS,
  TAPES,
  TERRAFORMS,
  TOKENS,
  TUNES,
  UNITS,
  VARIANTS,
  VENTURES,
  VETTINGS,
  VPNS,
  WALLETS,
  WARDS,
  WEBAPPS,
  WIRELESS,
  WIRES,
  WORKBENCHES,
  WORKSHOPS,
];
