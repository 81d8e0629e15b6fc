// Whole sessions with random callers: the invariants of every call.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Clock } from '../../src/core/clock.ts';
import { FRAME_MS } from '../../src/providers/ports/audio.ts';
import { ProviderError } from '../../src/providers/ports/errors.ts';
import type { SttProvider } from '../../src/providers/ports/stt.ts';
import { withFallback } from '../../src/providers/stt/fallback.ts';
import type { AgentFunction } from '../../src/voice/host.ts';
import { MS_PER_CHAR, scriptedStt, scriptedTts, type ScriptedStt } from '../support/scripted-providers.ts';
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
  | { do: 'polite' }
  | { do: 'breakRecognizer' };

const text = fc.constantFrom(
  'Yes.',
  'mm-hm',
  'Tell me more about it.',
  'Stop that now, please',
  'five five zero',
  'uh',
  'Quiero una mesa para dos.',
  'Gracias, hasta luego.',
  'Please say your name and the reason for your call.',
  'Thank you, please hold.',
  'Leave a message after the tone.',
);
const languageOf = (said: string): string | undefined =>
  /mesa|gracias/i.test(said) ? 'es' : said.length < 6 ? undefined : 'en';
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
  { weight: 1, arbitrary: fc.constant({ do: 'breakRecognizer' as const }) },
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

function perform({ line, session }: ScriptedSession, recognizer: ScriptedStt, one: Act): void {
  if (line.closed) return;
  if (one.do === 'speak') void line.speak(one.text, one.ms);
  else if (one.do === 'noise') line.noise(one.ms);
  else if (one.do === 'press') line.press('5');
  else if (one.do === 'type') line.type(one.text);
  else if (one.do === 'hangUp') line.hangUp();
  else if (one.do === 'breakRecognizer') recognizer.breakDown('gone');
  else session.endWithMessage({ status: 'completed', reason: 'insufficient_funds' }, 'Your balance is used up.');
}

/** @param given receives the recognizer that the call begins with */
function recognizerOf(clock: Clock, hasFallback: boolean, given: (stt: ScriptedStt) => void): SttProvider {
  const first = scriptedStt(clock, { languageOf });
  given(first);
  return hasFallback ? withFallback(first, { ...scriptedStt(clock, { languageOf }), id: 'second' }, clock) : first;
}

const script = fc.record({
  acts: fc.array(fc.tuple(fc.integer({ min: 0, max: 3000 }), act), { maxLength: 12 }),
  answers: fc.array(moves, { minLength: 1, maxLength: 5 }),
  bufferMs: fc.constantFrom(0, 120),
  greeting: fc.constantFrom(null, 'Hello, how can I help you today?'),
  ttsFails: fc.nat(12),
  voiceMs: fc.constantFrom(40, 40, 600),
  answeredBy: fc.constantFrom('human' as const, 'unknown' as const),
  disclosure: fc.constantFrom(null, 'This call is recorded.'),
  otherLanguages: fc.constantFrom([], ['es-MX', 'fr']),
  hasFallback: fc.boolean(),
});

/** Contains a change of the language, a replaced recognizer and call screening. */
const EXAMPLE: typeof script extends fc.Arbitrary<infer S> ? S : never = {
  acts: [
    [500, { do: 'speak', text: 'Quiero una mesa para dos.', ms: 900 }],
    [3000, { do: 'breakRecognizer' }],
    [0, { do: 'speak', text: 'Please say your name and the reason for your call.', ms: 1500 }],
    [3000, { do: 'speak', text: 'Tell me more about it.', ms: 900 }],
  ],
  answers: [['No.']],
  bufferMs: 0,
  greeting: null,
  ttsFails: 0,
  voiceMs: 40,
  answeredBy: 'unknown',
  disclosure: 'This call is recorded.',
  otherLanguages: ['es-MX', 'fr'],
  hasFallback: true,
};

test('in any call the agent’s transcript contains the audible words, nothing is played after the end, and no timer is left', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(script, async ({ acts, answers, bufferMs, ttsFails, voiceMs, answeredBy, hasFallback, ...of }) => {
      let spoken = 0;
      let recognizer!: ScriptedStt;
      const { disclosure, greeting, otherLanguages } = of;
      const scripted = startScripted({
        bufferMs,
        answeredBy,
        agent: {
          greeting,
          otherLanguages,
          functions: FUNCTIONS,
          inactivity: { seconds: 5, reminders: ['Are you there?'] },
          recording: { enabled: disclosure !== null, disclosure },
          screeningMessage: 'Northwind, about your order.',
          voicemail: { action: 'message', message: 'Please call us back.' },
        },
        answer: (_request, n) => answers[n % answers.length]!,
        transfer: async () => {},
        providers: (clock) => ({
          stt: recognizerOf(clock, hasFallback, (stt) => (recognizer = stt)),
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
        perform(scripted, recognizer, one);
      }
      await clock.advance(3000);
      session.end({ status: 'completed', reason: 'ended_by_api' });
      const writtenAtEnd = line.written.length;
      await clock.advance(6000);
      await session.done;

      expect(line.written).toHaveLength(writtenAtEnd);
      expect(host.ends).toHaveLength(1);
      expect(clock.pending()).toBe(0);
      for (const event of host.events) {
        const what = event.type === 'warning' ? event.code : event.type;
        seen.set(what, (seen.get(what) ?? 0) + 1);
      }
      const { usage } = host.ends[0]!.summary;
      expect(usage.fallbackSttMs).toBeLessThanOrEqual(hasFallback ? usage.sttMs : 0);
      const languages = scripted
        .utterances()
        .flatMap(({ role, language }) => (language ? [`${role} ${language}`] : []));
      for (const language of languages) {
        expect(otherLanguages.length > 0 ? ['user en-US', 'user es-MX'] : []).toContain(language);
      }
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
    { numRuns: 200, examples: [[EXAMPLE]] },
  );
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['language_changed', 'call_screened', 'recognizer_replaced']),
  );
});
