// The states of a call on its way through the process that carries it, and the step from one to the next.
// claimed → prepared → (dialed →) connected → over. A call that fails on the way is over at once, and remembers how far it had come.
import type { Uses } from '../../../runtime.ts';
import type { DatabaseClock } from '../../../database/database-clock.ts';
import type { Line } from '../../../providers/ports.ts';
import type { prepareGreeting } from '../../../voice/out/greeting.ts';
import type { Session, SessionOptions } from '../../../voice/session/session.ts';
import type { CallRow } from '../rows/calls.ts';
import type { LeaseFence } from '../rows/leases.ts';
import type { CallRoute } from './call-route.ts';
import type { PreparedAgent } from './prepare-agent.ts';
import type { CallQueueing } from '../service.ts';

/** What a process uses to carry calls. */
export type CallCarrying = CallQueueing & Uses<'connection' | 'publicUrl' | 'storage' | 'voiceClock'>;

/** A claimed call and the process that carries it. */
export interface CallRun {
  runtime: CallCarrying;
  call: CallRow;
  fence: LeaseFence;
  /** It must be dialed at the reserved moment, the row's `dial_at`; else it is dialed as soon as it is ready. */
  isThrottled: boolean;
  databaseClock: DatabaseClock;
  /** Aborted when the call is over or lost before it was answered: hang up. */
  signal: AbortSignal;
  /** The conversation has begun and can be ended by the session. */
  onSession(session: Session): void;
  /** The prices of the call have changed: another agent has it, or it has a second leg. */
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
  /** Null for a call in the browser. */
  route: CallRoute | null;
  /** The first sentence, synthesized while the phone rings; null: synthesized when it is spoken. */
  greeting: ReturnType<typeof prepareGreeting> | null;
}

export interface PreparedPhoneCall extends PreparedCall {
  route: CallRoute;
  greeting: ReturnType<typeof prepareGreeting>;
}

/** The carrier is asked now: no process dials this call again. */
export interface DialedCall extends Omit<PreparedPhoneCall, 'stage'> {
  stage: 'dialed';
}

export interface ConnectedCall extends Omit<PreparedCall, 'stage'> {
  stage: 'connected';
  line: Line;
  answeredBy: SessionOptions['answeredBy'];
  view: SessionOptions['view'] | null;
  /** Resolves when everything before the answer is written. */
  written: Promise<unknown>;
}

/** Nothing more happens on the line. */
export interface FinishedCall {
  stage: 'over';
  run: CallRun;
  agent: PreparedAgent | null;
  /** Why the call could not go on, how far it had come, and the line that may still be open; null when it ended normally. */
  failure: { error: unknown; at: Exclude<CallState, FinishedCall>['stage']; line: Line | null } | null;
}

export type CallState = ClaimedCall | PreparedCall | DialedCall | ConnectedCall | FinishedCall;

/** How a call gets its line. */
export interface Connector<P extends PreparedCall> {
  prepare(claimed: ClaimedCall): Promise<P>;
  connect(prepared: P): Promise<ConnectedCall | FinishedCall>;
  /** A line that was opened although the call never came to `connected`. Never rejects. */
  openedLine(): Promise<Line | null>;
  /** A call that was never dialed goes back into the queue when its lease expires: it need not fail. */
  isRequeued: boolean;
  /** The log message for a call that could not begin. */
  failureMessage: string;
}

/** Runs the next stage. A call that is over skips it; one that fails in it is over. */
export async function advance<From extends Exclude<CallState, FinishedCall>, To extends CallState>(
  state: From | FinishedCall,
  stage: (state: From) => Promise<To>,
): Promise<To | FinishedCall> {
  if (isOver(state)) return state;
  try {
    return await stage(state);
  } catch (error) {
    const line = state.stage === 'connected' ? state.line : null;
    return { ...ended(state), failure: { error, at: state.stage, line } };
  }
}

/** The call ended normally. */
export function ended(state: Exclude<CallState, FinishedCall>): FinishedCall {
  return { stage: 'over', run: state.run, agent: state.stage === 'claimed' ? null : state.agent, failure: null };
}

function isOver(state: CallState): state is FinishedCall {
  return state.stage === 'over';
}
