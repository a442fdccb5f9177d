/** The environment of a process, or a part of it: variables by name. */
export type Env = Readonly<Record<string, string | undefined>>;
