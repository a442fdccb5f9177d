/** All families of rules; of two rules with the same score the first one wins. */
import { changeFamily } from './families/change.ts';
import { diskFamily } from './families/disk.ts';
import { findFamily } from './families/find-requests.ts';
import { gitFamily } from './families/git-requests.ts';
import { listFamily } from './families/list.ts';
import { miscFamily } from './families/misc.ts';
import { networkFamily } from './families/network-requests.ts';
import { processFamily } from './families/process.ts';
import { searchFamily } from './families/search.ts';
import { systemFamily } from './families/system-requests.ts';
import { textFamily } from './families/text-requests.ts';
import { columnsFamily } from './families/columns.ts';
import { packFamily } from './families/pack.ts';
import { servicesFamily } from './families/services.ts';
import { jsonFamily } from './families/json-requests.ts';
import { shellFamily } from './families/shell-requests.ts';
import { gitChangeFamily } from './families/git-change.ts';
import { compile, type Grammar } from './match.ts';

export const grammar: Grammar = compile([
  listFamily,
  findFamily,
  diskFamily,
  textFamily,
  columnsFamily,
  searchFamily,
  jsonFamily,
  processFamily,
  networkFamily,
  systemFamily,
  servicesFamily,
  changeFamily,
  packFamily,
  gitFamily,
  gitChangeFamily,
  miscFamily,
  shellFamily,
]);
