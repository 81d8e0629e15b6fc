// Settings of the deployment, read from the environment once, validated and frozen. Only this file reads process.env and the file
// `.env` of the working directory, which adds to it.
// Each setting is declared in config/ or with its provider; here they become one object. An invalid setting throws SettingError:
// one line with its name, the reason and an example. With the embedded database, secrets that are not set are generated and
// stored in the data directory. With DATABASE_URL, they are required.
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { capacitySettings, demoSettings, storageQuotaMib } from './config/call-settings.ts';
import { httpSettings } from './config/http-settings.ts';
import { mailSettings } from './config/mail-settings.ts';
import { billing, payments, spendingSettings, walletFreeMicros } from './config/money-settings.ts';
import {
  accountSettings,
  addressSettings,
  operationSettings,
  ownerPassword,
  secretSettings,
} from './config/process-settings.ts';
import { sections } from './config/sections.ts';
import { oidcSettings } from './config/sign-in-settings.ts';
import { readStorage } from './config/storage-settings.ts';
import { tracingSettings } from './config/tracing-settings.ts';
import { unknownSettings, type UnknownSetting } from './config/unknown-settings.ts';
import {
  readEnabled,
  readGroup,
  requireSetting,
  SettingError,
  type Environment,
  type ValuesOf,
} from './core/setting.ts';
import { readProviderSettings, type ProviderSettings } from './providers/provider-settings.ts';
import type { S3Settings } from './providers/storage/s3/client.ts';
import {
  readCarrierSettings,
  readPaymentSettings,
  type CarrierSettings,
  type PaymentSettings,
} from './providers/vendors/index.ts';

type Groups = ValuesOf<typeof addressSettings> &
  ValuesOf<typeof secretSettings> &
  ValuesOf<typeof operationSettings> &
  ValuesOf<typeof httpSettings> &
  ValuesOf<typeof mailSettings> &
  ValuesOf<typeof capacitySettings> &
  ValuesOf<typeof spendingSettings> &
  CarrierSettings;

export interface Config extends Groups {
  /** Embedded database on a loopback host: the demo workspace and its key are created and printed. */
  development: boolean;
  registration: ValuesOf<typeof accountSettings>['registration'];
  workspacesPerUser: number;
  clonedVoicesPerWorkspace: number;
  /** Lifetime of a session in days: without a refresh, and in total. */
  sessions: { idleDays: number; maxDays: number };
  /** Bucket of recordings and documents; null: files in the data directory. */
  s3: S3Settings | null;
  /** The identity provider at which users can sign in. */
  oidc: ReturnType<typeof readOidc>;
  /** Storage quota of a workspace, bytes; 0: no quota. */
  storageQuotaBytes: number;
  /** Balance of the wallet of a new workspace, micro-units. */
  walletFreeMicros: number;
  /** With 'off', calls need no balance. */
  billing: 'off' | 'prepaid';
  payments: ReturnType<typeof payments.read>;
  paymentSettings: PaymentSettings;
  demo: ValuesOf<typeof demoSettings>;
  /** The collector that receives a trace of each call. */
  tracing: ValuesOf<typeof tracingSettings>;
  providers: ProviderSettings;
}

const MIB = 1024 * 1024;

type Env = Readonly<Record<string, string | undefined>>;

/** @throws SettingError */
export function readConfig(env: Env = process.env): Readonly<Config> {
  const environment = environmentOf(env);
  const { sessionIdleDays, sessionMaxDays, ...accounts } = readGroup(accountSettings, environment);
  const paidBy = payments.read(environment);
  return Object.freeze({
    ...readGroup(addressSettings, environment),
    ...secrets(environment),
    ...readGroup(operationSettings, environment),
    ...readGroup(httpSettings, environment),
    ...readMail(environment),
    ...readGroup(capacitySettings, environment),
    ...readGroup(spendingSettings, environment),
    ...readCarrierSettings(environment),
    development: environment.development,
    ...accounts,
    sessions: { idleDays: sessionIdleDays, maxDays: sessionMaxDays },
    s3: readStorage(environment),
    oidc: readOidc(environment),
    storageQuotaBytes: storageQuotaMib.read(environment) * MIB,
    walletFreeMicros: walletFreeMicros.read(environment),
    billing: billing.read(environment) ?? billingOf(environment),
    payments: paidBy,
    paymentSettings: readPaymentSettings(paidBy, environment),
    demo: readGroup(demoSettings, environment),
    tracing: readGroup(tracingSettings, environment),
    providers: readProviderSettings(environment),
  });
}

export interface SettingsReport {
  /** One line per invalid setting. */
  wrong: string[];
  unknown: UnknownSetting[];
  /** Number of settings that are set. */
  set: number;
}

/** Reports every invalid setting, while readConfig stops at the first, and names that resemble a setting. */
export function examineSettings(env: Env = process.env): SettingsReport {
  const environment = environmentIfReadable(env);
  const settings = sections.flatMap((section) => section.settings);
  const reads = [
    ...settings.map((setting) => () => setting.read(environment)),
    ...requiredSecrets(environment),
    () => readConfig(env),
  ];
  const wrong = reads.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      return [error.message];
    }
  });
  const given = Object.keys(env).filter((name) => environment.text(name) !== null);
  const names = settings.map(({ name }) => name);
  const set = given.filter((name) => names.includes(name)).length;
  return { wrong: [...new Set(wrong)], unknown: unknownSettings(given, names), set };
}

/** Returns the environment, or a server's environment if an invalid setting hides the mode. */
function environmentIfReadable(env: Env): Environment {
  try {
    return environmentOf(env);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return { text: (name) => env[name]?.trim() || null, development: false, embedded: false };
  }
}

const ENV_FILE = '.env';

/**
 * Adds the variables of `.env` in the working directory to the environment, without replacing existing ones.
 * @returns whether the file exists
 * @throws Error with a sentence for the operator
 */
export function loadEnvFile(): boolean {
  try {
    process.loadEnvFile(join(process.cwd(), ENV_FILE));
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    throw new Error(`the file ${ENV_FILE} in ${process.cwd()} cannot be read: ${message}`, { cause: error });
  }
}

/** Returns the password of `main.ts owner`, exactly as set. */
export function readOwnerPassword(): string | null {
  return process.env[ownerPassword.name] || null;
}

/** Reads the mail settings. Mails contain links that reset passwords, so only a developer's own log may show them. */
function readMail(environment: Environment): ValuesOf<typeof mailSettings> {
  const values = readGroup(mailSettings, environment);
  if (values.mail.kind === 'log' && !environment.development) {
    mailSettings.mail.refuse('is "log", which is for development only: mails contain secrets');
  }
  if (values.mail.kind === 'smtp') requireSetting(mailSettings.mailFrom, environment, 'MAIL');
  return values;
}

/** Derives the mode from two settings whose own defaults do not depend on it. */
function environmentOf(env: Env): Environment {
  const outside: Environment = {
    text: (name) => env[name]?.trim() || null,
    development: false,
    embedded: false,
  };
  const embedded = addressSettings.databaseUrl.read(outside) === null;
  const development = embedded && isLoopback(addressSettings.host.read(outside));
  return { ...outside, embedded, development };
}

function readOidc(environment: Environment) {
  return readEnabled(oidcSettings, environment, { enabledBy: 'issuer', required: ['clientId'] });
}

/** Returns the default: a deployment with payments bills its workspaces. */
function billingOf(environment: Environment): Config['billing'] {
  return (environment.text(payments.name) ?? 'off') === 'off' ? 'off' : 'prepaid';
}

function secrets(environment: Environment): ValuesOf<typeof secretSettings> {
  const values = readGroup(secretSettings, environment);
  for (const requireOne of requiredSecrets(environment)) requireOne();
  return values;
}

/** Returns one check for each secret that a server database requires, so that a report can name all that are missing. */
function requiredSecrets(environment: Environment): (() => string)[] {
  if (environment.text('DATABASE_URL') === null) return [];
  const { jwtSecret, encryptionKey } = secretSettings;
  return [jwtSecret, encryptionKey].map((one) => () => requireSetting(one, environment, 'DATABASE_URL'));
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.parse(host).range() === 'loopback');
}
