const MASK = '••••';
const SHOWN = 4;
/** Shorter ones are hidden as a whole: four characters of them would be too large a part. */
const SHORTEST = 24;

/** A secret as a list may show it: its end, by which the provider's console names it too, and its length. */
export function masked(secret: string): string {
  if (secret === '') return '';
  return `${MASK}${secret.length >= SHORTEST ? secret.slice(-SHOWN) : ''} (${secret.length} characters)`;
}

/** Text of others that may repeat a key (an error page, an exception), without it. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.filter((secret) => secret !== '').reduce((rest, secret) => rest.replaceAll(secret, MASK), text);
