// A voice that fails in the middle of a sentence: what is missing was not heard.
import { expect, test } from 'vitest';
import type { Clock } from '../../src/core/clock.ts';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { ProviderError } from '../../src/providers/ports/errors.ts';
import type { TtsProvider } from '../../src/providers/ports/tts.ts';
import type { SessionAgent } from '../../src/voice/host.ts';
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

const WEEKEND = 'We open at nine. Except on Sundays and on holidays. Shall I book a table for you?';

/** Answers the caller with sentences, of which the voice cannot say the one about Sundays. */
async function answered(sentences: string, failure: Error | null, agent: Partial<SessionAgent> = {}) {
  const said: string[] = [];
  const session = startScripted({
    agent: { greeting: null, ...agent },
    answer: () => [sentences],
    providers: (clock) => {
      const voice = scriptedTts(clock);
      return {
        tts: {
          ...voice,
          async *synthesize(request) {
            const { text, voiceId } = request;
            const isMissing = voiceId === 'scripted-one' && text.includes('Sundays');
            if (isMissing && failure) throw failure;
            if (isMissing) return;
            if (!text.startsWith('I am sorry')) said.push(`${voiceId}: ${text}`);
            yield* voice.synthesize(request);
          },
        },
      };
    },
  });
  await session.clock.advance(500);
  void session.line.speak('When do you open?', 900);
  await session.clock.advance(9000);
  return { ...session, said };
}

test.each([
  ['has no audio for', null],
  ['refuses', new ProviderError('voice', 'refused', 'no such letters', { status: 422 })],
])('a sentence that the voice %s is left out, and the call continues', async (_what, failure) => {
  const { transcript, ended, said, host } = await answered(WEEKEND, failure);
  expect(transcript().at(-1)).toBe('agent: We open at nine. Shall I book a table for you?');
  expect(said).toHaveLength(2);
  expect(ended()).toBeNull();
  expect(host.events).toContainEqual(expect.objectContaining({ type: 'warning', code: 'tts_failed' }));
});

test('the fallback voice says a sentence for which the voice has no audio, and no other', async () => {
  const { transcript, said } = await answered(WEEKEND, null, { fallbackVoiceId: 'scripted-two' });
  expect(said).toEqual([
    'scripted-one: We open at nine.',
    'scripted-two: Except on Sundays and on holidays.',
    'scripted-one: Shall I book a table for you?',
  ]);
  expect(transcript().at(-1)).toBe(`agent: ${WEEKEND}`);
});

test('a voice that has no audio for a whole answer has failed', async () => {
  const { transcript, ended } = await answered('Except on Sundays and on holidays.', null);
  expect(transcript().at(-1)).toMatch(/^agent: I am sorry/);
  expect(ended()).toMatchObject({ status: 'failed', reason: 'tts_error' });
});

test('a voice that refuses the first sentence of an answer has failed, because its settings may be wrong', async () => {
  const refused = new ProviderError('voice', 'refused', 'no such model', { status: 422 });
  const { ended } = await answered('Except on Sundays and on holidays. Shall I book a table for you?', refused);
  expect(ended()).toMatchObject({ status: 'failed', reason: 'tts_error' });
});

test('a voice that fails in an answer without a reason in its text has failed', async () => {
  const { ended } = await answered(WEEKEND, new ProviderError('voice', 'auth', 'no such key', { status: 401 }));
  expect(ended()).toMatchObject({ status: 'failed', reason: 'tts_error' });
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
