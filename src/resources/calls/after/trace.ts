// A call as an OpenTelemetry trace, made from its timeline: one span for the conversation; below it each answer of the agent with its
// three parts, each function, and each search of the knowledge. Pure.
// Names of attributes: the semantic conventions for generative AI, version 1.41 (`gen_ai.…`, status: development); what they lack
// begins with `parley.`. Ids are derived from the call's id, so that a repeated export has the same ids.
// Deliberately omitted: texts, arguments, results and telephone numbers.
import { hash } from 'node:crypto';
import type { Json, JsonObject } from '../../../core/json.ts';
import type { CallRow } from '../rows/calls.ts';
import type { TimelineRow } from '../rows/timeline.ts';

const SCHEMA_URL = 'https://opentelemetry.io/schemas/1.41.0';
// SpanKind and StatusCode of opentelemetry-proto (trace.proto). JSON uses the numbers.
const INTERNAL = 1;
const SERVER = 2;
const ERROR = 2;

type Value = string | number | boolean | null | undefined;

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: JsonObject[];
  events?: JsonObject[];
  status?: { code: number; message?: string };
}

export interface TracedCall {
  call: CallRow & { started_at: Date; ended_at: Date };
  agentName: string;
  /** Null for an agent with an engine of its own. */
  model: string | null;
  rows: readonly TimelineRow[];
}

/** Returns the body of a request to `/v1/traces` (ExportTraceServiceRequest in JSON). */
export function traceRequest(traced: TracedCall, serviceName: string): JsonObject {
  const spans = spansOf(traced);
  return {
    resourceSpans: [
      {
        resource: { attributes: attributes({ 'service.name': serviceName }) },
        schemaUrl: SCHEMA_URL,
        scopeSpans: [{ scope: { name: 'parley.calls' }, schemaUrl: SCHEMA_URL, spans: spans as unknown as Json[] }],
      },
    ],
  };
}

function spansOf({ call, agentName, model, rows }: TracedCall): Span[] {
  const startMs = call.started_at.getTime();
  const root = conversationSpan(call, agentName, model, rows);
  const below = (name: string, key: string, beganMs: number, endedMs: number, more: Partial<Span>): Span => ({
    traceId: root.traceId,
    spanId: idOf(`${call.id}/${key}`, 16),
    parentSpanId: root.spanId,
    name,
    kind: INTERNAL,
    ...timesOf(Math.max(startMs, beganMs), endedMs),
    attributes: [],
    ...more,
  });
  const children = rows.flatMap(({ type, sequence, at, data }): Span[] => {
    const key = String(sequence);
    if (type === 'tool') {
      const [beganMs, endedMs] = [startMs + Number(data['start_ms']), startMs + Number(data['end_ms'])];
      const name = String(data['name']);
      const described = attributes({
        'gen_ai.operation.name': 'execute_tool',
        'gen_ai.tool.name': name,
        'gen_ai.tool.type': data['kind'] === 'mcp' ? 'extension' : 'function',
        'parley.function.id': data['function_id'] as Value,
      });
      const failed = data['ok'] === true ? {} : { status: { code: ERROR } };
      return [below(`execute_tool ${name}`, key, beganMs, endedMs, { attributes: described, ...failed })];
    }
    if (type === 'knowledge') {
      const described = attributes({ 'parley.passages': (data['passages'] as Json[]).length });
      return [below('retrieval', key, at.getTime() - Number(data['ms']), at.getTime(), { attributes: described })];
    }
    return type === 'latency' ? answerSpans(at.getTime(), key, data, below) : [];
  });
  return [root, ...children];
}

function conversationSpan(
  call: TracedCall['call'],
  agentName: string,
  model: string | null,
  rows: readonly TimelineRow[],
): Span {
  const { usage, latency } = call as { usage: JsonObject | null; latency: CallRow['latency'] };
  const failed = call.status === 'failed';
  return {
    traceId: idOf(call.id, 32),
    spanId: idOf(`${call.id}/`, 16),
    name: `invoke_agent ${agentName}`,
    kind: SERVER,
    ...timesOf(call.started_at.getTime(), call.ended_at.getTime()),
    attributes: attributes({
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.id': call.agent_id,
      'gen_ai.agent.name': agentName,
      'gen_ai.agent.version': String(call.agent_version),
      'gen_ai.conversation.id': call.id,
      'gen_ai.request.model': model,
      'gen_ai.usage.input_tokens': usage?.['llm_input_tokens'] as Value,
      'gen_ai.usage.output_tokens': usage?.['llm_output_tokens'] as Value,
      'parley.workspace.id': call.workspace_id,
      'parley.call.direction': call.direction,
      'parley.call.channel': call.channel,
      'parley.call.end_reason': call.end_reason,
      'parley.response.p50_ms': latency?.p50_ms,
      'parley.response.p95_ms': latency?.p95_ms,
    }),
    events: rows.flatMap(eventOf),
    ...(failed ? { status: { code: ERROR, message: call.end_reason ?? '' } } : {}),
  };
}

/** An answer, from the end of the caller's speech to the first audio, and its parts one after the other. */
function answerSpans(
  endedMs: number,
  key: string,
  data: JsonObject,
  below: (name: string, key: string, beganMs: number, endedMs: number, more: Partial<Span>) => Span,
): Span[] {
  const ms = (name: string): number => Number(data[name]);
  const beganMs = endedMs - ms('total_ms');
  const answer = below('answer', key, beganMs, endedMs, {
    attributes: attributes({ 'parley.turn': data['turn'] as Value }),
  });
  const heardMs = beganMs + ms('hear_ms');
  const thoughtMs = heardMs + ms('think_ms');
  const part = (name: string, from: number, to: number): Span =>
    below(name, `${key}/${name}`, from, to, { parentSpanId: answer.spanId });
  return [answer, part('hear', beganMs, heardMs), part('think', heardMs, thoughtMs), part('speak', thoughtMs, endedMs)];
}

const EVENT_FIELDS: Readonly<Partial<Record<TimelineRow['type'], readonly string[]>>> = {
  interrupted: [],
  warning: ['code'],
  error: ['code'],
  transfer: ['mode'],
  transfer_progress: ['state'],
  agent_changed: ['from_agent_id', 'to_agent_id'],
  language_changed: ['from_language', 'to_language'],
};

function eventOf({ type, at, data }: TimelineRow): JsonObject[] {
  const fields = EVENT_FIELDS[type];
  if (fields === undefined) return [];
  const named = Object.fromEntries(fields.map((field) => [`parley.${field}`, data[field] as Value]));
  return [{ name: type, timeUnixNano: nanos(at.getTime()), attributes: attributes(named) }];
}

function timesOf(beganMs: number, endedMs: number): Pick<Span, 'startTimeUnixNano' | 'endTimeUnixNano'> {
  return { startTimeUnixNano: nanos(beganMs), endTimeUnixNano: nanos(Math.max(beganMs, endedMs)) };
}

/** 64-bit integers are strings in the JSON of protobuf. */
function nanos(ms: number): string {
  return String(BigInt(Math.round(ms)) * 1_000_000n);
}

function attributes(values: Readonly<Record<string, Value>>): JsonObject[] {
  return Object.entries(values).flatMap(([key, value]): JsonObject[] => {
    if (value === null || value === undefined) return [];
    if (typeof value === 'boolean') return [{ key, value: { boolValue: value } }];
    if (typeof value === 'string') return [{ key, value: { stringValue: value } }];
    return [{ key, value: Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value } }];
  });
}

function idOf(text: string, length: number): string {
  return hash('sha256', text, 'hex').slice(0, length);
}
