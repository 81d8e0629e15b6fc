// Helpers for wallet tests: a runtime with prices on its own database, workspaces with a balance, and balances read directly from
// the tables.
import { newId } from '../../../src/core/ids.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { manualPayments } from '../../../src/providers/payments/manual.ts';
import { RATES, type PricingKey, type RateTable } from '../../../src/resources/wallet/rates.ts';
import { openWallet } from '../../../src/resources/wallet/service.ts';
import type { Context, Runtime } from '../../../src/runtime.ts';
import { testDatabase, type TestDatabase } from '../../support/database.ts';
import { newCaller, testRuntime } from '../webhooks/support.ts';

/** Telephony at 0.06 USD a minute, 1,000 micro-units a second, and no other price, for simple sums. */
export const PLAIN_RATES: RateTable = {
  rates: RATES.rates.map((rate) => ({ ...rate, appliesTo: '*', micros: rate.item === 'telephony' ? 60_000 : 0 })),
  numberRents: RATES.numberRents,
  freeRoutes: [],
};
export const SECOND_MICROS = 1_000;
export const FIRST_HOLD_MICROS = 60 * SECOND_MICROS;

export const PRICING: PricingKey = { route: 'phone', stt: 'captions', llm: 'builtin', tts: 'builtin' };

const publicUrl = () => 'http://127.0.0.1:3000';

export type WalletRuntime = Runtime & { close(): Promise<void> };

/** A runtime on a database of its own. `close` closes both. */
export async function startWallets(
  options?: Parameters<typeof testDatabase>[0],
): Promise<{ base: TestDatabase; runtime: WalletRuntime; close(): Promise<void> }> {
  const base = await testDatabase(options);
  const runtime = walletRuntime(base);
  const close = async () => {
    await runtime.close();
    await base.close();
  };
  return { base, runtime, close };
}

export function walletRuntime(base: TestDatabase, rates: RateTable = PLAIN_RATES): WalletRuntime {
  const { close, ...runtime } = testRuntime(base.database);
  return Object.assign(runtime, {
    close,
    rates,
    payments: manualPayments,
    config: { walletFreeMicros: 0, billing: 'prepaid' },
    publicUrl,
  }) as never;
}

/** Creates a workspace with this balance and a context with all rights in it. */
export async function newOwner(runtime: Runtime, micros: number): Promise<Context> {
  const ctx = await newCaller(runtime);
  const config = { ...runtime.config, walletFreeMicros: micros };
  await inTransaction(runtime.db, (trx) => openWallet(trx, { ...runtime, config }, ctx.actor.workspaceId));
  return ctx;
}

export const newCallId = () => newId('call');

export function used(seconds: number) {
  return { durationMs: seconds * 1000, sttMs: 0, llmInputTokens: 0, llmOutputTokens: 0, ttsCharacters: 0 };
}

interface Books {
  posted: number;
  held: number;
  /** Sum of the open holds. */
  open: number;
  /** Sum of the wallet's legs. */
  legs: number;
  /** Movements whose legs do not sum to zero. */
  unbalanced: number;
}

/** A workspace's money, read from the tables. */
export async function booksOf(base: TestDatabase, workspaceId: string): Promise<Books> {
  const { rows } = await base.pool.query<Books>(
    `select posted_micros as posted, held_micros as held,
       (select coalesce(sum(held_micros), 0)::bigint from wallet_holds h where h.workspace_id = w.workspace_id) as open,
       (select coalesce(sum(amount_micros), 0)::bigint from ledger_entries e
        where e.workspace_id = w.workspace_id and account = 'wallet') as legs,
       (select count(*) from (
          select from ledger_entries e where e.workspace_id = w.workspace_id
          group by movement_id having sum(amount_micros) <> 0
        ) as wrong) as unbalanced
     from wallets w where workspace_id = $1`,
    [workspaceId],
  );
  return rows[0]!;
}
