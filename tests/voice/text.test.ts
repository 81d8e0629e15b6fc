// Pure text functions: chunker, speakable text, endpointing, interruption, tools, truncation of transcripts.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createChunker } from '../../src/voice/out/chunker.ts';
import { speakable } from '../../src/voice/out/speakable.ts';
import { cutAtWord } from '../../src/voice/out/speech.ts';
import { intentOf } from '../../src/voice/session/tools.ts';
import { completeness, silenceThreshold } from '../../src/voice/turn/endpointing.ts';
import { isBackchannel, judgeInterruption } from '../../src/voice/turn/interruption.ts';

function chunks(text: string, size = 3): string[] {
  const chunker = createChunker();
  const out: string[] = [];
  for (let i = 0; i < text.length; i += size) out.push(...chunker.pushText(text.slice(i, i + size)));
  return [...out, ...chunker.finishText()].map((clause) => clause.trim());
}

describe('the chunker', () => {
  test.each([
    [
      'Certainly, I can help you with that. What is your name?',
      ['Certainly, ', 'I can help you with that.', 'What is your name?'],
    ],
    [
      'It costs 3.5 million dollars and Dr. Smith agrees with it. Fine.',
      ['It costs 3.5 million dollars and Dr. Smith agrees with it.', 'Fine.'],
    ],
    ['Yes. The shop opens at nine in the morning.', ['Yes.', 'The shop opens at nine in the morning.']],
    [
      'はい、承知いたしました。ご予約は明日の午後三時でよろしいでしょうか。「変更」もできます。',
      ['はい、承知いたしました。', 'ご予約は明日の午後三時でよろしいでしょうか。', '「変更」もできます。'],
    ],
    ['他说：“你好。”然后我们就明天的事情谈了很久。', ['他说：“你好。”', '然后我们就明天的事情谈了很久。']],
    ['ज़रूर, मैं आपकी मदद कर सकता हूँ। आपका नाम क्या है?', ['ज़रूर, मैं आपकी मदद कर सकता हूँ।', 'आपका नाम क्या है?']],
    [
      'نعم بالتأكيد، يمكنني مساعدتك في ذلك. ما اسمك؟ شكرا',
      ['نعم بالتأكيد،', 'يمكنني مساعدتك في ذلك. ما اسمك؟', 'شكرا'],
    ],
    ['Ask J. Smith of the U.S. office about it today.', ['Ask J. Smith of the U.S. office about it today.']],
  ])('splits as expected: %s', (text, expected) => {
    for (const size of [1, 3, 1_000]) expect(chunks(text, size)).toEqual(expected.map((clause) => clause.trim()));
  });

  test('splits a long text without white space between words at half the number of characters if they are syllables', () => {
    const found = chunks('我们明天下午三点在公司见面'.repeat(30), 1);
    expect(found.slice(0, -1).every((clause) => clause.length > 90 && clause.length <= 100)).toBe(true);
    for (const clause of found)
      expect(clause).toMatch(/^(?:我们|明天|下午|三点|点|在|公司|见面).*(?:我们|明天|下午|三点|三|在|公司|见面)$/);
  });

  test('returns the first clause before its sentence is complete', () => {
    expect(createChunker().pushText('Well of course, ')).toEqual(['Well of course, ']);
  });

  test('splits an endless sentence at a space', () => {
    const found = chunks('word '.repeat(100));
    expect(found.every((clause) => clause.length <= 200 && /^(word ?)+$/.test(clause))).toBe(true);
  });

  test('splits text without white space between characters, however it is chunked on arrival', () => {
    for (const size of [1, 3, 199, 1_000]) {
      const found = chunks(`a${'😀'.repeat(250)}`, size);
      expect(found.length).toBeGreaterThan(2);
      expect(found.filter((clause) => !clause.isWellFormed() || clause.length > 200)).toEqual([]);
    }
  });

  test.each(['。', '.', '?"', '，', '\n', ' ', '「', '今', 'a. '])(
    'takes time proportional to the text, for repeated "%s"',
    (sign) => {
      const started = performance.now();
      const found = chunks(sign.repeat(20_000), 20_000 * sign.length);
      expect(performance.now() - started).toBeLessThan(5_000);
      expect(found.join('').replace(/\s/g, '')).toBe(sign.repeat(20_000).replace(/\s/g, ''));
    },
  );

  test('keeps the white space between clauses, also when it arrives after them', () => {
    const chunker = createChunker();
    const found = ['x'.repeat(200), '\n', ' Yes.\n', '\n', 'Good.'].flatMap((text) => chunker.pushText(text));
    expect([...found, ...chunker.finishText()].join('')).toBe(`${'x'.repeat(200)}\n Yes.\n\nGood.`);
  });

  test('keeps every character, however the text is chunked on arrival', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ab3 .,!?\n"—') }),
        fc.integer({ min: 1, max: 9 }),
        (text, size) => {
          expect(chunks(text, size).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        },
      ),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['**Bold** and _soft_ and `code`.', 'Bold and soft and code.'],
  ['## Title\n- one\n- two', 'Title one two'],
  ['See [our page](https://example.com/a_b) 🎉', 'See our page'],
  ['Done 👍🏽 in 🇩🇪, 👩🏽‍💻👨‍👩‍👧 press 1️⃣ or 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Done in , press 1 or'],
  ['ශ්‍රී ලංකාව 🎉', 'ශ්‍රී ලංකාව'],
  ['5 * 3 is 15, snake_case stays', '5 * 3 is 15, snake_case stays'],
])('"%s" is spoken as "%s"', (text, spoken) => {
  expect(speakable(text)).toBe(spoken);
});

describe('endpointing', () => {
  const settings = { minMs: 300, maxMs: 1000 };

  test('the silence is shortest after a finished sentence, longer after an open one, longest after digits', () => {
    const done = silenceThreshold('I would like to book a table.', settings);
    const plain = silenceThreshold('book a table', settings);
    const open = silenceThreshold('I would like a table for', settings);
    const digits = silenceThreshold('my number is five five zero', settings);
    expect([done < plain, plain < open, digits]).toEqual([true, true, 1000]);
    expect(done).toBe(300);
  });

  test('a recognizer that judges whether the caller has finished decides, except after spelled words', () => {
    expect(silenceThreshold('I would like a table for', settings, 1)).toBe(300);
    expect(silenceThreshold('I would like to book a table.', settings, 0.1)).toBe(930);
    expect(silenceThreshold('my number is five five zero', settings, 1)).toBe(1000);
  });

  test('the silence is longer after spelled letters', () => {
    expect(completeness('my name is s m')).toBe(0);
    expect(completeness('4 1 5')).toBe(0);
  });

  test.each([
    'five five zero',
    'null acht neun',
    'seis siete ocho',
    'cero nueve',
    'zéro six',
    'quatre cinq huit',
    'três sete nove',

    'tre quattro sei',
    'nul zes vijf',
    'trzy cztery',
    'sju åtta nio',
    'beş altı yedi',
    'пять шесть',
    '공 삼 오',
    'नौ आठ सात',
    'ثلاثة أربعة',
    '我的电话是一三八零零一',
    '零九〇の一二三四',
  ])('the silence is longest after the digits of "%s"', (text) => expect(completeness(text)).toBe(0));

  test.each([
    'um acht',
    'on nine',
    'às três e meia',
    'a las tres y media',
    'alle tre e mezza',
    'it is um two',
    'bir iki gün',
    'i would like two of them',
  ])('the silence is not longer after "%s"', (text) => expect(completeness(text)).toBeGreaterThan(0));

  test('the marks of other scripts end a sentence or leave it open', () => {
    const finished = ['明日の三時にお願いします。', '「はい」', 'मुझे कल आना है।', 'ما اسمك؟'].map(completeness);
    const open = ['明日の三時に、', 'نعم،', '我想订，'].map(completeness);
    expect([...finished, ...open]).toEqual([1, 0.5, 1, 1, 0.1, 0.1, 0.1]);
  });

  test('the silence stays within the agent’s bounds for any words', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(2000), fc.nat(2000), (text, a, b) => {
        const bounds = { minMs: Math.min(a, b), maxMs: Math.max(a, b) };
        const ms = silenceThreshold(text, bounds);
        expect(ms >= bounds.minMs && ms <= bounds.maxMs).toBe(true);
      }),
    );
  });
});

describe('interruption', () => {
  const settings = { enabled: true, minMs: 200, minWords: 1, ignoreBackgroundVoices: true };

  test.each([
    'mm-hm',
    'Uh-huh.',
    'yeah',
    'Okay, great.',
    'I see',
    'Oh, I see.',
    'All right.',
    'got it',
    'はい',
    'そうですね。',
    'そうですか',
    '嗯嗯',
    '是的',

    'ठीक है',
    '네',
    "D'accord.",
    'D’accord, oui',
    'très bien',
    'Tout à fait.',
    'Tá certo.',
    'tá bom',
    'Sim, sim',
    'muy bien',
    'ach so',
  ])('"%s" is a backchannel', (text) => {
    expect(isBackchannel(text)).toBe(true);
  });
  test.each([
    'stop',
    'no',
    'yeah but wait',
    'what',
    'yes yes yes yes',
    'I',
    'see',
    'I see you',
    'it',
    'of',
    'accord',
    'd',
    'tá',
    'certo',
    'de',
    'है',
    'très',
    'I, yes',
    'all of course not',
  ])('"%s" is not', (text) => {
    expect(isBackchannel(text)).toBe(false);
  });

  test('requires as many words as the settings state', () => {
    const overlap = { speechMs: 900, speaking: true, text: 'hold', isBackground: false };
    expect(judgeInterruption(overlap, { ...settings, minWords: 2 }).kind).toBe('ignore');
    expect(judgeInterruption({ ...overlap, text: 'hold on' }, { ...settings, minWords: 2 }).kind).toBe('interrupt');
    expect(judgeInterruption({ ...overlap, text: '等一下' }, { ...settings, minWords: 2 }).kind).toBe('interrupt');
  });

  test('speech without words must last longer than speech with words', () => {
    const overlap = { speechMs: 250, speaking: true, text: '', isBackground: false };
    expect(judgeInterruption({ ...overlap, text: 'stop' }, settings).kind).toBe('interrupt');
    expect(judgeInterruption(overlap, settings)).toEqual({ kind: 'wait', ms: 450 });
    expect(judgeInterruption({ ...overlap, speechMs: 700 }, settings).kind).toBe('interrupt');
  });

  test('a background voice never interrupts, and is otherwise judged like the caller', () => {
    const overlap = { speechMs: 250, speaking: true, text: '', isBackground: true };
    expect(judgeInterruption({ ...overlap, text: 'stop' }, settings).kind).toBe('background');
    expect(judgeInterruption({ ...overlap, speechMs: 700 }, settings).kind).toBe('background');
    expect(judgeInterruption(overlap, settings)).toEqual({ kind: 'wait', ms: 450 });
    expect(judgeInterruption({ ...overlap, text: 'mm-hm' }, settings).kind).toBe('ignore');
  });
});

test('a transcript is truncated at whole words, and never contains more than the audible share', () => {
  expect(cutAtWord('one two three', 0)).toBe('');
  expect(cutAtWord('one two three', 0.6)).toBe('one two');
  expect(cutAtWord('one two three', 1)).toBe('one two three');
  expect(cutAtWord('今日は晴れです。明日は雨です。', 0.7)).toBe('今日は晴れです。明日');
  expect(cutAtWord('他说“你好”。', 0.5)).toBe('他说');
  fc.assert(
    fc.property(
      fc.oneof(fc.lorem(), fc.string({ unit: fc.constantFrom(...'今日は。「」 a') })),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (text, share) => {
        const cut = cutAtWord(text, share);
        expect(text.startsWith(cut) && cut.length <= text.length * share + 1e-9).toBe(true);
      },
    ),
  );
});

describe('function calls in a model’s output', () => {
  const fn = {
    type: 'webhook' as const,
    id: 'fn_1',
    name: 'book',
    description: '',
    parameters: {
      type: 'object',
      properties: {
        guests: { type: 'integer' },
        day: { enum: ['today', 'tomorrow'] },
        names: { type: 'array', items: { type: 'string' } },
      },
      required: ['guests'],
    },
    timeoutMs: 1000,
    filler: null,
  };
  const intent = (args: string, name = 'book') => intentOf({ id: 'c1', name, arguments: args }, [fn]);

  test.each([
    ['{"guests":2,"day":"today","names":["a"]}', null],
    ['{"guests":"2"}', 'arguments.guests: must be integer'],
    ['{}', 'arguments.guests: is required'],
    ['{"guests":2,"day":"never"}', 'arguments.day: not one of the allowed values'],
    ['{"guests":2,"names":["a",1]}', 'arguments.names[1]: must be string'],
    ['[1]', 'arguments are not a JSON object'],
    ['{"guests":', 'arguments are not valid JSON of at most 64 levels and 1000 objects and lists'],
    [
      `{"guests":${'['.repeat(99)}${']'.repeat(99)}}`,
      'arguments are not valid JSON of at most 64 levels and 1000 objects and lists',
    ],
  ])('%s → %s', (args, problem) => {
    const found = intent(args);
    expect(found.kind === 'invalid' ? found.problem : null).toBe(problem);
  });

  test('never throw, whatever the model writes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (args, name) => ['run', 'invalid'].includes(intent(args, name).kind)),
    );
  });
});
