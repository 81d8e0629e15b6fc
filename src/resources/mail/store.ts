// SQL of mails.
import { sql, type Insertable, type Selectable } from 'kysely';
import type { MailsTable } from '../../../generated/tables.ts';
import type { Db, Trx } from '../../database/transaction.ts';

type MailRow = Selectable<MailsTable>;

export async function insertMail(
  trx: Trx,
  mail: Pick<Insertable<MailsTable>, 'id' | 'workspace_id' | 'kind' | 'recipient' | 'content_sealed'>,
): Promise<void> {
  await trx.insertInto('mails').values(mail).execute();
}

export async function selectPendingMail(db: Db, id: string): Promise<MailRow | undefined> {
  return db.selectFrom('mails').selectAll().where('id', '=', id).where('status', '=', 'pending').executeTakeFirst();
}

/** Ends a mail once and removes its content. */
export async function finishMail(db: Db, id: string, status: 'sent' | 'failed', failure: string | null): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status, failure, content_sealed: null, finished_at: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Deletes up to `limit` mails that were written more than `days` ago. @returns the number deleted */
export async function deleteOldMails(db: Db, days: number, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from mails where id in (
      select id from mails where created_at < now() - make_interval(days => ${days}) order by created_at limit ${limit})
    returning 1`.execute(db);
  return rows.length;
}
