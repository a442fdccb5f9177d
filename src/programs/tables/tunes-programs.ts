/** Programs: sound servers, players of music and films, and tags. */
import { dangerous, ordinary, type EffectRow } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, each } from './shared-rows.ts';

/** A player that keeps a library of music. */
const PLAYER: EffectRow = ordinary('', 'system', 'ends the player', { options: '-q --quit --kill', area: 'processes' });

export const TUNES = (): Family => ({
  // sound servers. Sources: the manual page of each: pulseaudio 16.1, pavucontrol 5.0, pipewire 0.3.65, qpwgraph 0.4; the help text of each:
  // pw-dump, pw-loopback and pw-config of pipewire 0.3.65, wireplumber 0.4.13, pulsemixer 1.5
  pulseaudio: {
    area: 'services',
    reads: true,
    effects: {
      rows: [
        ordinary('', 'system', 'starts the sound server', { options: '--start -D --daemonize --system' }),
        ordinary('', 'system', 'ends the sound server', { options: '-k --kill' }),
      ],
    },
    acts: { runs: 'L load F file p dl-search-path' },
    data: `version dump-conf dump-modules dump-resample-methods cleanup-shm start k kill check system D daemonize fail high-priority realtime
      disallow-module-loading disallow-exit exit-idle-time scache-idle-time log-level v verbose log-target log-meta log-time log-backtrace
      resample-method use-pid-file no-cpu-limit disable-shm enable-memfd C n`,
  },
  pacmd: {
    area: 'services',
    does: {
      reads: [
        'help|list-modules|list-sinks|list-sources|list-clients|list-sink-inputs|list-source-outputs|stat|info|ls|list|list-cards|dump|list-samples',
      ],
      changes: [
        'set-sink-volume|set-source-volume|set-sink-input-volume|set-source-output-volume|set-sink-mute|set-source-mute|set-sink-input-mute',
        'set-default-sink|set-default-source|set-card-profile|set-sink-port|set-source-port|suspend-sink|suspend-source|suspend|move-sink-input',
        'move-source-output|update-sink-proplist|update-source-proplist|play-sample|play-file',
      ],
    },
    effects: {
      rows: [
        ordinary('exit', 'system', 'ends the sound server'),
        ordinary('load-module|unload-module', 'system', 'changes the sound server'),
        ordinary('kill-client|kill-sink-input|kill-source-output', 'system', 'ends what plays or records'),
      ],
    },
  },
  ...each('pavucontrol qpwgraph helvum easyeffects pavucontrol-qt', {
    changes: true,
    data: 't tab m maximize r retry a activated x exclusive minimized',
  }),
  pulsemixer: {
    changes: true,
    acts: { reaches: 'server' },
    data: `l list list-sources list-sinks id get-volume set-volume set-volume-all change-volume max-volume get-mute toggle-mute mute unmute color
      no-mouse create-config v`,
  },
  pipewire: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts the sound server', { without: '-h --help --version' })] },
    acts: { runs: 'c config P properties' },
  },
  wireplumber: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a part of the sound server', { without: '-h --help -v --version' })] },
    acts: { runs: 'c config-file p profile' },
  },
  'pw-cli': {
    area: 'services',
    does: {
      reads: ['help|list-objects|ls|info|i|enum-params|e|permissions|sp|get-permissions|gp|dump|monitor|m|list-remotes|lr|list-vars'],
    },
    effects: {
      rows: [
        ordinary(
          'set-param|s|create-link|cl|create-node|cn|create-device|cd|export-node|en|send-command|c',
          'system',
          'changes the sound server',
        ),
        ordinary('destroy|d|load-module|lm|unload-module|um', 'system', 'changes the sound server'),
      ],
    },
    acts: { reaches: 'r remote' },
    data: 'd daemon m monitor',
  },
  'pw-dump': { reads: true, acts: { reaches: 'r remote' }, data: 'm monitor N no-colors C color R raw i indent s spa' },
  'pw-config': { reads: true, data: 'n name p prefix L no-newline r recurse N no-colors C color' },
  'pw-loopback': {
    changes: true,
    acts: { reaches: 'r remote' },
    data: 'n name g group c channels m channel-map l latency d delay C capture i capture-props P playback o playback-props',
  },

  // players. Sources: the manual page of each: mpd 0.23, cmus 2.10, vlc 3.0, audacious 4.2, clementine 1.4, rhythmbox 3.4, quodlibet 4.5
  mpd: {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'ends the music server', { options: '--kill' }),
        ordinary('', 'system', 'starts a music server', { without: '--kill -h --help -V --version' }),
      ],
    },
    data: 'no-config no-daemon stderr systemd',
  },
  'cmus-remote': {
    changes: true,
    unasked: [
      {
        args: /(?:^|\s)(?:-C|--raw)\b[\s\S]*\b(?:shell|run|source)\b/,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'has the player run a command',
      },
    ],
    passwords: ['--passwd[= ]'],
    acts: { reaches: 'server' },
    data: `passwd p play u pause U pause-playback s stop n next r prev R repeat S shuffle v volume k seek f file Q l library P playlist q queue c
      clear C raw`,
  },
  cvlc: { like: 'vlc' },
  ...each('audacious clementine strawberry', {
    changes: true,
    acts: { writes: 'c' },
    data: `e enqueue E enqueue-to-temp p play u pause t play-pause s stop r rew previous f fwd next m show-main-window j show-jump-box H headless q
      quit-after-play stop-after-current v V verbose N new-instance G gtk Q qt volume volume-up volume-down create a append l load k play-track
      o show-osd y toggle-pretty-osd g language seek-to seek-by restart-or-previous`,
  }),
  'rhythmbox-client': {
    changes: true,
    effects: { rows: [PLAYER] },
    data: `enqueue debug no-start quit i interactive no-present next previous play pause play-pause stop play-uri clear-queue print-playing
      print-playing-format set-volume volume-up volume-down print-volume select-source activate-source play-source repeat no-repeat
      shuffle no-shuffle`,
  },
  quodlibet: {
    changes: true,
    effects: { rows: [PLAYER] },
    data: `add-location debug enqueue enqueue-files filter focus force-previous hide-window list-browsers next no-plugins open-browser pause play
      play-file play-pause previous print-playing print-playlist print-query print-query-text print-queue query queue quit random rating
      rating-down rating-up refresh repeat repeat-type run seek set-browser show-window shuffle shuffle-type start-hidden start-playing
      status stop stop-after toggle-window unfilter unqueue volume volume-down volume-up`,
  },

  // Spotify. Sources: spotify-player 0.20 commands.rs; librespot 0.3 main.rs
  spotify_player: {
    network: 'talks',
    area: 'cloud',
    does: { reads: ['get|search|features|generate', 'playlist list'], changes: ['connect|playback|like|authenticate'] },
    effects: {
      short: 'cCt',
      long: ['config-folder', 'cache-folder', 'theme'],
      rows: [
        ordinary('playlist new|import|fork|sync|edit', 'changes', 'changes your playlists'),
        dangerous('playlist delete', 'deletes', 'deletes a playlist'),
      ],
    },
    acts: { runs: 'c config-folder', writes: 'C cache-folder' },
    data: 'i id n name s shuffle l limit r random u unlike p public collab d delete daemon t theme offset track-id a album-id',
  },
  librespot: {
    network: 'talks',
    passwords: ['(?:-p|--password)[= ]'],
    effects: { rows: [ordinary('', 'network', 'starts a player that other devices control', { without: '-h --help -V --version' })] },
    acts: { runs: 'onevent', writes: 'c cache system-cache', reaches: 'proxy' },
    data: `n name device-type b bitrate disable-audio-cache emit-sink-events v verbose u username p password disable-discovery backend device format
      dither shape-noise mixer m mixer-name mixer-card mixer-index mixer-linear-volume initial-volume zeroconf-port
      enable-volume-normalisation normalisation-method normalisation-gain-type normalisation-pregain normalisation-threshold
      normalisation-attack normalisation-release normalisation-knee volume-ctrl autoplay disable-gapless passthrough ap-port`,
  },

  // tags and formats. Sources: the manual page of each: beets 1.6, python-mutagen 1.46, id3lib 3.8, mp3info 0.8, eyed3 0.9, handbrake 1.6
  beet: {
    area: 'files',
    does: {
      reads: ['list|ls|stats|fields|help|version|info|config|completion'],
      changes: ['write|update|mbsync|fetchart|lyrics|lastgenre|embedart|replaygain|scrub'],
    },
    effects: {
      short: 'ldcp',
      long: ['library', 'directory', 'config', 'plugins'],
      rows: [
        ordinary('import|imp', 'changes', 'copies music into the library and writes its tags'),
        dangerous('remove|rm', 'deletes', 'deletes music files', { options: '-d --delete', without: '--pretend' }),
        ordinary('remove|rm', 'deletes', 'removes music from the library', { without: '-d --delete' }),
        ordinary('modify|mod', 'changes', 'changes the tags of music files'),
        ordinary('move|mv', 'changes', 'moves music files'),
      ],
    },
    acts: { runs: 'c config p plugins', writes: 'l library log' },
    data: `d directory v verbose C nocopy copy W nowrite write a album f format q quiet t timid A noautotag s singletons g group-albums i
      incremental e y yes set m move pretend F field L query from-scratch path exact P defaults all M delete`,
  },
  ...alike('eyeD3', 'eyed3'),
  ...each('mid3v2 id3tag mp3info mid3iconv kid3-cli', {
    changes: true,
    effects: {
      rows: [
        dangerous('', 'deletes', 'removes tags from the files', {
          options: '--delete-v2 --delete-v1 --delete-all --delete-frames -D -d -s',
          without: '--song',
        }),
      ],
    },
    acts: { runs: 'c' },
    data: `q quiet v verbose e escape f list-frames L list-genres l list list-raw C convert a artist A album t song track p picture g genre y
      year date T comment desc total 1 2 v1tag v2tag WXXX TIT2 TPE1 TALB G x r i F n`,
  }),
  ...alike('HandBrakeCLI', 'handbrakecli handbrake-cli'),
});
