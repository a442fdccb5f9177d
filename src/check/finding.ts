export type FindingKind = 'syntax' | 'unknown-program' | 'unknown-flag' | 'missing-file' | 'flavour';

/** Something about a suggested command that will not work here. */
export interface Finding {
  readonly kind: FindingKind;
  /** One line for the user: `fd is not installed; apt install fd-find`. */
  readonly what: string;
  /** One sentence for the model that is asked to repair. */
  readonly forModel: string;
  /** Where in the command, in UTF-16 units, half open. */
  readonly at: readonly [start: number, end: number];
}
