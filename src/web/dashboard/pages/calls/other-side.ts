// The other party of a call, in a few words.
import type { Call } from '../../../../../generated/types.ts';

export function otherSideOf({
  channel,
  direction,
  to_number: to,
  from_number: from,
}: Pick<Call, 'channel' | 'direction' | 'to_number' | 'from_number'>): string {
  if (channel === 'web') return 'Browser';
  const number = direction === 'inbound' ? from : to;
  return number === null ? 'Number withheld' : groupDigits(number);
}

/** Groups North American numbers as usual; grouping others would take a table of all countries. */
export function groupDigits(number: string): string {
  return number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
}
