/** Programs: games in the terminal, moving pictures of letters, clocks, and short answers. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, each } from './shared-rows.ts';

export const AMUSEMENTS = (): Family => ({
  // moving pictures and clocks. Sources: the manual page of each: pipes-sh 1.3, cbonsai 1.3, nyancat 1.5, oneko 1.2, aalib 1.4, cava 0.8,
  // tty-clock 2.3, hollywood 1.21, cowsay 3.03; the README and the options in the source of asciiquarium 1.1, no-more-secrets 1.0, ponysay
  // 3.0, genact 1.5 and hyfetch 2.1
  ...each('pipes pipes.sh', { reads: true, data: 'p t c f s r R B C K' }),
  cbonsai: {
    reads: true,
    acts: { writes: 'W save' },
    data: 'l live t time i infinite w wait S screensaver m message b base c leaf M multiplier L life p print s seed C load',
  },
  asciiquarium: { reads: true, data: 'c' },
  nyancat: {
    reads: true,
    data: `i intro I skip-intro t telnet n no-counter s no-title e no-clear f frames r min-rows R max-rows c min-cols C max-cols W width H height`,
  },
  oneko: {
    reads: true,
    data: '-tora -dog -sakura -tomoyo -time -speed -idle -name -towindow -toname -tofocus -position -rv -noshape -fg -bg -cursor',
  },
  ...each('aafire aainfo aatest cacademo cacaclock', { reads: true }),
  cava: { reads: true, data: 'p' },
  'tty-clock': { reads: true, data: 's S x c C b t u T r f n i D B d a' },
  hollywood: { reads: true, data: 'd delay s splits' },
  ...each('nms sneakers', { reads: true, files: 'shown', data: 'a s f c' }),
  genact: {
    reads: true,
    data: 'l list-modules m modules s speed-factor i instant-print-lines inhibit exit-after-time exit-after-modules print-completions print-manpage',
  },
  ...alike('cowsay', 'cowthink'),
  ...each('ponysay ponythink', { reads: true }),
  ...each('hyfetch neowofetch', {
    reads: true,
    effects: { rows: [ordinary('', 'settings', 'asks for the settings of the program', { options: '-c --config' })] },
    acts: { runs: 'args' },
    data: `c config C config-file p preset m mode b backend c-scale c-set-l june distro test-distro ascii-file print-font-logo
      auto-detect-light-dark palette-glyph palette-type`,
  }),

  // games, which keep scores of their own. Sources: the manual page of each: bsdgames 2.17, bastet 0.43, nudoku 2.1, ninvaders 0.1,
  // pacman4console 1.3, greed 4.2, moon-buggy 1.0, robotfindskitten 2.8, 2048 0.2017, vitetris 0.59, freesweep 1.0, sudoku 1.0, nsnake 3.0,
  // nettoe 1.5, open-adventure 1.11, gnugo 3.8, gnushogi 1.5, frotz 2.54, typespeed 0.6, gtypist 2.10, nethack 3.6, slashem 0.0, crawl 0.29,
  // angband 4.2, moria 5.6, stockfish 15
  ...each(
    `bastet ninvaders nInvaders pacman4console greed moon-buggy robotfindskitten 2048 freesweep nsnake nettoe moria stockfish arithmetic atc
    backgammon battlestar bcd boggle bsdgames-adventure canfield cfscores cribbage dab go-fish gomoku hack hangman mille number
    phantasia pig pom ppt primes quiz rain robots snake snscore teachgammon tetris-bsd trek wargames worm worms wump tetris rogue`,
    { reads: true },
  ),
  ...each('caesar rot13', { reads: true, files: 'shown', decodes: true }),
  morse: { reads: true, decodes: ['d'], data: 's' },
  nudoku: { reads: true, acts: { writes: 'p i' }, data: 'c d s n' },
  vitetris: {
    reads: true,
    network: 'talks',
    effects: { rows: [ordinary('', 'network', 'lets others join the game', { options: '-listen' })] },
    acts: { reaches: '-connect' },
    data: '-nomenu -hiscores -js0 -js1 -name',
  },
  typespeed: {
    reads: true,
    network: 'talks',
    effects: { rows: [ordinary('', 'network', 'lets others join the game', { options: '--server' })] },
    acts: { writes: 'netlog', reaches: 'client' },
    data: 'cheat nocolors port server',
  },
  sudoku: { reads: true, data: 'c d f g n r s t v w' },
  advent: { reads: true, acts: { writes: 'l' }, data: 'o r' },
  gnugo: {
    reads: true,
    acts: { writes: 'o outfile printsgf' },
    data: 'mode replay l infile L until boardsize color handicap komi T printboard level b benchmark t trace r seed score copyright gtp-input',
  },
  gnushogi: { reads: true, acts: { writes: 's' }, data: 'a b B c C h l L P r R S t T x X' },
  ...each('frotz dfrotz sfrotz', { reads: true, data: 'a A b c d e E f F h i I l L m o O p P q r R s S t u w x Z' }),
  gtypist: {
    reads: true,
    data: `b personal-best e max-error n notimer t term-cursor f curs-flash c colours s silent l start-label w word-processor k no-skip i
      show-errors S scoring`,
  },
  ...each('nethack nethack-console slashem', { reads: true, data: 'd n p r s u w D X A -showpaths' }),
  crawl: {
    reads: true,
    data: '-scores -tscores -vscores -name -race -species -background -sprint -sprint-map -test -plain -dir -seed -rc',
  },
  angband: { reads: true, data: 'n w g r s u m d x c' },
  ...each('strfile unstr', { changes: true, writes: { how: 'copies', short: 'c' }, data: 'i o r s x' }),

  // short answers. Sources: howdoi(1) 2.0; the options in the source of eg 1.2 and the text of cht.sh (cheat.sh, 2024)
  howdoi: {
    reads: true,
    network: 'talks',
    effects: { rows: [ordinary('', 'deletes', 'empties its cache', { options: '-C --clear-cache' })] },
    data: 'p pos n num-answers a all l link c color',
  },
  'cht.sh': { reads: true, network: 'talks', data: 'shell mode' },
  eg: { reads: true, acts: { runs: 'f config-file p pager-cmd' }, data: 'e edit examples-dir c custom-dir l list s squeeze' },
});
