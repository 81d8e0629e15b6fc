// Maps Twilio's call states (https://www.twilio.com/docs/voice/api/call-resource#call-status-values) to ours. Pure.
import type { Leg } from '../../ports/carrier.ts';

const STATUSES: Readonly<Record<string, Leg['status']>> = {
  queued: 'initiated',
  initiated: 'initiated',
  ringing: 'ringing',
  'in-progress': 'answered',
  completed: 'over',
  busy: 'over',
  'no-answer': 'over',
  failed: 'over',
  canceled: 'over',
};

/** Reads the parameters of a callback, or the fields of a call. An unknown status is treated as `initiated`. */
export function readLeg(params: Readonly<Record<string, string | undefined>>): Leg {
  const { CallSid: ref = '', CallStatus: reported = '', AnsweredBy: by } = params;
  const status = STATUSES[reported] ?? 'initiated';
  const sip = params['SipResponseCode'];
  const detail = status === 'over' ? [reported, sip].filter(Boolean).join(' ') : null;
  return { ref, status, detail, answeredBy: answeredByOf(by) };
}

/** Maps `machine_start`, `machine_end_beep` … `fax`; `unknown` is null. */
function answeredByOf(by: string | undefined): Leg['answeredBy'] {
  if (by === 'human') return 'human';
  return by?.startsWith('machine') === true || by === 'fax' ? 'machine' : null;
}
