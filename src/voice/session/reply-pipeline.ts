// Executes what the turn machine commands: speeches, answers of the model, functions, transfers. Called by session.ts.
// Invariant: what an answer asks for (functions, its end) reaches the turn machine only once the answer has the floor;
// everything still running stops with the session's signal.
import type { Clock } from '../../core/clock.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import type { ChatMessage, Line, Passage, ToolCall } from '../../providers/ports.ts';
import { createChatHistory, systemMessage, withReference } from './conversation.ts';
import { withDeadline } from '../deadline.ts';
import { sameWords } from '../turn/endpointing.ts';
import type { AgentFunction, ModelUsage, SessionEvent, SpokenLine, Summary, VoiceHost } from '../host.ts';
import type { LatencyMeter } from './latency.ts';
import type { SpeechOutput } from '../out/speech-output.ts';
import { runReply } from './reply.ts';
import type { Speech } from '../out/speech.ts';
import type { ActiveAgent } from './agent-handoff.ts';
import { intentOf, toolSpecs } from './tools.ts';
import type { Command, ToolIntent, TransferIntent, TurnEvent } from '../vocabulary.ts';

/** The host keeps a function's own deadline; this one is for a host that does not. */
const FUNCTION_GRACE_MS = 1000;
/** A carrier that has not taken a message by then has failed. */
const SMS_TIMEOUT_MS = 12_000;
const DTMF_TIMEOUT_MS = 10_000;

export interface PipelineOptions {
  /** Who begins. */
  mind: ActiveAgent;
  clock: Clock;
  line: Line;
  host: VoiceHost;
  mouth: SpeechOutput;
  meter: LatencyMeter;
  /** Connects the caller to somebody else, as the intent says. Rejects with why not. */
  transfer(intent: TransferIntent): Promise<void>;
  signal: AbortSignal;
  nowMs(): number;
  emit(event: TurnEvent): void;
  record(event: SessionEvent): void;
}

interface Reply {
  speech: Speech;
  abort: AbortController;
  /** It has the floor, or gets it without waiting. */
  released: boolean;
  firstTextMs: number | null;
  /** What the model asked for when it was done; null while it writes. */
  calls: readonly ToolCall[] | null;
}

export interface Pipeline {
  /** Something that the agent knows from its next answer on. */
  inform(text: string): void;
  /** Presses keys of the telephone. @throws Error when the line cannot */
  press(digits: string): Promise<void>;
  execute(
    command: Extract<
      Command,
      { do: 'say' | 'generate' | 'play' | 'hold' | 'stop' | 'commit_input' | 'run_function' | 'transfer' }
    >,
  ): void;
  /** What was heard of a speech. */
  said(speech: number, text: string): void;
  usage(): ModelUsage;
  /** Another agent thinks from now on. It knows what was said. */
  become(mind: ActiveAgent): void;
  /** What was said, for whoever takes over; null when nobody can sum it up. */
  summarise(signal: AbortSignal): Promise<string | null>;
  lastUserText(): string;
}

/** Told to an agent that takes over: without it, it would take the words of another for its own promises. */
const TAKEN_OVER = 'Another agent has spoken with the caller until now. From here on you do; you know what was said.';

export function createPipeline(options: PipelineOptions): Pipeline {
  const { mouth, meter, signal, record, emit, nowMs } = options;
  let { mind } = options;
  const conversation = createChatHistory();
  const replies = new Map<number, Reply>();
  let tools = toolSpecs(mind.agent.functions);
  const usage: ModelUsage = { llmInputTokens: 0, llmOutputTokens: 0, fallbackInputTokens: 0, fallbackOutputTokens: 0 };
  const count = ({ inputTokens, outputTokens }: Summary['usage'], isFallback = false) => {
    usage.llmInputTokens += inputTokens;
    usage.llmOutputTokens += outputTokens;
    if (!isFallback) return;
    usage.fallbackInputTokens += inputTokens;
    usage.fallbackOutputTokens += outputTokens;
  };
  let search = createSearch(options);

  const think = ({ speech: id, query, held, tools: withTools, reminder }: Extract<Command, { do: 'generate' }>) => {
    const reply: Reply = {
      speech: mouth.openSpeech(id, held),
      abort: new AbortController(),
      released: !held,
      firstTextMs: null,
      calls: null,
    };
    replies.set(id, reply);
    if (!held) conversation.addSpeech(id);
    const words = query ?? conversation.lastUserText();
    const { agent, llm, fallbackLlm: fallback } = mind;
    void runReply({
      clock: options.clock,
      llm,
      fallback,
      signal: AbortSignal.any([signal, reply.abort.signal]),
      search: agent.hasKnowledge && words !== '' ? (abort) => search(words, abort) : null,
      request: (passages) => ({
        model: agent.model,
        temperature: agent.temperature,
        messages: withReference([systemMessage(agent), ...conversation.messages(query, mouth.heardText)], passages),
        tools: withTools ? tools : [],
        passages,
        ...(reminder ? { reminder } : {}),
      }),
      onText(text) {
        if (reply.firstTextMs === null) {
          reply.firstTextMs = nowMs();
          if (reply.released) meter.firstText(reply.firstTextMs);
        }
        reply.speech.writeText(text);
      },
      onUsage: count,
      onDone(calls) {
        reply.calls = calls;
        if (reply.released) deliver(id, reply);
      },
      onFailed: (error) =>
        emit({ type: 'speech_failed', speech: id, reason: 'engine_error', detail: error.message, atMs: nowMs() }),
      onWarning: (code, detail) => record({ type: 'warning', code, detail }),
    });
  };
  /** The answer is complete and has the floor: its functions first, then its end. */
  const deliver = (id: number, reply: Reply) => {
    const calls = reply.calls ?? [];
    replies.delete(id);
    if (calls.length > 0) {
      for (const call of calls) conversation.addToolCall(id, call);
      const intents = calls.map((call) => intentOf(call, mind.agent.functions));
      emit({ type: 'tool_calls', speech: id, calls: intents, said: reply.firstTextMs !== null, atMs: nowMs() });
    }
    reply.speech.finishText();
  };
  const release = (id: number) => {
    const reply = replies.get(id);
    if (reply && !reply.released) {
      reply.released = true;
      conversation.addSpeech(id);
    }
    mouth.playSpeech(id);
    if (reply?.calls) deliver(id, reply);
  };
  const stop = (id: number, interrupted: boolean) => {
    replies.get(id)?.abort.abort();
    replies.delete(id);
    const atMs = nowMs();
    const audible = mouth.stopSpeech(id);
    if (interrupted && audible) record({ type: 'interrupted', atMs: Math.round(atMs), stopMs: nowMs() - atMs });
  };
  const tellEngine = () => mind.llm.update?.(conversation.messages(null, mouth.heardText));
  const runner = createToolRunner(options, conversation.setToolResult);
  return {
    execute(command) {
      switch (command.do) {
        case 'say':
          conversation.addSpeech(command.speech);
          return mouth.saySentence(command.speech, command.text);
        case 'generate':
          return think(command);
        case 'play':
          return release(command.speech);
        case 'hold': {
          // An answer that is complete waits in the mouth alone, until its audio is made.
          const reply = replies.get(command.speech);
          if (mouth.holdSpeech(command.speech) && reply) reply.released = false;
          return;
        }
        case 'stop':
          return stop(command.speech, command.interrupted);
        case 'commit_input': {
          const { text, startMs, endMs, speech } = command;
          record({ type: 'utterance', utterance: { role: 'user', text, startMs, endMs, interrupted: false } });
          conversation.addUserText(text);
          if (speech === null) tellEngine();
          if (speech !== null) meter.decided(endMs, nowMs(), replies.get(speech)?.firstTextMs ?? null);
          return;
        }
        case 'run_function':
          return runner.run(command.call, command.allowed);
        case 'transfer':
          return runner.transfer(command.intent);
      }
    },
    inform: conversation.addContext,
    press: runner.press,
    said(speech, text) {
      conversation.setSpokenText(speech, text);
      tellEngine();
    },
    usage: () => usage,
    become(next) {
      mind = next;
      tools = toolSpecs(next.agent.functions);
      search = createSearch(options);
      conversation.addContext(TAKEN_OVER);
    },
    async summarise(abort) {
      const summary = await options.host.summarise(spokenOf(conversation.messages(null, mouth.heardText)), abort);
      if (summary) count(summary.usage);
      return summary?.text ?? null;
    },
    lastUserText: conversation.lastUserText,
  };
}

function spokenOf(messages: readonly ChatMessage[]): SpokenLine[] {
  return messages.flatMap(({ role, content }): SpokenLine[] => {
    if (content === '' || (role !== 'user' && role !== 'assistant')) return [];
    return [{ role: role === 'user' ? 'user' : 'agent', text: content }];
  });
}

/** Searches the knowledge bases; the last answer is kept, since an answer after functions asks the same again. */
function createSearch({ host, record, clock }: PipelineOptions) {
  let last: { query: string; passages: readonly Passage[] } | null = null;
  return async (query: string, signal: AbortSignal): Promise<readonly Passage[]> => {
    if (last && sameWords(last.query, query)) return last.passages;
    const startedAt = clock.monotonic();
    const passages = await host.searchKnowledge(query, signal);
    if (signal.aborted) return passages;
    last = { query, passages };
    record({ type: 'knowledge', query, passages, ms: Math.round(clock.monotonic() - startedAt) });
    return passages;
  };
}

/** Runs functions, puts them on record, tells the conversation and the turn machine. */
function createToolRunner(options: PipelineOptions, tell: (callId: string, result: Json) => void) {
  const { clock, host, line, signal, record, emit, nowMs } = options;
  const done = (call: ToolIntent, startMs: number, outcome: { ok: boolean; result: Json }) => {
    tell(call.callId, outcome.result);
    const fn = call.kind === 'invalid' ? null : call.fn;
    const args = call.kind === 'invalid' ? {} : call.args;
    const times = { startMs: Math.round(startMs), endMs: Math.round(nowMs()) };
    const kind = fn?.type ?? 'webhook';
    record({
      type: 'tool',
      run: { functionId: fn?.id || null, name: call.name, kind, arguments: args, ...outcome, ...times },
    });
  };
  const press = async (digits: string): Promise<void> => {
    await withDeadline(clock, DTMF_TIMEOUT_MS, line.sendDtmf(digits));
    for (const digit of digits) record({ type: 'dtmf', digit, atMs: Math.round(nowMs()), by: 'agent' });
  };
  const runFunction = async (fn: AgentFunction, args: JsonObject): Promise<{ ok: boolean; result: Json }> => {
    if (fn.type === 'webhook' || fn.type === 'mcp') {
      return withDeadline(clock, fn.timeoutMs + FUNCTION_GRACE_MS, host.runFunction(fn, args, signal));
    }
    if (fn.type === 'send_sms') {
      return withDeadline(clock, SMS_TIMEOUT_MS, host.sendSms(String(args['text']), signal));
    }
    const digits = String(args['digits']);
    await press(digits);
    return { ok: true, result: { sent: digits } };
  };
  return {
    press,
    run(call: ToolIntent, allowed: boolean): void {
      const startMs = nowMs();
      if (call.kind === 'transfer' && allowed) return;
      if (call.kind === 'end' && allowed) return done(call, startMs, { ok: true, result: { ending: true } });
      const finish = (outcome: { ok: boolean; result: Json }) => {
        done(call, startMs, outcome);
        emit({ type: 'tool_done', callId: call.callId, atMs: nowMs() });
      };
      if (!allowed) return finish({ ok: false, result: { error: 'too many function calls in one turn; answer now' } });
      if (call.kind === 'refused') record({ type: 'warning', code: 'transfer_refused', detail: call.warning });
      if (call.kind !== 'run') return finish({ ok: false, result: { error: 'problem' in call ? call.problem : '' } });
      runFunction(call.fn, call.args)
        .catch((error: Error) => ({ ok: false, result: { error: error.message } }))
        .then(finish)
        .catch((error: Error) =>
          emit({ type: 'failed', reason: 'internal_error', detail: error.message, atMs: nowMs() }),
        );
    },
    transfer(call: TransferIntent): void {
      const startMs = nowMs();
      const { callId, to, mode } = call;
      options.transfer(call).then(
        () => {
          record({ type: 'transfer', to, mode });
          done(call, startMs, { ok: true, result: { transferred: true } });
          emit({ type: 'transferred', callId, atMs: nowMs() });
        },
        (error: Error) => {
          if (signal.aborted) return;
          done(call, startMs, { ok: false, result: { error: error.message } });
          emit({ type: 'transfer_failed', callId, detail: error.message, atMs: nowMs() });
        },
      );
    },
  };
}
