// The recognizer of a session when another agent takes the call over.
import { expect, test } from 'vitest';
import type { SttProvider } from '../../src/providers/ports/stt.ts';
import { openSpeechInput } from '../../src/voice/in/speech-input.ts';

test('a handoff to an agent with the same recognizer and language does not open it again', () => {
  let opened = 0;
  const recognizer = (id: string): SttProvider => ({
    id,
    description: id,
    languages: 'all',
    open() {
      opened++;
      return { write: () => undefined, caption: () => undefined, flush: () => undefined, close: async () => undefined };
    },
  });
  const nothing = (): void => undefined;
  const input = openSpeechInput(
    { signal: new AbortController().signal, emit: nothing, nowMs: () => 0, warn: nothing },
    {
      stt: recognizer('first'),
      language: 'en-US',
      source: { onFrame: nothing, onCaption: nothing, onDtmf: nothing },
      vad: { write: () => false, reset: nothing, close: nothing },
      listenForBeep: false,
      flushAfterSpeech: false,
    },
    null,
  );
  // Each agent is prepared with its own view of the same providers.
  input.switchRecognizer({ stt: recognizer('first'), language: 'en-US' });
  expect(opened).toBe(1);
  input.switchRecognizer({ stt: recognizer('second'), language: 'en-US' });
  expect(opened).toBe(2);
});
