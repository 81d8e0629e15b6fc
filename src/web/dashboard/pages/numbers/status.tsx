// The status of a number in a word.
import type { PhoneNumber } from '../../../../../generated/types.ts';

const KIND = { pending: 'live', active: 'ok', suspended: 'bad', released: '' } as const;
const WORDS = {
  pending: 'ordered',
  active: 'active',
  suspended: 'suspended: rent unpaid',
  released: 'released',
} as const;

export function NumberBadge({ number: { status } }: { number: PhoneNumber }) {
  return <span class={`badge ${KIND[status]}`}>{WORDS[status]}</span>;
}
