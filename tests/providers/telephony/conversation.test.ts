// Turn-taking of the test-number personas: no sequence of random events breaks the guarantees of conversation.ts.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FIRST_STATE,
  stepCallee,
  type CalleeCommand,
  type CalleeEvent,
} from '../../../src/providers/telephony/loopback/conversation.ts';
import {
  COLLEAGUES,
  ROUTES,
  UNKNOWN_CALLEES,
  type Persona,
} from '../../../src/providers/telephony/loopback/personas.ts';
import { PHRASED_LANGUAGES, phrasesFor } from '../../../src/voice/out/phrases.ts';

const personasOf = (routes: typeof ROUTES): Persona[] =>
  Object.values(routes).flatMap((route) => (route.type === 'answers' ? [route.persona] : []));
const HUMANS = personasOf(COLLEAGUES);
const PERSONAS = [...personasOf(ROUTES), ...HUMANS, ...personasOf(UNKNOWN_CALLEES)];

const persona = fc.constantFrom<Persona>(...PERSONAS);
const agentText = fc.constantFrom(
  '',
  'Hello?',
  'What is your name?',
  'Press 1, or press 2.',
  'Goodbye.',
  'Is this a good time?',
);
const anyEvent = fc.oneof<fc.Arbitrary<CalleeEvent>[]>(
  fc.constant({ type: 'agent_started' }),
  fc.record({ type: fc.constant('agent_finished'), text: agentText }),
  fc.constant({ type: 'played' }),
  fc.constant({ type: 'waited' }),
  fc.constant({ type: 'digit', digit: '5' }),
);

/** Plays possible events only: playback ends only for speech that was requested, and timers fire only when they are set. */
function play(who: Persona, events: readonly CalleeEvent[]): CalleeCommand[][] {
  let [state, commands] = stepCallee(who, FIRST_STATE, { type: 'opened' });
  const all = [[...commands]];
  let sounding = false;
  let waiting = commands.some((command) => command.type === 'wait');
  for (const event of events) {
    if ((event.type === 'played' && !sounding) || (event.type === 'waited' && !waiting)) continue;
    if (event.type === 'played') sounding = false;
    if (event.type === 'waited') waiting = false;
    [state, commands] = stepCallee(who, state, event);
    for (const { type } of commands) {
      if (type === 'say' || type === 'beep') {
        expect(sounding, 'speaks while it speaks').toBe(false);
        sounding = true;
      }
      if (type === 'wait') waiting = true;
      if (type === 'stop_waiting') waiting = false;
    }
    all.push([...commands]);
  }
  return all;
}

describe('personas', () => {
  test('never start to speak while they speak, and do nothing after they hang up', () => {
    fc.assert(
      fc.property(persona, fc.array(anyEvent, { maxLength: 80 }), (who, events) => {
        const commands = play(who, events).flat();
        const hungUpAt = commands.findIndex((command) => command.type === 'hang_up');
        expect(hungUpAt < 0 || hungUpAt === commands.length - 1).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('hang up after any sequence of events if nothing else happens', () => {
    fc.assert(
      fc.property(persona, fc.array(anyEvent, { maxLength: 30 }), (who, events) => {
        const alone: CalleeEvent[] = [{ type: 'agent_finished', text: '' }];
        for (let i = 0; i < 12; i++) alone.push({ type: 'played' }, { type: 'waited' });
        const commands = play(who, [...events, ...alone]).flat();
        expect(commands.at(-1)).toEqual({ type: 'hang_up' });
      }),
      { numRuns: 500 },
    );
  });

  test('do not answer while the agent is still speaking', () => {
    const [first] = PERSONAS;
    const commands = play(first!, [
      { type: 'agent_started' },
      { type: 'agent_finished', text: 'One moment.' },
      { type: 'agent_started' },
      { type: 'waited' },
    ]);
    expect(commands.flat().filter((command) => command.type === 'say')).toEqual([]);
  });

  test.each(PHRASED_LANGUAGES)(
    'humans to transfer to understand the choice in %s: one accepts, one declines',
    (language) => {
      const text = phrasesFor(language).briefing.choice;
      const keys = HUMANS.map((who) =>
        play(who, [{ type: 'agent_started' }, { type: 'agent_finished', text }])
          .flat()
          .flatMap((command) => (command.type === 'press' ? [command.digits] : [])),
      );
      expect(keys).toEqual([['1'], ['2']]);
    },
  );
});
