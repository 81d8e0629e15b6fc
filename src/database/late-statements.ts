// A condition for statements that take something from sessions that seem dead. Such a statement must not run late: after a network
// outage TCP still delivers what was sent before it, and the sessions that the same outage silenced have not yet renewed their
// leases.
import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../core/clock.ts';

/** A statement takes milliseconds, or a few hundred on a busy machine. A later one waited for a connection or for the network. */
const LATE_MS = 2_000;

/** True in a statement that begins within LATE_MS from now. @param clock the clock that all processes share */
export function beginsInTime(clock: Pick<Clock, 'now'>): RawBuilder<boolean> {
  return sql<boolean>`now() < to_timestamp(${(clock.now() + LATE_MS) / 1000}::double precision)`;
}
