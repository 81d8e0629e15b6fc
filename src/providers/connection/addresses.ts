// Decides which addresses a request of the guarded connection may reach. Pure.
// Rule: only globally routable unicast, plus the networks that the operator allows. Every range that ipaddr.js classifies as
// special-purpose (IANA registries, RFC 6890) is rejected, so new special ranges are rejected by default.
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Cidr = [Address, number];

export interface AddressGuard {
  /** True if connections to this address are allowed. */
  permits(address: string): boolean;
  /** True if connections are allowed only because the operator listed its network. */
  isException(address: string): boolean;
}

// Azure's host agent listens on an address in a public range.
const METADATA = new Set(['168.63.129.16']);
const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR('2000::/3');
// RFC 6052 and RFC 4291: an IPv4 address embedded in an IPv6 address reaches that IPv4 address.
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
const MAPPED = ipaddr.IPv6.parseCIDR('::ffff:0:0/96');

/** @param allow CIDRs that the operator allows, e.g. `10.1.0.0/16` @throws Error naming the first invalid one */
export function createAddressGuard(allow: readonly string[]): AddressGuard {
  const allowed = allow.map(parseCidr);
  const classify = (text: string) => {
    if (!ipaddr.isValid(text)) return { global: false, listed: false };
    const address = ipaddr.parse(text);
    const inner = embeddedV4(address);
    const listed = isListed(allowed, address) || (inner !== null && isListed(allowed, inner));
    return { global: isGlobal(inner ?? address), listed };
  };
  return {
    permits(text) {
      const { global, listed } = classify(text);
      return global || listed;
    },
    isException(text) {
      const { global, listed } = classify(text);
      return listed && !global;
    },
  };
}

function isGlobal(address: Address): boolean {
  if (address.range() !== 'unicast' || METADATA.has(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST_V6);
}

function embeddedV4(address: Address): ipaddr.IPv4 | null {
  if (address.kind() === 'ipv4') return null;
  if (!address.match(NAT64) && !address.match(MAPPED)) return null;
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}

function isListed(allowed: readonly Cidr[], address: Address): boolean {
  return allowed.some(([network, bits]) => network.kind() === address.kind() && address.match([network, bits]));
}

function parseCidr(text: string): Cidr {
  try {
    return ipaddr.parseCIDR(text) as Cidr;
  } catch (error) {
    throw new Error(`${text} is not a network like 10.0.0.0/8`, { cause: error });
  }
}
