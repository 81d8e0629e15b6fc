// Everything that each component of one session receives: time, ports, event queue, timeline and observers. It is built before
// the components and knows none of them. Invariant: the host receives records in order and off the audio path.
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Line } from '../../providers/ports/carrier.ts';
import type { SessionEvent, VoiceHost } from '../host.ts';
import type { TurnEvent } from '../vocabulary.ts';
import { createHostWriteQueue, type HostWriteQueue } from './host-writes.ts';
import { createAudioTaps, createSessionViews, type AudioTaps, type SessionViews } from './observers.ts';
import { createSessionPrivacy, type SessionPrivacy, type SessionPrivacySettings } from './privacy.ts';

export interface SessionContext {
  readonly clock: Clock;
  /** Real time, even where `clock` runs at another speed. It bounds work of the host, its storage and threads. */
  readonly hostClock: Clock;
  readonly log: Logger;
  /** The caller's line. */
  readonly line: Line;
  readonly host: VoiceHost;
  /** Aborted when the session ends. */
  readonly signal: AbortSignal;
  /** Receives copies of both sides' audio. */
  readonly taps: AudioTaps;
  readonly views: SessionViews;
  /** Redacts what leaves the session. */
  readonly privacy: SessionPrivacy;
  /** Milliseconds since the audio opened. */
  nowMs(): number;
  /** Puts an event into the session's queue. */
  emit(event: TurnEvent): void;
  /** Puts an event on the call's timeline. */
  record(event: SessionEvent): void;
  warn(code: string, detail: string): void;
}

export interface OpenContext {
  ctx: SessionContext;
  abort: AbortController;
  hostWrites: HostWriteQueue;
}

export function openContext(
  {
    clock,
    hostClock = clock,
    log,
    line,
    host,
    agent,
  }: Pick<SessionContext, 'clock' | 'log' | 'line' | 'host'> & {
    hostClock?: Clock;
    agent: { privacy: SessionPrivacySettings };
  },
  emit: (event: TurnEvent) => void,
): OpenContext {
  const openedAt = clock.monotonic();
  const nowMs = () => clock.monotonic() - openedAt;
  const abort = new AbortController();
  const views = createSessionViews({
    turn: (turn) => privacy.turnForViews(turn),
    text: (text) => privacy.textForViews(text),
    utterance: (utterance) => privacy.utteranceForViews(utterance),
  });
  const hostWrites = createHostWriteQueue(hostClock, (error) => {
    log.error({ err: error }, 'the host of a session failed; the session ends');
    // A session that has ended, or never began, decides nothing.
    if (abort.signal.aborted) return;
    emit({ type: 'failed', reason: 'internal_error', detail: error.message, atMs: nowMs() });
  });
  const privacy = createSessionPrivacy({
    clock,
    settings: agent.privacy,
    toViews(event) {
      // Views receive the agent's utterances by speech, through `agentSpoke`.
      if (event.type !== 'utterance' || event.utterance.role === 'user') views.eventRecorded(event);
    },
    toHost: (event) => hostWrites.push(`event ${event.type}`, () => host.record(event)),
  });
  const { record } = privacy;
  const warn = (code: string, detail: string): void => record({ type: 'warning', code, detail });
  const taps = createAudioTaps(openedAt, nowMs);
  return {
    ctx: { clock, hostClock, log, line, host, signal: abort.signal, taps, views, privacy, nowMs, emit, record, warn },
    abort,
    hostWrites,
  };
}
