/** Programs: printers and scanners. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const PRINTING = (): Family => ({
  // printing. Sources: lp(1), lpr(1), lpstat(1) and others of CUPS 2.4.2
  lp: {
    network: 'talks',
    area: 'jobs',
    effects: {
      rows: [
        ordinary('', 'changes', 'prints files'),
        ordinary('', 'uploads', 'sends to another print server', { options: '-h', area: 'uploads' }),
      ],
    },
    data: 'E U c d i m n o s t H P',
  },
  lpr: {
    network: 'talks',
    area: 'jobs',
    effects: {
      rows: [
        ordinary('', 'changes', 'prints files'),
        dangerous('', 'deletes', 'deletes the files after printing them', { options: '-r', area: 'files' }),
        ordinary('', 'uploads', 'sends to another print server', { options: '-H', area: 'uploads' }),
      ],
    },
    data: 'E H C J T P U # l m o p r c d f g i n s t v w',
  },
  ...each('lpstat lpq lpinfo', {
    reads: true,
    network: 'talks',
    acts: { reaches: 'h' },
    data: 'E H R U W a c d e l o p r s t u P device-id exclude-schemes include-schemes language make-and-model product timeout',
  }),
  cupstestppd: { reads: true, data: 'I R W r vv exec' },
  lprm: {
    network: 'talks',
    area: 'jobs',
    effects: {
      rows: [
        ordinary('', 'changes', 'cancels print jobs'),
        ordinary('', 'uploads', 'sends to another print server', { options: '-h', area: 'uploads' }),
      ],
    },
    data: 'E P U',
  },
  lpmove: {
    network: 'talks',
    area: 'jobs',
    effects: {
      rows: [
        ordinary('', 'changes', 'moves print jobs to another printer'),
        ordinary('', 'uploads', 'sends to another print server', { options: '-h', area: 'uploads' }),
      ],
    },
    data: 'E U',
  },
  lpoptions: {
    area: 'settings',
    effects: { rows: [ordinary('', 'settings', 'changes the settings of a printer', { options: '-o -r -x -d' })] },
    acts: { reaches: 'h' },
    data: 'E d l o p r x',
  },
  ...each('cupsaccept cupsreject cupsenable cupsdisable', {
    network: 'talks',
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'starts or stops a printer'),
        ordinary('', 'uploads', 'sends to another print server', { options: '-h', area: 'uploads' }),
      ],
    },
    data: 'E U r c hold release',
  }),
  cupsctl: {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'changes the settings of the print service', {
          options:
            '--debug-logging --no-debug-logging --remote-admin --no-remote-admin --remote-any --no-remote-any --share-printers --no-share-printers',
        }),
        ordinary('', 'uploads', 'sends to another print server', { options: '-h', area: 'uploads' }),
      ],
    },
    data: 'E U',
  },
  lpadmin: {
    network: 'talks',
    area: 'services',
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes a printer', { options: '-x' }),
        ordinary('', 'system', 'changes a printer'),
        ordinary('', 'uploads', 'sends to another print server', { options: '-h', area: 'uploads' }),
      ],
    },
    acts: { runs: 'i P', reaches: 'v' },
    data: 'c m o R r u D E L d p',
  },

  // scanners. Sources: scanimage(1), sane-find-scanner(1), gamma4scanimage(1) of sane-utils 1.2
  scanimage: {
    reads: true,
    network: 'talks',
    acts: { writes: 'o output-file' },
    data: `d device-name format i icc-profile L list-devices f formatted-device-list b batch batch-start batch-count
      batch-increment batch-double batch-prompt accept-md5-only p progress n dont-scan T test A all-options B buffer-size`,
  },
  'sane-find-scanner': { reads: true, data: 'p f F' },
  gamma4scanimage: { reads: true },
});
