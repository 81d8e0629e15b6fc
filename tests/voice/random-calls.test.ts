// Whole sessions with random callers: the invariants of every call.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FRAME_MS } from '../../src/providers/ports/audio.ts';
import { ProviderError } from '../../src/providers/ports/errors.ts';
import type { AgentFunction } from '../../src/voice/host.ts';
import { MS_PER_CHAR, scriptedTts } from '../support/scripted-providers.ts';
import { startScripted, type ScriptedSession } from '../support/scripted-session.ts';

const FUNCTIONS: AgentFunction[] = [
  {
    type: 'webhook',
    id: 'f1',
    name: 'lookup',
    description: '',
    parameters: {},
    timeoutMs: 4000,
    filler: 'Let me see.',
  },
  { type: 'end_call', id: 'f2', name: 'end_call', description: '', message: 'Goodbye then.' },
  {
    type: 'transfer_call',
    id: 'f3',
    name: 'transfer_call',
    description: '',
    to: '+12025550123',
    destinations: [],
    message: null,
    mode: 'cold',
    briefing: null,
  },
];

type Act =
  | { do: 'speak'; text: string; ms: number }
  | { do: 'noise'; ms: number }
  | { do: 'press' }
  | { do: 'type'; text: string }
  | { do: 'hangUp' }
  | { do: 'polite' };

const text = fc.constantFrom(
  'Yes.',
  'mm-hm',
  'Tell me more about it.',
  'Stop that now, please',
  'five five zero',
  'uh',
);
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('speak' as const), text, ms: fc.integer({ min: 100, max: 1500 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('noise' as const), ms: fc.integer({ min: 20, max: 2000 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('type' as const), text }) },
  { weight: 1, arbitrary: fc.constant({ do: 'press' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'hangUp' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'polite' as const }) },
);

const moves = fc.constantFrom(
  ['Sure. ', 'This is a longer answer that gives a caller time to say something in between.'],
  ['No.'],
  [''],
  [{ waitMs: 4000 }, 'That took a while.'],
  [{ waitMs: 2300 }, 'Just in time.'],
  ['Let me look.', { call: 'lookup' }],
  [{ call: 'lookup' }],
  [{ call: 'nonsense' }],
  [{ call: 'end_call' }],
  [{ call: 'transfer_call' }],
  [{ fail: new ProviderError('scripted', 'unavailable', 'gone') }],
);

function perform({ line, session }: ScriptedSession, one: Act): void {
  if (line.closed) return;
  if (one.do === 'speak') void line.speak(one.text, one.ms);
  else if (one.do === 'noise') line.noise(one.ms);
  else if (one.do === 'press') line.press('5');
  else if (one.do === 'type') line.type(one.text);
  else if (one.do === 'hangUp') line.hangUp();
  else session.endWithMessage({ status: 'completed', reason: 'insufficient_funds' }, 'Your balance is used up.');
}

const script = fc.record({
  acts: fc.array(fc.tuple(fc.integer({ min: 0, max: 3000 }), act), { maxLength: 12 }),
  answers: fc.array(moves, { minLength: 1, maxLength: 5 }),
  bufferMs: fc.constantFrom(0, 120),
  greeting: fc.constantFrom(null, 'Hello, how can I help you today?'),
  ttsFails: fc.nat(12),
  voiceMs: fc.constantFrom(40, 40, 600),
});

test('in any call the agent’s transcript contains the audible words, nothing is played after the end, and no timer is left', async () => {
  await fc.assert(
    fc.asyncProperty(script, async ({ acts, answers, bufferMs, greeting, ttsFails, voiceMs }) => {
      let spoken = 0;
      const scripted = startScripted({
        bufferMs,
        agent: { greeting, functions: FUNCTIONS, inactivity: { seconds: 5, reminders: ['Are you there?'] } },
        answer: (_request, n) => answers[n % answers.length]!,
        transfer: async () => {},
        providers: (clock) => ({
          tts: scriptedTts(clock, {
            // The space between two clauses of a transcript corresponds to the pause between them.
            pauseChars: 1,
            firstMs: voiceMs,
            fail: () => (++spoken === ttsFails ? new ProviderError('scripted', 'refused', 'broken') : null),
          }),
        }),
      });
      const { clock, line, session, host } = scripted;
      for (const [ms, one] of acts) {
        await clock.advance(ms);
        perform(scripted, one);
      }
      await clock.advance(3000);
      session.end({ status: 'completed', reason: 'ended_by_api' });
      const writtenAtEnd = line.written.length;
      await clock.advance(6000);
      await session.done;

      expect(line.written).toHaveLength(writtenAtEnd);
      expect(host.ends).toHaveLength(1);
      expect(clock.pending()).toBe(0);
      const agent = scripted.utterances().filter(({ role }) => role === 'agent');
      // The scripted voice takes 50 ms per character: the transcript cannot contain more than was played …
      const claimed = agent.reduce((sum, utterance) => sum + utterance.text.length * MS_PER_CHAR, 0);
      expect(claimed).toBeLessThanOrEqual(line.playedFrames() * FRAME_MS + agent.length * FRAME_MS);
      // … and two utterances of the agent never overlap.
      const order = agent.toSorted((a, b) => a.startMs - b.startMs);
      for (const [i, utterance] of order.entries()) {
        if (i > 0) expect(utterance.startMs).toBeGreaterThanOrEqual(order[i - 1]!.endMs - 1);
      }
    }),
    { numRuns: 200 },
  );
});
