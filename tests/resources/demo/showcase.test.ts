// The demo agent: every question that a page shows, and typical first questions, are answered from the correct fact or by
// the correct function.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureDemo } from '../../../src/process/demo.ts';
import { answerDemoFunction } from '../../../src/resources/demo/showcase/functions.ts';
import { KNOWLEDGE, QUESTIONS } from '../../../src/resources/demo/showcase/northwind.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, type Client } from '../../support/client.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let client: Client;
let agentId: string;

beforeAll(async () => {
  app = await startTestApp({ env: { NETWORK_ALLOW: '127.0.0.0/8' } });
  const demo = await ensureDemo(app.runtime, app.localUrl);
  app.openDemo(demo.widget_id);
  client = clientOf(app.url, demo.api_key);
  agentId = demo.agent_id;
  const [base] = (await client.ok('listKnowledgeBases')).data;
  await until(
    async () => {
      const { data } = await client.ok('listKnowledgeBaseSources', { path: { id: base!.id } });
      return data.length === KNOWLEDGE.length && data.every(({ status }) => status === 'ready');
    },
    { withinMs: 40_000 },
  );
}, 60_000);
afterAll(() => app?.close());

type Said = { role: 'user' | 'agent'; text: string };

/** The agent's answer to the last of these lines, after the others. */
async function answerTo(...lines: string[]): Promise<string> {
  const messages: Said[] = [];
  let text = '';
  for (const said of lines) {
    messages.push({ role: 'user', text: said });
    ({ text } = await client.ok('runAgentPlayground', { path: { id: agentId }, body: { messages } }));
    messages.push({ role: 'agent', text });
  }
  return text;
}

describe('a sample question of the talk page', () => {
  const ANSWERS: Readonly<Record<string, RegExp>> = {
    'Are you open on Sunday?': /^We are open on Sundays from 8 am to noon\.$/,
    'What do you bake?': /^We bake bread, rolls, croissants, cakes and tarts/,
    'Where is my order 4512?': /Order 4 5 1 2, two rye loaves and a lemon cake, is being baked/,
    'Do you have croissants left?': /croissants/,
    'Book a table for two on Friday': /At what time, and under which name\?$/,
  };

  test('has an expected answer here', () => {
    expect(Object.keys(ANSWERS)).toEqual(QUESTIONS);
  });

  test.each(Object.entries(ANSWERS))('is answered as expected: %s', async (question, expected) => {
    expect(await answerTo(question)).toMatch(expected);
  });
});

describe('a typical question of newcomers', () => {
  test.each([
    ['Is it closed on Mondays?', /^We are closed on Mondays\.$/],
    ['Are you open right now?', /^(Yes, we are open right now|No, we are closed right now|Not yet\. We open)/],
    ['How much is a croissant?', /^A croissant is 2 dollars 40/],
    ['What breads do you have?', /^Our breads are rye bread, sourdough/],
    ['Do you have a phone number?', /^Our phone number is 202 555 0188/],
    ['What is your email address?', /hello@northwind\.example/],
    ['My bread is mouldy', /we replace it or refund it/],
    ['Do you have walnut bread?', /walnut/],
    ['Where are you located?', /^We are at 12 Harbour Street/],
    ["I'd like to order a birthday cake for Saturday 10 am for 12", /^Birthday cakes are ordered a day ahead/],
    ["You're useless, third time I'm calling!", /^I am sorry about that/],
    ['asdf qwer zxcv', /^I am not sure that I understood\. Could you say it in other words\?$/],
    ['Wann habt ihr geöffnet?', /^Leider spreche ich hier nur Englisch/],
    ['¿A qué hora abren?', /^Lo siento, aquí solo hablo inglés/],
    ['What can you do?', /^I can answer questions about opening hours.*check the status of an order, book a table/],
    ['are you a robot', /^I am an automated assistant, not a person/],
    ['my order 4512 arrived broken', /^I am sorry to hear that\. If something arrived damaged/],
    ['I want to cancel my cake', /^I am sorry to hear that\. To change or cancel a cake, write to .* by noon/],
    ['Do you take cash? And Amex?', /^We take cash, Visa, Mastercard and American Express/],
    ['Where can I leave my car?', /^You can park your car behind the bakery/],
    ['Is delivery free for a 60 dollar order?', /Delivery is free above 40 dollars/],
    ['Are your cakes gluten free?', /not gluten-free/],
    ['Can I bring my dog?', /Dogs are welcome on the terrace/],
    ['Who owns the bakery?', /Lindqvist family/],
    [
      'What is the capital of France?',
      /^I do not have that information here, I am afraid\. I can answer questions about/,
    ],
    ['goodbye', /Goodbye!/],
  ])('is answered as expected: %s', async (said, expected) => {
    expect(await answerTo(said)).toMatch(expected);
  });

  test('an order number is requested, given and corrected', async () => {
    const asked = ['Where is my order?', 'It is 4512'];
    expect(await answerTo(asked[0]!)).toBe('I can do that. Could you tell me the order number?');
    expect(await answerTo(...asked)).toMatch(/Order 4 5 1 2/);
  });

  test('a table is booked over several turns', async () => {
    const lines = ['I would like to book a table', 'for four people on Friday', 'at five thirty pm', 'Kim'];
    expect(await answerTo(...lines)).toMatch(/A table for 4 people on Friday, .* at 5:30 pm is booked under Kim\.$/);
  });
});

describe('a function of the demo agent', () => {
  const SATURDAY_NOON = new Date(2026, 10, 28, 12, 30);
  const message = (name: string, args: Record<string, string | number>) =>
    answerDemoFunction(name, { arguments: args }, SATURDAY_NOON)?.['message'];

  test.each([
    ['order_status', { order_number: '12' }, /An order number has four digits/],
    ['order_status', { order_number: '9999' }, /I find no order 9 9 9 9/],
    [
      'book_table',
      { guests: 2, date: '2026-11-30', time: '7 pm', name: 'Kim' },
      /We are closed on Monday, November 30/,
    ],
    ['book_table', { guests: 2, date: '2026-12-01', time: '7 pm', name: 'Kim' }, /the café is open from 7 am to 6 pm/],
    ['book_table', { guests: 9, date: '2026-12-01', time: '5 pm', name: 'Kim' }, /one to 8 people/],
    ['book_table', { guests: 2, date: '2026-11-20', time: '5 pm', name: 'Kim' }, /has passed already/],
    ['check_stock', { item: 'rye bread' }, /^Yes, there are 20 rye loaves left$/],
    ['check_stock', { item: 'rockets' }, /^We do not sell rockets here/],
  ])('%s of %j', (name, args, expected) => {
    expect(message(name, args)).toMatch(expected);
  });

  test('is available to everyone while there is a demo, and another name is not found', async () => {
    const call = (name: string) => fetch(`${app.url}/demo/functions/${name}`, { method: 'POST', body: '{}' });
    expect((await call('toString')).status).toBe(404);
    const body = JSON.stringify({ arguments: { order_number: '4512' } });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${app.url}/demo/functions/order_status`, { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('4 5 1 2') });
  });
});
