import type { Table } from '../rows.ts';
import { CLOUD } from './cloud.ts';
import { CONTAINERS } from './containers.ts';
import { GIT } from './git.ts';
import { PUBLISHING } from './publishing.ts';
import { SYSTEM } from './system.ts';

/** Every table of subcommands, by program. */
export const TABLES: ReadonlyMap<string, Table> = new Map(Object.entries({ git: GIT, ...CONTAINERS, ...CLOUD, ...SYSTEM, ...PUBLISHING }));
