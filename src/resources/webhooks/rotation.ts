// A rotation of secrets, decided from the row and the time. Pure apart from opening what is sealed.
// After 24 hours the new secret has taken over by itself: nothing runs at that moment, every reader sees it that way.
import type { SealedPlace, Vault } from '../../core/vault.ts';
import type { WebhookRow } from './store.ts';
import type { SigningSecrets } from './service/signature.ts';

/** Both secrets sign for this long unless the owner promotes the new one first. */
export const ROTATION_MS = 24 * 60 * 60 * 1000;
export const SECRET_PURPOSE = 'webhook-secret';

export type SealedSecrets = Pick<WebhookRow, 'secret_sealed' | 'next_secret_sealed' | 'rotation_expires_at'>;

/** The same secrets with a rotation that has run out brought to its end. */
export function settledSecrets(row: SealedSecrets, now: number): SealedSecrets {
  const { secret_sealed, next_secret_sealed, rotation_expires_at } = row;
  const over = next_secret_sealed !== null && (rotation_expires_at === null || rotation_expires_at.getTime() <= now);
  if (!over) return { secret_sealed, next_secret_sealed, rotation_expires_at };
  return { secret_sealed: next_secret_sealed, next_secret_sealed: null, rotation_expires_at: null };
}

/** When the running rotation ends by itself; null when none runs. */
export function rotationEnd(row: SealedSecrets, now: number): Date | null {
  return settledSecrets(row, now).rotation_expires_at;
}

/** @param place the webhook's row, which its secrets are sealed for */
export function openSecrets(vault: Vault, row: SealedSecrets, place: SealedPlace, now: number): SigningSecrets {
  const { secret_sealed, next_secret_sealed } = settledSecrets(row, now);
  return {
    current: vault.open(SECRET_PURPOSE, secret_sealed, { place }),
    next: next_secret_sealed === null ? null : vault.open(SECRET_PURPOSE, next_secret_sealed, { place }),
  };
}
