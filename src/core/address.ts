// Keys for counting by IP address. Invariant: one subscriber has one key. An IPv6 subscriber gets at least a /64 (RFC 6177
// section 2), so every address of a /64 has the same key. An IPv4-mapped IPv6 address has the key of the IPv4 address.
// Deliberately omitted: the client's address behind a proxy; http/proxies.ts determines it.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** 16-bit groups of an IPv6 address that identify a subscriber's network: 64 bits. */
const NETWORK_GROUPS = 4;

/**
 * The key of an address: `192.0.2.7`, or `2001:db8:0:1::/64`. `unknown` for anything that is not an IP address; a connection that
 * closed early has none.
 */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  const version = isIP(ip);
  if (version === 4) return ip;
  if (version === 0) return 'unknown';
  const address = ipaddr.IPv6.parse(ip);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  const groups = address.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/** Whether a host name or IP literal refers to this machine, RFC 6761 section 6.3. `[::1]` may have its brackets. */
export function isLoopbackName(name: string): boolean {
  const host = name.toLowerCase().replace(/^\[|\]$/g, '');
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback';
}
