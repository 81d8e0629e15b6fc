// The events that a format of deliveries has. Retell's format has only three.
import type { WebhookFormat } from '../../../../generated/types.ts';
import { invalid } from '../../../core/errors.ts';

const RETELL_EVENTS: readonly string[] = ['call_started', 'call_ended', 'call_analyzed'];

export function formatHas(format: WebhookFormat, event: string): boolean {
  return format !== 'retell' || RETELL_EVENTS.includes(event);
}

/** @param pointer the field of the request that is refused @throws Failure `validation_failed` */
export function requireEventsOfFormat(pointer: string, format: WebhookFormat, events: readonly string[]): void {
  const other = events.find((name) => !formatHas(format, name));
  if (other === undefined) return;
  const names = RETELL_EVENTS.join(', ');
  const detail =
    pointer === '/format'
      ? `must be parley for ${other}: the format retell has only the events ${names}`
      : `must name only events of the webhook's format, retell: ${names}`;
  throw invalid(pointer, 'not_allowed', detail);
}
