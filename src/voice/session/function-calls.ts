// Runs the functions that the model called, including telephone keys. Records each call and returns its result to the model.
// Invariant: every function call gets a result. The host enforces a function's own deadline.
import { withDeadline } from '../../core/deadline.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import type { AgentFunction } from '../host.ts';
import type { CommandHandlers, ToolIntent } from '../vocabulary.ts';
import type { SessionAgentState } from './agent-state.ts';
import type { ChatHistory } from './chat-history.ts';
import type { SessionContext } from './context.ts';
import type { Keypad } from './keypad.ts';

/** Time beyond a function's own deadline, for a host that does not enforce it. */
const FUNCTION_GRACE_MS = 1000;
/** A carrier that has not accepted a message within this time has failed. */
const SMS_TIMEOUT_MS = 12_000;

export interface FunctionOutcome {
  ok: boolean;
  result: Json;
}

export function createFunctionHandlers(
  ctx: SessionContext,
  state: SessionAgentState,
  keypad: Keypad,
): Pick<CommandHandlers, 'run_function'> {
  const { record, emit, nowMs } = ctx;
  const { history } = state;
  return {
    run_function({ call, allowed }) {
      const startMs = nowMs();
      // A transfer is recorded when it has succeeded or failed.
      if (call.kind === 'transfer' && allowed) return;
      if (call.kind === 'end' && allowed) {
        return recordFunctionCall(ctx, history, call, startMs, { ok: true, result: { ending: true } });
      }
      const finish = (outcome: FunctionOutcome): void => {
        recordFunctionCall(ctx, history, call, startMs, outcome);
        emit({ type: 'tool_done', callId: call.callId, atMs: nowMs() });
      };
      if (!allowed) return finish({ ok: false, result: { error: 'too many function calls in one turn; answer now' } });
      if (call.kind === 'refused') record({ type: 'warning', code: 'transfer_refused', detail: call.warning });
      if (call.kind !== 'run') return finish({ ok: false, result: { error: 'problem' in call ? call.problem : '' } });
      runFunction(ctx, keypad, call, state.language)
        .catch((error: Error) => ({ ok: false, result: { error: error.message } }))
        .then(finish)
        .catch((error: Error) =>
          emit({ type: 'failed', reason: 'internal_error', detail: error.message, atMs: nowMs() }),
        );
    },
  };
}

async function runFunction(
  ctx: SessionContext,
  keypad: Keypad,
  { fn, args }: { fn: AgentFunction; args: JsonObject },
  language: string,
): Promise<FunctionOutcome> {
  const { hostClock, host, signal } = ctx;
  if (fn.type === 'webhook' || fn.type === 'mcp') {
    return withDeadline(hostClock, fn.timeoutMs + FUNCTION_GRACE_MS, host.runFunction(fn, args, { language, signal }));
  }
  if (fn.type === 'send_sms') {
    return withDeadline(hostClock, SMS_TIMEOUT_MS, host.sendSms(String(args['text']), signal));
  }
  const digits = String(args['digits']);
  await keypad.pressKeys(digits);
  return { ok: true, result: { sent: digits } };
}

/** Records a function call on the timeline, and its result in the history that the model reads. */
export function recordFunctionCall(
  { record, nowMs }: SessionContext,
  history: ChatHistory,
  call: ToolIntent,
  startMs: number,
  outcome: FunctionOutcome,
): void {
  history.setToolResult(call.callId, outcome.result);
  const fn = call.kind === 'invalid' ? null : call.fn;
  const args = call.kind === 'invalid' ? {} : call.args;
  const times = { startMs: Math.round(startMs), endMs: Math.round(nowMs()) };
  const kind = fn?.type ?? 'webhook';
  record({
    type: 'tool',
    run: { functionId: fn?.id || null, name: call.name, kind, arguments: args, ...outcome, ...times },
  });
}
