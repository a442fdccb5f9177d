/** The type of a finding: a reason why a suggested command will not work on this machine. */

export type FindingKind = 'syntax' | 'unknown-program' | 'unknown-flag' | 'missing-file' | 'flavour';

export interface Finding {
  readonly kind: FindingKind;
  /** One line for the user: `fd is not installed; apt install fd-find`. */
  readonly what: string;
  /** One sentence for the model that is asked to repair. */
  readonly forModel: string;
  /** The range in the command, in UTF-16 units, half open. */
  readonly at: readonly [start: number, end: number];
}
