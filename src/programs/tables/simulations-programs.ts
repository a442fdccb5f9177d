/** Programs: what computes in mathematics, chemistry and engineering. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family, Program } from '../program.ts';
import { each } from './shared-rows.ts';

/** A program whose input is a script, which can start other programs. */
const SCRIPTED: Program = { does: { runs: [''] } };
/** A file that is not in this folder or below it. */
const ELSEWHERE = /^(?:[~/$]|\.\.\/)/;
/** Options of the programs of OpenFOAM. Sources: the manual page of each, openfoam 1912. */
const FOAM = `case decomposeParDict dry-run dry-run-write parallel postProcess doc help-full debug-switch fileHandler hostRoots info-switch
  listFunctionObjects listFvOptions listRegisteredSwitches listScalarBCs listSwitches listTurbulenceModels listUnsetSwitches listVectorBCs
  noFunctionObjects opt-switch roots doc-source help-notes blockTopology dict noClean region sets time help-compat allRegions cellDist constant
  copyUniform copyZero fields force ifRequired latestTime noSets noZero verbose lagrangianFields newTimes noFields noLagrangian withZero
  checkGeometry overwrite patches profiling surfaceSimplify allGeometry allTopology meshQuality noTopology writeAllFields writeFields writeSets
  ascii name no-boundary no-internal no-lagrangian no-point-data one-boundary regions cellSet cellZone excludePatches faceSet faceZones
  finiteAreaFields legacy nearCellValue pointSet poly-decomp processor-fields surfaceFields with-ids with-point-ids allPatches noPointValues
  noFaceZones noLinks poly useTimeName xml consistent mapMethod parallelSource parallelTarget sourceDecomposeParDict sourceRegion sourceTime
  subtract targetDecomposeParDict targetRegion noSync field func funcs list frontWidth origin rollPitchYaw rotate rotate-angle rotateFields scale
  translate yawPitchRoll initialiseUBCs pName withFunctionObjects writePhi writep writephi`;

export const SIMULATIONS = (): Family => ({
  // mathematics. Sources: mathworks.com/help/matlab/ref/matlablinux.html; reference.wolfram.com/language/ref/program; the manual page of each, of
  // Debian 12: sagemath 9.5, gap 4.12, pari-gp 2.15, gretl 2022, jags 4.3, z3 4.8, minisat 2.2, libsvm-tools 3.24, lp-solve 5.5, glpk-utils 5.0.
  // That the scripts of Stata and Scilab can start programs is known without a document
  matlab: {
    changes: true,
    interprets: { inArguments: true },
    acts: { writes: 'logfile', runs: 'D' },
    data: `nodisplay nodesktop nosplash nojvm desktop c sd display singleCompThread noFigureWindows nouserjavapath softwareopengl nosoftwareopengl
      useStartupFolderPref wait n e arch licmode shield debug h help`,
  },
  sage: {
    changes: true,
    interprets: { code: ['c'], input: true },
    effects: {
      rows: [
        ordinary('', 'network', 'starts a notebook, which runs code from the browser', { options: '-n --notebook -inotebook' }),
        ordinary('', 'runs-foreign-code', 'installs packages', { options: '-i -p -f -pip --pip', area: 'packages' }),
      ],
    },
    data: 'advanced gap gp h maxima mwrank python R singular sqlite3 root nodotsage t testall long v q quiet preparse jupyter ipython sh',
  },
  gap: {
    changes: true,
    interprets: { code: ['c'], input: true },
    acts: { runs: 'l roots L', writes: 'prof memprof cover' },
    data: `h print-gaproot b banner systemfile q quiet e f n E readline x width y lines p g gasinfo m minworkspace o maxworkspace K
      limitworkspace s r A D M T nobreakloop alwaystrace quitonbreak norepl nointeract N O bare`,
  },
  gp: {
    changes: true,
    interprets: { input: true },
    data: 'f fast p primelimit q quiet s stacksize D default emacs test texmacs version-short',
  },
  wolframscript: {
    changes: true,
    network: 'talks',
    interprets: { inArguments: true },
    acts: { runs: 'f file api l local', reaches: 'wstpserver cloud o', writes: 'activate' },
    data: 'c args s signature print format charset linewise style noinit authenticate configure version h v timeout',
  },
  ...each('wolfram WolframKernel', {
    changes: true,
    interprets: { code: ['run'], input: true },
    acts: { runs: 'script initfile' },
    data: 'noprompt noinit pwfile rawterm',
  }),
  ...each('scilab-cli scilab-adv-cli scilab', {
    changes: true,
    interprets: { code: ['e'], input: true },
    acts: { runs: 'f scihome' },
    data: 'l mem ns nb nouserstartup nw nwni quit texmacs version display args noatomsautoload keepconsole nogui',
  }),
  ...each('stata stata-mp stata-se', { ...SCRIPTED, data: 'b e q s k m rngstream' }),
  ...each('gretlcli gretl', { ...SCRIPTED, data: 'b batch r run c dump d db e english w webdb x exec q quiet t tool' }),
  jags: { changes: true, data: 'd debugger debugger-args' },
  z3: {
    reads: true,
    manner: { free: /^-(?:v|T|t|memory|pm|pp|tactics?):/ },
    data: 'smt smt2 dl dimacs log wcnf opb lp in nw p pd ps st model',
  },
  minisat: {
    changes: true,
    writes: { how: 'copies' },
    acts: { writes: 'dimacs' },
    data: `help-verb pre no-pre verb cpu-lim mem-lim luby no-luby rnd-init no-rnd-init gc-frac rinc var-decay cla-decay rnd-freq rnd-seed
    phase-saving ccmin-mode rfirst rcheck no-rcheck asymm no-asymm elim no-elim simp-gc-frac sub-lim cl-lim grow`,
  },
  glpsol: {
    changes: true,
    acts: { writes: 'o output w write y display ranges log wlp wmps wfreemps wcnf wglp' },
    data: `mps freemps lp glp cpxlp math m model d data g seed simplex interior exact r read min max scale noscale tmlim memlim check name
      nopresol
      cuts gomory mir cover clique intopt nomip first last mostf drtom bestp bestb mipgap primal dual std adv bib ini basis dantzig steep relax flip
      norelax presol minisat objbnd fpump proxy pcost`,
  },
  lp_solve: {
    reads: true,
    acts: { runs: 'rxli wxli wxlisol bfp', writes: 'wlp wmps wfmps Db Da wpar wbas' },
    data: `p parse S S3 S4 S7 e wafter parse_only timeout nonames norownames nocolnames min max lp mps fmps rxlidata rxliopt wxliopt wxlisolopt h
      Slevel time v t d R i rpar rparopt wparopt rbas gbas noint f o b depth g ga gr c cc cf ca n Brule B5 Bg Bd prim simplexpp dual simplexdd
      simplexdp simplexpd ovalue Cmode r trej epsd epsb epsel epsp improvelevel pivrule degenoption presolve s s4`,
  },
  ...each('svm-train svm-scale svm-predict', {
    changes: true,
    writes: { how: 'touches' },
    acts: { writes: 's' },
    data: 't d g r c n p m e h b q l u y v',
  }),

  // molecules and crystals. Sources: the manual page of each, of Debian 12: lammps 2022, nwchem 7.0, xtb 6.6, openbabel 3.1, autodock-vina 1.2,
  // pymol 2.5, jmol 14.32, dssp 4.2; the options in the sources of psi4 1.10. That CP2K, Quantum ESPRESSO, VASP, Gaussian and ORCA only compute
  // what their input says, and that the scripts of NAMD and VMD can start programs, is known without a document
  ...each('lmp lmp_mpi lmp_serial lammps', {
    ...SCRIPTED,
    effects: { short: 'elkm', long: ['in', 'log', 'var', 'suffix', 'package', 'partition', 'screen', 'kokkos', 'sf', 'pk'], rows: [] },
    acts: { writes: 'l log pl plog ps pscreen sc screen c cite' },
    data: `i in h e echo k kokkos m mpicolor mdi nc nocite pk package p partition r2data restart2data r2dump restart2dump sf suffix sr skiprun v
      var`,
  }),
  ...each('cp2k cp2k.psmp cp2k.popt cp2k.ssmp cp2k.sopt', {
    changes: true,
    acts: { writes: 'o' },
    data: 'i c check e echo E set l license v xml mpi-mapping s shell html-manual',
  }),
  ...each('pw.x ph.x pp.x dos.x bands.x projwfc.x cp.x neb.x hp.x epw.x q2r.x matdyn.x dynmat.x ld1.x turbo_lanczos.x', {
    changes: true,
    data: 'i in inp input nk npool ni nimage nb nband nt ntg ndiag nd northo npools nimages nyfft',
  }),
  ...each('vasp_std vasp_gam vasp_ncl', { changes: true }),
  ...each('namd namd2 namd3', { ...SCRIPTED, acts: { runs: 'source tcl' } }),
  ...each('g16 g09 formchk cubegen', { changes: true, writes: { how: 'touches' } }),
  orca: { changes: true },
  psi4: {
    ...SCRIPTED,
    effects: { short: 'ionspkm', long: ['nthread', 'memory', 'input', 'output', 'scratch'], rows: [] },
    acts: { runs: 'i input psidatadir l', writes: 'o output s scratch' },
    data: `a append debug d r restart psiapi module v inplace schema return-version mdi plugin-name n nthread memory m messy p prefix k
      skip-preprocessor psiapi-path t test V version verbose inherit-loglevel loglevel json
      qcschema`,
  },
  nwchem: SCRIPTED,
  xtb: {
    changes: true,
    acts: { runs: 'I input' },
    data: `optts cycles ceh hugs raman sthr iterations tblite c chrg u uhf gfn gfnff gff oniom etemp esp stm a acc vparam xparam alpb g gbsa cma
    pop molden dipole wbo lmo fod scc sp vip vea vipea vfukui vomega grad o opt hess ohess bhess md metadyn omd metaopt path reactor modef namespace
    P parallel define json citation license v verbose s silent ceasefiles strict h`,
  },
  ...each('obminimize obenergy obprop obrms obgrep obrotate obsym obconformer obgen', {
    reads: true,
    acts: { writes: 'o out' },
    data: 'n c i t f v sd cg ff cut rvdw rele pf m x s firstonly minimize cross separate',
  }),
  ...each('vina smina', {
    changes: true,
    acts: { writes: 'out log atom_terms write_maps', runs: 'config' },
    data: `batch dir scoring maps verbosity score_only local_only autobox randomize_only spacing num_modes addH autobox_ligand autobox_add
      receptor flex ligand center_x center_y center_z size_x size_y size_z cpu seed exhaustiveness energy_range help_advanced`,
  }),
  vina_split: { changes: true, data: 'input ligand flex' },
  pymol: {
    ...SCRIPTED,
    effects: { short: 'dglrsuWHXY', rows: [] },
    acts: { runs: 'l r u d', writes: 'g s' },
    data: '2 c e f i o p q t x B G M R S X Y W H V',
  },
  vmd: {
    ...SCRIPTED,
    effects: { short: 'efm', long: ['dispdev', 'size', 'pdb', 'psf', 'startup', 'pos', 'args', 'e'], rows: [] },
    acts: { runs: 'e startup' },
    data: 'dispdev dist eofexit f height m nt pos pdb psf python size args node webhelp',
  },
  jmol: {
    ...SCRIPTED,
    acts: { runs: 's script J jmolscript1 j jmolscript2 m menu U plugin', writes: 'w write' },
    data: `a autoanimationdelay b backgroundtransparent C checkload c check D property d debug G Plugin g geometry h I input i silent k kiosk L
    nosplash l list M multitouch n nodisplay o noconsole P port p printOnly q quality R restricted r restrictSpt T headlessmaxtime t threaded x exit`,
  },
  ...each('mkdssp dssp', {
    changes: true,
    writes: { how: 'copies', long: ['output-format', 'min-pp-stretch', 'components', 'extra-compounds', 'mmcif-dictionary'] },
    data: 'write-other verbose calculate-accessibility',
  }),
  packmol: { changes: true },

  // flows and solids. Sources: the manual page of each, of Debian 12: openfoam 1912, gmsh 4.8, calculix 2.20, getdp 3.2; SU2, Elmer and the servers
  // of ParaView: known without a document
  ...each(
    `simpleFoam icoFoam pimpleFoam pisoFoam interFoam potentialFoam rhoSimpleFoam rhoPimpleFoam buoyantSimpleFoam buoyantPimpleFoam laplacianFoam
    scalarTransportFoam sonicFoam foamRun postProcess`,
    {
      does: { runs: [''] },
      effects: { long: ['case', 'region', 'time', 'dict', 'func', 'fileHandler'], rows: [] },
      acts: { runs: 'lib', writes: 'outFile' },
      data: FOAM,
    },
  ),
  // they work on the case in this folder; what its settings load is its own
  ...each(
    `blockMesh decomposePar reconstructPar reconstructParMesh snappyHexMesh checkMesh foamToVTK mapFields setFields topoSet renumberMesh
    transformPoints surfaceFeatureExtract surfaceFeatures refineMesh mirrorMesh gmshToFoam fluentMeshToFoam foamDictionary foamFormatConvert`,
    { changes: true, acts: { runs: 'lib', writes: 'outFile' }, data: FOAM },
  ),
  foamListTimes: {
    reads: true,
    effects: { rows: [dangerous('', 'deletes', 'deletes the results of the simulation', { options: '-rm' })] },
    data: 'case constant latestTime noZero withZero processor region time rm help',
  },
  paraFoam: { changes: true, data: 'block builtin case region touch touch-all vtk plugin-path' },
  gmsh: {
    changes: true,
    // its scripts can start programs
    effects: { rows: [ordinary('', 'unread', 'runs the commands of a file', { operand: ELSEWHERE })] },
    acts: { writes: 'o', runs: 'option' },
    data: `nt v2 save refine part_split clcurv string 0 tol 1 2 3 format bin saveall algo parametric part smooth order clscale clmin clmax rand bgm
    check combine n fontsize display new merge open a g m s p pid listen v nopopup setnumber setstring convert info`,
  },
  getdp: { changes: true, data: `pre cal pos msh msh_scaling restart solve split res name adapt order solver bin check v p onelab info` },
  ccx: { changes: true, data: 'i v' },
  cgx: { ...SCRIPTED, data: 'a b bg c duns2d duns3d foam isaac2d pref tref R isaac3d f06 ng step stepsplit stl v mksets read' },
  ...each('SU2_CFD SU2_DEF SU2_SOL SU2_DOT', { changes: true, data: 't threads d dryrun thread_multiple' }),
  ...each('ElmerSolver ElmerSolver_mpi', SCRIPTED),
  ElmerGrid: {
    changes: true,
    acts: { writes: 'out' },
    data: 'autoclean in merge scale metis partition partdual halo order relh unite translate rotate clone names removelowdim',
  },
  ...each('pvpython pvbatch', { ...SCRIPTED, data: 'force-offscreen-rendering force-onscreen-rendering sym symmetric mesa no-mpi mpi' }),
  paraview: {
    changes: true,
    acts: { runs: 'script state plugins P M' },
    data: 'data d data-directory s server dr disable-registry stereo',
  },
  ...each('pvserver pvdataserver pvrenderserver', {
    area: 'network',
    effects: {
      rows: [dangerous('', 'network', 'lets other machines use this one through ParaView', { without: '-h --help -V --version' })],
    },
    acts: { reaches: 'client-host ch', runs: 'plugins plugin-search-paths' },
    data: 'server-port sp multi-clients connect-id reverse-connection rc data-directory force-offscreen-rendering hostname bind-address timeout',
  }),
});
