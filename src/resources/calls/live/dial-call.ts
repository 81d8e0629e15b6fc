// Opens the line of an outbound call: records the dial, sends the carrier request, and waits for the answer.
// Invariant: the carrier receives one request per call, because the dial is recorded once, before the request.
import { CallLeaseLost } from '../rows/leases.ts';
import {
  runStage,
  endedCall,
  type ConnectedCall,
  type Connector,
  type DialedCall,
  type FinishedCall,
  type PreparedPhoneCall,
} from './call-state.ts';
import { GRACE_MS } from './converse.ts';
import { prepareForPhone } from './prepare-agent.ts';
import { recordDial } from './record-dial.ts';
import { changeCall } from './while-leased.ts';

export const dialOut: Connector<PreparedPhoneCall> = {
  prepare: prepareForPhone,
  connect: async (prepared) => runStage(await runStage(prepared, recorded), dial),
  openedLine: async () => null,
  isRequeued: true,
  failureMessage: 'a call could not be dialed',
};

async function recorded(prepared: PreparedPhoneCall): Promise<DialedCall> {
  await recordDial(prepared.run);
  return { ...prepared, stage: 'dialed' };
}

/** @throws CallLeaseLost when the call ended before its phone rang, or another process has it */
async function writeRinging(run: DialedCall['run']): Promise<void> {
  const row = await changeCall(run, { to: 'ringing' });
  if (!row) throw new CallLeaseLost(`call ${run.call.id} was over before its phone rang`);
}

async function dial(dialed: DialedCall): Promise<ConnectedCall | FinishedCall> {
  const { run, agent, route } = dialed;
  const { runtime, call, signal } = run;
  const { carrier, account } = route;
  const maxSeconds =
    Math.ceil((agent.agent.limits.max_duration_seconds * 1000 + GRACE_MS) / 1000) + runtime.config.maxTransferSeconds;
  // Hangs up when the ringing state was not stored: the call is over, another process has it, or the database is unavailable.
  const refused = new AbortController();
  const request = {
    legName: call.id,
    from: call.from_number!,
    to: call.to_number!,
    ringTimeoutMs: agent.ringTimeoutMs,
    maxSeconds,
    signal: AbortSignal.any([signal, refused.signal]),
    account,
  };
  // The agent speaks as soon as the call is answered. The database writes follow in this order.
  let written: Promise<unknown> = Promise.resolve();
  for await (const event of carrier.dial(request)) {
    if (event.type === 'answered') {
      const { line, by: answeredBy } = event;
      return { ...dialed, stage: 'connected', line, answeredBy, view: null, written };
    }
    if (event.type === 'ringing') {
      written = writeRinging(run);
      written.catch((error: unknown) => refused.abort(error));
    } else {
      const { reason, detail } = event;
      const at = new Date(runtime.clock.now());
      await written;
      await changeCall(run, { to: 'failed', reason, detail, at });
    }
  }
  await written;
  return endedCall(dialed);
}
