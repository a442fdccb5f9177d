/**
 * Learns from the recorded commands of this terminal, and finds the fix of an error that the user has met before. All of it is loaded with
 * the first command that failed, behind what the user waits for.
 */
import { parseJson } from '../base/json.ts';
import type { Fact } from '../base/fact.ts';
import type { RanCommand } from '../base/ran-command.ts';
import type { Config } from '../config/config-keys.ts';
import type { LessonEntry } from '../record/lessons.ts';
import type { RecordStore } from '../record/record.ts';
import type { RedactedText, Redactor } from '../safety/redact/index.ts';
import { EARLIER_FIX } from '../session/ask-question.ts';
import type { EarlierFix } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import type { Block } from '../transcript/block.ts';
import { cleaner } from './clean-text.ts';

/** Commands of the session in which a fix is looked for, beside those that were just recorded. */
const WINDOW = 24;
/** Ends of suggestions in memory until they are written, the newest. */
const ENDS = 64;
/** Outputs in memory, the newest. */
const OUTPUTS = 64;
/** Characters of the output that the review reads. */
const OUTPUT_CHARS = 1_000;

/** What decides whether something of a question is kept. */
export type KeepSettings = Pick<Config, 'history' | 'ignore'>;

/** A suggestion that was edited, skipped or run, with the question that it answered. */
export interface SuggestionEnd {
  readonly timeMs: number;
  readonly cwd: string;
  readonly question: string;
  readonly suggested: string;
  /** Untrusted text was in the context: others may have written the words of the suggestion. */
  readonly untrusted: boolean;
  /** What was run in place of it; null when it was skipped. */
  readonly ran: string | null;
}

export class LessonKeeper {
  private ends: SuggestionEnd[] = [];
  /**
   * Outputs that are not recorded, by the id of their command: their secrets are not known yet, or they are about another machine. Nothing of
   * their text leaves this process.
   */
  private readonly outputs = new Map<number, string | null>();
  private readonly session: string;
  private readonly home: string;
  private readonly redactor: Pick<Redactor, 'redact'>;

  constructor(session: string, home: string, redactor: Pick<Redactor, 'redact'>) {
    this.session = session;
    this.home = home;
    this.redactor = redactor;
  }

  /**
   * The session has taken a step: a suggestion may have been run, edited or left for other commands. `settings`: those of the question that
   * it answered; nothing is learned where they keep no history, or where `ignore` matches.
   */
  stepped({ suggestion: before, asked, place }: Session, { suggestion }: Session, timeMs: number, settings: KeepSettings): void {
    if (suggestion === before || before === null || before.outcome.at !== 'open') return;
    if (!settings.history) return;
    const { command, outcome, origin } = before;
    const end = { timeMs, cwd: place.cwd, question: asked ?? '', suggested: command, untrusted: origin === 'untrusted' };
    const ran = suggestion?.command === command && suggestion.outcome.at === 'ran' ? suggestion.outcome.text : null;
    if (ran === null && (!outcome.others || suggestion?.command === command)) return;
    const { ignores } = cleaner(settings.ignore, (text) => this.redactor.redact(text));
    if ([end.question, command, ran ?? ''].some(ignores)) return;
    this.ends = [...this.ends, { ...end, ran }].slice(-ENDS);
  }

  get waits(): boolean {
    return this.ends.length > 0;
  }

  drop(): void {
    this.ends = [];
    this.outputs.clear();
  }

  hasSeen(id: number): boolean {
    return this.outputs.has(id);
  }

  /** Learns from this output without keeping it. Null when there is none. */
  saw(id: number, output: string | null): void {
    this.outputs.set(id, output);
    const [oldest] = this.outputs.keys();
    if (this.outputs.size > OUTPUTS && oldest !== undefined) this.outputs.delete(oldest);
  }

  /** Learns from what was recorded last. `count`: commands that were just recorded. Never rejects. */
  async learn(store: RecordStore, count: number): Promise<void> {
    const ends = this.ends.splice(0);
    try {
      const record = await import('../record/lessons.ts');
      const found = record.sessionCommands(store.file, this.session, WINDOW + count, EARLIER_FIX);
      const entries: LessonEntry[] = [];
      const commands = (found.ok ? found.value : []).map((one) => this.withOutput(one));
      if (commands.some(({ output, status }) => output !== null && status !== 0)) {
        const [{ fixesIn }, { withoutOutput }] = await Promise.all([import('../lessons/learn.ts'), import('../lessons/fix-template.ts')]);
        for (const { failed, fix, failure, template } of fixesIn(commands, this.home)) {
          const { isVeiled } = failed;
          const evidence = { id: fix.id, cwd: failed.cwd, before: failed.text, about: isVeiled ? '' : failure.line, after: fix.text };
          const stored = JSON.stringify(isVeiled ? withoutOutput(template) : template);
          entries.push(...this.entry('fix', failure.signature, stored, failure.shape, evidence, isVeiled));
        }
      }
      if (ends.length > 0) {
        const { editsOf, isOwn, programIn, skipOf } = await import('../lessons/habits.ts');
        for (const { timeMs, cwd, question, suggested, untrusted, ran } of ends) {
          const evidence = { id: Math.round(timeMs * 1_000), cwd, before: suggested, about: question, after: ran ?? '' };
          const skipped = ran === null ? skipOf(suggested) : null;
          if (skipped !== null && (!untrusted || isOwn(skipped)))
            entries.push(...this.entry('rejection', skipped.program, JSON.stringify(skipped), '', evidence));
          for (const habit of ran === null ? [] : editsOf(suggested, ran).filter((one) => !untrusted || isOwn(one)))
            entries.push(...this.entry('edit', habit.program, JSON.stringify(habit), '', evidence));
          const program = ran === suggested ? programIn(suggested) : null;
          if (program !== null) record.withdraw(store.file, 'rejection', this.redactor.redact(program));
        }
      }
      record.addLessons(store.file, entries);
    } catch {
      // the program was upgraded: this part of it is gone
    }
  }

  /** The command with its output, recorded or in memory. */
  private withOutput(command: RanCommand): RanCommand & { readonly isVeiled: boolean } {
    const output = command.output ?? this.outputs.get(command.id) ?? null;
    return { ...command, output, isVeiled: command.output === null && output !== null };
  }

  /** None where a secret would be masked: with a placeholder it is another command. */
  private entry(
    kind: LessonEntry['kind'],
    signature: string,
    template: string,
    shape: string,
    { id, ...texts }: { readonly id: number } & Readonly<Record<'cwd' | 'before' | 'about' | 'after', string>>,
    isVeiled = false,
  ): readonly LessonEntry[] {
    const clean = (text: string): RedactedText => this.redactor.redact(text);
    if ([template, texts.after, shape].some((text) => clean(text) !== text)) return [];
    const evidence = { id, cwd: clean(texts.cwd), before: clean(texts.before), about: clean(texts.about), after: clean(texts.after) };
    return [{ kind, signature: clean(signature), isVeiled, template: clean(template), shape: clean(shape), evidence }];
  }

  /** The user's own fix for this command, which is the last one recorded. Never rejects. */
  async fixFor(store: RecordStore, last: Block, nowMs: number): Promise<EarlierFix | null> {
    try {
      const [record, { failureOf }, { fittingFix }, { readTemplate }, { dayOf }] = await Promise.all([
        import('../record/lessons.ts'),
        import('../lessons/error-signature.ts'),
        import('../lessons/known-fix.ts'),
        import('../lessons/read-template.ts'),
        import('../record/recall.ts'),
      ]);
      const found = record.sessionCommands(store.file, this.session, 1, EARLIER_FIX);
      const [recorded] = found.ok ? found.value : [];
      const command = recorded === undefined ? undefined : this.withOutput(recorded);
      if (command === undefined || command.text !== this.redactor.redact(last.text) || command.status !== last.status) return null;
      const failure = failureOf(command);
      if (failure === null) return null;
      const known = record.fixesOf(store.file, failure.signature).flatMap((lesson) => {
        const template = readTemplate(parseJson(lesson.template));
        return template === null ? [] : [{ lesson, signature: lesson.signature, template, failedShape: lesson.shape }];
      });
      const fix = fittingFix(failure, known);
      if (fix === null) return null;
      // it was tried for this, and did not help
      if (/exit status (?!0\b)\d/.test(record.lastOutcome(store.file, EARLIER_FIX, fix.text))) return null;
      const { lesson } = fix.known;
      const [newest] = lesson.evidence;
      const facts: Fact[] = [
        {
          name: 'last-command',
          text: command.text,
          value: { kind: 'last-command', line: command.text, status: last.status, mendedBy: newest?.after ?? '' },
          lasting: false,
          origin: 'user',
        },
      ];
      const output = command.output ?? '';
      if (fix.fromOutput)
        facts.push({ name: 'last-output', text: output.slice(-OUTPUT_CHARS), lasting: false, origin: 'untrusted', label: 'the output' });
      return { command: fix.text, explanation: toldOf(dayOf(lesson.lastMs, nowMs), lesson.times), words: newest?.after ?? '', facts };
    } catch {
      return null;
    }
  }
}

/** `your fix of 12 May, 3 times`. */
function toldOf(day: string, times: number): string {
  const when = day.startsWith('on ') ? `of ${day.slice(3)}` : day === 'today' ? 'from earlier today' : `of ${day}`;
  return `your fix ${when}${times > 1 ? `, ${times} times` : ''}. For another one: yo again`;
}
