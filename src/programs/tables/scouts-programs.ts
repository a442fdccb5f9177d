/** Programs: what looks for hosts, sites, names and accounts. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const RESULTS_SHARED = 'uploads what it found to the service of its maker';
const UPDATES_ITSELF = 'replaces itself with a downloaded program';
export const SCOUTS = (): Family => ({
  // the tools of ProjectDiscovery and others for hosts and sites. Sources: the README of each: httpx 1.8, katana 1.2, naabu 2.3, gau 2.2, massdns
  // 1.1; the argument parser of each: amass 5.0, feroxbuster 2.13, rustscan 2.4, dirsearch 0.4, httprobe 0.2, waybackurls 0.1, arjun 2.2, wafw00f
  // 2.3; the CLI reference of dalfox 3. httpx is also the client of the Python library of that name (python-httpx.org, 0.28), whose options are
  // among these
  httpx: {
    network: 'talks',
    effects: {
      rows: [
        dangerous('', 'uploads', RESULTS_SHARED, { options: '-pd -dashboard -pdu -dashboard-upload' }),
        ordinary('', 'uploads', 'sends data to a server', { options: '--data --files -f --content' }),
        dangerous('', 'runs-foreign-code', UPDATES_ITSELF, { options: '-up -update' }),
      ],
    },
    acts: {
      runs: '-config -ho -headless-options -jsc -javascript-code',
      writes: 'o -o -output -oa -output-all -srd -store-response-dir -fepp -filter-error-page-path -profile-mem download',
      reaches: '-proxy -http-proxy proxy -hae -http-api-endpoint',
      lowers: 'no-verify -unsafe',
    },
    data: `l -list -rr -request u -target -im -input-mode -sc -status-code -cl -content-length -ct -content-type -location -favicon -hash -jarm
      -rt -response-time -lc -line-count -wc -word-count -title -bp -body-preview -server -web-server -td -tech-detect -cff
      -custom-fingerprint-file -cpe -wp -wordpress -method -ws -websocket -ip -cname -extract-fqdn -efqdn -asn -cdn -probe -ss -screenshot
      -system-chrome -esb -no-screenshot-full-page -ehb -st -screenshot-timeout -sid -mc -match-code -ml -match-length -mlc -mwc -mfc -ms
      -match-string -mr -match-regex -mcdn -mrt -mdc -er -extract-regex -ep -fc -filter-code -fep -fd -fl -filter-length -flc -fwc -ffc -fs
      -filter-string -fe -filter-regex -fcdn -frt -fdc -strip t -threads -rl -rate-limit -rlm -pa -probe-all-ips p -ports -path -tls-probe
      -csp-probe -tls-grab -pipeline -http2 -vhost -ldv -duc -disable-update-check -sr -store-response -ob -omit-body -csv -csvo j -json -irh
      -include-response-header -irr -include-response -irrb -include-chain -store-chain -svrc -pr -protocol -lof -eof r -resolvers -allow -deny
      -sni -sni-name -random-agent -auto-referer H -header -resume -fr -follow-redirects -maxr -max-redirects -fhr -rhsts -vhost-input x -body s
      -stream -sd -skip-dedupe -ldp -ztls -no-decode -tlsi -no-stdin -sf -secret-file -health-check -hc -debug -debug-req -debug-resp -version
      -stats -silent -verbose -si -nc -no-color -tr -trace -nf -no-fallback -nfs -maxhr e -exclude -retries -timeout -delay -rsts -rstr -auth
      -ac -auth-config -tid -team-id -aid -asset-id -aname m method params c d h headers cookies auth timeout follow-redirects http2`,
  },
  katana: {
    network: 'talks',
    effects: { rows: [dangerous('', 'runs-foreign-code', UPDATES_ITSELF, { options: '-up -update' })] },
    acts: {
      runs: '-config -fc -form-config -flc -field-config -ho -headless-options -scp -system-chrome-path',
      writes: 'o -output -elog -error-log -srd -store-response-dir -sfd -store-field-dir -cdd -chrome-data-dir',
      reaches: '-proxy -cwu -chrome-ws-url',
      lowers: '-nos -no-sandbox',
    },
    data: `u -list -resume e -exclude r -resolvers d -depth -jc -js-crawl -jsl -jsluice -ct -crawl-duration -kf -known-files -mrs
      -max-response-size -timeout -aff -automatic-form-fill -fx -form-extraction -retry -td -tech-detect H -headers s -strategy -iqp -tlsi -dr
      -disable-redirects -health-check -hc -pprof-server -hl -headless -sc -system-chrome -sb -show-browser -noi -no-incognito -xhr
      -xhr-extraction -cs -crawl-scope -cos -crawl-out-scope -fs -field-scope -ns -no-scope -do -display-out-scope -mr -match-regex -fr
      -filter-regex f -field -sf -store-field -em -extension-match -ef -extension-filter -ndef -mdc -fdc -duf c -concurrency p -parallelism -rd
      -delay -rl -rate-limit -rlm -duc -disable-update-check -ot -output-template -sr -store-response -ncb -no-clobber -or -omit-raw -ob
      -omit-body -lof -eof j -jsonl -nc -no-color -silent -verbose -debug -version`,
  },
  naabu: {
    network: 'talks',
    effects: {
      rows: [
        dangerous('', 'uploads', RESULTS_SHARED, { options: '-pd -dashboard -pdu -dashboard-upload' }),
        dangerous('', 'runs-foreign-code', UPDATES_ITSELF, { options: '-up -update' }),
      ],
    },
    acts: { runs: '-config -nmap-cli', writes: 'o -output', reaches: '-proxy' },
    data: `-host -list l -exclude-hosts -eh -exclude-file -ef -port p -top-ports -tp -exclude-ports -ep -ports-file -pf -port-threshold -pts
      -exclude-cdn -ec -display-cdn -cdn c -rate -duc -disable-update-check j -json -csv -sD -sV -sV-fast -sV-timeout -sV-workers -sV-probes
      -scan-all-ips -sa -ip-version -iv -scan-type s -source-ip -cp -interface-list -il -interface i -nmap r -proxy-auth -dns-order -sr -resume
      -stream -passive -irt -no-stdin -sn -host-discovery -Pn -wn -with-host-discovery -ps -pa -pe -pp -pm -arp -nd -rev-ptr -retries -timeout
      -warm-up-time -ping -verify -ss -smart-scan -pt -health-check -hc -debug -verbose -no-color -nc -silent -version -stats -si -mp -auth -ac
      -tid -aid -aname`,
  },
  amass: {
    network: 'talks',
    does: { reads: ['subs|track|viz|help'], changes: ['enum|assoc|engine'] },
    verbs: true,
    acts: { runs: '-config config -scripts', writes: 'o -o -oA -dir dir -log -log-dir' },
    data: `-addr -asn -cidr -bl -wm d -d -exclude -include -iface -max-dns-queries -dns-qps -rqps -trqps -max-depth -min-for-recursive p r -tr
      -timeout -active -brute -demo -list -alts -nocolor -norecursive -passive -silent v -aw -awm -blf w -df -ef -if -nf -rf -trf -t1 -t2 -t3
      -tf -ip -ipv4 -ipv6 -summary -names -show -since -d3 -dot -gexf`,
  },
  feroxbuster: {
    network: 'talks',
    effects: { rows: [dangerous('', 'runs-foreign-code', UPDATES_ITSELF, { options: '-U --update' })] },
    acts: { writes: 'o output debug-log', reaches: 'p proxy P replay-proxy', lowers: 'k insecure burp burp-replay' },
    data: `u url resume-from request-file data data-urlencoded data-json R replay-codes a user-agent x extensions m methods H headers b cookies
      Q query protocol dont-scan scope S filter-size X filter-regex W filter-words N filter-lines C filter-status filter-similar-to s
      status-codes T timeout server-certs client-cert client-key t threads d depth L scan-limit parallel rate-limit response-size-limit
      time-limit w wordlist B collect-backups I dont-collect limit-bars stdin smart thorough A random-agent f add-slash unique r redirects n
      no-recursion force-recursion e extract-links dont-extract-links auto-tune auto-bail D dont-filter E collect-extensions g collect-words
      scan-dir-listings verbosity no-state`,
  },
  dirsearch: {
    network: 'talks',
    acts: { runs: 'config', writes: 'o output-file session sessions-dir mysql-url postgres-url', reaches: 'p proxy replay-proxy' },
    data: `u url l urls-file raw nmap-report w wordlists wordlist-categories e extensions f force-extensions overwrite-extensions
      exclude-extensions prefixes suffixes U uppercase L lowercase C capital t threads list-sessions a async sync no-async r recursive
      deep-recursive force-recursive R max-recursion-depth recursion-status filter-threshold subdirs exclude-subdirs i include-status x
      exclude-status exclude-sizes exclude-text exclude-regex exclude-redirect exclude-response skip-on-status min-response-size
      max-response-size max-time exit-on-error auto-calibration m http-method d data data-file H header headers-file F follow-redirects
      random-agent user-agent cookie auth auth-type cert-file key-file timeout delay proxies-file proxy-auth scheme max-rate retries crawl
      full-url redirects-history O output-formats format`,
  },
  rustscan: {
    network: 'talks',
    unasked: [{ args: / -- .*--(?:script|datadir|resume)/, kind: 'runs-foreign-code', area: 'foreign-code', what: 'has nmap run scripts' }],
    acts: { runs: 'c config-path scripts' },
    data: `a addresses p ports r range n no-config no-banner g greppable accessible resolver b batch-size t timeout tries u ulimit scan-order
      top e exclude-ports x exclude-addresses udp`,
  },
  dalfox: {
    network: 'talks',
    does: { reads: ['payload|completion|version|help'], changes: ['scan|url|file|pipe|sxss'] },
    effects: { rows: [dangerous('server|mcp', 'network', 'lets others start tests from this machine')] },
    acts: {
      runs: 'config found-action found-action-shell',
      writes: 'o output state-file har-file-path',
      reaches: 'proxy b blind blind-oob',
      lowers: 'insecure',
    },
    data: `i input-type dedup-urls f format include-request include-response include-all no-color S silence stream-findings poc-type limit
      limit-result-type only-poc baseline baseline-mode p param d data H headers cookies X method user-agent session-check include-url
      exclude-url ignore-param out-of-scope out-of-scope-file only-discovery skip-discovery W mining-dict-word skip-mining skip-mining-dict
      skip-mining-dom timeout scan-timeout delay r rate-limit rl retries retry-delay F follow-redirects ignore-return workers
      max-concurrent-targets e encoders custom-payload only-custom-payload deep-scan sxss sxss-url hpp waf-bypass waf-evasion`,
  },
  gau: {
    network: 'talks',
    acts: { runs: 'config', writes: 'o', reaches: 'proxy' },
    data: 'blacklist fc from ft fp mc mt providers retries timeout subs threads to',
  },
  ...each('httprobe waybackurls assetfinder', {
    reads: true,
    network: 'talks',
    data: `c p t s -prefer-https prefer-https -filter-cf-errors -method method -dates dates -no-subs no-subs -get-versions subs-only -subs-only`,
  }),
  arjun: {
    network: 'talks',
    acts: { writes: 'o -oJ -oT -oB' },
    data: 'u d t w m i T c q rate-limit headers passive stable include disable-redirects casing',
  },
  wafw00f: {
    network: 'talks',
    acts: { writes: 'o output', reaches: 'p proxy' },
    data: 'a findall r noredirect t test f format i input-file l list V H headers T timeout no-colors',
  },
  massdns: {
    network: 'talks',
    acts: { writes: 'w outfile l error-log' },
    data: `b bindto busy-poll c resolve-count drop-group drop-user extended-input filter flush ignore i interval norecurse o output predictable
      processes rand-src-ipv6 rcvbuf retry r resolvers root s hashmap-size sndbuf status-format sticky socket-count t type verify-ip`,
  },

  // sites and services. Sources: the manual page of each: dirb 2.22, wapiti 3.0, wfuzz 3.1, nbtscan 1.7, netdiscover 0.10, nping 7.93, dnsenum
  // 1.3, dnsmap 0.36, fierce 1.5, zmap 2.1, p0f 3.09, arpwatch 2.1, sipsak 0.9; the argument parser of enum4linux-ng 1.3
  dirb: { network: 'talks', acts: { writes: 'o', reaches: 'p' }, data: 'a b c E f H i l N P r R S t u w x X z' },
  wapiti: {
    network: 'talks',
    effects: { rows: [ordinary('', 'runs-foreign-code', 'fetches new rules of its maker', { options: '--update', area: 'packages' })] },
    acts: { writes: 'o output store-session store-config', reaches: 'p proxy external-endpoint internal-endpoint endpoint' },
    data: `u url scope m module list-modules l level tor a auth-cred auth-type c cookie skip-crawl resume-crawl flush-attacks flush-session s
      start x exclude r remove skip d depth max-links-per-page max-files-per-dir max-scan-time max-attack-time max-parameters S scan-force t
      timeout H header A user-agent verify-ssl f format no-bugreport`,
  },
  wfuzz: {
    network: 'talks',
    acts: { runs: 'script recipe script-args', writes: 'f oF dump-recipe', reaches: 'p' },
    data: `e c o interact prev t s R L follow Z req-delay conn-delay A script-help u m z zP slice w V X b d H basic ntlm digest hc hl hw hh sc
      sl sw sh ss hs filter prefilter`,
  },
  'enum4linux-ng': {
    network: 'talks',
    reads: true,
    acts: { writes: 'oJ -oJ oY -oY oA -oA' },
    data: 'A -As U G -Gm S C P O L I R N w u p K H local-auth d k r s t keep',
  },
  nbtscan: { reads: true, network: 'talks', data: 'd e l t b r s h m f' },
  netdiscover: { reads: true, network: 'talks', data: 'i r l p m F s c n d f P L N S' },
  nping: {
    network: 'talks',
    effects: { rows: [dangerous('', 'network', 'lets other machines send packets through this one', { options: '--es --echo-server' })] },
    fields: true,
    data: `tcp-connect tcp udp icmp arp tr traceroute p dest-port g source-port seq flags ack win icmp-type icmp-code icmp-id icmp-seq ec
      echo-client ep echo-port nc no-crypto once c count e interface H hide-sent N no-capture privileged unprivileged send-eth send-ip
      bpf-filter delay rate tos id df mf ttl mtu 6 ipv6 data data-string data-length dest-mac source-mac ether-type`,
  },
  dnsenum: {
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', 'rewrites its list of names', { options: '-u --update' })] },
    acts: { writes: 'o output subfile' },
    data: 'dnsserver enum noreverse nocolor private t timeout threads p pages s scrap f file r recursion d delay w whois e exclude',
  },
  dnsmap: { reads: true, network: 'talks', acts: { writes: 'r c' }, data: 'w d i' },
  fierce: {
    reads: true,
    network: 'talks',
    data: 'domain connect wide traverse search range delay subdomains subdomain-file dns-servers dns-file tcp',
  },
  zmap: {
    network: 'talks',
    effects: { rows: [ordinary('', 'network', 'sends packets to very many machines', { without: '-d --dryrun -h --help -V --version' })] },
    acts: { runs: 'C config', writes: 'o output-file l log-file m metadata-file u status-updates-file L log-directory' },
    data: `p target-port target-ports b blacklist-file blocklist-file w whitelist-file allowlist-file n max-targets N max-results t max-runtime
      r rate B bandwidth c cooldown-time e seed shards shard T sender-threads P probes d dryrun s source-port S source-ip G gateway-mac i
      interface list-probe-modules M probe-module probe-args list-output-fields list-output-modules O output-module output-args f output-fields
      output-filter g summary verbosity h V`,
  },
  ...each('zblacklist zblocklist', {
    reads: true,
    acts: { writes: 'l log-file' },
    data: 'b blacklist-file w whitelist-file no-duplicate-checking ignore-blacklist-errors',
  }),
  p0f: {
    effects: { rows: [ordinary('', 'secret', 'records who talks to whom in the network', { area: 'capture', without: '-r -L -h' })] },
    acts: { writes: 'o s' },
    data: 'f i r u p d L S t m',
  },
  arpwatch: {
    effects: { rows: [ordinary('', 'secret', 'records which machines are in the network', { area: 'capture' })] },
    acts: { runs: 's', writes: 'f' },
    data: 'd N i n r F p a m u Q z',
  },

  // people. Sources: the argument parser of each: sherlock 0.16, maigret 0.6, theHarvester 4.9, shodan 1.31; the README of Sublist3r 1.0
  sherlock: {
    network: 'talks',
    changes: true,
    acts: { writes: 'folderoutput -fo output o dump-response', reaches: 'proxy p', runs: 'j' },
    data: 'd csv xlsx site timeout print-all print-found browse b local l nsfw txt ignore-exclusions',
  },
  maigret: {
    network: 'talks',
    changes: true,
    effects: { rows: [ordinary('', 'network', 'serves a page from which searches can be started', { options: '--web' })] },
    acts: { writes: 'folderoutput -fo', reaches: 'proxy p tor-proxy i2p-proxy', runs: 'db' },
    data: `timeout retries n max-connections no-recursion no-extracting id-type permute no-autoupdate cookies-jar-file ignore-ids with-domains a
      all-sites top-sites tags exclude-tags site use-disabled-sites parse print-not-found print-errors info -vv -vvv d no-progressbar T txt C
      csv H html X xmind P pdf M md G graph J reports-sorting stats`,
  },
  ...each('theHarvester theharvester', {
    network: 'talks',
    acts: { writes: 'f filename screenshot', lowers: 'vhost-insecure' },
    data: `d domain l limit S start j p proxies no-hosts s shodan routeviews e dns-server t take-over r dns-resolve n dns-lookup c dns-brute w
      wordlist a api-scan vhost b source`,
  }),
  shodan: {
    network: 'talks',
    passwords: ['init\\s+'],
    does: {
      reads: [
        'convert|domain|count|host|info|parse|myip|search|stats|stream|trends|honeyscore|radar|version',
        'alert domain|download|export|info|list|stats|triggers',
        'data list',
        'scan list|protocols|status',
      ],
      changes: ['download', 'data download', 'init'],
    },
    effects: {
      rows: [
        ordinary('scan submit|internet', 'network', 'has machines scanned by Shodan'),
        ordinary('alert create|import|enable|disable', 'changes', 'changes what Shodan watches for you', { area: 'cloud' }),
        dangerous('alert clear|remove', 'deletes', 'deletes what Shodan watches for you', { area: 'cloud' }),
      ],
    },
    acts: { writes: 'O filename S save datadir', reaches: 'streamer' },
    data: `fields details D history H type T limit format separator f filters 6 ipv6 facets asn countries ports tags vulns compresslevel timeout`,
  },
  ...each('sublist3r sublist3r.py', {
    network: 'talks',
    acts: { writes: 'o output' },
    data: 'd domain b bruteforce p ports t threads e engines n no-color',
  }),
});
