// Handles the turn machine's commands about transfers: a cold one through the carrier, a warm one over a second leg.
// Invariant: a transfer that was commanded is reported once, as done or as failed, unless the session has ended. A cold transfer that
// the carrier executes after it was given up ends the call, because our leg is gone.
import type { SpeechInput } from '../in/speech-input.ts';
import type { WarmTransfer } from '../transfer/warm-transfer.ts';
import type { CommandHandlers, TransferIntent } from '../vocabulary.ts';
import { spokenLines, type SessionAgentState } from './agent-state.ts';
import type { SessionContext } from './context.ts';
import { recordFunctionCall, type FunctionOutcome } from './function-calls.ts';
import type { TokenUsage } from './token-usage.ts';

/**
 * Connects the caller to another number and ends our leg. Aborting the signal prevents a request that the carrier has not
 * received yet.
 * @throws Error when it cannot
 */
export type ColdTransfer = (to: string, signal: AbortSignal) => Promise<void>;

const GIVEN_UP = 'no human was connected in time';

interface Attempt {
  intent: TransferIntent;
  startMs: number;
  /** Aborted when a cold transfer is given up. A warm one is given up in warm-transfer.ts. */
  abort: AbortController;
}

export function createTransferHandlers(
  ctx: SessionContext,
  state: SessionAgentState,
  input: SpeechInput,
  { cold, warm }: { cold: ColdTransfer | null; warm: WarmTransfer },
): Pick<CommandHandlers, 'transfer' | 'abandon_transfer'> {
  const { signal, record, emit, nowMs } = ctx;
  let latest: Attempt | null = null;

  const connect = async ({ intent, abort }: Attempt): Promise<void> => {
    if (intent.mode === 'cold') {
      if (!cold) throw new Error('this line cannot transfer');
      return cold(intent.to, AbortSignal.any([signal, abort.signal]));
    }
    await warm.connect(intent);
    // From here on two humans talk, and nothing is transcribed.
    input.stopTranscribing();
  };
  const report = ({ intent, startMs }: Attempt, outcome: FunctionOutcome): void =>
    recordFunctionCall(ctx, state.history, intent, startMs, outcome);

  return {
    transfer({ intent }) {
      const { callId, to, mode } = intent;
      const attempt: Attempt = { intent, startMs: nowMs(), abort: new AbortController() };
      latest = attempt;
      connect(attempt).then(
        () => {
          record({ type: 'transfer', to, mode });
          if (attempt.abort.signal.aborted) return emit({ type: 'transferred_late', atMs: nowMs() });
          report(attempt, { ok: true, result: { transferred: true } });
          emit({ type: 'transferred', callId, atMs: nowMs() });
        },
        (error: Error) => {
          if (signal.aborted || attempt.abort.signal.aborted) return;
          report(attempt, { ok: false, result: { error: error.message } });
          emit({ type: 'transfer_failed', callId, detail: error.message, atMs: nowMs() });
        },
      );
    },
    abandon_transfer() {
      warm.abandon();
      if (latest?.intent.mode !== 'cold') return;
      latest.abort.abort(new Error(GIVEN_UP));
      // Before the model answers, because it reads this result.
      report(latest, { ok: false, result: { error: GIVEN_UP } });
    },
  };
}

/** Summarizes the conversation for a human who takes over. Returns null when no model is available. */
export function summarizeCall(
  { host }: SessionContext,
  state: SessionAgentState,
  tokens: TokenUsage,
  heardText: (speech: number) => string,
  signal: AbortSignal,
): Promise<string | null> {
  return host.summarize(spokenLines(state, heardText), signal, (usage) => tokens.add(usage, false));
}
