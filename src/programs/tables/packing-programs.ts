/** Programs: compressors, RCS, wireless cards. */
import { dangerous } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const PACKING = (): Family => ({
  // compressors. Sources: the manual page of each: pigz 2.6, lbzip2 2.5, pbzip2 1.1.13, plzip 1.10, lrzip 0.651
  pigz: {
    writes: { how: 'edits' },
    data: `# fast best A alias b blocksize c stdout to-stdout C comment d decompress uncompress f force H huffman i independent k keep K zip l
      list L license m no-time M time n no-name N name p processes silent r recursive R rsyncable S suffix t test 1 2 3 4 5 6 7 8 9 0 11 z
      q U rle F first I iterations J maxsplits O oneblock`,
  },
  unpigz: {
    writes: { how: 'edits' },
    data: `# fast best A alias b blocksize c stdout to-stdout C comment d decompress uncompress f force H huffman i independent k keep K zip l
      list L license m no-time M time n no-name N name p processes silent r recursive R rsyncable S suffix t test 1 2 3 4 5 6 7 8 9 0 11 z
      q U rle F first I iterations J maxsplits O oneblock`,
  },
  ...each('lbzip2 pbzip2 lbunzip2', {
    writes: { how: 'edits' },
    data: `n k keep c stdout t test d decompress z compress 1 9 fast best f force s small u sequential S repetitive-fast repetitive-best
      exponen L license 2 3 4 5 6 7 8 b l loadavg m p r read ignore-trailing-garbage exponential`,
  }),
  lbzcat: {
    reads: true,
    data: `n k keep c stdout t test d decompress z compress 1 9 fast best f force s small u sequential S repetitive-fast
      repetitive-best exponen L license`,
  },
  plzip: {
    writes: { how: 'edits' },
    acts: { writes: 'o output' },
    data: `a trailing-error B data-size c stdout d decompress f force F recompress k keep l list m match-length n threads s
      dictionary-size t test 0 9 fast best loose-trailing in-slots out-slots check-lib 1 2 3 4 5 6 7 8`,
  },
  lrzip: {
    changes: true,
    effects: { rows: [dangerous('', 'deletes', 'deletes the files after packing them', { options: '-D --delete', area: 'files' })] },
    acts: { writes: 'o outfile O outdir' },
    data: `c check d decompress e encrypt H hash i info Q very-quiet r recursive t test D delete f force k keep-broken S suffix b bzip2 g gzip
      l lzo n no-compress z zpaq L level N nice-level p threads m maxram T threshold U unlimited w window`,
  },

  // RCS. Sources: ident(1), rlog(1), rcsdiff(1), ci(1), co(1), rcs(1) of RCS 5.10.1
  ident: { reads: true },
  rlog: { reads: true, data: 'L R t N b ddates l r sstates w T Vn xsuffixes zzone' },
  rcsdiff: { reads: true, data: 'r k q T V x z u c' },
  co: { changes: true, data: 'r l u f kkv kkvl kk ko kb kv p I ddate z M sstate S T w jjoinlist Vn xsuffixes k q' },
  ci: { changes: true, data: 'rrev r l u f k i j I d M m nname Nname n sstate tfile t-string T wlogin Vn xsuffixes zzone t' },
  rcs: {
    changes: true,
    data: `i alogins Aoldfile e b cstring ksubst l u L U mrev M nname Nname orange I sstate t t-string T Vn xsuffixes zzone m a A
      c k n N s q`,
  },
  rcsmerge: { changes: true, writes: { how: 'touches' }, data: 'A E e ksubst p r T Vn xsuffixes zzone' },
  rcsclean: {
    effects: { rows: [dangerous('', 'deletes', 'deletes working files', { without: '-n', area: 'repository' })] },
    data: 'ksubst n r T u Vn xsuffixes zzone',
  },

  // cameras, wireless. Sources: iwgetid(8), iwlist(8), iwevent(8) of wireless-tools 30; v4l2-compliance(1) of v4l-utils 1.22.1
  ...each('iwgetid iwlist iwevent', { reads: true, data: 'raw scheme ap freq channel mode protocol' }),
});
