// Legs of calls at carriers that call back: the table's only writer, and the news of it for the process that dials or carries.
// A callback reaches any process; what it tells goes through the row and a NOTIFY that says "look".
// Invariant: a leg's status only moves on, so callbacks that come twice, late or in the wrong order change nothing.
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock, Timer } from '../../../core/clock.ts';
import type { Notifications } from '../../../database/notifications.ts';
import type { Leg, LegNews } from '../../../providers/ports.ts';
import type { Db } from '../../../database/transaction.ts';

const CHANNEL = 'call_legs';
/** For a NOTIFY that got lost. */
const LOOK_MS = 2_000;

const ORDER = sql`array['offered', 'initiated', 'ringing', 'answered', 'over']`;

export interface NamedLeg extends Leg {
  workspaceId: string;
  callId: string;
  /** 1 carries the call; the others are those of warm transfers. */
  number: number;
  carrier: string;
}

/** How carriers know a leg of a call: as the call itself, or as its nth leg. */
export function legName(callId: string, number: number): string {
  return number === 1 ? callId : `${callId}-${number}`;
}

/** What a carrier brings back, which may be anything: then it names no call. */
export function readLegName(name: string): { callId: string; number: number } {
  const [, callId = name, number = '1'] = /^(call_\w+)-([2-9]|[1-9]\d{1,3})$/.exec(name) ?? [];
  return { callId, number: Number(number) };
}

/** Takes in what a carrier told. */
export async function noteLeg(db: Db, notifications: Notifications, leg: NamedLeg): Promise<void> {
  const isNews = sql<boolean>`array_position(${ORDER}, excluded.status) > array_position(${ORDER}, call_legs.status)`;
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
          status: sql`case when ${isNews} then excluded.status else call_legs.status end`,
          detail: sql`case when ${isNews} then excluded.detail else call_legs.detail end`,
          answered_by: sql`coalesce(call_legs.answered_by, excluded.answered_by)`,
          updated_at: sql`now()`,
        })
        // Another leg of the same call is not the one that carries it.
        .whereRef('call_legs.ref', '=', 'excluded.ref'),
    )
    .execute();
  await notifications.notify(db, CHANNEL, legName(leg.callId, leg.number));
}

/** All legs of a call that its carriers have told of. */
export async function listLegs(db: Db, callId: string): Promise<(Leg & { number: number; carrier: string })[]> {
  const rows = await db.selectFrom('call_legs').selectAll().where('call_id', '=', callId).orderBy('number').execute();
  return rows.map((row) => ({ ...toLeg(row), number: row.number, carrier: row.carrier }));
}

/** The call that a carrier's leg belongs to. */
export async function findCallOfLeg(db: Db, carrier: string, ref: string): Promise<string | undefined> {
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

/** Of the job that ends the leg of a call that is over. */
export function hangUpKey(callId: string): string {
  return `hang-up:${callId}`;
}

export interface LegNewsParts {
  db: Db;
  notifications: Notifications;
  clock: Clock;
  log: Logger;
}

export function createLegNews({ db, notifications, clock, log }: LegNewsParts): LegNews {
  return {
    watch(name, onLeg) {
      const { callId, number } = readLegName(name);
      let told = '';
      let stopped = false;
      let timer: Timer | null = null;
      let looking = false;
      let isNews = false;
      const read = async (): Promise<void> => {
        try {
          const row = await db
            .selectFrom('call_legs')
            .selectAll()
            .where('call_id', '=', callId)
            .where('number', '=', number)
            .executeTakeFirst();
          const leg = row && toLeg(row);
          const text = JSON.stringify(leg ?? null);
          if (leg && text !== told && !stopped) onLeg(leg);
          told = text;
        } catch (error) {
          log.warn({ err: error, callId }, 'news of a call could not be read yet');
        }
      };
      // One look at a time: of two, the one that began first might be told last.
      const look = async (): Promise<void> => {
        isNews = true;
        if (looking) return;
        looking = true;
        timer?.cancel();
        while (isNews && !stopped) {
          isNews = false;
          await read();
        }
        looking = false;
        if (!stopped) timer = clock.after(LOOK_MS, () => void look());
      };
      const unlisten = notifications.listen(CHANNEL, (payload) => {
        if (payload === null || payload === name) void look();
      });
      void look();
      return () => {
        stopped = true;
        timer?.cancel();
        unlisten();
      };
    },
  };
}
