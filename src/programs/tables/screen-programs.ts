/** Programs: what X and Wayland show. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const SCREEN = (): Family => ({
  // what X shows. Sources: the manual page of each: x11-utils 7.7, x11-xserver-utils 7.7
  ...each('appres listres viewres xdpyinfo xdriinfo xfd xfontsel xlsatoms xlsclients xlsfonts xmessage xvinfo xwininfo showrgb', {
    reads: true,
    data: `all nosuper variable top format vertical display fn fa box center start bc rows columns range name a l m d ll lll C 1
      w n u o buttons default file print nearmouse timeout short id root int children tree stats bits events size wm shape
      frame metric english geometry`,
  }),
  xprop: {
    area: 'settings',
    changes: true,
    effects: { rows: [ordinary('', 'changes', 'changes a property of a window', { options: '-set -remove' })] },
    data: 'grammar id name font root display len notype fs frame remove set spy f 1',
  },
  ...each('xgamma xrefresh xsetmode xsetpointer xstdcmap xvidtune', {
    changes: true,
    data: `display screen gamma rgamma ggamma bgamma white black solid root none geometry all best blue default delete gray green
      red show prev next unlock quiet verbose`,
  }),
  xsetroot: {
    changes: true,
    data: 'grey solid bg fg rv name def default cursor cursor_name xcf bitmap mod gray background foreground reverse d display',
  },
  xcmsdb: { changes: true, data: 'query remove format' },
  xhost: {
    area: 'protection',
    effects: {
      rows: [
        dangerous('', 'protection', 'lets everybody use the screen', { operand: /^\+$/ }),
        ordinary('', 'protection', 'changes who may use the screen', { least: 1 }),
      ],
    },
    data: 'name',
  },
  xmodmap: {
    area: 'settings',
    effects: { rows: [ordinary('', 'settings', 'changes what the keys mean', { without: '-pm -pk -pke -pp -n' })] },
    data: 'display grammar n e pm pk pke pp quiet verbose',
  },
  'xclip-copyfile': { changes: true, data: 'p' },
  'xclip-pastefile': { changes: true, data: 'p' },

  // what Wayland shows. Sources: the manual page of each: slurp 1.4, sway 1.7, swaylock 1.7.2, wlsunset 0.2
  slurp: { reads: true, data: 'd b c s B F w f p o r a' },
  wlsunset: { reads: true, data: 'T t l L S s d g' },
  swaylock: {
    changes: true,
    acts: { runs: 'C config' },
    data: `d e ignore-empty-password F show-failed-attempts f daemonize u no-unlock-indicator i image k show-keyboard-layout K
      hide-keyboard-layout L disable-caps-lock-text l indicator-caps-lock s scaling t tiling c color bs-hl-color
      caps-lock-bs-hl-color caps-lock-key-hl-color font font-size indicator-idle-visible indicator-radius indicator-thickness
      indicator-x-position indicator-y-position inside-color inside-clear-color inside-caps-lock-color inside-ver-color
      inside-wrong-color key-hl-color layout-bg-color layout-border-color layout-text-color line-color line-clear-color
      line-caps-lock-color line-ver-color line-wrong-color n line-uses-inside r line-uses-ring ring-color ring-clear-color
      ring-caps-lock-color ring-ver-color ring-wrong-color separator-color text-color text-clear-color text-caps-lock-color
      text-ver-color text-wrong-color`,
  },
  i3lock: {
    reads: true,
    data: 'n nofork b beep u no-unlock-indicator i image raw c color t tiling p pointer e ignore-empty-password f show-failed-attempts',
  },
  i3status: { reads: true, acts: { runs: 'c config' }, data: 'fn' },

  // the outputs. Source: xrandr(1) 1.5
  xrandr: {
    changes: true,
    data: `output mode rate r refresh s size auto off pos rotate o orientation reflect x y primary noprimary left-of right-of above below
      same-as brightness gamma scale scale-from filter transform panning fb fbmm dpi q query verbose current listmonitors
      listactivemonitors listproviders props prop properties preferred display screen newmode addmode delmode rmmode crtc dryrun
      nograb q1 q12 set d setmonitor delmonitor setprovideroutputsource setprovideroffloadsink`,
  },
});
