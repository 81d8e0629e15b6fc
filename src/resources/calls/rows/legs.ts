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
const isLater = sql`array_position(${ORDER}, excluded.status) > array_position(${ORDER}, l.status)`;

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

/** Stores a carrier's report about a leg, unless its call was erased: carriers also report legs after that. */
export async function upsertLeg(db: Db, notifications: Notifications, leg: NamedLeg): Promise<void> {
  // A report about another leg must not overwrite the leg that carries the call.
  await sql`
    insert into call_legs as l (workspace_id, call_id, number, carrier, ref, status, detail, answered_by)
    select workspace_id, id, ${leg.number}, ${leg.carrier}, ${leg.ref}, ${leg.status}, ${leg.detail}, ${leg.answeredBy}
    from calls where workspace_id = ${leg.workspaceId} and id = ${leg.callId} and erased_at is null for key share
    on conflict (call_id, number) do update set
      status = case when ${isLater} then excluded.status else l.status end,
      detail = case when ${isLater} then excluded.detail else l.detail end,
      answered_by = coalesce(l.answered_by, excluded.answered_by), updated_at = now()
    where l.ref = excluded.ref`.execute(db);
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
