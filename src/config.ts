// Settings from the environment, read once, checked and frozen. Nothing else of Parley looks at process.env.
// A wrong setting throws SettingError: one line with which, why and an example. Secrets that are missing here are made and
// kept in the data directory (local-secrets.ts) when the database is embedded; with DATABASE_URL they are demanded.
import ipaddr from 'ipaddr.js';
import { isSupportedCountry } from 'libphonenumber-js/max';
import { isAbsolute, resolve } from 'node:path';
import { readProviders, type VendorSettings } from './config/providers.ts';
import { readRim, type RimConfig } from './config/rim.ts';
import { settings } from './config/settings.ts';
import { parseMicros } from './core/money.ts';
import type { LiveKitSettings } from './providers/telephony/livekit.ts';

export type RegistrationMode = 'open' | 'invite' | 'closed';

export interface Config extends RimConfig {
  host: string;
  port: number;
  dataDir: string;
  /** Null: the embedded database in the data directory. */
  databaseUrl: string | null;
  /** As set; null: made from the actual host and port. */
  publicUrl: string | null;
  /** Where browsers reach the voice role; null: at the public address. */
  voiceUrl: string | null;
  /** Where other processes of the deployment reach this one; null: at the actual host and port. */
  internalUrl: string | null;
  jwtSecret: string | null;
  encryptionKey: string | null;
  /** Keys of before, in base64; they open and never seal. */
  encryptionKeysOld: readonly string[];
  /** CIDRs that outgoing requests may reach although private. */
  networkAllow: readonly string[];
  rateLimitUser: number;
  rateLimitIp: number;
  /** Counts the requests of all processes; null: the database does. */
  redisUrl: string | null;
  /** Of one workspace, at once. */
  concurrentCalls: number;
  /** Calls at once of this process. */
  callsPerProcess: number;
  /** Of these, kept for inbound calls. */
  inboundReservePercent: number;
  registration: RegistrationMode;
  /** How long a session lasts, in days: without a refresh, and in any case. */
  sessions: { idleDays: number; maxDays: number };
  /** Embedded database on a loopback host: the demo workspace and its key are made and printed. */
  development: boolean;
  logLevel: string;
  /** How long live calls may go on when the service is asked to stop. */
  drainSeconds: number;
  /** How long the event loop may stand still before the process ends; 0: for ever. */
  watchdogSeconds: number;
  llm: { baseUrl: string; apiKey: string | null; models: readonly string[] } | null;
  embeddings: { baseUrl: string; apiKey: string | null; model: string } | null;
  /** Vendors that hear and speak. */
  vendors: VendorSettings;
  /** What the wallet of a new workspace begins with, micro-units. */
  walletFreeMicros: number;
  payments: 'manual' | 'stripe' | 'off';
  /** Set when `payments` is stripe. */
  stripe: { secretKey: string; webhookSecret: string; baseUrl: string | null } | null;
  demo: {
    /** The widget behind POST /v1/demo/…; null: the demo workspace's own, where there is one. */
    widgetId: string | null;
    /** Calls and messages a day (UTC), over all visitors. */
    perDay: number;
  };
  rateLimitDemo: number;
  /** What a new workspace may spend a day, micro-units; null: no such cap. */
  newWorkspaceDailyCapMicros: number | null;
  /** Countries that paid calls may go to, whatever a workspace allows; null: all. */
  dialCountries: ReadonlySet<string> | null;
  /** What visitors of a new widget may spend a day where its owner says nothing; null: as much as the wallet has. */
  widgetBudgetMicros: number | null;
  /** Prices of destinations that the operator sets, by prefix; of a minute. */
  callPrices: readonly { prefix: string; micros: number }[];
  /** The same of text messages; of a segment. */
  textPrices: readonly { prefix: string; micros: number }[];
  /** What a workspace may spend a day on a country; `*` for all others, null: as much as it has. */
  countryCaps: ReadonlyMap<string, number | null>;
  /** What a workspace may store, bytes; 0: as much as there is. */
  storageQuotaBytes: number;
  /** Longest leg that a call is transferred, or a caller forwarded, to. */
  maxTransferSeconds: number;
  twilio: TwilioSettings | null;
  livekit: LiveKitSettings | null;
}

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  /** Null: Twilio's own. */
  apiUrl: string | null;
  callsPerSecond: number;
}

export class SettingError extends Error {
  constructor(name: string, why: string) {
    const example = settings.find((setting) => setting.name === name)?.example ?? '';
    super(`${name} ${why}. Example: ${name}=${example}`);
    this.name = 'SettingError';
  }
}

const MIB = 1024 * 1024;
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
  const reader = {
    text,
    url: (name: string, protocols: readonly string[]) => url(text, name, protocols)?.replace(/\/+$/, '') ?? null,
    integer: (name: string, fallback: number, min: number, max: number) => integer(text, name, fallback, min, max),
    list,
    refuse(name: string, why: string): never {
      throw new SettingError(name, why);
    },
  };
  const vendors = readProviders(reader);
  return Object.freeze({
    host,
    port: integer(text, 'PORT', 3000, 0, 65_535),
    dataDir: directory(text('DATA_DIR') ?? './data'),
    databaseUrl,
    publicUrl: url(text, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    voiceUrl: url(text, 'VOICE_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    internalUrl: url(text, 'INTERNAL_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    ...secrets(text, embedded),
    networkAllow: networks(text, development),
    rateLimitUser: integer(text, 'RATE_LIMIT_USER', 100, 1, 1_000_000),
    rateLimitIp: integer(text, 'RATE_LIMIT_IP', 30, 1, 1_000_000),
    redisUrl: redis(text),
    concurrentCalls: integer(text, 'CONCURRENT_CALLS', 20, 1, 100_000),
    callsPerProcess: integer(text, 'CALLS_PER_PROCESS', 100, 1, 10_000),
    inboundReservePercent: integer(text, 'INBOUND_RESERVE_PERCENT', 20, 0, 100),
    registration: choice(text, 'REGISTRATION', ['open', 'invite', 'closed'], development ? 'open' : 'closed'),
    sessions: {
      idleDays: integer(text, 'SESSION_IDLE_DAYS', 30, 1, 3650),
      maxDays: integer(text, 'SESSION_MAX_DAYS', 90, 1, 3650),
    },
    storageQuotaBytes: integer(text, 'STORAGE_QUOTA_MIB', 10_240, 0, 1_000_000_000) * MIB,
    development,
    logLevel: choice(text, 'LOG_LEVEL', LOG_LEVELS, development ? 'warn' : 'info'),
    ...readRim({ ...reader, development, isOneOfMany: !embedded }),
    drainSeconds: integer(text, 'DRAIN_SECONDS', 60, 0, 86_400),
    watchdogSeconds: integer(text, 'WATCHDOG_SECONDS', 20, 0, 3_600),
    llm: languageModel(text, vendors.openAiUrl),
    embeddings: embeddingsServer(text),
    vendors,
    walletFreeMicros: money(text, 'WALLET_FREE_BALANCE', development ? '5' : '0'),
    ...spending(text),
    twilio: twilio(text),
    livekit: livekit(text),
    demo: { widgetId: text('DEMO_WIDGET_ID'), perDay: integer(text, 'DEMO_PER_DAY', 500, 0, 1_000_000) },
    rateLimitDemo: integer(text, 'RATE_LIMIT_DEMO', 10, 1, 1_000_000),
    ...paymentProvider(text, development),
  });
}

type Text = (name: string) => string | null;

/** The password of `main.ts owner`, exactly as set. Not part of Config, so that the service never holds it. */
export function readOwnerPassword(env: Env = process.env): string | null {
  return env['PARLEY_OWNER_PASSWORD'] || null;
}

/** What signs tokens and seals secrets. With the embedded database, what is not set is made and kept beside it. */
function secrets(text: Text, embedded: boolean): Pick<Config, 'jwtSecret' | 'encryptionKey' | 'encryptionKeysOld'> {
  const jwtSecret = text('JWT_SECRET');
  if (jwtSecret !== null && jwtSecret.length < 32) throw new SettingError('JWT_SECRET', 'has fewer than 32 characters');
  const encryptionKey = text('ENCRYPTION_KEY');
  if (encryptionKey !== null) requireKey('ENCRYPTION_KEY', encryptionKey);
  const encryptionKeysOld = list(text('ENCRYPTION_KEYS_OLD'));
  for (const key of encryptionKeysOld) requireKey('ENCRYPTION_KEYS_OLD', key);
  if (!embedded && jwtSecret === null) throw new SettingError('JWT_SECRET', 'must be set together with DATABASE_URL');
  if (!embedded && encryptionKey === null) {
    throw new SettingError('ENCRYPTION_KEY', 'must be set together with DATABASE_URL');
  }
  return { jwtSecret, encryptionKey, encryptionKeysOld };
}

function redis(text: Text): string | null {
  const value = url(text, 'REDIS_URL', ['redis:', 'rediss:']);
  if (value !== null && !/^(\/\d*)?$/.test(new URL(value).pathname)) {
    throw new SettingError('REDIS_URL', 'has a path that is not the number of a database');
  }
  return value;
}

function languageModel(text: Text, openAiUrl: string): Config['llm'] {
  const apiKey = text('OPENAI_API_KEY');
  const baseUrl = url(text, 'LLM_BASE_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null;
  if (apiKey === null && baseUrl === null) return null;
  const models = list(text('LLM_MODELS') ?? 'gpt-4.1-mini');
  return { baseUrl: baseUrl ?? openAiUrl, apiKey, models };
}

function twilio(text: Text): TwilioSettings | null {
  const accountSid = text('TWILIO_ACCOUNT_SID');
  if (accountSid === null) return null;
  if (!/^AC[0-9a-f]{32}$/.test(accountSid)) throw new SettingError('TWILIO_ACCOUNT_SID', 'is no account SID');
  const authToken = text('TWILIO_AUTH_TOKEN');
  if (authToken === null) throw new SettingError('TWILIO_AUTH_TOKEN', 'must be set together with TWILIO_ACCOUNT_SID');
  const apiUrl = url(text, 'TWILIO_API_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null;
  return { accountSid, authToken, apiUrl, callsPerSecond: integer(text, 'TWILIO_CALLS_PER_SECOND', 1, 1, 1000) };
}

function livekit(text: Text): LiveKitSettings | null {
  const address = url(text, 'LIVEKIT_URL', ['ws:', 'wss:', 'http:', 'https:'])?.replace(/\/+$/, '') ?? null;
  if (address === null) return null;
  const needed = (name: string) => {
    const value = text(name);
    if (value === null) throw new SettingError(name, 'must be set together with LIVEKIT_URL');
    return value;
  };
  return {
    url: address,
    apiKey: needed('LIVEKIT_API_KEY'),
    apiSecret: needed('LIVEKIT_API_SECRET'),
    sipTrunkId: text('LIVEKIT_SIP_TRUNK_ID'),
  };
}

function countries(text: Text): ReadonlySet<string> | null {
  const value = text('DIAL_COUNTRIES');
  if (value === null || value === '*') return null;
  return new Set(
    list(value).map((code) => {
      if (!isSupportedCountry(code)) throw new SettingError('DIAL_COUNTRIES', `holds "${code}", which is no country`);
      return code;
    }),
  );
}

type Spending =
  | 'newWorkspaceDailyCapMicros'
  | 'dialCountries'
  | 'callPrices'
  | 'textPrices'
  | 'countryCaps'
  | 'widgetBudgetMicros'
  | 'maxTransferSeconds';

/** What bounds the money that workspaces, their calls and their visitors spend. */
function spending(text: Text): Pick<Config, Spending> {
  return {
    newWorkspaceDailyCapMicros:
      text('NEW_WORKSPACE_DAILY_CAP') === 'none' ? null : money(text, 'NEW_WORKSPACE_DAILY_CAP', '20'),
    dialCountries: countries(text),
    callPrices: pricesByPrefix(text, 'CALL_PRICES', 'a minute'),
    textPrices: pricesByPrefix(text, 'TEXT_PRICES', 'a segment'),
    countryCaps: countryCaps(text),
    widgetBudgetMicros: text('WIDGET_BUDGET') === 'none' ? null : money(text, 'WIDGET_BUDGET', '10'),
    maxTransferSeconds: integer(text, 'MAX_TRANSFER_SECONDS', 1_800, 60, 14_400),
  };
}

function pricesByPrefix(text: Text, name: string, unit: string): Config['callPrices'] {
  return list(text(name) ?? '').map((entry) => {
    const [, prefix, amount] = /^(\+[1-9]\d{0,14})=(\d+(?:\.\d+)?)$/.exec(entry) ?? [];
    const micros = amount === undefined ? null : parseMicros(amount);
    if (!prefix || micros === null) {
      throw new SettingError(name, `holds "${entry}"; each entry is a prefix and USD ${unit}, like +44=0.02`);
    }
    return { prefix, micros };
  });
}

function countryCaps(text: Text): Config['countryCaps'] {
  const name = 'COUNTRY_DAILY_CAPS';
  const entries = list(text(name) ?? '*=100,US=none,CA=none').map((entry): [string, number | null] => {
    const [, country, amount] = /^(\*|[A-Z]{2})=(none|\d+(?:\.\d+)?)$/.exec(entry) ?? [];
    const micros = amount === undefined || amount === 'none' ? null : parseMicros(amount);
    const isKnown = country === '*' || (country !== undefined && isSupportedCountry(country));
    if (!isKnown || (micros === null && amount !== 'none')) {
      throw new SettingError(
        name,
        `holds "${entry}"; each entry is a country or *, and USD a day or none, like GB=500`,
      );
    }
    return [country, micros];
  });
  return new Map(entries);
}

function embeddingsServer(text: Text): Config['embeddings'] {
  const baseUrl = url(text, 'EMBEDDINGS_BASE_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null;
  if (baseUrl === null) return null;
  return { baseUrl, apiKey: text('EMBEDDINGS_API_KEY'), model: text('EMBEDDINGS_MODEL') ?? 'text-embedding-3-small' };
}

function paymentProvider(text: Text, development: boolean): Pick<Config, 'payments' | 'stripe'> {
  const payments = choice(text, 'PAYMENTS', ['manual', 'stripe', 'off'] as const, development ? 'manual' : 'off');
  if (payments !== 'stripe') return { payments, stripe: null };
  const needed = (name: string) => {
    const value = text(name);
    if (value === null) throw new SettingError(name, 'must be set together with PAYMENTS=stripe');
    return value;
  };
  const baseUrl = url(text, 'STRIPE_BASE_URL', ['http:', 'https:']);
  if (baseUrl !== null && new URL(baseUrl).pathname !== '/') {
    throw new SettingError('STRIPE_BASE_URL', 'has a path, which an origin has not');
  }
  return {
    payments,
    stripe: {
      secretKey: needed('STRIPE_SECRET_KEY'),
      webhookSecret: needed('STRIPE_WEBHOOK_SECRET'),
      baseUrl,
    },
  };
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

function list(value: string | null): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function requireKey(name: string, key: string): void {
  if (Buffer.from(key, 'base64').length < 32) throw new SettingError(name, 'is not 32 bytes in base64');
}

function directory(path: string): string {
  return isAbsolute(path) ? path : resolve(path);
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.parse(host).range() === 'loopback');
}
