// Inbound calls: finds the row of the number, calls its owner's webhook, and finds the fallback number.
import { newId } from '../../../core/ids.ts';
import { isObject, parseJson, toStorable, type JsonObject } from '../../../core/json.ts';
import type { Db } from '../../../database/transaction.ts';
import { ConnectionFailure } from '../../../providers/connection/failure.ts';
import type { LiveKitTrunks } from '../../../providers/numbers.ts';
import type { Uses } from '../../../runtime.ts';
import { signedHeaders } from '../../webhooks/service/signature.ts';
import { openAccount } from '../account.ts';
import * as store from '../store.ts';
import { checkDestination } from './route.ts';
import { inboundSecrets } from './webhook-secret.ts';

/** Timeout of the webhook in milliseconds. The caller hears ringing during this time. */
const WEBHOOK_TIMEOUT_MS = 1_500;
const MAX_ANSWER_BYTES = 32 * 1024;
/** Maximum nesting depth of JSON, because its metadata is stored with the call. */
const MAX_ANSWER_LEVELS = 64;

/** Values that the owner's webhook may set for a call before it is answered. */
export interface InboundInstructions {
  reject: boolean;
  agentId: string | undefined;
  variables: JsonObject;
  metadata: JsonObject;
  /** Why the webhook gave no instructions, for the timeline of the call; null if it did. */
  fault: string | null;
}

const NONE: InboundInstructions = { reject: false, agentId: undefined, variables: {}, metadata: {}, fault: null };

/**
 * Returns the active number with this spelling, in any workspace. The test number cannot be called. A number on a SIP server that its
 * owner named is not returned: anybody may claim it, and its calls arrive only over its own trunk (findNumberOnTrunk).
 */
export async function findAnsweringNumber(db: Db, number: string): Promise<store.PhoneNumberRow | undefined> {
  return store.selectProvenNumber(db, number);
}

/** Returns the number of an inbound or outbound call over this LiveKit trunk; undefined when no row has both. */
export async function findNumberOnTrunk(
  { db, vault }: Uses<'db' | 'vault'>,
  number: string,
  trunkId: string,
): Promise<{ number: store.PhoneNumberRow; trunks: LiveKitTrunks } | undefined> {
  for (const claim of await store.selectClaims(db, number, 'livekit')) {
    const account = openAccount(vault, claim);
    if (account?.type !== 'livekit') continue;
    if (account.inboundTrunkId === trunkId || account.outboundTrunkId === trunkId) {
      return { number: claim, trunks: account };
    }
  }
  return undefined;
}

/** Returns null when the number has no webhook. After a fault, the number's own settings apply. */
export async function callInboundWebhook(
  runtime: Uses<'clock' | 'log' | 'vault' | 'connection'>,
  number: store.PhoneNumberRow,
  caller: string | null,
): Promise<InboundInstructions | null> {
  const { inbound_webhook_url: url } = number;
  const secrets = inboundSecrets(runtime, number);
  if (url === null || secrets === null) return null;
  const body = JSON.stringify({ event: 'call_inbound', caller, number: number.number, agent_id: number.agent_id });
  const now = runtime.clock.now();
  const signed = signedHeaders(secrets, newId('msg', now), Math.floor(now / 1000), body);
  const { fault, ...instructions } = await instructionsFrom(runtime, url, signed, body);
  if (fault !== null) runtime.log.warn({ phoneNumberId: number.id, fault }, 'an inbound webhook gave no instructions');
  return { ...instructions, fault };
}

async function instructionsFrom(
  { connection }: Uses<'connection'>,
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<InboundInstructions> {
  const limits = { timeoutMs: WEBHOOK_TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES };
  try {
    const {
      status,
      body: answer,
      truncated,
    } = await connection.request(url, { method: 'POST', headers, body, ...limits });
    if (status < 200 || status >= 300) return { ...NONE, fault: `it responded with status ${status}` };
    if (truncated) return { ...NONE, fault: `its response is longer than ${MAX_ANSWER_BYTES} bytes` };
    return instructionsOf(answer.toString('utf8'));
  } catch (error) {
    if (!(error instanceof ConnectionFailure)) throw error;
    return { ...NONE, fault: error.message };
  }
}

/** An empty response means no changes. */
function instructionsOf(text: string): InboundInstructions {
  if (text.trim() === '') return NONE;
  const answer = parseJson(text, MAX_ANSWER_LEVELS) ?? null;
  if (!isObject(answer)) return { ...NONE, fault: 'its response is not a JSON object' };
  const { agent_id: agentId, reject, variables, metadata } = toStorable(answer);
  return {
    reject: reject === true,
    agentId: typeof agentId === 'string' ? agentId : undefined,
    variables: isObject(variables ?? null) ? plainValues(variables as JsonObject) : {},
    metadata: isObject(metadata ?? null) ? (metadata as JsonObject) : {},
    fault: null,
  };
}

/** Keeps values of the types that the API accepts: strings, numbers and booleans. */
function plainValues(variables: JsonObject): JsonObject {
  const plain = Object.entries(variables).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return Object.fromEntries(plain);
}

/** Returns the fallback number, if calls from this number may still be forwarded there. */
export async function findFallback(
  runtime: Uses<'config' | 'db' | 'providers' | 'rates'>,
  number: store.PhoneNumberRow,
): Promise<string | null> {
  const { fallback_number: to } = number;
  // A call that is forwarded to its own number would be forwarded again.
  if (to === null || to === number.number) return null;
  const carrier = runtime.providers.carrier(number.number, to, number.carrier);
  if (!carrier) return null;
  return (await checkDestination(runtime.db, runtime, number.workspace_id, number, carrier, to)) === null ? to : null;
}
