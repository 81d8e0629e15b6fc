// `npm run owner -- <email>`: creates a user with a workspace, even while registration is closed. Works on a server database at
// any time, and on the embedded one while the service is stopped. Running it again with the same email address changes nothing,
// except with --new-password or --drop-second-factor. The password is read from the terminal, PARLEY_OWNER_PASSWORD or standard
// input, or is generated and printed once. It is never an argument, which other users could see.
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import validators from '../../generated/validators.cjs';
import { readOwnerPassword, type Config } from '../config.ts';
import { Failure } from '../core/errors.ts';
import { parseMicros } from '../core/money.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/pool.ts';
import { textOf } from '../protocol/validation-text.ts';
import { createOwner, setPassword } from '../resources/auth/owners.ts';
import { dropSecondFactor } from '../resources/auth/second-factor.ts';
import { findUserId } from '../resources/auth/service.ts';
import { openForCommand } from './command-database.ts';
import { readOptions } from './options.ts';
import { askForNewPassword } from './terminal.ts';

const OPTIONS = {
  name: { type: 'string' },
  workspace: { type: 'string' },
  balance: { type: 'string' },
  'new-password': { type: 'boolean' },
  'drop-second-factor': { type: 'boolean' },
  'password-stdin': { type: 'boolean' },
} as const;
// 144 bits: impossible to guess, and short enough to copy from a terminal.
const GENERATED_BYTES = 18;
// Placeholder while the other input is validated, so that a password is requested only if the rest is valid.
const PLACEHOLDER = 'x'.repeat(32);

interface Wanted {
  email: string;
  name: string;
  workspaceName: string | undefined;
  balanceMicros: number | undefined;
  newPassword: boolean;
  dropSecondFactor: boolean;
  passwordStdin: boolean;
}

interface Password {
  value: string;
  generated: boolean;
}

/** @throws Error with a sentence for the operator */
export async function makeOwner(config: Config, args: readonly string[]): Promise<void> {
  const wanted = readArguments(args);
  check(wanted, PLACEHOLDER);
  const database = await openForCommand(config);
  try {
    await migrate(database);
    process.stdout.write(`${await createOrUpdate(config, database, wanted)}\n`);
  } finally {
    await database.close();
  }
}

function readArguments(args: readonly string[]): Wanted {
  const { values, positionals } = readOptions('owner', args, OPTIONS, { maxPositionals: 1 });
  const [email] = positionals;
  if (email === undefined) throw new Error(`an email address is required: npm run owner -- you@example.com`);
  const balance = values.balance === undefined ? undefined : parseMicros(values.balance);
  if (balance === null)
    throw new Error(`--balance is "${values.balance}"; it must be a decimal number with at most six decimal places`);
  return {
    email,
    name: values.name ?? (email.split('@', 1)[0] || email),
    workspaceName: values.workspace,
    balanceMicros: balance,
    newPassword: values['new-password'] ?? false,
    dropSecondFactor: values['drop-second-factor'] ?? false,
    passwordStdin: values['password-stdin'] ?? false,
  };
}

/** Creates the user or changes the password. @returns a sentence that reports the result */
async function createOrUpdate(config: Config, { db }: Database, wanted: Wanted): Promise<string> {
  const { email } = wanted;
  const existing = await findUserId(db, email);
  if (wanted.dropSecondFactor) return withoutSecondFactor(db, email, existing);
  if (existing !== undefined && !wanted.newPassword) {
    return `${email} exists already; nothing was changed. To set a new password, add --new-password.`;
  }
  if (existing === undefined && wanted.newPassword) {
    throw new Error(`there is no user ${email}; without --new-password the command creates one`);
  }
  const password = await passwordOf(wanted);
  check(wanted, password.value);
  const shown = password.generated
    ? `\nThe password, shown only once: ${password.value}\nChange it after the first login (PATCH /v1/auth/me).`
    : '';
  if (existing !== undefined) {
    await refusing(`the password of ${email} was not changed`, setPassword({ db }, existing, password.value));
    return `${email} has a new password, and the user’s sessions have ended.${shown}`;
  }
  const { workspaceId } = await create(config, db, wanted, password.value);
  return `Created ${email}, who owns the workspace ${workspaceId}.${shown}`;
}

async function withoutSecondFactor(db: Database['db'], email: string, userId: string | undefined): Promise<string> {
  if (userId === undefined) throw new Error(`there is no user ${email}`);
  return (await dropSecondFactor({ db }, userId))
    ? `${email} logs in without a second factor now, and can enroll another.`
    : `${email} had no second factor; nothing was changed.`;
}

/** Reads the password. Sources in order: the setting, standard input if requested, the terminal, otherwise generated. */
async function passwordOf({ passwordStdin }: Wanted): Promise<Password> {
  const set = readOwnerPassword();
  if (set !== null) return { value: set, generated: false };
  if (passwordStdin) return { value: (await text(process.stdin)).replace(/\r?\n$/, ''), generated: false };
  const typed = process.stdin.isTTY ? await askForNewPassword() : '';
  if (typed !== '') return { value: typed, generated: false };
  return { value: randomBytes(GENERATED_BYTES).toString('base64url'), generated: true };
}

/** Validates the input against the contract of registerUser. */
function check({ email, name, workspaceName }: Wanted, password: string): void {
  const validate = validators.registerUser?.body;
  if (!validate) throw new Error('the contract has no registerUser: run npm run generate');
  const body = { email, name, password, ...(workspaceName === undefined ? {} : { workspace_name: workspaceName }) };
  if (validate(body)) return;
  const [first] = validate.errors ?? [];
  const what = first ? textOf(first.keyword, first.params, first.message) : 'is not valid';
  throw new Error(`${first?.instancePath.slice(1) || 'the input'} ${what}`);
}

function create(config: Config, db: Database['db'], wanted: Wanted, password: string) {
  const { email, name, workspaceName, balanceMicros } = wanted;
  const input = { email, name, workspaceName, password };
  // Another process may have created the same user meanwhile.
  return refusing(`${email} was not created`, createOwner({ db, config }, input, balanceMicros));
}

/** Turns a Failure into an Error with a sentence for the operator. */
async function refusing<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const [field] = error.details.errors ?? [];
    const why = field ? `${field.pointer.slice(1)} ${field.detail}` : error.message;
    throw new Error(`${what}: ${why}`, { cause: error });
  }
}
