// One outbound call at Twilio, from the request to its open line or its failure.
// Invariants: the call is requested once, unless Twilio rejected the request (429). If the response is lost, callbacks decide. If
// dialing ends without a line, the call at Twilio is ended, too.
import { sleep, type Clock } from '../../../core/clock.ts';
import type { DialEvent, DialFailure, DialRequest, Leg, LegUpdates, Line } from '../../ports/carrier.ts';
import { ProviderError } from '../../ports/errors.ts';
import { codeOf } from './client.ts';
import type { Media } from './media.ts';

interface DialParts {
  clock: Clock;
  legs: LegUpdates;
  media: Media;
  /** Requests the call. @returns its SID @throws ProviderError */
  place(request: DialRequest): Promise<string>;
  /** Fetches the state of the call, for missing callbacks. @throws ProviderError */
  fetchLeg(ref: string, request: DialRequest): Promise<Leg>;
  /** Never rejects. */
  hangUp(ref: string, request: DialRequest): Promise<void>;
}

/** After the ring timeout plus this time the callback is overdue. */
const OVERDUE_MS = 5_000;
/** Time from the answer to the media stream. */
const MEDIA_MS = 10_000;
/** Wait after a lost response: callbacks of an existing call arrive within a second or two. */
const UNKNOWN_MS = 5_000;
const BUSY_PAUSES_MS = [1_000, 2_000, 4_000];
/** https://www.twilio.com/docs/api/errors: not a phone number, or one that cannot be called. */
const INVALID_TO = new Set([21211, 21214, 21217, 21401, 13223, 13224]);

type DialReport = { type: 'leg'; leg: Leg } | { type: 'line'; line: Line } | { type: 'aborted' } | { type: 'late' };

export async function* dialTwilio(parts: DialParts, request: DialRequest): AsyncGenerator<DialEvent> {
  const { legName, account, signal } = request;
  if (signal.aborted) return yield canceled();
  const box = createMailbox(parts.clock);
  const onAbort = (): void => box.put({ type: 'aborted' });
  const unwatch = parts.legs.watch(legName, (leg) => box.put({ type: 'leg', leg }));
  const unexpect = parts.media.expect(legName, account, (line) => box.put({ type: 'line', line }));
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const ref = await placeCall(parts, request);
    if (typeof ref === 'object' && ref !== null) return yield ref;
    yield* endUnlessSettled(parts, request, box, ref);
  } finally {
    unwatch();
    unexpect();
    signal.removeEventListener('abort', onAbort);
    box.close();
  }
}

/** Returns the call's SID; null if the response was lost; or the reason why there is no call. */
async function placeCall(parts: DialParts, request: DialRequest): Promise<string | null | DialEvent> {
  for (const pauseMs of [...BUSY_PAUSES_MS, null]) {
    try {
      return await parts.place(request);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.kind === 'timeout' || error.kind === 'unavailable') return null;
      if (error.kind !== 'rate_limited' || pauseMs === null) return refusal(error);
      try {
        await sleep(parts.clock, pauseMs, request.signal);
      } catch {
        return canceled();
      }
    }
  }
  return null;
}

/** State of a dialing call: its deadline and the reports so far. */
interface Progress {
  ref: string | null;
  /** True: the call has a line or has ended, so there is nothing to end. */
  settled: boolean;
  rang: boolean;
  answered: boolean;
  answeredBy: Leg['answeredBy'];
  deadline: number;
}

/** Ends the call if the consumer stops reading events or fails. */
async function* endUnlessSettled(
  parts: DialParts,
  request: DialRequest,
  box: Mailbox,
  ref: string | null,
): AsyncGenerator<DialEvent> {
  const waitMs = ref === null ? UNKNOWN_MS : request.ringTimeoutMs + OVERDUE_MS;
  const deadline = parts.clock.monotonic() + waitMs;
  const state: Progress = { ref, settled: false, rang: false, answered: false, answeredBy: null, deadline };
  try {
    yield* followLeg(parts, request, box, state);
  } finally {
    await end(parts, request, state);
  }
}

async function* followLeg(
  parts: DialParts,
  request: DialRequest,
  box: Mailbox,
  state: Progress,
): AsyncGenerator<DialEvent> {
  const { clock } = parts;
  const ringMs = request.ringTimeoutMs + OVERDUE_MS;
  for (;;) {
    const report = request.signal.aborted ? { type: 'aborted' as const } : await box.take(state.deadline);
    if (report.type === 'line') {
      state.settled = true;
      yield { type: 'answered', line: report.line, by: state.answeredBy ?? 'unknown' };
      return;
    }
    if (report.type === 'aborted') {
      await end(parts, request, state);
      return yield canceled();
    }
    const leg = report.type === 'leg' ? report.leg : await fetchMissedReport(parts, request, state);
    if (leg === null) {
      await end(parts, request, state);
      const what = state.answered ? 'no audio came' : 'the carrier did not tell what became of the call';
      return yield { type: 'failed', reason: 'carrier_error', detail: what };
    }
    const failure = advance(state, leg, clock.monotonic(), ringMs);
    if (failure) return yield failure;
    if (leg.status === 'ringing' && !state.rang) {
      state.rang = true;
      yield { type: 'ringing' };
    }
    if (report.type === 'late' && !state.answered) {
      // The call was not answered, and no callback reported the end of the ringing.
      await end(parts, request, state);
      return yield { type: 'failed', reason: 'no_answer', detail: 'still ringing after the ring timeout' };
    }
  }
}

/** Applies a report of the leg. @returns the failure if the leg is over. Changes only `state`. */
function advance(state: Progress, leg: Leg, now: number, ringMs: number): DialEvent | null {
  // First report of a call whose request got no response.
  if (state.ref === null) state.deadline = now + ringMs;
  state.ref = leg.ref;
  state.answeredBy ??= leg.answeredBy;
  if (leg.status === 'over') {
    state.settled = true;
    return { type: 'failed', ...failureOf(leg.detail ?? '') };
  }
  if (leg.status === 'answered' && !state.answered) {
    state.answered = true;
    state.deadline = now + MEDIA_MS;
  }
  return null;
}

/** Callbacks may be lost, so this queries once before giving up. Returns null if there is nothing new. */
async function fetchMissedReport(
  parts: DialParts,
  request: DialRequest,
  { ref, answered }: Progress,
): Promise<Leg | null> {
  if (ref === null || answered) return null;
  try {
    return await parts.fetchLeg(ref, request);
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
}

/** Ends the call if it is still running, at most once. */
async function end(parts: DialParts, request: DialRequest, state: Progress): Promise<void> {
  if (state.ref === null || state.settled) return;
  state.settled = true;
  await parts.hangUp(state.ref, request);
}

function canceled(): DialEvent {
  return { type: 'failed', reason: 'canceled', detail: 'canceled while ringing' };
}

function refusal(error: ProviderError): DialEvent {
  const reason: DialFailure = INVALID_TO.has(codeOf(error) ?? 0) ? 'invalid_number' : 'carrier_error';
  return { type: 'failed', reason, detail: error.message };
}

/** Parses `busy`, `no-answer`, `failed 404`, `canceled`, `completed`: the status, and the SIP response code if there is one. */
function failureOf(detail: string): { reason: DialFailure; detail: string } {
  const [status, sip] = detail.split(' ');
  if (sip === '404' || sip === '484' || sip === '604') return { reason: 'invalid_number', detail };
  if (sip === '603' || sip === '608') return { reason: 'declined', detail };
  if (status === 'busy') return { reason: 'busy', detail };
  if (status === 'no-answer') return { reason: 'no_answer', detail };
  if (status === 'canceled') return { reason: 'canceled', detail };
  return { reason: 'carrier_error', detail: detail === 'completed' ? 'hung up before the audio opened' : detail };
}

interface Mailbox {
  put(report: DialReport): void;
  /** Returns the next report, or `late` if none arrives in time. */
  take(deadline: number): Promise<DialReport>;
  close(): void;
}

function createMailbox(clock: Clock): Mailbox {
  const waiting: DialReport[] = [];
  let wake: (() => void) | null = null;
  let closed = false;
  return {
    put(report) {
      if (closed) {
        // The line opened after dialing had ended.
        if (report.type === 'line') void report.line.close();
        return;
      }
      waiting.push(report);
      wake?.();
    },
    async take(deadline) {
      const next = waiting.shift();
      if (next) return next;
      await new Promise<void>((resolve) => {
        const timer = clock.after(deadline - clock.monotonic(), resolve);
        wake = () => {
          timer.cancel();
          resolve();
        };
      });
      wake = null;
      return waiting.shift() ?? { type: 'late' };
    },
    close() {
      closed = true;
      for (const report of waiting.splice(0)) if (report.type === 'line') void report.line.close();
    },
  };
}
