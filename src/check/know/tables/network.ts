import type { Row } from '../options.ts';

/** What talks to other machines. */
export const NETWORK: Readonly<Record<string, Row>> = {
  ssh: ['46ACGKMNTVXYafghknqstvxy B= D= E= F= I= J= L= O= Q= R= S= W= b= c= e= i= l= m= o= p= w='],
  scp: ['346ABCORTpqrv D= F= J= P= S= X= c= i= l= o='],
  sftp: ['146ACNafhnpqrtv B= D= F= J= P= R= S= X= b= c= i= l= o= s='],
  'ssh-keygen': ['ABHKLQUceghiklpquvy C= D= E= F= I= M= N= O= P= R= V= Y= Z= a= b= f= m= n= r= s= t= w= z='],
  curl: [
    '#012346BGIJLMNORSVZafgijklnpqsv A= C= D= E= F= H= K= P= Q= T= U= X= Y= b= c= d= e= h? m= o= r= t= u= w= x= y= z= :',
    `abstract-unix-socket= ca-native proxy-ca-native dump-ca-embed ech= follow haproxy-clientip= ip-tos= ipfs-gateway= keepalive-cnt=
    knownhosts= mptcp out-null parallel-max-host= proxy-http2 sigalgs= signature-algorithms= skip-existing ssl-sessions= tls-earlydata
    trace-config= trace-ids upload-flags= variable= vlan-priority= http3 alt-svc= anyauth append aws-sigv4= basic cacert= capath= cert-status
    cert-type= cert= ciphers= clobber= compressed compressed-ssh config= connect-timeout= connect-to= continue-at= cookie-jar= cookie=
    create-dirs create-file-mode= crlf crlfile= curves= data-ascii= data-binary= data-raw= data-urlencode= data= delegation= digest disable
    disable-eprt disable-epsv disallow-username-in-url dns-interface= dns-ipv4-addr= dns-ipv6-addr= dns-servers= doh-cert-status doh-insecure
    doh-url= dump-header= egd-file= engine= eprt? epsv? etag-compare= etag-save= expect100-timeout= fail fail-early fail-with-body
    false-start form-escape form-string= form= ftp-account= ftp-alternative-to-user= ftp-create-dirs ftp-method= ftp-pasv ftp-port= ftp-pret
    ftp-skip-pasv-ip ftp-ssl-ccc ftp-ssl-ccc-mode= ftp-ssl-control get globoff happy-eyeballs-timeout-ms= haproxy-protocol head header= help?
    hostpubmd5= hostpubsha256= hsts= http0.9 http1.0 http1.1 http2 http2-prior-knowledge http3 http3-only ignore-content-length include
    insecure interface= ipv4 ipv6 json= junk-session-cookies keepalive-time= keepalive? key-type= key= krb= libcurl= limit-rate= list-only
    local-port= location location-trusted login-options= mail-auth= mail-from= mail-rcpt-allowfails mail-rcpt= manual max-filesize=
    max-redirs= max-time= metalink negotiate netrc netrc-file= netrc-optional next no-alpn no-buffer no-clobber no-eprt? no-epsv?
    no-keepalive no-npn no-progress-meter no-remote-name? no-sessionid noproxy= ntlm ntlm-wb oauth2-bearer= option? output-dir= output=
    parallel parallel-immediate parallel-max= pass= path-as-is pinnedpubkey= post301 post302 post303 preproxy= progress-bar progress-meter?
    proto-default= proto-redir= proto= proxy-anyauth proxy-basic proxy-cacert= proxy-capath= proxy-cert-type= proxy-cert= proxy-ciphers=
    proxy-crlfile= proxy-digest proxy-header= proxy-insecure proxy-key-type= proxy-key= proxy-negotiate proxy-ntlm proxy-pass=
    proxy-pinnedpubkey= proxy-service-name= proxy-ssl-allow-beast proxy-ssl-auto-client-cert proxy-tls13-ciphers= proxy-tlsauthtype=
    proxy-tlspassword= proxy-tlsuser= proxy-tlsv1 proxy-user= proxy1.0= proxy= proxytunnel pubkey= quote= random-file= range= rate= raw
    referer= remote-header-name remote-name remote-name-all= remote-time remove-on-error request-target= request= resolve= retry-all-errors
    retry-connrefused retry-delay= retry-max-time= retry= sasl-authzid= sasl-ir service-name= sessionid? show-error silent socks4= socks4a=
    socks5-basic socks5-gssapi socks5-gssapi-nec socks5-gssapi-service= socks5-hostname= socks5= speed-limit= speed-time= ssl ssl-allow-beast
    ssl-auto-client-cert ssl-no-revoke ssl-reqd ssl-revoke-best-effort sslv2 sslv3 stderr= styled-output suppress-connect-headers
    tcp-fastopen tcp-nodelay telnet-option= tftp-blksize= tftp-no-options time-cond= tls-max= tls13-ciphers= tlsauthtype= tlspassword=
    tlsuser= tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 tr-encoding trace-ascii= trace-time trace= unix-socket= upload-file= url-query= url=
    use-ascii user-agent= user= verbose version write-out= xattr`,
  ],
  wget: [
    '46EFHKLNSVbcdhkmpqrvx A= B= D= I= O= P= Q= R= T= U= X= a= e= i= l= n= o= t= w= Y=',
    `accept-regex= accept= adjust-extension append-output= ask-password auth-no-challenge background backup-converted backups= base=
    bind-address= bind-dns-address= body-data= body-file= ca-certificate= ca-directory= certificate-type= certificate= ciphers compression=
    config= connect-timeout= content-disposition content-on-error continue convert-file-only convert-links crl-file= cut-dirs= debug
    default-page= delete-after directory-prefix= dns-servers= dns-timeout= domains= egd-file= exclude-directories= exclude-domains= execute=
    follow-ftp follow-tags= force-directories force-html ftp-password= ftp-user= ftps-clear-data-connection ftps-fallback-to-ftp
    ftps-implicit header= help hsts-file= http-password= http-user= https-only ignore-case ignore-length ignore-tags= include-directories=
    inet4-only inet6-only input-file= input-metalink= keep-badhash keep-session-cookies level= limit-rate= load-cookies= local-encoding=
    max-redirect= metalink-index= metalink-over-http method= mirror no-cache no-check-certificate no-clobber no-cookies no-directories
    no-dns-cache no-ftps-resume-ssl no-glob no-host-directories no-hsts no-http-keep-alive no-if-modified-since no-iri no-netrc no-parent
    no-passive-ftp no-proxy no-remove-listing no-use-server-timestamps no-verbose no-warc-compression no-warc-digests no-warc-keep-log no?
    output-document= output-file= page-requisites password= pinnedpubkey= post-data= post-file= prefer-family= preferred-location
    preserve-permissions private-key-type= private-key= progress= protocol-directories proxy-password= proxy-user= quiet quota= random-file=
    random-wait read-timeout= recursive referer= regex-type= reject-regex= reject= rejected-log= relative remote-encoding= report-speed=
    restrict-file-names= retr-symlinks retry-connrefused retry-on-host-error retry-on-http-error= save-cookies= save-headers
    secure-protocol= server-response show-progress span-hosts spider start-pos= strict-comments timeout= timestamping tries=
    trust-server-names unlink use-askpass= user-agent= user= verbose version wait= waitretry= warc-cdx warc-dedup= warc-file= warc-header=
    warc-max-size= warc-tempdir= xattr`,
  ],
  rsync: [
    '01468ACDEFHIJKLNOPRSUVWXabcdghiklmnopqrstuvxyz @= B= M= T= e= f=',
    `8-bit-output acls address= append append-verify archive atimes backup backup-dir= block-size= blocking-io bwlimit= cc= checksum
    checksum-choice= checksum-seed= chmod= chown= compare-dest= compress compress-choice= compress-level= compress-threads=
    compression-choice config= confine-root= contimeout= copy-as= copy-dest= copy-devices copy-dirlinks copy-links copy-unsafe-links crtimes
    cvs-exclude daemon debug= del delay-updates delete delete-after delete-before delete-delay delete-during delete-excluded
    delete-missing-args devices dirs dparam= drop-D dry-run early-input= exclude-from= exclude= executability existing fake-super
    files-from= filter= force from0 fsync fuzzy group groupmap= hard-links help human-readable i-r iconv= ignore-errors ignore-existing
    ignore-missing-args ignore-non-existing ignore-times inc-recursive include-from= include= info= inplace insecure-links ipv4 ipv6
    itemize-changes keep-dirlinks link-dest= links list-only log-file-format= log-file= max-alloc= max-delete= max-size= min-size= mkpath
    modify-window= munge-links new-compress= no-D? no-R no-W no-detach no-human-readable? no-i-r no-implied-dirs no-inc-recursive no-motd
    no-perms? no-relative? no-whole-file numeric-ids old-args old-compress old-d old-dirs omit-dir-times omit-link-times one-file-system
    only-write-batch= open-noatime out-format= outbuf= owner partial partial-dir= password-file= perms port= preallocate progress
    protect-args protocol= prune-empty-dirs quiet read-batch= recursive relative remote-option= remove-sent-files remove-source-files rsh= rsync-path=
    safe-links secluded-args size-only skip-compress= sockopts= sparse specials stats stderr= stop-after= stop-at= suffix= super temp-dir=
    time-limit= timeout= times trust-sender update usermap= verbose version whole-file write-batch= write-devices xattrs zc= zl= zt=`,
  ],
};
