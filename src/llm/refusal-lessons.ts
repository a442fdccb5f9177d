/** What the faults of one question teach about the server and the model: the form in which it is asked again, and from then on. */
import type { Refusal } from '../base/model-notes.ts';
import { limitIn, LONG_ANSWER, lowerLimit } from './answer-limit.ts';
import { type Fault, type FaultKind, isTransient } from './faults.ts';
import { FORMS, isIn, PARAMETERS, refusalIn, type Refused } from './refusals.ts';
import { isMissed, namedParameter } from './refused-parameters.ts';
import { mayBeForm, smallestOf } from './smallest-request.ts';
import type { Body } from './wire-reader.ts';

/** As many parameters are left out for one question because a server named them. */
const MOST_NAMED = 6;
/** As many smaller limits are tried for one question. */
const MOST_LIMITS = 3;

export class Lessons {
  private readonly refused: Refused;
  private readonly target: string;
  /** Whether the wire can ask in the forms of the table. */
  private readonly byTable: boolean;
  /** Left out for this question, in this order, with the fault that named each. */
  private readonly named = new Map<string, Fault>();
  /** Faults that may pass, met once in this question. */
  private readonly passing = new Set<FaultKind>();
  private limits = 0;
  /** What takes back a form that was only a guess, for when it does not help. */
  private readonly guesses: (() => void)[] = [];
  /** The limit that was used up by thinking. */
  private spent: number | null = null;
  /** The fault to show in place of the last one: that of which the last one is only a consequence. */
  private first: Fault | null = null;
  /** The one before, and the one behind which the smallest request was sent. */
  private last: Fault | null = null;
  private unexplained: Fault | null = null;

  constructor(refused: Refused, target: string, byTable: boolean) {
    this.refused = refused;
    this.target = target;
    this.byTable = byTable;
  }

  /** Whether there is another form to ask in after this fault. */
  learn(fault: Fault, sent: Body): boolean {
    if (fault.kind === 'thinking') return this.raise(fault, sent);
    if (this.unexplained !== null) {
      if (mayBeForm(fault, this.last)) this.first = this.unexplained;
      return false;
    }
    if (this.misses(fault)) return false;
    const limit = this.limits < MOST_LIMITS ? lowerLimit(fault, sent) : null;
    // no more than what thinking has used up already
    if (this.spent !== null && limit !== null && limit <= this.spent) return false;
    const isExplained =
      this.byRow(fault, sent, PARAMETERS) || this.byLimit(limit) || this.byName(fault, sent) || this.byRow(fault, sent, FORMS);
    return isExplained || this.trySmallest(fault, sent);
  }

  /** Once for a question: what no words explain is perhaps accepted with next to nothing. */
  private trySmallest(fault: Fault, sent: Body): boolean {
    const before = this.last;
    this.last = fault;
    // a parameter that the server named is the reason
    if (this.named.size > 0 || this.first !== null || !mayBeForm(fault, before)) return false;
    const { refused, target } = this;
    const { rows, names } = smallestOf(sent, fault, this.byTable);
    const named = refused.named.get(target) ?? new Set();
    const added = rows.filter((row) => isIn(row, sent) && !refused[row].has(target));
    if (added.length === 0 && names.length === 0) return false;
    for (const row of added) refused[row].add(target);
    refused.named.set(target, new Set([...named, ...names]));
    this.guesses.push(() => {
      for (const row of added) refused[row].delete(target);
      refused.named.set(target, named);
    });
    this.unexplained = fault;
    return true;
  }

  /** The question has failed: what was only a guess has not helped, and is not kept. */
  takeBack(): void {
    for (const takeBack of this.guesses.splice(0)) takeBack();
  }

  /** The fault that ends the question, with what was tried. */
  reported(fault: Fault): Fault {
    const shown = this.first ?? fault;
    return this.named.size === 0 ? shown : { ...shown, without: [...this.named.keys()] };
  }

  /** Whether the server needs what was left out last: it is sent again from then on. */
  private misses(fault: Fault): boolean {
    const [last] = [...this.named].slice(-1);
    if (last === undefined || !isMissed(fault, last[0])) return false;
    this.refused.named.get(this.target)?.delete(last[0]);
    this.named.delete(last[0]);
    [, this.first] = last;
    return true;
  }

  private byRow(fault: Fault, sent: Body, among: readonly Refusal[]): boolean {
    const refusal = this.byTable ? refusalIn(fault, sent, among) : null;
    if (refusal === null || this.refused[refusal].has(this.target)) return false;
    if (refusal === 'earlier_calls') {
      // it says nothing of the form, so that the same is tried again first
      if (isTransient(fault) && !this.passing.has(fault.kind)) {
        this.passing.add(fault.kind);
        return false;
      }
      this.guesses.push(() => this.refused.earlier_calls.delete(this.target));
    }
    this.refused[refusal].add(this.target);
    return true;
  }

  private byLimit(limit: number | null): boolean {
    if (limit === null) return false;
    this.limits += 1;
    this.limitTo(limit);
    return true;
  }

  /** Asks once with a larger limit when thinking has used up all of it. That limit is kept, also when it was used up too. */
  private raise(fault: Fault, sent: Body): boolean {
    const limit = limitIn(sent);
    const isRaised = this.spent === null && limit !== null && limit < LONG_ANSWER;
    this.first = fault;
    if (isRaised) this.limitTo(LONG_ANSWER);
    else this.guesses.length = 0;
    this.spent = limit;
    return isRaised;
  }

  private limitTo(limit: number): void {
    const { limits } = this.refused;
    const before = limits.get(this.target);
    this.guesses.unshift(() => (before === undefined ? limits.delete(this.target) : limits.set(this.target, before)));
    limits.set(this.target, limit);
  }

  private byName(fault: Fault, sent: Body): boolean {
    const name = this.named.size < MOST_NAMED ? namedParameter(fault, sent) : null;
    if (name === null) return false;
    this.named.set(name, fault);
    this.refused.named.set(this.target, new Set([...(this.refused.named.get(this.target) ?? []), name]));
    return true;
  }
}
