/** The variables that name a proxy, as undici's EnvHttpProxyAgent reads them: lower case first, and http's for https too. */
import type { Env } from '../base/env.ts';

const VARIABLES: Readonly<Record<string, readonly string[]>> = {
  'http:': ['http_proxy', 'HTTP_PROXY'],
  'https:': ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'],
};

/** The variable whose proxy a request to this address would go through; null when it goes there directly. */
export function proxyFor(url: URL, env: Env): string | null {
  const name = VARIABLES[url.protocol]?.find((one) => (env[one] ?? '') !== '');
  return name === undefined || isExcluded(url, env['no_proxy'] ?? env['NO_PROXY'] ?? '') ? null : name;
}

/** Whether NO_PROXY names the host: by itself, by a domain above it, or by `*`, each with a port or without. */
function isExcluded({ hostname, port, protocol }: URL, noProxy: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/(.)\.$/, '$1');
  const number = port || (protocol === 'https:' ? '443' : '80');
  return noProxy.split(/[,\s]+/).some((entry) => {
    const [, bracketed, plain, at] = /^(?:\[([^\]]*)\]|([^:]*|.*:.*:.*?))(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
    const name = bracketed ?? plain ?? '';
    if (name === '' || (at !== undefined && at !== number)) return false;
    const domain = name.replace(/^\*?\./, '');
    return name === '*' || (host === domain && !name.startsWith('*')) || host.endsWith(`.${domain}`);
  });
}
