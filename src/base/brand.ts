declare const brand: unique symbol;

/**
 * A type whose values only its parser makes: at run time `Brand<string, 'Nonce'>` is a string, at compile time no other string is one.
 */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
