// Decides which pages may use a widget. Pure. The rule prevents other sites from spending a widget's budget through their
// visitors' browsers. It is not a credential, because programs can send any Origin. A request without an Origin is served,
// because no page of another site can send one.

/** @param own origin of this service, whose own pages may use every widget */
export function mayUse(domains: readonly string[], origin: string | null, own: string): boolean {
  if (origin === null || domains.includes('*')) return true;
  const page = parse(origin);
  if (!page) return false;
  return origin === new URL(own).origin || domains.some((domain) => fits(page, domain.toLowerCase()));
}

/** Parses an origin. Returns null for origins that are not web pages: `null` of sandboxed frames and files, extensions. */
function parse(origin: string): URL | null {
  if (!URL.canParse(origin)) return null;
  const url = new URL(origin);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/** A domain without a port covers all its ports. */
function fits({ hostname, port, protocol }: URL, domain: string): boolean {
  const [name, wanted] = domain.split(':') as [string, string?];
  const actual = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
  if (wanted !== undefined && wanted !== actual) return false;
  return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;
}
