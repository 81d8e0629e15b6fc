// The demo responder: pure functions, tested as tables of utterances and replies.
import { describe, expect, test } from 'vitest';
import { createBuiltinLlm, DEMO_MODEL, answerRequest } from '../../../src/providers/llm/builtin.ts';
import { answerFrom } from '../../../src/providers/llm/builtin/retrieval.ts';
import { introductionOf } from '../../../src/providers/llm/builtin/small-talk.ts';
import type { ChatMessage, ToolSpec } from '../../../src/providers/ports/llm.ts';
import { conformsToLlm, LOOK_UP, llmRequest, textOf } from '../conformance/llm.ts';
import { collect } from '../support/sounds.ts';

/** A Sunday afternoon, the reference time of relative dates. */
const NOW = new Date(2026, 10, 22, 15, 10);
const builtinLlm = createBuiltinLlm(() => NOW);

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

const answer = (said: string, more = {}) => answerRequest(llmRequest(said, { model: DEMO_MODEL, ...more }), NOW);

describe('demo responder', () => {
  test('introduces itself with the first sentence of the prompt', () => {
    expect(answer('Who are you?').text).toMatch(/^I am Mia, the receptionist of Bright Dental\./);
  });

  test.each([
    ['You are Mia, who works for Dr. Lee. Be kind.', 'I am Mia, who works for Dr. Lee.'],
    ["You're a helpful guide for your guests.\nBe brief", 'I am a helpful guide for my guests.'],
    ['Sell things.', 'I am an automated assistant.'],
    ['', 'I am an automated assistant.'],
  ])('the prompt %j produces the introduction %j', (content, expected) => {
    expect(introductionOf([{ role: 'system', content }])).toBe(expected);
  });

  test('answers a question with the matching passage, verbatim', () => {
    const passages = [
      { text: 'Parking is behind the house. We are closed on Sundays.', score: 0.9, sourceId: 'src_1' },
      { text: '# Prices\nA check-up costs 80 dollars. Cleaning is 120 dollars.', score: 0.5, sourceId: 'src_2' },
    ];
    expect(answer('How much is a check-up?', { passages }).text).toBe(
      'A check-up costs 80 dollars. Cleaning is 120 dollars.',
    );
    expect(answer('Where can I park my car? Is there parking?', { passages }).text).toBe(
      'Parking is behind the house. We are closed on Sundays.',
    );
    const long = `${'Filler about nothing much goes here. '.repeat(8)}A crown costs 900 dollars. It takes two visits.`;
    const cut = answer('What does a crown cost?', { passages: [{ text: long, score: 1, sourceId: 'src_3' }] }).text;
    expect(cut).toBe('A crown costs 900 dollars. It takes two visits.');
  });

  test('answers with the passage of the same meaning when no word is shared, unless none is close', () => {
    const near = {
      text: '# Vehicles\nStay behind the house. It is free.',
      score: 0.5,
      sourceId: 'src_1',
      similarity: 0.41,
    };
    const far = { text: 'Cakes are ordered ahead.', score: 1, sourceId: 'src_2', similarity: 0.35 };
    expect(answer('Where can I leave my car?', { passages: [far, near] }).text).toBe(
      'Stay behind the house. It is free.',
    );
    expect(answer('Where can I leave my car?', { passages: [far] }).text).not.toContain('Cakes');
  });

  test('the rarer word decides between passages that share one word each', () => {
    const texts = ['Bread is fresh.', 'The tart is sweet.', 'Bread is brown.', 'Old bread is cheap.'];
    const passages = texts.map((text) => ({ text, score: 0.5, sourceId: 'src_1' }));
    expect(answerFrom('Is there bread or a tart?', passages)?.text).toBe('The tart is sweet.');
  });

  test('a weekday is resolved to its date, in questions and in passages', () => {
    const passages = [
      { text: 'On December 25 and January 1 the bakery is closed.', score: 0.5, sourceId: 'src_1' },
      { text: 'The bakery is in Harbour Street.', score: 0.5, sourceId: 'src_1' },
    ];
    for (const said of [
      'Are you open on Christmas?',
      "Are you open on New Year's Day?",
      'Are you open on December 25?',
    ])
      expect(answer(said, { passages }).text).toBe('On December 25 and January 1 the bakery is closed.');
    const named = [{ text: 'On Christmas Day we are closed.', score: 0.5, sourceId: 'src_1' }];
    expect(answer('Are you open on December 25?', { passages: named }).text).toBe('On Christmas Day we are closed.');
  });

  test('a question for the available kinds is answered with their list', () => {
    const passages = [
      { text: 'Cakes are ordered a day ahead, before four, in the shop or by mail.', score: 0.9, sourceId: 'src_1' },
      { text: 'Our cakes are lemon, carrot, and apple.', score: 0.5, sourceId: 'src_1' },
    ];
    expect(answer('Which cakes do you have?', { passages }).text).toBe('Our cakes are lemon, carrot, and apple.');
    const bread = { title: 'Bread', text: 'We bake bread, rolls, cakes and tarts.', score: 0.9, sourceId: 'src_2' };
    const cakes = passages.map((passage) => ({ ...passage, title: 'Cakes' }));
    const found = answerFrom('Which cakes do you have?', [bread, ...cakes]);
    expect(found?.text).toBe('Our cakes are lemon, carrot, and apple.');
  });

  test('a passage on canceling one thing does not answer a question on canceling another', () => {
    const passages = [{ text: 'To cancel a cake, write to us by noon.', score: 0.9, sourceId: 'src_1' }];
    expect(answer('I want to cancel my cake', { passages }).text).toContain('write to us by noon');
    expect(answer('Cancel my table', { passages }).text).toMatch(/^I cannot undo that from here/);
  });

  test('states that it does not know when no passage matches', () => {
    const passages = [{ text: 'Parking is behind the house.', score: 0.9, sourceId: 'src_1' }];
    expect(answer('Do you sell rockets?', { passages }).text).not.toContain('Parking');
    expect(answerFrom('Do you sell rockets?', passages)).toBeNull();
    // One word of three is below the threshold.
    expect(answerFrom('Is there parking for rockets on the moon?', passages)).toBeNull();
  });

  test('a caller who asks for a human is transferred if the agent can transfer', () => {
    for (const said of [
      'I want to speak to a human, please.',
      'Can you transfer me to a person?',
      'Operator!',
      'Is there someone I can talk to?',
    ]) {
      expect(answer(said, { tools: [TRANSFER, END_CALL] })).toMatchObject({ tool: TRANSFER });
    }
    expect(answer('I want to speak to a human.')).not.toHaveProperty('tool');
  });

  test('a table for one person is not a request for a human', () => {
    expect(answer('It was nice, a person helped us.', { tools: [TRANSFER] })).not.toHaveProperty('tool');
  });

  test('a goodbye ends the call where the agent can end calls, and is answered elsewhere', () => {
    expect(answer('Great, goodbye.', { tools: [END_CALL] })).toMatchObject({ tool: END_CALL });
    for (const said of ['Great, goodbye.', "That's all, thank you.", 'That was all, thanks', 'That will be all.'])
      expect(answer(said).text).toMatch(/goodbye/i);
    for (const said of ["That's all I know about it.", 'That is it, the blue one.'])
      expect(answer(said).text).not.toMatch(/goodbye/i);
  });

  test('a function that the caller names is called with arguments from the utterance', () => {
    const said = 'Please book a table for four on Tuesday on the terrace.';
    const result = answer(said, { tools: [LOOK_UP, BOOK] });
    expect(result).toMatchObject({ tool: BOOK });
    expect(JSON.parse((result as { arguments: string }).arguments)).toEqual({
      guests: 4,
      day: 'Tuesday',
      area: 'terrace',
    });
  });

  test('a function whose required arguments are missing asks for them before it is called', () => {
    const result = answer('I would like to book a table.', { tools: [BOOK] });
    expect(result).not.toHaveProperty('tool');
    expect(result.text).toBe('I can do that. For how many people, and for which day?');
  });

  test.each([
    ['{"ok":true,"result":{"status":"shipped","days_left":2}}', /status is shipped.*days left is 2/],
    ['{"message":"Your table is booked"}', /^Your table is booked\.$/],
    ['{"ok":false,"error":"down"}', /sorry/],
    ['{"slots":["9 am","2 pm"]}', /^I found it: the slots are 9 am and 2 pm\.$/],
    ['{"slots":[]}', /there are no slots\.$/],
    ['Booked under 12', /^Booked under 12\.$/],
  ])('the function result %s is spoken', (content, expected) => {
    const messages: ChatMessage[] = [...llmRequest('x').messages, { role: 'tool', toolCallId: 'c', content }];
    expect(answerRequest(llmRequest('x', { messages }), NOW).text).toMatch(expected);
  });

  test('the same request gets the same reply, and different turns get different replies', async () => {
    const ask = async (messages: ChatMessage[]): Promise<string> =>
      textOf(await collect(builtinLlm.stream(llmRequest('', { model: DEMO_MODEL, messages }))));
    const texts: string[] = [];
    const messages: ChatMessage[] = [];
    for (const _turn of [1, 2, 3]) {
      messages.push({ role: 'user', content: 'Purple elephants dance.' });
      const content = await ask(messages);
      expect(await ask(messages)).toBe(content);
      texts.push(content);
      messages.push({ role: 'assistant', content });
    }
    expect(new Set(texts).size).toBe(3);
  });
});
