import type { Row } from '../options.ts';

/** GNU coreutils and findutils without find. */
export const FILES: Readonly<Record<string, Row>> = {
  ls: [
    '1ABCDFGHLNQRSUXZabcdfghiklmnopqrstuvx I= T= w=',
    `all almost-all author block-size= classify? color? context dereference dereference-command-line dereference-command-line-symlink-to-dir
    directory dired escape file-type format= full-time group-directories-first help hide-control-chars hide= human-readable hyperlink?
    ignore-backups ignore= indicator-style= inode kibibytes literal no-group numeric-uid-gid quote-name quoting-style= recursive reverse
    show-control-chars si size sort= tabsize= time-style= time= version width= zero`,
  ],
  cp: [
    'HLPRTZabdfilnprsuvx S= t=',
    `archive attributes-only backup? context? copy-contents debug keep-directory-symlink update? dereference force help interactive link
    no-clobber no-dereference no-preserve= no-target-directory one-file-system parents preserve? recursive reflink? remove-destination
    sparse= strip-trailing-slashes suffix= symbolic-link target-directory= update? verbose version`,
  ],
  mv: [
    'TZbfinuv S= t=',
    `debug exchange no-copy backup? context force help interactive no-clobber no-target-directory strip-trailing-slashes suffix=
    target-directory= update? verbose version`,
  ],
  rm: ['IRdfrvi', 'dir force help interactive? no-preserve-root one-file-system preserve-root? recursive verbose version'],
  mkdir: ['Zpv m=', 'context? help mode= parents verbose version'],
  rmdir: ['pv', 'help ignore-fail-on-non-empty parents verbose version'],
  ln: [
    'FLPTbdfinrsv S= t=',
    `backup? directory force help interactive logical no-dereference no-target-directory physical relative suffix= symbolic target-directory=
    verbose version`,
  ],
  chmod: [
    'HLPRcfhv',
    'dereference no-dereference changes help no-preserve-root preserve-root quiet recursive reference= silent verbose version',
  ],
  chown: [
    'HLPRcfhv',
    'changes dereference from= help no-dereference no-preserve-root preserve-root quiet recursive reference= silent verbose version',
  ],
  chgrp: [
    'HLPRcfhv',
    'changes dereference help no-dereference no-preserve-root preserve-root quiet recursive reference= silent verbose version',
  ],
  touch: ['acfhm d= r= t=', 'date= help no-create no-dereference reference= time= version'],
  cat: ['AETbenstuv', 'help number number-nonblank show-all show-ends show-nonprinting show-tabs squeeze-blank version'],
  tac: ['br s=', 'before help regex separator= version'],
  head: ['qvz c= n=', 'bytes= help lines= quiet silent verbose version zero-terminated'],
  tail: [
    'Ffqvz c= n= s=',
    'debug bytes= follow? help lines= max-unchanged-stats= pid= quiet retry silent sleep-interval= verbose version zero-terminated',
  ],
  sort: [
    'MRVbcCdfghimnrsuz S= T= k= o= t=',
    `batch-size= buffer-size= check? compress-program= debug dictionary-order field-separator= files0-from= general-numeric-sort help
    human-numeric-sort ignore-case ignore-leading-blanks ignore-nonprinting key= merge month-sort numeric-sort output= parallel= random-sort
    random-source= reverse sort= stable temporary-directory= unique version version-sort zero-terminated`,
  ],
  uniq: [
    'Dcdiuz f= s= w=',
    'all-repeated? check-chars= count group? help ignore-case repeated skip-chars= skip-fields= unique version zero-terminated',
  ],
  wc: ['Lclmw', 'debug total= bytes chars files0-from= help lines max-line-length version words'],
  cut: [
    'Mnsz b= c= d= f=',
    'bytes= characters= complement delimiter= fields= help only-delimited output-delimiter= version zero-terminated',
  ],
  paste: ['sz d=', 'delimiters= help serial version zero-terminated'],
  tr: ['Ccdst', 'complement delete help squeeze-repeats truncate-set1 version'],
  tee: ['aip', 'append help ignore-interrupts output-error? version'],
  nl: [
    'p b= d= f= h= i= l= n= s= v= w=',
    `body-numbering= footer-numbering= header-numbering= help join-blank-lines= line-increment= no-renumber number-format= number-separator= number-width=
    section-delimiter= starting-line-number= version`,
  ],
  od: [
    'abcdfilosvx A= N= S= j= t= w?',
    'address-radix= endian= format= help output-duplicates read-bytes= skip-bytes= strings= traditional version width?',
  ],
  split: [
    'deux C= a= b= l= n= t=',
    `additional-suffix= bytes= elide-empty-files filter= help hex-suffixes? line-bytes= lines= number= numeric-suffixes? separator=
    suffix-length= unbuffered verbose version`,
  ],
  join: ['iz 1= 2= a= e= j= o= t= v=', 'check-order header help ignore-case nocheck-order version zero-terminated'],
  comm: ['123z', 'check-order help nocheck-order output-delimiter= total version zero-terminated'],
  fold: ['bs w=', 'bytes help spaces version width='],
  fmt: ['cstu g= p= w=', 'crown-margin goal= help prefix= split-only tagged-paragraph uniform-spacing version width='],
  seq: ['w f= s=', 'equal-width format= help separator= version'],
  date: ['Ru I? d= f= r= s=', 'date= debug file= help iso-8601? reference= resolution rfc-3339= rfc-email set= universal utc version'],
  stat: ['Lft c=', 'cached= dereference file-system format= help printf= terse version'],
  du: [
    '0DHLPSabchklmsx B= X= d= t=',
    `all apparent-size block-size= bytes count-links dereference dereference-args exclude-from= exclude= files0-from= help human-readable
    inodes max-depth= no-dereference null one-file-system separate-dirs si summarize threshold= time-style= time= total version`,
  ],
  df: [
    'HPTahiklv B= t= x=',
    'all block-size= exclude-type= help human-readable inodes local no-sync output? portability print-type si sync total type= version',
  ],
  realpath: [
    'LPemqsz',
    'canonicalize-existing canonicalize-missing help logical no-symlinks physical quiet relative-base= relative-to= strip version zero',
  ],
  readlink: ['efmnqsvz', 'canonicalize canonicalize-existing canonicalize-missing help no-newline quiet silent verbose version zero'],
  basename: ['az s=', 'help multiple suffix= version zero'],
  dirname: ['z', 'help version zero'],
  mktemp: ['dqtuV p=', 'directory dry-run help quiet suffix= tmpdir? version'],
  md5sum: ['bctwz', 'binary check help ignore-missing quiet status strict tag text version warn zero'],
  sha256sum: ['bctwz', 'binary check help ignore-missing quiet status strict tag text version warn zero'],
  base64: ['di w=', 'decode help ignore-garbage version wrap='],
  truncate: ['co r= s=', 'help io-blocks no-create reference= size= version'],
  shuf: ['erz i= n= o=', 'echo head-count= help input-range= output= random-source= repeat version zero-terminated'],
  env: [
    '0iv C= S= u=',
    'argv0= block-signal? chdir= debug default-signal? help ignore-environment ignore-signal? list-signal-handling null split-string= unset= version',
  ],
  nice: [' n=', 'adjustment= help version'],
  nohup: ['', 'help version'],
  timeout: ['pfv k= s=', 'foreground help kill-after= preserve-status signal= verbose version'],
  uname: [
    'aimnoprsv',
    'all hardware-platform help kernel-name kernel-release kernel-version machine nodename operating-system processor version',
  ],
  who: [
    'HTabdlmpqrstuw',
    'all boot count dead heading help ips login lookup mesg message process runlevel short time users version writable',
  ],
  id: ['GZagnruz', 'context group groups help name real user version zero'],
  xargs: [
    '0oprtx E= I= L= P= a= d= e? i? l? n= s=',
    `arg-file= delimiter= eof? exit help interactive max-args= max-chars= max-lines max-procs= no-run-if-empty null open-tty
    process-slot-var= replace show-limits show? verbose version`,
  ],
  rev: ['0Vh', 'help version zero'],
  which: [
    'aisVvp',
    'all read-alias skip-alias read-functions skip-functions skip-dot skip-tilde show-dot show-tilde tty-only help version',
  ],
  printenv: ['0', 'help null version'],
  groups: ['', 'help version'],
  whoami: ['', 'help version'],
  tty: ['s', 'help quiet silent version'],
  nproc: ['', 'all help ignore= version'],
  expand: ['i t=', 'help initial tabs= version'],
  unexpand: ['a t=', 'all first-only help tabs= version'],
  cksum: [
    'bcwz a= l=',
    'algorithm= base64 binary check debug help ignore-missing length= quiet raw status strict tag text untagged version warn zero',
  ],
};
