// Which pages may use a widget. Pure. Only browsers tell the truth here: the rule keeps other people's pages from spending a
// widget's budget through their visitors, and is no credential. So a request without an Origin is served: no page of
// another site can make one, and a program could name any origin it likes.

/** @param own where this service is reached: its own pages may show every widget */
export function mayUse(domains: readonly string[], origin: string | null, own: string): boolean {
  if (origin === null || domains.includes('*')) return true;
  const page = parse(origin);
  if (!page) return false;
  return origin === new URL(own).origin || domains.some((domain) => fits(page, domain.toLowerCase()));
}

/** Null for what is no web page: `null` of sandboxed frames and files, extensions. */
function parse(origin: string): URL | null {
  if (!URL.canParse(origin)) return null;
  const url = new URL(origin);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/** Without a port a domain means all of its ports. */
function fits({ hostname, port, protocol }: URL, domain: string): boolean {
  const [name, wanted] = domain.split(':') as [string, string?];
  const actual = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
  if (wanted !== undefined && wanted !== actual) return false;
  return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;
}
