// The status of a delivery in words.
import type { DeliveryStatus } from '../../../../../generated/types.ts';

const KIND: Readonly<Record<DeliveryStatus, string>> = {
  pending: '',
  retrying: 'warn',
  succeeded: 'ok',
  rejected: 'bad',
  dead_letter: 'bad',
  canceled: '',
};
export const STATUS_WORDS: Readonly<Record<DeliveryStatus, string>> = {
  pending: 'pending',
  retrying: 'retrying',
  succeeded: 'delivered',
  rejected: 'rejected',
  dead_letter: 'dead letter',
  canceled: 'canceled',
};

export function StatusBadge({ status, attempts }: { status: DeliveryStatus; attempts: number }) {
  const tries = attempts > 1 ? `, attempt ${attempts}` : '';
  return (
    <span class={`badge ${KIND[status]}`}>
      {STATUS_WORDS[status]}
      {tries}
    </span>
  );
}
