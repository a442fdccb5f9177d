/** Programs: requests and transfers. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** A user name with a password after a colon. Either part may be empty or quoted. */
const USER_AND_PASSWORD =
  '(?:-[a-zA-Z]*u|--user|--proxy-user|-U)(?:=|\\s{0,5})(?=[^\\s]*:|["\'][^"\']*:)(?:["\']?[^\\s:"\']{0,200}["\']?:(?!["\']?(?:\\s|$)))?';

export const WEB = (): Family => ({
  // requests
  curl: {
    passwords: [USER_AND_PASSWORD, '(?:-b|--cookie)\\s+(?=["\']?[\\w.-]+=[^\\s"\']*\\d)'],
    writes: {
      how: 'output',
      short: 'oXHdFTuAebcmwKxyY',
      long: ['output', 'request', 'header', 'data', 'form', 'upload-file', 'user', 'url'],
      options: ['o', 'output'],
    },
    network: 'downloads',
    request: 'curl',
    dry: false,
    options: [
      '#012346BGIJLMNORSVZafgijklnpqsv A= C= D= E= F= H= K= P= Q= T= U= X= Y= b= c= d= e= h? m= o= r= t= u= w= x= y= z= :',
      `abstract-unix-socket= ca-native proxy-ca-native dump-ca-embed ech= follow haproxy-clientip= ip-tos= ipfs-gateway=
      keepalive-cnt= knownhosts= mptcp out-null parallel-max-host= proxy-http2 sigalgs= signature-algorithms= skip-existing
      ssl-sessions= tls-earlydata trace-config= trace-ids upload-flags= variable= vlan-priority= http3 alt-svc= anyauth append
      aws-sigv4= basic cacert= capath= cert-status cert-type= cert= ciphers= clobber= compressed compressed-ssh config=
      connect-timeout= connect-to= continue-at= cookie-jar= cookie= create-dirs create-file-mode= crlf crlfile= curves= data-ascii=
      data-binary= data-raw= data-urlencode= data= delegation= digest disable disable-eprt disable-epsv disallow-username-in-url
      dns-interface= dns-ipv4-addr= dns-ipv6-addr= dns-servers= doh-cert-status doh-insecure doh-url= dump-header= egd-file=
      engine= eprt? epsv? etag-compare= etag-save= expect100-timeout= fail fail-early fail-with-body false-start form-escape
      form-string= form= ftp-account= ftp-alternative-to-user= ftp-create-dirs ftp-method= ftp-pasv ftp-port= ftp-pret
      ftp-skip-pasv-ip ftp-ssl-ccc ftp-ssl-ccc-mode= ftp-ssl-control get globoff happy-eyeballs-timeout-ms= haproxy-protocol head
      header= help? hostpubmd5= hostpubsha256= hsts= http0.9 http1.0 http1.1 http2 http2-prior-knowledge http3 http3-only
      ignore-content-length include insecure interface= ipv4 ipv6 json= junk-session-cookies keepalive-time= keepalive? key-type=
      key= krb= libcurl= limit-rate= list-only local-port= location location-trusted login-options= mail-auth= mail-from=
      mail-rcpt-allowfails mail-rcpt= manual max-filesize= max-redirs= max-time= metalink negotiate netrc netrc-file=
      netrc-optional next no-alpn no-buffer no-clobber no-eprt? no-epsv? no-keepalive no-npn no-progress-meter no-remote-name?
      no-sessionid noproxy= ntlm ntlm-wb oauth2-bearer= option? output-dir= output= parallel parallel-immediate parallel-max= pass=
      path-as-is pinnedpubkey= post301 post302 post303 preproxy= progress-bar progress-meter? proto-default= proto-redir= proto=
      proxy-anyauth proxy-basic proxy-cacert= proxy-capath= proxy-cert-type= proxy-cert= proxy-ciphers= proxy-crlfile= proxy-digest
      proxy-header= proxy-insecure proxy-key-type= proxy-key= proxy-negotiate proxy-ntlm proxy-pass= proxy-pinnedpubkey=
      proxy-service-name= proxy-ssl-allow-beast proxy-ssl-auto-client-cert proxy-tls13-ciphers= proxy-tlsauthtype=
      proxy-tlspassword= proxy-tlsuser= proxy-tlsv1 proxy-user= proxy1.0= proxy= proxytunnel pubkey= quote= random-file= range=
      rate= raw referer= remote-header-name remote-name remote-name-all= remote-time remove-on-error request-target= request=
      resolve= retry-all-errors retry-connrefused retry-delay= retry-max-time= retry= sasl-authzid= sasl-ir service-name=
      sessionid? show-error silent socks4= socks4a= socks5-basic socks5-gssapi socks5-gssapi-nec socks5-gssapi-service=
      socks5-hostname= socks5= speed-limit= speed-time= ssl ssl-allow-beast ssl-auto-client-cert ssl-no-revoke ssl-reqd
      ssl-revoke-best-effort sslv2 sslv3 stderr= styled-output suppress-connect-headers tcp-fastopen tcp-nodelay telnet-option=
      tftp-blksize= tftp-no-options time-cond= tls-max= tls13-ciphers= tlsauthtype= tlspassword= tlsuser= tlsv1 tlsv1.0 tlsv1.1
      tlsv1.2 tlsv1.3 tr-encoding trace-ascii= trace-time trace= unix-socket= upload-file= url-query= url= use-ascii user-agent=
      user= verbose version write-out= xattr`,
    ],
    manner: { negates: true, free: /^--expand-/ },
    inputs: { most: 0, values: ['T', 'upload-file', 'cacert'] },
    leaves: /^-[a-zA-Z#]*[oOJDc]|^--(?:output|remote|dump|cookie-jar)/,
    package: true,
    listed: 'search',
    common: true,
    acts: {
      runs: 'K config engine egd-file random-file Q quote krb',
      writes: `o output O remote-name remote-name-all J remote-header-name output-dir c cookie-jar D dump-header trace trace-ascii
        stderr libcurl etag-save hsts alt-svc create-dirs`,
      relays: 'x',
      reaches: `proxy preproxy socks4 socks4a socks5 socks5-hostname proxy1.0 resolve connect-to doh-url dns-servers interface
        unix-socket abstract-unix-socket haproxy-clientip ipfs-gateway P ftp-port`,
      lowers: `k insecure proxy-insecure doh-insecure ssl-allow-beast proxy-ssl-allow-beast location-trusted ssl-no-revoke
        ssl-revoke-best-effort delegation sslv2 sslv3 tls-max http0.9 proxy-ssl-auto-client-cert`,
    },
  },
  wget: {
    passwords: ['--(?:http-|ftp-|proxy-)?password[= ]'],
    writes: {
      how: 'output',
      short: 'OPoaiUetTwQ',
      long: ['output-document', 'directory-prefix', 'header', 'user-agent', 'post-data', 'post-file'],
      options: ['O', 'output-document'],
    },
    network: 'downloads',
    request: 'wget',
    dry: false,
    options: [
      '46EFHKLNSVbcdhkmpqrvx A= B= D= I= O= P= Q= R= T= U= X= a= e= i= l= n= o= t= w= Y=',
      `accept-regex= accept= adjust-extension append-output= ask-password auth-no-challenge background backup-converted backups=
      base= bind-address= bind-dns-address= body-data= body-file= ca-certificate= ca-directory= certificate-type= certificate=
      ciphers compression= config= connect-timeout= content-disposition content-on-error continue convert-file-only convert-links
      crl-file= cut-dirs= debug default-page= delete-after directory-prefix= dns-servers= dns-timeout= domains= egd-file=
      exclude-directories= exclude-domains= execute= follow-ftp follow-tags= force-directories force-html ftp-password= ftp-user=
      ftps-clear-data-connection ftps-fallback-to-ftp ftps-implicit header= help hsts-file= http-password= http-user= https-only
      ignore-case ignore-length ignore-tags= include-directories= inet4-only inet6-only input-file= input-metalink= keep-badhash
      keep-session-cookies level= limit-rate= load-cookies= local-encoding= max-redirect= metalink-index= metalink-over-http
      method= mirror no-cache no-check-certificate no-clobber no-cookies no-directories no-dns-cache no-ftps-resume-ssl no-glob
      no-host-directories no-hsts no-http-keep-alive no-if-modified-since no-iri no-netrc no-parent no-passive-ftp no-proxy
      no-remove-listing no-use-server-timestamps no-verbose no-warc-compression no-warc-digests no-warc-keep-log no?
      output-document= output-file= page-requisites password= pinnedpubkey= post-data= post-file= prefer-family= preferred-location
      preserve-permissions private-key-type= private-key= progress= protocol-directories proxy-password= proxy-user= quiet quota=
      random-file= random-wait read-timeout= recursive referer= regex-type= reject-regex= reject= rejected-log= relative
      remote-encoding= report-speed= restrict-file-names= retr-symlinks retry-connrefused retry-on-host-error retry-on-http-error=
      save-cookies= save-headers secure-protocol= server-response show-progress span-hosts spider start-pos= strict-comments
      timeout= timestamping tries= trust-server-names unlink use-askpass= user-agent= user= verbose version wait= waitretry=
      warc-cdx warc-dedup= warc-file= warc-header= warc-max-size= warc-tempdir= xattr`,
    ],
    manner: { negates: true },
    inputs: { most: 0, values: ['i', 'input-file'] },
    package: true,
    listed: 'languages',
    common: true,
    acts: {
      runs: 'e execute use-askpass config',
      writes: `O output-document o output-file a append-output P directory-prefix save-cookies rejected-log warc-file warc-tempdir
        hsts-file save-headers`,
      reaches: 'bind-address dns-servers B base',
      lowers: 'no-check-certificate no-hsts secure-protocol trust-server-names ftps-fallback-to-ftp ciphers',
    },
  },
  http: {
    passwords: ['(?:-a|--auth)[= ][^\\s:"\']{1,80}:'],
    network: 'downloads',
    request: 'httpie',
    package: { '*': 'httpie' },
    acts: { runs: 'auth-type session A plugins', writes: 'o output d download', reaches: 'proxy', lowers: 'verify ssl' },
    data: `j json f form multipart boundary raw x compress pretty s style h headers b body m meta v verbose p print all P history-print
      S stream q quiet c continue session-read-only a auth ignore-netrc offline F follow max-redirects max-headers timeout check-status
      path-as-is chunked cert cert-key ciphers I ignore-stdin default-scheme traceback debug no-body sorted unsorted format-options
      response-charset response-mime cert-key-pass manual`,
  },
  https: { like: 'http' },
  xh: {
    network: 'downloads',
    request: 'httpie',
    acts: { writes: 'o output d download session', reaches: 'proxy resolve interface', lowers: 'verify ssl' },
    data: `j json f form multipart h headers b body m meta v verbose p print q quiet s style pretty S stream c continue a auth A
      auth-type bearer F follow max-redirects timeout check-status offline curl curl-long https http-version I ignore-stdin cert
      cert-key 4 6 raw all format-options ignore-netrc default-scheme x compress no-check-status`,
  },
  httpie: {
    network: 'talks',
    does: { reads: ['cli sessions|check-updates', 'cli plugins list'], installs: ['cli plugins install|upgrade'] },
    data: 'format f bind-cookies',
  },
  fetch: { network: 'downloads', acts: { writes: 'o' }, data: 'q v m r a R' },

  // downloads
  aria2c: {
    network: 'downloads',
    package: { '*': 'aria2' },
    acts: {
      runs: 'conf-path on-download-complete on-download-start on-download-stop on-download-error on-bt-download-complete on-download-pause',
      writes: 'd dir o out l log save-session save-cookies',
      reaches: 'all-proxy http-proxy https-proxy ftp-proxy interface',
      lowers: 'check-certificate enable-rpc rpc-listen-all rpc-allow-origin-all',
    },
    data: `x max-connection-per-server s split j max-concurrent-downloads i input-file c continue k min-split-size q quiet seed-time
      max-download-limit T torrent-file M metalink-file file-allocation header user-agent allow-overwrite auto-file-renaming
      checksum V summary-interval retry-wait m max-tries t timeout show-files S bt-tracker follow-torrent dry-run`,
  },
  aria2: { package: true, like: 'aria2c' },
  axel: {
    network: 'downloads',
    package: true,
    acts: { writes: 'o output', lowers: 'k insecure' },
    data: `n num-connections s max-speed a alternate q quiet v verbose c no-clobber H header U user-agent N no-proxy p percentage 4 6 T
      timeout max-redirect ipv4 ipv6`,
  },
  'yt-dlp': {
    network: 'talks',
    open: true,
    package: true,
    acts: {
      runs: `exec exec-before-download config-locations config-location plugin-dirs downloader external-downloader downloader-args
        external-downloader-args postprocessor-args ppa ffmpeg-location use-postprocessor netrc-cmd update-to`,
      writes: 'o output P paths cookies download-archive write-pages print-to-file cache-dir',
      reaches: 'proxy geo-verification-proxy source-address',
      lowers: 'no-check-certificates no-check-certificate prefer-insecure legacy-server-connect enable-file-urls',
    },
  },
  'youtube-dl': {
    network: 'talks',
    acts: {
      runs: `exec exec-before-download config-locations config-location plugin-dirs downloader external-downloader downloader-args
        external-downloader-args postprocessor-args ppa ffmpeg-location use-postprocessor netrc-cmd`,
      writes: 'o output P paths cookies download-archive write-pages print-to-file cache-dir',
      reaches: 'proxy geo-verification-proxy source-address',
      lowers: 'no-check-certificates no-check-certificate prefer-insecure legacy-server-connect enable-file-urls',
    },
  },
  speedtest: {
    network: 'talks',
    reads: true,
    data: `simple json csv share server list secure bytes no-download no-upload f format p progress s server-id L servers u unit a
      accept-license accept-gdpr`,
  },

  // transfers
  scp: {
    transfers: true,
    network: 'talks',
    files: 'kept',
    dry: false,
    options: ['346ABCORTpqrv D= F= J= P= S= X= c= i= l= o='],
    inputs: { butLast: 1, values: ['i', 'F'], not: /:/ },
    common: true,
    acts: { runs: 'S F o D', reaches: 'J' },
  },
  sftp: {
    typed: true,
    elsewhere: [{ where: 'machine' }],
    network: 'talks',
    files: 'kept',
    dry: false,
    options: { gnu: ['146ACNafhnpqrtv B= D= F= J= P= R= S= X= b= c= i= l= o= s='] },
    common: true,
    acts: { runs: 'S F o D b s', reaches: 'J', lowers: 'A' },
  },
  ftp: {
    typed: true,
    elsewhere: [{ where: 'machine' }],
    network: 'downloads',
    acts: { runs: 'N s' },
    data: 'n i v d g p 4 6 c m A a e f q r P T o u',
  },
  tftp: { network: 'downloads', acts: { runs: 'N s' }, data: 'n i v d g p 4 6 c m A a e f q r P T o u l R' },
  lftp: {
    typed: true,
    passwords: ['(?:-u|user)\\s+[^\\s,]+[, ]'],
    elsewhere: [{ where: 'machine' }],
    network: 'talks',
    package: true,
    acts: { runs: 'c e f rcfile' },
    data: 'u p d h v port user password norc env-password',
  },
  ncftp: { package: true, network: 'talks', elsewhere: [{ where: 'machine' }] },

  // browsers
  lynx: {
    effects: { rows: [ordinary('', 'uploads', 'sends a form to a server', { options: '-post_data' })] },
    network: 'downloads',
    acts: {
      reaches: '-bibhost -index',
      runs: '-cfg cfg -cmd_script -editor -lss config -config F',
      writes: '-cmd_log -tlog -cookie_save_file -error_file',
      lowers: '-no-sslcert -exec',
    },
    data: `-dump -source -nolist -width -accept_all_cookies -head -mime_header -listonly -useragent -crawl -traversal -stdin -vikeys
      -nonumbers T dump_source dump_extra dump cols t l o I O s M no-cookie center anonymous assume_charset assume_local_charset
      assume_unrec_charset base blink book buried_news case child child_relaxed collapse_br_tags connect_timeout cookie_file cookies
      core curses_pads debug_partial default_colors delay display display_charset dont_wrap_pre emacskeys enable_scrollback
      fileversions find_leaks force_empty_hrefless_a force_html force_secure forms_options from ftp hiddenlinks historical image_links
      ismap justify link list_decoded list_inline minimal nested_tables newschunksize newsmaxchunk nobold nobrowse nocc nocolor noexec
      nofilereferer nolog nomargins nomore nonrestarting_sigwinch nopause noprint noredir noreferer noreverse nosocks nostatus notitle
      nounderline number_fields number_links partial partial_thres passive_ftp popup preparsed prettysrc print pseudo_inlines raw
      read_timeout reload resubmit_posts rlogin scrollbar scrollbar_arrow selective sessionin short_url show_cfg show_cursor show_rate
      soft_dquotes stack_dump stderr tagsoup telnet term timeout tna trace trace_mask trim_blank_lines trim_input_fields
      underline_links underscore unique_urls update_term_title use_mouse wdebug with_backspaces xhtml_parsing -restrictions -auth
      -cache -color -get_data -pauth -realm -validate -verbose`,
  },
  w3m: {
    like: 'lynx',
    acts: { runs: '-config o', writes: '-bookmark', lowers: '-insecure' },
    effects: { rows: [ordinary('', 'uploads', 'sends a file to a server', { options: '-post' })] },
    data: `T t r l s v I O M F B H N W X m 4 6 -cols -dump -dump_source -dump_head -dump_both -dump_extra -header -num -no-mouse -ppc -ppl -cookie
      -no-cookie -graph -no-graph -no-proxy -pauth -title -show-option -debug -version -help`,
  },

  // mail, news, chat
  mail: {
    typed: true,
    network: 'talks',
    files: 'shown',
    open: true,
    effects: { rows: [ordinary('', 'uploads', 'sends a message', { options: '-s --subject -t --to -a -A --attach -c -b -r' })] },
    acts: { runs: 'S rc-file exec e' },
  },
  newsboat: {
    package: true,
    network: 'talks',
    changes: true,
    acts: { writes: 'd log-file E export-to-file', runs: 'C config-file x execute u url-file' },
    data: 'r refresh-on-start e export-to-opml i import-from-opml c cache-file q quiet v version X vacuum l log-level I import-from-file',
  },
  weechat: {
    package: true,
    network: 'talks',
    changes: true,
    acts: { runs: 'r run-command d dir config home plugin P plugins', reaches: 'c connect' },
    data: `a no-connect n nick w password v version daemon stdout t temp-dir l license p no-plugin s no-script upgrade no-dlclose
      no-gnutls no-gcrypt`,
  },
  irssi: {
    like: 'weechat',
    acts: { runs: 'config home', reaches: 'c connect' },
    data: 'n nick w password p port h hostname v version noconnect',
  },
});
