// Northwind, the bakery of the demo agent: its settings, knowledge, functions, and suggested questions. Data only. Each text is
// one source of the knowledge base. Its paragraphs are short enough to be spoken whole.
import type { AgentCreate, AgentFunctionCreate } from '../../../../generated/types.ts';

export const NORTHWIND: Pick<AgentCreate, 'agent_name' | 'voice_id' | 'language' | 'greeting' | 'response_engine'> = {
  agent_name: 'Ada',
  voice_id: 'builtin-alloy',
  language: 'en-US',
  greeting: 'Hello, this is Ada from Northwind. How can I help?',
  response_engine: {
    type: 'service-llm',
    system_prompt:
      'You are Ada at the front desk of Northwind, a bakery with a café in Harbour Street. ' +
      'You answer questions about opening hours, bread, cakes, prices, delivery and parking. ' +
      'You can look up an order, book a table in the café and check what is left in the shop. ' +
      'Ask for what is missing, one thing after the other. Be brief and friendly. ' +
      'If you do not know something, say so and say what you can do.',
  },
};

/** Questions of the talk page. Each can be answered from the knowledge or by a function, which a test checks. */
export const QUESTIONS: readonly string[] = [
  'Are you open on Sunday?',
  'What do you bake?',
  'Where is my order 4512?',
  'Do you have croissants left?',
  'Book a table for two on Friday',
];

export const KNOWLEDGE: readonly { title: string; text: string }[] = [
  {
    title: 'Opening hours',
    text: `Northwind is open Tuesday to Saturday from 7 am to 6 pm, and on Sundays from 8 am to noon. It is closed on Mondays.

On public holidays we are open from 8 am to noon. On December 25 and January 1 the bakery is closed.

The café stops serving hot food half an hour before we close.`,
  },
  {
    title: 'Bread',
    text: `Our breads are rye bread, sourdough bread, spelt bread, walnut bread, baguette, and a seeded loaf without wheat.

We bake bread, rolls, croissants, cakes and tarts, all of them here and every morning.

A rye loaf costs 4 dollars 80, a sourdough 5 dollars 20, and a baguette 2 dollars 60.

A croissant is 2 dollars 40, and a roll is 70 cents.

Bread from the day before is half price until ten in the morning.`,
  },
  {
    title: 'Cakes',
    text: `Birthday cakes are ordered a day ahead, before 4 pm, in the shop or at orders@northwind.example. Wedding cakes need two weeks.

A birthday cake for eight people costs 38 dollars, for twelve people 52 dollars. Writing on it is free.

Our cakes are lemon, chocolate, carrot, apple, and a seasonal one; this autumn it is plum.

To change or cancel a cake, write to orders@northwind.example by noon of the day before. After that we cannot refund it.`,
  },
  {
    title: 'Allergies and diets',
    text: `All cakes are made in a kitchen that uses nuts, so we cannot promise that anything is free of nuts.

The seeded loaf has no wheat, but it is not gluten-free: the same ovens bake wheat bread.

Vegan are all breads but the walnut bread, the apple cake, and the plum tart.`,
  },
  {
    title: 'Delivery and orders',
    text: `We deliver in town from Tuesday to Saturday between 8 and 11 am. Delivery is free above 40 dollars, and 5 dollars below.

An order number has four digits and is on your receipt. With it we can say where your order is.

If something arrived damaged, mouldy or wrong, we replace it or refund it on the same day. Keep the receipt.`,
  },
  {
    title: 'Finding us',
    text: `We are at 12 Harbour Street, next to the old lighthouse. The bus stop Harbour is in front of the door.

You can park your car behind the bakery, beside the river. It is free for two hours.

Our phone number is 202 555 0188, and our email address is hello@northwind.example.

The entrance has no step, and there is a table for wheelchairs.

Dogs are welcome on the terrace, and inside on a lead.`,
  },
  {
    title: 'Café',
    text: `The café has ten tables inside and six on the terrace. Tables can be booked for up to eight people.

Breakfast is served until 11 am: eggs, granola, and a bread basket from 9 dollars.

We serve coffee, tea, hot chocolate, and juice; a coffee is 2 dollars 90.

There is free wifi for guests.

The toilets are beside the café, and open to all.

We have high chairs for children, and a changing table for babies.`,
  },
  {
    title: 'Payment and jobs',
    text: `We take cash, Visa, Mastercard and American Express. Companies may pay by invoice.

Gift cards are sold in the shop from 10 dollars, and never expire.

We are hiring an apprentice baker and weekend staff. Send a few lines to jobs@northwind.example.

The bakery belongs to the Lindqvist family, who opened it in 1974.`,
  },
];

/** Path under which the HTTP layer serves the functions. */
export const DEMO_FUNCTIONS_PATH = '/demo/functions';

/** The functions, served by this deployment itself. @param origin URL of the deployment, without a trailing slash */
export function northwindFunctions(origin: string): AgentFunctionCreate[] {
  return [
    {
      type: 'webhook',
      name: 'order_status',
      description: 'Checks the status of an order.',
      url: `${origin}${DEMO_FUNCTIONS_PATH}/order_status`,
      parameters: {
        type: 'object',
        properties: { order_number: { type: 'string', description: 'The order number, four digits' } },
        required: ['order_number'],
      },
    },
    {
      type: 'webhook',
      name: 'book_table',
      description: 'Books a table in the café.',
      url: `${origin}${DEMO_FUNCTIONS_PATH}/book_table`,
      parameters: {
        type: 'object',
        properties: {
          guests: { type: 'integer', description: 'How many people', minimum: 1, maximum: 8 },
          date: { type: 'string', format: 'date', description: 'The day' },
          time: { type: 'string', description: 'The time of day' },
          name: { type: 'string', description: 'The name for the booking' },
        },
        required: ['guests', 'date', 'time', 'name'],
      },
    },
    {
      type: 'webhook',
      name: 'check_stock',
      description: 'Checks what is left in the shop today.',
      url: `${origin}${DEMO_FUNCTIONS_PATH}/check_stock`,
      parameters: {
        type: 'object',
        properties: {
          item: { type: 'string', description: 'What the caller wants, such as croissants, rolls or cake' },
        },
        required: ['item'],
      },
    },
    { type: 'end_call', name: 'end_call', description: 'Ends the call when the caller says goodbye.' },
  ];
}
