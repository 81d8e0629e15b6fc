// The text that a speech reports as heard: the written text with its white space, unchanged.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import type { TtsProvider } from '../../src/providers/ports/tts.ts';
import { speakable } from '../../src/voice/out/speakable.ts';
import { createSpeech, type Speech } from '../../src/voice/out/speech.ts';

const SAMPLES_PER_CHAR = 320;

function speechOf(pieces: readonly string[]): { speech: Speech; spoken: string[] } {
  const spoken: string[] = [];
  const tts = {
    id: 'test',
    async *synthesize({ text }: { text: string }) {
      spoken.push(text);
      yield new Int16Array(text.length * SAMPLES_PER_CHAR);
    },
  } as unknown as TtsProvider;
  const voices = {
    clock: createVirtualClock(),
    language: 'en',
    primary: { tts, voiceId: 'test' },
    speed: 1,
    pronounce: (written: string) => written,
    fallback: null,
    degraded: false,
    onWarning: () => undefined,
  };
  const onFailure = (error: Error): never => {
    throw error;
  };
  const speech = createSpeech({ voices, onAudio: () => undefined, onFailure });
  for (const piece of pieces) speech.writeText(piece);
  speech.finishText();
  speech.allowSynthesis();
  return { speech, spoken };
}

async function playAll(speech: Speech): Promise<void> {
  while (!speech.exhausted()) {
    if (speech.takeFrame() === null) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Splits the text into chunks of one length, as a model streams it. */
const piecesOf = (text: string, size: number) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size));

async function heard(text: string, size: number): Promise<{ text: string; spoken: string[] }> {
  const { speech, spoken } = speechOf(piecesOf(text, size));
  await playAll(speech);
  return { text: speech.playedText(speech.takenSamples()), spoken };
}

test.each([
  ['a long text without white space', '今日は晴れです。'.repeat(60)],
  ['a character at the end of a clause', `a${'𠮷'.repeat(250)}-hello`],
  ['clauses with white space', 'Certainly, I can help you with that. What is your name?\n\nTell me.'],
  ['a clause that is not spoken', `${'x'.repeat(200)} — y`],
])('%s is reported as it is written', async (_name, text) => {
  for (const size of [1, 7, 1_000]) {
    const found = await heard(text, size);
    expect(found.spoken.length).toBeGreaterThan(1);
    expect(found.text).toBe(speakable(text));
  }
});

test('a sign that is not spoken keeps the white space around it', async () => {
  expect((await heard(`${'x'.repeat(200)}🎉 y`, 1)).text).toBe(`${'x'.repeat(200)} y`);
});

test('nothing of a clause that is cut is added before its first whole word', async () => {
  const text = `${'晴'.repeat(200)}one two three`;
  const { speech } = speechOf([text]);
  await playAll(speech);
  const after = (chars: number) => speech.playedText((200 + chars) * SAMPLES_PER_CHAR);
  expect([0, 1, 3, 8, 13].map(after)).toEqual([
    ...[0, 1].map(() => '晴'.repeat(200)),
    `${'晴'.repeat(200)}one`,
    `${'晴'.repeat(200)}one two`,
    text,
  ]);
});

test('white space equals that of the text, however the text is chunked', async () => {
  const words = fc.constantFrom('word', 'Yes.', 'No, ', '中文。', '好', '\n', ' ', 'x'.repeat(150));
  const letters = (text: string) => text.replace(/[.,。]/g, '');
  await fc.assert(
    fc.asyncProperty(fc.array(words, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), async (parts, size) => {
      const text = parts.join('');
      expect(letters((await heard(text, size)).text)).toBe(letters(speakable(text)));
    }),
    { numRuns: 200 },
  );
});
