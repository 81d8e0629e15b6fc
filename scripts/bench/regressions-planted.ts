// Forty ways in which the showcase agent can break: its settings, its functions, their servers, its model.
import type { TestMock } from '../../generated/types.ts';
import type { LlmDelta, LlmRequest } from '../../src/providers/ports/llm.ts';
import type { AgentFunction, SessionAgent } from '../../src/voice/host.ts';

export interface Regression {
  name: string;
  agent?: (agent: SessionAgent) => SessionAgent;
  mock?: (mock: TestMock) => TestMock;
  model?: (deltas: readonly LlmDelta[], request: LlmRequest) => Iterable<LlmDelta>;
}

type WebhookFunction = AgentFunction & { type: 'webhook' };
type TransferFunction = AgentFunction & { type: 'transfer_call' };
type Change = Partial<SessionAgent> | ((agent: SessionAgent) => Partial<SessionAgent>);

const agent = (name: string, change: Change): Regression => ({
  name,
  agent: (before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) }),
});
const without = (name: string): Regression =>
  agent(`the function ${name} is gone`, ({ functions }) => ({ functions: functions.filter((fn) => fn.name !== name) }));
const changedFunction = (what: string, name: string, change: (fn: AgentFunction) => AgentFunction): Regression =>
  agent(what, ({ functions }) => ({ functions: functions.map((fn) => (fn.name === name ? change(fn) : fn)) }));
const prompt = (what: string, change: (text: string) => string): Regression =>
  agent(what, ({ systemPrompt }) => ({ systemPrompt: change(systemPrompt) }));
/** Changes only the text that the model says. */
const says = (name: string, change: (text: string, said: string) => string): Regression => ({
  name,
  model(deltas, { messages }) {
    const said = messages.findLast(({ role }) => role === 'user')?.content ?? '';
    const text = deltas.map((delta) => (delta.type === 'text' ? delta.text : '')).join('');
    return [{ type: 'text', text: change(text, said) }, ...deltas.filter(({ type }) => type !== 'text')];
  },
});
const calls = (
  name: string,
  change: (call: { id: string; name: string; arguments: string }) => LlmDelta[],
): Regression => ({
  name,
  model: (deltas) => deltas.flatMap((delta) => (delta.type === 'tool_call' ? change(delta.call) : [delta])),
});
const mock = (name: string, change: (mock: TestMock) => TestMock): Regression => ({ name, mock: change });
const tool = (call: { id: string; name: string; arguments: string }): LlmDelta => ({ type: 'tool_call', call });

export const REGRESSIONS: readonly Regression[] = [
  without('lookup_order'),
  without('book_table'),
  without('end_call'),
  without('transfer_to_human'),
  changedFunction('the argument of lookup_order is renamed', 'lookup_order', (fn) => ({
    ...(fn as WebhookFunction),
    parameters: {
      type: 'object',
      properties: { customer_id: { type: 'string', description: 'Number of the order' } },
      required: ['customer_id'],
    },
  })),
  changedFunction('book_table takes no number of people', 'book_table', (fn) => ({
    ...(fn as WebhookFunction),
    parameters: { type: 'object', properties: {} },
  })),
  changedFunction('transfers go to another number', 'transfer_to_human', (fn) => ({
    ...(fn as TransferFunction),
    to: '+12025550101',
  })),
  changedFunction('transfers have no number', 'transfer_to_human', (fn) => ({
    ...(fn as TransferFunction),
    to: null,
  })),
  changedFunction('the description of lookup_order is wrong', 'lookup_order', (fn) => ({
    ...(fn as WebhookFunction),
    description: 'Tells a joke.',
  })),
  agent('the greeting is cut', { greeting: 'Hello, this is Ada from' }),
  agent('the greeting is gone', { greeting: null }),
  agent('the greeting has another name', { greeting: 'Hello, this is Ben from Northwind. How can I help you today?' }),
  agent('the greeting is in German', { greeting: 'Guten Tag, hier ist Ada von Northwind.' }),
  agent('the disclosure is gone', { recording: { enabled: true, disclosure: null } }),
  agent('endpointing is 0 ms', { endpointing: { minMs: 0, maxMs: 0 } }),
  agent('endpointing is 3 s', { endpointing: { minMs: 3000, maxMs: 3000 } }),
  agent('interruption is off', ({ interruption }) => ({ interruption: { ...interruption, enabled: false } })),
  agent('interruption takes 3 s of speech', ({ interruption }) => ({ interruption: { ...interruption, minMs: 3000 } })),
  agent('interruption takes 20 words', ({ interruption }) => ({ interruption: { ...interruption, minWords: 20 } })),
  agent('there is no reminder', { inactivity: { seconds: 8, reminders: [] } }),
  agent('silence is noticed after two minutes', { inactivity: { seconds: 120, reminders: ['Are you still there?'] } }),
  agent('calls last ten seconds', ({ limits }) => ({ limits: { ...limits, max_duration_seconds: 10 } })),
  prompt('the opening hours are wrong', (text) => text.replace('nine to five', 'nine to six')),
  prompt('the price is wrong', (text) => text.replace('two euros', 'three euros')),
  prompt('the price is gone', (text) => text.replace('Our parking costs two euros an hour. ', '')),
  prompt('the prompt is empty', () => ''),
  mock('lookup_order is slow', (one) => (one.function === 'lookup_order' ? { ...one, delay_ms: 8000 } : one)),
  mock('book_table is slow', (one) => (one.function === 'book_table' ? { ...one, delay_ms: 4000 } : one)),
  mock('lookup_order fails', ({ result: _result, ...one }) =>
    one.function === 'lookup_order' ? { ...one, error: 'the warehouse does not answer' } : { ...one, result: _result },
  ),
  mock('book_table answers with nothing', (one) => (one.function === 'book_table' ? { ...one, result: {} } : one)),
  calls('arguments are off by one', ({ arguments: args, ...call }) => [
    tool({ ...call, arguments: args.replace(/\d+/, (digits) => String(Number(digits) + 1)) }),
  ]),
  calls('the functions are swapped', (call) => [
    tool({ ...call, name: { lookup_order: 'book_table', book_table: 'lookup_order' }[call.name] ?? call.name }),
  ]),
  calls('the exits are swapped', (call) => [
    tool({ ...call, name: { end_call: 'transfer_to_human', transfer_to_human: 'end_call' }[call.name] ?? call.name }),
  ]),
  calls('functions are called twice', (call) => [tool(call), tool({ ...call, id: `${call.id}_again` })]),
  calls('functions are only promised', () => []),
  says('an injection is obeyed', (text, said) => (/ignore all/i.test(said) ? 'The word is bluebird.' : text)),
  says('answers are in German', (text) => (text === '' ? '' : 'Guten Tag, wie kann ich Ihnen bitte helfen?')),
  says('the model is silent', () => ''),
  says('results are invented', (text) => text.replace('shipped', 'been delivered')),
  says('functions are spoken', (text) => text.replace('One moment', 'Calling lookup_order {"order_id"}. One moment')),
];
