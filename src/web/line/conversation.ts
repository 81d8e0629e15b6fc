// A conversation with its side effects: keeps the view, sends typed text to the call or the chat, starts and ends calls. The
// widget and the talk page only draw. Invariants: nothing is opened or requested before a user gesture; after `stop` nothing
// runs, plays or listens.
import * as WORDS from '../conversation/labels.ts';
import { failure } from '../conversation/words.ts';
import { FRESH, isUp, step, type TranscriptLine, type View, type ViewEvent } from '../conversation/view.ts';
import { startCall, type Call, type Levels } from './call.ts';
import { isInsecure } from './microphone.ts';
import { ServiceError, type Service } from './service.ts';

export interface VisitorConversation {
  view(): View;
  now(): number;
  greet(text: string): void;
  /** Sends to the call if there is one, else to the chat. */
  send(text: string): void;
  call(): void;
  hangUp(): void;
  mute(on: boolean): void;
  interrupt(): void;
  useMicrophone(deviceId: string): void;
  levels(): Levels;
  stop(): void;
}

interface ConversationOptions {
  service: Service;
  worklet: string;
  /** Language of the visitor, for the browser's own recognizer. */
  language(): string;
  agentName: string;
  /** Lines of an earlier conversation. */
  before?: readonly TranscriptLine[];
  onChange(before: View, view: View, event: ViewEvent): void;
}

const SILENCE: Levels = { you: 0, agent: 0 };

export function createConversation({
  service,
  worklet,
  language,
  agentName,
  before: saidBefore = [],
  onChange,
}: ConversationOptions): VisitorConversation {
  const life = new AbortController();
  const now = () => performance.now();
  let view: View = { ...FRESH, agentName, lines: saidBefore };
  let call: Call | null = null;
  // Higher than all numbers in the ids of the earlier lines.
  let messages = saidBefore.length;

  const emit = (event: ViewEvent): void => {
    if (life.signal.aborted) return;
    const before = view;
    view = step(view, event, now());
    if (view.phase.at === 'ended' || view.phase.at === 'failed') call = null;
    onChange(before, view, event);
  };

  const chat = async (text: string): Promise<void> => {
    const id = `chat${messages}`;
    emit({ t: 'chat_asked', id: `${id}/you`, text });
    const started = now();
    let answer = '';
    let firstMs: number | undefined;
    let steps = 0;
    try {
      for await (const event of service.chat(text, life.signal)) {
        if (event.t === 'tool') {
          const { name, ms, ok } = event;
          emit({ t: 'chat_tool', id: `${id}/${steps++}`, name, ms, ok });
          continue;
        }
        if (event.t === 'knowledge') {
          emit({ t: 'chat_knowledge', id: `${id}/${steps++}`, best: event.best, found: event.found });
          continue;
        }
        firstMs ??= Math.round(now() - started);
        answer = event.t === 'done' ? event.text : answer + event.text;
        emit({ t: 'chat_answer', id, text: answer, final: event.t === 'done', totalMs: firstMs });
      }
      // The stream ended before the response was complete.
      if (view.answering) throw new ServiceError('unreachable');
    } catch (error) {
      if (life.signal.aborted) return;
      const reason = error instanceof ServiceError ? error : new ServiceError('unreachable');
      const unsent = answer === '' ? text : undefined;
      const said = service.reasonOf(reason) ?? failure(reason.code, reason.retryAfter);
      emit({ t: 'chat_failed', id, text: said, empty: WORDS.noAnswer, unsent });
    }
  };

  return {
    view: () => view,
    now,
    greet: (text) => emit({ t: 'greeting', text }),
    send(text) {
      messages++;
      if (!call) return void chat(text);
      emit({ t: 'typed', id: `typed${messages}`, text });
      call.type(text);
    },
    call() {
      if (call || isUp(view)) return;
      if (isInsecure()) return emit({ t: 'microphone', microphone: 'insecure' });
      emit({ t: 'start' });
      call = startCall({
        worklet,
        language,
        join: (signal) => service.join(signal),
        reasonOf: service.reasonOf,
        emit,
      });
    },
    hangUp: () => call?.end(),
    mute: (on) => call?.mute(on),
    interrupt: () => call?.interrupt(),
    useMicrophone: (deviceId) => void call?.useMicrophone(deviceId),
    levels: () => call?.levels() ?? SILENCE,
    stop() {
      call?.end();
      life.abort();
    },
  };
}
