/**
 * What statements of databases do besides reading, where no row of theirs says it: by the word that they begin with, and by the functions that
 * they call. Pure.
 */

/** What begins a statement that changes something. Sources: the manuals of PostgreSQL, MySQL, SQLite, ClickHouse and SQL Server. */
const BEGINS = new RegExp(
  [
    String.raw`(?:^|[;\n])\s*(?:(?:call|exec|execute|reindex|cluster|optimi[sz]e|repair|flush|rename|reassign|refresh|notify|discard\s+all|checkpoint)\b`,
    String.raw`|do\s*['$]|(?:start|stop|reset)\s+(?:slave|replica|master|binary|group_replication|persist)\b`,
    String.raw`|change\s+(?:master|replication)\b|load\s+(?:data|index)\b|lock\s+(?:tables?|instance)\b|import\s+table\b|install\s+(?:plugin|component)\b`,
    String.raw`|set\s+(?:global|persist\w*|password|@@global\.)|comment\s+on\b|pragma\s+[\w.]+\s*=|system\s+(?:stop|drop|kill|shutdown|reload|restart)\b)`,
  ].join(''),
  'i',
);
/** Functions that do something when they are called in a query. The same sources. */
const CALLS = new RegExp(
  [
    String.raw`\b(?:pg_(?:drop|create|promote|reload|rotate|switch|stat_reset|replication_origin|backup|advisory_unlock_all)\w*`,
    String.raw`|lo_(?:unlink|import|put|creat\w*|from_bytea|truncate)|set_config|setval|dblink\w*|query_to_xml|edit|writefile|(?:sp|xp|sys)_\w+)\s*\(`,
  ].join(''),
  'i',
);
/** What ends the queries or the sessions of others. Sources: the manuals of PostgreSQL and MySQL. */
const ENDS =
  /\bpg_(?:terminate|cancel)_backend\s*\(|(?:^|[;\n])\s*kill\s+(?:(?:query|connection)\s+|mutation\s+)?['\d]|\bmysql\.rds_kill\w*\s*\(/i;
export const endsSessions = (text: string): boolean => ENDS.test(text);

/** Commands of a client that load into the database. Source: sqlite3(1). */
const LOADS = /(?:^|\n)\s*\.(?:restore|import|archive|recover|clone)\b/i;

/** Whether statements change something although none of them has a verb for rows or tables. */
export const actsOtherwise = (text: string): boolean => BEGINS.test(text) || CALLS.test(text) || LOADS.test(text);

/** The file whose statements a client is to run; null where there is none. Sources: psql(1), mysql(1), sqlite3(1). */
export const scriptIn = (text: string): string | null =>
  /(?:^|[;\n])\s*(?:source\s+|\\\.\s+|\\ir?\s+|\.read\s+)["']?([^\s;"']+)/.exec(text)?.[1] ?? null;

/** Methods of a mongo shell that change something. Source: the manual of mongosh. */
const METHODS = new RegExp(
  [
    String.raw`\.(?:(?:update|insert|delete|replace)(?:One|Many)?|remove|save|bulkWrite|findOneAnd\w+|findAndModify|create\w+|rename\w*|drop\w*|grant\w+`,
    String.raw`|revoke\w+|updateUser|updateRole|changeUserPassword|killOp|stepDown|freeze|fsync\w*|setProfilingLevel|compact|reIndex|enableSharding`,
    String.raw`|shard\w*|reconfig|initiate|addShard\w*|removeShard\w*|copyDatabase|cloneDatabase`,
    String.raw`|(?:run|admin)Command(?!\s*\(\s*\{?\s*["']?(?:ping|hello|is\w+|list\w+|get\w+|\w+Stats?|serverStatus|\w+Status|buildInfo|count`,
    String.raw`|distinct|explain|find|aggregate|currentOp)\b)`,
    String.raw`)\s*\(`,
  ].join(''),
);
export const changesDocuments = (text: string): boolean => METHODS.test(text);

/** Commands of redis that only look. Source: the list of commands of its manual. */
const LOOKS = new Set(
  `get mget keys scan ttl pttl type exists info dbsize randomkey getrange strlen getbit bitcount bitpos hget hgetall hkeys hvals hlen hexists
  hmget hscan hstrlen lrange llen lindex lpos smembers sismember smismember scard srandmember sscan sinter sunion sdiff zrange zrevrange
  zrangebyscore zrangebylex zrevrangebyscore zcard zcount zscore zmscore zrank zrevrank zscan zlexcount xlen xrange xrevrange xread xpending
  xinfo pfcount geopos geodist geosearch geohash ping echo time lastsave monitor role select auth hello help command subscribe psubscribe
  expiretime pexpiretime dump lolwut substr touch wait quit exit json.get json.type ft.search ft.info ft._list ts.range ts.get`.split(
    /\s+/,
  ),
);
/** Second words with which the other commands only look: `config get`, `client list`. */
const SECOND = new Set(
  `get list info usage stats doctor len help nodes slots shards myid whoami getuser cat users encoding freq idletime refcount count docs
  channels numsub numpat latest history getname id no-evict trackinginfo keyslot countkeysinslot getkeys dump exists malloc-stats graph
  histogram links replicas`.split(/\s+/),
);
/** Whether a command of redis, by its words, does more than to look. */
export function changesKeys([first = '', second = '']: readonly string[]): boolean {
  const name = first.toLowerCase();
  return name !== '' && !LOOKS.has(name) && !SECOND.has(second.toLowerCase());
}
