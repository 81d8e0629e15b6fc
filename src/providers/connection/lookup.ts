// Resolves names for outgoing requests. Queries DNS through c-ares, which needs no thread: getaddrinfo blocks one of four threads
// until the name server answers, and one slow name would delay file access and password hashing.
// getaddrinfo is the fallback for names that DNS does not know: /etc/hosts and search domains. It gets at most half of the threads,
// because a name server that first refuses and then stays silent would otherwise occupy all of them.
import { lookup as systemLookup, Resolver } from 'node:dns/promises';
import { createFairLimiter, QueueFull } from '../../core/limiter.ts';
import { connectionFailure } from './failure.ts';

interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

/** Returns all addresses of a name, at least one. @throws ConnectionFailure `dns_failed` or `timeout` */
export type Lookup = (hostname: string) => Promise<ResolvedAddress[]>;

const QUERY_TIMEOUT_MS = 1_500;
const QUERY_TRIES = 2;
/** Concurrent look-ups by the system. Each occupies one of the four threads of a process. */
const SYSTEM_AT_ONCE = 2;
/** Names that wait. Requests to one name share its look-up. */
const SYSTEM_WAITING = 64;
const LOOPBACK: readonly ResolvedAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

interface LookupOptions {
  /** `address:port`. Default: the machine's name servers. */
  servers?: readonly string[];
  /** Default: getaddrinfo. */
  system?: (name: string) => Promise<{ address: string; family: number }[]>;
}

export function createLookup({ servers, system = getaddrinfo }: LookupOptions = {}): Lookup {
  const limiter = createFairLimiter(SYSTEM_AT_ONCE, 1, SYSTEM_WAITING);
  const asked = new Map<string, Promise<ResolvedAddress[]>>();
  const askInTurn = async (name: string): Promise<ResolvedAddress[]> => {
    try {
      const found = await limiter.run(name, () => system(name));
      return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
    } catch (error) {
      throw connectionFailure(error instanceof QueueFull ? 'timeout' : 'dns_failed', error);
    }
  };
  const askSystem = (name: string): Promise<ResolvedAddress[]> => {
    const shared = asked.get(name) ?? askInTurn(name).finally(() => asked.delete(name));
    asked.set(name, shared);
    return shared;
  };
  return async (hostname) => {
    const name = hostname.replace(/\.$/, '').toLowerCase();
    // RFC 6761: these names are not sent to a name server.
    if (name === 'localhost' || name.endsWith('.localhost')) return [...LOOPBACK];
    const resolver = new Resolver({ timeout: QUERY_TIMEOUT_MS, tries: QUERY_TRIES });
    if (servers) resolver.setServers(servers);
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = [...addressesOf(v4, 4), ...addressesOf(v6, 6)];
    if (found.length > 0) return found;
    if ([v4, v6].some((answer) => answer.status === 'rejected' && isTimeout(answer.reason)))
      throw connectionFailure('timeout');
    return askSystem(name);
  };
}

const getaddrinfo = (name: string) => systemLookup(name, { all: true, verbatim: true });

function addressesOf(answer: PromiseSettledResult<string[]>, family: 4 | 6): ResolvedAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}

function isTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'ETIMEOUT';
}
