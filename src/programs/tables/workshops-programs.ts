/** Programs: what draws and prints solids, what designs circuits, and data of physics. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family, Program } from '../program.ts';
import { each } from './shared-rows.ts';

/** A program whose input is a script, which can start other programs. */
const SCRIPTED: Program = { does: { runs: [''] } };

export const WORKSHOPS = (): Family => ({
  // solids and prints. Sources: docs.blender.org (arguments of the command line, 4.2); the manual page of each, of Debian 12: admesh 0.98, meshlab
  // 2020, prusa-slicer 2.5, slic3r 1.3, cura-engine 5.0; FreeCAD: its scripts can start programs, known without a document
  blender: {
    changes: true,
    effects: {
      short: 'oFfsetEP',
      long: ['render-output', 'render-format', 'render-frame', 'engine', 'threads', 'frame-start', 'frame-end', 'python-expr'],
      rows: [
        ordinary('', 'runs-foreign-code', 'runs the scripts of the file without asking', { options: '-y --enable-autoexec' }),
        ordinary('', 'unread', 'runs code of Python from its arguments', { options: '--python-expr --python-console' }),
      ],
    },
    acts: { runs: 'P python addons python-text app-template', writes: 'o render-output log-file' },
    data: `b background a render-anim f render-frame s frame-start e frame-end j frame-jump E engine t threads F render-format x use-extension S
      scene d
      debug w window-border W window-fullscreen p window-geometry con start-console no-native-pixels Y disable-autoexec factory-startup
      offline-mode log
      log-level python-exit-code v noaudio cycles-device disable-crash-handler`,
  },
  ...each('freecad FreeCAD freecadcmd FreeCADCmd', {
    ...SCRIPTED,
    acts: { runs: 'M module-path P python-path macro-path u user-cfg s system-cfg', writes: 'log-file' },
    data: 'c console t run-test l write-log o output get-config set-config pass disable-addon single-instance h v safe-mode',
  }),
  meshlab: { changes: true },
  meshlabserver: { changes: true, acts: { writes: 'o w l d', runs: 's' }, data: 'p x i m' },
  admesh: {
    changes: true,
    acts: { writes: 'b write-binary-stl a write-ascii-stl write-off write-dxf write-vrml' },
    data: `x-rotate y-rotate z-rotate xy-mirror yz-mirror xz-mirror scale translate merge e exact n nearby t tolerance i iterations m increment u
    remove-unconnected f fill-holes d normal-directions reverse-all v normal-values c no-check`,
  },
  ...each('prusa-slicer superslicer slic3r', {
    changes: true,
    open: true,
    effects: {
      long: ['load'],
      rows: [
        ordinary('', 'unread', 'takes settings that are not in this folder and can start programs', {
          options: '--load',
          value: /^(?:[~/$]|\.\.\/)/,
        }),
      ],
    },
    acts: { writes: 'o output save export-svg', runs: 'post-process datadir' },
  }),
  CuraEngine: {
    changes: true,
    does: { reads: ['help'], changes: ['slice|analyse'] },
    acts: { writes: 'o', reaches: 'connect' },
    data: 'v p j s l g e e0 e1 next d force-read-parent force-read-nondefault m',
  },

  // circuits. Sources: the manual page of each, of Debian 12: ngspice 39, gnucap 2020, klayout 0.28, iverilog 11, yosys 0.23, nextpnr 0.4,
  // fpga-icestorm, gtkwave 3.3; docs.kicad.org/10.0/en/cli; OpenROAD runs scripts of Tcl
  'kicad-cli': {
    open: true,
    does: { reads: ['version'], changes: ['pcb|sch|fp|sym export|upgrade|drc|erc|render|import'], runs: ['jobset run'] },
    acts: { writes: 'o output' },
  },
  ...each('kicad eeschema pcbnew gerbview pcb_calculator pl_editor', { changes: true }),
  ngspice: {
    ...SCRIPTED,
    effects: { short: 'roct', rows: [] },
    acts: { writes: 'o output r rawfile', runs: 'define D' },
    data: 'n no-spiceinit q completion t term b batch s server i interactive c circuitfile h v a autorun p pipe',
  },
  gnucap: { ...SCRIPTED, acts: { runs: 'b i' } },
  klayout: {
    ...SCRIPTED,
    effects: {
      short: 'rlmnpu',
      long: ['rd', 'rr', 'rm'],
      rows: [ordinary('', 'runs-foreign-code', 'installs packages', { options: '-y', area: 'packages' })],
    },
    acts: { runs: 'r rm rr p', writes: 'gr' },
    data: 'b c d e i j l lx m n nn nc ne rd rx s t ti tr u v wd x z zz',
  },
  ...each('magic netgen netgen-lvs', { ...SCRIPTED, acts: { runs: 'rcfile' }, data: 'T d noconsole dnull nowrapper noc batch bat gui' }),
  openroad: { ...SCRIPTED, acts: { writes: 'log metrics' }, data: 'exit gui threads no_splash no_init no_settings minimize python db' },

  // particles and data. ROOT runs macros of C++, and its tools change files of its own: known without a document. Sources: the manual page of each,
  // of Debian 12, hdf5-tools 1.10; the options in the sources of eccodes 2.47
  root: { changes: true, interprets: { code: ['e'], input: true }, data: 'b n q l a x t web notebook config memstat nologo' },
  hadd: {
    changes: true,
    writes: { how: 'touches' },
    manner: { free: /^-f[k\d]*$/ },
    acts: { writes: 'd' },
    data: 'a k T O v j dbg n cachesize experimental-io-features f ff fk L Ltype',
  },
  ...each('rootls root-config rootprint', {
    reads: true,
    data: 'l t r 1 cflags libs glibs prefix incdir libdir version features auxcflags ldflags evelibs bindir',
  }),
  rootcp: { changes: true, data: 'c compress recreate r recursive replace' },
  rootrm: { area: 'files', effects: { rows: [dangerous('', 'deletes', 'deletes objects in a file of ROOT')] }, data: 'i r recursive' },
  ...each('h5dump h5ls h5diff h5stat', {
    reads: true,
    acts: { writes: 'o output O ddl' },
    data: `h B H A i r V a d f g l t w x u D X s S c k dataset e wN v n p file F filemetadata group G groupmetadata dset dsetmetadata T
      dtypemetadata attribute`,
  }),
  ...each('h5copy h5repack h5repart h5import h5jam h5mkgrp', {
    changes: true,
    writes: { how: 'touches' },
    acts: { writes: 'o output outfile' },
    data: 'i input s source d destination h p parents v verbose V f flag l e m',
  }),
  ...each(
    'grib_ls grib_dump grib_get grib_get_data grib_count grib_compare bufr_ls bufr_dump bufr_get bufr_count bufr_compare codes_info',
    { reads: true, data: '2 7 A B D d E e F f G g H h I i j L l M m n O o P p q R r S s T t V v W w X x a b c' },
  ),
  ...each('grib_copy grib_set grib_to_netcdf grib_filter bufr_copy bufr_set bufr_filter grib_index_build', {
    changes: true,
    writes: { how: 'touches' },
    acts: { writes: 'o' },
    data: '1 2 3 4 7 B c D d F f G g H h I k M N P p q R r S s T U u V v W w X',
  }),
});
