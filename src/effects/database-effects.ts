/** What the statements in a command would do to a database. */
import { flagsOf } from '../syntax/flags.ts';
import { about } from '../programs/index.ts';
import { rankOf } from '../programs/resource-kinds.ts';
import { literalArg, type SimpleCommand } from '../syntax/simple-command.ts';
import { scriptText, stdinText } from '../syntax/unwrap.ts';
import { dangerous as grave, type Effect, ordinary as plain } from './effect-types.ts';
import { inputFiles } from './given-inputs.ts';
import { placeOf } from './paths.ts';
import { actsOtherwise, changesDocuments, changesKeys, endsSessions, scriptIn } from './statements.ts';
import { shownArg } from './subject.ts';
import { writtenTo } from './writing.ts';

/** What `drop` can delete. */
const DROPPED =
  'database|schema|table|view|materialized view|index|user|role|column|keyspace|tablespace|extension|type|function|sequence|owned';

/** Statements that delete data, and what each does. */
const STATEMENTS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\bdrop\\s+(?:${DROPPED})\\b`, 'i'), 'deletes tables or other objects of the database'],
  [/\btruncate\s+(?:table\s+)?["`[\w]/i, 'empties tables'],
  [
    /\bdelete\s+from\s+[\w."`[\]]+\s*(?:;|$|returning|["']|where\s+(?:true|'?(\w+)'?\s*=\s*'?\1'?)\s*(?:;|$))/i,
    'deletes every row of a table',
  ],
  [/\balter\s+table\s+[\w."`[\]]+\s+drop\b/i, 'deletes tables or other objects of the database'],
  [/\bgrant\s+all(?:\s+privileges)?\s+on\s+\*\.\*/i, 'gives an account all rights on every database'],
  [/\b(?:flush|purge)\s+(?:binary|master)\b|\bshutdown\b/i, 'stops the database or deletes its logs'],
];
const REDIS_ADMIN =
  /\b(?:shutdown|debug\s+segfault|config\s+(?:set|rewrite)|script\s+(?:kill|flush)|cluster\s+(?:reset|forget)|replicaof)\b/i;
/** Statements that give rights: the name after them, or after `to`. */
const ACCOUNTS =
  /\b(?:alter|create)\s+(?:user|role)\s+["'`]?(\w+)[^;]*\b(?:superuser|password|identified|createrole|bypassrls)\b|\bgrant\s[^;]*\bto\s+["'`]?(\w+)/i;
const CHANGING = /\b(?:insert|update|delete|alter|create|grant|revoke|merge|replace|vacuum)\b/i;

/**
 * Statements and functions that load a library, define a function in a language without limits, or start a program. Source: the manuals of
 * PostgreSQL, MySQL, SQLite, DuckDB and SQL Server.
 */
const LOADS = new RegExp(
  [
    String.raw`\bcopy\b[^;]*?\b(?:to|from)\s+program\s+'([^']*)'`,
    String.raw`\bload_extension\s*\(\s*'([^']*)'|\b(?:xp_cmdshell|sys_exec|sys_eval)\b|\bsoname\s+'([^']*)'`,
    String.raw`\blanguage\s+'?(?:c|plpython\w*|plperlu|pltclu|plsh)\b|(?:^|[;\n])\s*\.?load\s+'?([^\s']+)|\bcreate\s+(?:trusted\s+)?language\b`,
  ].join('|'),
  'i',
);
/** Statements and functions that write a file on the machine of the database or of its client. The same sources. */
const EXPORTS = new RegExp(
  [
    String.raw`\binto\s+(?:out|dump)file\s+["']([^"']*)["']|\b(?:lo_export|writefile)\s*\([^,']*'?([^,')]*)|\bcopy\s+[^;]*?\bto\s+'([^']*)'`,
    String.raw`(?:^|\n)\s*(?:\.(?:output|once|save|backup|clone|excel)|\\[ow])\s+([^\s|-]\S*)`,
  ].join('|'),
  'i',
);

const withoutComments = (text: string): string => text.replaceAll(/--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, ' ');

const dangerous = (kind: Effect['kind'], what: string, objects: readonly string[] = []): Effect =>
  grave(kind, what, { area: 'databases', objects });
const ordinary = (kind: Effect['kind'], what: string, objects: readonly string[] = []): Effect =>
  kind === 'network' ? plain(kind, what) : plain(kind, what, { area: 'databases', objects });

/** The tables and other things that statements name. */
const namedIn = (text: string): readonly string[] =>
  [
    ...text
      .replaceAll(/\b(vacuum|analyze|reindex)\s*\([^()]*\)/gi, '$1')
      // the schema that every database has, and everybody uses
      .replaceAll(/\b(?:on|in)\s+(?:all\s+\w+\s+in\s+)?schema\s+public\b/gi, '')
      .matchAll(
        /\b(?:from|table|into|update|database|schema|user|role|view|truncate|vacuum|analyze|reindex)\s+(?:table\s+)?(?:if\s+(?:not\s+)?exists\s+)?["`]?(\w+)/gi,
      ),
  ].map(([, name = '']) => name);

/** What a statement changes: the tables that it names, or the database in the file that the program is given. */
function changedIn(text: string, { args, scope }: SimpleCommand): readonly string[] {
  const tables = namedIn(text);
  const [file] = args.filter(({ value }) => /^[\w./~-]+\.(?:db|db3|sqlite3?|duckdb)$/.test(value ?? ''));
  return tables.length > 0 || file === undefined ? tables : [placeOf(file, scope)];
}

/** Options of redis-cli(1) that take a value. */
const REDIS_OPTIONS = {
  short: 'hpsaunridDXt',
  long: 'user pass pattern quoted-pattern count rdb pipe-timeout sni cacert cacertdir cert key intrinsic-latency'.split(' '),
};

/** `redis-cli -n 2`: the number of the database. */
const numberIn = ({ args }: SimpleCommand): readonly string[] =>
  (flagsOf(args, REDIS_OPTIONS).values.get('n') ?? []).flatMap(({ value }) => value ?? []);

/** Effects of the statements on the command line or on standard input. */
export function databaseEffects(command: SimpleCommand): readonly Effect[] {
  const program = command.program ?? '';
  const statements = (): string => withoutComments([...command.args.map(scriptText), stdinText(command) ?? ''].join('\n'));
  const { database } = about(program);
  if (database === 'sql') {
    const text = statements();
    const loaded = LOADS.exec(text);
    if (loaded !== null)
      return [
        grave('runs-foreign-code', 'loads code into the database or starts a program from it', {
          objects: loaded.slice(1).filter((each) => each !== undefined),
        }),
      ];
    const file = EXPORTS.exec(text)
      ?.slice(1)
      .find((each) => each !== undefined);
    const exported = file === undefined ? [] : writtenTo(literalArg(file), command);
    if (exported.length > 0) return [plain('network', 'talks to the database'), ...exported];
    const worst = STATEMENTS.find(([statement]) => statement.test(text));
    if (worst !== undefined) {
      const dropped = /\bdrop\s+(\w+)/i.exec(text)?.[1] ?? '';
      return [{ ...dangerous('deletes', worst[1], namedIn(text)), rank: rankOf(dropped), ...(dropped === '' ? { every: '' } : {}) }];
    }
    if (/\bupdate\s+[\w."`[\]]+\s+set\b/i.test(text) && !/\bwhere\b/i.test(text))
      return [{ ...dangerous('deletes', 'changes every row of a table', namedIn(text)), every: '' }];
    const account = ACCOUNTS.exec(text);
    if (account !== null)
      return [
        plain('changes', 'changes who may use the database', {
          area: 'accounts',
          objects: [...namedIn(text), account[1] ?? ''],
          ...(/\bgrant\b/i.test(text) ? { deed: 'gives-rights' } : /\brevoke\b/i.test(text) ? { deed: 'takes-rights' } : {}),
        }),
      ];
    const script = inputFiles(command)[0];
    if (script !== undefined) return [ordinary('changes', `runs the statements in ${shownArg(script)}`, [placeOf(script, command.scope)])];
    if (endsSessions(text)) return [plain('system', 'ends queries or sessions of the database', { area: 'processes' })];
    const named = scriptIn(text);
    if (named !== null) return [ordinary('changes', `runs the statements in ${named}`, [placeOf(literalArg(named), command.scope)])];
    return [
      CHANGING.test(text) || actsOtherwise(text)
        ? ordinary('changes', 'changes the database', changedIn(text, command))
        : ordinary('network', 'talks to the database'),
    ];
  }
  if (database === 'redis') {
    const text = statements();
    if (/\b(?:flushall|flushdb)\b/i.test(text)) return [{ ...dangerous('deletes', 'empties the database', numberIn(command)), every: '' }];
    if (REDIS_ADMIN.test(text)) return [dangerous('system', 'stops or changes the database')];
    return [
      givenCommands(command).some(changesKeys) ? ordinary('changes', 'changes the database') : ordinary('network', 'talks to the database'),
    ];
  }
  if (database === 'mongo') {
    const file = command.args.find(({ value }) => /\.(?:c|m)?js$/.test(value ?? ''));
    if (file !== undefined) return [ordinary('changes', `runs the statements in ${shownArg(file)}`, [placeOf(file, command.scope)])];
    return /dropDatabase|\.drop(?:Index(?:es)?|User|Role)?\s*\(|(?:deleteMany|remove)\s*\(\s*(?:\{\s*\})?\s*\)|shutdownServer/.test(
      statements(),
    )
      ? [dangerous('deletes', 'deletes tables or other objects of the database')]
      : [changesDocuments(statements()) ? ordinary('changes', 'changes the database') : ordinary('network', 'talks to the database')];
  }
  return [];
}

/** The commands that `redis-cli` gets, as words: those of its arguments, and those of each line on its standard input. */
const givenCommands = (command: SimpleCommand): readonly (readonly string[])[] => [
  flagsOf(command.args, REDIS_OPTIONS).operands.map(scriptText),
  ...(stdinText(command) ?? '').split('\n').map((line) => line.trim().split(/\s+/)),
];
