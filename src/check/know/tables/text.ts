import type { Row } from '../options.ts';

/** Searching, editing, comparing, packing. */
export const TEXT: Readonly<Record<string, Row>> = {
  grep: [
    'EFGHILPRTUVZabchilnoqrsuvwxyz A= B= C= D= d= e= f= m=',
    `after-context= basic-regexp before-context= binary binary-files= byte-offset color colour? context= count dereference-recursive devices=
    directories= exclude-dir= exclude-from= exclude= extended-regexp file= files-with-matches files-without-match fixed-strings
    group-separator= help ignore-case include= initial-tab invert-match label= line-buffered line-number line-regexp max-count= no-filename
    no-group-separator no-ignore-case no-messages null null-data only-matching perl-regexp quiet recursive regexp= silent text version
    with-filename word-regexp`,
  ],
  sed: [
    'Enrsuz b e= f= i? l=',
    `debug expression= file= follow-symlinks help in-place? line-length= null-data posix quiet regexp-extended sandbox separate silent
    unbuffered version`,
  ],
  diff: [
    'BENTZabcdeilnpqrstuvwyPHh C= D= F= I= S= U= W= X= x=',
    `brief color? context? ed exclude-from= exclude= expand-tabs from-file= help old-group-format= new-group-format= unchanged-group-format=
    changed-group-format= old-line-format= new-line-format= unchanged-line-format= horizon-lines= ifdef= ignore-all-space ignore-blank-lines
    ignore-case ignore-file-name-case ignore-matching-lines= ignore-space-change ignore-tab-expansion ignore-trailing-space initial-tab
    label= left-column line-format= minimal new-file no-dereference no-ignore-file-name-case normal paginate palette= rcs recursive
    report-identical-files show-c-function show-function-line= side-by-side speed-large-files starting-file= strip-trailing-cr
    suppress-blank-empty suppress-common-lines tabsize= text to-file= unidirectional-new-file unified? version width=`,
  ],
  cmp: ['blsv i= n=', 'bytes= help ignore-initial= print-bytes quiet silent verbose version'],
  gawk: [
    'CIMNOPSVbcghknrst D? E= F= L? W= d? e= f= i= l= o? p? v=',
    `assign? bignum characters-as-bytes copyright debug? dump-variables? exec= field-separator= file= gen-pot help include= lint lint-old
    load= no-optimize non-decimal-data nostalgia optimize posix pretty-print? profile re-interval sandbox source= trace traditional
    use-lc-numeric version`,
  ],
  less: [
    'ABCEFGIJKLMNQRSUVWXacdefgikmnqrsuw? #= D= O= P= T= b= h= j= o= p= t= x= y= z=',
    `CLEAR-SCREEN HILITE-SEARCH HILITE-UNREAD IGNORE-CASE LINE-NUMBERS LOG-FILE= LONG-PROMPT MOUSE QUIET QUIT-AT-EOF RAW-CONTROL-CHARS
    SEARCH-SKIP-SCREEN SILENT UNDERLINE-SPECIAL auto-buffers buffers= chop-long-lines clear-screen color= dumb file-size follow-name force
    help hilite-search hilite-unread ignore-case incsearch jump-target= lesskey-file= lesskey-src= line-num-width line-numbers log-file=
    long-prompt max-back-scroll= max-forw-scroll= mouse no-histdups no-init no-keypad no-lessopen pattern= prompt= quiet quit-at-eof
    quit-if-one-screen quit-on-intr quotes= raw-control-chars rscroll save-marks search-skip-screen shift silent squeeze-blank-lines
    status-col-width status-column tabs= tag-file= tag= tilde underline-special use-backslash use-color version wheel-lines= window=`,
  ],
  tar: [
    'ABGJMOPRSUWZacdhijklmnoprstuvwxyz0123456789 C= F= H= I= K= L= N= T= V= X= b= f= g=',
    `absolute-names acls add-file= after-date= anchored append= atime-preserve? auto-compress backup? block-number blocking-factor= bzip2
    catenate check-device check-links checkpoint-action= checkpoint? clamp-mtime compare compress concatenate confirmation create
    delay-directory-restore delete dereference diff directory= exclude-backups exclude-caches exclude-caches-all exclude-caches-under
    exclude-from= exclude-ignore-recursive= exclude-ignore= exclude-tag-all= exclude-tag-under= exclude-tag= exclude-vcs exclude-vcs-ignores
    exclude= extract file= files-from= force-local format= full-time get group-map= group= gunzip gzip hard-dereference help hole-detection=
    ignore-case ignore-command-error ignore-failed-read ignore-zeros incremental index-file= info-script= interactive keep-directory-symlink
    keep-newer-files keep-old-files label= level= list listed-incremental= lzip lzma lzop mode= mtime= multi-volume new-volume-script=
    newer-mtime= newer= no-acls no-anchored no-auto-compress no-check-device no-delay-directory-restore no-ignore-case
    no-ignore-command-error no-null no-overwrite-dir no-quote-chars= no-recursion no-same-owner no-same-permissions no-seek no-selinux
    no-unquote no-verbatim-files-from no-wildcards no-wildcards-match-slash no-xattrs null numeric-owner occurrence? old-archive
    one-file-system one-top-level? overwrite overwrite-dir owner-map= owner= pax-option= portability posix preserve-order
    preserve-permissions quote-chars= quoting-style= read-full-records record-size= recursion recursive-unlink remove-files restrict
    rmt-command= rsh-command= same-order same-owner same-permissions seek selinux show-defaults show-omitted-dirs show-stored-names
    show-transformed-names skip-old-files sort= sparse sparse-version= starting-file= strip-components= suffix= tape-length= test-label
    to-command= to-stdout totals? touch transform= uncompress ungzip unlink-first unquote update= usage use-compress-program= utc
    verbatim-files-from verbose verify version volno-file= warning= wildcards wildcards-match-slash xattrs xattrs-exclude= xattrs-include=
    xform= xz zstd`,
  ],
  gzip: [
    '123456789LNVacdfhklnqrtv S=',
    `ascii best decompress fast force help keep license list name no-name quiet recursive rsyncable stdout suffix= synchronous test to-stdout
    uncompress verbose version`,
  ],
  zip: [
    '0123456789@ABCDEFIJLMNQRSTUVXacdefghjklmopqruvwyz O= P= Z= b= i= n= s= t= x=',
    `DOS-names Q-flag= VMS-dot-versions VMS-portable VMS-specific VMS-versions absolute-path adjust-sfx archive-clear archive-comment
    archive-set ascii before-date= binary compression-method= copy-entries datafork delete difference-archive display-bytes display-counts
    display-dots display-globaldots display-usize display-volume dot-size= encrypt entry-comments exclude= fifo filesync fix fixfix freshen
    from-crlf from-date= grow help ignore-case include= junk-paths junk-sfx latest-time license log-append log-info logfile-path= longnames
    longoption? more-help move must-match names-stdin no-dir-entries no-extra no-image no-wild notes out? output-file= password= paths
    preserve-case preserve-case-2 preserve-case-5 quiet recurse-paths recurse-patterns regex show-command show-files show-just-unicode
    show-options show-unicode split-bell split-pause split-size= split-verbose suffixes= symlinks system-hidden temp-path= test to-crlf
    unicode= unzip-command= update use-privileges verbose volume-label wild-stop-dirs`,
  ],
  unzip: ['2:ABCDEFJKLMNSTUVWXZabcfhijklnopqstuvyz I= O= P= d= x='],
  xz: [
    '05679HPQVcdefhklnqtvz 1? 2? 3? 4? 8? C= F= M= S= T=',
    `arm64? arm? armthumb? best block-list= block-size= check= compress decompress delta? extreme fast files0? files? flush-timeout= force
    format= help ia64? ignore-check info-memory keep list long-help lzma1? lzma2 memlimit-compress= memlimit-decompress=
    memlimit-mt-decompress= memlimit= memory= no-adjust no-sparse no-warn powerpc? quiet robot rsyncable single-stream sparc? stdout suffix=
    test threads= to-stdout uncompress verbose version x86`,
  ],
  bzip2: [
    '123456789LVcdfhkqstvz',
    'best compress decompress fast force help keep license quiet repetitive-best repetitive-fast small stdout test verbose version',
  ],
  file: [
    '0CEILNSbcdhiklnprsvzZ F= P= e= f= m=',
    `apple brief checking-printout compile debug dereference exclude-quiet= exclude= extension files-from= help keep-going list magic-file=
    mime mime-encoding mime-type no-buffer no-dereference no-pad no-sandbox parameter= preserve-date print0 raw separator= special-files
    uncompress uncompress-noreport version`,
  ],
  jq: [
    'CMRSVacehjnrs L= f=',
    `arg= argfile= argjson= args ascii-output binary build-configuration color-output compact-output exit-status from-file= help indent=
    join-output jsonargs monochrome-output null-input raw-input raw-output raw-output0 rawfile= run-tests? seq slurp slurpfile= sort-keys stream
    stream-errors tab unbuffered version`,
  ],
  column: [
    'JLVdehtx E= H= N= O= R= T= W= c= i= l= n= o= p= r= s=',
    `fillrows help json keep-empty-lines output-separator= output-width= separator= table table-columns-limit= table-columns=
    table-header-repeat table-hide= table-name= table-noextreme= table-noheadings table-order= table-right= table-truncate= table-wrap=
    tree-id= tree-parent= tree= version`,
  ],
  hexdump: [
    'CVbcdhovx L? e= f= n= s=',
    `canonical color? format-file= format= help length= no-squeezing one-byte-char one-byte-octal skip= two-bytes-decimal two-bytes-hex
    two-bytes-octal version`,
  ],
  xxd: [
    '1CEabdehipruv R= c= g= l= n= o= s=',
    '',
    'autoskip bits cols= capitalize ebcdic endian groupsize= help include len= name= offset= postscript plain revert seek= version upper',
  ],
};
