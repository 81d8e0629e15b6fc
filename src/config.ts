// Settings from the environment, read once, checked and frozen. Nothing else of Parley looks at process.env.
// A wrong setting throws SettingError: one line with which, why and an example. Secrets that are missing here are made and
// kept in the data directory (local-secrets.ts) when the database is embedded; with DATABASE_URL they are demanded.
import ipaddr from 'ipaddr.js';
import { isAbsolute, resolve } from 'node:path';
import { providerSettingRows, readProviders } from './config/providers.ts';
import { parseMicros } from './core/money.ts';
import type { ProviderSettings } from './providers/registry.ts';

export type RegistrationMode = 'open' | 'invite' | 'closed';

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  /** Null: the embedded database in the data directory. */
  databaseUrl: string | null;
  /** As set; null: made from the actual host and port. */
  publicUrl: string | null;
  jwtSecret: string | null;
  encryptionKey: string | null;
  /** CIDRs that outgoing requests may reach although private. */
  networkAllow: readonly string[];
  rateLimitUser: number;
  rateLimitIp: number;
  /** Of one workspace, at once. */
  concurrentCalls: number;
  /** Of these, kept for inbound calls. */
  inboundReservePercent: number;
  registration: RegistrationMode;
  /** Embedded database on a loopback host: the demo workspace and its key are made and printed. */
  development: boolean;
  logLevel: string;
  trustProxy: boolean;
  corsOrigins: '*' | readonly string[];
  /** How long live calls may go on when the service is asked to stop. */
  drainSeconds: number;
  llm: { baseUrl: string; apiKey: string | null; models: readonly string[] } | null;
  /** Vendors that hear and speak. */
  vendors: Omit<ProviderSettings, 'llm'>;
  /** What the wallet of a new workspace begins with, micro-units. */
  walletFreeMicros: number;
  payments: 'manual' | 'off';
}

export interface Setting {
  name: string;
  /** As the README shows it. */
  fallback: string;
  about: string;
  example: string;
}

/** Every setting, in the order of the README's table; a test compares the two. */
export const settings: readonly Setting[] = [
  { name: 'PORT', fallback: '3000', about: 'Port of the HTTP server; 0 picks a free one.', example: '8080' },
  { name: 'HOST', fallback: '127.0.0.1', about: 'Address to listen on.', example: '0.0.0.0' },
  {
    name: 'DATA_DIR',
    fallback: './data',
    about: 'Embedded database, recordings and made keys.',
    example: '/var/lib/parley',
  },
  {
    name: 'DATABASE_URL',
    fallback: 'unset',
    about: 'Postgres 15 or newer; unset: the embedded database.',
    example: 'postgres://parley:secret@db:5432/parley',
  },
  {
    name: 'PUBLIC_URL',
    fallback: 'the actual host and port',
    about: 'Address under which clients reach the service; stands in recording and transcript URLs.',
    example: 'https://voice.example.com',
  },
  {
    name: 'JWT_SECRET',
    fallback: 'made and kept when embedded',
    about: 'Signs access tokens, 32 characters or more. Demanded with DATABASE_URL.',
    example: '$(openssl rand -base64 48)',
  },
  {
    name: 'ENCRYPTION_KEY',
    fallback: 'made and kept when embedded',
    about: 'Seals secrets at rest: 32 bytes as base64. Demanded with DATABASE_URL.',
    example: '$(openssl rand -base64 32)',
  },
  {
    name: 'NETWORK_ALLOW',
    fallback: 'loopback in development, else nothing',
    about: 'Private networks that outgoing requests may reach, CIDRs with commas.',
    example: '10.1.0.0/16,192.168.7.4/32',
  },
  { name: 'RATE_LIMIT_USER', fallback: '100', about: 'Requests a minute of one user.', example: '600' },
  {
    name: 'RATE_LIMIT_IP',
    fallback: '30',
    about: 'Requests a minute of one address on public operations, and failed authentications.',
    example: '60',
  },
  {
    name: 'CONCURRENT_CALLS',
    fallback: '20',
    about: 'Calls at once of one workspace; more wait in a queue.',
    example: '100',
  },
  {
    name: 'INBOUND_RESERVE_PERCENT',
    fallback: '20',
    about: 'Part of CONCURRENT_CALLS that is kept for inbound calls, rounded down to whole calls.',
    example: '0',
  },
  {
    name: 'REGISTRATION',
    fallback: 'open when embedded, else closed',
    about: 'Who may register: open, invite or closed.',
    example: 'closed',
  },
  { name: 'LOG_LEVEL', fallback: 'info', about: 'fatal, error, warn, info, debug, trace or silent.', example: 'debug' },
  { name: 'TRUST_PROXY', fallback: 'false', about: 'Take the client address from X-Forwarded-For.', example: 'true' },
  {
    name: 'CORS_ORIGINS',
    fallback: '*',
    about:
      'Origins that may call the API from a browser, with commas; * for any: credentials travel in a header, never in a cookie.',
    example: 'https://app.example.com',
  },
  {
    name: 'DRAIN_SECONDS',
    fallback: '60',
    about: 'How long live calls may go on when the service is asked to stop.',
    example: '3600',
  },
  {
    name: 'OPENAI_API_KEY',
    fallback: 'unset',
    about: 'A real language model takes over from the demo responder.',
    example: 'sk-…',
  },
  {
    name: 'LLM_BASE_URL',
    fallback: 'unset',
    about: 'Any OpenAI-compatible server, version included.',
    example: 'http://127.0.0.1:11434/v1',
  },
  {
    name: 'LLM_MODELS',
    fallback: 'gpt-4.1-mini',
    about: 'Model names there, with commas; the first is the default.',
    example: 'llama3.2,qwen3',
  },
  ...providerSettingRows,
  {
    name: 'WALLET_FREE_BALANCE',
    fallback: '5',
    about: 'What the wallet of a new workspace begins with, USD.',
    example: '0',
  },
  {
    name: 'PAYMENTS',
    fallback: 'manual in development, else off',
    about: 'Who takes the money of top-ups: manual (nobody; credited at once) or off.',
    example: 'manual',
  },
];

export class SettingError extends Error {
  constructor(name: string, why: string) {
    const example = settings.find((setting) => setting.name === name)?.example ?? '';
    super(`${name} ${why}. Example: ${name}=${example}`);
    this.name = 'SettingError';
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const LOOPBACK = ['127.0.0.0/8', '::1/128'];

type Env = Readonly<Record<string, string | undefined>>;

/** @throws SettingError */
export function readConfig(env: Env = process.env): Readonly<Config> {
  const text = (name: string) => env[name]?.trim() || null;
  const host = text('HOST') ?? '127.0.0.1';
  const databaseUrl = url(text, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const embedded = databaseUrl === null;
  const development = embedded && isLoopback(host);
  const jwtSecret = text('JWT_SECRET');
  if (jwtSecret !== null && jwtSecret.length < 32) throw new SettingError('JWT_SECRET', 'has fewer than 32 characters');
  const encryptionKey = text('ENCRYPTION_KEY');
  if (encryptionKey !== null && Buffer.from(encryptionKey, 'base64').length < 32) {
    throw new SettingError('ENCRYPTION_KEY', 'is not 32 bytes in base64');
  }
  if (!embedded && jwtSecret === null) throw new SettingError('JWT_SECRET', 'must be set together with DATABASE_URL');
  if (!embedded && encryptionKey === null) {
    throw new SettingError('ENCRYPTION_KEY', 'must be set together with DATABASE_URL');
  }
  const vendors = readProviders({
    text,
    url: (name, protocols) => url(text, name, protocols)?.replace(/\/+$/, '') ?? null,
    integer: (name, fallback, min, max) => integer(text, name, fallback, min, max),
    list,
    refuse(name, why) {
      throw new SettingError(name, why);
    },
  });
  return Object.freeze({
    host,
    port: integer(text, 'PORT', 3000, 0, 65_535),
    dataDir: directory(text('DATA_DIR') ?? './data'),
    databaseUrl,
    publicUrl: url(text, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    jwtSecret,
    encryptionKey,
    networkAllow: networks(text, development),
    rateLimitUser: integer(text, 'RATE_LIMIT_USER', 100, 1, 1_000_000),
    rateLimitIp: integer(text, 'RATE_LIMIT_IP', 30, 1, 1_000_000),
    concurrentCalls: integer(text, 'CONCURRENT_CALLS', 20, 1, 100_000),
    inboundReservePercent: integer(text, 'INBOUND_RESERVE_PERCENT', 20, 0, 100),
    registration: choice(text, 'REGISTRATION', ['open', 'invite', 'closed'], embedded ? 'open' : 'closed'),
    development,
    logLevel: choice(text, 'LOG_LEVEL', LOG_LEVELS, development ? 'warn' : 'info'),
    trustProxy: choice(text, 'TRUST_PROXY', ['true', 'false'], 'false') === 'true',
    corsOrigins: origins(text('CORS_ORIGINS')),
    drainSeconds: integer(text, 'DRAIN_SECONDS', 60, 0, 86_400),
    llm: languageModel(text, vendors.openAiUrl),
    vendors,
    walletFreeMicros: money(text, 'WALLET_FREE_BALANCE', '5'),
    payments: choice(text, 'PAYMENTS', ['manual', 'off'], development ? 'manual' : 'off'),
  });
}

type Text = (name: string) => string | null;

function languageModel(text: Text, openAiUrl: string): Config['llm'] {
  const apiKey = text('OPENAI_API_KEY');
  const baseUrl = url(text, 'LLM_BASE_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null;
  if (apiKey === null && baseUrl === null) return null;
  const models = list(text('LLM_MODELS') ?? 'gpt-4.1-mini');
  return { baseUrl: baseUrl ?? openAiUrl, apiKey, models };
}

function networks(text: Text, development: boolean): readonly string[] {
  const value = text('NETWORK_ALLOW');
  if (value === null) return development ? LOOPBACK : [];
  return list(value).map((cidr) => {
    if (!ipaddr.isValidCIDR(cidr)) throw new SettingError('NETWORK_ALLOW', `holds "${cidr}", which is no CIDR`);
    return cidr;
  });
}

function integer(text: Text, name: string, fallback: number, min: number, max: number): number {
  const value = text(name);
  if (value === null) return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return number;
  throw new SettingError(name, `is "${value}", not a whole number from ${min} to ${max}`);
}

function money(text: Text, name: string, fallback: string): number {
  const value = text(name) ?? fallback;
  const micros = parseMicros(value);
  if (micros === null) throw new SettingError(name, `is "${value}", not a decimal number of up to six places`);
  return micros;
}

function choice<T extends string>(text: Text, name: string, among: readonly T[], fallback: T): T {
  const value = text(name) ?? fallback;
  const found = among.find((item) => item === value);
  if (found === undefined) throw new SettingError(name, `is "${value}", not one of ${among.join(', ')}`);
  return found;
}

function url(text: Text, name: string, protocols: readonly string[]): string | null {
  const value = text(name);
  if (value === null) return null;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  throw new SettingError(name, `is not an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
}

function origins(value: string | null): Config['corsOrigins'] {
  return value === null || value === '*' ? '*' : list(value).map(originOf);
}

function originOf(value: string): string {
  if (URL.canParse(value) && new URL(value).origin === value) return value;
  throw new SettingError('CORS_ORIGINS', `holds "${value}", which is no origin`);
}

function list(value: string | null): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function directory(path: string): string {
  return isAbsolute(path) ? path : resolve(path);
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.parse(host).range() === 'loopback');
}
