// What is stored of a chat whose agent redacts. Messages come one by one, so a number that a later message completes is redacted in the
// stored ones, too. With `noStore` messages are stored without their text, and each message stands alone.
import { createRedactor } from '../../../core/redaction/redactor.ts';
import type { Uses } from '../../../runtime.ts';
import type { SessionAgent } from '../../../voice/host.ts';
import type { MessageRow } from '../store/sessions.ts';

export interface RedactedChat {
  stored: string;
  /** The message as the model gets it. */
  forModel: string;
  /** Earlier messages that change. */
  rewritten: { id: string; text: string }[];
  /** For the answer. */
  redact(text: string): string;
}

export function redactChat(
  { clock }: Uses<'clock'>,
  privacy: SessionAgent['privacy'],
  before: readonly MessageRow[],
  message: string,
): RedactedChat {
  if (privacy.noStore) return { stored: '', forModel: message, rewritten: [], redact: () => '' };
  const redactor = createRedactor(privacy, () => new Date(clock.now()).getUTCFullYear());
  const own = before.filter(({ role }) => role === 'user');
  const texts = redactor.redactAll([...own.map(({ text }) => text), message]);
  const stored = texts.at(-1)!.text;
  // The agent may have repeated what only now proves to be a number.
  const rewritten = [
    ...own.flatMap(({ id }, i) => (texts[i]!.isChanged ? [{ id, text: texts[i]!.text }] : [])),
    ...before.flatMap(({ id, role, text }) => {
      const said = role === 'agent' ? redactor.redact(text) : null;
      return said?.isChanged ? [{ id, text: said.text }] : [];
    }),
  ];
  return {
    stored,
    forModel: privacy.redactModel ? stored : message,
    rewritten,
    redact: (text) => redactor.redact(text).text,
  };
}
