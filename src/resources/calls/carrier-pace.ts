// How fast calls begin: so many a second at a carrier, and from a number, over all processes. Asked in the transaction of a
// claim. The generic cell rate algorithm (ITU-T I.371 annex A): one time a key says all that a token bucket would.
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../generated/tables.ts';
import type { Route } from '../phone-numbers/service.ts';

/** Carriers take a burst from one number for a machine that has gone mad. */
const NUMBER_CALLS_PER_SECOND = 1;

interface Pace {
  key: string;
  perSecond: number;
}

/**
 * Takes a turn for a call of this route.
 * @returns 0 when it may begin now; else milliseconds until it may be asked again, and nothing was taken
 */
export async function takeTurn(trx: Kysely<DB>, { carrier, number }: Route): Promise<number> {
  const { callsPerSecond } = carrier;
  if (callsPerSecond === undefined) return 0;
  // In the order of their keys, so that two claims never wait for each other.
  const paces: Pace[] = [
    { key: `carrier ${carrier.id}`, perSecond: callsPerSecond },
    { key: `number ${number.number}`, perSecond: NUMBER_CALLS_PER_SECOND },
  ];
  const waits: number[] = [];
  for (const { key } of paces) waits.push(await waitOf(trx, key));
  const wait = Math.max(...waits);
  if (wait > 0) return wait;
  for (const pace of paces) await advance(trx, pace);
  return 0;
}

/** Locks the row. */
async function waitOf(trx: Kysely<DB>, key: string): Promise<number> {
  await sql`insert into dial_paces (key, next_at) values (${key}, clock_timestamp()) on conflict do nothing`.execute(
    trx,
  );
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from next_at - clock_timestamp()) * 1000)::int as wait
    from dial_paces where key = ${key} for update`.execute(trx);
  return Math.max(0, rows[0]!.wait);
}

async function advance(trx: Kysely<DB>, { key, perSecond }: Pace): Promise<void> {
  await sql`
    update dial_paces
    set next_at = greatest(next_at, clock_timestamp()) + make_interval(secs => ${1 / perSecond}::float8)
    where key = ${key}`.execute(trx);
}
