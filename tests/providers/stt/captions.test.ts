// The recognizer that reads captions instead of audio.
import { expect, test } from 'vitest';
import { FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import type { RecognizedWords } from '../../../src/providers/ports/stt.ts';
import { captionsStt } from '../../../src/providers/stt/captions.ts';
import { conformsToStt } from '../conformance/stt.ts';

conformsToStt('captions', () => ({
  provider: captionsStt,
  hear: async (transcriber, text, final) => transcriber.caption({ text, final }),
}));

function open() {
  const words: RecognizedWords[] = [];
  const transcriber = captionsStt.open({
    language: 'en',
    onWords: (each) => void words.push(each),
    onError: (error) => expect.fail(error.message),
    signal: new AbortController().signal,
  });
  return { words, transcriber, texts: () => words.map((each) => `${each.text}${each.final ? '.' : '…'}`) };
}

test('a pause finalizes the words so far, and only later words follow', () => {
  const { transcriber, texts } = open();
  transcriber.caption({ text: 'I would like', final: false });
  transcriber.flush();
  transcriber.caption({ text: 'I would like', final: false });
  transcriber.caption({ text: 'I would like a table', final: false });
  transcriber.caption({ text: 'I would like a table', final: true });
  expect(texts()).toEqual(['I would like…', 'I would like.', 'a table…', 'a table.']);
});

test('a pause finalizes words in a language without white space', () => {
  const { transcriber, texts } = open();
  transcriber.caption({ text: '今日は', final: false });
  transcriber.flush();
  transcriber.caption({ text: '今日は晴れです', final: true });
  expect(texts()).toEqual(['今日は…', '今日は.', '晴れです.']);
});

test('a pause after the final caption repeats nothing', () => {
  const { transcriber, texts } = open();
  transcriber.caption({ text: 'Yes', final: true });
  transcriber.flush();
  transcriber.flush();
  expect(texts()).toEqual(['Yes.']);
});

test('a final caption that adds nothing to a pause returns nothing', () => {
  const { transcriber, texts } = open();
  transcriber.caption({ text: 'Yes please', final: false });
  transcriber.flush();
  transcriber.caption({ text: 'Yes, please.', final: true });
  transcriber.caption({ text: 'Next', final: true });
  expect(texts()).toEqual(['Yes please…', 'Yes please.', 'Next.']);
});

test('words after a pause are timed from the pause', () => {
  const { transcriber, words } = open();
  const frames = (count: number) => {
    for (let i = 0; i < count; i++) transcriber.write(new Int16Array(FRAME_SAMPLES));
  };
  transcriber.caption({ text: 'one', final: false });
  frames(50);
  transcriber.flush();
  frames(50);
  transcriber.caption({ text: 'one two', final: true });
  expect(words.at(-1)).toEqual({ text: 'two', final: true, startMs: 1_000, endMs: 2_000 });
});
