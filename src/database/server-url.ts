// Translates DATABASE_URL into the connection settings of pg. Differences to what pg makes of the same URL:
// - `allow`, `prefer`, `require` and `verify-ca` become `verify-full`, as which pg treats them, without its warning at every start.
// - `sslrootcert=system` means the public authorities, as in libpq, and not a file of that name.
// - `options` of the URL are completed with SESSION_OPTIONS, which they would otherwise replace.
import type pg from 'pg';

// Statements compute days and hours in the time zone of their session. Without JIT: compiling a statement with many sums takes
// seconds, but running it takes a tenth of a second. Without an end of idle sessions, which some vendors set: the connections
// that listen are idle.
const SESSION_OPTIONS = '-c TimeZone=UTC -c jit=off -c idle_session_timeout=0';
const VERIFIED: readonly string[] = ['allow', 'prefer', 'require', 'verify-ca'];
const PUBLIC_AUTHORITIES = 'system';

export function connectionOf(url: string): Pick<pg.ClientConfig, 'connectionString' | 'options'> {
  const parsed = new URL(url);
  const { searchParams: parameters } = parsed;
  const own = parameters.get('options');
  parameters.delete('options');
  // With uselibpqcompat, pg gives the modes the meaning of libpq.
  if (!parameters.has('uselibpqcompat')) verifyServer(parameters);
  return {
    connectionString: parsed.href,
    options: own === null ? SESSION_OPTIONS : `${own} ${SESSION_OPTIONS}`,
  };
}

function verifyServer(parameters: URLSearchParams): void {
  const isPublic = parameters.get('sslrootcert') === PUBLIC_AUTHORITIES;
  if (isPublic) parameters.delete('sslrootcert');
  const mode = parameters.get('sslmode');
  if (mode === null ? isPublic : VERIFIED.includes(mode)) parameters.set('sslmode', 'verify-full');
}
