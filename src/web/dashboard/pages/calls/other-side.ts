// With whom a call is, in a few words.
import type { Call } from '../../../../../generated/types.ts';

export function otherSideOf({
  channel,
  direction,
  to_number: to,
  from_number: from,
}: Pick<Call, 'channel' | 'direction' | 'to_number' | 'from_number'>): string {
  if (channel === 'web') return 'Browser';
  const number = direction === 'inbound' ? from : to;
  return number === null ? 'Number withheld' : spaced(number);
}

/** Numbers of North America in their usual groups; others have groups that only a table of all countries knows. */
export function spaced(number: string): string {
  return number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
}
