// Settings of the HTTP layer: proxies, browsers, connections and rate limits. Invariant: a value that would let clients choose
// their own address is refused, with a suggestion for a correct one.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { exactUrl, flag, integer, list } from '../core/setting-parsers.ts';
import { byDevelopment, defineSetting, derivedDefault, type Parse } from '../core/setting.ts';
import type { TrustProxy } from '../http/proxies.ts';

/** A longer chain of proxies is refused as a mistake. */
const MAX_PROXIES = 10;
const MAX_SOCKETS = 1_000_000;
const MIN_TOKEN_LENGTH = 16;

const TRUSTS_ALL =
  'would let every client choose its own address. Write how many proxies a request passes (1), or the networks of the proxies';

const trustedProxies: Parse<TrustProxy> = (value, refuse) => {
  if (value === 'false') return 0;
  if (value === 'true') return refuse(`is "true", which ${TRUSTS_ALL}`);
  if (/^\d+$/.test(value)) {
    const count = Number(value);
    return count <= MAX_PROXIES ? count : refuse(`is ${value}; the maximum is ${MAX_PROXIES}`);
  }
  const networks = list(value, refuse);
  for (const network of networks) {
    if (/\/0+$/.test(network)) refuse(`contains "${network}", which ${TRUSTS_ALL}`);
    if (isIP(network) !== 0 || (isIP(network.split('/')[0] ?? '') !== 0 && ipaddr.isValidCIDR(network))) continue;
    refuse(`contains "${network}", which must be a number, an address or a CIDR`);
  }
  return networks.length > 0 ? networks : 0;
};

const origins: Parse<'*' | readonly string[]> = (value, refuse) => {
  if (value === '*') return '*';
  return list(value, refuse).map((origin) => {
    if (URL.canParse(origin) && new URL(origin).origin === origin) return origin;
    return refuse(`contains "${origin}", which must be an origin, without a path`);
  });
};

const bearerToken: Parse<string> = (token, refuse) =>
  token.length >= MIN_TOKEN_LENGTH && /^[\x21-\x7e]+$/.test(token)
    ? token
    : refuse(`must have at least ${MIN_TOKEN_LENGTH} printable ASCII characters, without spaces`);

const redisUrl: Parse<string> = (value, refuse) => {
  const url = exactUrl(['redis:', 'rediss:'])(value, refuse);
  return /^(\/\d*)?$/.test(new URL(url).pathname) ? url : refuse('has a path that is not a database number');
};

export const httpSettings = {
  rateLimitUser: defineSetting({
    name: 'RATE_LIMIT_USER',
    parse: integer(1, 1_000_000),
    default: '100',
    about: 'Requests per minute of one user, across all processes.',
    example: '600',
  }),
  rateLimitIp: defineSetting({
    name: 'RATE_LIMIT_IP',
    parse: integer(1, 1_000_000),
    default: '30',
    about:
      'Requests per minute of one address on public operations, plus its failed authentications, across all processes.',
    example: '60',
  }),
  rateLimitDemo: defineSetting({
    name: 'RATE_LIMIT_DEMO',
    parse: integer(1, 1_000_000),
    default: byDevelopment('1000', '30'),
    about: 'Requests per minute of one address to the demo.',
    example: '3',
  }),
  /** Redis that counts the requests of all processes. If null, the database counts them. */
  redisUrl: defineSetting({
    name: 'REDIS_URL',
    parse: redisUrl,
    default: null,
    about:
      'Redis 6 or newer (no cluster) that counts requests for the rate limits of all processes; unset: Postgres counts them.',
    example: 'rediss://parley:secret@redis:6379/0',
  }),
  trustProxy: defineSetting({
    name: 'TRUST_PROXY',
    parse: trustedProxies,
    default: '0',
    about:
      'Proxies in front of the service whose X-Forwarded-For is trusted: the number of proxies that a request passes, or, better, their addresses and networks (CIDR), separated by commas. 0 for none.',
    example: '10.0.0.0/8',
  }),
  /** Null for half of the files that the process may open, at most 10,000. */
  maxConnections: defineSetting({
    name: 'MAX_CONNECTIONS',
    parse: integer(10, MAX_SOCKETS),
    default: derivedDefault('half of `ulimit -n`, at most 10000'),
    about: 'Maximum open connections per process; further ones are closed.',
    example: '4000',
  }),
  maxConnectionsPerAddress: defineSetting({
    name: 'MAX_CONNECTIONS_PER_ADDRESS',
    parse: integer(1, MAX_SOCKETS),
    default: '512',
    about:
      'Maximum open HTTP connections from one address; connections of TRUST_PROXY are not counted. Does not apply if TRUST_PROXY is a number.',
    example: '100',
  }),
  /** Origins from which browsers may call. In development, pages of this machine may call, too. */
  corsOrigins: defineSetting({
    name: 'CORS_ORIGINS',
    parse: origins,
    default: {
      about: '*; in development pages of this machine',
      of: ({ development }) => (development ? '' : '*'),
    },
    about:
      'Origins that may call the API from a browser, separated by commas. * allows any, which is safe because credentials are sent in a header, never in a cookie.',
    example: 'https://app.example.com',
  }),
  /** If null, /metrics is served only in development. */
  metricsToken: defineSetting({
    name: 'METRICS_TOKEN',
    parse: bearerToken,
    default: null,
    about: 'Bearer token of /metrics. Without one, /metrics is served only in development.',
    example: 'a-random-text-of-16-characters-or-more',
  }),
  hstsSubdomains: defineSetting({
    name: 'HSTS_INCLUDE_SUBDOMAINS',
    parse: flag,
    default: 'false',
    about:
      'Tells browsers to use https for all subdomains of the host names of the service, too, but not for those of workspaces’ domains.',
    example: 'true',
  }),
};
