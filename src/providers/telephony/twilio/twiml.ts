// What we tell Twilio to do with a call (TwiML, https://www.twilio.com/docs/voice/twiml). Pure.
import type { CarrierAccount } from '../../numbers.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * Leads the audio here. Should the stream break, the redirect asks what to do with a call that goes on.
 * @param token tells, when the stream opens, which call it is
 */
export function connectStream(mediaUrl: string, token: string, resumeUrl: string): string {
  const stream = `<Stream url="${xml(mediaUrl)}"><Parameter name="token" value="${xml(token)}"/></Stream>`;
  return response(`<Connect>${stream}</Connect><Redirect method="POST">${xml(resumeUrl)}</Redirect>`);
}

/** Not answered and not charged. */
export function reject(reason: 'busy' | 'rejected'): string {
  return response(`<Reject reason="${reason}"/>`);
}

export function hangUp(): string {
  return response('<Hangup/>');
}

/**
 * Connects the other side to a number, or to one behind a SIP trunk.
 * @param times how long it rings, and after how long from the answer it is ended
 * @param overUrl told how long that lasted
 */
export function dialOn(
  to: string | SipTarget,
  callerId: string,
  times: { ringSeconds: number; limitSeconds: number },
  overUrl?: string,
): string {
  const target =
    typeof to === 'string'
      ? `<Number>${xml(to)}</Number>`
      : `<Sip${attributes({ username: to.username, password: to.password })}>${xml(to.uri)}</Sip>`;
  const all = {
    callerId,
    timeout: String(times.ringSeconds),
    timeLimit: String(times.limitSeconds),
    action: overUrl ?? null,
  };
  return response(`<Dial${attributes(all)}>${target}</Dial>`);
}

/** A number behind a trunk. */
export function sipTarget(to: string, trunk: Extract<CarrierAccount, { type: 'sip_trunk' }>): SipTarget {
  const { host, port, transport, username, password } = trunk;
  return { uri: `sip:${to}@${host}:${port};transport=${transport}`, username, password };
}

export interface SipTarget {
  uri: string;
  username: string | null;
  password: string | null;
}

function attributes(values: Record<string, string | null>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${xml(value!)}"`)
    .join('');
}

function response(verbs: string): string {
  return `${HEAD}<Response>${verbs}</Response>`;
}

function xml(text: string): string {
  return text.replace(/[<>&"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
