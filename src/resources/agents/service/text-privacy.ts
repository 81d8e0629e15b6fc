// Redaction of a text conversation, if the agent redacts: the text that its editors see, that is logged, and that its model
// receives. Applies the rules of a call (voice/session/privacy.ts), except those for sound. The visitor of a chat reads the
// agent's words unredacted.
import type { Json, JsonObject } from '../../../core/json.ts';
import { createRedactor, type Redactor } from '../../../core/redaction/redactor.ts';
import type { ChatMessage } from '../../../providers/ports/llm.ts';
import type { Uses } from '../../../runtime.ts';
import type { SessionAgent } from '../../../voice/host.ts';
import { redactMessages } from '../../../voice/session/privacy.ts';
import type { FunctionRun } from './text-turn.ts';

export interface TextPrivacy {
  readonly redactor: Redactor;
  /** Records the personal data in the messages, so that each item gets the same mark wherever it recurs. */
  remember(messages: readonly ChatMessage[]): void;
  redact(text: string): string;
  redactRun(run: FunctionRun): FunctionRun;
  /** Returns messages for a model. */
  forModel(messages: readonly ChatMessage[]): ChatMessage[];
  /** Returns a detail that may quote the conversation; only `code` if the conversation is not stored. */
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
