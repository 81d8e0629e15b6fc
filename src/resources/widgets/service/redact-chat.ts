// The stored form of a chat whose agent redacts. Messages arrive one by one, so a number that a later message completes is also
// redacted in the stored ones. With `noStore`, messages are stored without their text, and each message is redacted alone.
import type { Uses } from '../../../runtime.ts';
import type { SessionAgent } from '../../../voice/host.ts';
import { MAX_NUMBER_TURNS } from '../../../voice/session/privacy.ts';
import { createTextPrivacy, type TextPrivacy } from '../../agents/service/text-privacy.ts';
import type { MessageRow } from '../store/sessions.ts';

interface RedactedChat {
  stored: string;
  /** Earlier messages whose text changes. */
  rewritten: { id: string; text: string }[];
  /** Redacts the answer. */
  redact(text: string): string;
  /** Privacy of data that is not stored: the model's view of the conversation, and logs. */
  privacy: TextPrivacy;
}

export function redactChat(
  runtime: Uses<'clock'>,
  settings: SessionAgent['privacy'],
  before: readonly MessageRow[],
  message: string,
): RedactedChat {
  const privacy = createTextPrivacy(runtime, settings);
  if (settings.noStore) return { stored: '', rewritten: [], redact: () => '', privacy };
  const { redactor, redact } = privacy;
  // They were redacted when they were stored, each with the messages before it.
  redactor.skip(before.map(({ text }) => text));
  const own = before.filter(({ role }) => role === 'user').slice(1 - MAX_NUMBER_TURNS);
  const texts = redactor.redactAll([...own.map(({ text }) => text), message]);
  const stored = texts.at(-1)!.text;
  // The agent may have repeated text that is only now recognized as a number.
  const rewritten = [
    ...own.flatMap(({ id }, i) => (texts[i]!.isChanged ? [{ id, text: texts[i]!.text }] : [])),
    ...before.flatMap((row) => {
      const said = own.includes(row) ? null : redactor.redact(row.text);
      return said?.isChanged ? [{ id: row.id, text: said.text }] : [];
    }),
  ];
  return { stored, rewritten, redact, privacy };
}
