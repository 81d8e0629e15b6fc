// Settings of the HTTP rim: proxies, browsers and connections. config.ts reads them through the ports below.
// Invariant: a value that would let clients choose their own address is refused with what to write instead.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { TrustProxy } from '../http/proxies.ts';
import type { Setting } from './settings.ts';

export interface RimConfig {
  trustProxy: TrustProxy;
  /** Null: half of the files that the process may open, at most 10 000. */
  maxConnections: number | null;
  maxConnectionsPerAddress: number;
  /** Browsers may call from these; in development pages of this machine may, too. */
  corsOrigins: '*' | readonly string[];
  /** Null: /metrics is served in development only. */
  metricsToken: string | null;
  hstsSubdomains: boolean;
  /** Between /ready saying draining and the end of the service. */
  drainDelaySeconds: number;
}

export interface RimReader {
  /** Listens on loopback for the developer alone. */
  development: boolean;
  /** Other processes may serve the same database. */
  isOneOfMany: boolean;
  text(name: string): string | null;
  integer(name: string, fallback: number, min: number, max: number): number;
  list(value: string | null): string[];
  refuse(name: string, why: string): never;
}

export const rimSettingRows: readonly Setting[] = [
  {
    name: 'TRUST_PROXY',
    fallback: '0',
    about:
      'Proxies in front of the service, whose X-Forwarded-For is believed: how many a request passes, or, better, their addresses and networks (CIDR) with commas. 0 for none.',
    example: '10.0.0.0/8',
  },
  {
    name: 'MAX_CONNECTIONS',
    fallback: 'half of `ulimit -n`, at most 10000',
    about: 'Connections at once of one process; further ones are closed.',
    example: '4000',
  },
  {
    name: 'MAX_CONNECTIONS_PER_ADDRESS',
    fallback: '512',
    about:
      'HTTP connections at once from one address; those of TRUST_PROXY are not counted. Does not apply where TRUST_PROXY is a count.',
    example: '100',
  },
  {
    name: 'CORS_ORIGINS',
    fallback: '*; in development pages of this machine',
    about:
      'Origins that may call the API from a browser, with commas; * for any: credentials travel in a header, never in a cookie.',
    example: 'https://app.example.com',
  },
  {
    name: 'METRICS_TOKEN',
    fallback: 'unset',
    about: 'Bearer token of /metrics, which is there without one in development only.',
    example: 'a-random-text-of-16-characters-or-more',
  },
  {
    name: 'HSTS_INCLUDE_SUBDOMAINS',
    fallback: 'false',
    about: 'Tell browsers to use https for all subdomains of the host, too.',
    example: 'true',
  },
  {
    name: 'DRAIN_DELAY_SECONDS',
    fallback: '5 with DATABASE_URL, else 0',
    about:
      'How long a process that is asked to stop serves on while /ready answers 503; longer than a balancer needs to notice.',
    example: '15',
  },
];

/** More proxies than anybody chains. */
const MOST_PROXIES = 10;
const MOST_SOCKETS = 1_000_000;

export function readRim(reader: RimReader): RimConfig {
  const { text, integer, development, isOneOfMany } = reader;
  return {
    trustProxy: trustProxy(reader),
    maxConnections: text('MAX_CONNECTIONS') === null ? null : integer('MAX_CONNECTIONS', 0, 10, MOST_SOCKETS),
    maxConnectionsPerAddress: integer('MAX_CONNECTIONS_PER_ADDRESS', 512, 1, MOST_SOCKETS),
    corsOrigins: origins(reader, development ? [] : '*'),
    metricsToken: metricsToken(reader),
    hstsSubdomains: flag(reader, 'HSTS_INCLUDE_SUBDOMAINS'),
    drainDelaySeconds: integer('DRAIN_DELAY_SECONDS', isOneOfMany ? 5 : 0, 0, 600),
  };
}

const TRUSTS_ALL =
  'would let every client choose its own address. Write how many proxies a request passes (1), or the networks of the proxies';

function trustProxy({ text, list, refuse }: RimReader): TrustProxy {
  const value = text('TRUST_PROXY');
  if (value === null || value === 'false') return 0;
  if (value === 'true') refuse('TRUST_PROXY', `is "true", which ${TRUSTS_ALL}`);
  if (/^\d+$/.test(value)) {
    const count = Number(value);
    return count <= MOST_PROXIES ? count : refuse('TRUST_PROXY', `is ${value}; at most ${MOST_PROXIES} are counted`);
  }
  const networks = list(value);
  for (const network of networks) {
    if (/\/0+$/.test(network)) refuse('TRUST_PROXY', `holds "${network}", which ${TRUSTS_ALL}`);
    if (isIP(network) !== 0 || (isIP(network.split('/')[0] ?? '') !== 0 && ipaddr.isValidCIDR(network))) continue;
    refuse('TRUST_PROXY', `holds "${network}", which is neither a number, an address nor a CIDR`);
  }
  return networks.length > 0 ? networks : 0;
}

function origins({ text, list, refuse }: RimReader, fallback: '*' | readonly string[]): RimConfig['corsOrigins'] {
  const value = text('CORS_ORIGINS');
  if (value === null) return fallback;
  if (value === '*') return '*';
  return list(value).map((origin) => {
    if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
    return refuse('CORS_ORIGINS', `holds "${origin}", which is no origin`);
  });
}

const SHORTEST_TOKEN = 16;

function metricsToken({ text, refuse }: RimReader): string | null {
  const token = text('METRICS_TOKEN');
  if (token === null || (token.length >= SHORTEST_TOKEN && /^[\x21-\x7e]+$/.test(token))) return token;
  return refuse('METRICS_TOKEN', `is not a text of ${SHORTEST_TOKEN} or more letters, digits and signs without spaces`);
}

function flag({ text, refuse }: RimReader, name: string): boolean {
  const value = text(name) ?? 'false';
  return value === 'true' || value === 'false' ? value === 'true' : refuse(name, `is "${value}", not true or false`);
}
