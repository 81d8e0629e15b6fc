// Secret that signs the requests to a number's inbound webhook, and its rotation.
import type { PhoneNumberSecret, SecretRotation } from '../../../../generated/types.ts';
import { fail } from '../../../core/errors.ts';
import { iso } from '../../../core/time.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Context, Uses } from '../../../runtime.ts';
import { audit } from '../../audit-log/service.ts';
import { beginRotation, openSecrets, promoteSecret, type SealedSecrets } from '../../webhooks/service/rotation.ts';
import { newWebhookSecret, type SigningSecrets } from '../../webhooks/service/signature.ts';
import { numberPlace } from '../account.ts';
import * as store from '../store.ts';
import { requireUsable } from './usable.ts';

export const INBOUND_WEBHOOK_PURPOSE = 'phone-number-webhook';

export const NO_SECRET = {
  inbound_webhook_secret_sealed: null,
  inbound_webhook_next_secret_sealed: null,
  inbound_webhook_rotation_expires_at: null,
};

/** Returns a new secret, and the columns that store it. */
export function firstSecret({ vault }: Uses<'vault'>, number: store.PhoneNumberRow) {
  const secret = newWebhookSecret();
  return { secret, columns: { ...NO_SECRET, inbound_webhook_secret_sealed: sealed({ vault }, number, secret) } };
}

/** Returns the secrets that sign a request now; null if the number has no inbound webhook. */
export function inboundSecrets(
  { vault, clock }: Uses<'vault' | 'clock'>,
  number: store.PhoneNumberRow,
): SigningSecrets | null {
  const row = secretsOf(number);
  if (row === null) return null;
  return openSecrets(vault, row, { purpose: INBOUND_WEBHOOK_PURPOSE, place: numberPlace(number) }, clock.now());
}

/**
 * Starts a rotation, replacing the new secret of a running one: at most two secrets are valid. `promote` ends the rotation.
 * @throws Failure `phone_number_not_found`, `phone_number_not_active`, `phone_number_no_webhook`, `phone_number_no_rotation`
 */
export async function rotateInboundWebhookSecret(
  ctx: Context,
  id: string,
  input: SecretRotation,
): Promise<PhoneNumberSecret> {
  const { workspaceId } = ctx.actor;
  return inTransaction(ctx.db, async (trx) => {
    const number = await requireUsable(trx, workspaceId, id);
    const row = secretsOf(number);
    if (row === null) throw fail('phone_number_no_webhook');
    const now = ctx.clock.now();
    if (input.promote) {
      const promoted = promoteSecret(row, now);
      if (promoted === null) throw fail('phone_number_no_rotation');
      await store.updatePhoneNumberRow(trx, workspaceId, id, columnsOf(promoted));
      await audit(trx, ctx, { action: 'phone_number.secret_promoted', targetId: id });
      return { id, promoted: true, rotation_expires_at: null };
    }
    const secret = newWebhookSecret();
    const begun = beginRotation(row, sealed(ctx, number, secret), now);
    await store.updatePhoneNumberRow(trx, workspaceId, id, columnsOf(begun));
    await audit(trx, ctx, { action: 'phone_number.secret_rotated', targetId: id });
    const rotation_expires_at = iso(begun.rotation_expires_at);
    return { id, inbound_webhook_secret: secret, promoted: false, rotation_expires_at };
  });
}

function sealed({ vault }: Uses<'vault'>, number: store.PhoneNumberRow, secret: string): string {
  return vault.seal(INBOUND_WEBHOOK_PURPOSE, secret, { place: numberPlace(number) });
}

function secretsOf(number: store.PhoneNumberRow): SealedSecrets | null {
  const { inbound_webhook_secret_sealed: secret_sealed } = number;
  if (number.inbound_webhook_url === null || secret_sealed === null) return null;
  return {
    secret_sealed,
    next_secret_sealed: number.inbound_webhook_next_secret_sealed,
    rotation_expires_at: number.inbound_webhook_rotation_expires_at,
  };
}

function columnsOf({ secret_sealed, next_secret_sealed, rotation_expires_at }: SealedSecrets) {
  return {
    inbound_webhook_secret_sealed: secret_sealed,
    inbound_webhook_next_secret_sealed: next_secret_sealed,
    inbound_webhook_rotation_expires_at: rotation_expires_at,
  };
}
