/** Programs: simulators of microcontrollers, the description of hardware and the tools of programmable chips. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const CIRCUITS = (): Family => ({
  // simulators and descriptions of hardware. Sources: the manual page of each: simavr 1.6, sdcc 4.2, iverilog 11, yosys 0.23, nextpnr-ice40 0.4,
  // icestorm 2023, gtkwave 3.3. From knowledge of the tools, not read again: the other nextpnr, ecppack, openFPGALoader, verible, svlint, sv2v,
  // sby, fusesoc, and the tools of the makers of chips, which run scripts of the project
  simavr: { does: { runs: [''] }, data: 'list-cores m mcu f freq t trace ti g gdb ff ee v h i input o output add-vcd-trace' },
  ...each('sdcc sdas8051 sdld sdasz80 sdasstm8', { changes: true, open: true, acts: { writes: 'o', runs: 'peep-file' } }),
  iverilog: { changes: true, acts: { runs: 'B c f L', writes: 'o M N' }, data: 'D P d E g I i m p S s T t u v V W y Y l' },
  vvp: { does: { runs: [''] }, acts: { writes: 'l', runs: 'm M' }, data: 'i n N s v V' },
  yosys: {
    changes: true,
    interprets: { input: true },
    // commands of its own: some start a program, others name files
    unasked: [
      {
        args: /(?:^|[\s;"'])(?:!|exec\b|tcl\b|plugin\b)/,
        kind: 'runs-foreign-code',
        area: 'scripts',
        what: 'runs a program from its script',
      },
      {
        args: /-p\s[^]*?[\s>](?:~|\/|\.\.\/)/,
        kind: 'changes',
        area: 'files',
        what: 'reads or writes a file of another folder',
        object: /[\s>]((?:~|\/|\.\.\/)[\w./-]*)/,
      },
    ],
    acts: { runs: 's c y C m r', writes: 'o l L' },
    data: 'p Q T q v t d b f H h S V A D W w e x g X k B P',
  },
  'yosys-smtbmc': {
    does: { runs: [''] },
    acts: { runs: 'solver', writes: 'dump-vcd dump-vlogtb dump-smtc dump-smt2 dump-yw' },
    data: 's t m g i c p noprogress presat nopresat unroll nounroll smtc append check-witness',
  },
  ...each('nextpnr-ice40 nextpnr-ecp5 nextpnr-gowin nextpnr-himbaechel nextpnr-nexus nextpnr-generic nextpnr-machxo2', {
    changes: true,
    acts: {
      runs: 'run pre-pack pre-place pre-route post-route on-failure',
      writes: 'l log write asc textcfg sdf report placed-svg routed-svg fasm router2-heatmap bitstream',
    },
    data: `h v verbose q quiet debug debug-placer debug-router threads f force gui gui-no-aa json top seed r randomize-seed placer router
      slack_redist_iter cstrweight starttemp pack-only no-route no-place no-pack ignore-loops V version test freq timing-allow-fail no-tmdriv
      sdf-cvc no-print-critical-path-source placer-heap-alpha placer-heap-beta placer-heap-critexp placer-heap-timingweight parallel-refine
      tmg-ripup router2-tmg-ripup detailed-timing-report lp384 lp1k lp4k lp8k hx1k hx4k hx8k up3k up5k u1k u2k u4k package pcf read promote-logic
      no-promote-globals opt-timing pcf-allow-unconstrained 12k 25k 45k 85k um-25k um-45k um-85k um5g-25k um5g-45k um5g-85k lpf
      lpf-allow-unconstrained speed basecfg device family cst vopt chipdb pdc`,
  }),
  ...each('icepack iceunpack icebram icemulti icepll ecppack ecpunpack ecppll ecpbram ecpmulti gowin_pack', {
    changes: true,
    writes: { how: 'copies' },
    acts: { writes: 'o svf bit f textcfg' },
    data: `u v b c r B0 B1 B2 B3 g seed i S n p 0 1 2 3 A P compress freq spimode idcode svf-rowsize background usercode bootaddr db input
      textcfg_in clkin clkout0 clkout1 clkout2 clkout3 highres module reset standby d device`,
  }),
  icetime: { reads: true, acts: { writes: 'o r j' }, data: 'p P g d m i t T v c C' },
  ...each('iceprog ecpprog openFPGALoader fujprog', {
    effects: {
      rows: [
        ordinary('', 'changes', 'writes a design to a board', {
          without: '-r -R -c -t --help -h --detect --list-boards --list-cables --list-fpga --scan-usb --dump-flash --Version -V',
          called: 'flash writ burn upload program load put bitstream sram',
        }),
        dangerous('', 'deletes', 'erases a board', { options: '-e --bulk-erase', called: 'eras wipe clear clean' }),
      ],
      short: 'dIbcmoX',
      long: ['board', 'cable', 'device', 'freq', 'fpga-part', 'ftdi-serial', 'offset', 'busdev-num', 'index-chain', 'vid', 'pid'],
    },
    data: `d I r R c n S t v b board cable device freq f write-flash m write-sram o offset detect dump-flash file-size file-type fpga-part
      list-boards list-cables list-fpga reset quiet verify verbose verbose-level ftdi-serial ftdi-channel busdev-num index-chain skip-reset spi
      bulk-erase scan-usb external-flash protect-flash unprotect-flash V Version e p s X a i w W x`,
  }),
  gtkwave: {
    changes: true,
    acts: { runs: 'S script T tcl_init W wish r rcfile', writes: 'l logfile O output' },
    data: `n nocli f dump F fastload o optimize a save A autosavename d defaultskip D dualid s start e end t stems c cpu N nowm M nomenus R
      repscript P repperiod X xid 1 rpcid 2 chdir 3 restore 4 rcvar 5 sstexclude 6 dark 7 saveonexit I interactive L legacy g giga C comphier v vcd
      z slider-zoom V version h x exit`,
  },
  ...each('vcd2fst fst2vcd vcd2lxt vcd2lxt2 vcd2vzt vzt2vcd lxt2vcd evcd2vcd ghwdump', {
    changes: true,
    writes: { how: 'copies' },
    acts: { writes: 'o output l' },
    data: 'v vcdname f fstname F fourpack 4 Z zlib c compress p parallel e extensions',
  }),
  ...each('verible-verilog-lint verible-verilog-syntax verible-verilog-project verible-verilog-diff svlint slang', {
    reads: true,
    acts: { writes: 'autofix_output_file dump-config ast-json', runs: 'rules_config config f filelist' },
    data: `rules ruleset autofix parse_fatal waiver_files generate_markdown rules_config_search printtree printtokens export_json verifytree define
      D I include 1 s silent v verbose top lint-only std W Weverything quiet error-limit file_list_path file_list_root`,
  }),
  ...each('verible-verilog-format sv2v', {
    changes: true,
    acts: { writes: 'w write output' },
    data: `inplace verify indentation_spaces column_limit wrap_spaces show_token_partition_tree max_search_states failsafe_success stdin_name lines
      verbose I incdir D define y libdir E exclude top pass-through siloed skip-preprocessor bugpoint v oversized-numbers`,
  }),
  ...each('sby fusesoc', {
    network: 'talks',
    does: {
      reads: ['help|list-cores|list-paths|config'],
      changes: ['init', 'core list|show|info', 'library list'],
      runs: ['', 'run|gen'],
      installs: ['fetch|update', 'library add|update'],
    },
    acts: { runs: 'config cores-root yosys abc smtbmc suprove aigbmc avy btormc pono', writes: 'd work-root build-root prefix' },
    data: `f b t E autotune dumpcfg dumptags dumptasks dumpfiles dumptaskinfo dumpdefaults setup tool target no-export setup-only build-only clean
      flag system-name verbose monochrome help`,
  }),
  ...each(
    'vivado vitis quartus_sh quartus_map quartus_fit quartus_asm quartus_sta quartus_cdb vsim vlog vcom vlib xvlog xvhdl xelab xsim xrun',
    {
      does: { runs: [''] },
      acts: { runs: 'source -source do -do t script s tclargs -tclargs f -f', writes: 'log -log journal -journal l -l' },
      data: `mode -mode nojournal -nojournal nolog -nolog notrace -notrace c -c work -work version -version flow -flow compile -compile batch
        -batch`,
    },
  ),
  // serial lines and logic. Sources: tio(1) 2.5, sigrok-cli(1) 0.7
  tio: {
    like: 'minicom',
    acts: { runs: 'script script-file exec', writes: 'log-file log-directory' },
    data: `b baudrate d databits f flow s stopbits p parity o output-delay O output-line-delay n no-autoconnect no-reconnect e local-echo t
      timestamp timestamp-format timestamp-timeout l list list-devices L log log-append log-strip m map c color input-mode output-mode
      S socket x hexadecimal response-wait response-timeout mute a auto-connect line-pulse-duration`,
  },
  'sigrok-cli': {
    changes: true,
    acts: { writes: 'o output-file' },
    data: `d driver c config i input-file I input-format O output-format T transform-module C channels g channel-group t triggers w
      wait-trigger P protocol-decoders A protocol-decoder-annotations B protocol-decoder-binary M protocol-decoder-meta scan D
      dont-scan show time samples frames continuous get set l loglevel L list-supported V version`,
  },
});
