// Rows of call_legs: legs of calls at carriers that send callbacks. A callback may reach any process. It is stored in the row,
// and a NOTIFY makes the process that dials or carries the call read it.
// Invariant: the status of a leg only advances, so duplicate, late or out-of-order callbacks have no effect.
import { sql } from 'kysely';
import type { Notifications } from '../../../database/notifications.ts';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { Leg } from '../../../providers/ports/carrier.ts';

/** NOTIFY channel; the payload is the name of a leg whose row has changed. */
export const LEGS_CHANNEL = 'call_legs';

const ORDER = sql`array['offered', 'initiated', 'ringing', 'answered', 'over']`;

interface NamedLeg extends Leg {
  workspaceId: string;
  callId: string;
  /** 1 carries the call; higher numbers are legs of warm transfers. */
  number: number;
  carrier: string;
}

/** Returns the name of a leg for carriers: the id of the call, or that id and the number of the leg. */
export function legName(callId: string, number: number): string {
  return number === 1 ? callId : `${callId}-${number}`;
}

/** Parses a leg name that a carrier sends back. Any other text is returned as the id of a call that does not exist. */
export function readLegName(name: string): { callId: string; number: number } {
  const [, callId = name, number = '1'] = /^(call_\w+)-([2-9]|[1-9]\d{1,3})$/.exec(name) ?? [];
  return { callId, number: Number(number) };
}

/** Stores a carrier's report about a leg. */
export async function upsertLeg(db: Db, notifications: Notifications, leg: NamedLeg): Promise<void> {
  const isLater = sql<boolean>`array_position(${ORDER}, excluded.status) > array_position(${ORDER}, call_legs.status)`;
  await db
    .insertInto('call_legs')
    .values({
      workspace_id: leg.workspaceId,
      call_id: leg.callId,
      number: leg.number,
      carrier: leg.carrier,
      ref: leg.ref,
      status: leg.status,
      detail: leg.detail,
      answered_by: leg.answeredBy,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['call_id', 'number'])
        .doUpdateSet({
          status: sql`case when ${isLater} then excluded.status else call_legs.status end`,
          detail: sql`case when ${isLater} then excluded.detail else call_legs.detail end`,
          answered_by: sql`coalesce(call_legs.answered_by, excluded.answered_by)`,
          updated_at: sql`now()`,
        })
        // A report about another leg must not overwrite the leg that carries the call.
        .whereRef('call_legs.ref', '=', 'excluded.ref'),
    )
    .execute();
  await notifications.notify(db, LEGS_CHANNEL, legName(leg.callId, leg.number));
}

/**
 * Inserts the first leg of an inbound call that its carrier offers.
 * @throws constraint `call_legs_ref` when the leg is already known
 */
export async function insertOfferedLeg(
  trx: Trx,
  leg: { workspaceId: string; callId: string; carrier: string; ref: string },
): Promise<void> {
  const { workspaceId: workspace_id, callId: call_id, carrier, ref } = leg;
  await trx.insertInto('call_legs').values({ workspace_id, call_id, carrier, ref, status: 'offered' }).execute();
}

/** Returns all legs of a call that its carriers have reported, ordered by number. */
export async function selectLegs(db: Db, callId: string): Promise<(Leg & { number: number; carrier: string })[]> {
  const rows = await db.selectFrom('call_legs').selectAll().where('call_id', '=', callId).orderBy('number').execute();
  return rows.map((row) => ({ ...toLeg(row), number: row.number, carrier: row.carrier }));
}

export async function selectLeg(db: Db, callId: string, number: number): Promise<Leg | undefined> {
  const row = await db
    .selectFrom('call_legs')
    .selectAll()
    .where('call_id', '=', callId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && toLeg(row);
}

/** Returns the id of the call to which a carrier's leg belongs. */
export async function selectCallOfLeg(db: Db, carrier: string, ref: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('call_legs')
    .select('call_id')
    .where('carrier', '=', carrier)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row?.call_id;
}

function toLeg(row: {
  ref: string;
  status: Leg['status'];
  detail: string | null;
  answered_by: Leg['answeredBy'];
}): Leg {
  return { ref: row.ref, status: row.status, detail: row.detail, answeredBy: row.answered_by };
}
