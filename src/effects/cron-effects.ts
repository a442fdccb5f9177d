/** What a new crontab on standard input does to the jobs that are there: it takes their place. Source: crontab(1). */
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { dangerous, type Effect } from './effect-types.ts';

/** Words with which somebody says that the other jobs may go. */
const REPLACES = String.raw`replac overwrit eras delet remov clear wip only\b instead everything whole all\b new\scrontab empty no\sother ersetz nur\b`;

/** `echo … | crontab -`: nothing of what `crontab -l` prints is among what is piped in. */
export function cronEffects({ program, args, from }: SimpleCommand): readonly Effect[] {
  const isRead = program === 'crontab' && args.some(({ value }) => value === '-') && from.length > 0;
  if (!isRead || from.some((each) => each.program === 'crontab' || each.program === 'cat')) return [];
  return [dangerous('deletes', 'replaces all your cron jobs', { called: REPLACES })];
}
