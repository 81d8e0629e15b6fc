// Lists of allowed networks. Invariant: an IPv4-mapped IPv6 address is treated as the IPv4 address, in lists and in requests, so
// that a list matches whichever form the socket reports.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const MAPPED_BITS = 96;

/**
 * Returns the network in CIDR form with its host bits cleared, `203.0.113.0/24`, or null for text that is neither an address nor
 * a CIDR.
 */
export function networkOf(text: string): string | null {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0 || address.includes('%')) return null;
  const bits = prefix === undefined ? (version === 4 ? 32 : 128) : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
  if (bits < 0 || bits > (version === 4 ? 32 : 128)) return null;
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv6' && (parsed as ipaddr.IPv6).isIPv4MappedAddress() && bits >= MAPPED_BITS) {
    return networkOf(`${(parsed as ipaddr.IPv6).toIPv4Address().toString()}/${bits - MAPPED_BITS}`);
  }
  const cidr = `${parsed.toString()}/${bits}`;
  const network = version === 4 ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${network.toString()}/${bits}`;
}

/** Whether the address is in one of the networks that `networkOf` returned. False for text that is not an address. */
export function isWithin(ip: string, networks: readonly string[]): boolean {
  if (isIP(ip) === 0) return false;
  const address = ipaddr.process(ip);
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network);
    return base.kind() === address.kind() && address.match(base, bits);
  });
}
