// An agent that looks up orders, and a caller who asks for one.

const ORDER_ID = { type: 'string', description: 'Number of the order' };
export const SHOP = {
  greeting: 'Hello, this is Ada from Northwind. How can I help?',
  response_engine: {
    type: 'service-llm',
    system_prompt: 'You are Ada at the front desk of Northwind. We are open from nine to five.',
  },
  functions: [
    {
      type: 'webhook',
      name: 'lookup_order',
      description: 'Looks up the state of an order by its number.',
      url: 'https://example.com/lookup',
      parameters: { type: 'object', properties: { order_id: ORDER_ID }, required: ['order_id'] },
    },
    { type: 'end_call', name: 'end_call', description: 'Ends the call after a goodbye.' },
    { type: 'transfer_call', name: 'transfer_to_human', description: 'When asked for a person.', to: '+12025550108' },
  ],
};
export const FOUND = {
  function: 'lookup_order',
  match: { order_id: '4512' },
  result: { message: 'Your order has shipped.' },
};
export const ASKS = {
  type: 'script',
  turns: [{ say: 'Please look up my order. The number of the order is 4512.' }, { say: 'Thank you. Goodbye.' }],
};
