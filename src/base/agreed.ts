/** What the user has agreed to about where questions and keys go. `src/llm/destination.ts` compares it, `src/state/agreements.ts` keeps it. */

/** A key that may be sent to an origin (scheme, host, port). */
export interface KeyGrant {
  readonly profile: string;
  /** A hash of the key, or of the command that prints it; never the key. */
  readonly key: string;
  readonly origin: string;
}

/** A server on this machine that may be asked, as long as its owner stays the same. */
export interface ServerGrant {
  readonly origin: string;
  readonly uid: number;
}

export type Grant = ({ readonly kind: 'key' } & KeyGrant) | ({ readonly kind: 'server' } & ServerGrant);

export interface Agreed {
  readonly keys: readonly KeyGrant[];
  readonly servers: readonly ServerGrant[];
  /** By profile: who answered last, as text for the user. The profile that was used last is the last one. */
  readonly last: Readonly<Record<string, string>>;
}

export const NOTHING_AGREED: Agreed = { keys: [], servers: [], last: {} };

/** Where it is kept. Neither method throws; without a folder that can be written it lasts as long as this process. */
export interface Agreements {
  read(): Agreed;
  add(grant: Grant): void;
  setLast(profile: string, label: string): void;
}
