// Decides what of a text conversation is shown to its editors, logged, and given to its model if the agent redacts: the rules of a call
// (voice/session/privacy.ts), without those for sound. The writer of a chat reads the agent's words as they are.
import type { Json, JsonObject } from '../../../core/json.ts';
import { createRedactor, type Redactor } from '../../../core/redaction/redactor.ts';
import type { ChatMessage } from '../../../providers/ports.ts';
import type { Uses } from '../../../runtime.ts';
import type { SessionAgent } from '../../../voice/host.ts';
import { redactMessages } from '../../../voice/session/privacy.ts';
import type { FunctionRun } from './text-turn.ts';

export interface TextPrivacy {
  readonly redactor: Redactor;
  /** Notes what the messages hold, so that it gets its mark wherever it comes again. */
  remember(messages: readonly ChatMessage[]): void;
  redact(text: string): string;
  redactRun(run: FunctionRun): FunctionRun;
  /** Messages for a model. */
  forModel(messages: readonly ChatMessage[]): ChatMessage[];
  /** A detail that may quote the conversation; `code` alone where nothing of it is stored. */
  forLog(code: string, detail: string): string;
}

export function createTextPrivacy({ clock }: Uses<'clock'>, settings: SessionAgent['privacy']): TextPrivacy {
  const redactor = createRedactor(settings, () => new Date(clock.now()).getUTCFullYear());
  const redact = (text: string) => redactor.redact(text).text;
  return {
    redactor,
    remember(messages) {
      if (redactor.isActive) redactMessages(redactor, messages);
    },
    redact,
    redactRun: (run) => ({
      ...run,
      arguments: redactor.redactJson<JsonObject>(run.arguments),
      result: redactor.redactJson<Json>(run.result),
    }),
    forModel: (messages) =>
      settings.redactModel && redactor.isActive ? redactMessages(redactor, messages) : [...messages],
    forLog: (code, detail) => (settings.noStore ? code : redact(detail)),
  };
}
