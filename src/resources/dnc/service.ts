// The do-not-call list of a workspace. Every dial checks it, in the transaction that claims the call.
// Adding numbers needs write scope. Removing a number affects compliance and needs admin scope. The audit log records both.
import type { DncImport, DncNumber } from '../../../generated/types.ts';
import { fail, invalid } from '../../core/errors.ts';
import { pageOf, timeKey, type Page, type PageRequest } from '../../core/page.ts';
import { countryOf, toE164 } from '../../core/phone/numbers.ts';
import { inTransaction, onConstraint, type Db } from '../../database/transaction.ts';
import type { Context } from '../../runtime.ts';
import { audit } from '../audit-log/service.ts';
import * as store from './store.ts';
import { readNumbersCsv, readNumbers, type GivenNumber } from './upload.ts';
import { toDncNumber } from './wire.ts';

interface DncSource {
  given: readonly GivenNumber[];
  callId: string | null;
  defaultCountry: string | undefined;
}

// Maximum rejected rows in the response. `rejected` counts all of them.
const MAX_ROWS_NAMED = 1_000;

/** @throws Failure `validation_failed` on an invalid number in the filter */
export async function listDncNumbers(
  ctx: Context,
  filter: string | undefined,
  request: PageRequest,
): Promise<Page<DncNumber>> {
  const { workspaceId } = ctx.actor;
  const keyOf = (row: store.DncRow) => [row.created_at.getTime(), row.number] as const;
  if (filter !== undefined) {
    const number = toE164(filter);
    if (number === null) throw invalid('/query/number', 'wrong_format', 'must be a phone number with country code');
    const found = await store.selectNumber(ctx.db, workspaceId, number);
    const total = request.includeTotal ? (found ? 1 : 0) : undefined;
    return pageOf(found ? [found] : [], request.limit, toDncNumber, keyOf, total);
  }
  const rows = await store.selectNumbers(ctx.db, workspaceId, request.limit, timeKey(request.cursor));
  const total = request.includeTotal ? await store.countNumbers(ctx.db, workspaceId) : undefined;
  return pageOf(rows, request.limit, toDncNumber, keyOf, total);
}

/** @throws Failure `validation_failed`, `payload_too_large` */
export async function addDncCsv(
  ctx: Context,
  bytes: Uint8Array,
  defaultCountry: string | undefined,
): Promise<DncImport> {
  return addDncNumbers(ctx, { given: await readNumbersCsv(bytes), callId: null, defaultCountry });
}

/**
 * Adds the valid numbers and reports the rejected rows.
 * @throws Failure `validation_failed`
 */
export async function addDncNumbers(ctx: Context, { given, callId, defaultCountry }: DncSource): Promise<DncImport> {
  const country = countryOf(defaultCountry, '/query/default_country');
  const { numbers, duplicates, rejected } = await readNumbers(given, country);
  const failure = () => invalid('/call_id', 'not_found', 'must be a call in this workspace');
  return inTransaction(ctx.db, async (trx) => {
    const accepted = await store.insertNumbers(trx, ctx.actor.workspaceId, numbers, callId);
    const duplicate = duplicates + numbers.length - accepted;
    const changes = { accepted, duplicate, rejected: rejected.length, call_id: callId };
    await audit(trx, ctx, { action: 'dnc.added', changes });
    return { accepted, duplicate, rejected: rejected.length, rows: rejected.slice(0, MAX_ROWS_NAMED) };
  }).catch(onConstraint({ dnc_numbers_call: failure }));
}

/** @throws Failure `dnc_number_not_found` */
export async function removeDncNumber(ctx: Context, text: string): Promise<void> {
  const number = toE164(text);
  if (number === null) throw fail('dnc_number_not_found');
  await inTransaction(ctx.db, async (trx) => {
    const row = await store.deleteNumber(trx, ctx.actor.workspaceId, number);
    if (!row) throw fail('dnc_number_not_found');
    const changes = { reason: row.reason, call_id: row.call_id, added_at: row.created_at.toISOString() };
    await audit(trx, ctx, { action: 'dnc.removed', targetId: number, changes });
  });
}

/** Returns whether this number must not be dialed. Accepts any spelling. */
export async function isDncNumber(db: Db, workspaceId: string, to: string): Promise<boolean> {
  return (await store.selectNumber(db, workspaceId, toE164(to) ?? to)) !== undefined;
}

/** Returns the given numbers (E.164) that must not be dialed. */
export async function dncNumbersAmong(
  db: Db,
  workspaceId: string,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  return store.selectNumbersAmong(db, workspaceId, numbers);
}
