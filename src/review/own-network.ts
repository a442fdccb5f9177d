/** Addresses that only exist within a network, for somebody who speaks of his own. Pure. */
import type { Words } from './user-words.ts';

const OWN_NETWORK = new RegExp(
  String.raw`(?<!\p{L})(?:lan|(?:home|local|own|internal|private|house|office)\s?(?:net|network|lan)|heimnetz|hausnetz|réseau\slocal|red\slocal|` +
    String.raw`rete\slocale)(?!\p{L})`,
  'iu',
);
/** Ranges of RFC 1918. */
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]*\/(?:8|12|1[6-9]|2\d)$/;

/** "from my home net". */
export const isOfOwnNetwork = (address: string, { text }: Words): boolean => OWN_NETWORK.test(text) && PRIVATE.test(address);
