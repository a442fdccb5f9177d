/** Masks secrets in what the subcommands print. */
const MASK = '••••';
const SHOWN = 4;
/** Shorter secrets are masked whole, because four characters would be too large a part of them. */
const SHORTEST = 24;

/** A secret as it may be shown: its last characters, which the provider's console shows too, and its length. */
export function masked(secret: string): string {
  if (secret === '') return '';
  return `${MASK}${secret.length >= SHORTEST ? secret.slice(-SHOWN) : ''} (${secret.length} characters)`;
}

/** Masks the secrets in text from elsewhere that may repeat them, such as an error page or an exception. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.filter((secret) => secret !== '').reduce((rest, secret) => rest.replaceAll(secret, MASK), text);
