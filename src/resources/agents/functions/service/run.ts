// Runs a webhook function: a signed POST through the guarded connection, bounded in time and size. A failure is a result that
// the model can read, not an exception.
import { newId } from '../../../../core/ids.ts';
import { parseStoredJson, type Json, type JsonObject } from '../../../../core/json.ts';
import { explainMismatch } from '../../../../json-schema/checker.ts';
import type { OutgoingResponse } from '../../../../providers/connection.ts';
import { ConnectionFailure } from '../../../../providers/connection/failure.ts';
import type { Uses } from '../../../../runtime.ts';
import { signedHeaders } from '../../../webhooks/service/signature.ts';
import { completeSettings } from '../fields.ts';
import { openHeaders } from '../seals.ts';
import type { FunctionRow } from '../store.ts';
import { signingSecrets } from './signing-secrets.ts';

/** The part of a function's row, or of a version's snapshot, that a run needs. */
export type RunnableFunction = Pick<
  FunctionRow,
  'workspace_id' | 'id' | 'name' | 'settings' | 'headers_sealed' | 'signing_secret_sealed'
>;

/** What the functions of a call receive about it. A campaign's contact has only variables, so they belong to it. */
interface CallColumns {
  id: string;
  direction: string;
  from_number: string | null;
  to_number: string | null;
  campaign_id: string | null;
  metadata: JsonObject;
  variables: JsonObject;
  /** Language of the conversation: the agent's, or another one of `other_languages` that the caller speaks. */
  language: string;
}

interface FunctionCall {
  agentId: string;
  arguments: JsonObject;
  /** The call; null outside calls, in the playground and in the test operation. */
  call: CallColumns | null;
}

interface FunctionAnswer {
  ok: boolean;
  status: number | null;
  body: string | null;
  /** Whether `body` is only the beginning of the response. */
  truncated: boolean;
  error: string | null;
  durationMs: number;
  request: { method: string; url: string; headers: Record<string, string>; body: string };
}

const MAX_ANSWER_BYTES = 16 * 1024;
/** Maximum nesting depth of JSON. The model receives a deeper response as text. */
const MAX_ANSWER_LEVELS = 64;
const MASK = '••••';

export async function callFunction(
  runtime: Uses<'db' | 'clock' | 'vault' | 'connection'>,
  fn: RunnableFunction,
  { agentId, arguments: args, call }: FunctionCall,
  signal: AbortSignal,
): Promise<FunctionAnswer> {
  const { url, timeout_ms: timeoutMs } = completeSettings('webhook', fn.settings);
  const body = JSON.stringify({ name: fn.name, arguments: args, agent_id: agentId, call: callFields(call) });
  const secrets = await signingSecrets(runtime, fn);
  const now = runtime.clock.now();
  const signed = signedHeaders(secrets, newId('msg', now), Math.floor(now / 1000), body);
  // If a stored header has the name of a signature header (case-insensitive), only the signature header is sent, so that a
  // receiver can verify it.
  const own = withoutNames(openHeaders(runtime, fn), signed);
  const request = { method: 'POST', url, headers: { ...masked(own), ...signed }, body };
  const started = runtime.clock.monotonic();
  const elapsed = () => Math.round(runtime.clock.monotonic() - started);
  try {
    const answer = await runtime.connection.request(url, {
      method: 'POST',
      headers: { ...own, ...signed },
      body,
      timeoutMs,
      maxBytes: MAX_ANSWER_BYTES,
      signal,
    });
    const ok = answer.status >= 200 && answer.status < 300;
    return {
      ok,
      status: answer.status,
      body: decoded(answer),
      truncated: answer.truncated,
      error: null,
      durationMs: elapsed(),
      request,
    };
  } catch (error) {
    if (!(error instanceof ConnectionFailure)) throw error;
    const { message } = error;
    return { ok: false, status: null, body: null, truncated: false, error: message, durationMs: elapsed(), request };
  }
}

/** Runs the function for the model. Arguments that do not match the schema are returned to the model as an error. */
export async function runFunction(
  runtime: Uses<'db' | 'clock' | 'vault' | 'connection'>,
  fn: RunnableFunction,
  call: FunctionCall,
  signal: AbortSignal,
): Promise<{ ok: boolean; result: Json }> {
  const purpose = call.call === null ? 'text' : 'call';
  const mismatch = await explainMismatch(
    { workspaceId: fn.workspace_id, purpose },
    completeSettings('webhook', fn.settings).parameters,
    call.arguments,
  );
  if (mismatch !== null) return { ok: false, result: { error: `invalid arguments: ${mismatch}` } };
  const answer = await callFunction(runtime, fn, call, signal);
  if (answer.ok) return { ok: true, result: readable(answer) };
  const error = answer.error ?? `the function responded with status ${answer.status}`;
  return { ok: false, result: { error, ...(answer.body ? { body: readable(answer) } : {}) } };
}

/** Returns the parsed JSON, or the plain text. The ellipsis tells the model that a text is not complete. */
function readable({ body, truncated }: FunctionAnswer): Json {
  const text = body ?? '';
  return truncated ? `${text} …` : (parseStoredJson(text, MAX_ANSWER_LEVELS) ?? text);
}

/** Decodes UTF-8 without a byte order mark, which JSON.parse refuses, and without a character that the limit has split. */
function decoded({ body, truncated }: OutgoingResponse): string {
  return new TextDecoder().decode(body, { stream: truncated });
}

function callFields(call: FunctionCall['call']): Json {
  if (!call) return null;
  const { id: call_id, direction, from_number, to_number, campaign_id, metadata, variables, language } = call;
  return { call_id, direction, from_number, to_number, campaign_id, metadata, variables, language };
}

/** Returns the headers that are not in `reserved`, whose names are in lower case. */
function withoutNames(headers: Record<string, string>, reserved: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name.toLowerCase() in reserved)));
}

function masked(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.keys(headers).map((name) => [name, MASK]));
}
