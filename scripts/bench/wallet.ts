// B8: reserving and settling calls with 32 clients, on one busy wallet and spread over many, beside the floor: a
// transaction that updates that one row, under the same contention. A pair is two transactions of three and four round trips.
// Run: TEST_DATABASE_URL=postgres://… node scripts/bench/wallet.ts [seconds] [rounds]
// Rounds alternate with the floor; the medians gate by their ratio: 0.25 of the floor when hot, 0.6 when spread is the goal
// of a machine with cores to spare and is printed only.
import { sql } from 'kysely';
import type { Context } from '../../src/core/context.ts';
import { preparedSql } from '../../src/database/prepared.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { holdForCall, settleCall } from '../../src/resources/wallet/service.ts';
import { booksOf, CARRIAGE, newCallId, newOwner, used, walletRuntime } from '../../tests/resources/wallet/support.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { percentile } from './report.ts';

const [seconds = 2, rounds = 5] = process.argv.slice(2).map(Number);
const CLIENTS = 32;
const RICH_MICROS = 1_000_000_000_000;

const base = await testDatabase({ poolSize: CLIENTS });
const runtime = walletRuntime(base);
const hot = await newOwner(runtime, RICH_MICROS);
const spread = await Promise.all(Array.from({ length: CLIENTS }, () => newOwner(runtime, RICH_MICROS)));

async function pair(ctx: Context): Promise<void> {
  const callId = newCallId();
  await inTransaction(ctx.db, (trx) => holdForCall(trx, ctx, ctx.actor.workspaceId, callId, CARRIAGE));
  await inTransaction(ctx.db, (trx) => settleCall(trx, ctx, callId, used(30)));
}

const touch = preparedSql(
  ({ workspaceId }: { workspaceId: string }) =>
    sql`update wallets set updated_at = now() where workspace_id = ${workspaceId} and posted_micros - held_micros >= 0`,
);

async function oneRow(ctx: Context): Promise<void> {
  const { workspaceId } = ctx.actor;
  await inTransaction(ctx.db, (trx) => touch(trx, { workspaceId }));
}

/** Operations a second of all clients together. */
async function rateOf(work: (ctx: Context) => Promise<void>, owners: readonly Context[]): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1000;
  let done = 0;
  const client = async (_: unknown, index: number): Promise<void> => {
    for (; performance.now() < end; done++) await work(owners[index % owners.length]!);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (done * 1000) / (performance.now() - start);
}

const cases = [
  { name: 'hot', owners: [hot], goal: 0.25, gates: true },
  { name: 'spread', owners: spread, goal: 0.6, gates: false },
];
for (const { name, owners, goal, gates } of cases) {
  const floor: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round++) {
    floor.push(await rateOf(oneRow, owners));
    ours.push(await rateOf(pair, owners));
  }
  const [a, b] = [percentile(ours, 0.5), percentile(floor, 0.5)];
  const verdict = a / b >= goal ? 'ok' : gates ? 'MISSED' : 'missed (not gating)';
  if (verdict === 'MISSED') process.exitCode = 1;
  console.log(
    `${name}: ${a.toFixed(0)} pairs/s, floor ${b.toFixed(0)}/s, ${(a / b).toFixed(2)} ×, ≥ ${goal}: ${verdict}`,
  );
}
const books = await booksOf(base, hot.actor.workspaceId);
if (books.posted !== books.legs || books.held !== 0 || books.unbalanced !== 0) throw new Error(JSON.stringify(books));
await runtime.close();
await base.close();
