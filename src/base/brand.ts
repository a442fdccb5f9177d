declare const brand: unique symbol;

/**
 * A type that only its parser can make: `Brand<string, 'Nonce'>` is a string at run time and nothing else will do at compile time.
 */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
