// The demo responder: pure functions, so tables of what is said and what comes back.
import { describe, expect, test } from 'vitest';
import { createBuiltinLlm, DEMO_MODEL, respond } from '../../../src/providers/llm/builtin.ts';
import { answerFrom } from '../../../src/providers/llm/builtin/retrieval.ts';
import { introduction } from '../../../src/providers/llm/builtin/small-talk.ts';
import type { JsonObject } from '../../../src/core/json.ts';
import type { ChatMessage, ToolSpec } from '../../../src/providers/ports.ts';
import { conformsToLlm, LOOK_UP, llmRequest, textOf } from '../conformance/llm.ts';
import { collect } from '../support/sounds.ts';

/** A Sunday afternoon. */
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

const answer = (said: string, more = {}) => respond(llmRequest(said, { model: DEMO_MODEL, ...more }), NOW);

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

  test('answers from the passage that means the same where no word is shared, unless none is near', () => {
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

  test('a named day is its date, in questions and in passages', () => {
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

  test('which kinds there are is answered by the list of them', () => {
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

  test('how one thing is canceled is no answer about another', () => {
    const passages = [{ text: 'To cancel a cake, write to us by noon.', score: 0.9, sourceId: 'src_1' }];
    expect(answer('I want to cancel my cake', { passages }).text).toContain('write to us by noon');
    expect(answer('Cancel my table', { passages }).text).toMatch(/^I cannot undo that from here/);
  });

  test('says that it does not know when no passage fits', () => {
    const passages = [{ text: 'Parking is behind the house.', score: 0.9, sourceId: 'src_1' }];
    expect(answer('Do you sell rockets?', { passages }).text).not.toContain('Parking');
    expect(answerFrom('Do you sell rockets?', passages)).toBeNull();
    // One word of three is too little.
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

  test('a goodbye ends the call where that is possible, and is answered anyway', () => {
    expect(answer('Great, goodbye.', { tools: [END_CALL] })).toMatchObject({ tool: END_CALL });
    for (const said of ['Great, goodbye.', "That's all, thank you.", 'That was all, thanks', 'That will be all.'])
      expect(answer(said).text).toMatch(/goodbye/i);
    for (const said of ["That's all I know about it.", 'That is it, the blue one.'])
      expect(answer(said).text).not.toMatch(/goodbye/i);
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
    expect(result.text).toBe('I can do that. For how many people, and for which day?');
  });

  test.each([
    ['{"ok":true,"result":{"status":"shipped","days_left":2}}', /status is shipped.*days left is 2/],
    ['{"message":"Your table is booked"}', /^Your table is booked\.$/],
    ['{"ok":false,"error":"down"}', /sorry/],
    ['{"slots":["9 am","2 pm"]}', /^I found it: the slots are 9 am and 2 pm\.$/],
    ['{"slots":[]}', /there are no slots\.$/],
    ['Booked under 12', /^Booked under 12\.$/],
  ])('the result %s is spoken', (content, expected) => {
    const messages: ChatMessage[] = [...llmRequest('x').messages, { role: 'tool', toolCallId: 'c', content }];
    expect(respond(llmRequest('x', { messages }), NOW).text).toMatch(expected);
  });

  test('the same request gets the same answer, and turns get different ones', async () => {
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

/** Plays a conversation; an answer is the text, followed by `name(arguments)` where a function is called. */
function converse(lines: readonly string[], tools: readonly ToolSpec[], now = NOW): string[] {
  const messages: ChatMessage[] = [
    {
      role: 'system',
      content: 'You are Ada at the front desk of Northwind. You answer questions about cakes. Be brief.',
    },
  ];
  const answers: string[] = [];
  const reply = (): void => {
    const given = respond(llmRequest('', { model: DEMO_MODEL, messages, tools, passages: SHOP }), now);
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
  ])('%j', (lines, expected) => {
    expect(converse(lines, [ORDER_STATUS, FIND_SLOTS])).toEqual(expected);
  });

  test('takes several arguments in any order, asks for the rest, and takes a correction after the call', () => {
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

  test('a time is no name, hesitating is no answer, and a number beyond its limit is refused', () => {
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

  test('the reply to a result that asks something belongs to the same function, also where a client sends only texts', () => {
    const messages: ChatMessage[] = [
      { role: 'user', content: 'Book a table for two on Friday at 7 pm under Smith' },
      { role: 'assistant', content: 'One moment, I will check that. We are open until 6 pm. Which time suits you?' },
      { role: 'user', content: 'at 5 pm' },
    ];
    const given = respond(llmRequest('', { model: DEMO_MODEL, messages, tools: [RESERVE] }), NOW);
    expect(given).toMatchObject({ tool: RESERVE, arguments: expect.stringContaining('"time":"5 pm","name":"Smith"') });
  });

  test('a caller who talks about something else for long is asked for nothing any more', () => {
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
  ])('%s', (said, expected) => {
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
  ])('%s at %s', (said, now, expected) => {
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
  ])('%j', (lines, expected) => {
    expect(converse(lines, [ORDER_STATUS, TRANSFER]).at(-1)).toBe(expected);
  });

  test('words that it does not understand: first asks again, then says what it can do, then offers a person', () => {
    const answers = converse(['asdf qwer', 'xyz foo', 'wibble', 'yes please'], [ORDER_STATUS, TRANSFER]);
    expect(answers[0]).toBe('I am not sure that I understood. Could you say it in other words?');
    expect(answers[1]).toMatch(/^I did not quite follow that. I can answer questions about cakes/);
    expect(answers[2]).toMatch(/Shall I connect you with a person\?$/);
    expect(answers[3]).toBe('transfer_call({})');
  });
});
