// The last sentence and the last question of what an agent said.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastQuestion, lastSentence } from '../../src/core/sentences.ts';
import { FIRST_STATE, stepCallee, type CalleeEvent } from '../../src/providers/telephony/loopback/conversation.ts';
import { ROUTES } from '../../src/providers/telephony/loopback/personas.ts';
import { builtinPart } from '../../src/resources/tests/simulation/persona.ts';
import { processorMs } from '../support/busy.ts';

test.each([
  ['Hello. When do you open?', ' When do you open?', ' When do you open?'],
  ['When? On Monday. ', ' On Monday. ', 'When?'],
  ['Really?? ', 'Really?? ', 'Really?'],
  ['何時ですか？ はい。', '何時ですか？ はい。', '何時ですか？'],
  ['no marks', 'no marks', null],
  ['...', '...', null],
  ['', '', null],
])('"%s"', (text, sentence, question) => {
  expect([lastSentence(text), lastQuestion(text)]).toEqual([sentence, question]);
});

test('short texts give what the plain expressions give', () => {
  const unit = fc.constantFrom('a', ' ', '.', '?', '!', '？', '\n');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
      expect(lastSentence(text)).toBe(text.match(/[^.!?]+[.!?]*\s*$/)?.[0] ?? text);
      expect(lastQuestion(text)).toBe(text.match(/[^.!?？]+[?？]/g)?.at(-1) ?? null);
    }),
  );
});

test('long texts cost no more than their end', async () => {
  const persona = builtinPart({ type: 'simulated', goal: 'Ask.', facts: { order_id: '4512' } }, 'en', () => 0.5);
  await persona.next('Hello.');
  for (const text of [
    'a '.repeat(20_000),
    'when '.repeat(8_000),
    `${'a '.repeat(8_000)}. b`,
    'is that '.repeat(4_000),
  ]) {
    expect(processorMs(() => [lastSentence(text), lastQuestion(text)])).toBeLessThan(200);
    expect(processorMs(() => void persona.next(text))).toBeLessThan(400);
    const [callee] = Object.values(ROUTES).flatMap((route) => (route.type === 'answers' ? [route.persona] : []));
    const events: CalleeEvent[] = [
      { type: 'opened' },
      { type: 'played' },
      { type: 'agent_started' },
      { type: 'agent_finished', text },
    ];
    const play = () => events.reduce((state, event) => stepCallee(callee!, state, event)[0], FIRST_STATE);
    expect(processorMs(play)).toBeLessThan(800);
  }
});
