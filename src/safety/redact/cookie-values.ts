/** Tells a session in a header of cookies from preferences that identify no user. */
import { isSecret } from './values.ts';

/** Whether a value is that of a header with cookies. */
export const isCookie = (value: string): boolean =>
  /^[^\s=;]{1,80}=[^\s]{4,}/.test(value)
    ? !/^[^=]*=\$/.test(value) && !PREFERENCES.test(value)
    : value.length >= COOKIE_MIN_CHARS && isSecret(value, 'key', true);
const COOKIE_MIN_CHARS = 24;
/** Attributes, and cookies that hold a plain word: `theme=dark; Path=/; Max-Age=31536000`. */
const PREFERENCES = /^(?:[a-z_-]{1,40}=(?:[a-z]{1,12}|\/|\d{1,10})(?:;\s*|$)|(?:secure|httponly)(?:;\s*|$))+$/i;
