// Waits for the database server at the start, and refuses one that the service cannot use. Every refusal is one sentence for the
// operator, with the correction. Invariant: only a server that may accept connections later is tried again; an incorrect password
// or an untrusted certificate stops the start immediately.
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { reasonOf, WatchedClient } from './client.ts';
import type { Database } from './pool.ts';

type Server = Pick<Database, 'pool' | 'createClient'>;

const OLDEST_SERVER = 15;
const ENCODING = 'UTF8';
const RETRY_MS = 250;
const GUIDE = 'docs/guides/10-production.md';

/** Retries until the server accepts a connection, because in containers it may start later than this process. */
export async function awaitServer(server: Server, url: string, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      return await requireSuitable(server);
    } catch (error) {
      if (error instanceof Unsuitable) throw error;
      const refusal = refusalOf(error, hostOf(url));
      if (refusal !== null) throw new Error(refusal, { cause: error });
      if (performance.now() > deadline) throw new Error(unreachable(error, hostOf(url)), { cause: error });
      await wait(RETRY_MS);
    }
  }
}

/** @throws Unsuitable if the server is too old, the database cannot store every character, or a pooler shares its sessions */
async function requireSuitable(server: Server): Promise<void> {
  const client = await server.pool.connect();
  try {
    const { rows } = await client.query<{ version: string; encoding: string; backend: number }>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
              pg_backend_pid() as backend`,
    );
    const { version, encoding, backend } = rows[0]!;
    const major = Math.floor(Number(version) / 10_000);
    if (major < OLDEST_SERVER)
      throw new Unsuitable(`the database server runs Postgres ${major}; version ${OLDEST_SERVER} or newer is needed`);
    if (encoding !== ENCODING)
      throw new Unsuitable(
        `the database has the encoding ${encoding}, which cannot store every language. Create one with: create database parley encoding 'UTF8' template template0`,
      );
    // A pooler sends process ids of its own.
    if (client instanceof WatchedClient && client.backendId !== backend) await requireOwnSession(client, server);
  } finally {
    client.release();
  }
}

/** Number of comparisons. An idle pooler reuses the same connection each time; a busy one does so sooner or later. */
const COMPARISONS = 5;

/** @throws Unsuitable if two open connections share a session of the server, which only happens with transaction pooling */
async function requireOwnSession(client: pg.PoolClient, server: Server): Promise<void> {
  const other = server.createClient('parley-start');
  // The error reaches the query; without a listener it would end the process.
  other.on('error', () => undefined);
  try {
    await other.connect();
    for (let n = 0; n < COMPARISONS; n++) {
      if ((await backendOf(client)) !== (await backendOf(other))) continue;
      throw new Unsuitable(
        'a pooler in front of the database pools transactions, so that notifications, prepared statements and locks of sessions ' +
          `are lost. Connect to Postgres directly, or use session pooling (${GUIDE}, PgBouncer and other poolers)`,
      );
    }
  } finally {
    other.end().catch(() => undefined);
  }
}

async function backendOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ backend: number }>('select pg_backend_pid() as backend');
  return rows[0]!.backend;
}

class Unsuitable extends Error {}

const TOO_MANY = '53300';
// SQLSTATEs of a server that will accept connections later: cannot_connect_now (it is starting) and too_many_connections.
const ACCEPTS_LATER: readonly (string | undefined)[] = ['57P03', TOO_MANY];
/** SQLSTATEs of startup parameters: invalid_parameter_value, and undefined_object for an unknown name. */
const WRONG_PARAMETER: readonly string[] = ['22023', '42704'];
/** OpenSSL's reasons to distrust a certificate, as Node names them. */
const UNTRUSTED = /^(DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CERT_|INVALID_CA$)/;
const NO_TLS = 'does not support SSL';

/** Returns the refusal in a sentence; null if the server may accept a connection later. */
function refusalOf(error: unknown, host: string): string | null {
  const { code, syscall, message } = error as { code?: string; syscall?: string; message: string };
  const server = `the database server at ${host}`;
  // Docker creates a directory for a mounted file that does not exist.
  if (syscall === 'open' || code === 'EISDIR' || code?.startsWith('ERR_OSSL_'))
    return `a certificate or key that DATABASE_URL names cannot be read: ${message}`;
  if (message.includes(NO_TLS))
    return `${server} does not offer TLS. Configure it there, or remove sslmode from DATABASE_URL if the network is private`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `${server} has a certificate for another host: ${message}. Use a host name of the certificate in DATABASE_URL (${GUIDE}, TLS to Postgres)`;
  if (code !== undefined && UNTRUSTED.test(code))
    // Node appends advice about its own options.
    return (
      `the certificate of ${server} is not trusted: ${message.split(';', 1)[0]}. If its authority is not a public one, as at most vendors of ` +
      `Postgres, add sslrootcert=/path/to/the/certificate/of/the/authority.pem to DATABASE_URL (${GUIDE}, TLS to Postgres)`
    );
  // Errors without an SQLSTATE come from the network.
  if (ACCEPTS_LATER.includes(code) || code === undefined || !/^[0-9A-Z]{5}$/.test(code) || code === 'EPIPE')
    return null;
  return `${server} refuses the connection: ${reasonOf(error)}. ${correctionOf(code, message)}`;
}

function correctionOf(code: string, message: string): string {
  if (code === '08P01' && message.includes('startup parameter'))
    return `It is a pooler: list statement_timeout, lock_timeout, idle_in_transaction_session_timeout and options in its ignore_startup_parameters (${GUIDE}, PgBouncer and other poolers)`;
  if (code === '28000' && /no encryption|SSL off/.test(message))
    return `It requires TLS: add ?sslmode=verify-full to DATABASE_URL (${GUIDE}, TLS to Postgres)`;
  if (WRONG_PARAMETER.includes(code))
    return `Correct the options in DATABASE_URL; a server older than Postgres ${OLDEST_SERVER} does not know all that the service sets`;
  return 'Check user, password and database in DATABASE_URL';
}

/** The message after the last attempt. */
function unreachable(error: unknown, host: string): string {
  if ((error as { code?: string }).code !== TOO_MANY)
    return `cannot reach the database server at ${host}: ${reasonOf(error)}`;
  return `the database server at ${host} accepts no further connection: ${reasonOf(error)}. Raise max_connections, or the limit of the user; ${GUIDE}, Roles, lists how many each process needs`;
}

/** Returns only host and port, because the rest of the URL contains a password. */
function hostOf(url: string): string {
  try {
    return new URL(url).host || 'the local socket';
  } catch {
    return 'an unreadable DATABASE_URL';
  }
}
