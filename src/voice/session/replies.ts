// Handles the turn machine's commands about speech: sentences, replies of the model, and the caller's words.
// Invariant: a reply's function calls and its end reach the turn machine only once the reply has the floor. A running reply stops
// with the session's signal.
import { ABORTED } from '../../core/aborted.ts';
import type { Passage, ToolCall } from '../../providers/ports/llm.ts';
import { isAudible } from '../out/speakable.ts';
import type { SpeechOutput } from '../out/speech-output.ts';
import type { Speech } from '../out/speech.ts';
import { sameWords } from '../turn/endpointing.ts';
import type { CommandHandlers, CommandOf } from '../vocabulary.ts';
import { reportedLanguage, updateEngine, type SessionAgentState } from './agent-state.ts';
import { searchQuery, systemMessage, withReference } from './chat-history.ts';
import type { SessionContext } from './context.ts';
import type { Keypad } from './keypad.ts';
import { languageNote, languageRule } from './language-notes.ts';
import type { LatencyMeter } from './latency.ts';
import { runReply } from './reply.ts';
import type { TokenUsage } from './token-usage.ts';
import { intentOf, toolSpecs } from './tools.ts';

interface Reply {
  /** Changes when the reply pauses, and its rest becomes another speech. */
  id: number;
  speech: Speech;
  language: string;
  abort: AbortController;
  /** The reply has the floor, or gets it without waiting. */
  released: boolean;
  firstTextMs: number | null;
  /** Function calls of the finished reply; null while the model writes. */
  calls: readonly ToolCall[] | null;
  /** Telephone keys to press once the reply has the floor. */
  keys: string;
}

type SpeechHandlers = Pick<
  CommandHandlers,
  'say' | 'generate' | 'play' | 'hold_speech' | 'split_speech' | 'stop' | 'commit_input'
>;

export function createSpeechHandlers(
  ctx: SessionContext,
  state: SessionAgentState,
  output: SpeechOutput,
  { latency, tokens, keypad }: { latency: LatencyMeter; tokens: TokenUsage; keypad: Keypad },
): SpeechHandlers {
  const { signal, record, emit, nowMs } = ctx;
  const { history } = state;
  const replies = new Map<number, Reply>();
  const searchKnowledge = createKnowledgeSearch(ctx, state);

  const generate = (command: CommandOf<'generate'>): void => {
    const { speech: id, query, held, tools: withTools, reminder, unsolicitedMessage } = command;
    const { language = state.language } = command;
    if (command.lateResults) history.moveCallsToEnd(command.lateResults);
    const reply: Reply = {
      id,
      speech: output.openSpeech(id, held, language),
      language,
      abort: new AbortController(),
      released: !held,
      firstTextMs: null,
      calls: null,
      keys: '',
    };
    replies.set(id, reply);
    if (!held) history.addSpeech(id);
    const words = searchQuery(history.messages(query, output.heardText));
    const { agent, llm, fallbackLlm: fallback } = state.active;
    const note = command.language === undefined ? null : languageNote(language);
    // A result that arrives while the knowledge is searched is not a part of this reply: the turn machine asks for another one.
    const said = history.messages(query, output.heardText, note);
    void runReply({
      clock: ctx.clock,
      hostClock: ctx.hostClock,
      llm,
      fallback,
      signal: AbortSignal.any([signal, reply.abort.signal]),
      search: agent.hasKnowledge && words !== '' ? (abort) => searchKnowledge(words, abort) : null,
      request: (passages) => ({
        model: agent.model,
        temperature: agent.temperature,
        messages: withReference([systemMessage(agent, languageRule(agent)), ...said], passages),
        tools: withTools ? toolSpecs(agent.functions) : [],
        passages,
        language: reportedLanguage(state.active, command.language ?? state.language),
        ...(reminder ? { reminder } : {}),
        ...(unsolicitedMessage === undefined ? {} : { unsolicitedMessage }),
      }),
      onText(text) {
        // Some models write blank lines before a function call. Nobody hears them.
        if (reply.firstTextMs === null && isAudible(text)) {
          reply.firstTextMs = nowMs();
          if (reply.released) latency.firstText(reply.firstTextMs);
        }
        reply.speech.writeText(text);
      },
      onKeys: (digits) => (reply.keys += digits),
      onUninterruptible: () => emit({ type: 'protect', speech: reply.id, atMs: nowMs() }),
      onUsage: tokens.add,
      onDone(calls) {
        reply.calls = calls;
        if (reply.released) deliver(reply);
      },
      onFailed(error) {
        if (unsolicitedMessage === undefined) {
          const detail = error.message;
          return emit({ type: 'speech_failed', speech: reply.id, reason: 'engine_error', detail, atMs: nowMs() });
        }
        // An unsolicited message from the custom LLM server is not retried; the part already spoken stands.
        ctx.warn('engine_interrupt_failed', error.message);
        reply.calls = [];
        deliver(reply);
      },
      onWarning: ctx.warn,
    });
  };
  /** The reply is complete and has the floor: delivers its functions first, then its end. */
  const deliver = (reply: Reply): void => {
    const { id } = reply;
    const calls = reply.calls ?? [];
    replies.delete(id);
    if (reply.keys !== '') {
      // The keypad reports keys that were not sent.
      keypad.pressKeys(reply.keys).catch(() => undefined);
    }
    if (calls.length > 0) {
      const { functions } = state.active.agent;
      const intents = calls.map((call) => intentOf(history.addToolCall(id, call), functions));
      emit({ type: 'tool_calls', speech: id, calls: intents, said: reply.firstTextMs !== null, atMs: nowMs() });
    }
    reply.speech.finishText();
  };
  return {
    say({ speech, text, language }) {
      history.addSpeech(speech);
      output.saySentence(speech, text, language);
    },
    generate,
    play({ speech: id }) {
      const reply = replies.get(id);
      if (reply && !reply.released) {
        reply.released = true;
        history.addSpeech(id);
      }
      output.playSpeech(id);
      if (reply?.calls) deliver(reply);
    },
    hold_speech({ speech: id }) {
      // A complete reply waits only in the speech output, until its audio is ready.
      const reply = replies.get(id);
      if (output.holdSpeech(id) && reply) reply.released = false;
    },
    split_speech({ speech: id, rest }) {
      const text = output.endPaused(id);
      const reply = replies.get(id);
      const speech = output.openSpeech(rest, true, reply?.language);
      speech.writeText(text);
      if (!reply) return speech.finishText();
      replies.delete(id);
      replies.set(rest, Object.assign(reply, { id: rest, speech, released: false }));
    },
    stop({ speech: id, interrupted }) {
      replies.get(id)?.abort.abort(ABORTED);
      replies.delete(id);
      const atMs = nowMs();
      const audible = output.stopSpeech(id);
      if (interrupted && audible) record({ type: 'interrupted', atMs: Math.round(atMs), stopMs: nowMs() - atMs });
    },
    commit_input({ text, language, startMs, endMs, speech }) {
      record({
        type: 'utterance',
        utterance: { role: 'user', text, startMs, endMs, interrupted: false, ...(language ? { language } : {}) },
        agentId: null,
      });
      history.addUserText(text, { startMs, endMs }, speech !== null);
      if (speech === null) updateEngine(state, output.heardText);
      else latency.decided(endMs, nowMs(), replies.get(speech)?.firstTextMs ?? null);
    },
  };
}

/** Searches the knowledge bases of the active agent. Keeps the last result, because a reply after functions repeats the query. */
function createKnowledgeSearch({ host, record, clock }: SessionContext, state: SessionAgentState) {
  let last: { agent: unknown; query: string; passages: readonly Passage[] } | null = null;
  return async (query: string, signal: AbortSignal): Promise<readonly Passage[]> => {
    const { agent } = state.active;
    if (last?.agent === agent && sameWords(last.query, query)) return last.passages;
    const startedAt = clock.monotonic();
    const passages = await host.searchKnowledge(query, signal);
    if (signal.aborted) return passages;
    last = { agent, query, passages };
    record({ type: 'knowledge', query, passages, ms: Math.round(clock.monotonic() - startedAt) });
    return passages;
  };
}
