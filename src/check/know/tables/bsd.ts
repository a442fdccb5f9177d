import type { Row } from '../options.ts';

/** The same names on macOS and FreeBSD, from memory and tried on neither; both together: a flag that one of them has is no mistake worth a word. */
export const BSD: Readonly<Record<string, Row>> = {
  ls: ['1%,@ABCFGHILOPRSTUWXabcdefghiklmnopqrstuvwxyZ D=', 'color?'],
  cp: ['HLNPRSXacfilnprsvx', ''],
  mv: ['fhinv', ''],
  rm: ['IPRWdfirvx', ''],
  mkdir: ['pv m=', ''],
  rmdir: ['pv', ''],
  ln: ['FLPfhinsvw', ''],
  chmod: ['ACEHILNPRVXafhivnb =a? +a? -a?', ''],
  chown: ['HLPRfhnvx', ''],
  touch: ['acfhm A= d= r= t=', ''],
  cat: ['beflnstuv', ''],
  head: ['qv c= n=', 'bytes= lines= quiet silent verbose'],
  tail: ['FfqrvLz b= c= n=', 'blocks= bytes= lines= quiet silent verbose'],
  sort: [
    'bcCdfghiMmnrRsuVz k= o= S= t= T=',
    `batch-size= buffer-size= check? compress-program= debug dictionary-order field-separator= files0-from= general-numeric-sort help
    human-numeric-sort ignore-case ignore-leading-blanks ignore-nonprinting key= merge mergesort mmap month-sort numeric-sort output=
    parallel= qsort radixsort heapsort random-sort random-source= reverse sort= stable temporary-directory= unique version version-sort
    zero-terminated`,
  ],
  uniq: ['Dcdiu f= s=', 'all-repeated? count ignore-case repeated skip-chars= skip-fields= unique'],
  wc: ['Lclmw', 'libxo?'],
  cut: ['nsw b= c= d= f=', ''],
  tr: ['Ccdsu', ''],
  tee: ['ai', ''],
  date: ['jnRu f= I? r= t= v= z=', ''],
  stat: ['FLlnqrsx f= t=', 'libxo?'],
  du: ['AHLPaschgkmnlrx B= I= d= t=', 'si libxo?'],
  df: ['abcgHhIiklmnPtYT,', 'si libxo?'],
  readlink: ['fnlqrsx', ''],
  realpath: ['q', ''],
  mktemp: ['dqu p= t=', 'directory dry-run quiet suffix= tmpdir?'],
  base64: ['Ddhi b= o= i= w=', 'break= decode help ignore-garbage input= output= wrap= version'],
  grep: [
    'EFGHILORSUVabchilnopqrsvwxyzZM A= B= C? D= d= e= f= m=',
    `after-context= basic-regexp before-context= binary binary-files= byte-offset color? colour? context? count dereference-recursive
    devices= directories= exclude-dir= exclude= extended-regexp file= files-with-matches files-without-match fixed-strings help ignore-case
    include-dir= include= invert-match label= line-buffered line-number line-regexp max-count= no-filename no-messages null null-data
    only-matching quiet recursive regexp= silent text version with-filename word-regexp decompress bz2decompress xz lzma mmap`,
  ],
  sed: ['Eaerlnsu e= f= I= i=', ''],
  xargs: ['0oprtx E= I= J= L= n= P= R= S= s=', 'null'],
  find: [
    'EHLPXdsx f=',
    '',
    `Bmin= Bnewer= Btime= acl amin= anewer= atime= cmin= cnewer= ctime= daystart delete depth? empty exec execdir executable false flags= follow
    fstype= gid= group= ignore_readdir_race ilname= iname= inum= ipath= iregex= iwholename= links= lname= ls maxdepth= mindepth= mmin= mnewer=
    mount mtime= name= newer= noignore_readdir_race noleaf nogroup nouser ok okdir path= perm= print print0 prune quit readable regex=
    samefile= size= sparse true type= uid= user= wholename= writable xattr xattrname= xdev a and o or not`,
  ],
  ps: ['AaCcdefHhjLlMmrSTvwXxZ D= G= g= J= N= O? o= p= s= t= U= u?', 'libxo?'],
  xxd: ['abCEdehipruv R= c= g= l= n= o= s=', ''],
  diff: [
    'abBcdeEfhHiklnNpqrPstTuwWyZ C= D= F= I= L= S= U= W= X= x=',
    `brief changed-group-format= color? context? ed exclude-from= exclude= expand-tabs forward-ed help horizon-lines= ifdef= ignore-all-space
    ignore-blank-lines ignore-case ignore-file-name-case ignore-matching-lines= ignore-space-change initial-tab label= left-column
    minimal new-file no-dereference no-ignore-file-name-case normal paginate rcs recursive report-identical-files show-c-function
    show-function-line= side-by-side speed-large-files starting-file= strip-trailing-cr suppress-common-lines tabsize= text to-file=
    from-file= unidirectional-new-file unified? version width= algorithm=`,
  ],
};
