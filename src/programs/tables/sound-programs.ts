/** Programs: sound cards, sound servers and players. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** Options that aplay and arecord share. */
const ALSA = `l list-devices L list-pcms D device q quiet t file-type c channels f format r rate d duration s samples M mmap N nonblock F period-time B
      buffer-time A avail-min R start-delay T stop-delay v V vumeter I separate-channels P i interactive m chmap disable-resample
      disable-channels disable-format disable-softvol test-position max-file-time use-strftime dump-hw-params fatal-errors period-size
      buffer-size test-coef test-nowait`;

export const SOUND = (): Family => ({
  // ALSA. Sources: the manual page of each, alsa-utils 1.2.8
  arecord: {
    effects: {
      rows: [ordinary('', 'secret', 'records sound', { area: 'capture', without: '-l -L --list-devices --list-pcms -h --help --version' })],
    },
    writes: { how: 'touches', short: 'DtcfrdsFBARTm', long: ['device', 'file-type', 'channels', 'format', 'rate', 'duration', 'samples'] },
    acts: { writes: 'process-id-file' },
    data: `${ALSA} C`,
  },
  aplay: { reads: true, acts: { writes: 'process-id-file' }, data: ALSA },
  aconnect: { changes: true, data: 'd disconnect e exclusive r real t tick i input o output l list x removeall' },
  alsamixer: { changes: true, data: 'c card D device view g no-color' },
  alsatplg: { changes: true, acts: { writes: 'o output' }, data: 'c compile d decode n normalize u dump s sort x nocheck z dapm-nosort' },
  'alsa-info': {
    effects: { rows: [ordinary('', 'uploads', 'sends facts about the machine to a server', { without: '--no-upload --stdout' })] },
    acts: { writes: 'output' },
    data: 'upload no-upload stdout with-aplay with-amixer with-alsactl with-configs update about',
  },
  alsabat: {
    changes: true,
    acts: { writes: 'log saveplay' },
    data: 'D P C f c2 c r n k F p file local standalone roundtriplatency snr-db snr-pc',
  },
  alsaloop: {
    changes: true,
    acts: { runs: 'g config' },
    data: `C P t T d daemonize pdevice cdevice X pctl Y cctl x prateshift l latency tlatency f format c channels r rate n
      resample A samplerate B buffer E period s seconds b nblock S sync thread m mixer O ossmixer U xrun W wake`,
  },
  amidi: {
    changes: true,
    acts: { writes: 'r receive' },
    data: 'l list-devices L list-rawmidis p port s send S send-hex d dump t timeout a active-sensing c clock i sysex-interval',
  },
  aplaymidi: { reads: true, data: 'l list p port d delay' },
  aseqdump: { reads: true, data: 'l list p port' },
  arecordmidi: {
    writes: { how: 'touches' },
    changes: true,
    data: 'l list p port b bpm f fps t ticks s split-channels m metronome i timesig',
  },
  aseqnet: { network: 'talks', effects: { rows: [ordinary('', 'network', 'connects the sequencers of two machines')] }, data: 'p s d n' },
  alsactl: {
    area: 'settings',
    does: { reads: ['monitor|info|dump-state|dump-cfg'] },
    effects: {
      rows: [ordinary('store|restore|init|nrestore|daemon|rdaemon|kill|clean', 'system', 'stores or restores the settings of sound cards')],
    },
    acts: { runs: 'f file a config-dir i initfile', writes: 'O lock-state-file r runstate e pid-file' },
    data: `d l lock L no-lock F force g ignore P pedantic I no-init-fallback R remove E env p period b background s syslog n nice
      c sched-idle D ucm-defaults U no-ucm`,
  },
  'speaker-test': {
    reads: true,
    data: `c channels D device f frequency b buffer p period P nperiods r rate t test l nloops s speaker w wavfile W wavdir m
      chmap X force-frequency`,
  },

  // PulseAudio. Sources: the manual page of each, pulseaudio-utils 16.1
  pamon: {
    changes: true,
    writes: { how: 'touches' },
    effects: { rows: [ordinary('', 'system', 'records sound', { area: 'capture' })] },
    acts: { reaches: 's server' },
    data: `r record p playback d device monitor-stream n client-name stream-name volume rate format channels channel-map fix-format fix-rate
      fix-channels no-remix no-remap latency latency-msec process-time process-time-msec property raw file-format list-file-formats`,
  },
  pacat: {
    changes: true,
    network: 'talks',
    writes: { how: 'touches' },
    effects: { rows: [ordinary('', 'system', 'records sound', { area: 'capture', options: '-r --record' })] },
    acts: { reaches: 's server' },
    data: `r record p playback d device monitor-stream n client-name stream-name volume rate format channels channel-map fix-format fix-rate
      fix-channels no-remix no-remap latency latency-msec process-time process-time-msec property raw file-format list-file-formats`,
  },
  pasuspender: { wraps: { inner: 'argv', short: 's', long: ['server'] }, data: 's server' },
  padsp: { wraps: { inner: 'argv', short: 'snm' }, data: 's n m M S D d' },

  // PipeWire. Sources: the manual page of each, pipewire-bin 0.3.65
  'pw-mon': { reads: true, acts: { reaches: 'r remote' }, data: 'N color' },
  'pw-top': { reads: true, acts: { reaches: 'r remote' } },
  'pw-profiler': { reads: true, acts: { reaches: 'r remote', writes: 'o output' } },
  'pw-dot': { reads: true, acts: { reaches: 'r remote', writes: 'o output' }, data: 'a all s smart d detail L lr 9 90' },
  'pw-link': {
    changes: true,
    acts: { reaches: 'r remote' },
    data: 'o output i input l links m monitor I id L linger P passive p props d disconnect',
  },
  'pw-metadata': { changes: true, acts: { reaches: 'r remote' }, data: 'm monitor d delete' },
  'pw-cat': {
    changes: true,
    writes: { how: 'touches' },
    effects: { rows: [ordinary('', 'system', 'records sound', { area: 'capture', options: '-r --record' })] },
    acts: { reaches: 'R remote' },
    data: `p playback r record m midi d dsd media-type media-category media-role target latency P properties quality rate
      channels channel-map format volume`,
  },
  'pw-play': {
    reads: true,
    acts: { reaches: 'R remote' },
    data: `p playback r record m midi d dsd media-type media-category media-role target latency P properties quality rate
      channels channel-map format volume`,
  },
  'pw-midiplay': {
    reads: true,
    acts: { reaches: 'R remote' },
    data: `p playback r record m midi d dsd media-type media-category media-role target latency P properties quality rate
      channels channel-map format volume`,
  },
  'pw-record': {
    changes: true,
    writes: { how: 'touches' },
    effects: { rows: [ordinary('', 'system', 'records sound', { area: 'capture' })] },
    acts: { reaches: 'R remote' },
    data: `p playback r record m midi d dsd media-type media-category media-role target latency P properties quality rate
      channels channel-map format volume`,
  },
  'pw-midirecord': {
    changes: true,
    writes: { how: 'touches' },
    effects: { rows: [ordinary('', 'system', 'records sound', { area: 'capture' })] },
    acts: { reaches: 'R remote' },
    data: `p playback r record m midi d dsd media-type media-category media-role target latency P properties quality rate
      channels channel-map format volume`,
  },
  'pw-mididump': { reads: true, acts: { reaches: 'r remote' } },

  // codecs and players. Sources: the manual page of each: vorbis-tools 1.4.2, opus-tools 0.2, sox 14.4.2, mpc 0.34
  ...each('ogginfo opusinfo soxi', { reads: true, data: 'T t r c s d D b B p e a' }),
  ogg123: {
    reads: true,
    acts: { writes: 'f file' },
    data: 'audio-buffer @ list b buffer p prebuffer d device k skip K end o device-option x nth y ntimes r repeat z shuffle Z random',
  },
  oggdec: { changes: true, acts: { writes: 'o output' }, data: 'Q b bits e endian R raw s sign' },
  opusdec: {
    changes: true,
    writes: { how: 'copies' },
    acts: { writes: 'save-range' },
    data: 'rate force-stereo gain no-dither float force-wav packet-loss',
  },
  vcut: { changes: true, writes: { how: 'touches' } },
  vorbiscomment: { changes: true, writes: { how: 'touches' }, data: 'a append c commentfile l list t tag d rm w write R raw e escapes' },

  // players that are told what to do. Sources: audtool(1) 4.2, mpc(1) 0.34
  audtool: {
    changes: true,
    acts: { writes: 'playback-record' },
    data: `current-song current-song-filename current-song-length current-song-length-seconds current-song-length-frames
      current-song-output-length current-song-output-length-seconds current-song-output-length-frames current-song-bitrate
      current-song-bitrate-kbps current-song-frequency current-song-frequency-khz current-song-channels
      current-song-tuple-data current-song-info playback-play playback-pause playback-playpause playback-stop
      playback-playing playback-paused playback-stopped playback-status playback-seek playback-seek-relative
      playback-recording select-displayed select-playing playlist-advance playlist-reverse playlist-addurl playlist-insurl
      playlist-addurl-to-new-playlist playlist-delete playlist-length playlist-song playlist-song-filename
      playlist-song-length playlist-song-length-seconds playlist-song-length-frames playlist-tuple-data playlist-display
      playlist-position playlist-jump playlist-clear playlist-auto-advance-status playlist-auto-advance-toggle
      playlist-repeat-status playlist-repeat-toggle playlist-shuffle-status playlist-shuffle-toggle
      playlist-stop-after-status playlist-stop-after-toggle number-of-playlists current-playlist play-current-playlist
      set-current-playlist current-playlist-name set-current-playlist-name new-playlist delete-current-playlist
      playqueue-add playqueue-remove playqueue-is-queued playqueue-get-queue-position playqueue-get-list-position
      playqueue-length playqueue-display playqueue-clear get-volume set-volume equalizer-activate equalizer-get
      equalizer-set equalizer-get-preamp equalizer-set-preamp equalizer-get-band equalizer-set-band mainwin-show
      filebrowser-show jumptofile-show preferences-show about-show plugin-is-enabled plugin-enable config-get config-set
      shutdown`,
  },
  mpc: {
    network: 'talks',
    does: {
      reads: [
        'current|queued|lsplaylists|playlist|listall|ls|search|find|list|stats|listneighbors|outputs|channels|status',
        'version|idle|idleloop|albumart|readpicture|waitmessage',
      ],
      changes: [
        'consume|crossfade|mixrampdb|mixrampdelay|next|pause|play|prev|random|repeat|replaygain|single|seek|seekthrough',
        'stop|toggle|add|insert|clear|crop|del|mv|move|searchplay|shuffle|load|save|findadd|update|rescan|volume',
        'disable|enable|toggleoutput',
      ],
    },
    effects: { rows: [ordinary('rm', 'changes', 'deletes a playlist of the player')] },
    acts: { reaches: 'h host' },
    data: 'f format wait range no-status port p',
  },

  // Source: alsa(8) 1.2, rsgain --help 3
  alsa: {
    area: 'services',
    effects: {
      rows: [
        ordinary(
          'force-reload|reload|unload|force-unload|suspend|resume|force-suspend',
          'system',
          'loads or unloads the modules of the sound card',
        ),
      ],
    },
  },
  rsgain: {
    changes: true,
    does: { reads: ['help'], changes: ['easy|custom'] },
    data: `a album s tagmode l loudness c clip-mode m max-peak t true-peak L lowercase S skip-existing p preset o opus-mode q quiet preserve-mtimes
      multithread i id3v2-version O output`,
  },
});
