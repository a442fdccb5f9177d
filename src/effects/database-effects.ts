import { about } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { scriptText, stdinText } from '../syntax/unwrap.ts';
import { danger, type Finding, plain } from './effect-types.ts';

const DROPPED =
  'database|schema|table|view|materialized view|index|user|role|column|keyspace|tablespace|extension|type|function|sequence|owned';

/** Statements that take away for good. */
const STATEMENTS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\bdrop\\s+(?:${DROPPED})\\b`, 'i'), 'drops things from the database'],
  [/\btruncate\s+(?:table\s+)?["`[\w]/i, 'empties tables'],
  [/\bdelete\s+from\s+[\w."`[\]]+\s*(?:;|$|returning|["'])/i, 'deletes every row of a table'],
  [/\balter\s+table\s+[\w."`[\]]+\s+drop\b/i, 'drops things from the database'],
  [/\bgrant\s+all(?:\s+privileges)?\s+on\s+\*\.\*/i, 'gives an account all rights'],
  [/\b(?:flush|purge)\s+(?:binary|master)\b|\bshutdown\b/i, 'stops the database or drops its logs'],
];
const REDIS_ADMIN =
  /\b(?:shutdown|debug\s+segfault|config\s+(?:set|rewrite)|script\s+(?:kill|flush)|cluster\s+(?:reset|forget)|replicaof)\b/i;
const CHANGING = /\b(?:insert|update|delete|alter|create|grant|revoke|merge|replace|vacuum)\b/i;

const comments = (text: string): string => text.replaceAll(/--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, ' ');

/** What is said to a database, on the command line or on standard input. */
export function databases(command: SimpleCommand): readonly Finding[] {
  const program = command.program ?? '';
  const said = (): string => comments([...command.args.map(scriptText), stdinText(command) ?? ''].join('\n'));
  const { database } = about(program);
  if (database === 'sql') {
    const text = said();
    const worst = STATEMENTS.find(([statement]) => statement.test(text));
    if (worst !== undefined) return [danger('deletes', worst[1])];
    if (/\bupdate\s+[\w."`[\]]+\s+set\b/i.test(text) && !/\bwhere\b/i.test(text))
      return [danger('deletes', 'changes every row of a table')];
    return [CHANGING.test(text) ? plain('changes', 'changes the database') : plain('network', 'talks to the database')];
  }
  if (database === 'redis') {
    const text = said();
    if (/\b(?:flushall|flushdb)\b/i.test(text)) return [danger('deletes', 'empties the database')];
    if (REDIS_ADMIN.test(text)) return [danger('system', 'stops or changes the database')];
    return [
      /\b(?:del|unlink|set|expire|rename|hdel)\b/i.test(text)
        ? plain('changes', 'changes the database')
        : plain('network', 'talks to the database'),
    ];
  }
  if (database === 'mongo') {
    return /dropDatabase|\.drop(?:Index(?:es)?|User|Role)?\s*\(|(?:deleteMany|remove)\s*\(\s*(?:\{\s*\})?\s*\)|shutdownServer/.test(said())
      ? [danger('deletes', 'drops things from the database')]
      : [plain('network', 'talks to the database')];
  }
  return [];
}
