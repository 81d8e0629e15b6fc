// Models that fail or pause in the middle of an answer: the caller hears the rest of the answer, and no silence.
import { describe, expect, test } from 'vitest';
import { sleep } from '../../src/core/clock.ts';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { ProviderError } from '../../src/providers/ports/errors.ts';
import type { LlmRequest } from '../../src/providers/ports/llm.ts';
import type { AgentFunction } from '../../src/voice/host.ts';
import { streamModel, type DeltaOptions } from '../../src/voice/session/model-stream.ts';
import type { ScriptedLine } from '../support/scripted-line.ts';
import type { Move } from '../support/scripted-providers.ts';
import { scriptedLlm, scriptedTts } from '../support/scripted-providers.ts';
import { startScripted, type SessionScript } from '../support/scripted-session.ts';
import { GREETED, run, type Short } from '../support/turn-script.ts';
import { toolFor } from '../support/turn-world.ts';

const AGENT = { greeting: null, inactivity: { seconds: 60, reminders: [] } };
const LOST = new ProviderError('scripted', 'unavailable', 'the answer was cut off');
const REFUSED = new ProviderError('scripted', 'refused', 'no such model');
const APOLOGY = /^agent: I am sorry, something went wrong/;

const LOOKUP: AgentFunction = {
  type: 'webhook',
  id: 'fn_1',
  name: 'lookup',
  description: '',
  parameters: {},
  timeoutMs: 1000,
  filler: null,
};

/** Whether a request asks for the rest of an answer. */
const asksForRest = ({ messages }: LlmRequest) => messages.at(-2)!.role === 'assistant';

/** A caller asks a question, which the model answers with these moves; then time passes. */
async function asked(answer: (request: LlmRequest) => readonly Move[], more: SessionScript = {}) {
  const session = startScripted({ agent: AGENT, answer, ...more });
  await session.clock.advance(500);
  void session.line.speak('Where is my order?', 900);
  await session.clock.advance(20_000);
  const warnings = session.host.events.flatMap((event) => (event.type === 'warning' ? [event.code] : []));
  return { ...session, warnings };
}

describe('a model that fails after its first words', () => {
  test('is asked for the rest, and the answer is one utterance', async () => {
    const { transcript, ended, llm, warnings } = await asked((request) =>
      asksForRest(request) ? ['and arrives tomorrow.'] : ['Your order has left, ', { fail: LOST }],
    );
    expect(transcript().slice(-1)).toEqual(['agent: Your order has left, and arrives tomorrow.']);
    expect(ended()).toBeNull();
    expect(warnings).toEqual(['engine_continued']);
    const [first, second] = llm.requests;
    expect(second!.messages.slice(0, -2)).toEqual(first!.messages);
    expect(second!.messages.at(-2)).toEqual({ role: 'assistant', content: 'Your order has left, ' });
    expect(second!.messages.at(-1)).toMatchObject({ role: 'system', content: expect.stringContaining('Continue') });
  });

  test.each([
    ['Your order has left', 'and arrives tomorrow.', 'Your order has left and arrives tomorrow.'],
    ['Your order has left', ', and arrives tomorrow.', 'Your order has left, and arrives tomorrow.'],
    ['您的订单已经', '发货了。', '您的订单已经发货了。'],
  ])('after %j continues with %j', async (begin, rest, whole) => {
    const { transcript } = await asked((request) => (asksForRest(request) ? [rest] : [begin, { fail: LOST }]));
    expect(transcript().at(-1)).toBe(`agent: ${whole}`);
  });

  test('is continued by the fallback model, for whatever reason it failed', async () => {
    const { transcript, warnings, llm } = await asked(() => ['Your order has left, ', { fail: REFUSED }], {
      providers: (clock) => ({
        fallbackLlm: { llm: scriptedLlm(clock, () => ['and arrives tomorrow.']), model: 'other' },
      }),
    });
    expect(transcript().at(-1)).toBe('agent: Your order has left, and arrives tomorrow.');
    expect(warnings).toEqual(['engine_continued']);
    expect(llm.requests.some(asksForRest)).toBe(false);
  });

  test('may call functions in the rest', async () => {
    const { host } = await asked(
      (request) => {
        if (request.messages.at(-1)!.role === 'tool') return ['Tomorrow.'];
        return asksForRest(request) ? [{ call: 'lookup' }] : ['Let me look. ', { fail: LOST }];
      },
      { agent: { ...AGENT, functions: [LOOKUP] } },
    );
    expect(host.functionsRun).toHaveLength(1);
  });

  test.each<[string, readonly Move[]]>([
    ['again', ['Your order has left, ', { fail: LOST }]],
    ['for a reason that remains', ['Your order has left, ', { fail: REFUSED }]],
  ])('and fails %s ends the call with an apology', async (_how, moves) => {
    const { transcript, ended, llm } = await asked(() => moves);
    expect(transcript().at(-1)).toMatch(APOLOGY);
    expect(ended()).toMatchObject({ status: 'failed', reason: 'engine_error' });
    expect(llm.requests.filter(asksForRest).length).toBeLessThanOrEqual(llm.requests.length / 2);
  });

  test('after a function call does not call it twice', async () => {
    const { ended, llm } = await asked(() => ['One moment. ', { call: 'lookup' }, { fail: LOST }]);
    expect(ended()).toMatchObject({ status: 'failed', reason: 'engine_error' });
    expect(llm.requests.some(asksForRest)).toBe(false);
  });
});

describe('the rest of an answer', () => {
  const REQUEST = { model: 'own', temperature: 0, messages: [], tools: [], passages: [], language: 'en' };

  /** Reads an answer to its end or its failure. */
  async function read(moves: readonly Move[], more: Partial<DeltaOptions> & { aborts?: boolean } = {}) {
    const { aborts = false, ...options } = more;
    const clock = createVirtualClock();
    const llm = scriptedLlm(clock, () => moves);
    const stop = new AbortController();
    const usedBy: boolean[] = [];
    const reading = (async () => {
      let text = '';
      for await (const delta of streamModel({
        clock,
        llm,
        fallback: null,
        request: REQUEST,
        signal: stop.signal,
        firstMs: 1000,
        nextMs: 1000,
        continues: true,
        onWarning: () => undefined,
        onUsage: (_usage, isFallback) => usedBy.push(isFallback),
        ...options,
      })) {
        if (delta.type === 'text') text += delta.text;
        if (aborts) stop.abort();
      }
      return text;
    })().catch((error: Error) => error);
    await clock.advance(5000);
    return { result: await reading, llm, usedBy };
  }

  test('is not requested of a server that spoke without a request, or of an answer that was stopped', async () => {
    const unsolicited = await read(['Hello ', { fail: LOST }], { request: { ...REQUEST, unsolicitedMessage: 1 } });
    expect([unsolicited.result, unsolicited.llm.requests.length]).toEqual([LOST, 1]);
    const stopped = await read(['Hello ', { fail: LOST }], { aborts: true });
    expect(stopped.llm.requests).toHaveLength(1);
  });

  test('is the whole answer if nothing was said, and counts as used by the model that continues', async () => {
    const clock = createVirtualClock();
    const other = scriptedLlm(clock, () => ['Hello.']);
    const reading = read([' ', { fail: LOST }], { clock, fallback: { llm: other, model: 'other' } });
    await clock.advance(5000);
    const { result, usedBy } = await reading;
    expect([result, usedBy]).toEqual([' Hello.', [false, true]]);
    expect(other.requests[0]!.messages).toEqual([]);
  });
});

describe('a model that pauses in an answer', () => {
  const PAUSES: readonly Move[] = ['Your order has left, and it ', { waitMs: 6000 }, 'arrives tomorrow.'];

  test('is covered by a filler, and the rest follows', async () => {
    const { transcript, line, llm } = await asked(() => PAUSES);
    expect(transcript().slice(1)).toEqual([
      'agent: Your order has left,',
      'agent: One moment, please.',
      'agent: and it arrives tomorrow.',
    ]);
    expect(longestPauseMs(line)).toBeLessThan(3500);
    expect(new Set(llm.requests.map(({ messages }) => messages.length))).toEqual(new Set([2]));
  });

  test('is covered, too, after words whose audio does not end with a whole frame', async () => {
    const { transcript, line } = await asked(() => [
      'Your order has left us. ',
      { waitMs: 6000 },
      'It arrives tomorrow.',
    ]);
    expect(transcript().slice(1)).toEqual([
      'agent: Your order has left us.',
      'agent: One moment, please.',
      'agent: It arrives tomorrow.',
    ]);
    expect(longestPauseMs(line)).toBeLessThan(3500);
  });

  test('is covered without the loss of words of which a voice has returned less than a frame', async () => {
    const late = 'It arrives tomorrow morning. And it is complete, I have looked. At ';
    const answer = ['Your order has left us. ', { waitMs: 3950 }, late, { waitMs: 500 }, 'noon.'];
    const { transcript } = await asked(() => answer, {
      providers: (clock) => {
        const voice = scriptedTts(clock);
        return {
          tts: {
            ...voice,
            async *synthesize(request) {
              if (!request.text.startsWith('It arrives')) return yield* voice.synthesize(request);
              yield new Int16Array(100).fill(5000);
              await sleep(clock, 1000, request.signal);
              yield* voice.synthesize(request);
            },
          },
        };
      },
    });
    expect(transcript().slice(1)).toEqual([
      'agent: Your order has left us.',
      'agent: One moment, please.',
      `agent: ${late}noon.`,
    ]);
  });

  test('for less than three seconds says its answer as one utterance', async () => {
    const { transcript } = await asked(() => ['Your order has left, ', { waitMs: 3500 }, 'and arrives tomorrow.']);
    expect(transcript().slice(1)).toEqual(['agent: Your order has left, and arrives tomorrow.']);
  });

  test('may end its answer after the pause, call a function, or be interrupted in the filler', async () => {
    const ended = await asked(() => ['Your order has left. ', { waitMs: 6000 }]);
    expect(ended.transcript().slice(1)).toEqual(['agent: Your order has left.', 'agent: One moment, please.']);
    void ended.line.speak('Thank you so much.', 900);
    await ended.clock.advance(10_000);
    expect(ended.transcript().slice(3, 5)).toEqual(['user: Thank you so much.', 'agent: Your order has left.']);

    const called = await asked(
      ({ messages }) =>
        messages.at(-1)!.role === 'tool' ? ['Tomorrow.'] : ['Let me look. ', { waitMs: 6000 }, { call: 'lookup' }],
      { agent: { ...AGENT, functions: [LOOKUP] } },
    );
    expect(called.host.functionsRun).toHaveLength(1);
    expect(called.transcript().at(-1)).toBe('agent: Tomorrow.');

    const cut = startScripted({ agent: AGENT, answer: () => PAUSES });
    await cut.clock.advance(500);
    void cut.line.speak('Where is my order?', 900);
    await cut.clock.advanceUntil(() => cut.transcript().length === 2);
    void cut.line.speak('Never mind, please stop.', 2000);
    await cut.clock.advance(2300);
    expect(cut.transcript().slice(1, 3)).toEqual([
      'agent: Your order has left,',
      expect.stringMatching(/^agent: One.* \/$/),
    ]);
    expect(cut.transcript()[3]).toBe('user: Never mind, please stop.');
  });

  test('may call a function while the filler is spoken', async () => {
    const { host, transcript } = await asked(
      ({ messages }) =>
        messages.at(-1)!.role === 'tool' ? ['Tomorrow.'] : ['Let me look. ', { waitMs: 4300 }, { call: 'lookup' }],
      { agent: { ...AGENT, functions: [LOOKUP] } },
    );
    expect(host.functionsRun).toHaveLength(1);
    expect(transcript().slice(-2)).toEqual(['agent: One moment, please.', 'agent: Tomorrow.']);
  });

  test('twice is covered by two different fillers', async () => {
    const { transcript } = await asked(() => [
      'Your order has left us. ',
      { waitMs: 5500 },
      'It arrives tomorrow. ',
      { waitMs: 6500 },
      'Goodbye.',
    ]);
    expect(transcript().slice(1)).toEqual([
      'agent: Your order has left us.',
      'agent: One moment, please.',
      'agent: It arrives tomorrow.',
      'agent: I am still looking.',
      'agent: Goodbye.',
    ]);
  });

  test('needs no filler if the answer is complete before the line has acknowledged its words', async () => {
    const { clock, line, transcript } = startScripted({
      agent: AGENT,
      answer: () => ['Your order has left. ', { waitMs: 3900 }],
    });
    line.mark = () => new Promise(() => undefined);
    await clock.advance(500);
    void line.speak('Where is my order?', 900);
    await clock.advance(20_000);
    expect(transcript().slice(1)).toEqual(['agent: Your order has left.']);
  });

  test('keeps what cannot be interrupted, and does not speak over the caller', () => {
    const paused: Short[] = [
      ...GREETED,
      [2000, { type: 'words', text: 'Where is my order?', final: true, typed: true }],
      [3000, { type: 'timer', name: 'endpoint' }],
      [3100, { type: 'protect', speech: 2 }],
      [3200, { type: 'playback_started', speech: 2 }],
      [5000, { type: 'playback_paused', speech: 2 }],
    ];
    const [filling, commands] = run({}, ...paused, [8000, { type: 'timer', name: 'idle' }]);
    expect(commands).toContainEqual({ do: 'split_speech', speech: 2, rest: 3 });
    expect(filling).toMatchObject({ protectedSpeech: 3, phase: { name: 'speaking', speech: 4, interruptible: false } });

    const speech: Short = [7900, { type: 'caller_speech_started', sinceMs: 7900 }];
    const [waiting, later] = run({}, ...paused, speech, [8000, { type: 'timer', name: 'idle' }]);
    expect(waiting.phase).toMatchObject({ name: 'speaking', speech: 2 });
    expect(later).toEqual([{ do: 'start_timer', name: 'idle', ms: 3000 }]);
  });

  test('needs no filler once its functions are known', () => {
    const [, commands] = run(
      {},
      ...GREETED,
      [2000, { type: 'words', text: 'Where is my order?', final: true, typed: true }],
      [3000, { type: 'timer', name: 'endpoint' }],
      [3200, { type: 'playback_started', speech: 2 }],
      [3300, { type: 'tool_calls', speech: 2, calls: [toolFor(2, 1)], said: true }],
      [5000, { type: 'playback_paused', speech: 2 }],
    );
    expect(commands).toEqual([]);
  });

  test('forever is covered until it has failed', async () => {
    const { transcript, line, ended, clock } = await asked(() => ['Your order has left, ', { hang: true }]);
    await clock.advance(40_000);
    expect(transcript().at(-1)).toMatch(APOLOGY);
    expect(ended()).toMatchObject({ status: 'failed', reason: 'engine_error' });
    expect(longestPauseMs(line)).toBeLessThan(3500);
  });
});

/** The longest time between two frames of the agent. */
function longestPauseMs({ written }: ScriptedLine): number {
  return Math.max(...written.map(({ atMs }, i) => atMs - (written[i - 1]?.atMs ?? atMs)));
}
