// The conversation as the visitor sees it: tables of events and the expected view, and invariants over random sequences.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RtcServerMessage } from '../../generated/types.ts';
import { FRESH, step, type View, type ViewEvent } from '../../src/web/conversation/view.ts';
import { announcement, nextStatusMs, status } from '../../src/web/conversation/words.ts';

const server = (message: RtcServerMessage): ViewEvent => ({ t: 'server', message });
const open = (more: Partial<Extract<RtcServerMessage, { t: 'open' }>> = {}): ViewEvent =>
  server({
    t: 'open',
    call_id: 'call_1',
    ears: 'server',
    resumed: false,
    agent_name: 'Ada',
    language: 'en-US',
    resume_token: 'r',
    ...more,
  });
const line = (id: string, role: 'user' | 'agent', text: string, final = true): ViewEvent =>
  server({ t: 'line', line: { id, role, text, final } });
const turn = (word: Extract<RtcServerMessage, { t: 'turn' }>['turn']): ViewEvent => server({ t: 'turn', turn: word });
const START: ViewEvent = { t: 'start' };
const ON: ViewEvent = { t: 'microphone', microphone: 'on' };
const JOINING: ViewEvent = { t: 'joining', callId: 'call_1' };
const LIVE = [START, ON, JOINING, open()];

/** Applies one event per second. */
function after(events: readonly ViewEvent[], from: View = FRESH): View {
  return events.reduce((view, event, index) => step(view, event, (index + 1) * 1000), from);
}
const texts = ({ lines }: View) => lines.map(({ role, text, cut }) => `${role}: ${text}${cut ? ' |' : ''}`);

test('notes of used functions are kept, also when a line between them is removed', () => {
  const tool = (name: string) => server({ t: 'tool', name, ok: true, ms: 5 });
  const partial = line('u1', 'user', 'He', false);
  const view = after([...LIVE, partial, tool('one'), line('u1', 'user', '', false), tool('two')]);
  expect(texts(view)).toEqual(['note: Used one', 'note: Used two']);
});

describe('the status line of a conversation', () => {
  const TABLE: [string, readonly ViewEvent[], string][] = [
    ['nothing before a press', [], ''],
    ['the browser asks', [START], 'Allow the microphone to talk. You can also type.'],
    ['connecting', [START, ON], 'Connecting'],
    ['listening', LIVE, 'Listening'],
    ['hearing', [...LIVE, turn('hearing')], 'Hearing you'],
    ['thinking', [...LIVE, turn('thinking')], 'Thinking'],
    ['speaking', [...LIVE, turn('speaking')], 'Speaking. Talk to interrupt.'],
    [
      'no recognizer',
      [...LIVE, { t: 'speech_input', speechInput: 'typed' }],
      "This agent can't hear speech yet. Type, and it answers aloud.",
    ],
    [
      'blocked',
      [START, { t: 'microphone', microphone: 'denied' }, JOINING, open()],
      'The microphone is blocked for this site. Allow it in the address bar, or keep typing.',
    ],
    [
      'silent',
      [...LIVE, { t: 'microphone', microphone: 'silent' }],
      'No sound from your microphone. Choose another, or type.',
    ],
    ['insecure', [{ t: 'microphone', microphone: 'insecure' }], 'Voice needs https or localhost. Text works here.'],
    ['muted', [...LIVE, { t: 'muted', on: true }], 'Microphone off'],
    ['lost', [...LIVE, { t: 'lost' }], 'Connection lost. Reconnecting'],
    [
      'ended by the agent',
      [...LIVE, server({ t: 'end', reason: 'agent_hangup', duration_ms: 42_000 })],
      'Call ended · 0:42 · the agent hung up',
    ],
    ['hung up', [...LIVE, turn('speaking'), { t: 'hung_up' }], 'Call ended · 0:02 · you hung up'],
    [
      'no money',
      [START, ON, { t: 'failed', code: 'insufficient_funds' }],
      'This service has used up its balance. Try again later.',
    ],
    [
      'failed in mid-call',
      [...LIVE, server({ t: 'fail', code: 'tts_error' })],
      'The voice failed. Try again, or type. (call_1)',
    ],
  ];
  test.each(TABLE)('shows a text for: %s', (_, events, words) => {
    expect(status(after(events), events.length * 1000 + 500)).toBe(words);
  });

  test('omits brief connecting and thinking, and states when it must be evaluated again', () => {
    const connecting = after([START, ON]);
    expect(status(connecting, 1_100)).toBe('');
    expect(nextStatusMs(connecting, 1_100)).toBe(300);
    const thinking = after([...LIVE, turn('thinking')]);
    expect(status(thinking, 5_100)).toBe('Listening');
    expect(nextStatusMs(thinking, 5_100)).toBe(200);
    expect(nextStatusMs(thinking, 5_400)).toBeNull();
  });

  test('shows go ahead for 1.2 seconds after an interruption', () => {
    const view = after([
      ...LIVE,
      turn('speaking'),
      line('a1', 'agent', 'Well, the', false),
      server({ t: 'cut', id: 'a1', text: 'Well,' }),
      turn('hearing'),
    ]);
    expect(status(view, 7_100)).toBe('Go ahead');
    expect(status(view, 8_300)).toBe('Hearing you');
  });
});

describe('the lines of a conversation', () => {
  test('a blocked microphone is still shown after the call has connected', () => {
    expect(after([START, { t: 'microphone', microphone: 'denied' }, JOINING, open()]).microphone).toBe('denied');
  });

  test('truncation removes words that were not heard; a line without words is removed', () => {
    const spoken = [...LIVE, line('a1', 'agent', 'Hello, this is Ada from Northwind', false)];
    expect(texts(after([...spoken, server({ t: 'cut', id: 'a1', text: 'Hello,' })]))).toEqual(['agent: Hello, |']);
    expect(texts(after([...spoken, server({ t: 'cut', id: 'a1', text: '' })]))).toEqual([]);
  });

  test('typed text is shown immediately, and not repeated when the server confirms it', () => {
    const typed = after([...LIVE, { t: 'typed', id: 'typed1', text: 'When do you open?' }]);
    expect(typed.lines).toMatchObject([{ role: 'user', pending: true }]);
    expect(texts(after([line('u1', 'user', 'When do you open?')], typed))).toEqual(['user: When do you open?']);
  });

  test('lines of a second call do not overwrite those of the first', () => {
    const first = after([
      ...LIVE,
      line('a1', 'agent', 'First.'),
      server({ t: 'end', reason: 'agent_hangup', duration_ms: 1 }),
    ]);
    const second = after(
      [START, ON, { t: 'joining', callId: 'call_2' }, open({ call_id: 'call_2' }), line('a1', 'agent', 'Second.')],
      first,
    );
    expect(texts(second)).toEqual(['agent: First.', 'agent: Second.']);
  });

  test('the chat greeting is not shown above the spoken greeting', () => {
    expect(texts(after([{ t: 'greeting', text: 'Hello.' }, ...LIVE, line('a1', 'agent', 'Hello.')]))).toEqual([
      'agent: Hello.',
    ]);
  });

  test('a latency figure that arrives before its line is shown next to it', () => {
    const latency = {
      t: 'latency' as const,
      id: 'a1',
      turn: 1,
      hear_ms: 310,
      think_ms: 262,
      speak_ms: 140,
      total_ms: 712,
    };
    expect(after([...LIVE, server(latency), line('a1', 'agent', 'From seven', false)]).lines[0]).toMatchObject({
      totalMs: 712,
    });
  });

  test('a resumed call keeps its start time and its speech input', () => {
    const view = after([
      ...LIVE,
      { t: 'speech_input', speechInput: 'typed' },
      { t: 'lost' },
      open({ resumed: true, ears: 'browser' }),
    ]);
    expect(view).toMatchObject({ phase: { at: 'live' }, openedAt: 4_000, speechInput: 'typed' });
  });

  test('a failed chat keeps the typed text and shows the reason', () => {
    const asked: ViewEvent[] = [
      { t: 'chat_asked', id: 'c/you', text: 'Hi' },
      { t: 'chat_answer', id: 'c', text: 'We op', final: false },
    ];
    const failed: ViewEvent = {
      t: 'chat_failed',
      id: 'c',
      text: 'The server does not answer.',
      empty: 'No answer',
    };
    expect(texts(after([...asked, failed]))).toEqual(['user: Hi', 'agent: We op', 'note: The server does not answer.']);
  });

  test('a message without any answer leaves the transcript, because it returns to its field', () => {
    const asked: ViewEvent = { t: 'chat_asked', id: 'c/you', text: 'Hi' };
    const failed: ViewEvent = { t: 'chat_failed', id: 'c', text: 'Too many.', empty: 'No answer', unsent: 'Hi' };
    expect(texts(after([asked, failed]))).toEqual(['note: Too many.']);
  });
});

describe('the announcement for screen readers', () => {
  const heard = (events: readonly ViewEvent[]): (string | null)[] => {
    const now = events.length * 1000;
    const said: (string | null)[] = [];
    events.reduce((view, event, index) => {
      const next = step(view, event, (index + 1) * 1000);
      said.push(announcement(view, next, Math.min(now, (index + 1) * 1000))?.text ?? null);
      return next;
    }, FRESH);
    return said;
  };

  test('a chat answer is announced once, when it is complete', () => {
    const parts: ViewEvent[] = ['From', 'From seven', 'From seven to six.'].map((text, index) => ({
      t: 'chat_answer',
      id: 'c',
      text,
      final: index === 2,
    }));
    expect(heard([{ t: 'chat_asked', id: 'c/you', text: 'Hi' }, ...parts])).toEqual([
      null,
      null,
      null,
      'Agent: From seven to six.',
    ]);
  });

  test('in a call, states are announced and words are not, because the agent is audible', () => {
    const events = [...LIVE, turn('speaking'), line('a1', 'agent', 'Hello.', false), line('a1', 'agent', 'Hello.')];
    expect(heard(events).slice(3)).toEqual(['Listening', 'Speaking. Talk to interrupt.', null, null]);
  });

  test('a lost connection is announced without waiting for a pause', () => {
    const live = after(LIVE);
    expect(announcement(live, step(live, { t: 'lost' }, 9_000), 9_000)).toEqual({
      text: 'Connection lost. Reconnecting',
      urgent: true,
    });
  });
});

test('for events in any order, ids are unique, no line is empty, and nothing is live after the end', () => {
  const id = fc.constantFrom('a1', 'a2', 'u1');
  const text = fc.constantFrom('', 'Hello', 'Hello there');
  const event: fc.Arbitrary<ViewEvent> = fc.oneof(
    fc.constantFrom<ViewEvent>(
      START,
      ON,
      JOINING,
      open(),
      open({ resumed: true }),
      { t: 'lost' },
      { t: 'hung_up' },
      { t: 'failed', code: 'x' },
      turn('speaking'),
    ),
    fc
      .record({ id, text, final: fc.boolean() })
      .map((one) => line(one.id, one.id.startsWith('a') ? 'agent' : 'user', one.text, one.final)),
    fc.record({ id, text }).map(({ id: cut, text: left }) => server({ t: 'cut', id: cut, text: left })),
    text.map((typed): ViewEvent => ({ t: 'typed', id: 'typed1', text: typed })),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const view = after(events);
      expect(new Set(view.lines.map((one) => one.id)).size).toBe(view.lines.length);
      expect(view.lines.every((one) => one.text !== '')).toBe(true);
      const over = step(view, { t: 'hung_up' }, 1e6);
      expect(over).toMatchObject({ phase: { at: 'ended' }, microphone: 'off', muted: false });
      expect(over.lines.every((one) => one.final)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
