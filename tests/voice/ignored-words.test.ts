// Words of the caller during a sentence of the agent that are not meant to stop it: backchannels, and words said before it.
import { expect, test } from 'vitest';
import { startScripted } from '../support/scripted-session.ts';
import { GREETED, run, type Short } from '../support/turn-script.ts';

const LONG =
  'This is a rather long sentence that the agent says. And here is another one, which is long as well. And there is a third one.';
const BACKCHANNELS = ['mm-hm', 'yeah', 'okay', 'right'];

test('any number of backchannels during one speech do not interrupt it, and each is an utterance', async () => {
  const { clock, line, transcript } = startScripted({ agent: { greeting: LONG } });
  for (const said of BACKCHANNELS) {
    void line.speak(said, 300);
    await clock.advance(1300);
  }
  await clock.advance(2000);
  const said = BACKCHANNELS.map((words) => `user: ${words}`);
  expect(transcript()).toEqual([...said.slice(0, -1), `agent: ${LONG}`, said.at(-1)]);
});

test('captions without audio that are backchannels do not interrupt either', async () => {
  const { clock, line, transcript } = startScripted({ agent: { greeting: LONG } });
  for (const said of BACKCHANNELS) {
    await clock.advance(1100);
    line.type(said);
  }
  await clock.advance(2000);
  expect(transcript()).toContain(`agent: ${LONG}`);
});

test('several backchannels in one utterance are an answer and interrupt', async () => {
  const { clock, line, transcript } = startScripted({ agent: { greeting: LONG } });
  await clock.advance(1000);
  void line.speak('yes yes yes yes', 1200);
  await clock.advance(3000);
  expect(transcript().slice(0, 2)).toEqual([expect.stringMatching(/ \/$/), 'user: yes yes yes yes']);
});

test('the final form of a backchannel that was committed in its partial form is no new input', () => {
  const heard: Short[] = [
    ...GREETED,
    [2060, { type: 'caller_speech_started', sinceMs: 2000 }],
    [3000, { type: 'words', text: 'Book a table.', final: true }],
    [3120, { type: 'caller_speech_ended', lastMs: 3000 }],
    [3300, { type: 'timer', name: 'endpoint' }],
    [3500, { type: 'playback_started', speech: 2 }],
    [4060, { type: 'caller_speech_started', sinceMs: 4000 }],
    [4200, { type: 'words', text: 'mm-hm', final: false }],
    [4400, { type: 'caller_speech_ended', lastMs: 4300 }],
    [5400, { type: 'playback_ended', speech: 2 }],
  ];
  const committed = { do: 'commit_input', text: 'mm-hm', startMs: 4000, endMs: 4300, speech: null };
  expect(run({}, ...heard)[1]).toContainEqual(committed);
  const [turn, commands] = run({}, ...heard, [5500, { type: 'words', text: 'Mm-hm.', final: true }]);
  expect([turn.input.final, commands]).toEqual(['', []]);
});

test('a backchannel whose words may still change is not committed before the next utterance', () => {
  const heard = (final: boolean): Short[] => [
    [0, { type: 'opened' }],
    [50, { type: 'playback_started', speech: 1 }],
    [460, { type: 'caller_speech_started', sinceMs: 400 }],
    [700, { type: 'words', text: 'yeah', final }],
    [900, { type: 'caller_speech_ended', lastMs: 800 }],
    [2000, { type: 'caller_speech_started', sinceMs: 1940 }],
  ];
  const committed = (final: boolean) => run({}, ...heard(final))[1].some(({ do: what }) => what === 'commit_input');
  expect([committed(true), committed(false)]).toEqual([true, false]);
});

test('typed words interrupt although a click was heard before them, and begin when they arrive', () => {
  const [turn, commands] = run(
    {},
    [0, { type: 'opened' }],
    [50, { type: 'playback_started', speech: 1 }],
    [460, { type: 'caller_speech_started', sinceMs: 400 }],
    [600, { type: 'caller_speech_ended', lastMs: 480 }],
    [2000, { type: 'words', text: 'Please stop', final: true, typed: true }],
  );
  expect(commands).toContainEqual({ do: 'stop', speech: 1, interrupted: true });
  expect(turn.input).toMatchObject({ sinceMs: 2000, lastMs: 2000 });
});

test('words that the caller said before a command do not stop its sentence, and are answered after it', async () => {
  const { clock, line, session, transcript } = startScripted({ agent: { greeting: null } });
  await clock.advance(500);
  void line.speak('I would like a', 900);
  await clock.advance(1200);
  await session.control({ action: 'say', text: 'Your supervisor asked me to tell you this.' });
  await clock.advance(6000);
  expect(transcript()).toEqual([
    'agent: Your supervisor asked me to tell you this.',
    'user: I would like a',
    'agent: All right.',
  ]);
});
