import type { Row } from '../options.ts';

/** Processes, services, disks and packages of a Linux system. */
export const SYSTEM: Readonly<Record<string, Row>> = {
  ps: [
    'AFHLMNPTVXZacdefhjlmnrwxyv C= G= O= U? g? k= o= p= q= s= t? u?',
    `Group= User= cols= columns= context cumulative deselect forest format= group= headers help= info lines= no-headers no-heading pid= ppid=
    quick-pid= rows= sid= sort= tty= user= version width=`,
  ],
  kill: [
    'Ll n= p q= s=',
    'list? queue= signal= table',
    `HUP INT QUIT KILL TERM USR1 USR2 STOP CONT TSTP ABRT ALRM PIPE SEGV CHLD WINCH SIGHUP SIGINT SIGQUIT SIGKILL SIGTERM SIGUSR1 SIGUSR2
    SIGSTOP SIGCONT SIGTSTP SIGABRT SIGALRM SIGPIPE SIGSEGV SIGCHLD`,
  ],
  pgrep: [
    'ALVacefhilnovwx F= G= O= P= U= d= g= q= r= s= t= u=',
    `cgroup= count delimiter= echo euid= exact full group= help ignore-ancestors ignore-case inverse lightweight list-full list-name
    logpidfile newest ns= nslist= older= oldest parent= pgroup= pidfile= queue= runstates= session= signal= terminal= uid= version`,
  ],
  pkill: [
    'ALVacefhilnovwx F= G= O= P= U= d= g= q= r= s= t= u=',
    `cgroup= count delimiter= echo euid= exact full group= help ignore-ancestors ignore-case inverse lightweight list-full list-name
    logpidfile newest ns= nslist= older= oldest parent= pgroup= pidfile= queue= runstates= session= signal= terminal= uid= version`,
    'HUP INT QUIT KILL TERM USR1 USR2 STOP CONT SIGHUP SIGINT SIGQUIT SIGKILL SIGTERM SIGUSR1 SIGUSR2 SIGSTOP SIGCONT',
  ],
  top: [
    '1HOSVbchis E= U= d= e= n= o= p= u= w?',
    `accum-time-toggle batch cmdline-toggle delay? filter-any-user? filter-only-euser? help idle-toggle iterations? list-fields pid?
    scale-summary-mem? scale-task-mem? secure-mode single-cpu-toggle sort-override? threads-show version width?`,
  ],
  free: [
    'Vbghklmtvw c= s=',
    'bytes committed count= gibi giga help human kibi kilo lohi mebi mega pebi peta seconds= si tebi tera total version wide',
  ],
  uptime: ['Vhps', 'help pretty since version'],
  watch: [
    'bcegprtvwxhC d? n= q= s=',
    'beep chgexit color differences? equexit= errexit exec follow help interval= no-color no-rerun no-title no-wrap precise shotsdir= version',
  ],
  lsof: ['CEHLNOPQRSTUVXabehlnqtvwx A= D? F? K? Z? c= d= f? g? i? k= m= o? p= r? s? u='],
  w: ['Vfhiosu', 'from help ip-addr no-current no-header old-style short version'],
  systemctl: [
    'PTafhilqrCv H= M= n= o= p= s= t=',
    `after all drop-in= image-policy= json= stdin when= kill-value= kill-who= before boot-loader-entry= boot-loader-menu= check-inhibitors=
    dry-run fail failed firmware-setup force full global help host= image= job-mode= kill-whom= legend= lines= log-level= log-target=
    machine= marked message= mkdir no-ask-password no-block no-pager no-reload no-wall now output= plain preset-mode= property= quiet
    read-only reboot-argument= recursive reverse root= runtime show-transaction show-types signal= state= system timestamp= type= user value
    version wait what= with-dependencies`,
  ],
  journalctl: [
    'ENVabefhklmqrx D= F= M= S= T= U= c= g= i= n? o= p= t= u=',
    `after-cursor= invocation= list-invocations list-namespaces synchronize-on-exit= truncate-newline exclude-identifier= all boot
    case-sensitive catalog cursor-file= cursor= directory= disk-usage dmesg dump-catalog? facility= field= fields file= flush follow force
    full grep= header help identifier= image= interval= lines= list-boots list-catalog? machine= merge namespace= no-full no-hostname
    no-pager no-tail output-fields= output= pager-end priority= quiet relinquish-var reverse root= rotate setup-keys show-cursor since=
    smart-relinquish-var sync system unit= until= update-catalog user user-unit= utc vacuum-file= vacuum-files= vacuum-size= vacuum-time=
    verify verify-key= version`,
  ],
  'apt-get': [
    'PVabcdhmsvy f= o= q= t=',
    `allow-change-held-packages allow-downgrades allow-insecure-repositories allow-releaseinfo-change allow-remove-essential
    allow-unauthenticated arch-only assume-no assume-yes auto-remove autoremove build build-profiles= compile config-file= default-release=
    diff-only download-only dry-run dsc-only error-on= fix-broken fix-missing force-yes format= help host-architecture= ignore-hold
    ignore-missing indep-only install-suggests just-print list-cleanup mark-auto no-act no-download no-f? no-install-recommends
    no-list-cleanup no-remove no-show-upgraded no-upgrade only-source only-upgrade option= print-uris purge quiet recon reinstall
    show-progress simulate tar-only target-release= trivial-only verbose-versions version with-new-pkgs with-source= yes`,
  ],
  mount: [
    'BFMRVacfhilnrsvwm L= N= O= T= U= o= t= p=',
    `all bind fake fork fstab= help make-shared make-slave make-private make-unbindable make-rshared make-rslave make-rprivate
    make-runbindable onlyonce internal-only label= mkdir? move namespace= no-canonicalize no-mtab options= rbind read-only read-write rw
    show-labels source= target-prefix= target= test-opts= types= uuid= verbose version`,
  ],
  useradd: [
    'DFMNOUhlmor G= K= P= R= Z= b= c= d= e= f= g= k= p= s= u=',
    `add-subids-for-system badname base-dir= comment= create-home defaults expiredate= gid= groups= help home-dir= inactive= key=
    no-create-home no-log-init no-user-group non-unique password= prefix= root= selinux-user= shell= skel= system uid= user-group`,
  ],
  usermod: [
    'LUabhmor G= P= R= V= W= Z= c= d= e= f= g= l= p= s= u= v= w=',
    `add-subgids= add-subuids= append badname comment= del-subgids= del-subuids= expiredate= gid= groups= home= inactive= lock login=
    move-home non-unique password= prefix= remove root= selinux-user= shell= uid= unlock`,
  ],
  make: [
    'BLRSbdeikmnpqrstvwh C= I= O? W= f= j? l? o= E=',
    `always-make assume-new= assume-old= check-symlink-times debug? directory= dry-run environment-overrides file= ignore-errors include-dir=
    jobs? jobserver-fds? just-print keep-going load-average? makefile= new-file= no-builtin-rules no-builtin-variables no-keep-going
    no-print-directory old-file= output-sync? print-data-base print-directory question quiet recon silent stop touch trace version
    warn-undefined-variables what-if=`,
  ],
  ss: [
    '046EHKMOSTVZabdehilmnoprstuwxz A= D= F= N= f=',
    `all bpf cgroup context contexts dccp diag= events extended family= filter= help inet-sockopt info ipv4 ipv6 kill listening memory mptcp
    net= no-header numeric oneline options packet processes query= raw resolve sctp socket= summary tcp threads tipc tipcinfo tos udp unix
    version vsock xdp`,
  ],
  ip: [
    '0468BDIMNVadhiorjpstU b= c? f= l= n=',
    '',
    `all batch= brief color? details dynamic family= force human human-readable iec json loops= Numeric netns= oneline pretty rcvbuf= resolve
    statistics stats timestamp tshort Version`,
  ],
  netstat: [
    '46CFMNSUWaceghilnoprstuvwxZ A= I?',
    `all appletalk? ash? ax25 bluetooth continuous ddp ec? econet? extend groups inet inet6 interfaces ip? ipx l2cap? listening masquerade
    netrom numeric numeric-hosts numeric-ports numeric-users program protocol= raw? rfcomm? rose? route sctp? statistics symbolic? tcp?
    tcpip? timers udp? udplite? unix verbose wide x25?`,
  ],
  su: [
    'PVfhlmp G= c= g= s= w= T',
    'command= fast group= help login preserve-environment pty session-command= shell= supp-group= version whitelist-environment=',
  ],
  dmesg: [
    'CDEHJKPSTVWcdehkprtuwx F= L? f= l= n= s=',
    `buffer-size= clear color? console-level= console-off console-on ctime decode facility= file= follow follow-new force-prefix help human
    json kernel level= noescape nopager notime raw read-clear reltime show-delta since= syslog time-format= until= userspace version`,
  ],
  lsblk: [
    'ADJMOPSVabdfhilmnprstyz E= I= T? e= o= w= x=',
    `all ascii bytes dedup= discard exclude= fs help include= inverse json list merge nodeps noempty noheadings output-all output= pairs
    paths perms raw scsi shell sort= sysroot= topology tree? version width= zoned`,
  ],
  screen: ['46AOQRUXadfghilmnqrvxDw L D? S= T= c= e= h= p= s= t= '],
  tmux: ['2CDNUluvV L= S= T= c= f='],
  python3: ['BEIOPRSVbdhiqstuvx? W= X= c= m=', 'check-hash-based-pycs= help help-all help-env help-xoptions version with-pydebug?'],
  ifconfig: ['asv', 'help version', 'arp promisc allmulti multicast dynamic broadcast pointopoint trailers'],
  hostname: ['AIVabdfhisy F=', 'alias all-fqdns all-ip-addresses boot domain file= fqdn help ip-address long nis short version yp'],
  pidof: ['cnqstwxz S= d= o=', 'help version'],
};
