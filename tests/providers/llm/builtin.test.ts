// The demo responder: pure functions, so tables of what is said and what comes back.
import { describe, expect, test } from 'vitest';
import { builtinLlm, DEMO_MODEL, introduction, respond } from '../../../src/providers/llm/builtin.ts';
import { extractArguments } from '../../../src/providers/llm/builtin/arguments.ts';
import { bestSentence } from '../../../src/providers/llm/builtin/retrieval.ts';
import type { Json, JsonObject } from '../../../src/core/json.ts';
import type { ChatMessage, ToolSpec } from '../../../src/providers/ports.ts';
import { conformsToLlm, LOOK_UP, llmRequest, textOf } from '../conformance/llm.ts';
import { collect } from '../support/sounds.ts';

conformsToLlm('builtin', { speaking: () => builtinLlm, calling: () => builtinLlm });

const TRANSFER: ToolSpec = { name: 'transfer_call', description: 'Hands over to the front desk.', parameters: {} };
const END_CALL: ToolSpec = { name: 'end_call', description: 'Ends the call.', parameters: {} };
const BOOK: ToolSpec = {
  name: 'book_table',
  description: 'Books a table in the restaurant.',
  parameters: {
    type: 'object',
    properties: { guests: { type: 'integer' }, day: { type: 'string' }, area: { enum: ['inside', 'terrace'] } },
    required: ['guests', 'day'],
  },
};

const answer = (said: string, more = {}) => respond(llmRequest(said, { model: DEMO_MODEL, ...more }));

describe('demo responder', () => {
  test('introduces itself by the first sentence of the prompt', () => {
    expect(answer('Who are you?').text).toMatch(/^I am Mia, the receptionist of Bright Dental\./);
  });

  test.each([
    ['You are Mia, who works for Dr. Lee. Be kind.', 'I am Mia, who works for Dr. Lee.'],
    ["You're a helpful guide for your guests.\nBe brief", 'I am a helpful guide for my guests.'],
    ['Sell things.', 'I am an automated assistant.'],
    ['', 'I am an automated assistant.'],
  ])('the prompt %j introduces as %j', (content, expected) => {
    expect(introduction([{ role: 'system', content }])).toBe(expected);
  });

  test('answers a question with the passage that fits, word for word', () => {
    const passages = [
      { text: 'Parking is behind the house. We are closed on Sundays.', score: 0.9, sourceId: 'src_1' },
      { text: '# Prices\nA check-up costs 80 dollars. Cleaning is 120 dollars.', score: 0.5, sourceId: 'src_2' },
    ];
    expect(answer('How much is a check-up?', { passages }).text).toBe('A check-up costs 80 dollars.');
    expect(answer('Where can I park my car? Is there parking?', { passages }).text).toBe(
      'Parking is behind the house.',
    );
  });

  test('answers from the passage that means the same where no word is shared, unless none is near', () => {
    const near = {
      text: '# Parking\nStay behind the house. It is free.',
      score: 0.5,
      sourceId: 'src_1',
      similarity: 0.41,
    };
    const far = { text: 'Cakes are ordered ahead.', score: 1, sourceId: 'src_2', similarity: 0.35 };
    expect(answer('Where can I leave my car?', { passages: [far, near] }).text).toBe('Stay behind the house.');
    expect(answer('Where can I leave my car?', { passages: [far] }).text).not.toContain('Cakes');
  });

  test('says that it does not know when no passage fits', () => {
    const passages = [{ text: 'Parking is behind the house.', score: 0.9, sourceId: 'src_1' }];
    expect(answer('Do you sell rockets?', { passages }).text).not.toContain('Parking');
    expect(bestSentence('Do you sell rockets?', passages)).toBeNull();
  });

  test('a caller who asks for a human is transferred if the agent can transfer', () => {
    for (const said of ['I want to speak to a human, please.', 'Can you transfer me to a person?', 'Operator!']) {
      expect(answer(said, { tools: [TRANSFER, END_CALL] })).toMatchObject({ tool: TRANSFER });
    }
    expect(answer('I want to speak to a human.')).not.toHaveProperty('tool');
  });

  test('a table for one person is not a request for a human', () => {
    expect(answer('It was nice, a person helped us.', { tools: [TRANSFER] })).not.toHaveProperty('tool');
  });

  test('a goodbye ends the call where that is possible, and is answered anyway', () => {
    expect(answer('Great, goodbye.', { tools: [END_CALL] })).toMatchObject({ tool: END_CALL });
    expect(answer('Great, goodbye.').text).toMatch(/goodbye/i);
  });

  test('a function named in the words is called with arguments from them', () => {
    const said = 'Please book a table for four on Tuesday on the terrace.';
    const result = answer(said, { tools: [LOOK_UP, BOOK] });
    expect(result).toMatchObject({ tool: BOOK });
    expect(JSON.parse((result as { arguments: string }).arguments)).toEqual({
      guests: 4,
      day: 'Tuesday',
      area: 'terrace',
    });
  });

  test('a function whose required arguments were not said is asked for, not called', () => {
    const result = answer('I would like to book a table.', { tools: [BOOK] });
    expect(result).not.toHaveProperty('tool');
    expect(result.text).toContain('guests and the day');
  });

  test.each([
    ['{"ok":true,"result":{"status":"shipped","days_left":2}}', /status is shipped.*days left is 2/],
    ['{"message":"Your table is booked"}', /^Your table is booked\.$/],
    ['{"ok":false,"error":"down"}', /sorry/],
    ['Booked under 12', /^Booked under 12\.$/],
  ])('the result %s is spoken', (content, expected) => {
    const messages: ChatMessage[] = [...llmRequest('x').messages, { role: 'tool', toolCallId: 'c', content }];
    expect(respond(llmRequest('x', { messages })).text).toMatch(expected);
  });

  test('the same request gets the same answer, and turns get different ones', async () => {
    const turn = (count: number): ChatMessage[] =>
      Array.from({ length: count }, () => ({ role: 'user' as const, content: 'Purple elephants dance.' }));
    const texts = await Promise.all(
      [1, 1, 2, 3].map(async (count) =>
        textOf(await collect(builtinLlm.stream(llmRequest('', { model: DEMO_MODEL, messages: turn(count) })))),
      ),
    );
    expect(texts[0]).toBe(texts[1]);
    expect(new Set(texts).size).toBe(3);
  });
});

describe('extractArguments', () => {
  const one = (name: string, property: JsonObject): JsonObject => ({
    type: 'object',
    properties: { [name]: property },
    required: [name],
  });

  test.each([
    ['email', { type: 'string' }, 'it is jo.d@example.com thanks', 'jo.d@example.com'],
    ['phone', { type: 'string' }, 'call me at +1 202 555 0143', '+1 202 555 0143'],
    ['order_id', { type: 'string' }, 'my order is A-1234', 'A-1234'],
    ['date', { type: 'string' }, 'tomorrow would be good', 'tomorrow'],
    ['time', { type: 'string' }, 'at 3:30 pm please', '3:30 pm'],
    ['name', { type: 'string' }, 'my name is Ada Lovelace', 'Ada Lovelace'],
    ['city', { type: 'string' }, 'the weather in New York', 'New York'],
    ['amount', { type: 'number' }, 'about 12.5 of them', 12.5],
    ['count', { type: 'integer' }, 'seven of them', 7],
    ['size', { enum: ['small', 'extra_large'] }, 'extra large, please', 'extra_large'],
    ['confirmed', { type: 'boolean' }, 'no, not yet', false],
    ['query', { type: 'string' }, ' anything at all ', 'anything at all'],
  ] as [string, JsonObject, string, Json][])('%s of %j in %j is %j', (name, property, said, expected) => {
    expect(extractArguments(one(name, property), said)).toEqual({ [name]: expected });
  });

  test('a missing required argument gives null', () => {
    expect(extractArguments(one('email', { type: 'string' }), 'I have none')).toBeNull();
    expect(extractArguments(one('nested', { type: 'object' }), 'anything')).toBeNull();
  });
});
