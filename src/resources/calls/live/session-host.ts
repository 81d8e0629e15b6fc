// The database-backed host of a live session. Stores each event of the session as one timeline row with its webhook events, under
// the fence of the call's lease. Invariant: nothing is stored before the call is stored as answered. The end of a call waits for
// its recording no longer than recording/assembly.ts allows.
import { toStorable, type Json, type JsonObject } from '../../../core/json.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import type { LlmProvider } from '../../../providers/ports/llm.ts';
import type { Uses } from '../../../runtime.ts';
import type {
  AgentFunction,
  SessionAgent,
  SessionEnd,
  SessionEvent,
  SessionSummary,
  VoiceHost,
} from '../../../voice/host.ts';
import { RecordingRefused } from '../../../voice/recording/piece-writer.ts';
import type { McpTools } from '../../agents/functions/service/mcp.ts';
import { runFunction, type RunnableFunction } from '../../agents/functions/service/run.ts';
import { searchKnowledge } from '../../knowledge-bases/service/search.ts';
import type { PricingKey } from '../../wallet/rates.ts';
import { raisePrices } from '../../wallet/service/holds.ts';
import { publishAll } from '../../webhooks/service/publish.ts';
import { callEvents, speakerOf, toTimes } from '../call-events.ts';
import { sendSms, type CallRoute } from '../dispatch/call-route.ts';
import { recordingAtEnd, type RecordingEnd } from '../recording/assembly.ts';
import { storePiece } from '../recording/pieces.ts';
import type { CallRow } from '../rows/calls.ts';
import type { LeaseFence } from '../rows/leases.ts';
import { appendTimeline, type NewTimelineRow } from '../rows/timeline.ts';
import { transitionCall } from '../transitions.ts';
import type { CallCarrying } from './call-state.ts';
import { summarizeCall } from './call-summary.ts';
import { withoutDatabaseMessages } from './public-detail.ts';
import { responseSeconds } from './response-times.ts';

export interface HostOptions {
  runtime: CallCarrying;
  call: CallRow;
  fence: LeaseFence;
  /** The agent that has the call now. */
  activeAgent(): CallAgent;
  /** The agent that took over with this handoff, counted from 1. */
  agentAfter(handoff: number): CallAgent;
  /** Called when the prices of the call were raised. */
  onRepriced(): Promise<void>;
  /** Route of a telephone call; null for a browser call. */
  route: CallRoute | null;
  /** Resolves when the call is stored as answered. */
  opened: Promise<void>;
}

/** An agent in a call, with everything that the host needs to act for it. */
export interface CallAgent {
  agent: SessionAgent;
  version: number;
  /** The agent's model; null when it cannot write a summary. */
  llm: LlmProvider | null;
  /** Functions of the agent's version, by id. */
  functions: ReadonlyMap<string, RunnableFunction>;
  /** Knowledge bases of the agent's version. */
  knowledgeBaseIds: readonly string[];
  mcp: McpTools;
  pricing: PricingKey;
}

/** Passages per search: as many as a model can use in a spoken answer. */
const PASSAGES = 5;
/** A search must end within 600 ms (src/voice/session/reply.ts). The rest is for the database. */
const EMBED_WITHIN_MS = 400;

export function createHost(options: HostOptions): VoiceHost {
  const { runtime, call, fence, activeAgent, agentAfter, route, opened } = options;
  return {
    sendSms: (text, signal) => sendSms(runtime, call, route, text, signal),
    async record(event) {
      await opened;
      const next = event.type === 'agent_changed' ? agentAfter(event.handoff) : null;
      await inTransaction(runtime.db, async (trx) => {
        await recordEvent(trx, runtime, call, fence, toStorable(event), (next ?? activeAgent()).version);
        if (next) await raisePrices(trx, runtime, call.id, next.pricing);
      });
      if (next) await options.onRepriced();
    },
    searchKnowledge(query, signal) {
      const { knowledgeBaseIds } = activeAgent();
      const wanted = { query, limit: PASSAGES, signal, embedWithinMs: EMBED_WITHIN_MS };
      const found = searchKnowledge(runtime, call.workspace_id, knowledgeBaseIds, wanted);
      return withoutDatabaseMessages(runtime, call.id, found);
    },
    async runFunction(fn: AgentFunction, args: JsonObject, { language, signal }) {
      const { agent, functions, mcp } = activeAgent();
      const tool = mcp.run(fn, args, signal);
      if (tool) return tool;
      const runnable = functions.get(fn.id);
      if (!runnable) return { ok: false, result: { error: `there is no function ${fn.name}` } };
      const run = runFunction(
        runtime,
        runnable,
        { agentId: agent.agentId, arguments: args, call: { ...call, language } },
        signal,
      );
      return withoutDatabaseMessages(runtime, call.id, run);
    },
    async summarize(lines, signal, onUsage) {
      const { agent, llm } = activeAgent();
      return llm && summarizeCall({ llm, signal, onUsage }, agent, lines);
    },
    async storeRecording(piece, bytes) {
      await opened.catch((error: unknown) => {
        throw new RecordingRefused('The call was never answered here, and nothing of it was recorded.', {
          cause: error,
        });
      });
      await storePiece(runtime, fence, piece, bytes);
    },
    async ended(end, summary) {
      await opened;
      const recording = await recordingAtEnd(runtime, call.id, summary.recording);
      await inTransaction(runtime.db, (trx) => finish(trx, runtime, fence, toStorable(end), summary, recording));
    },
  };
}

async function finish(
  trx: Trx,
  runtime: Uses<'clock' | 'log' | 'notifications' | 'publicUrl'>,
  fence: LeaseFence,
  end: SessionEnd,
  summary: SessionSummary,
  recording: RecordingEnd | null,
): Promise<void> {
  const { latency, usage, frames } = summary;
  const change = {
    to: end.status,
    reason: end.reason,
    ...(end.status === 'failed' ? { detail: end.detail, isLost: end.isLost } : { detail: null }),
    at: new Date(runtime.clock.now()),
    outcome: {
      durationMs: summary.durationMs,
      latency: latency && {
        p50_ms: Math.round(latency.p50Ms),
        p95_ms: Math.round(latency.p95Ms),
        turns: latency.turns,
      },
      usage: {
        llm_input_tokens: usage.llmInputTokens,
        llm_output_tokens: usage.llmOutputTokens,
        llm_fallback_input_tokens: usage.fallbackInputTokens,
        llm_fallback_output_tokens: usage.fallbackOutputTokens,
        tts_characters: usage.ttsCharacters,
        stt_ms: Math.round(usage.sttMs),
        stt_fallback_ms: Math.round(usage.fallbackSttMs),
        transfer_ms: usage.transferMs,
        frames_written: frames.written,
        frames_late: frames.late,
        frames_dropped: frames.dropped,
      },
      waveform: summary.waveform,
      recording,
    },
  };
  const row = await transitionCall(trx, runtime, fence.callId, change, fence);
  if (!row) runtime.log.info({ callId: fence.callId }, 'a session ended after its call was over');
}

async function recordEvent(
  trx: Trx,
  runtime: Uses<'clock' | 'notifications' | 'publicUrl'>,
  call: CallRow,
  fence: LeaseFence,
  event: SessionEvent,
  agentVersion: number,
): Promise<void> {
  if (event.type === 'latency') responseSeconds.observe(event.latency.totalMs / 1000);
  const sequence = await appendTimeline(trx, runtime, call.id, [timelineRow(event, agentVersion)], fence);
  await publishAll(trx, runtime, callEvents(runtime, call, sequence, { type: 'session', event }));
}

function timelineRow(event: SessionEvent, agentVersion: number): NewTimelineRow {
  switch (event.type) {
    case 'utterance': {
      const { role, text, startMs, endMs, interrupted } = event.utterance;
      return { type: 'utterance', data: { role, ...speakerOf(event), text, ...toTimes(startMs, endMs), interrupted } };
    }
    case 'tool': {
      const { functionId, name, kind, arguments: args, ok, result, startMs, endMs } = event.run;
      const data = { function_id: functionId, name, kind, arguments: args, ok, result, ...toTimes(startMs, endMs) };
      return { type: 'tool', data };
    }
    case 'latency': {
      const { turn, hearMs, thinkMs, speakMs, totalMs } = event.latency;
      const times = { hear_ms: Math.round(hearMs), think_ms: Math.round(thinkMs), speak_ms: Math.round(speakMs) };
      return { type: 'latency', data: { turn, ...times, total_ms: Math.round(totalMs) } };
    }
    case 'interrupted':
      return { type: 'interrupted', data: { at_ms: Math.round(event.atMs), stop_ms: Math.round(event.stopMs) } };
    case 'dtmf':
      return { type: 'dtmf', data: { digit: event.digit, at_ms: Math.round(event.atMs), by: event.by } };
    case 'knowledge': {
      const passages = event.passages.map(
        ({ chunkId, sourceId, knowledgeBaseId, position, score, similarity, title }): Json => ({
          knowledge_base_id: knowledgeBaseId ?? null,
          chunk_id: chunkId ?? null,
          source_id: sourceId,
          position: position ?? null,
          score,
          similarity: similarity ?? null,
          title: title ?? null,
        }),
      );
      return { type: 'knowledge', data: { query: event.query, passages, ms: Math.round(event.ms) } };
    }
    case 'transfer':
      return { type: 'transfer', data: { transfer_to: event.to, mode: event.mode } };
    case 'monitor': {
      const { what, mode, by, atMs, text, startMs } = event.action;
      const said = {
        ...(text === undefined ? {} : { text }),
        ...(startMs === undefined ? {} : { start_ms: Math.round(startMs) }),
      };
      return { type: 'monitor', data: { what, mode, by: { ...by }, at_ms: Math.round(atMs), ...said } };
    }
    case 'transfer_progress': {
      const { to, state, reason } = event;
      return { type: 'transfer_progress', data: { transfer_to: to, state, reason } };
    }
    case 'agent_changed':
      return {
        type: 'agent_changed',
        data: { from_agent_id: event.from, to_agent_id: event.to, to_agent_version: agentVersion },
      };
    case 'language_changed': {
      const { from, to, atMs } = event;
      return { type: 'language_changed', data: { from_language: from, to_language: to, at_ms: atMs } };
    }
    case 'warning':
    case 'error':
      return { type: event.type, data: { code: event.code, detail: event.detail } };
  }
}
