// Runs one call from its claim to its end, in the process that has its lease: prepare → connect → converse → finish. A connector
// opens the line of the call: dial-call.ts, join-call.ts or inbound/arrival.ts.
// Invariants: only this process talks on the call, because it has claimed it; `finish` closes everything that a stage has opened.
import type { Line } from '../../../providers/ports/carrier.ts';
import type { SessionEnd } from '../../../voice/host.ts';
import { CallLeaseLost } from '../rows/leases.ts';
import {
  runStage,
  type CallRun,
  type ClaimedCall,
  type Connector,
  type FinishedCall,
  type PreparedCall,
} from './call-state.ts';
import { converse } from './converse.ts';
import { publicDetail } from './public-detail.ts';
import { changeCall, ChangeNotWritten } from './while-leased.ts';

/** Resolves when the call is over and stored, or was lost to another process. Never rejects. */
export async function runCall<P extends PreparedCall>(run: CallRun, connector: Connector<P>): Promise<void> {
  const claimed: ClaimedCall = { stage: 'claimed', run };
  const prepared = await runStage(claimed, connector.prepare);
  const connected = await runStage(prepared, connector.connect);
  const over = await runStage(connected, converse);
  await finish(over, connector);
}

async function finish<P extends PreparedCall>(
  { run, agent, failure }: FinishedCall,
  connector: Connector<P>,
): Promise<void> {
  const { runtime, call, signal } = run;
  agent?.release();
  if (failure === null) return;
  const { error, at, line } = failure;
  await closeLine(run, line ?? (await connector.openedLine()));
  if (error instanceof CallLeaseLost || signal.aborted) return;
  runtime.log.error({ err: error, callId: call.id }, connector.failureMessage);
  const isUndialed = connector.isRequeued && (at === 'claimed' || at === 'prepared');
  // Not dialed: the reaper returns the call to the queue when its lease expires.
  if (error instanceof ChangeNotWritten && isUndialed) return;
  await failUnanswered(run, publicDetail(error));
}

/** Closes the line, if any, of a call that could not begin. Never rejects. */
async function closeLine({ runtime, call }: CallRun, line: Line | null): Promise<void> {
  try {
    await line?.close();
  } catch (error) {
    runtime.log.warn({ err: error, callId: call.id }, 'the line of a call that could not begin did not close');
  }
}

async function failUnanswered(run: CallRun, detail: string): Promise<void> {
  const at = new Date(run.runtime.clock.now());
  try {
    await changeCall(run, { to: 'failed', reason: 'carrier_error', detail, at });
  } catch (error) {
    // The reaper ends the call when its lease has expired.
    run.runtime.log.error({ err: error, callId: run.call.id }, 'the failure of a call could not be written');
  }
}

export function serviceStopped(): SessionEnd {
  return { status: 'failed', reason: 'internal_error', detail: 'the service was stopped', isLost: true };
}
