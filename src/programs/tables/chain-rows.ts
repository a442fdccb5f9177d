/** Rows that the tools of several blockchains share. */
import { dangerous, ordinary, type EffectRow } from '../effect-rows.ts';

/** Words of those who want a transaction: it costs money and cannot be taken back. */
export const PAYS =
  'send transfer pay mint burn approv transact invok execut deploy publish upgrad broadcast stak delegat withdraw claim airdrop swap';
export const sends = (words: string, options?: string): EffectRow =>
  dangerous(words, 'changes', 'sends a transaction to a blockchain, which cannot be taken back', {
    area: 'cloud',
    called: PAYS,
    ...(options === undefined ? {} : { options }),
  });
export const deploys = (words: string, options?: string): EffectRow =>
  dangerous(words, 'uploads', 'publishes a program on a blockchain', options === undefined ? {} : { options });
export const showsKey = (words: string): EffectRow =>
  dangerous(words, 'secret', 'shows the private key of a wallet', { area: 'credentials' });
export const makesKey = (words: string): EffectRow =>
  ordinary(words, 'changes', 'makes or stores a key of a wallet', {
    area: 'credentials',
    called: 'key wallet account address mnemonic import',
  });
