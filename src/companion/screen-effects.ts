/** Says which hosts in a text of the model or of a server are not what they look like: each remark once a question. */
import { hostNotes } from '../safety/hosts.ts';
import type { Host } from './host.ts';

export class HostRemarks {
  private readonly said = new Set<string>();
  private readonly screen: Pick<Host['screen'], 'remark'>;

  constructor(screen: Pick<Host['screen'], 'remark'>) {
    this.screen = screen;
  }

  /** A question begins. */
  begin(): void {
    this.said.clear();
  }

  isSaid(text: string): boolean {
    return this.said.has(text);
  }

  about(text: string): void {
    for (const note of hostNotes([[text, 'word']])) {
      if (!this.said.has(note)) this.screen.remark(note);
      this.said.add(note);
    }
  }
}
