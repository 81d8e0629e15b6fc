// Rotation of signing secrets, of webhooks and of agents' functions, derived from the row and the current time. Pure except for
// opening the sealed secrets.
// After 24 hours the new secret replaces the old one. No job runs at that moment; every reader derives it from the time.
import type { SealedPlace, Vault } from '../../../core/vault.ts';
import type { SigningSecrets } from './signature.ts';

/** Both secrets sign for this long, unless the new one is promoted earlier. */
export const ROTATION_MS = 24 * 60 * 60 * 1000;
export const SECRET_PURPOSE = 'webhook-secret';

/** The columns of a row that stores a signing secret. */
export interface SealedSecrets {
  secret_sealed: string;
  /** Null when no rotation is running. */
  next_secret_sealed: string | null;
  rotation_expires_at: Date | null;
}

/** Returns the secrets, without the old one if the rotation has expired. */
function settledSecrets(row: SealedSecrets, now: number): SealedSecrets {
  const { secret_sealed, next_secret_sealed, rotation_expires_at } = row;
  const over = next_secret_sealed !== null && (rotation_expires_at === null || rotation_expires_at.getTime() <= now);
  if (!over) return { secret_sealed, next_secret_sealed, rotation_expires_at };
  return { secret_sealed: next_secret_sealed, next_secret_sealed: null, rotation_expires_at: null };
}

/** Returns the secrets of a rotation that begins now. A running one loses its new secret: at most two secrets are valid. */
export function beginRotation(row: SealedSecrets, next_secret_sealed: string, now: number) {
  const { secret_sealed } = settledSecrets(row, now);
  return { secret_sealed, next_secret_sealed, rotation_expires_at: new Date(now + ROTATION_MS) };
}

/** Returns the secrets after the promotion of the new one; null when no rotation is running. */
export function promoteSecret(row: SealedSecrets, now: number): SealedSecrets | null {
  const { next_secret_sealed: next } = settledSecrets(row, now);
  return next === null ? null : { secret_sealed: next, next_secret_sealed: null, rotation_expires_at: null };
}

/** Returns the end of the running rotation; null when none is running. */
export function rotationEnd(row: SealedSecrets, now: number): Date | null {
  return settledSecrets(row, now).rotation_expires_at;
}

/** The purpose and the row to which sealed secrets are bound. */
export interface SealedFor {
  purpose: string;
  place: SealedPlace;
}

/** @throws Error when a secret was sealed for another purpose or row */
export function openSecrets(
  vault: Vault,
  row: SealedSecrets,
  { purpose, place }: SealedFor,
  now: number,
): SigningSecrets {
  const { secret_sealed, next_secret_sealed } = settledSecrets(row, now);
  return {
    current: vault.open(purpose, secret_sealed, { place }),
    next: next_secret_sealed === null ? null : vault.open(purpose, next_secret_sealed, { place }),
  };
}
