// Functions of an agent in a live session: webhooks with fillers, keys, goodbye, transfer.
import { describe, expect, test } from 'vitest';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { FRAME_MS } from '../../src/providers/ports/audio.ts';
import { ProviderError } from '../../src/providers/ports/errors.ts';
import type { AgentFunction } from '../../src/voice/host.ts';
import { MS_PER_CHAR } from '../support/scripted-providers.ts';
import { startScripted } from '../support/scripted-session.ts';

const LOOKUP: AgentFunction = {
  type: 'webhook',
  id: 'fn_1',
  name: 'lookup',
  description: 'Looks up an order',
  parameters: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
  timeoutMs: 5000,
  filler: 'Let me check that.',
};

const END_CALL: AgentFunction = {
  type: 'end_call',
  id: 'fn_2',
  name: 'end_call',
  description: 'Ends',
  message: 'Goodbye, take care.',
};

describe('a function of the agent', () => {
  test('that sends a text message uses the model’s words, and an empty message is not sent', async () => {
    const sms: AgentFunction = { type: 'send_sms', id: 'fn_2', name: 'text', description: 'Texts the address' };
    for (const [text, expected] of [
      ['Main Street 1', ['Main Street 1']],
      ['', []],
    ] as const) {
      const sent: string[] = [];
      const scripted = startScripted({
        agent: { functions: [sms] },
        answer: (request) =>
          request.messages.at(-1)!.role === 'tool' ? ['Done.'] : [{ call: 'text', args: { text } }],
      });
      scripted.host.sendSms = async (words) => {
        sent.push(words);
        return { ok: true, result: { sent: true } };
      };
      await scripted.clock.advance(2000);
      void scripted.line.speak('Please text me the address.', 900);
      await scripted.clock.advance(8000);
      expect(sent).toEqual(expected);
    }
  });

  test('that is slow is covered by its filler sentence, then its result is spoken', async () => {
    const { clock, line, transcript, host, llm } = startScripted({
      agent: { functions: [LOOKUP] },
      answer: (request) =>
        request.messages.at(-1)!.role === 'tool' ? ['It ships tomorrow.'] : [{ call: 'lookup', args: { id: 'A1' } }],
      host: {
        runFunction: () =>
          new Promise((resolve) => clock.after(2500, () => resolve({ ok: true, result: { ships: 'tomorrow' } }))),
      },
    });
    await clock.advance(2000);
    void line.speak('Where is my order?', 900);
    await clock.advance(7000);
    expect(transcript().slice(1)).toEqual([
      'user: Where is my order?',
      'agent: Let me check that.',
      'agent: It ships tomorrow.',
    ]);
    expect(host.functionsRun).toEqual([{ name: 'lookup', args: { id: 'A1' } }]);
    const messages = llm.requests.at(-1)!.messages;
    expect(messages.at(-1)).toMatchObject({ role: 'tool', content: '{"ships":"tomorrow"}' });
    const run = host.events.find((event) => event.type === 'tool')!;
    expect(run.run).toMatchObject({ functionId: 'fn_1', ok: true, kind: 'webhook' });
  });

  test.each<[string, boolean]>([
    ['within its time by the clock of the host is answered, however fast the call runs', true],
    ['over its time by the clock of the host is given up', false],
  ])('a function %s', async (_what, isInTime) => {
    const hostClock = createVirtualClock();
    const { clock, line, llm } = startScripted({
      hostClock,
      agent: { functions: [{ ...LOOKUP, filler: null }] },
      answer: (request) =>
        request.messages.at(-1)!.role === 'tool' ? ['Well.'] : [{ call: 'lookup', args: { id: 'A1' } }],
      host: {
        runFunction: () =>
          new Promise((resolve) => clock.after(9_000, () => resolve({ ok: true, result: { ships: 'tomorrow' } }))),
      },
    });
    await clock.advance(2000);
    void line.speak('Where is my order?', 900);
    await clock.advance(3000);
    if (!isInTime) await hostClock.advance(LOOKUP.timeoutMs + 1000);
    await clock.advance(9000);
    const answered = llm.requests.flatMap(({ messages }) => messages.filter(({ role }) => role === 'tool'));
    expect(answered[0]!.content).toContain(isInTime ? 'tomorrow' : 'no answer within 6000 ms');
  });

  test('that is fast needs no filler', async () => {
    const { clock, line, transcript } = startScripted({
      agent: { functions: [LOOKUP] },
      answer: (request) =>
        request.messages.at(-1)!.role === 'tool' ? ['It ships tomorrow.'] : [{ call: 'lookup', args: { id: 'A1' } }],
    });
    await clock.advance(2000);
    void line.speak('Where is my order?', 900);
    await clock.advance(5000);
    expect(transcript().slice(2)).toEqual(['agent: It ships tomorrow.']);
  });

  test('is answered by each of its results, although the server gives all calls the same id', async () => {
    const { clock, line, transcript } = startScripted({
      agent: { functions: [{ ...LOOKUP, filler: null }] },
      answer: ({ messages }) =>
        messages.at(-1)!.role === 'tool'
          ? [messages.at(-1)!.content]
          : [{ call: 'lookup', args: { id: messages.at(-1)!.content }, id: 'call_0' }],
      host: { runFunction: async (_fn, args) => ({ ok: true, result: args }) },
    });
    await clock.advance(2000);
    for (const asked of ['Where is the first?', 'Where is the second?']) {
      void line.speak(asked, 900);
      await clock.advance(6000);
    }
    expect(transcript().filter((said) => said.startsWith('agent: {'))).toEqual([
      'agent: {"id":"Where is the first?"}',
      'agent: {"id":"Where is the second?"}',
    ]);
  });

  test('is not called with arguments that violate its schema, and the model reads why', async () => {
    const { clock, line, host, llm } = startScripted({
      agent: { functions: [LOOKUP] },
      answer: (request) =>
        request.messages.at(-1)!.role === 'tool' ? ['Sorry.'] : [{ call: 'lookup', args: { id: 7 } }],
    });
    await clock.advance(2000);
    void line.speak('Where is my order?', 900);
    await clock.advance(4000);
    expect(host.functionsRun).toEqual([]);
    expect(llm.requests.at(-1)!.messages.at(-1)!.content).toContain('arguments.id: must be string');
  });

  test('that the model keeps calling is withheld in the end, so that the model must answer', async () => {
    const { clock, line, host, transcript } = startScripted({
      agent: { functions: [LOOKUP] },
      answer: (request, n) =>
        request.tools.length === 0 ? ['I give up.'] : [{ call: 'lookup', args: { id: `${n}` }, id: `c${n}` }],
    });
    await clock.advance(2000);
    void line.speak('Where is my order?', 900);
    await clock.advance(10_000);
    expect(host.functionsRun).toHaveLength(5);
    expect(transcript().at(-1)).toBe('agent: I give up.');
  });

  test('that the model calls although none is offered ends the model’s turn', async () => {
    const { clock, line, llm, session } = startScripted({
      answer: (_request, n) => [{ call: 'nonsense', id: `c${n}` }],
    });
    await clock.advance(2000);
    void line.speak('Where is my order?', 900);
    await clock.advance(5000);
    expect(llm.requests).toHaveLength(7);
    session.end({ status: 'completed', reason: 'ended_by_api' });
    await session.done;
  });

  test('end_call plays the whole goodbye, then hangs up', async () => {
    const { clock, line, transcript, session } = startScripted({
      agent: { functions: [END_CALL] },
      answer: () => [{ call: 'end_call' }],
    });
    await clock.advance(2000);
    void line.speak('That was all.', 900);
    await clock.advance(6000);
    expect((await session.done).end).toEqual({ status: 'completed', reason: 'agent_hangup' });
    expect(transcript().at(-1)).toBe('agent: Goodbye, take care.');
    expect(line.playedFrames() * FRAME_MS).toBe(
      ('Hello there.'.length + 'Goodbye, take care.'.length) * MS_PER_CHAR + 10,
    );
    expect(line.closed).toBe(true);
  });

  test('end_call plays the goodbye although the model writes blank lines before the call', async () => {
    const { clock, line, transcript, session } = startScripted({
      agent: { functions: [END_CALL] },
      answer: () => ['\n\n', { call: 'end_call' }],
    });
    await clock.advance(2000);
    void line.speak('That was all.', 900);
    await clock.advance(6000);
    expect((await session.done).end.reason).toBe('agent_hangup');
    expect(transcript().at(-1)).toBe('agent: Goodbye, take care.');
  });

  test('dtmf presses the keys', async () => {
    const keys: AgentFunction = { type: 'dtmf', id: 'fn_3', name: 'press', description: 'Presses keys' };
    const { clock, line } = startScripted({
      agent: { functions: [keys] },
      answer: (request) =>
        request.messages.at(-1)!.role === 'tool' ? ['Done.'] : [{ call: 'press', args: { digits: '42#' } }],
    });
    await clock.advance(2000);
    void line.speak('Press forty two.', 900);
    await clock.advance(3000);
    expect(line.dtmf).toEqual(['42#']);
  });

  test('a long sequence of keys and pauses is sent whole, and only its keys are on the timeline', async () => {
    const { clock, line, host, session } = startScripted({ agent: { inactivity: { seconds: 60, reminders: [] } } });
    await clock.advance(2000);
    const sent = session.control({ action: 'send_dtmf', digits: `1${'w'.repeat(30)}a` });
    await clock.advance(20_000);
    await sent;
    expect(line.dtmf).toEqual([`1${'w'.repeat(30)}a`]);
    expect(host.events.flatMap((event) => (event.type === 'dtmf' ? [event.digit] : []))).toEqual(['1', 'A']);
  });

  test('keys are pressed one sequence after the other for commands and functions, and nothing else waits for them', async () => {
    const keys: AgentFunction = { type: 'dtmf', id: 'fn_3', name: 'press', description: 'Presses keys' };
    const { clock, line, session } = startScripted({
      agent: { functions: [keys] },
      answer: (request) =>
        request.messages.at(-1)!.role === 'tool' ? ['Done.'] : [{ call: 'press', args: { digits: '3' } }],
    });
    await clock.advance(2000);
    const done: string[] = [];
    const press = (digits: string) =>
      void session.control({ action: 'send_dtmf', digits }).then(() => done.push(digits));
    press(`1${'w'.repeat(20)}`);
    press('2');
    void session.control({ action: 'mute' }).then(() => done.push('mute'));
    void session.control({ action: 'unmute' }).then(() => done.push('unmute'));
    void line.speak('Press three.', 900);
    await clock.advance(5000);
    expect([line.dtmf, done]).toEqual([[`1${'w'.repeat(20)}`], ['mute', 'unmute']]);
    await clock.advance(10_000);
    expect(line.dtmf).toEqual([`1${'w'.repeat(20)}`, '2', '3']);
    expect(done.slice(2)).toEqual([`1${'w'.repeat(20)}`, '2']);
  });

  test('the end of the call ends the keys and those that wait for them, also on a line that does not respond', async () => {
    const { clock, line, host, session } = startScripted();
    await clock.advance(2000);
    // The line of a carrier that has stopped responding.
    const asked: string[] = [];
    line.sendDtmf = (digits) => {
      asked.push(digits);
      return new Promise(() => undefined);
    };
    const results = Promise.allSettled(['1', '2'].map((digits) => session.control({ action: 'send_dtmf', digits })));
    await clock.advance(500);
    session.end({ status: 'completed', reason: 'ended_by_api' });
    await session.done;
    expect((await results).map((result) => result.status)).toEqual(['rejected', 'rejected']);
    expect(host.events.filter((event) => event.type === 'warning')).toEqual([
      { type: 'warning', code: 'keys_not_sent', detail: 'the call ended first' },
      { type: 'warning', code: 'keys_not_sent', detail: 'the call ended first' },
    ]);
    await clock.advance(5000);
    expect([asked, clock.pending()]).toEqual([['1'], 0]);
  });

  test('keys that the line refuses do not affect the next ones', async () => {
    const { clock, line, session } = startScripted();
    await clock.advance(2000);
    const { sendDtmf } = line;
    line.sendDtmf = (digits) =>
      digits === '1'
        ? Promise.reject(new ProviderError('carrier', 'unavailable', 'the keys were cut off'))
        : sendDtmf(digits);
    const first = expect(session.control({ action: 'send_dtmf', digits: '1' })).rejects.toThrow('cut off');
    const second = session.control({ action: 'send_dtmf', digits: '2' });
    await clock.advance(1000);
    await Promise.all([first, second]);
    expect(line.dtmf).toEqual(['2']);
  });

  test('keys that a line accepts only after the end are not on the timeline', async () => {
    const { clock, host, session } = startScripted();
    await clock.advance(2000);
    session.control({ action: 'send_dtmf', digits: '1' }).catch(() => undefined);
    session.end({ status: 'completed', reason: 'ended_by_api' });
    await session.done;
    await clock.advance(1000);
    expect(host.events.filter((event) => event.type === 'dtmf')).toEqual([]);
  });

  test('the model learns which keys exist', async () => {
    const keys: AgentFunction = { type: 'dtmf', id: 'fn_3', name: 'press', description: 'Presses keys' };
    const { clock, line, host } = startScripted({
      agent: { functions: [keys] },
      answer: (request) =>
        request.messages.at(-1)!.role === 'tool' ? ['Done.'] : [{ call: 'press', args: { digits: 'one' } }],
    });
    await clock.advance(2000);
    void line.speak('Press one.', 900);
    await clock.advance(3000);
    expect(line.dtmf).toEqual([]);
    expect(JSON.stringify(host.events)).toContain('digits: keys 0-9 A-D * # and pauses (w or ,) only, at most 64');
  });
});

const TRANSFER: AgentFunction = {
  type: 'transfer_call',
  id: 'fn_4',
  name: 'transfer_call',
  description: 'To a human',
  to: '+12025550123',
  destinations: [],
  message: 'I will connect you.',
  mode: 'cold',
  briefing: null,
};

describe('a transfer by the model', () => {
  test('is announced, then executed, and ends the call as transferred', async () => {
    const to: string[] = [];
    const { clock, line, transcript, session, host } = startScripted({
      agent: { functions: [TRANSFER] },
      answer: () => [{ call: 'transfer_call' }],
      transfer: async (number) => void to.push(number),
    });
    await clock.advance(2000);
    void line.speak('A human, please.', 900);
    await clock.advance(5000);
    expect((await session.done).end.reason).toBe('transferred');
    expect(to).toEqual(['+12025550123']);
    expect(transcript().at(-1)).toBe('agent: I will connect you.');
    expect(host.events).toContainEqual({ type: 'transfer', to: '+12025550123', mode: 'cold' });
  });

  test('that fails is reported to the model, and the conversation continues', async () => {
    const { clock, line, transcript, session } = startScripted({
      agent: { functions: [TRANSFER] },
      answer: (request) =>
        request.messages.at(-1)!.role === 'tool' ? ['Nobody is there.'] : [{ call: 'transfer_call' }],
      transfer: () => Promise.reject(new ProviderError('carrier', 'refused', 'busy')),
    });
    await clock.advance(2000);
    void line.speak('A human, please.', 900);
    await clock.advance(5000);
    expect(transcript().at(-1)).toBe('agent: Nobody is there.');
    session.end({ status: 'completed', reason: 'ended_by_api' });
    await session.done;
  });
});
