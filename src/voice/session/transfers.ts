// Handles the turn machine's commands about transfers: a cold one through the carrier, a warm one over a second leg.
// Invariant: a transfer that was commanded is reported once, as done or as failed, unless the session has ended.
import type { SpeechInput } from '../in/speech-input.ts';
import type { WarmTransfer } from '../transfer/warm-transfer.ts';
import type { CommandHandlers, TransferIntent } from '../vocabulary.ts';
import { spokenLines, type SessionAgentState } from './agent-state.ts';
import type { SessionContext } from './context.ts';
import { recordFunctionCall } from './function-calls.ts';
import type { TokenUsage } from './token-usage.ts';

/** Connects the caller to another number and ends our leg. @throws Error when it cannot */
export type ColdTransfer = (to: string, signal: AbortSignal) => Promise<void>;

export function createTransferHandlers(
  ctx: SessionContext,
  state: SessionAgentState,
  input: SpeechInput,
  { cold, warm }: { cold: ColdTransfer | null; warm: WarmTransfer },
): Pick<CommandHandlers, 'transfer' | 'abandon_transfer'> {
  const { signal, record, emit, nowMs } = ctx;
  const connect = async (intent: TransferIntent): Promise<void> => {
    if (intent.mode === 'cold') {
      if (!cold) throw new Error('this line cannot transfer');
      return cold(intent.to, signal);
    }
    await warm.connect(intent);
    // From here on two humans talk, and nothing is transcribed.
    input.stopTranscribing();
  };
  return {
    transfer({ intent }) {
      const startMs = nowMs();
      const { callId, to, mode } = intent;
      connect(intent).then(
        () => {
          record({ type: 'transfer', to, mode });
          recordFunctionCall(ctx, state.history, intent, startMs, { ok: true, result: { transferred: true } });
          emit({ type: 'transferred', callId, atMs: nowMs() });
        },
        (error: Error) => {
          if (signal.aborted) return;
          recordFunctionCall(ctx, state.history, intent, startMs, { ok: false, result: { error: error.message } });
          emit({ type: 'transfer_failed', callId, detail: error.message, atMs: nowMs() });
        },
      );
    },
    abandon_transfer: warm.abandon,
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
