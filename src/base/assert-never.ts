/** The last case of a switch over a union: when a case is added to the union and forgotten in the switch, it does not compile. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
