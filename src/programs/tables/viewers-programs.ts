/** Programs: what shows, plays and changes pictures, films and documents. */
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const VIEWERS = (): Family => ({
  // shown. Sources: the manual page of each: evince 43.1, eog 43.2, imv 4.3.0, nsxiv 31, sxiv 26, zathura 0.5.2, fbi 2.10, mdp 1.0.15,
  // libvips 8.14.1
  evince: { reads: true, data: '? p page-label i page-index n named-dest f fullscreen s presentation l find w preview' },
  eog: {
    reads: true,
    acts: { runs: 'gtk-module' },
    data: `disable-sound enable-sound ? usage gdk-debug gdk-no-debug sync no-xshm name class xim-preedit xim-status gtk-debug
      gtk-no-debug g-fatal-warnings disable-crash-dialog sm-client-id sm-config-prefix sm-disable`,
  },
  ...each('imv imv-wayland imv-x11', { reads: true, acts: { runs: 'c' }, data: 'b d f l n r s t u x' }),
  'imv-msg': { changes: true },
  nsxiv: {
    reads: true,
    data: `A framerate a animate b no-bar c clean-cache e embed f fullscreen G gamma g geometry i stdin N class n start-at o stdout p
      private r recursive S ss-delay s scale-mode t thumbnail Z zoom-100 z zoom 0 null anti-alias alpha-layer`,
  },
  sxiv: { reads: true, data: 'A a b c e f G g N n i o p r S s t Z z' },
  zathura: {
    reads: true,
    acts: { runs: 'c config-dir p plugins-dir x synctex-editor-command' },
    data: 'e reparent d data-dir w password P page f find l log-level synctex-forward synctex-pid mode fork',
  },
  fbi: {
    reads: true,
    data: 'l list P text a autozoom u p cachemem blend T vt s scroll t timeout 1 r resolution g gamma f font d device m mode',
  },
  mdp: { reads: true, data: 'e expand f nofade i invert t notrans d' },
  vipsheader: { reads: true, data: 'a all f field' },

  // changed. Sources: the manual page of each: ffmpegthumbnailer 2.2.2, jhead 3.06, guetzli 1.0.1, libjxl 0.7.0, libvips 8.14.1,
  // mkvtoolnix 74.0, openscad 2021.01, plantuml 1.2020.2, pcapfix 1.1.7
  ffmpegthumbnailer: { changes: true, acts: { writes: 'o' }, data: 'i s c t a f m' },
  jhead: {
    changes: true,
    acts: { runs: 'cmd -cmd', writes: 'cs -cs st -st' },
    data: 'dc de di dx du purejpg mkexif ce cl ft dsft n ta da ts ds dt rt rgt autorot norot se c model exonly proc te',
  },
  guetzli: { changes: true, writes: { how: 'copies' }, data: 'quality memlimit nomemlimit' },
  cjxl: {
    changes: true,
    writes: { how: 'copies' },
    data: `container jpeg_store_metadata d distance quality e effort brotli_effort faster_decoding p progressive premultiply
      keep_invisible group_order center_x center_y progressive_ac qprogressive_ac progressive_dc m modular j lossless_jpeg
      jpeg_reconstruction_cfl num_threads num_reps photon_noise dots patches resampling ec_resampling already_downsampled epf
      gaborish intensity_target x dec-hints override_bitdepth I iterations C modular_colorspace g modular_group_size P
      modular_predictor E modular_nb_prev_channels modular_palette_colors modular_lossy_palette X pre-compact Y post-compact
      codestream_level R responsive frame_indexing`,
  },
  djxl: {
    changes: true,
    writes: { how: 'copies' },
    acts: { writes: 'preview_out icc_out orig_icc_out metadata_out' },
    data: `num_reps num_threads bits_per_sample display_nits color_space s downsampling allow_partial_files j pixels_to_jpeg jpeg_quality
      norender_spotcolors print_read_bytes`,
  },
  vipsthumbnail: {
    changes: true,
    acts: { writes: 'o output' },
    data: 's size e eprofile iprofile i oprofile c crop d delete t rotate a linear',
  },
  mkvpropedit: {
    changes: true,
    acts: { writes: 'r redirect-output' },
    data: `l list-property-names p parse-mode e edit a add s set d delete t tags add-track-statistics-tags delete-track-statistics-tags c
      chapters add-attachment replace-attachment update-attachment delete-attachment attachment-name attachment-mime-type
      attachment-description enable-legacy-font-mime-types disable-language-ietf normalize-language-ietf command-line-charset
      output-charset ui-language abort-on-warnings engage gui-mode`,
  },
  openscad: {
    changes: true,
    acts: { runs: 'm', writes: 'o d' },
    data: `export-format D p render preview animate view csglimit camera viewall autocenter imgsize projection colorscheme hardwarnings
      check-parameters check-parameter-ranges info`,
  },
  pcapfix: { changes: true, acts: { writes: 'o outfile' }, data: 'd deep-scan s soft-mode n pcapng t data-link-type' },

  // played. Sources: the manual page of each: moc 2.6.0, mpg321 0.3.2, ncmpcpp 0.9.2, fluidsynth 2.3.1, gnuchess 6.2.7
  mocp: {
    changes: true,
    acts: { runs: 'C config T theme O set-option M moc-dir' },
    data: `D S server F foreground R sound-driver m music-dir enqueue a append c clear p play l playit f next r previous s stop x exit P
      pause U unpause G toggle-pause k seek no-config y sync n nosync A ascii i info Q format e recursively usage echo-args volume t
      toggle o on u off j jump disable-debug`,
  },
  mpg321: {
    reads: true,
    acts: { writes: 'w wav cdr au' },
    data: `o a audiodevice g gain k skip n frames @ list z shuffle Z random s stdout t test B F S x b K stereo aggressive
      skip-printing-frames l loop longhelp`,
  },
  ncmpcpp: {
    changes: true,
    network: 'talks',
    acts: { runs: 'c config b bindings', reaches: 'host' },
    data: 'p port current-song ignore-config-errors s screen S slave-screen ?',
  },
  fluidsynth: {
    reads: true,
    acts: { runs: 'f load-config', writes: 'F fast-render' },
    data: `a audio-driver c audio-bufcount C chorus d dump E audio-file-endian g gain G audio-groups i no-shell j connect-jack-outputs K
      midi-channels l disable-lash L audio-channels m midi-driver n no-midi-in O audio-file-format p portname r sample-rate R reverb
      T audio-file-type z audio-bufsize`,
  },
  gnuchess: { reads: true, data: 'x xboard p post e easy m manual u uci M memory a addbook g graphic' },
});
