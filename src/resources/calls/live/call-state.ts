// States of a call in the process that carries it, and the transition to the next state.
// claimed → prepared → (dialed →) connected → over. A call that fails on the way is over at once and records the stage that it
// had reached.
import type { DatabaseClock } from '../../../database/database-clock.ts';
import type { Line } from '../../../providers/ports/carrier.ts';
import type { Uses } from '../../../runtime.ts';
import type { PreparedGreeting } from '../../../voice/out/greeting.ts';
import type { Session, SessionOptions } from '../../../voice/session/session.ts';
import type { CallRoute } from '../dispatch/call-route.ts';
import type { CallRow } from '../rows/calls.ts';
import type { LeaseFence } from '../rows/leases.ts';
import type { CallQueueing } from '../service.ts';
import type { PreparedAgent } from './prepare-agent.ts';

/** Dependencies of a process that carries calls. */
export type CallCarrying = CallQueueing & Uses<'connection' | 'publicUrl' | 'storage' | 'voiceClock'>;

/** A claimed call and the process that carries it. */
export interface CallRun {
  runtime: CallCarrying;
  call: CallRow;
  fence: LeaseFence;
  /** Whether the call must be dialed at its reserved time, `dial_at` of the row. Otherwise it is dialed as soon as it is ready. */
  isThrottled: boolean;
  databaseClock: DatabaseClock;
  /** Aborted when the call ends or is lost before it was answered. The line must then be hung up. */
  signal: AbortSignal;
  /** Called when the conversation has begun and can be ended through the session. */
  onSession(session: Session): void;
  /** Called when the prices of the call have changed, because another agent took over or a second leg was added. */
  onRepriced(): Promise<void>;
}

export interface ClaimedCall {
  stage: 'claimed';
  run: CallRun;
}

export interface PreparedCall {
  stage: 'prepared';
  run: CallRun;
  agent: PreparedAgent;
  /** Route of a telephone call; null for a browser call. */
  route: CallRoute | null;
  /** The first sentence, synthesized while the phone rings. Null: it is synthesized when it is spoken. */
  greeting: Promise<PreparedGreeting> | null;
}

export interface PreparedPhoneCall extends PreparedCall {
  route: CallRoute;
  greeting: Promise<PreparedGreeting>;
}

/** The carrier request is recorded. No other process dials this call. */
export interface DialedCall extends Omit<PreparedPhoneCall, 'stage'> {
  stage: 'dialed';
}

export interface ConnectedCall extends Omit<PreparedCall, 'stage'> {
  stage: 'connected';
  line: Line;
  answeredBy: SessionOptions['answeredBy'];
  view: SessionOptions['view'] | null;
  /** Resolves when all states before the answer are stored. */
  written: Promise<unknown>;
}

/** The line is no longer used. */
export interface FinishedCall {
  stage: 'over';
  run: CallRun;
  agent: PreparedAgent | null;
  /**
   * Error that ended the call, the stage that it had reached, and the line that may still be open; null when
   * the call ended normally.
   */
  failure: { error: unknown; at: Exclude<CallState, FinishedCall>['stage']; line: Line | null } | null;
}

type CallState = ClaimedCall | PreparedCall | DialedCall | ConnectedCall | FinishedCall;

/** Opens the line of a call. */
export interface Connector<P extends PreparedCall> {
  prepare(claimed: ClaimedCall): Promise<P>;
  connect(prepared: P): Promise<ConnectedCall | FinishedCall>;
  /** Returns a line that was opened although the call never reached `connected`. Never rejects. */
  openedLine(): Promise<Line | null>;
  /** Whether a call that was never dialed returns to the queue when its lease expires. Such a call need not fail. */
  isRequeued: boolean;
  /** Log message for a call that could not begin. */
  failureMessage: string;
}

/** Runs the next stage. Skips it if the call is over; ends the call if the stage fails. */
export async function runStage<From extends Exclude<CallState, FinishedCall>, To extends CallState>(
  state: From | FinishedCall,
  stage: (state: From) => Promise<To>,
): Promise<To | FinishedCall> {
  if (isOver(state)) return state;
  try {
    return await stage(state);
  } catch (error) {
    const line = state.stage === 'connected' ? state.line : null;
    return { ...endedCall(state), failure: { error, at: state.stage, line } };
  }
}

/** Returns the state of a call that ended normally. */
export function endedCall(state: Exclude<CallState, FinishedCall>): FinishedCall {
  return { stage: 'over', run: state.run, agent: state.stage === 'claimed' ? null : state.agent, failure: null };
}

function isOver(state: CallState): state is FinishedCall {
  return state.stage === 'over';
}
