// What the model reads of a call: the order of the words, the functions and their results.
import { expect, test } from 'vitest';
import { createChatHistory } from '../../src/voice/session/chat-history.ts';

const SPOKEN = { startMs: 0, endMs: 500 };

test('a backchannel during a function comes before it, so that the model answers its result', () => {
  const history = createChatHistory();
  history.addUserText('Is a table free?', SPOKEN);
  history.addToolCall(1, { id: 'call_1', name: 'find_table', arguments: '{}' });
  history.addUserText('okay', SPOKEN, false);
  history.setToolResult('call_1', { free: true });
  const messages = history.messages(null, () => '');
  expect(messages.map(({ role, content }) => [role, content])).toEqual([
    ['user', 'Is a table free?'],
    ['user', 'okay'],
    ['assistant', ''],
    ['tool', '{"free":true}'],
  ]);
  expect(history.lastUserText()).toBe('Is a table free?');
});

test('a backchannel does not separate the functions of one reply', () => {
  const history = createChatHistory();
  for (const id of ['call_1', 'call_2']) history.addToolCall(1, { id, name: 'find_table', arguments: '{}' });
  history.setToolResult('call_1', { free: false });
  history.addUserText('okay', SPOKEN, false);
  history.setToolResult('call_2', { free: true });
  const messages = history.messages(null, () => '');
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'tool']);
});

test('what is said after the caller no longer waits for a function follows in order, until its result is said', () => {
  const history = createChatHistory();
  history.addUserText('Is a table free?', SPOKEN);
  history.addToolCall(1, { id: 'call_1', name: 'find_table', arguments: '{}' });
  history.addUserText('Are you there?', SPOKEN);
  history.addSpeech(2);
  history.setSpokenText(2, 'I am still looking.', SPOKEN);
  const said = () => history.messages(null, () => '').map(({ role, content }) => `${role}: ${content}`);
  expect(said().slice(-2)).toEqual(['user: Are you there?', 'assistant: I am still looking.']);
  expect(said()[2]).toMatch(/^tool: .*still running; do not call it again/);
  history.setToolResult('call_1', { free: true });
  history.moveCallsToEnd(['call_1']);
  expect(said().slice(-3)).toEqual(['user: Are you there?', 'assistant: I am still looking.', 'tool: {"free":true}']);
});

test('a reply that is held for a filler follows it, also while it is spoken', () => {
  const history = createChatHistory();
  history.addUserText('Is a table free?', SPOKEN);
  history.addSpeech(1);
  history.addSpeech(2);
  history.setSpokenText(2, 'One moment, please.', SPOKEN);
  history.addSpeech(1);
  const said = () =>
    history.messages(null, (speech) => (speech === 1 ? 'Let me see' : '')).map(({ content }) => content);
  expect(said()).toEqual(['Is a table free?', 'One moment, please.', 'Let me see']);
  history.setSpokenText(1, 'Let me see.', SPOKEN);
  expect(said()).toEqual(['Is a table free?', 'One moment, please.', 'Let me see.']);
});

test('a long conversation drops old entries rarely, so that the beginning of the prompt stays in a cache', () => {
  const history = createChatHistory();
  const beginnings = new Set<string>();
  let most = 0;
  for (let nth = 0; nth < 400; nth++) {
    history.addUserText(`${nth}`, SPOKEN);
    const messages = history.messages(null, () => '');
    beginnings.add(messages[0]!.content);
    most = Math.max(most, messages.length);
    expect(messages.at(-1)!.content).toBe(`${nth}`);
  }
  expect([[...beginnings], most]).toEqual([['0', '50', '100', '150', '200'], 200]);
});

test('a filler precedes the function for which the caller waits, while an earlier function still runs', () => {
  const history = createChatHistory();
  history.addToolCall(1, { id: 'call_1', name: 'find_order', arguments: '{}' });
  history.addUserText('Is a table free?', SPOKEN);
  history.addToolCall(2, { id: 'call_2', name: 'find_table', arguments: '{}' });
  history.addSpeech(3);
  history.setSpokenText(3, 'One moment, please.', SPOKEN);
  history.setToolResult('call_2', { free: true });
  const said = history.messages(null, () => '').map(({ role, content }) => `${role}: ${content}`);
  expect(said.slice(-3)).toEqual(['user: Is a table free?', 'assistant: One moment, please.', 'tool: {"free":true}']);
});

test('words that the agent answers come last', () => {
  const history = createChatHistory();
  history.addToolCall(1, { id: 'call_1', name: 'find_table', arguments: '{}' });
  history.addUserText('Never mind.', SPOKEN);
  expect(history.messages(null, () => '').at(-1)).toMatchObject({ role: 'user', content: 'Never mind.' });
  expect(history.lastUserText()).toBe('Never mind.');
});

test('calls with the same id, in one reply or in several, have results of their own', () => {
  const history = createChatHistory();
  const call = { id: 'call_0', name: 'find_table', arguments: '{}' };
  const ids = [1, 1, 2].map((speech) => history.addToolCall(speech, call).id);
  expect(new Set(ids).size).toBe(3);
  ids.forEach((id, nth) => history.setToolResult(id, { nth }));
  const results = history.messages(null, () => '').filter(({ role }) => role === 'tool');
  expect(results).toEqual(
    ids.map((toolCallId, nth) => ({ role: 'tool', toolCallId, content: JSON.stringify({ nth }) })),
  );
});
