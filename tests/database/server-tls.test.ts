// TLS to Postgres: which certificates are accepted, and what a refusal names. The server is a stand-in that ends after the handshake.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { connectionOf } from '../../src/database/server-url.ts';
import { openDatabase } from '../support/open-database.ts';

const SSL_REQUEST_BYTES = 8;

let directory: string;
let server: Server;
const sockets = new Set<Socket>();
/** Response to a startup message without TLS. */
let refusal: Buffer = Buffer.alloc(0);
/** Startup messages that arrived over TLS. */
let startups = 0;

function certificate(name: string, host: string): { key: Buffer; cert: Buffer; file: string } {
  const [keyFile, file] = [join(directory, `${name}-key.pem`), join(directory, `${name}.pem`)];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', keyFile, '-out', file, ...subject],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(keyFile), cert: readFileSync(file), file };
}

let own: ReturnType<typeof certificate>;
let foreign: ReturnType<typeof certificate>;
let offered: ReturnType<typeof certificate>;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'parley-tls-'));
  own = certificate('own', 'localhost');
  foreign = certificate('foreign', 'db.example.com');
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', (request) => {
      if (request.length !== SSL_REQUEST_BYTES) return void socket.end(refusal);
      socket.write('S');
      const secure = new TLSSocket(socket, { isServer: true, key: offered.key, cert: offered.cert });
      secure.on('error', () => socket.destroy());
      secure.once('data', () => {
        startups++;
        socket.destroy();
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  startups = 0;
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
  rmSync(directory, { recursive: true });
});

const refusalOf = (query: string): Promise<string> => {
  const { port } = server.address() as AddressInfo;
  return openDatabase(
    { url: `postgres://parley:secret@localhost:${port}/parley?${query}` },
    { connectWithinMs: 1 },
  ).then(
    () => 'opened',
    (error: unknown) => (error as Error).message,
  );
};

test('no mode prints a warning of the driver', async () => {
  const warning = vi.spyOn(process, 'emitWarning');
  offered = own;
  await refusalOf('sslmode=require');
  expect(warning).not.toHaveBeenCalled();
  warning.mockRestore();
});

test('a certificate of an unknown authority stops the start at once and names sslrootcert', async () => {
  offered = own;
  for (const mode of ['allow', 'prefer', 'require', 'verify-ca', 'verify-full']) {
    const refusal = await refusalOf(`sslmode=${mode}`);
    expect(refusal).toMatch(/^the certificate of .* is not trusted: self-signed certificate\. .* sslrootcert=/);
    expect(refusal).not.toContain('secret');
  }
  expect(startups).toBe(0);
});

test('a certificate for another host names the hosts of the certificate', async () => {
  offered = foreign;
  expect(await refusalOf(`sslmode=verify-ca&sslrootcert=${foreign.file}`)).toMatch(
    /^the database server at \S+ has a certificate for another host: .*db\.example\.com/,
  );
  expect(startups).toBe(0);
});

test('the authority that the URL names is trusted, and no-verify trusts every certificate', async () => {
  offered = own;
  expect(await refusalOf(`sslmode=verify-full&sslrootcert=${own.file}`)).toMatch(/^cannot reach the database server/);
  expect(startups).toBeGreaterThan(0);
  startups = 0;
  expect(await refusalOf('sslmode=no-verify')).toMatch(/^cannot reach the database server/);
  expect(startups).toBeGreaterThan(0);
});

test('sslrootcert=system means the public authorities, not a file', async () => {
  offered = own;
  expect(await refusalOf('sslrootcert=system')).toMatch(/^the certificate of .* is not trusted/);
  expect(startups).toBe(0);
});

/** An ErrorResponse of Postgres. */
function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
}

test('a server that requires TLS names sslmode', async () => {
  refusal = errorResponse('28000', 'no pg_hba.conf entry for host "10.0.0.7", user "parley", no encryption');
  expect(await refusalOf('')).toMatch(
    /^the database server at \S+ refuses the connection: .* It requires TLS: add \?sslmode=/,
  );
  refusal = errorResponse('28000', 'role "parley" is not permitted to log in');
  expect(await refusalOf('')).toMatch(/not permitted to log in\. Check user, password and database/);
});

test('a server that is starting is tried again', async () => {
  refusal = errorResponse('57P03', 'the database system is starting up');
  expect(await refusalOf('')).toMatch(/^cannot reach the database server at \S+: the database system is starting up/);
});

test('with uselibpqcompat the modes keep the meaning of libpq; the others verify the server', () => {
  const modeOf = (query: string) =>
    new URL(connectionOf(`postgres://db/name?${query}`).connectionString!).searchParams.get('sslmode');
  const modes = ['disable', 'no-verify', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];
  expect(modes.map((mode) => modeOf(`uselibpqcompat=true&sslmode=${mode}`))).toEqual(modes);
  expect(modes.map((mode) => modeOf(`sslmode=${mode}`))).toEqual([
    'disable',
    'no-verify',
    ...Array<string>(5).fill('verify-full'),
  ]);
  expect(modeOf('')).toBeNull();
});

test('the rest of the URL stays as it was', () => {
  const url = 'postgres://par%40ley:p%2F%23%25w@db:5433/name?sslmode=disable&application_name=x';
  expect(connectionOf(url)).toEqual({
    connectionString: url,
    options: '-c TimeZone=UTC -c jit=off -c idle_session_timeout=0',
  });
});
