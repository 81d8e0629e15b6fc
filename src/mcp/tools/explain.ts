// The tool that diagnoses a failed or slow call from its row and its timeline. Pure except for the reading. Each finding has its
// evidence and a remedy. Times are in milliseconds. Deliberately omitted: guesses beyond the timeline's evidence.
import type {
  Call,
  CallEndReason,
  CallEvent,
  CallLatency,
  TimelineDelivery,
  TimelineFunctionRun,
  TimelineLatency,
  TimelineProblem,
} from '../../../generated/types.ts';
import { cutText } from '../../core/cut-text.ts';
import { tool } from '../port.ts';
import { CALL_ID, objectSchema } from '../schemas.ts';
import { partOf, summaryOf, timelineOf } from './calls.ts';

interface CallFinding {
  finding: string;
  evidence?: string;
  fix?: string;
}

/** After about one and a half seconds of silence, people start to talk again or to doubt the connection. */
const SLOW_MS = 1_500;
const LONG_FUNCTION_MS = 2_000;
const LONG_QUEUE_MS = 5_000;
const MANY_INTERRUPTIONS = 3;

/** Meaning and remedy of each end reason; the remedy is null if nothing was wrong. */
const ENDS: Readonly<Record<CallEndReason, [meaning: string, fix: string | null]>> = {
  busy: ['The number was busy.', 'Call again later; a campaign retries busy contacts automatically.'],
  no_answer: ['Nobody answered.', 'Call at another time, or let it ring longer (ring_timeout_seconds of the agent).'],
  declined: ['The call was declined.', 'Call from a number that people know, and at another time.'],
  invalid_number: ['The number does not exist.', 'Check the number and its country code.'],
  carrier_error: [
    'The carrier could not connect the call.',
    'end_detail has the message of the carrier; check its account and the caller number.',
  ],
  dnc_blocked: [
    'The number is on the do-not-call list.',
    'It is never dialed. With consent, removeDncNumber removes it from the list.',
  ],
  concurrency_timeout: [
    'No call slot was free in time, or before the calling window of the campaign closed or the campaign was changed.',
    'Raise queue_ttl_seconds or the slots (getLimits), or place fewer calls at once.',
  ],
  insufficient_funds: [
    'The balance or a cap did not cover the call.',
    'Top up, or raise the cap; account_overview shows both.',
  ],
  canceled: ['The call was canceled before it was answered.', null],
  caller_hangup: ['The other side hung up.', null],
  agent_hangup: ['The agent ended the call.', null],
  ended_by_api: ['A request ended the call.', null],
  transferred: ['The call was transferred to a human.', null],
  voicemail: [
    'An answering machine answered.',
    'Set voicemail of the agent to leave a message, or call at another time.',
  ],
  inactivity: [
    'The other side was silent for too long.',
    'Lengthen inactivity.seconds of the agent, or check that callers can be heard.',
  ],
  max_duration: [
    'The call reached max_duration_seconds.',
    'Raise it, or let the prompt bring conversations to an end.',
  ],
  repetition: ['Both sides repeated the same lines: two machines talked.', 'Check who answers this number.'],
  engine_error: [
    'The language model failed.',
    'Set response_engine.fallback_model, and check the provider with listProviders.',
  ],
  stt_error: ['Speech recognition failed.', 'Check the recognizer with listProviders.'],
  tts_error: ['The voice failed.', 'Set fallback_voice_id of the agent, and check the provider with listProviders.'],
  media_lost: [
    'The audio connection was lost.',
    'The process that carried the call ended, or the network failed; call again.',
  ],
  internal_error: ['The service failed.', 'Report it to the operator with the call_id.'],
};

export const explainCall = tool<{ call_id: string }>({
  name: 'explain_call',
  title: 'Explain a call',
  description:
    'Explains why a call failed, was slow or went badly: the end reason, waiting, the slowest turns and their cause, functions and webhooks that failed, interruptions, each with evidence and what to change.',
  kind: 'reads',
  input: objectSchema({ call_id: CALL_ID }, ['call_id']),
  async run(ctx, { call_id: id }) {
    const call = await ctx.call('getCall', { path: { id } });
    const timeline = await partOf(timelineOf(ctx, id));
    const isRemoved = typeof timeline === 'string';
    const findings = findingsOf(call, isRemoved ? [] : timeline);
    if (isRemoved) findings.push({ finding: timeline });
    const none = { finding: 'Nothing is unusual.' };
    return { ...summaryOf(call), findings: findings.length === 0 ? [none] : findings };
  },
});

export function findingsOf(call: Call, events: readonly CallEvent[]): CallFinding[] {
  return [
    ...endOf(call),
    ...waitOf(call, events),
    ...problemsOf(events),
    ...slownessOf(call.latency, events),
    ...functionsOf(events),
    ...interruptionsOf(events),
    ...deliveriesOf(events),
  ];
}

interface DataOf {
  warning: TimelineProblem;
  error: TimelineProblem;
  latency: TimelineLatency;
  tool: TimelineFunctionRun;
  webhook: TimelineDelivery;
}

function entriesOf<Type extends keyof DataOf>(events: readonly CallEvent[], type: Type): DataOf[Type][] {
  return events.filter((event) => event.type === type).map(({ data }) => data as unknown as DataOf[Type]);
}

function endOf({ status, end_reason: reason, end_detail: detail, queue_reason: queued }: Call): CallFinding[] {
  if (reason === null) {
    const why = queued === null ? '' : ` It waits for: ${queued}.`;
    return [{ finding: `The call has not ended; it is ${status}.${why}` }];
  }
  const [finding, fix] = ENDS[reason];
  const evidence = `end_reason ${reason}${detail === null ? '' : `: ${detail}`}`;
  return [{ finding, evidence, ...(fix === null ? {} : { fix }) }];
}

function waitOf({ created_at: created }: Call, events: readonly CallEvent[]): CallFinding[] {
  const left = events.find(({ type, data }) => type === 'state' && (data as { status: string }).status !== 'queued');
  const waited = left === undefined ? 0 : Date.parse(left.at) - Date.parse(created);
  if (waited < LONG_QUEUE_MS) return [];
  const evidence = `${seconds(waited)} from the request to the dial`;
  return [{ finding: 'The call waited in the queue.', evidence, fix: 'getLimits shows the call slots.' }];
}

function problemsOf(events: readonly CallEvent[]): CallFinding[] {
  const seen = new Map<string, { detail: string; times: number }>();
  for (const { code, detail } of [...entriesOf(events, 'warning'), ...entriesOf(events, 'error')]) {
    seen.set(code, { detail, times: (seen.get(code)?.times ?? 0) + 1 });
  }
  return [...seen].map(([code, { detail, times }]) => ({
    finding: `${code}${times > 1 ? `, ${times} times` : ''}`,
    evidence: detail,
  }));
}

const PARTS = [
  ['hear_ms', 'hearing', 'Shorten endpointing of the agent, or use a faster recognizer.'],
  [
    'think_ms',
    'the language model',
    'Use a faster model or a shorter prompt; functions and long knowledge passages add to it.',
  ],
  ['speak_ms', 'the voice', 'Use a voice of a provider that streams faster.'],
] as const;

function slownessOf(latency: CallLatency | null, events: readonly CallEvent[]): CallFinding[] {
  const turns = entriesOf(events, 'latency');
  const slow = turns.filter(({ total_ms: total }) => total > SLOW_MS);
  if (slow.length === 0) return [];
  const sums = PARTS.map(([field, name, fix]) => ({
    name,
    fix,
    ms: slow.reduce((sum, turn) => sum + turn[field], 0),
  }));
  const worst = sums.reduce((one, other) => (other.ms > one.ms ? other : one));
  const longest = slow.reduce((one, other) => (other.total_ms > one.total_ms ? other : one));
  const parts = PARTS.map(([field]) => `${field} ${longest[field]}`).join(', ');
  const overall = latency === null ? '' : `; p50 ${latency.p50_ms} ms, p95 ${latency.p95_ms} ms`;
  return [
    {
      finding: `${slow.length} of ${turns.length} turns took over ${seconds(SLOW_MS)}, mostly for ${worst.name}.`,
      evidence: `turn ${longest.turn}: ${longest.total_ms} ms (${parts})${overall}`,
      fix: worst.fix,
    },
  ];
}

function functionsOf(events: readonly CallEvent[]): CallFinding[] {
  const runs = entriesOf(events, 'tool');
  const failed = runs.filter(({ ok }) => !ok);
  const long = runs.filter((run) => run.ok && run.end_ms - run.start_ms > LONG_FUNCTION_MS);
  return [
    ...failed.map(({ name, arguments: given, result }) => ({
      finding: `The function ${name} failed.`,
      evidence: cutText(`${JSON.stringify(given)} → ${JSON.stringify(result ?? null)}`, 500),
      fix: 'Try it with testAgentFunction.',
    })),
    ...long.map(({ name, start_ms: start, end_ms: end }) => ({
      finding: `The function ${name} took ${seconds(end - start)}.`,
      fix: 'Make it faster, or give it a filler sentence.',
    })),
  ];
}

function interruptionsOf(events: readonly CallEvent[]): CallFinding[] {
  const { length } = events.filter(({ type }) => type === 'interrupted');
  if (length < MANY_INTERRUPTIONS) return [];
  return [
    {
      finding: `The other side interrupted the agent ${length} times.`,
      fix: 'Let the prompt ask for shorter answers; noise needs a higher interruption.min_ms or min_words.',
    },
  ];
}

function deliveriesOf(events: readonly CallEvent[]): CallFinding[] {
  const failed = entriesOf(events, 'webhook').filter(({ status }) => status !== 'succeeded');
  const last = failed.at(-1);
  if (last === undefined) return [];
  const how = last.http_status === null ? last.error : `HTTP ${last.http_status}`;
  return [
    {
      finding: `${failed.length} attempts to deliver webhook events failed.`,
      evidence: `${last.event}: ${how}, now ${last.status}`,
      fix: 'webhook_deliveries shows them and sends them again.',
    },
  ];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
