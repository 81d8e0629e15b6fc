// The demo responder over several turns: functions and their arguments, opening hours, small talk, complaints.
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import { DEMO_MODEL, answerRequest } from '../../../src/providers/llm/builtin.ts';
import type { ChatMessage, ToolSpec } from '../../../src/providers/ports/llm.ts';
import { llmRequest } from '../conformance/llm.ts';

/** A Sunday afternoon, the reference time of relative dates. */
const NOW = new Date(2026, 10, 22, 15, 10);

const TRANSFER: ToolSpec = { name: 'transfer_call', description: 'Hands over to the front desk.', parameters: {} };
const ORDER_STATUS: ToolSpec = {
  name: 'order_status',
  description: 'Checks the status of an order.',
  parameters: { type: 'object', properties: { order_number: { type: 'string' } }, required: ['order_number'] },
};
const FIND_SLOTS: ToolSpec = {
  name: 'find_slots',
  description: 'Finds free appointments on a day.',
  parameters: { type: 'object', properties: { date: { type: 'string' } }, required: ['date'] },
};
const RESERVE: ToolSpec = {
  name: 'book_table',
  description: 'Books a table in the café.',
  parameters: {
    type: 'object',
    properties: {
      guests: { type: 'integer' },
      date: { type: 'string', format: 'date' },
      time: { type: 'string' },
      name: { type: 'string' },
    },
    required: ['guests', 'date', 'time', 'name'],
  },
};
const STOCK: ToolSpec = {
  name: 'check_stock',
  description: 'Checks what is left in the shop today.',
  parameters: {
    type: 'object',
    properties: { item: { type: 'string', description: 'What the caller wants, such as "croissants"' } },
    required: ['item'],
  },
};
const SHOP = [
  'We are open Monday to Saturday from nine to six. We are closed on Sundays.',
  'Shipping is free above 50 euro. To France it takes three days.',
  'You can return anything within 30 days.',
  'Vegan is the apple cake.',
].map((text, i) => ({ text, score: 1 - i / 10, sourceId: 'src_1' }));

/** Plays a conversation and returns its replies; a function call is appended as `name(arguments)`. */
function converse(lines: readonly string[], tools: readonly ToolSpec[], now = NOW): string[] {
  const messages: ChatMessage[] = [
    {
      role: 'system',
      content: 'You are Ada at the front desk of Northwind. You answer questions about cakes. Be brief.',
    },
  ];
  const answers: string[] = [];
  const reply = (): void => {
    const given = answerRequest(llmRequest('', { model: DEMO_MODEL, messages, tools, passages: SHOP }), now);
    answers.push('tool' in given ? `${given.tool.name}(${given.arguments})` : given.text);
    const toolCalls = 'tool' in given ? [{ id: 'c', name: given.tool.name, arguments: given.arguments }] : [];
    messages.push({ role: 'assistant', content: given.text, toolCalls });
    if (!('tool' in given)) return;
    messages.push({ role: 'tool', toolCallId: 'c', content: '{"message":"It is on its way."}' });
    reply();
  };
  for (const content of lines) {
    messages.push({ role: 'user', content });
    reply();
  }
  return answers;
}

describe('a function over several turns', () => {
  const asks = 'I can do that. Could you tell me the order number?';
  const calls = (number: string): string[] => [`order_status({"order_number":"${number}"})`, 'It is on its way.'];

  test.each([
    [
      ['Where is my order?', 'It is 4512'],
      [asks, ...calls('4512')],
    ],
    [
      ['Where is my parcel?', 'four five one two'],
      [asks, ...calls('4512')],
    ],
    [
      ['Where is my order 4512?', 'No, 4513.'],
      [...calls('4512'), ...calls('4513')],
    ],
    [
      ['Where is my order?', 'When do you open on Monday?', '4512'],
      [
        asks,
        'We are open on Mondays from 9 am to 6 pm. Back to the order: could you tell me the order number?',
        ...calls('4512'),
      ],
    ],
    [
      ['Where is my order?', 'Forget it.'],
      [asks, 'All right, I have dropped that. What else can I do for you?'],
    ],
    [
      ['Where is my order?', 'Let me see.', '4512'],
      [asks, 'Take your time. Could you tell me the order number?', ...calls('4512')],
    ],
    [
      ['Where is my order?', 'the big one', '4512'],
      [asks, 'I am sorry, I did not get that. Could you tell me the order number?', ...calls('4512')],
    ],
    [
      ['Where is my order 4512?', 'And 4513?', 'Thanks, no more.'],
      [...calls('4512'), ...calls('4513'), 'You are very welcome. Is there anything else I can do?'],
    ],
    [
      ['Where is my order?', 'I do not know it.'],
      [asks, 'Without it I cannot do that, I am afraid. What else can I do for you?'],
    ],
  ])('collects the arguments of the conversation %j', (lines, expected) => {
    expect(converse(lines, [ORDER_STATUS, FIND_SLOTS])).toEqual(expected);
  });

  test('accepts several arguments in any order, asks for the missing ones, and accepts a correction after the call', () => {
    const lines = ['I would like to book a table', 'for four people on Friday', 'at seven thirty pm', 'sam miller'];
    const booked = '{"guests":4,"date":"2026-11-27","time":"7:30 pm","name":"Sam Miller"}';
    expect(converse([...lines, 'No, for five people.'], [RESERVE, ORDER_STATUS])).toEqual([
      'I can do that. For how many people, and for which day?',
      'All right. At what time, and under which name?',
      'All right. Under which name?',
      `book_table(${booked})`,
      'It is on its way.',
      `book_table(${booked.replace('4', '5')})`,
      'It is on its way.',
    ]);
  });

  test('a time is not taken for a name, hesitation is not taken for an answer, and an out-of-range number is refused', () => {
    const booking = structuredClone(RESERVE);
    Object.assign((booking.parameters.properties as JsonObject)['guests'] as JsonObject, { minimum: 1, maximum: 8 });
    const lines = ['A table for 20 people on Friday', 'for six then', 'at 5 pm', 'um', 'anna lee'];
    expect(converse(['Book a table', ...lines], [booking])).toEqual([
      'I can do that. For how many people, and for which day?',
      'It can be 8 at most, I am afraid. For how many people, and at what time?',
      'All right. At what time, and under which name?',
      'All right. Under which name?',
      'Take your time. Under which name?',
      'book_table({"date":"2026-11-27","guests":6,"time":"5 pm","name":"Anna Lee"})',
      'It is on its way.',
    ]);
  });

  test("the answer to a question in a function's result goes to the same function, also for clients that send only texts", () => {
    const messages: ChatMessage[] = [
      { role: 'user', content: 'Book a table for two on Friday at 7 pm under Smith' },
      { role: 'assistant', content: 'One moment, I will check that. We are open until 6 pm. Which time suits you?' },
      { role: 'user', content: 'at 5 pm' },
    ];
    const given = answerRequest(llmRequest('', { model: DEMO_MODEL, messages, tools: [RESERVE] }), NOW);
    expect(given).toMatchObject({ tool: RESERVE, arguments: expect.stringContaining('"time":"5 pm","name":"Smith"') });
  });

  test('after several turns on another subject, the caller is no longer asked for arguments', () => {
    const lines = ['Where is my order?', ...Array.from({ length: 4 }, () => 'When do you open on Monday?')];
    const answers = converse(lines, [ORDER_STATUS]);
    expect(answers[1]).toContain('order number');
    expect(answers.at(-1)).toBe('We are open on Mondays from 9 am to 6 pm.');
  });
});

describe('a function is chosen by meaning', () => {
  test.each([
    ['Where is my order 4512?', 'order_status({"order_number":"4512"})'],
    ['Has my parcel 4512 been shipped?', 'order_status({"order_number":"4512"})'],
    ['Can I book an appointment on December 3rd?', 'find_slots({"date":"December 3rd"})'],
    ['Do you have any croissants left?', 'check_stock({"item":"croissants"})'],
    ['Do you still have croissants?', 'check_stock({"item":"croissants"})'],
    ['Is shipping free for a 60 euro order?', 'Shipping is free above 50 euro. To France it takes three days.'],
    ['Where is my cake?', 'I can do that. Could you tell me the order number?'],
    ['Is my birthday cake ready?', 'I can do that. Could you tell me the order number?'],
    ['How do I order a cake?', 'Vegan is the apple cake.'],
    ['Do you have vegan cakes?', 'Vegan is the apple cake.'],
    ['Do you have vegan cakes left?', 'check_stock({"item":"vegan cakes"})'],
    ['What is the return period?', 'You can return anything within 30 days.'],
    [
      'I want to cancel 4512, it arrived broken',
      'I am sorry to hear that. I cannot settle that myself, I am afraid. May I note it for my colleagues: what exactly happened?',
    ],
    [
      'Cancel my appointment, please',
      'I cannot undo that from here, I am afraid. May I note it for my colleagues: which order or booking is it?',
    ],
  ])('answers %s by its meaning: with a call, a passage or a question', (said, expected) => {
    expect(converse([said], [ORDER_STATUS, FIND_SLOTS, STOCK])[0]).toBe(expected);
  });
});

describe('opening hours', () => {
  const at = (day: number, hour: number): Date => new Date(2026, 10, 22 + day, hour, 0);

  test.each([
    ['Are you open on Sunday?', at(3, 10), 'We are closed on Sundays.'],
    ['Is it closed on Wednesdays?', at(3, 10), 'We are open on Wednesdays from 9 am to 6 pm.'],
    ['Are you open tomorrow?', at(6, 10), 'We are closed tomorrow.'],
    ['Are you open right now?', at(3, 10), 'Yes, we are open right now, until 6 pm.'],
    ['Are you open right now?', at(3, 8), 'Not yet. We open today at 9 am.'],
    ['Are you open now?', at(6, 19), 'No, we are closed right now. We open on Monday at 9 am.'],
    ['When do you open?', at(3, 10), 'We are open Monday to Saturday from nine to six. We are closed on Sundays.'],
  ])('answers the question %s at %s', (said, now, expected) => {
    expect(converse([said], [], now)[0]).toBe(expected);
  });
});

describe('small talk', () => {
  test.each([
    [['My name is Sam.', 'What is my name?'], 'Your name is Sam.'],
    [['my name is alex morgan'], 'Nice to meet you, Alex Morgan. What can I do for you?'],
    [['my name alex morgan', 'do you know my name'], 'Your name is Alex Morgan.'],
    [['What is my name?'], 'I do not know your name yet. What is it?'],
    [
      ['What can you do?'],
      'I can answer questions about cakes, check the status of an order or connect you with a person. What would you like?',
    ],
    [['Quels sont vos horaires ?'], 'Désolé, je ne parle qu’anglais ici. Could you say it in English, please?'],
    [["Dov'è la panetteria?"], 'Mi dispiace, qui parlo solo inglese. Could you say it in English, please?'],
    [['Onde fica a padaria?'], 'Desculpe, aqui só falo inglês. Could you say it in English, please?'],
    [['Wat kost een croissant?'], 'Helaas spreek ik hier alleen Engels. Could you say it in English, please?'],
    [
      ['Gdzie jest moje zamówienie?'],
      'Przepraszam, tutaj mówię tylko po angielsku. Could you say it in English, please?',
    ],
    [['Где мой заказ?'], 'I am sorry, I speak only English here. Could you say it in English, please?'],
    [['???'], 'I am still here. How can I help you?'],
    [['How old are you?'], 'I am an automated assistant, so there is little to tell about me. What can I do for you?'],
    [['Do you ship to France?', 'And to Spain?'], 'Shipping is free above 50 euro. To France it takes three days.'],
    [['When do you open on Monday?', 'And on Sunday?'], 'We are closed on Sundays.'],
    [
      ["You're useless!", 'My cake came squashed'],
      'Thank you. That is now in the record of this call, where my colleagues can read it. What else can I do for you?',
    ],
    [['Wann habt ihr geöffnet?'], 'Leider spreche ich hier nur Englisch. Could you say it in English, please?'],
    [['¿A qué hora abren?'], 'Lo siento, aquí solo hablo inglés. Could you say it in English, please?'],
    [['Excuse me, when do you open on Monday?'], 'We are open on Mondays from 9 am to 6 pm.'],
    [['Excuse me, one moment please.'], 'Take your time.'],
    [['What day is it today?'], 'It is Sunday, November 22, 3:10 PM.'],
    [['What is 2 plus 2?'], 'That makes 4.'],
    [["You're useless, third time I'm calling!"], 'I am sorry about that. Let us get it sorted now. What happened?'],
    [['Are you a robot?'], 'I am an automated assistant, not a person. I am happy to help, though.'],
    [['How are you?'], 'I am well, thank you for asking. What can I do for you today?'],
    [["I'm in a bad mood today"], 'I am sorry to hear that. Then let us make this easy. What can I do for you?'],
    [['I am not feeling well'], 'I am sorry to hear that. Then let us make this easy. What can I do for you?'],
    [['I am so happy today!'], 'I am glad to hear that. What can I do for you?'],
    [['Hello, can you hear me?'], 'Yes, I am here, and I hear you. What can I do for you?'],
    [['Are you still there?'], 'Yes, I am here, and I hear you. What can I do for you?'],
    [['I have a question'], 'Of course. What would you like to know?'],
    [['I love your bread'], 'That is kind of you, thank you. What can I do for you?'],
    [["That's great"], 'Good. What else can I do for you?'],
    [['What did you just say?'], 'Of course. How can I help you?'],
    [
      ["You're useless!", 'Nobody answers the phone'],
      'Thank you. That is now in the record of this call, where my colleagues can read it. What else can I do for you?',
    ],
    [["You're useless!", 'asdf qwer zxcv'], 'I am not sure that I understood. Could you say it in other words?'],
    [
      ['Could you call me back?'],
      'I cannot do that from here, I am afraid. I can answer questions about cakes, check the status of an order or connect you with a person.',
    ],
    [["I'm fine, thanks. When do you open on Monday?"], 'We are open on Mondays from 9 am to 6 pm.'],
  ])('replies to %j', (lines, expected) => {
    expect(converse(lines, [ORDER_STATUS, TRANSFER]).at(-1)).toBe(expected);
  });

  test('on unintelligible words it first asks again, then lists its abilities, then offers a human', () => {
    const answers = converse(['asdf qwer', 'xyz foo', 'wibble', 'yes please'], [ORDER_STATUS, TRANSFER]);
    expect(answers[0]).toBe('I am not sure that I understood. Could you say it in other words?');
    expect(answers[1]).toMatch(/^I did not quite follow that. I can answer questions about cakes/);
    expect(answers[2]).toMatch(/Shall I connect you with a person\?$/);
    expect(answers[3]).toBe('transfer_call({})');
  });
});
