/** The companion as the proxy starts it: `node companion.cjs <session folder> <on|off>`, the link on standard input and output. */
import { cacheCode } from '../base/code-cache.ts';
import { openProvider } from '../llm/providers.ts';
import { CompanionRuntime } from './companion.ts';

cacheCode(process.env);

new CompanionRuntime({
  input: process.stdin,
  send: (bytes) => void process.stdout.write(bytes),
  exit: () => process.exit(0),
  on: process.argv[3] !== 'off',
  env: process.env,
  openProvider,
});
