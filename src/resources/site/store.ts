// SQL of contact messages, newsletter subscribers and client events.
import { sql, type Insertable, type Selectable } from 'kysely';
import type {
  ClientEventsTable,
  ContactMessagesTable,
  NewsletterSubscribersTable,
  SiteDaysTable,
} from '../../../generated/tables.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Db, Trx } from '../../database/transaction.ts';

declare module '../../../generated/tables.ts' {
  interface JsonShapes {
    'client_events.properties': JsonObject;
  }
}

type ContactMessageRow = Selectable<ContactMessagesTable>;
type SubscriberRow = Selectable<NewsletterSubscribersTable>;
type EventRow = Selectable<ClientEventsTable>;
export type DayKind = SiteDaysTable['kind'];

/** Counts `added` of a kind unless the day would exceed `most`. @returns whether they fit */
export async function addToDay(trx: Trx, kind: DayKind, added: number, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into site_days as d (day, kind, count) values ((now() at time zone 'utc')::date, ${kind}, ${added})
    on conflict (day, kind) do update set count = d.count + excluded.count where d.count + excluded.count <= ${most}
    returning 1`.execute(trx);
  return rows.length > 0;
}

export async function insertContact(trx: Trx, row: Insertable<ContactMessagesTable>): Promise<void> {
  await trx.insertInto('contact_messages').values(row).execute();
}

/** Locks an address, so that its requests are processed one at a time. */
export async function lockAddress(trx: Trx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('newsletter ' || lower(${email}), 0))`.execute(trx);
}

export async function selectSubscriber(trx: Trx, email: string): Promise<SubscriberRow | undefined> {
  return trx
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Inserts a subscriber and counts the first mail. */
export async function insertSubscriber(trx: Trx, id: string, email: string, token: string): Promise<SubscriberRow> {
  const row = { id, email, token, mails: 1 };
  return trx.insertInto('newsletter_subscribers').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Counts a mail, unless the address has received `most` in a day. @returns whether it may be sent */
export async function takeMail(trx: Trx, id: string, most: number): Promise<boolean> {
  const { rows } = await sql`
    update newsletter_subscribers set
      mails = case when mails_since < now() - interval '1 day' then 1 else mails + 1 end,
      mails_since = case when mails_since < now() - interval '1 day' then now() else mails_since end
    where id = ${id} and (mails < ${most} or mails_since < now() - interval '1 day')
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** @returns whether the token belongs to a subscription that has not ended */
export async function confirmSubscriber(db: Db, token: string): Promise<boolean> {
  const { rows } = await sql`
    update newsletter_subscribers set status = 'confirmed', confirmed_at = coalesce(confirmed_at, now())
    where token = ${token} and status in ('pending', 'confirmed') returning 1`.execute(db);
  return rows.length > 0;
}

/** Deletes the address. @returns whether the token belongs to a subscription, ended or not */
export async function endSubscriber(db: Db, token: string): Promise<boolean> {
  const { rows } = await sql`
    update newsletter_subscribers set status = 'ended', email = null, ended_at = coalesce(ended_at, now())
    where token = ${token} returning 1`.execute(db);
  return rows.length > 0;
}

type NewClientEvent = Pick<EventRow, 'name' | 'page'> & { properties: JsonObject; occurredAt: string | null };

/** The year 0 is valid in a request, but not a valid Postgres timestamp. */
const secondsOf = (time: string | null): number | null => (time === null ? null : Date.parse(time) / 1000);

/** Inserts events. Times more than a day off, and future times, are replaced by the current time. */
export async function insertEvents(trx: Trx, events: readonly NewClientEvent[]): Promise<void> {
  await sql`
    insert into client_events (name, page, properties, occurred_at)
    select name, page, properties,
      case when seconds between extract(epoch from now() - interval '1 day') and extract(epoch from now())
        then to_timestamp(seconds) else now() end
    from jsonb_to_recordset(${JSON.stringify(
      events.map(({ occurredAt, ...event }) => ({ ...event, seconds: secondsOf(occurredAt) })),
    )}::jsonb) as given (name text, page text, properties jsonb, seconds double precision)`.execute(trx);
}

/** Deletes expired rows, at most `limit` of each kind. @returns whether more may be left */
export async function deleteOld(db: Db, days: Keep, limit: number): Promise<boolean> {
  const counts = await Promise.all([
    deleteFrom(db, 'contact_messages', sql`created_at < now() - make_interval(days => ${days.contact})`, limit),
    deleteFrom(db, 'client_events', sql`received_at < now() - make_interval(days => ${days.events})`, limit),
    deleteFrom(
      db,
      'newsletter_subscribers',
      sql`status = 'pending' and created_at < now() - make_interval(days => ${days.pending})
        or ended_at < now() - make_interval(days => ${days.ended})`,
      limit,
    ),
    deleteFrom(db, 'site_days', sql`day < current_date - 90`, limit),
  ]);
  return counts.some((count) => count === limit);
}

/** Retention periods in days. */
export interface Keep {
  contact: number;
  events: number;
  /** Unconfirmed subscriptions. */
  pending: number;
  /** Tokens of ended subscriptions. */
  ended: number;
}

async function deleteFrom(db: Db, table: string, where: ReturnType<typeof sql>, limit: number): Promise<number> {
  const name = sql.table(table);
  const { rows } = await sql`
    delete from ${name} where ctid = any(array(select ctid from ${name} where ${where} limit ${limit})) returning 1`.execute(
    db,
  );
  return rows.length;
}

/** Newest first. */
export async function selectContacts(db: Db, days: number, limit: number): Promise<ContactMessageRow[]> {
  return db
    .selectFrom('contact_messages')
    .selectAll()
    .where(sql<boolean>`created_at > now() - make_interval(days => ${days})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Confirmed subscribers, newest first. */
export async function selectConfirmed(db: Db, limit: number): Promise<(SubscriberRow & { email: string })[]> {
  return db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('status', '=', 'confirmed')
    .where('email', 'is not', null)
    .orderBy('confirmed_at', 'desc')
    .limit(limit)
    .$narrowType<{ email: string }>()
    .execute();
}

export interface EventCount {
  day: string;
  name: string;
  page: string | null;
  count: number;
}

export async function countEvents(db: Db, days: number, limit: number): Promise<EventCount[]> {
  const { rows } = await sql<EventCount>`
    select to_char(occurred_at at time zone 'utc', 'YYYY-MM-DD') as day, name, page, count(*)::int as count
    from client_events where received_at > now() - make_interval(days => ${days})
    group by 1, 2, 3 order by 1 desc, 4 desc, 2, 3 limit ${limit}`.execute(db);
  return rows;
}

/** Deletes all rows of an address. @returns the number of rows */
export async function deleteAddress(trx: Trx, email: string): Promise<number> {
  const { rows } = await sql`
    with messages as (delete from contact_messages where lower(email) = ${email.toLowerCase()} returning 1),
      subscribers as (delete from newsletter_subscribers where lower(email) = ${email.toLowerCase()} returning 1)
    select 1 from messages union all select 1 from subscribers`.execute(trx);
  return rows.length;
}
