/**
 * Performs the effects that show something. Says which hosts in a text of the model or of a server are not what they look like: each remark
 * once a question.
 */
import { hostNotes } from '../safety/hosts.ts';
import type { Effect, SessionEvent } from '../session/session.ts';
import { failureText } from '../ui/failure-text.ts';
import { withModel } from './driver-failures.ts';
import type { Screen } from './host.ts';

type Kind = 'show-text' | 'end-text' | 'copy-text' | 'show-explanation' | 'show-effect' | 'show-script' | 'show-note' | 'show-failure';
export type ScreenEffect = Extract<Effect, { kind: Kind }>;

export class ScreenEffects {
  /** The text of the answer so far. */
  private text = '';
  private readonly said = new Set<string>();
  private readonly screen: Screen;
  private readonly model: () => string;
  private readonly dispatch: (event: SessionEvent) => void;

  /** @param model name of the model that was asked last; empty before a request was sent. */
  constructor(screen: Screen, model: () => string, dispatch: (event: SessionEvent) => void) {
    this.screen = screen;
    this.model = model;
    this.dispatch = dispatch;
  }

  /** A question begins. */
  begin(): void {
    this.text = '';
    this.said.clear();
  }

  perform(effect: ScreenEffect): void {
    const { screen } = this;
    switch (effect.kind) {
      case 'show-text':
        screen.stream(effect.text);
        this.text += effect.text;
        return;
      case 'end-text':
        this.dispatch({ kind: 'text-shown', codeBlocks: screen.streamEnd() });
        this.remark(this.text);
        this.text = '';
        return;
      case 'copy-text':
        screen.copy(effect.text);
        return;
      case 'show-explanation':
        screen.explain(effect.text, effect.step);
        this.remark(effect.text);
        return;
      case 'show-effect':
        screen.effect(effect.text, effect.danger);
        return;
      case 'show-script':
        screen.script(effect.text);
        return;
      case 'show-note':
        if (!this.said.has(effect.text)) screen.note(effect.text);
        return;
      case 'show-failure':
        screen.fail(withModel(effect.failure, this.model()));
        this.remark(`${this.text}\n${failureText(effect.failure)}`);
    }
  }

  private remark(text: string): void {
    for (const note of hostNotes([[text, 'word']])) {
      if (!this.said.has(note)) this.screen.remark(note);
      this.said.add(note);
    }
  }
}
