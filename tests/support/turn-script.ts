// Runs the turn machine on a script of events; with the openings that most scripts share.
import { phrasesFor } from '../../src/voice/out/phrases.ts';
import { newTurnState, step } from '../../src/voice/turn/machine.ts';
import type { Command, TurnState, TurnEvent, TurnSettings } from '../../src/voice/vocabulary.ts';

export const SETTINGS: TurnSettings = {
  answeredBy: 'human',
  disclosure: null,
  greeting: 'Hello.',
  interruption: { enabled: true, minMs: 200, minWords: 1, ignoreBackgroundVoices: true },
  endpointing: { minMs: 300, maxMs: 1000 },
  inactivity: { seconds: 10, reminders: ['Still there?'] },
  voicemail: { action: 'message', message: 'Call back.' },
  screeningMessage: null,
  phrases: phrasesFor('en'),
};

export type Short = TurnEvent extends infer E ? (E extends unknown ? [number, Omit<E, 'atMs'>] : never) : never;

/** Runs events given as [atMs, event]. Returns the last state and the commands of the last event. */
export function run(settings: Partial<TurnSettings>, ...events: Short[]): [TurnState, Command[]] {
  let turn = newTurnState({ ...SETTINGS, ...settings });
  let last: readonly Command[] = [];
  for (const [atMs, event] of events) [turn, last] = step(turn, { ...event, atMs } as TurnEvent);
  return [turn, [...last]];
}

export const OPENED: Short = [0, { type: 'opened' }];
export const GREETED: Short[] = [
  OPENED,
  [50, { type: 'playback_started', speech: 1 }],
  [800, { type: 'playback_ended', speech: 1 }],
];
