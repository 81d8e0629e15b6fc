// Whole sessions with transfers and handoffs on the virtual clock: warm transfers over two scripted lines, handoffs between
// scripted agents, and the records of both.
import { describe, expect, test } from 'vitest';
import { sleep } from '../../src/core/clock.ts';
import { FRAME_MS } from '../../src/providers/ports/audio.ts';
import type { DialEvent } from '../../src/providers/ports/carrier.ts';
import { ProviderError } from '../../src/providers/ports/errors.ts';
import type { AgentFunction, VoiceHost } from '../../src/voice/host.ts';
import { phrasesFor } from '../../src/voice/out/phrases.ts';
import type { NextAgent } from '../../src/voice/session/agent-handoff.ts';
import { createScriptedLine, LOUD, type ScriptedLine } from '../support/scripted-line.ts';
import { scriptedLlm, scriptedStt, scriptedTts } from '../support/scripted-providers.ts';
import { AGENT, startScripted, type ScriptedSession, type SessionScript } from '../support/scripted-session.ts';

const { connecting, notConnected, briefing } = phrasesFor('en');
const TO = '+12025550109';

interface World extends ScriptedSession {
  /** The human's line, created on first use. */
  human(): ScriptedLine;
  dialed: { to: string; signal: AbortSignal }[];
}

type Answer = (world: World, signal: AbortSignal) => AsyncGenerator<DialEvent>;

const answers: Answer = async function* ({ clock, human }, signal) {
  yield { type: 'ringing' };
  await sleep(clock, 3000, signal);
  yield { type: 'answered', line: human(), by: 'human' };
};

function start(answer: Answer = answers, script: SessionScript = {}): World {
  const dialed: World['dialed'] = [];
  let line: ScriptedLine | null = null;
  const scripted = startScripted({
    ...script,
    connect: (to, signal) => {
      dialed.push({ to, signal });
      return answer(world, signal);
    },
  });
  const world: World = Object.assign(scripted, { dialed, human: () => (line ??= createScriptedLine(world.clock)) });
  return world;
}

/** Commands a warm transfer and waits until it rings. */
async function startTransfer(world: World, more: object = {}): Promise<{ outcome: Promise<string | null> }> {
  await world.clock.advance(2000);
  const outcome = world.session.control({ action: 'transfer', to: TO, mode: 'warm', ...more }).then(
    () => null,
    (error: Error) => error.message,
  );
  await world.clock.advanceUntil(() => world.dialed.length === 1);
  return { outcome };
}

/** Words that the human hears after the caller has asked for a table. */
async function briefingOf(world: World): Promise<string> {
  await world.clock.advance(2000);
  void world.line.speak('Book a table.', 900);
  await world.clock.advance(4000);
  await startTransfer(world);
  await world.clock.advanceUntil(() => world.human().captions.length === 1);
  return world.human().captions[0]!.text;
}

const progress = ({ host }: World): string[] =>
  host.events.flatMap((event) =>
    event.type === 'transfer_progress' ? [event.reason === null ? event.state : `${event.state} ${event.reason}`] : [],
  );
const loudFrames = (line: ScriptedLine): number =>
  line.written.filter(({ frame }) => frame.some((sample) => Math.abs(sample) >= LOUD / 2)).length;
const end = async ({ session, clock }: World): Promise<string> => {
  session.end({ status: 'completed', reason: 'ended_by_api' });
  await clock.advance(3000);
  return (await session.done).end.reason;
};

describe('a warm transfer', () => {
  test('briefs the human, who presses 1, and then both hear each other', async () => {
    const world = start();
    const { outcome } = await startTransfer(world, { briefing: 'Alex wants to move an appointment.' });
    await world.clock.advanceUntil(() => world.human().captions.length === 1);
    expect(world.human().captions[0]!.text).toBe(
      `${briefing.hello} Alex wants to move an appointment. ${briefing.choice}`,
    );
    world.human().press('1');
    await world.clock.advance(100);
    expect(progress(world)).toEqual(['dialing', 'ringing', 'briefing', 'accepted']);
    expect(world.host.events).toContainEqual({ type: 'transfer', to: TO, mode: 'warm' });

    const [before, beforeHuman] = [loudFrames(world.line), loudFrames(world.human())];
    world.line.noise(1000);
    await world.clock.advance(1500);
    const heardByHuman = loudFrames(world.human()) - beforeHuman;
    expect([heardByHuman, loudFrames(world.line) - before]).toEqual([1000 / FRAME_MS, 0]);
    world.human().noise(600);
    await world.clock.advance(1000);
    expect(loudFrames(world.line) - before).toBe(600 / FRAME_MS);

    const agentBefore = world.transcript().length;
    void world.line.speak('Can you hear me?', 900);
    await world.clock.advance(20_000);
    expect([world.transcript().length, world.llm.requests.length]).toEqual([agentBefore, 0]);
    world.human().hangUp();
    await world.clock.advance(3000);
    const { end: how, summary } = await world.session.done;
    expect(how).toEqual({ status: 'completed', reason: 'transferred' });
    expect(world.line.closed).toBe(true);
    expect(await outcome).toBe(null);
    // The second leg is charged from its answer to its end, and nothing is transcribed after the bridge.
    expect(summary.usage.transferMs).toBeGreaterThan(22_000);
    expect(summary.usage.sttMs).toBeLessThan(summary.durationMs - 20_000);
    expect(world.clock.pending()).toBe(0);
  });

  test('plays the disclosure to the human, as to the caller', async () => {
    const disclosure = 'This call is recorded.';
    const world = start(answers, { agent: { recording: { enabled: true, disclosure } } });
    await world.clock.advance(3000);
    await startTransfer(world, { briefing: 'About a table.' });
    await world.clock.advanceUntil(() => world.human().captions.length === 1);
    expect(world.human().captions[0]!.text).toBe(`${briefing.hello} ${disclosure} About a table. ${briefing.choice}`);
    await end(world);
  });

  test('is announced, then rings softly, so that the caller never hears four seconds of silence', async () => {
    const world = start();
    await startTransfer(world);
    const from = world.clock.monotonic();
    await world.clock.advanceUntil(() => progress(world).includes('briefing'));
    await world.clock.advance(6000);
    const times = world.line.written.flatMap(({ atMs }) => (atMs >= from ? [atMs] : []));
    const gaps = [from, ...times].map((at, i, all) => (all[i + 1] ?? world.clock.monotonic()) - at);
    expect(world.transcript().at(-1)).toBe(`agent: ${connecting}`);
    expect(times.length).toBeGreaterThan(50);
    expect(Math.max(...gaps)).toBeLessThan(4000);
    await end(world);
  });

  test.each([
    ['is declined', '2', 'the person who answered declined the call', 'failed declined'],
    [
      'is neither taken nor declined',
      '7',
      'the person who answered neither accepted nor declined the call',
      'failed no_decision',
    ],
  ])('that %s returns to the agent, who says so', async (_name, key, reason, last) => {
    const world = start();
    const { outcome } = await startTransfer(world);
    await world.clock.advanceUntil(() => progress(world).includes('briefing'));
    await world.clock.advance(1000);
    world.human().press(key);
    await world.clock.advanceUntil(() => progress(world).at(-1)!.startsWith('failed'), 90_000);
    await world.clock.advance(6000);
    expect([await outcome, progress(world).at(-1)]).toEqual([reason, last]);
    expect(world.human().closed).toBe(true);
    expect(world.transcript().at(-1)).toBe(`agent: ${notConnected}`);
    expect(world.host.events.some(({ type }) => type === 'transfer')).toBe(false);
    void world.line.speak('Then help me yourself.', 900);
    await world.clock.advance(4000);
    expect(world.transcript().at(-1)).toBe('agent: All right.');
    await end(world);
  });

  test.each<[string, Answer, string]>([
    [
      'that is busy',
      async function* () {
        yield { type: 'failed', reason: 'busy', detail: '486 Busy Here' };
      },
      'busy',
    ],
    [
      'that a machine answers',
      async function* ({ human }) {
        yield { type: 'answered', line: human(), by: 'machine' };
      },
      'machine',
    ],
    [
      'that may not be called',
      async function* ({ clock }) {
        if (clock.monotonic() > 0) throw new ProviderError('x', 'refused', 'not there');
        yield { type: 'ringing' };
      },
      'refused',
    ],
  ])('%s fails with the reason, and hangs up', async (_name, answer, reason) => {
    const world = start(answer);
    const { outcome } = await startTransfer(world);
    await world.clock.advance(5000);
    expect(progress(world).at(-1)).toBe(`failed ${reason}`);
    expect(await outcome).not.toBe(null);
    expect(world.transcript().at(-1)).toBe(`agent: ${notConnected}`);
    if (reason === 'machine') expect(world.human().closed).toBe(true);
    await end(world);
  });

  test('ends with the call when the caller hangs up, and the other phone stops ringing', async () => {
    const world = start();
    const { outcome } = await startTransfer(world);
    await world.clock.advance(1000);
    world.line.hangUp();
    await world.clock.advance(5000);
    expect((await world.session.done).end.reason).toBe('caller_hangup');
    expect(world.dialed[0]!.signal.aborted).toBe(true);
    expect(await outcome).toBe('the call ended first');
    expect(world.clock.pending()).toBe(0);
  });

  test('hangs up on the human when the caller hangs up during the briefing', async () => {
    const world = start();
    await startTransfer(world);
    await world.clock.advanceUntil(() => progress(world).includes('briefing'));
    await world.clock.advance(1000);
    world.line.hangUp();
    await world.clock.advance(3000);
    expect((await world.session.done).end.reason).toBe('caller_hangup');
    expect(world.human().closed).toBe(true);
    expect(world.clock.pending()).toBe(0);
  });

  test('without a briefing uses the host’s summary, or else the caller’s last words', async () => {
    for (const [summarize, expected] of [
      [async () => 'It is about a table.', 'It is about a table.'],
      [async () => null, 'The caller said: Book a table.'],
      [() => Promise.reject(new Error('gone')), 'The caller said: Book a table.'],
    ] as const) {
      const world = start(answers, { host: { summarize } });
      expect(await briefingOf(world)).toContain(` ${expected} `);
      await end(world);
    }
  });

  test('cancels a summary that is too late, and counts its tokens', async () => {
    let isStopped = false;
    const summarize: VoiceHost['summarize'] = async (_lines, signal, onUsage) => {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      isStopped = true;
      onUsage({ inputTokens: 700, outputTokens: 30 });
      return 'Too late.';
    };
    const world = start(answers, { host: { summarize } });
    expect(await briefingOf(world)).toContain('Book a table.');
    expect(isStopped).toBe(true);
    await end(world);
    expect(world.host.ends[0]!.summary.usage.llmInputTokens).toBeGreaterThanOrEqual(700);
  });

  test('respects the maximum duration, even after the bridge', async () => {
    const world = start(answers, { agent: { limits: { max_duration_seconds: 30 } } });
    await startTransfer(world);
    await world.clock.advanceUntil(() => progress(world).includes('briefing'));
    world.human().press('1');
    await world.clock.advance(40_000);
    expect((await world.session.done).end.reason).toBe('max_duration');
    expect([world.human().closed, world.line.closed]).toEqual([true, true]);
  });

  test('can be started by the model, which may write the briefing and reads the result', async () => {
    const human: AgentFunction = {
      type: 'transfer_call',
      id: 'fn_1',
      name: 'to_human',
      description: 'To a human',
      to: TO,
      destinations: [],
      message: null,
      mode: 'warm',
      briefing: null,
    };
    const world = start(answers, {
      agent: { functions: [human] },
      answer: (request) =>
        request.messages.some(({ role }) => role === 'tool')
          ? ['As I said.']
          : [{ call: 'to_human', args: { briefing: 'Wants a refund.' } }],
    });
    await world.clock.advance(2000);
    void world.line.speak('A human, please.', 900);
    await world.clock.advanceUntil(() => progress(world).includes('briefing'));
    expect(world.transcript().at(-1)).toBe(`agent: ${connecting}`);
    expect(world.llm.requests[0]!.tools[0]!.parameters).toMatchObject({ properties: { briefing: {} } });
    world.human().press('2');
    await world.clock.advance(6000);
    void world.line.speak('And now?', 700);
    await world.clock.advance(4000);
    const result = world.llm.requests.at(-1)!.messages.find(({ role }) => role === 'tool');
    expect(result!.content).toContain('declined');
    const run = world.host.events.find((event) => event.type === 'tool');
    expect(run).toMatchObject({ run: { functionId: 'fn_1', ok: false, kind: 'transfer_call' } });
    await end(world);
  });
});

interface Other {
  nextAgent(): NextAgent;
  requests(): number;
  released: string[];
  voices: { text: string; voiceId: string }[];
}

/** An agent that is ready to take over, and the record of its calls. */
function other(world: () => World): Other {
  const released: string[] = [];
  let tts: ReturnType<typeof scriptedTts> | null = null;
  let llm: ReturnType<typeof scriptedLlm> | null = null;
  return {
    released,
    requests: () => llm?.requests.length ?? 0,
    get voices() {
      return [...(tts?.requests ?? [])];
    },
    nextAgent() {
      const { clock } = world();
      tts = scriptedTts(clock);
      llm = scriptedLlm(clock, () => ['Ben here.']);
      return {
        agent: {
          ...AGENT,
          agentId: 'agent_2',
          voiceId: 'scripted-two',
          systemPrompt: 'You are Ben.',
          pronunciations: [{ text: 'Ben', spoken: 'Benn' }],
        },
        llm,
        fallbackLlm: null,
        stt: scriptedStt(clock),
        tts,
        fallbackTts: tts,
        accept: () => released.push('taken'),
        discard: () => released.push('released'),
      };
    },
  };
}

describe('a handoff', () => {
  test('lets another agent greet and answer in its voice, with the history of the call', async () => {
    const ben = other(() => world);
    const world: World = start(answers, { prepareNextAgent: async () => ben.nextAgent() });
    await world.clock.advance(2000);
    void world.line.speak('Book a table.', 900);
    await world.clock.advance(4000);
    await world.session.control({ action: 'handoff', agent_id: 'agent_2', message: 'Hello, Ben speaking.' });
    await world.clock.advance(3000);
    void world.line.speak('For two.', 900);
    await world.clock.advance(4000);
    expect(world.transcript().slice(-3)).toEqual(['agent: Hello, Ben speaking.', 'user: For two.', 'agent: Ben here.']);
    expect(world.host.events).toContainEqual({ type: 'agent_changed', from: 'agent_1', to: 'agent_2', handoff: 1 });
    expect(ben.released).toEqual(['taken']);
    const spoken = ben.voices.map(({ text, voiceId }) => `${voiceId}: ${text}`);
    expect(spoken).toEqual(expect.arrayContaining(['scripted-two: Hello, Benn speaking.', 'scripted-two: Benn here.']));
    expect([ben.requests(), world.llm.requests.length]).toEqual([1, 1]);
    await end(world);
  });

  test('to an agent that cannot take over fails with the reason, and the first agent continues', async () => {
    const world = start(answers, {
      prepareNextAgent: () => Promise.reject(new Error('the agent no longer exists')),
    });
    await world.clock.advance(2000);
    await expect(world.session.control({ action: 'handoff', agent_id: 'agent_2' })).rejects.toThrow('no longer exists');
    void world.line.speak('Hello?', 700);
    await world.clock.advance(3000);
    expect(world.transcript().at(-1)).toBe('agent: All right.');
    await end(world);
  });

  test('that is too late discards the other agent', async () => {
    const ben = other(() => world);
    const world: World = start(answers, { prepareNextAgent: async () => ben.nextAgent() });
    await startTransfer(world);
    const refused = world.session.control({ action: 'handoff', agent_id: 'agent_2' });
    await expect(refused).rejects.toThrow('the caller is being transferred');
    expect(ben.released).toEqual(['released']);
    await end(world);
  });
});

test('waits for the greeting if it was commanded before it, and fails if it was commanded after the end', async () => {
  const world = start(answers, { prepared: new Promise(() => undefined) });
  let done = false;
  const said = world.session.control({ action: 'say', text: 'One moment.' }).then(() => (done = true));
  await world.clock.advance(1100);
  expect(done).toBe(false);
  await world.clock.advance(3000);
  await said;
  expect(world.transcript()).toEqual(['agent: Hello there.', 'agent: One moment.']);
  await end(world);
  await expect(world.session.control({ action: 'mute' })).rejects.toThrow('the call is over');
});
