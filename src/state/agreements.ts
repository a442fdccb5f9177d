/**
 * Keeps what the user has agreed to (`src/base/agreed.ts`), apart from the settings file, which a suggestion can change. Read anew each
 * time, because every terminal writes it.
 */
import { type Agreed, type Agreements, type Grant, NOTHING_AGREED } from '../base/agreed.ts';
import { list, number, parseJson, record, text } from '../base/json.ts';
import type { Removed, StateFolder } from './folder.ts';

const FILE = 'agreed.json';
const FILE_BYTES = 256 * 1024;
/** Of each kind; the oldest are dropped. More keys, servers and profiles than a user has. */
const KEPT = 100;

export class AgreementStore implements Agreements {
  /** What could not be written. */
  private unwritten: Agreed = NOTHING_AGREED;
  private readonly folder: StateFolder;

  constructor(folder: StateFolder) {
    this.folder = folder;
  }

  read(): Agreed {
    const kept = parseAgreed(this.folder.read(FILE, FILE_BYTES) ?? '');
    const { keys, servers, last } = this.unwritten;
    return { keys: [...kept.keys, ...keys], servers: [...kept.servers, ...servers], last: { ...kept.last, ...last } };
  }

  /** A key has one origin in each profile: the newest. */
  add(grant: Grant): void {
    const agreed = this.read();
    if (grant.kind === 'server') {
      const { origin, uid } = grant;
      return this.write({ ...agreed, servers: [...agreed.servers.filter((one) => one.origin !== origin), { origin, uid }] });
    }
    const { profile, key, origin } = grant;
    const others = agreed.keys.filter((one) => one.profile !== profile || one.key !== key);
    this.write({ ...agreed, keys: [...others, { profile, key, origin }] });
  }

  setLast(profile: string, label: string): void {
    const agreed = this.read();
    const entries = Object.entries(agreed.last);
    const [newest] = entries.at(-1) ?? [];
    if (newest === profile && agreed.last[profile] === label) return;
    this.write({ ...agreed, last: Object.fromEntries([...entries.filter(([name]) => name !== profile), [profile, label]]) });
  }

  forget(): Removed {
    this.unwritten = NOTHING_AGREED;
    return this.folder.remove(FILE);
  }

  private write({ keys, servers, last }: Agreed): void {
    const agreed: Agreed = {
      keys: keys.slice(-KEPT),
      servers: servers.slice(-KEPT),
      last: Object.fromEntries(Object.entries(last).slice(-KEPT)),
    };
    this.unwritten = this.folder.write(FILE, `${JSON.stringify(agreed)}\n`) ? NOTHING_AGREED : agreed;
  }
}

/** Text of any content, checked like what is not trusted: an entry that is not as expected is left out. */
export function parseAgreed(json: string): Agreed {
  const value = record(parseJson(json));
  const keys = list(value['keys']).map((each) => {
    const { profile, key, origin } = record(each);
    return { profile: text(profile), key: text(key), origin: text(origin) };
  });
  const servers = list(value['servers']).map((each) => {
    const { origin, uid } = record(each);
    return { origin: text(origin), uid: typeof uid === 'number' ? number(uid) : -1 };
  });
  const last = Object.entries(record(value['last'])).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    keys: keys.filter(({ key, origin }) => key !== '' && origin !== ''),
    servers: servers.filter(({ origin, uid }) => origin !== '' && uid >= 0),
    last: Object.fromEntries(last),
  };
}
