// Outgoing requests to URLs that users choose: webhooks, functions, scraping and language-model servers. Guards against SSRF.
// Invariant: a socket is opened only to an address that was checked in the same step that resolved the name, so DNS rebinding
// cannot bypass the check. Redirects are never followed.
// Deliberately omitted: proxies, cookies, HTTP/2, retries; callers decide about those.
import type { LookupFunction } from 'node:net';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import { systemClock } from '../core/clock.ts';
import { withDeadline } from '../core/deadline.ts';
import { createAddressGuard, type AddressGuard } from './connection/addresses.ts';
import { sendRequest, type ExchangeResponse } from './connection/exchange.ts';
import { connectionFailure, isConnectionFailure } from './connection/failure.ts';
import { createLookup, type Lookup } from './connection/lookup.ts';
import { limitResponses } from './connection/response-limits.ts';
import { openGuardedSocket } from './connection/socket.ts';
import type { Socket, SocketEvents, SocketOptions } from './socket.ts';

export interface ConnectionOptions {
  /** CIDRs that may be reached even though they are private. */
  allow: readonly string[];
  /** Resolves names to addresses; replaceable in tests. */
  lookup?: Lookup;
}

interface OutgoingRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Deadline for the whole request, until the last byte is read. */
  timeoutMs: number;
  /** Reading stops after this many bytes of the response body. */
  maxBytes: number;
  signal?: AbortSignal;
}

export type OutgoingResponse = ExchangeResponse;

export interface GuardedConnection {
  /** Dispatcher for other HTTP clients, e.g. an SDK's. */
  dispatcher: Dispatcher;
  /** Opens a WebSocket; `ws://` only to networks that the operator allows. @throws ConnectionFailure for a forbidden address */
  openSocket(url: string, options: SocketOptions, events: SocketEvents): Socket;
  /** @throws ConnectionFailure */
  request(url: string, request: OutgoingRequest): Promise<OutgoingResponse>;
  /**
   * Checks that the URL could be requested now, without requesting it: its syntax and every address of its name.
   * @throws ConnectionFailure `invalid_url`, `private_address`, `dns_failed`, `timeout`
   */
  checkUrl(url: string): Promise<void>;
  /**
   * Resolves a host to an address, after the same checks as for a request. For protocols other than HTTP.
   * @throws ConnectionFailure `private_address`, `dns_failed`, `timeout`
   */
  resolve(hostname: string): Promise<string>;
  /** True if all addresses of a host are private ones that the operator allows. False if it does not resolve. */
  isAllowedPrivate(hostname: string): Promise<boolean>;
  /** Does not wait: requests in progress fail with `aborted`. */
  close(): Promise<void>;
}

// Applies in addition to the deadline of a request (`timeoutMs`). Most webhooks have ten seconds in total, and a longer handshake
// would leave too little of them. Webhooks with `exponential` retries have five, so their own deadline comes first.
const CONNECT_TIMEOUT_MS = 5_000;
const CHECK_TIMEOUT_MS = 2_500;
// Node servers close idle sockets after five seconds. Closing earlier avoids failed attempts on a socket that is closing.
const KEEP_ALIVE_MS = 4_000;
// A server's Keep-Alive header may ask for longer, up to this.
const MAX_KEEP_ALIVE_MS = 30_000;
const SOCKETS_PER_ORIGIN = 64;
const MAX_TARGETS = 1_000;
const HTTP: ReadonlySet<string> = new Set(['http:', 'https:']);
const SOCKETS: ReadonlySet<string> = new Set(['ws:', 'wss:']);
const HTTP_AND_SOCKETS: ReadonlySet<string> = new Set([...HTTP, ...SOCKETS]);

export function createConnection(options: ConnectionOptions): GuardedConnection {
  const guard = createAddressGuard(options.allow);
  const lookup = options.lookup ?? createLookup();
  const targetOf = rememberTargets(guard);
  const dispatcher = new Agent({
    connect: guardedConnector(guard, lookup),
    connections: SOCKETS_PER_ORIGIN,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: MAX_KEEP_ALIVE_MS,
    // `timeoutMs` covers the whole request.
    headersTimeout: 0,
    bodyTimeout: 0,
  }).compose(limitResponses);
  return {
    dispatcher,
    openSocket(url, socketOptions, events) {
      const sockets = { guard, lookup: guardedLookup(guard, lookup) };
      return openGuardedSocket(parseUrl(url, guard, SOCKETS), sockets, socketOptions, events);
    },
    request: async (url, request) => {
      const { method, headers = {}, body = null } = request;
      return sendRequest(dispatcher, { ...targetOf(url), method, headers, body }, request);
    },
    checkUrl: (url) => check(url, guard, lookup),
    resolve: (hostname) => resolveOne(hostname, guard, lookup),
    isAllowedPrivate: (hostname) => isAllowedPrivate(hostname, guard, lookup),
    close: () => dispatcher.destroy(connectionFailure('aborted')),
  };
}

/** The WHATWG parser normalizes octal, hexadecimal and shortened IPv4 to dotted form. @throws ConnectionFailure */
function parseUrl(text: string, guard: AddressGuard, protocols: ReadonlySet<string>): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !protocols.has(url.protocol) || url.hostname === '') throw connectionFailure('invalid_url');
  const literal = literalOf(url.hostname);
  if (literal !== null && !guard.permits(literal)) throw connectionFailure('private_address');
  if (url.username !== '' || url.password !== '') throw connectionFailure('invalid_url');
  return url;
}

interface Target {
  origin: string;
  path: string;
}

/** Remembers the results of `parseUrl` for the most recent URLs, because the same few receive most requests. */
function rememberTargets(guard: AddressGuard): (url: string) => Target {
  const known = new Map<string, Target>();
  return (text) => {
    const seen = known.get(text);
    if (seen) return seen;
    const { origin, pathname, search } = parseUrl(text, guard, HTTP);
    const target = { origin, path: `${pathname}${search}` };
    if (known.size >= MAX_TARGETS) known.clear();
    known.set(text, target);
    return target;
  };
}

function literalOf(hostname: string): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  return /^\d+\.\d+\.\d+\.\d+$/.test(hostname) || hostname.includes(':') ? hostname : null;
}

async function check(text: string, guard: AddressGuard, lookup: Lookup): Promise<void> {
  const { hostname } = parseUrl(text, guard, HTTP_AND_SOCKETS);
  if (literalOf(hostname) !== null) return;
  await inTime(resolveChecked(hostname, guard, lookup));
}

async function resolveOne(hostname: string, guard: AddressGuard, lookup: Lookup): Promise<string> {
  const literal = literalOf(hostname);
  if (literal === null) return (await inTime(resolveChecked(hostname, guard, lookup)))[0]!.address;
  if (!guard.permits(literal)) throw connectionFailure('private_address');
  return literal;
}

async function isAllowedPrivate(hostname: string, guard: AddressGuard, lookup: Lookup): Promise<boolean> {
  const literal = literalOf(hostname);
  if (literal !== null) return guard.isException(literal);
  try {
    const addresses = await inTime(lookup(hostname));
    return addresses.length > 0 && addresses.every(({ address }) => guard.isException(address));
  } catch (error) {
    if (isConnectionFailure(error)) return false;
    throw error;
  }
}

/** Rejects a name if any of its addresses is private: a mix is an attack or a misconfiguration. */
async function resolveChecked(hostname: string, guard: AddressGuard, lookup: Lookup) {
  const addresses = await lookup(hostname);
  if (addresses.length === 0) throw connectionFailure('dns_failed');
  if (!addresses.every(({ address }) => guard.permits(address))) throw connectionFailure('private_address');
  return addresses;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return withDeadline(systemClock, CHECK_TIMEOUT_MS, work, () => connectionFailure('timeout'));
}

/** Checks address literals itself, because net.connect does not look them up; names are checked in the lookup. */
function guardedConnector(guard: AddressGuard, lookup: Lookup): buildConnector.connector {
  const connect = buildConnector({
    allowH2: false,
    timeout: CONNECT_TIMEOUT_MS,
    autoSelectFamily: true,
    lookup: guardedLookup(guard, lookup),
  });
  return (target, callback) => {
    const literal = literalOf(target.hostname);
    if (literal !== null && !guard.permits(literal)) return callback(connectionFailure('private_address'), null);
    connect(target, (error, socket) => {
      if (error || !socket) return callback(error ?? connectionFailure('connection_lost'), null);
      if (guard.permits(socket.remoteAddress ?? '')) return callback(null, socket);
      socket.destroy();
      callback(connectionFailure('private_address'), null);
    });
  };
}

function guardedLookup(guard: AddressGuard, lookup: Lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolveChecked(hostname, guard, lookup).then(
      (addresses) => {
        if (options.all) return callback(null, addresses);
        const first = addresses[0]!;
        callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, '', 0),
    );
  };
}
