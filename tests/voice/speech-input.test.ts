// The input of a session: its recognizer when it fails and when another agent takes the call over, and the rate of keys.
import { setImmediate as settled } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { FRAME_SAMPLES } from '../../src/providers/ports/audio.ts';
import type { SttProvider, TranscriberOptions } from '../../src/providers/ports/stt.ts';
import { openSpeechInput } from '../../src/voice/in/speech-input.ts';
import type { TurnEvent } from '../../src/voice/vocabulary.ts';

const nothing = (): void => undefined;

/** @param failures how many recognizers fail before `open` returns */
function start(failures = 0, isSpeech = () => false) {
  const opened: TranscriberOptions[] = [];
  const events: TurnEvent[] = [];
  const warnings: string[] = [];
  const recognizer = (id: string): SttProvider => ({
    id,
    description: id,
    languages: 'all',
    open(options) {
      opened.push(options);
      if (opened.length <= failures) options.onError(new Error('no process'));
      return { write: nothing, caption: nothing, flush: nothing, close: async () => undefined };
    },
  });
  const clock = createVirtualClock();
  let receive: (frame: Int16Array) => void = nothing;
  let press: (digit: string) => void = nothing;
  const input = openSpeechInput(
    {
      clock,
      log: pino({ level: 'silent' }),
      signal: new AbortController().signal,
      emit: (event) => void events.push(event),
      nowMs: () => 0,
      warn: (code) => void warnings.push(code),
    },
    {
      stt: recognizer('first'),
      language: 'en-US',
      source: {
        onFrame: (listener) => void (receive = listener),
        onCaption: nothing,
        onDtmf: (listener) => void (press = listener),
      },
      vad: { write: isSpeech, close: nothing },
      listenForBeep: false,
      flushAfterSpeech: false,
    },
    null,
  );
  const handOff = (id: string): void => input.switchRecognizer({ stt: recognizer(id), language: 'en-US' });
  const frames = (count: number): void => {
    for (let i = 0; i < count; i++) receive(new Int16Array(FRAME_SAMPLES));
  };
  const keys = (count: number): number => {
    const before = events.length;
    for (let i = 0; i < count; i++) press('1');
    return events.length - before;
  };
  return { clock, opened, events, warnings, input, frames, handOff, keys };
}

test('more keys than a telephone sends are ignored, with one warning', async () => {
  const { clock, keys, warnings } = start();
  expect([keys(64), warnings]).toEqual([64, []]);
  expect([keys(1000), warnings]).toEqual([0, ['keys_ignored']]);
  await clock.advance(1000);
  expect([keys(1000), warnings]).toEqual([12, ['keys_ignored']]);
});

test('a handoff to an agent with the same recognizer and language does not open it again', () => {
  const { opened, handOff } = start();
  // Each agent is prepared with its own view of the same providers.
  handOff('first');
  expect(opened).toHaveLength(1);
  handOff('second');
  expect(opened).toHaveLength(2);
});

test('a recognizer that was replaced at a handoff says nothing more, and opens no other one', () => {
  const { opened, events, warnings, handOff } = start();
  handOff('second');
  const [before, after] = opened;
  before!.onWords({ text: 'Late.', final: true, startMs: 0, endMs: 100 });
  before!.onDisconnected!(new Error('lost'));
  before!.onError(new Error('broken'));
  expect([opened.length, events, warnings]).toEqual([2, [], []]);
  after!.onWords({ text: 'Now.', final: true, startMs: 0, endMs: 100 });
  expect(events).toEqual([expect.objectContaining({ type: 'words', text: 'Now.' })]);
});

test('an outage of the recognizer ends with a handoff to an agent with another one', () => {
  const { opened, events, handOff } = start();
  opened[0]!.onDisconnected!(new Error('lost'));
  handOff('second');
  opened[0]!.onReconnected!();
  const reports = events.map((event) => (event.type === 'recognizer' ? event.available : event.type));
  expect(reports).toEqual([false, true]);
});

test('the audio of a fallback is counted until a recognizer is opened again', () => {
  const { opened, input, frames, handOff } = start();
  const recognizer = opened[0]!;
  frames(3);
  expect([input.transcribedMs(), input.fallbackMs()]).toEqual([60, 0]);
  const failed = { write: nothing, caption: nothing, flush: nothing, close: async () => undefined };
  const replacement = { by: { id: 'third' } as SttProvider, failed, error: new Error('lost') };
  recognizer.onReplaced!(replacement);
  frames(2);
  expect([input.transcribedMs(), input.fallbackMs()]).toEqual([100, 40]);
  handOff('second');
  recognizer.onReplaced!(replacement);
  frames(4);
  expect([input.transcribedMs(), input.fallbackMs()]).toEqual([180, 40]);
});

test('a recognizer that fails before it has opened is opened again once', async () => {
  const once = start(1);
  await settled();
  expect([once.opened.length, once.warnings, once.events]).toEqual([2, ['stt_reopened'], []]);
  const twice = start(2);
  expect(twice.events).toEqual([]);
  await settled();
  expect([twice.opened.length, twice.warnings]).toEqual([2, ['stt_reopened']]);
  expect(twice.events).toEqual([{ type: 'failed', reason: 'stt_error', detail: 'no process', atMs: 0 }]);
});

test('an error of a frame ends its own session once, and does not reach the timer of all lines', () => {
  const { events, frames } = start(0, () => {
    throw new Error('the model is broken');
  });
  frames(3);
  expect(events).toEqual([{ type: 'failed', reason: 'internal_error', detail: 'the model is broken', atMs: 0 }]);
});
