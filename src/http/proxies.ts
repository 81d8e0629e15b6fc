// Identifies the proxies of this deployment, and so the trusted part of X-Forwarded-For. Each proxy appends the address from
// which it received the request. Entries to the left of our own proxies' entries were written by the client. Invariant: a client
// never chooses the address by which it is counted. Deliberately omitted: trusting every peer, which would use the leftmost
// entry, written by the client.
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Logger } from 'pino';

/** Number of proxies in front of the service, or their addresses and networks (CIDR). 0 for none. */
export type TrustProxy = number | readonly string[];

export interface Proxies {
  /** Whether `address`, `hop` steps before this process (0 is the TCP peer), is one of our proxies. */
  trusts(address: string, hop: number): boolean;
  /** Whether the TCP peer is one of our proxies. Always true if proxies are given as a number. */
  isProxy(peer: string | undefined): boolean;
}

/** @throws Error for an entry that is not an address or CIDR */
export function createProxies(setting: TrustProxy): Proxies {
  if (typeof setting === 'number') {
    // Fastify trusts no proxy if it is given a number, so the hops are counted here.
    return { trusts: (_address, hop) => hop < setting, isProxy: () => setting > 0 };
  }
  const networks = new BlockList();
  for (const entry of setting) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(prefix), family);
  }
  const trusts = (address: string): boolean => {
    const version = isIP(address);
    return version !== 0 && networks.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
  return { trusts, isProxy: (peer) => peer !== undefined && trusts(peer) };
}

/** Warns that with a number every peer counts as a proxy, whose connections are not counted by address (connections.ts). */
export function warnOfCount(setting: TrustProxy, log: Logger): void {
  if (typeof setting !== 'number' || setting === 0) return;
  log.warn(
    `TRUST_PROXY=${setting} trusts every peer, so MAX_CONNECTIONS_PER_ADDRESS does not apply. ` +
      'Set TRUST_PROXY to the addresses or networks of the proxies instead, for example TRUST_PROXY=10.0.0.0/8',
  );
}

/** `192.0.2.7:4711` and `[2001:db8::1]:4711`: some load balancers add the port. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([0-9a-fA-F:.]+)\])(?::\d+)?$/;

/**
 * Keeps the addresses at the right end of X-Forwarded-For, without ports. An entry that is not an address ends the chain, because
 * entries to its left may be forged.
 */
export function cleanForwardedFor(headers: IncomingHttpHeaders): void {
  const given = headers['x-forwarded-for'];
  if (given === undefined) return;
  const entries = String(given).split(',');
  const kept: string[] = [];
  for (let at = entries.length - 1; at >= 0; at--) {
    const entry = entries[at]!.trim();
    const match = WITH_PORT.exec(entry);
    const address = match?.[1] ?? match?.[2] ?? entry;
    if (isIP(address) === 0) break;
    kept.unshift(address);
  }
  if (kept.length > 0) headers['x-forwarded-for'] = kept.join(', ');
  else delete headers['x-forwarded-for'];
}
