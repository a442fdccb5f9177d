/** Programs: requests, load tests and names. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const LOADS = (): Family => ({
  // requests, load tests, names
  grpcurl: {
    network: 'talks',
    acts: { lowers: 'insecure plaintext -insecure -plaintext', reaches: 'proxy', writes: 'protoset-out' },
    data: '-d -H -proto -import-path -protoset -v -vv -max-time -format -authority -emit-defaults -use-reflection -servername',
  },
  evans: { network: 'talks' },
  websocat: { socket: true, network: 'talks', acts: { runs: 'exec sh-c cmd', lowers: 'k insecure' } },
  wscat: {
    network: 'talks',
    acts: { lowers: 'n no-check', reaches: 'proxy l listen c connect' },
    data: `auth ca cert host key max-redirects passphrase slash H header L location o origin p protocol P show-ping-pong s subprotocol w
      wait x execute`,
  },
  hurl: {
    network: 'talks',
    does: { runs: [''] },
    acts: { lowers: 'k insecure', reaches: 'x proxy resolve connect-to', writes: 'o output report-html report-junit report-json' },
  },
  curlie: { like: 'curl' },
  posting: { network: 'talks' },
  newman: { network: 'talks', does: { runs: ['run'] } },
  dog: { reads: true, network: 'talks' },
  doggo: { reads: true, network: 'talks' },
  drill: { reads: true, network: 'talks' },
  kdig: { reads: true, network: 'talks' },
  dnsx: { reads: true, network: 'talks' },
  'speedtest-cli': { like: 'speedtest' },
  fast: { reads: true, network: 'talks' },
  trippy: { reads: true, network: 'talks' },
  gping: { reads: true, network: 'talks' },
  prettyping: { like: 'ping', acts: { runs: 'awkbin pingbin' }, data: 'last rttmin rttmax' },
  wrk: { network: 'talks', acts: { runs: 's script' }, data: 't threads c connections d duration H header latency timeout' },
  wrk2: { like: 'wrk', data: 't threads c connections d duration H header L latency timeout R rate U u_latency' },
  ab: { network: 'talks', acts: { writes: 'e g', reaches: 'X' }, data: 'n c t k p u T H C A q v r s l i w m d S V Z f b B E P x y z' },
  hey: {
    network: 'talks',
    acts: { reaches: 'x' },
    data: 'n c q z m H t A d D T a o h2 -h2 -host -cpus -disable-keepalive -disable-compression -disable-redirects',
  },
  oha: {
    network: 'talks',
    acts: { lowers: 'insecure', reaches: 'x connect-to' },
    data: `n c z q no-tui j json latency-correction m method H t T a A host http-version disable-keepalive disable-compression fps w
      wait-ongoing-requests-after-deadline r redirect rand-regex-url ipv4 ipv6 stats-success-breakdown output-format d`,
  },
  bombardier: {
    network: 'talks',
    acts: { lowers: 'k insecure' },
    data: `c connections d duration l latencies n requests r rate t timeout m method H header b body a http1 http2 fasthttp p print q
      no-print o format`,
  },
  siege: {
    network: 'talks',
    acts: { runs: 'R rc', writes: 'l log L' },
    data: `c concurrent t time b benchmark v verbose q quiet i internet d delay r reps H header A user-agent T content-type g get p
      print j json-output no-parser no-follow C config f file m mark agent`,
  },
  k6: {
    network: 'talks',
    does: { runs: ['run|cloud|archive'], reads: ['version|inspect|stats|status'], changes: ['new|pause|resume|login|scale'] },
    acts: {
      runs: 'c config compatibility-mode',
      writes: 'o out summary-export console-output traces-output',
      reaches: 'a address',
      lowers: 'insecure-skip-tls-verify',
    },
    data: `u vus d duration e env i iterations s stage q quiet summary-trend-stats no-summary no-thresholds no-setup no-teardown tag rps
      http-debug summary-mode summary-time-unit v verbose log-format p paused l linger discard-response-bodies no-usage-report
      include-system-env-vars system-tags max-redirects batch min-iteration-duration w throw execution-segment no-vu-connection-reuse
      no-connection-reuse user-agent t type`,
  },
  vegeta: {
    network: 'talks',
    does: { reads: ['report|plot|encode|dump|attack'] },
    acts: { lowers: '-insecure insecure', writes: '-output output' },
    data: `-duration -rate -targets -type -name -connections -workers -max-workers -timeout -header -lazy -keepalive -redirects -format
      -max-body -every -buckets -cpus -h2c -http2 -chunked duration rate targets type workers`,
  },
  locust: {
    network: 'talks',
    does: { runs: [''] },
    acts: { runs: 'f locustfile config', reaches: 'H host master-host web-host master-bind-host', writes: 'csv html logfile json-file' },
    data: `headless u users r spawn-rate t run-time only-summary L loglevel P web-port master worker expect-workers s stop-timeout T tags E
      exclude-tags reset-stats print-stats json i iterations autostart autoquit skip-log-setup show-task-ratio l list processes
      class-picker master-port master-bind-port`,
  },
  artillery: {
    network: 'talks',
    does: { runs: ['run|quick'], reads: ['report'] },
    data: 'quiet count n num tags overrides variables v environment e name',
    acts: { runs: 'config c solo dotenv', writes: 'output o', reaches: 'target t' },
  },
  autocannon: { network: 'talks', acts: { runs: 'on-port' } },
  sslscan: { reads: true, network: 'talks' },
  'testssl.sh': { reads: true, network: 'talks' },
  nikto: { network: 'talks' },
  sqlmap: {
    effects: {
      rows: [
        dangerous('', 'secret', 'takes data or passwords out of the database of a server', {
          options: '-a --all --passwords --dump --dump-all',
        }),
        dangerous('', 'system', 'opens a shell on the server', { options: '--os-shell --os-pwn', area: 'network' }),
        ordinary('', 'deletes', 'deletes what it has kept of the server', { options: '--flush-session', area: 'files' }),
      ],
    },
    network: 'talks',
    acts: { reaches: 'u url proxy' },
    data: `g data cookie random-agent tor check-tor p dbms risk level technique b banner current-user current-db tables schema D T C
      batch wizard`,
  },
  hydra: { network: 'talks', acts: { reaches: 'M', lowers: 'O', writes: 'o' }, data: 'R S s l L p P x y e C u f F b t m w W c d' },
  gobuster: {
    network: 'talks',
    acts: { reaches: 'u url', writes: 'o output' },
    data: 'no-error z no-progress p pattern t threads w wordlist',
  },
  ffuf: {
    network: 'talks',
    acts: { runs: 'input-cmd', writes: 'o od debug-log', reaches: 'u x replay-proxy' },
    data: `H X b d r recursion recursion-depth timeout ac acc c maxtime p s sa se sf t v mc ml mr ms mw fc fl fr fs fw D e ic input-num
      mode request request-proto w of`,
  },
  nuclei: { network: 'talks' },
  subfinder: { network: 'talks' },
  whatweb: {
    network: 'talks',
    acts: {
      writes: 'log-brief log-verbose log-errors log-xml log-json log-sql log-sql-create log-json-verbose log-magictree log-object',
      reaches: 'proxy log-mongo-host log-elastic-host',
      runs: 'p plugins custom-plugin',
    },
    data: `i input-file url-prefix url-suffix url-pattern a aggression U user-agent H header follow-redirect max-redirects u user c
      cookie proxy-user l list-plugins I info-plugins search-plugins g grep dorks no-errors log-mongo-database log-mongo-collection
      log-mongo-username log-mongo-password log-elastic-index t max-threads open-timeout read-timeout wait short-help`,
  },
  tshark: {
    reads: true,
    acts: { writes: 'w export-objects', runs: 'X C' },
    data: 'f Y T e E r i c n q z V x R d s a b O P u t N S l p j J F D L G',
  },
  wireshark: { like: 'tshark' },
  ngrep: { reads: true, acts: { writes: 'O' } },
  termshark: { like: 'tshark' },
  mitmproxy: { network: 'talks', acts: { runs: 's scripts', writes: 'w save-stream-file', lowers: 'ssl-insecure k' } },
  mitmdump: { like: 'mitmproxy' },
  mitmweb: { like: 'mitmproxy' },
});
