// Settings of the process and the deployment: addresses, storage, secrets, accounts, logging and shutdown.
import { isAbsolute, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { choice, exactUrl, integer, list, listOf, text, url, WEB } from '../core/setting-parsers.ts';
import { byDevelopment, defineSetting, derivedDefault, EMPTY, type Parse } from '../core/setting.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const LOG_FORMATS = ['pretty', 'json'] as const;
const LOOPBACK = '127.0.0.0/8,::1/128';
const SIGNING_SECRET_MIN_CHARS = 32;
const SEALING_KEY_BYTES = 32;

const signingSecret: Parse<string> = (value, refuse) =>
  value.length >= SIGNING_SECRET_MIN_CHARS ? value : refuse(`has fewer than ${SIGNING_SECRET_MIN_CHARS} characters`);

const sealingKey: Parse<string> = (value, refuse) =>
  Buffer.from(value, 'base64').length >= SEALING_KEY_BYTES
    ? value
    : refuse(`is not ${SEALING_KEY_BYTES} bytes in base64`);

const cidr: Parse<string> = (value, refuse) =>
  ipaddr.isValidCIDR(value) ? value : refuse(`contains "${value}", which is not a CIDR`);

/** Explains a password with special characters, which `exactUrl` would call an address with another beginning. */
const databaseUrl: Parse<string> = (value, refuse) => {
  const isPostgres = /^postgres(ql)?:\/\//.test(value);
  if (isPostgres && (!URL.canParse(value) || value.includes('#')))
    return refuse(
      'is not a valid address. It names one host; special characters of user and password are percent-encoded, such as %23 for # and %2F for /',
    );
  const url = exactUrl(['postgres:', 'postgresql:'])(value, refuse);
  const mode = new URL(url).searchParams.get('sslmode');
  // pg would use TLS for an unknown mode, and ignore a misspelled `disable` or `no-verify`.
  return mode === null || SSL_MODES.includes(mode)
    ? url
    : refuse(`has the sslmode "${mode}"; modes are ${SSL_MODES.join(', ')}`);
};

/** All but `disable` and `no-verify` verify the certificate of the server and its host name. */
const SSL_MODES: readonly string[] = ['disable', 'no-verify', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];

const directory: Parse<string> = (path) => (isAbsolute(path) ? path : resolve(path));

export const addressSettings = {
  port: defineSetting({
    name: 'PORT',
    parse: integer(0, 65_535),
    default: '3000',
    about: 'Port of the HTTP server; 0 picks a free port.',
    example: '8080',
  }),
  host: defineSetting({
    name: 'HOST',
    parse: text,
    default: '127.0.0.1',
    about: 'Address to listen on.',
    example: '0.0.0.0',
  }),
  dataDir: defineSetting({
    name: 'DATA_DIR',
    parse: directory,
    default: './data',
    about: 'Directory of the embedded database and generated keys, and of recordings and documents with STORAGE=files.',
    example: '/var/lib/parley',
  }),
  /** Null for the embedded database in the data directory. */
  databaseUrl: defineSetting({
    name: 'DATABASE_URL',
    parse: databaseUrl,
    default: null,
    about: 'Postgres 15 or newer; unset: the embedded database.',
    example: 'postgres://parley:secret@db:5432/parley',
  }),
  /** As configured; null: derived from the actual host and port. */
  publicUrl: defineSetting({
    name: 'PUBLIC_URL',
    parse: url(WEB),
    default: derivedDefault('the actual host and port'),
    about: 'Address at which clients reach the service; part of recording and transcript URLs.',
    example: 'https://voice.example.com',
  }),
  /** URL of the voice role for browsers; null: the public URL. */
  voiceUrl: defineSetting({
    name: 'VOICE_URL',
    parse: url(WEB),
    default: derivedDefault('PUBLIC_URL'),
    about: 'Address at which browsers reach the sockets of the role voice (or all).',
    example: 'https://media.example.com',
  }),
  /** URL of this process for other processes of the deployment; null: the actual host and port. */
  internalUrl: defineSetting({
    name: 'INTERNAL_URL',
    parse: url(WEB),
    default: derivedDefault('the actual host and port'),
    about:
      'Address at which other processes of the deployment reach this process: a supervisor’s socket is forwarded to the process with the call. Required if the processes run on several machines.',
    example: 'http://10.1.7.4:3000',
  }),
};

export const secretSettings = {
  jwtSecret: defineSetting({
    name: 'JWT_SECRET',
    parse: signingSecret,
    default: derivedDefault('generated and kept when embedded'),
    about: 'Signs access tokens, at least 32 characters. Required with DATABASE_URL.',
    example: '$(openssl rand -base64 48)',
  }),
  encryptionKey: defineSetting({
    name: 'ENCRYPTION_KEY',
    parse: sealingKey,
    default: derivedDefault('generated and kept when embedded'),
    about: 'Seals secrets at rest: 32 bytes as base64. Required with DATABASE_URL.',
    example: '$(openssl rand -base64 32)',
  }),
  /** Former keys, in base64. They open secrets and never seal them. */
  encryptionKeysOld: defineSetting({
    name: 'ENCRYPTION_KEYS_OLD',
    parse: listOf(sealingKey),
    default: EMPTY,
    about:
      'Former values of ENCRYPTION_KEY, separated by commas. They open the secrets that `npm run rotate-keys` has not resealed yet.',
    example: 'b2xkIG9sZCBvbGQgb2xkIG9sZCBvbGQgb2xkIG9sZCA=',
  }),
  /** Private networks (CIDR) that outgoing requests may reach. */
  networkAllow: defineSetting({
    name: 'NETWORK_ALLOW',
    parse: (value, refuse) => list(value, refuse).map((network) => cidr(network, refuse)),
    default: {
      about: 'loopback in development, else nothing',
      of: ({ development }) => (development ? LOOPBACK : ''),
    },
    about: 'Private networks that outgoing requests may reach: CIDRs, separated by commas.',
    example: '10.1.0.0/16,192.168.7.4/32',
  }),
};

export const accountSettings = {
  registration: defineSetting({
    name: 'REGISTRATION',
    parse: choice(['open', 'invite', 'closed']),
    default: byDevelopment('open', 'closed'),
    about:
      'Who may register: open (anyone), invite (invited users only), or closed (nobody; members can invite existing users). `npm run owner` always creates users.',
    example: 'closed',
  }),
  workspacesPerUser: defineSetting({
    name: 'WORKSPACES_PER_USER',
    parse: integer(1, 100_000),
    default: '20',
    about: 'Maximum workspaces that one user can own; 1: only the first one.',
    example: '1',
  }),
  clonedVoicesPerWorkspace: defineSetting({
    name: 'CLONED_VOICES_PER_WORKSPACE',
    parse: integer(0, 100_000),
    default: '10',
    about:
      'Maximum voices that a workspace can clone in the account of the deployment, whose plan limits their number. Voices in an account of the workspace do not count.',
    example: '3',
  }),
  sessionIdleDays: defineSetting({
    name: 'SESSION_IDLE_DAYS',
    parse: integer(1, 3650),
    default: '30',
    about: 'Days without a refresh after which a session ends.',
    example: '7',
  }),
  sessionMaxDays: defineSetting({
    name: 'SESSION_MAX_DAYS',
    parse: integer(1, 3650),
    default: '90',
    about: 'Days after the login at which a session ends, even if it was refreshed.',
    example: '30',
  }),
};

/** Password of `main.ts owner`. Not part of Config, so that the service never has it. */
export const ownerPassword = defineSetting({
  name: 'PARLEY_OWNER_PASSWORD',
  parse: text,
  default: null,
  about:
    'Password of the user that `npm run owner` creates; if unset, it asks on the terminal. The service never reads it.',
  example: 'correct horse battery staple',
});

export const operationSettings = {
  /** Null for the default of the format (process/log.ts). */
  logLevel: defineSetting({
    name: 'LOG_LEVEL',
    parse: choice(LOG_LEVELS),
    default: derivedDefault('info; as JSON in development warn'),
    about:
      'fatal, error, warn, info, debug, trace or silent. On a terminal, info shows calls, refused requests and failed deliveries; debug shows every request.',
    example: 'debug',
  }),
  /** Null for the default, which depends on whether standard output is a terminal. */
  logFormat: defineSetting({
    name: 'LOG_FORMAT',
    parse: choice(LOG_FORMATS),
    default: derivedDefault('pretty where standard output is a terminal, else json'),
    about: 'pretty (one short line per entry) or json (one object per line).',
    example: 'json',
  }),
  /** Seconds from the first 503 of /ready until the service ends. */
  drainDelaySeconds: defineSetting({
    name: 'DRAIN_DELAY_SECONDS',
    parse: integer(0, 600),
    default: { about: '5 with DATABASE_URL, else 0', of: ({ embedded }) => (embedded ? '0' : '5') },
    about:
      'Seconds for which a stopping process keeps serving while /ready responds with 503; must be longer than a load balancer needs to notice.',
    example: '15',
  }),
  drainSeconds: defineSetting({
    name: 'DRAIN_SECONDS',
    parse: integer(0, 86_400),
    default: '60',
    about: 'Seconds for which live calls may continue after the service receives a stop signal.',
    example: '3600',
  }),
  watchdogSeconds: defineSetting({
    name: 'WATCHDOG_SECONDS',
    parse: integer(0, 3_600),
    default: '20',
    about: 'Seconds for which the event loop may be blocked before the watchdog ends the process; 0: no watchdog.',
    example: '60',
  }),
};
