// Resolves names for outgoing requests. Queries DNS through c-ares, which needs no thread: getaddrinfo blocks one of four threads
// until the name server answers, and one slow name would delay file access and password hashing.
// getaddrinfo is the fallback for names that DNS does not know: /etc/hosts and search domains.
import { lookup as systemLookup, Resolver } from 'node:dns/promises';
import { failure } from './failure.ts';

interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

/** Returns all addresses of a name, at least one. @throws ConnectionFailure `dns_failed` or `timeout` */
export type Lookup = (hostname: string) => Promise<ResolvedAddress[]>;

const QUERY_TIMEOUT_MS = 1_500;
const QUERY_TRIES = 2;
const LOOPBACK: readonly ResolvedAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

export function createLookup(): Lookup {
  return async (hostname) => {
    const name = hostname.replace(/\.$/, '').toLowerCase();
    // RFC 6761: these names are not sent to a name server.
    if (name === 'localhost' || name.endsWith('.localhost')) return [...LOOPBACK];
    const resolver = new Resolver({ timeout: QUERY_TIMEOUT_MS, tries: QUERY_TRIES });
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = [...addressesOf(v4, 4), ...addressesOf(v6, 6)];
    if (found.length > 0) return found;
    if ([v4, v6].some((answer) => answer.status === 'rejected' && isTimeout(answer.reason))) throw failure('timeout');
    return askSystem(name);
  };
}

async function askSystem(name: string): Promise<ResolvedAddress[]> {
  try {
    const found = await systemLookup(name, { all: true, verbatim: true });
    return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
  } catch (error) {
    throw failure('dns_failed', error);
  }
}

function addressesOf(answer: PromiseSettledResult<string[]>, family: 4 | 6): ResolvedAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}

function isTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'ETIMEOUT';
}
