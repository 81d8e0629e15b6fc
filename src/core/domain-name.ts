// Normalizes domain names as users type them to the form that is stored and compared: ASCII (IDNA, UTS 46), lower case, no
// trailing dot.
// Pure. Deliberately omitted: the public suffix list. Users prove ownership of a name in DNS, so the rule below only refuses
// earlier.
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

/** RFC 1035 section 2.3.4, without the root's dot. */
const MAX_CHARS = 253;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
// Characters that a host parser would cut off or decode; none belongs in a name.
const FOREIGN = /[\s/\\?#@:%*[\]<>^|]/;
/** Names that never appear in public DNS: RFC 6761, RFC 6762, RFC 7686, and `internal`, which ICANN reserved. */
const PRIVATE = /(?:^|\.)(?:localhost|local|internal|arpa|onion)$/;
/** Second levels under which country registries sell names. */
const SUFFIX = /^(?:co|com|org|net|gov|edu|ac|or|ne|go)\.[a-z]{2}$/;

/** Returns the stored form, or the fault of the text as a predicate. */
export function parseDomain(text: string): { domain: string } | { wrong: string } {
  const given = text.trim().replace(/\.$/, '');
  if (FOREIGN.test(given)) return { wrong: 'must be a name such as voice.example.com, without scheme, port or path' };
  const domain = domainToASCII(given);
  if (isIP(given) !== 0 || isIP(domain) !== 0) return { wrong: 'must be a name, not an address' };
  const labels = domain.split('.');
  if (domain === '' || domain.length > MAX_CHARS || !labels.every((label) => LABEL.test(label))) {
    return { wrong: 'must be a valid domain name of letters, digits and hyphens between dots' };
  }
  if (PRIVATE.test(domain)) return { wrong: 'must be a name in public DNS' };
  if (labels.length < 2 || SUFFIX.test(domain)) return { wrong: 'must be below a top-level domain or public suffix' };
  return { domain };
}
