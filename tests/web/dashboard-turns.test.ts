// The turns of a call as rows: which agent said each line, and to whom the caller spoke after a handoff.
import { expect, test } from 'vitest';
import type { CallEvent, TranscriptItem } from '../../generated/types.ts';
import { saysUpTo, turnsOf, type SaidTurn } from '../../src/web/dashboard/pages/call/turns.ts';

const said = (sequence: number, role: 'agent' | 'user', text: string, agent_id?: string): TranscriptItem => ({
  type: 'utterance',
  sequence,
  role,
  ...(agent_id ? { agent_id } : {}),
  text,
  start_ms: sequence * 1000,
  end_ms: sequence * 1000 + 500,
  interrupted: false,
});
const linesOf = (items: TranscriptItem[]) =>
  turnsOf(items, [], 'ada').filter((turn): turn is SaidTurn => turn.kind === 'said');

const HANDED_OVER = [
  said(2, 'agent', 'Ada here.', 'ada'),
  said(3, 'user', 'My invoice, please.'),
  said(4, 'agent', 'I connect you.', 'ada'),
  said(6, 'agent', 'Ben here.', 'ben'),
  said(7, 'user', 'My invoice.'),
  said(8, 'user', 'Number seven.'),
  said(9, 'agent', 'It is paid.', 'ben'),
  said(10, 'user', 'Thank you.'),
];

test('a line of the caller belongs to the agent that answered it, and the last line to the last speaker', () => {
  expect(linesOf(HANDED_OVER).map(({ agentId }) => agentId)).toEqual([
    'ada',
    'ada',
    'ada',
    'ben',
    'ben',
    'ben',
    'ben',
    'ben',
  ]);
  expect(
    linesOf(HANDED_OVER)
      .filter(({ takesOver }) => takesOver)
      .map(({ utterance: { text } }) => text),
  ).toEqual(['Ben here.']);
});

test('a test of an agent that took over begins with the words addressed to it', () => {
  const turns = linesOf(HANDED_OVER);
  const upTo = (text: string) =>
    saysUpTo(
      turns,
      turns.find(({ utterance }) => utterance.text === text)!,
    );
  expect(upTo('My invoice, please.')).toEqual(['My invoice, please.']);
  expect(upTo('Number seven.')).toEqual(['My invoice.', 'Number seven.']);
  expect(upTo('Thank you.')).toEqual(['My invoice.', 'Number seven.', 'Thank you.']);
});

const searched = (sequence: number): CallEvent => ({
  sequence,
  type: 'knowledge',
  at: '2026-01-01T00:00:00.000Z',
  data: { query: 'invoice', passages: [], ms: 5 },
});
const order = (items: TranscriptItem[], searches: number[]) =>
  turnsOf(items, searches.map(searched), 'ada').map((turn) =>
    turn.kind === 'said' ? turn.utterance.text : turn.sequence,
  );

test('a search follows the words that caused it, also when it began before they were complete', () => {
  const [greeting, question, answer] = [
    said(2, 'agent', 'Ada.'),
    said(4, 'user', 'Invoice?'),
    said(8, 'agent', 'Paid.'),
  ];
  expect(order([greeting, question, answer], [3, 5])).toEqual(['Ada.', 'Invoice?', 3, 5, 'Paid.']);
  // The model searched while the agent spoke.
  expect(order([greeting, question, said(6, 'agent', 'Wait.'), answer], [7])).toEqual([
    'Ada.',
    'Invoice?',
    'Wait.',
    7,
    'Paid.',
  ]);
  expect(order([greeting], [3])).toEqual(['Ada.', 3]);
});

test('lines that no agent answered belong to the agent of the call', () => {
  expect(linesOf([said(2, 'user', 'Hello?')])).toMatchObject([{ agentId: 'ada', takesOver: false }]);
});
