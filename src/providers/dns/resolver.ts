// Queries the machine's name servers through c-ares. Every query has a deadline. Names are queried as given, without search
// domains.
import { Resolver } from 'node:dns/promises';
import type { DnsAnswer, DnsResolver } from './port.ts';

const QUERY_TIMEOUT_MS = 2_000;
const QUERY_TRIES = 2;
/** A foreign zone can contain any number of records. */
const MAX_VALUES = 100;
/** The name exists without such a record (RFC 2308), or does not exist. */
const ABSENT: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND']);

interface DnsOptions {
  /** `address:port`. Default: the machine's name servers. */
  servers?: readonly string[];
  timeoutMs?: number;
}

export function createDnsResolver({ servers, timeoutMs = QUERY_TIMEOUT_MS }: DnsOptions = {}): DnsResolver {
  const ask = async (question: (resolver: Resolver) => Promise<string[]>): Promise<DnsAnswer> => {
    // A new resolver per query, because it reads the machine's current name servers.
    const resolver = new Resolver({ timeout: timeoutMs, tries: QUERY_TRIES });
    if (servers) resolver.setServers(servers);
    try {
      return (await question(resolver)).slice(0, MAX_VALUES);
    } catch (error) {
      return ABSENT.has((error as { code?: unknown }).code) ? [] : 'unreachable';
    }
  };
  return {
    txt: (name) => ask(async (resolver) => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
    cname: (name) => ask(async (resolver) => (await resolver.resolveCname(name)).map((to) => to.replace(/\.$/, ''))),
  };
}
