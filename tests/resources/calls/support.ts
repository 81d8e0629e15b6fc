// Helpers for tests of calls: creating a call and waiting for its end, its stream, its audio, and the events that receivers got, each
// checked against the contract.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createParser } from 'eventsource-parser';
import { MPEGDecoder } from 'mpg123-decoder';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import type { Call, CallEvent } from '../../../generated/types.ts';
import { agentBody, type Client } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import type { Received } from '../webhooks/support.ts';

export const GREETING = 'Hello, this is Ada from Northwind. May I have your name?';
export const CONVERSES = '+12025550100';
export const NEVER_ANSWERS = '+12025550102';
export const SILENT = '+12025550107';

/** The body of an agent that can talk with a persona. */
export function talkingAgent(more: Record<string, unknown> = {}): Record<string, unknown> {
  const system_prompt = 'You are Ada, the assistant of Northwind. We are open from nine to five on weekdays.';
  return agentBody({ greeting: GREETING, response_engine: { type: 'service-llm', system_prompt }, ...more });
}

export async function place(client: Client, to_number: string, agent_id: string, more: object = {}): Promise<Call> {
  return client.ok('createCall', { body: { agent_id, to_number, ...more } });
}

export async function ended(client: Client, id: string, withinMs = 60_000): Promise<Call> {
  return waitFor(client, id, ['completed', 'failed'], { withinMs, lasting: true });
}

export async function reaches(client: Client, id: string, among: Call['status'][], withinMs = 30_000): Promise<Call> {
  return waitFor(client, id, among, { withinMs });
}

async function waitFor(
  client: Client,
  id: string,
  among: Call['status'][],
  pace: { withinMs: number; lasting?: boolean },
): Promise<Call> {
  let call: Call;
  await until(
    async () => {
      call = await client.ok('getCall', { path: { id } });
      return among.includes(call.status);
    },
    { ...pace, what: `${id} is ${among.join(' or ')}` },
  );
  return call!;
}

/** All rows of the timeline so far, page by page. */
export async function timelineOf(client: Client, id: string): Promise<CallEvent[]> {
  const rows: CallEvent[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: Record<string, string> = { limit: '7', ...(cursor ? { cursor } : {}) };
    const page = await client.ok('listCallEvents', { path: { id }, query });
    rows.push(...page.data);
    cursor = page.next_cursor;
  }
  return rows;
}

/** Statuses of the call so far, in the order of its timeline. */
export async function statusesOf(client: Client, id: string): Promise<unknown[]> {
  return (await timelineOf(client, id)).filter(({ type }) => type === 'state').map(({ data }) => data['status']);
}

/** States of a call's warm transfers, as `failed declined`. */
export async function transferStates(client: Client, id: string): Promise<string[]> {
  const rows = (await timelineOf(client, id)).filter(({ type }) => type === 'transfer_progress');
  return rows.map(({ data }) => [data['state'], data['reason']].filter(Boolean).join(' '));
}

/**
 * Reads the live stream of a call until it closes or `most` events have arrived. @throws Error when it does neither within
 * `withinMs`
 */
export async function follow(
  url: string,
  jwt: string,
  id: string,
  options: { lastEventId?: number; most?: number; withinMs?: number } = {},
): Promise<CallEvent[]> {
  const events: CallEvent[] = [];
  const { lastEventId, most = Number.POSITIVE_INFINITY, withinMs = 60_000 } = options;
  const response = await fetch(`${url}/v1/calls/${id}/stream`, {
    headers: {
      authorization: `Bearer ${jwt}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
    signal: AbortSignal.timeout(withinMs),
  });
  if (response.status !== 200) throw new Error(`the stream answered ${response.status}`);
  const parser = createParser({
    onEvent({ id: eventId, event, data }) {
      const row = JSON.parse(data) as CallEvent;
      expect([eventId, event]).toEqual([String(row.sequence), row.type]);
      events.push(row);
    },
  });
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    parser.feed(chunk);
    if (events.length >= most) break;
  }
  return events.slice(0, most);
}

export interface Sound {
  seconds: number;
  sampleRate: number;
  channels: Float32Array[];
}

export async function decodeMp3(bytes: Uint8Array): Promise<Sound> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate, samplesDecoded } = decoder.decode(bytes);
  decoder.free();
  return { seconds: samplesDecoded / sampleRate, sampleRate, channels: channelData };
}

/** Root mean square of one channel within a window of milliseconds. @throws Error when nothing was recorded in it */
export function loudness({ channels, sampleRate }: Sound, channel: number, startMs: number, endMs: number): number {
  const [from, to] = [startMs, endMs].map((ms) => Math.round((ms / 1000) * sampleRate)) as [number, number];
  const samples = (channels[channel] ?? new Float32Array()).subarray(from, to);
  if (samples.length === 0)
    throw new Error(`no sample from ${startMs} to ${endMs} ms of ${channels[0]?.length ?? 0} samples`);
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

interface Contract {
  components: object;
  webhooks: Record<string, { post: { requestBody: { content: Record<string, { schema: { $ref: string } }> } } }>;
}

const contract = JSON.parse(
  readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'),
) as Contract;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });

interface HeardEvent {
  name: string;
  id: string;
  data: Record<string, unknown> & { sequence: number; metadata: Record<string, unknown> };
}

/** The events that a receiver got, in order. Checks both signatures and the contract's schema of each event. */
export function heard(received: readonly Received[], secret: string): HeardEvent[] {
  return received.map(({ headers, body }) => {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    expect(headers['x-service-signature']).toBe(expected);
    const event = JSON.parse(body) as { type?: string; event?: string; data: HeardEvent['data'] };
    const name = event.type ?? event.event ?? '';
    const schema = contract.webhooks[name]?.post.requestBody.content['application/json']?.schema;
    if (!schema) throw new Error(`${name} is no event of the contract`);
    const validate = ajv.getSchema(`contract${schema.$ref}`) ?? ajv.compile({ $ref: `contract${schema.$ref}` });
    if (!validate(event)) throw new Error(`${name}: ${ajv.errorsText(validate.errors)}\n${body}`);
    return { name, id: String(headers['webhook-id']), data: event.data };
  });
}
