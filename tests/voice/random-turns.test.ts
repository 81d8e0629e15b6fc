// The turn machine: random sequences of events that preserve its invariants.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command, TurnEvent, TurnSettings } from '../../src/voice/vocabulary.ts';
import {
  anyHappening as happening,
  anySettings,
  decide,
  happen,
  newWorld,
  type Happening,
} from '../support/turn-world.ts';

describe('in any sequence of events', () => {
  test('at most one speech is audible, none after the end, and the call ends once', () => {
    fc.assert(
      fc.property(anySettings, fc.array(fc.tuple(happening, fc.nat(1500)), { maxLength: 80 }), (given, happenings) => {
        const world = newWorld(given);
        decide(world, { type: 'opened', atMs: 0 });
        for (const [next, ms] of happenings) {
          happen(world, next, ms);
          const free = [...world.speeches.values()].filter((state) => state !== 'held');
          expect(free.length).toBeLessThanOrEqual(1);
        }
        expect(world.problems).toEqual([]);
        expect(world.spokenAfterEnd).toBe(0);
        expect(world.ends).toBe(world.turn.phase.name === 'ended' ? 1 : 0);
        if (world.ends > 0) expect(world.speeches.size).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('a muted agent says only what ends or transfers the call', () => {
    fc.assert(
      fc.property(anySettings, fc.array(fc.tuple(happening, fc.nat(1500)), { maxLength: 60 }), (given, happenings) => {
        const world = newWorld(given);
        decide(world, { type: 'opened', atMs: 0 });
        for (const [next, ms] of happenings) {
          happen(world, next, ms);
          const { phase, muted } = world.turn;
          if (!muted || phase.name !== 'speaking') continue;
          expect(['end', 'transfer', 'say']).toContain(phase.next.kind);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('while a supervisor speaks the agent has no speech, and an ending takes precedence', () => {
    fc.assert(
      fc.property(anySettings, fc.array(fc.tuple(happening, fc.nat(1500)), { maxLength: 80 }), (given, happenings) => {
        const world = newWorld(given);
        let isGiven = false;
        const floorAfter = (commands: readonly Command[]) => {
          for (const command of commands) {
            if (command.do === 'barge') isGiven = command.on;
            if (isGiven) expect(['say', 'generate', 'play']).not.toContain(command.do);
          }
        };
        floorAfter(decide(world, { type: 'opened', atMs: 0 }));
        for (const [next, ms] of happenings) {
          floorAfter(happen(world, next, ms));
          expect(isGiven).toBe(world.turn.supervisorFloor !== null);
          if (isGiven) expect([...world.speeches]).toEqual([]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('a person who takes a screened call hears the disclosure before an answer', () => {
    const disclosing = anySettings.map((given): TurnSettings => ({
      ...given,
      answeredBy: 'unknown',
      disclosure: 'Recorded.',
    }));
    const early = fc.boolean();
    let answered = 0;
    fc.assert(
      fc.property(
        disclosing,
        early,
        fc.array(fc.tuple(happening, fc.nat(1500)), { maxLength: 60 }),
        (given, isSupervised, happenings) => {
          const world = newWorld(given);
          const opening: TurnEvent[] = [
            { type: 'opened', atMs: 0 },
            { type: 'playback_ended', speech: 1, atMs: 100 },
            ...(isSupervised ? [{ type: 'barge' as const, on: true, atMs: 200 }] : []),
            { type: 'words', text: 'say your name and', final: true, atMs: 300 },
            { type: 'timer', name: 'idle', atMs: 400 },
          ];
          for (const event of opening) decide(world, event);
          world.atMs = 400;
          for (const speech of world.speeches.keys()) {
            world.speeches.delete(speech);
            decide(world, { type: 'playback_ended', speech, atMs: 500 });
          }
          for (const [next, ms] of happenings) {
            const { awaitsPerson, phase, supervisorFloor } = world.turn;
            const commands = happen(world, next, ms);
            // The service itself may still get its answer.
            const isService = next.kind === 'event' && next.event.type === 'barge' && !supervisorFloor?.toPerson;
            if (!awaitsPerson || phase.name !== 'listening' || isService) continue;
            const replies = commands.some(
              (command) => command.do === 'generate' && !command.reminder && command.unsolicitedMessage === undefined,
            );
            if (!replies) continue;
            answered++;
            expect(commands).toContainEqual(expect.objectContaining({ do: 'say', text: 'Recorded.' }));
          }
        },
      ),
      { numRuns: 2000 },
    );
    // The mean of many runs is 70.
    expect(answered).toBeGreaterThan(10);
  });

  test('a call never waits forever: a timer runs unless a supervisor speaks or the agent is muted', () => {
    fc.assert(
      fc.property(anySettings, fc.array(fc.tuple(happening, fc.nat(1500)), { maxLength: 60 }), (given, happenings) => {
        const world = newWorld(given);
        decide(world, { type: 'opened', atMs: 0 });
        for (const [next, ms] of happenings) happen(world, next, ms);
        const { phase, muted, supervisorFloor: barged } = world.turn;
        // A muted agent, a speaking supervisor and two bridged humans wait for people; the maximum duration ends that.
        if (phase.name === 'ended' || phase.name === 'bridged' || muted || barged) return;
        const speaks = phase.name === 'speaking' && world.speeches.has(phase.speech);
        expect(speaks || world.timers.size > 0).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('a call ends if the caller says nothing more, also while a noise continues', () => {
    // After each timer, a filler and the reply behind it are played.
    const speech = (['start', 'over', 'start', 'over'] as const).map((how): Happening => ({
      kind: 'progress',
      pick: 0,
      how,
    }));
    const timers = [0, 1].flatMap((pick): Happening[] => [{ kind: 'timer', pick }, ...speech]);
    const rest: Happening[] = [{ kind: 'tool' }, ...timers];
    fc.assert(
      fc.property(anySettings, fc.array(fc.tuple(happening, fc.nat(1500)), { maxLength: 60 }), (given, happenings) => {
        const world = newWorld(given);
        decide(world, { type: 'opened', atMs: 0 });
        for (const [next, ms] of happenings) happen(world, next, ms);
        // The recognizer returns, or the call would have failed.
        if (world.turn.recognizer !== 'connected')
          decide(world, { type: 'recognizer', available: true, atMs: world.atMs });
        for (let i = 0; i < 30; i++) for (const next of rest) happen(world, next, 2000);
        const { phase, muted, supervisorFloor } = world.turn;
        expect(phase.name === 'ended' || phase.name === 'bridged' || muted || supervisorFloor !== null).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
