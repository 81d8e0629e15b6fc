// Rotation of webhook secrets, derived from the row and the current time. Pure except for opening the sealed secrets.
// After 24 hours the new secret replaces the old one. No job runs at that moment; every reader derives it from the time.
import type { SealedPlace, Vault } from '../../core/vault.ts';
import type { SigningSecrets } from './service/signature.ts';
import type { WebhookRow } from './store.ts';

/** Both secrets sign for this long, unless the new one is promoted earlier. */
export const ROTATION_MS = 24 * 60 * 60 * 1000;
export const SECRET_PURPOSE = 'webhook-secret';

export type SealedSecrets = Pick<WebhookRow, 'secret_sealed' | 'next_secret_sealed' | 'rotation_expires_at'>;

/** Returns the secrets, without the old one if the rotation has expired. */
export function settledSecrets(row: SealedSecrets, now: number): SealedSecrets {
  const { secret_sealed, next_secret_sealed, rotation_expires_at } = row;
  const over = next_secret_sealed !== null && (rotation_expires_at === null || rotation_expires_at.getTime() <= now);
  if (!over) return { secret_sealed, next_secret_sealed, rotation_expires_at };
  return { secret_sealed: next_secret_sealed, next_secret_sealed: null, rotation_expires_at: null };
}

/** Returns the end of the running rotation; null when none is running. */
export function rotationEnd(row: SealedSecrets, now: number): Date | null {
  return settledSecrets(row, now).rotation_expires_at;
}

/** @param place the webhook's row, to which its secrets are bound */
export function openSecrets(vault: Vault, row: SealedSecrets, place: SealedPlace, now: number): SigningSecrets {
  const { secret_sealed, next_secret_sealed } = settledSecrets(row, now);
  return {
    current: vault.open(SECRET_PURPOSE, secret_sealed, { place }),
    next: next_secret_sealed === null ? null : vault.open(SECRET_PURPOSE, next_secret_sealed, { place }),
  };
}
