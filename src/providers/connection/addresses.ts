// Which addresses an outgoing request may reach. Pure; used by connection.ts before and after every connect.
// Rule: only globally routable unicast, plus what the operator lists. Everything that ipaddr.js has a special name for
// (IANA special-purpose registries, RFC 6890) is refused, so that a range that nobody thought of is refused too.
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Cidr = [Address, number];

export interface AddressGuard {
  /** Whether it may be connected to. */
  permits(address: string): boolean;
  /** Whether it may be connected to only because the operator listed it. */
  isException(address: string): boolean;
}

// Azure's host agent answers on an address that is public by its range.
const METADATA = new Set(['168.63.129.16']);
const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR('2000::/3');
// RFC 6052 and RFC 4291: an IPv4 address inside of an IPv6 one reaches that IPv4 address.
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
const MAPPED = ipaddr.IPv6.parseCIDR('::ffff:0:0/96');

/** @param allow CIDRs that the operator lets through, e.g. `10.1.0.0/16` @throws Error naming the first unreadable one */
export function createAddressGuard(allow: readonly string[]): AddressGuard {
  const allowed = allow.map(parseCidr);
  const look = (text: string) => {
    if (!ipaddr.isValid(text)) return { global: false, listed: false };
    const address = ipaddr.parse(text);
    const inner = embeddedV4(address);
    const listed = isListed(allowed, address) || (inner !== null && isListed(allowed, inner));
    return { global: isGlobal(inner ?? address), listed };
  };
  return {
    permits(text) {
      const { global, listed } = look(text);
      return global || listed;
    },
    isException(text) {
      const { global, listed } = look(text);
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
