/** A variable of a shell, or an element of an array. */
export interface Variable {
  readonly name: string;
  readonly value: string;
  /** What stands for the value after a `$`: `NAME`, `{NAME[key]}`. Null when nothing certainly does. */
  readonly expansion: string | null;
}
