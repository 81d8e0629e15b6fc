// DNS over the name servers of the machine, through c-ares. Every question has a deadline. Names are asked as given, without search
// domains.
import { Resolver } from 'node:dns/promises';
import type { DnsAnswer, DnsResolver } from './port.ts';

const QUERY_TIMEOUT_MS = 2_000;
const QUERY_TRIES = 2;
/** A zone of somebody else can hold any number of records. */
const MAX_VALUES = 100;
/** The name exists without such a record (RFC 2308), or does not exist. */
const ABSENT: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND']);

export interface DnsOptions {
  /** `address:port`; default: those of the machine. */
  servers?: readonly string[];
  timeoutMs?: number;
}

export function createDnsResolver({ servers, timeoutMs = QUERY_TIMEOUT_MS }: DnsOptions = {}): DnsResolver {
  const ask = async (question: (resolver: Resolver) => Promise<string[]>): Promise<DnsAnswer> => {
    // A new one for each question: it reads which name servers the machine has now.
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
