// Rows of onward_legs: legs that a carrier keeps open in addition to or after a call's own leg. All times are from the database
// clock.
// Invariant: a leg ends once. The statement that ends it reports whether it did.
import { sql, type Insertable, type Selectable } from 'kysely';
import type { OnwardLegsTable } from '../../../../generated/tables.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export type OnwardLeg = Selectable<OnwardLegsTable>;
type NewLeg = Omit<Insertable<OnwardLegsTable>, 'expires_at' | 'requested_at' | 'created_at'>;

/** @param expiresInSeconds seconds from now until the leg is checked */
export async function insertOnwardLeg(
  trx: Trx,
  leg: NewLeg,
  { expiresInSeconds, isRequested }: { expiresInSeconds: number; isRequested: boolean },
): Promise<void> {
  const requested_at = isRequested ? sql<Date>`clock_timestamp()` : null;
  await trx
    .insertInto('onward_legs')
    .values({ ...leg, requested_at, expires_at: inSeconds(expiresInSeconds) })
    .execute();
}

/**
 * Marks the leg as requested at the carrier.
 * @returns false when the leg is already over and the carrier request must not be sent
 */
export async function markLegRequested(db: Db, id: string, expiresInSeconds: number): Promise<boolean> {
  const row = await db
    .updateTable('onward_legs')
    .set({ requested_at: sql`clock_timestamp()`, expires_at: inSeconds(expiresInSeconds) })
    .where('id', '=', id)
    .where('requested_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markLegAnswered(db: Db, id: string): Promise<void> {
  await db
    .updateTable('onward_legs')
    .set({ answered_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .execute();
}

/** Records that one side has left. Only the first time is stored. */
export async function markLegLeft(db: Db, id: string): Promise<void> {
  await db
    .updateTable('onward_legs')
    .set({ left_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .execute();
}

/** @returns undefined when the leg was already over or the workspace has no such leg */
export async function endLeg(
  trx: Trx,
  { workspace_id: workspaceId, id }: Pick<OnwardLeg, 'workspace_id' | 'id'>,
): Promise<Pick<OnwardLeg, 'call_id'> | undefined> {
  return trx
    .updateTable('onward_legs')
    .set({ ended_at: sql`clock_timestamp()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('call_id')
    .executeTakeFirst();
}

/**
 * Deletes a leg that the carrier refused or that was not requested, so that another attempt may use its name.
 * @returns false when the leg was already over
 */
export async function deleteLeg(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('onward_legs')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function selectOnwardLeg(db: Db, id: string): Promise<OnwardLeg | undefined> {
  return db.selectFrom('onward_legs').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Returns the leg of a caller who was forwarded from this number. The same `ref` at another number is a different call, because
 * the owner of a number may own its carrier account.
 */
export async function selectForward(
  db: Db,
  number: { workspace_id: string; id: string; carrier: string },
  ref: string,
): Promise<OnwardLeg | undefined> {
  return db
    .selectFrom('onward_legs')
    .selectAll()
    .where('kind', '=', 'forward')
    .where('workspace_id', '=', number.workspace_id)
    .where('phone_number_id', '=', number.id)
    .where('carrier', '=', number.carrier)
    .where('ref', '=', ref)
    .executeTakeFirst();
}

/** Maximum duration of a leg in seconds: from its answer, or else the request for it, until one side left, or else now. */
const MAX_SECONDS = sql<number>`least(limit_seconds, greatest(0, ceil(extract(epoch from
  coalesce(left_at, clock_timestamp()) - coalesce(answered_at, requested_at)))))::int`;

/** @returns undefined for a leg that is over */
export async function selectOpenSeconds(db: Db, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('onward_legs')
    .select(MAX_SECONDS.as('seconds'))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.seconds;
}

export type DueLeg = OnwardLeg & {
  most_seconds: number;
  /** Seconds since the leg reached its limit; negative before. */
  beyond_seconds: number;
};

/** Selects open legs of all workspaces that are due for a check. */
export async function selectDueLegs(db: Db, limit: number): Promise<DueLeg[]> {
  return db
    .selectFrom('onward_legs')
    .selectAll()
    .select([
      MAX_SECONDS.as('most_seconds'),
      sql<number>`extract(epoch from now() - coalesce(requested_at, created_at))::float8 - limit_seconds`.as(
        'beyond_seconds',
      ),
    ])
    .where('ended_at', 'is', null)
    .where('expires_at', '<', sql<Date>`now()`)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** Sets the time of the next check. */
export async function postponeLeg(db: Db, id: string, inSecondsFromNow: number): Promise<void> {
  await db
    .updateTable('onward_legs')
    .set({ expires_at: inSeconds(inSecondsFromNow) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

function inSeconds(seconds: number) {
  return sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;
}
