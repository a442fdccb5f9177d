/** The end of a switch over a union: a case added to the union and forgotten here fails to compile. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
