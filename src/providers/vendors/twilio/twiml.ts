// Instructions to Twilio for a call (TwiML, https://www.twilio.com/docs/voice/twiml). Pure.
import { primaryLanguage } from '../../../core/languages.ts';
import type { CarrierAccount } from '../../numbers.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * Streams the audio to this deployment. If the stream breaks while the call continues, the redirect requests new instructions.
 * @param token identifies the call when the stream opens
 */
export function connectStream(mediaUrl: string, token: string, resumeUrl: string): string {
  const stream = `<Stream url="${xml(mediaUrl)}"><Parameter name="token" value="${xml(token)}"/></Stream>`;
  return response(`<Connect>${stream}</Connect><Redirect method="POST">${xml(resumeUrl)}</Redirect>`);
}

/** Rejects the call without answering it; not charged. */
export function reject(reason: 'busy' | 'rejected'): string {
  return response(`<Reject reason="${reason}"/>`);
}

export function hangUp(): string {
  return response('<Hangup/>');
}

/** Twilio's codes of the languages in which Parley has sentences of its own (https://www.twilio.com/docs/voice/twiml/say/text-speech). */
const SAY_LANGUAGES: Readonly<Record<string, string>> = {
  ar: 'ar-XA',
  de: 'de-DE',
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  hi: 'hi-IN',
  it: 'it-IT',
  ja: 'ja-JP',
  ko: 'ko-KR',
  nl: 'nl-NL',
  pl: 'pl-PL',
  pt: 'pt-BR',
  ru: 'ru-RU',
  sv: 'sv-SE',
  tr: 'tr-TR',
  zh: 'cmn-CN',
};

/** Says a text with a voice of Twilio, then hangs up. @param language BCP 47 tag of the text; one that Twilio may not know is said in English */
export function sayAndHangUp(text: string, language: string): string {
  const spoken = SAY_LANGUAGES[primaryLanguage(language)] ?? 'en-US';
  return response(`<Say language="${spoken}">${xml(text)}</Say><Hangup/>`);
}

/**
 * Connects the other side to a number, or to a number behind a SIP trunk.
 * @param times ring timeout, and maximum duration after the answer
 * @param overUrl receives a callback with the duration
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

/** Returns a number at a SIP trunk. */
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
