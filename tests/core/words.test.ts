// Words of texts in any language.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spokenLength, wordPieces, wordsOf } from '../../src/core/words.ts';

test.each([
  ['Hello, it’s me — A1.', ['hello', 'it’s', 'me', 'a1']],
  ['नमस्ते, आप कैसे हैं?', ['नमस्ते', 'आप', 'कैसे', 'हैं']],
  ['می‌خواهم بروم', ['می‌خواهم', 'بروم']],
  ['cafe\u0301 noir', ['cafe\u0301', 'noir']],
  ['今日は晴れです。 OK', ['今日', 'は', '晴れ', 'です', 'ok']],
  ['สวัสดีครับ', ['สวัสดี', 'ครับ']],
  ['안녕하세요, 네', ['안녕하세요', '네']],
  ['… !', []],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['one, two  three', ['one, ', 'two  ', 'three']],
  ['ABC株式会社の「田中」さん。', ['ABC', '株式会社', 'の', '「田中」', 'さん。']],
  ['“你好”他说', ['“你好”', '他', '说']],
])('the chunks of %s', (text, pieces) => {
  expect(wordPieces(text)).toEqual(pieces);
});

test('the chunks joined equal the text', () => {
  const unit = fc.constantFrom(...'ab1 \n.,“”「」。、今日は晴れสวั안녕', '😀', '\u0301', '\u200d');
  fc.assert(fc.property(fc.string({ unit }), (text) => wordPieces(text).join('') === text));
});

test('a character that is a syllable counts as two letters', () => {
  expect(['abc', '今日', '안녕 a', '𠮷'].map(spokenLength)).toEqual([3, 4, 6, 2]);
});

test('malicious text takes time proportional to its length', () => {
  const msOf = (text: string) => {
    const started = performance.now();
    wordsOf(text);
    wordPieces(text);
    return performance.now() - started;
  };
  for (const text of ['\u0301', "'a", '「', '今', ' \u200d', 'ก'])
    expect(msOf(text.repeat(50_000))).toBeLessThan(2_000);
});
