// Guarantees of every speech recognizer. The factory also says how to make its stand-in recognize words.
import { describe, expect, test } from 'vitest';
import { FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import type { SttProvider, Transcriber, RecognizedWords } from '../../../src/providers/ports/stt.ts';

interface SttSubject {
  provider: SttProvider;
  /** Makes the stand-in recognize this text, as a partial or as a final result. */
  hear(transcriber: Transcriber, text: string, final: boolean): Promise<void>;
}

export function conformsToStt(name: string, create: () => SttSubject): void {
  describe(`${name} as a recognizer`, () => {
    function open() {
      const subject = create();
      const abort = new AbortController();
      const words: RecognizedWords[] = [];
      const transcriber = subject.provider.open({
        language: 'en-US',
        onWords: (each) => void words.push(each),
        onError: (error) => expect.fail(error.message),
        signal: abort.signal,
      });
      const frames = (count: number) => {
        for (let i = 0; i < count; i++) transcriber.write(new Int16Array(FRAME_SAMPLES));
      };
      return { ...subject, transcriber, words, abort, frames };
    }

    test('partial words are followed by final words, with times on the audio clock', async () => {
      const { hear, transcriber, words, frames } = open();
      frames(50);
      await hear(transcriber, 'good', false);
      frames(25);
      await hear(transcriber, 'good morning', true);
      expect(words.at(-1)).toMatchObject({ text: 'good morning', final: true, startMs: 1_000, endMs: 1_500 });
      expect(words.slice(0, -1).every((each) => !each.final)).toBe(true);
      await transcriber.close();
    });

    test('each utterance has its own start time', async () => {
      const { hear, transcriber, words, frames } = open();
      await hear(transcriber, 'one', true);
      frames(100);
      await hear(transcriber, 'two', false);
      frames(10);
      await hear(transcriber, 'two', true);
      expect(words.filter((each) => each.final).map((each) => [each.text, each.startMs])).toEqual([
        ['one', 0],
        ['two', 2_000],
      ]);
      await transcriber.close();
    });

    test('no words arrive after close or abort', async () => {
      const closed = open();
      await closed.transcriber.close();
      await closed.hear(closed.transcriber, 'late', true);
      const aborted = open();
      aborted.abort.abort();
      await aborted.hear(aborted.transcriber, 'late', true);
      expect([...closed.words, ...aborted.words]).toEqual([]);
    });
  });
}
