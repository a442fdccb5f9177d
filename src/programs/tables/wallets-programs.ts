/** Programs: wallets and nodes of coins. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { EffectRow } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** Money that is sent never comes back. */
const PAYS =
  'pay send transfer transact spend withdraw sweep fund open channel close bump coins? btc\\b bitcoin sats? lightning eth\\b monero xmr\\b invoice';
const pays = (words: string): EffectRow => dangerous(words, 'uploads', 'sends money, which cannot be taken back', { called: PAYS });

/** The subcommands of geth: without one it starts a node. */
const GETH = new RegExp(
  [
    '^(?:version|license|help|dumpconfig|dumpgenesis|dump|account|wallet|snapshot|db|init|export|export-history|export-preimages|import|attach',
    '|console|js|removedb|prune-history|verkle|import-history|import-preimages|download-era)$',
  ].join(''),
);

export const WALLETS = (): Family => ({
  // coins. Sources: cmd/commands of lnd 0.19, cmd/geth of go-ethereum 1.16. The requests of bitcoin-cli and lightning-cli, and the options of
  // monero-wallet-cli, are those that are certain
  'bitcoin-cli': {
    network: 'talks',
    passwords: ['-rpcpassword=', 'walletpassphrase\\s+'],
    does: {
      reads: [
        'getblockchaininfo|getblockcount|getbestblockhash|getblock|getblockhash|getblockheader|getblockstats|getchaintips',
        'getdifficulty|getmempoolinfo',
        'getmempoolentry|getrawmempool|gettxout|gettxoutsetinfo|getnetworkinfo|getpeerinfo|getconnectioncount|getnettotals',
        'getmininginfo|uptime|help',
        'getbalance|getbalances|getwalletinfo|listwallets|listwalletdir|listunspent|listtransactions|listreceivedbyaddress',
        'getaddressinfo|getaddressesbylabel',
        'gettransaction|getrawtransaction|decoderawtransaction|decodepsbt|decodescript|validateaddress|estimatesmartfee',
        'getindexinfo|verifymessage|getrpcinfo',
        'analyzepsbt|testmempoolaccept|listlabels|getdescriptorinfo|deriveaddresses|getnewaddress|getrawchangeaddress|scantxoutset',
      ],
      changes: [
        'createwallet|loadwallet|unloadwallet|setlabel|createrawtransaction|walletcreatefundedpsbt|combinepsbt|finalizepsbt',
        'walletlock|lockunspent|rescanblockchain',
      ],
    },
    effects: {
      rows: [
        pays('sendtoaddress|sendmany|send|sendall|sendrawtransaction|bumpfee|psbtbumpfee|submitpackage'),
        dangerous('dumpprivkey|dumpwallet|listdescriptors', 'secret', 'shows the keys of a wallet', { area: 'credentials' }),
        ordinary('walletpassphrase', 'protection', 'unlocks the wallet', { area: 'credentials' }),
        ordinary(
          'signrawtransactionwithwallet|signrawtransactionwithkey|walletprocesspsbt|signmessage',
          'secret',
          'signs with a key of the wallet',
          { area: 'credentials' },
        ),
        ordinary(
          'importdescriptors|importprivkey|importaddress|encryptwallet|walletpassphrasechange|sethdseed|restorewallet',
          'changes',
          'changes the wallet',
        ),
        ordinary('backupwallet', 'secret', 'writes a copy of the wallet', { area: 'credentials' }),
        dangerous('stop', 'system', 'stops the node', { area: 'services' }),
        ordinary(
          'addnode|disconnectnode|setban|clearbanned|setnetworkactive|generatetoaddress|invalidateblock|pruneblockchain|abandontransaction',
          'changes',
          'changes what the node does',
        ),
      ],
    },
    acts: { runs: '-conf', reaches: '-rpcconnect' },
    data: `-testnet -testnet4 -regtest -signet -chain -datadir -rpcport -rpcuser -rpcpassword -rpcwallet -rpcwait -rpcwaittimeout
      -rpcclienttimeout -rpccookiefile -named -stdin -stdinrpcpass -stdinwalletpassphrase -getinfo -netinfo -generate -addrinfo -color -version
      -help`,
  },
  ...each('bitcoind monerod', {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a node of a network for coins', { without: '-version --version -help --help -?' })] },
    open: true,
    unasked: [
      {
        args: /(?:^| )-{1,2}(?:rpcallowip|rpcbind|rpc-bind-ip|confirm-external-bind|rpcauth|public-node)\b/,
        kind: 'network',
        area: 'network',
        what: 'lets other machines control the node',
      },
      {
        args: /(?:^| )-{1,2}(?:\w+notify|block-notify|reorg-notify)\b/,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'runs a command at each event',
      },
    ],
  }),
  lncli: {
    network: 'talks',
    does: {
      reads: [
        'getinfo|walletbalance|channelbalance|listchannels|pendingchannels|closedchannels|listpeers|listpayments|listinvoices',
        'lookupinvoice|decodepayreq',
        'describegraph|getchaninfo|getnodeinfo|getnetworkinfo|getnodemetrics|queryroutes|queryprob|querymc|feereport',
        'fwdinghistory|estimatefee|listunspent',
        'listchaintxns|listaliases|listpermissions|listmacaroonids|state|version|help|getrecoveryinfo|verifymessage',
        'verifychanbackup|estimateroutefee',
        'profile list',
      ],
      changes: ['addinvoice|addholdinvoice|newaddress|connect|disconnect|cancelinvoice|settleinvoice|trackpayment|unlock|create'],
    },
    effects: {
      rows: [
        pays('sendpayment|payinvoice|sendtoroute|sendcoins|sendmany|openchannel|batchopenchannel|publishtx|keysend'),
        dangerous('closechannel|closeallchannels|abandonchannel', 'deletes', 'closes channels, which costs money'),
        dangerous('bakemacaroon|constrainmacaroon|exportchanbackup|printmacaroon', 'secret', 'makes or shows a key to the node', {
          area: 'credentials',
        }),
        ordinary('signmessage', 'secret', 'signs with a key of the node', { area: 'credentials' }),
        ordinary(
          'updatechanpolicy|updatechanstatus|changepassword|debuglevel|setmccfg|importmc|resetmc|labeltx',
          'changes',
          'changes what the node does',
        ),
        dangerous('deletepayments|deletemacaroonid|deletecanceledinvoice|deletefwdhistory', 'deletes', 'deletes data of the node'),
        dangerous('restorechanbackup', 'changes', 'closes all channels to get the money back'),
        dangerous('stop', 'system', 'stops the node', { area: 'services' }),
      ],
      long: ['rpcserver', 'lnddir', 'tlscertpath', 'chain', 'network', 'macaroonpath', 'macaroontimeout', 'profile'],
      short: 'np',
    },
    acts: { reaches: 'rpcserver socksproxy', lowers: 'insecure no-macaroons' },
    data: `lnddir tlscertpath chain n network macaroonpath macaroontimeout macaroonip p profile macfromjar amt memo expiry json sat_per_vbyte
      conf_target fee_limit f force node_key local_amt`,
  },
  'lightning-cli': {
    network: 'talks',
    does: {
      reads: [
        'getinfo|listfunds|listpeers|listpeerchannels|listchannels|listnodes|listinvoices|listpays|listsendpays|listforwards',
        'listtransactions|decode|decodepay|getroute|feerates|help|listconfigs|bkpr-listbalances',
      ],
      changes: ['invoice|newaddr|connect|disconnect|ping|delinvoice|waitinvoice|offer'],
    },
    effects: {
      rows: [
        pays('pay|xpay|sendpay|keysend|withdraw|fundchannel|multifundchannel|txsend|sendonion|fetchinvoice'),
        dangerous('close', 'deletes', 'closes channels, which costs money'),
        dangerous('createrune|commando-rune|makesecret|exposesecret|staticbackup', 'secret', 'makes or shows a key to the node', {
          area: 'credentials',
        }),
        ordinary('plugin', 'runs-project-code', 'starts or stops a plugin', { area: 'scripts' }),
        ordinary('setchannel|setconfig|reserveinputs|txprepare|signmessage', 'changes', 'changes what the node does'),
        dangerous('stop', 'system', 'stops the node', { area: 'services' }),
        dangerous('dev-forget-channel|delpay|autoclean-once', 'deletes', 'deletes data of the node'),
      ],
    },
    acts: { runs: 'conf' },
    data: `lightning-dir rpc-file network testnet regtest signet mainnet k keywords o order J R raw H human-readable F flat N notifications l
      filter`,
  },
  geth: {
    area: 'services',
    does: {
      reads: [
        'version|license|help|dumpconfig|dumpgenesis|dump',
        'account list',
        'snapshot verify-state|traverse-state|check-dangling-storage',
        'db inspect|stat|stats|get|metadata|check-state-content',
      ],
      changes: ['init|export|export-history|export-preimages', 'account new|update|import', 'wallet import', 'verkle', 'db export'],
    },
    effects: {
      rows: [
        ordinary('', 'system', 'starts a node of a network for coins', { unless: GETH, without: '--help -h --version' }),
        ordinary('console|attach|js', 'runs-project-code', 'opens a console that controls a node', { area: 'scripts' }),
        dangerous('removedb|prune-history', 'deletes', 'deletes data of the node'),
        dangerous('snapshot prune-state', 'deletes', 'deletes data of the node'),
        dangerous('db delete|put|compact|pebble-upgrade|import|freezer-index', 'changes', 'changes data of the node'),
        ordinary('import|import-history|import-preimages|download-era', 'changes', 'reads data into the node'),
        dangerous('', 'network', 'lets other machines control the node', {
          options: '--http.addr --ws.addr --graphql',
          value: /^(?!127\.|localhost|::1)/,
          area: 'network',
        }),
        dangerous('', 'protection', 'unlocks accounts, so that whoever reaches the node may spend', {
          options: '--unlock --allow-insecure-unlock',
          area: 'accounts',
        }),
      ],
      long: [
        'datadir',
        'keystore',
        'networkid',
        'syncmode',
        'port',
        'http.addr',
        'http.port',
        'http.api',
        'ws.addr',
        'ws.port',
        'password',
        'cache',
        'config',
        'exec',
        'bootnodes',
      ],
    },
    acts: { runs: 'config exec preload', writes: 'log.file', lowers: 'allow-insecure-unlock' },
    data: `datadir keystore mainnet sepolia holesky hoodi dev networkid syncmode gcmode port http http.addr http.port http.api http.corsdomain
      http.vhosts ws ws.addr ws.port ws.api ws.origins authrpc.addr authrpc.port authrpc.jwtsecret authrpc.vhosts ipcpath ipcdisable password
      lightkdf unlock cache maxpeers bootnodes nat nodiscover metrics verbosity identity graphql snapshot state.scheme history.state`,
  },
  'monero-wallet-cli': {
    typed: true,
    network: 'talks',
    area: 'credentials',
    passwords: ['--password[= ]'],
    effects: { rows: [ordinary('', 'secret', 'opens a wallet', { without: '--help --version' })] },
    acts: {
      runs: 'config-file command',
      writes: 'generate-new-wallet log-file generate-from-view-key generate-from-keys',
      reaches: 'daemon-address daemon-host proxy',
      lowers: 'trusted-daemon allow-mismatched-daemon-version daemon-ssl-allow-any-cert',
    },
    data: `wallet-file password password-file daemon-port daemon-login testnet stagenet log-level restore-height restore-deterministic-wallet
      electrum-seed mnemonic-language use-english-language-names offline shared-ringdb-dir kdf-rounds untrusted-daemon daemon-ssl
      non-deterministic`,
  },
});
