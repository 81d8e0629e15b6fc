// Tools for calls: place one, list them, read or watch one, control a live one. explain.ts diagnoses failed and slow calls.
import type { Call, CallEvent, TranscriptItem } from '../../../generated/types.ts';
import { cutText } from '../../core/cut-text.ts';
import type { JsonObject } from '../../core/json.ts';
import { consequenceOf } from '../consequences.ts';
import { Refused, tool, type ToolContext } from '../port.ts';
import { requireValid } from '../requests.ts';
import { withoutEmpty, pageOf, pickMembers } from '../results.ts';
import { AGENT_ID, CALL_ID, CONFIRM, CURSOR, LIMIT, objectSchema, textSchema, VARIABLES } from '../schemas.ts';

interface Placing {
  agent_id: string;
  to_number: string;
  from_number?: string;
  variables?: JsonObject;
  metadata?: JsonObject;
  idempotency_key?: string;
  confirm?: boolean;
}

export const placeCall = tool<Placing>({
  name: 'place_call',
  title: 'Call a number',
  description:
    'Lets an agent call a number now. +12025550100 to …0108 are free test numbers without a person (0100 talks, 0101 busy, 0102 no answer, 0103 voicemail, 0107 silent); every other number costs money and needs confirmation. Read it with read_call.',
  kind: 'risks',
  input: objectSchema(
    {
      agent_id: AGENT_ID,
      to_number: textSchema('E.164, such as +12025550100.'),
      from_number: textSchema('A number of the workspace; not needed for test numbers.'),
      variables: VARIABLES,
      metadata: { type: 'object' },
      idempotency_key: textSchema('The same key never calls twice within 24 hours.', 255),
      confirm: CONFIRM,
    },
    ['agent_id', 'to_number'],
  ),
  async run(ctx, { idempotency_key: idempotencyKey, confirm, ...body }) {
    const sentence = consequenceOf(ctx.operations.createCall, body);
    if (sentence !== null) {
      requireValid(ctx.operations.createCall, body);
      await ctx.confirm(`${sentence} Number: ${body.to_number}.`, confirm);
    }
    const placed = await ctx.call('createCall', { body, idempotencyKey });
    return { ...summaryOf(placed), next: 'read_call with wait_seconds follows it.' };
  },
});

interface Listing {
  status?: string;
  agent_id?: string;
  campaign_id?: string;
  direction?: string;
  from?: string;
  to?: string;
  q?: string;
  said?: string;
  limit?: number;
  cursor?: string;
}

export const listCalls = tool<Listing>({
  name: 'list_calls',
  title: 'List calls',
  description:
    'Lists calls, newest first, with how each ended. Filter by status, agent, campaign, time, or words that were said.',
  kind: 'reads',
  input: objectSchema({
    status: { enum: ['queued', 'ringing', 'in_progress', 'completed', 'failed'] },
    agent_id: AGENT_ID,
    campaign_id: { type: 'string' },
    direction: { enum: ['inbound', 'outbound'] },
    from: textSchema('Created at or after, ISO 8601.'),
    to: textSchema('Created before.'),
    q: textSchema('A call id, or the first digits of a number.'),
    said: textSchema('Words that must all occur in the call.'),
    limit: LIMIT,
    cursor: CURSOR,
  }),
  async run({ call }, query) {
    return pageOf(await call('listCalls', { query: query as object }), summaryOf);
  },
});

interface Reading {
  call_id: string;
  wait_seconds?: number;
  include?: ('timeline' | 'analysis' | 'cost')[];
}

export const readCall = tool<Reading>({
  name: 'read_call',
  title: 'Read or watch a call',
  description:
    'Returns the state of a call or how it ended, and its transcript as lines. wait_seconds watches a running call until it ends or the time is over; call again to continue.',
  kind: 'reads',
  input: objectSchema(
    {
      call_id: CALL_ID,
      wait_seconds: { type: 'integer', minimum: 0, maximum: 50 },
      include: { type: 'array', items: { enum: ['timeline', 'analysis', 'cost'] } },
    },
    ['call_id'],
  ),
  async run(ctx, { call_id: id, wait_seconds: seconds = 0, include = [] }) {
    let call = await ctx.call('getCall', { path: { id } });
    if (seconds > 0 && !isOver(call)) {
      await watch(ctx, id, seconds);
      call = await ctx.call('getCall', { path: { id } });
    }
    const transcript = await partOf(ctx.call('getCallTranscript', { path: { id } }));
    const timeline = include.includes('timeline') ? await partOf(timelineOf(ctx, id)) : [];
    return {
      ...summaryOf(call),
      ...pickMembers(call, [
        'metadata',
        'variables',
        'end_detail',
        'latency',
        'queue_reason',
        'queue_position',
        'removed',
      ]),
      transcript: typeof transcript === 'string' ? transcript : transcript.data.map(lineOf),
      ...(include.includes('timeline')
        ? { timeline: typeof timeline === 'string' ? timeline : timeline.map(entryOf) }
        : {}),
      ...(include.includes('analysis') ? { analysis: await analysisOf(ctx, call) } : {}),
      ...(include.includes('cost') ? { cost: withoutEmpty(await ctx.call('getCallCost', { path: { id } })) } : {}),
      ...(isOver(call) ? {} : { next: 'The call continues: read_call with wait_seconds watches it.' }),
    };
  },
});

function isOver({ status }: Call): boolean {
  return status === 'completed' || status === 'failed';
}

/** Follows the events of the call in a single request of any duration. */
async function watch(ctx: ToolContext, id: string, seconds: number): Promise<void> {
  const end = AbortSignal.any([ctx.signal, AbortSignal.timeout(seconds * 1000)]);
  try {
    const events = ctx.port.events(ctx.operations.streamCallEvents, { path: { id } }, end);
    for await (const data of events) {
      const event = data as Partial<CallEvent>;
      if (event.type === 'utterance') ctx.progress(`${event.data!.role}: ${event.data!.text}`);
    }
  } catch (error) {
    // The watch time has elapsed.
    if (!end.aborted || ctx.signal.aborted) throw error;
  }
}

async function analysisOf(ctx: ToolContext, call: Call): Promise<unknown> {
  if (!isOver(call)) return 'It is created after the end of the call.';
  if (call.start_time === null) return 'Nobody answered: there is nothing to analyze.';
  return withoutEmpty(await partOf(ctx.call('getCallAnalysis', { path: { id: call.call_id } })));
}

const ABSENT = ['content_removed', 'analysis_not_ready', 'analysis_not_found'];

/** Returns a part of a call, or the reason why it is absent, so that the rest of the call can be read. */
export async function partOf<T extends object>(reading: Promise<T>): Promise<T | string> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Refused && ABSENT.includes(error.problem.code)) return error.message;
    throw error;
  }
}

const MAX_PAGES = 5;

/** Reads the timeline from its start, at most 500 entries. */
export async function timelineOf(ctx: ToolContext, id: string): Promise<CallEvent[]> {
  const events: CallEvent[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = { limit: 100, ...(cursor === null ? {} : { cursor }) };
    const answer: { data: CallEvent[]; next_cursor: string | null } = await ctx.call('listCallEvents', {
      path: { id },
      query,
    });
    events.push(...answer.data);
    cursor = answer.next_cursor;
    if (cursor === null) break;
  }
  return events;
}

/** Formats an entry in one line, without texts of utterances, which the transcript contains. */
function entryOf({ at, type, data }: CallEvent): string {
  const { text: _said, ...rest } = withoutEmpty(data) as Record<string, unknown>;
  return cutText(`${at.slice(11, 23)} ${type} ${JSON.stringify(rest)}`, 400);
}

function lineOf(item: TranscriptItem): string {
  const at = `${(item.start_ms / 1000).toFixed(1)}s`;
  if (item.type === 'utterance') return `${at} ${item.role}: ${item.text}${item.interrupted ? ' [interrupted]' : ''}`;
  const outcome = `${item.ok ? '' : 'FAILED '}${JSON.stringify(item.result ?? null)}`;
  return cutText(`${at} function ${item.name}(${JSON.stringify(item.arguments)}) → ${outcome}`, 600);
}

const ROW = [
  'call_id',
  'agent_id',
  'direction',
  'channel',
  'from_number',
  'to_number',
  'status',
  'end_reason',
  'duration',
  'start_time',
  'created_at',
  'campaign_id',
  'schedule_id',
] as const;

export function summaryOf(call: Call): Record<string, unknown> {
  return {
    ...pickMembers(call, ROW),
    ...(call.cost === null ? {} : { cost: `${call.cost.amount} ${call.cost.currency}` }),
  };
}

interface Control {
  call_id: string;
  action: 'end' | 'say' | 'inject_context' | 'mute' | 'unmute';
  text?: string;
}

export const controlCall = tool<Control>({
  name: 'control_call',
  title: 'Control a live call',
  description:
    'Ends a call, or lets its agent say a text now (say), know something that is not spoken (inject_context), or be silent (mute, unmute).',
  kind: 'writes',
  input: objectSchema(
    {
      call_id: CALL_ID,
      action: { enum: ['end', 'say', 'inject_context', 'mute', 'unmute'] },
      text: textSchema('For say and inject_context.'),
    },
    ['call_id', 'action'],
  ),
  async run({ call }, { call_id: id, action, ...rest }) {
    if (action === 'end') return summaryOf(await call('endCall', { path: { id } }));
    return await call('controlCall', { path: { id }, body: { action, ...rest } });
  },
});
