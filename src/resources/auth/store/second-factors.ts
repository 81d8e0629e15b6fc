// SQL of second_factors and recovery_codes. One guarded statement consumes a code, so that it works once.
import { sql, type Selectable } from 'kysely';
import type { SecondFactorsTable } from '../../../../generated/tables.ts';
import { countAll } from '../../../database/keyset-page.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export type SecondFactorRow = Selectable<SecondFactorsTable>;

export async function selectFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Replaces an enrolment that was not confirmed. Returns false when there is a confirmed factor. */
export async function upsertEnrolment(trx: Trx, userId: string, secretSealed: string): Promise<boolean> {
  const result = await trx
    .insertInto('second_factors')
    .values({ user_id: userId, secret_sealed: secretSealed })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret_sealed: secretSealed, created_at: sql`now()`, last_step: null })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Confirms this enrollment with the step of its first code. Returns false if it was already confirmed or another secret replaced
 * it.
 */
export async function confirmEnrolment(trx: Trx, factor: SecondFactorRow, step: number): Promise<boolean> {
  const result = await trx
    .updateTable('second_factors')
    .set({ confirmed_at: sql`now()`, last_step: step })
    .where('user_id', '=', factor.user_id)
    .where('secret_sealed', '=', factor.secret_sealed)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns false when a code of this step or a later one was accepted before. */
export async function takeStep(trx: Trx, userId: string, step: number): Promise<boolean> {
  const result = await trx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteFactor(trx: Trx, userId: string): Promise<boolean> {
  const result = await trx.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Replaces all recovery codes of the user. */
export async function replaceRecoveryCodes(trx: Trx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute();
}

/** Returns false when the user has no such unused code. */
export async function takeRecoveryCode(trx: Trx, userId: string, hash: Buffer): Promise<boolean> {
  const result = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return countAll(db.selectFrom('recovery_codes').where('user_id', '=', userId));
}
