// `npm run inbox -- contact|newsletter|events|forget`: submissions of visitors of the operator's web pages. Runs while the
// service runs, or on a stopped embedded database. Visitors' text is printed without control characters, which a terminal would
// obey.
import type { Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import type { Db } from '../database/transaction.ts';
import { linksOf } from '../resources/site/service.ts';
import {
  forgetAddress,
  readEventCounts,
  readMessages,
  readSubscribers,
  type InboxMessage,
} from '../resources/site/service/inbox.ts';
import { openForCommand } from './command-database.ts';
import { helpHint, readOptions } from './options.ts';

const OPTIONS = {
  days: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
} as const;
const KINDS = ['contact', 'newsletter', 'events', 'forget'] as const;
const MAX_DAYS = 180;
const MAX_LINES = 100_000;

interface Wanted {
  kind: (typeof KINDS)[number];
  /** Address for `forget`. */
  email: string;
  days: number;
  limit: number;
  json: boolean;
}

/** @throws Error with a sentence for the operator */
export async function showInbox(config: Config, args: readonly string[]): Promise<void> {
  const wanted = readInboxArguments(args);
  const database = await openForCommand(config);
  try {
    await migrate(database);
    const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
    const lines = await inboxLines({ db: database.db, publicUrl }, wanted);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  } finally {
    await database.close();
  }
}

/** @throws Error with a sentence for the operator */
export function readInboxArguments(args: readonly string[]): Wanted {
  const { values, positionals } = readOptions('inbox', args, OPTIONS, { maxPositionals: 2 });
  const [given, email = ''] = positionals;
  const kind = KINDS.find((known) => known === given);
  if (!kind) throw new Error(`say what to show: ${KINDS.join(', ')}; ${helpHint('inbox')}`);
  if ((kind === 'forget') !== (email !== '')) {
    throw new Error(kind === 'forget' ? `say whom: npm run inbox -- forget ada@example.com` : `"${email}" is too much`);
  }
  const days = readNumber('--days', values.days ?? '30', MAX_DAYS);
  const limit = readNumber('--limit', values.limit ?? '1000', MAX_LINES);
  return { kind, email, days, limit, json: values.json ?? false };
}

function readNumber(option: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value;
  throw new Error(`${option} is "${text}"; it must be a whole number from 1 to ${most}`);
}

export async function inboxLines(
  { db, publicUrl }: { db: Db; publicUrl: string },
  wanted: Wanted,
): Promise<readonly string[]> {
  const { kind, email, limit, json } = wanted;
  if (kind === 'forget') {
    const deleted = await forgetAddress(db, email);
    return [json ? JSON.stringify({ deleted }) : `Deleted ${deleted} ${deleted === 1 ? 'row' : 'rows'} of ${email}.`];
  }
  if (kind === 'contact') return show(await readMessages(db, wanted), json, messageOf, 'No messages.');
  if (kind === 'events') {
    const line = ({ day, name, page, count }: { day: string; name: string; page: string | null; count: number }) =>
      [day, String(count).padStart(7), name, page ?? ''].join('  ').trimEnd();
    return show(await readEventCounts(db, wanted), json, line, 'No events.');
  }
  const oneClickOf = (token: string) => linksOf({ publicUrl: () => publicUrl }, token).oneClick;
  const rows = await readSubscribers(db, limit, oneClickOf);
  return show(rows, json, (row) => `${row.confirmed_at}  ${row.email}  ${row.unsubscribe_url}`, 'No subscribers.');
}

function show<Row>(rows: readonly Row[], json: boolean, lineOf: (row: Row) => string, none: string): readonly string[] {
  if (json) return rows.map((row) => JSON.stringify(row));
  return rows.length === 0 ? [none] : rows.map((row) => printable(lineOf(row)));
}

function messageOf({ created_at: at, email, name, subject, message }: InboxMessage): string {
  const head = `${at}  ${name === null ? email : `${name} <${email}>`}${subject === null ? '' : `  ${subject}`}`;
  return `${head}\n${message.replace(/^/gm, '  ')}\n`;
}

/** Removes control characters and direction marks, except line breaks. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : ' '));
}
