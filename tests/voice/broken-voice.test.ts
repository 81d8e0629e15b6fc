// A voice that fails in the middle of a sentence: what is missing was not heard.
import { expect, test } from 'vitest';
import type { Clock } from '../../src/core/clock.ts';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { ProviderError } from '../../src/providers/ports/errors.ts';
import type { TtsProvider } from '../../src/providers/ports/tts.ts';
import { prepareApology, prepareGreeting } from '../../src/voice/out/greeting.ts';
import { scriptedTts } from '../support/scripted-providers.ts';
import { AGENT, startScripted } from '../support/scripted-session.ts';

const SECOND = 16_000;

/** Breaks off after one second of the texts that begin like this. */
function brokenVoice(clock: Clock, beginning: string): TtsProvider {
  const voice = scriptedTts(clock);
  return {
    ...voice,
    async *synthesize(request) {
      if (!request.text.startsWith(beginning)) return yield* voice.synthesize(request);
      yield new Int16Array(SECOND).fill(5000);
      throw new ProviderError('voice', 'unavailable', 'the connection was lost');
    },
  };
}

test('the transcript and the model have only the part that the voice said, and the next sentence follows', async () => {
  const answer = 'Your appointment is on Monday at nine in the morning. Is that all right for you?';
  const { clock, line, llm, utterances } = startScripted({
    agent: { greeting: null },
    answer: () => [answer],
    providers: (c) => ({ tts: brokenVoice(c, 'Your') }),
  });
  await clock.advance(500);
  void line.speak('When is it?', 900);
  await clock.advance(6000);
  void line.speak('Pardon me?', 900);
  await clock.advance(4000);
  const heard = utterances()[1]!.text;
  // One second is about one word.
  expect(heard).toBe('Your Is that all right for you?');
  expect(llm.requests.at(-1)!.messages).toContainEqual(expect.objectContaining({ role: 'assistant', content: heard }));
});

test('a greeting or an apology that is not whole is not played from the cache', async () => {
  const clock = createVirtualClock();
  const options = {
    agent: { ...AGENT, greeting: 'Hello there, this is Ada.' },
    tts: brokenVoice(clock, 'Hello'),
    clock,
    signal: new AbortController().signal,
    onWarning: () => undefined,
  };
  expect([...(await prepareGreeting(options)).keys()]).toEqual([]);
  expect(await prepareApology(options, 'Hello, we are sorry.')).toBe(null);
});
