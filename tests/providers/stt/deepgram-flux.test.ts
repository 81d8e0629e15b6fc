// Flux of Deepgram through its official SDK, against a local server that speaks its protocol: turns, and who ends them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startDeepgramServer,
  type DeepgramServer,
  type DeepgramStream,
} from '../../../scripts/stand-ins/deepgram-server.ts';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import { FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import type { RecognizedWords } from '../../../src/providers/ports/stt.ts';
import { createDeepgram } from '../../../src/providers/vendors/deepgram/deepgram.ts';
import { until } from '../../support/until.ts';

const KEY = 'dg-key';
const FRAME_BYTES = FRAME_SAMPLES * 2;
/** Longer than Parley waits for Flux to end a turn. */
const WAIT_MS = 400;

let server: DeepgramServer;
beforeAll(async () => {
  server = await startDeepgramServer({ key: KEY });
});
beforeEach(() => {
  server.streams.length = 0;
  server.endsTurns = true;
});
afterAll(() => server.close());

function open(model = 'flux-general-en', [language = 'en-US', ...otherLanguages]: readonly string[] = []) {
  const clock = createVirtualClock();
  const stt = createDeepgram({ apiKey: KEY, url: server.url, model }, clock);
  const words: RecognizedWords[] = [];
  const errors: Error[] = [];
  const transcriber = stt.open({
    language,
    otherLanguages,
    keyterms: ['Northwind', 'pain au chocolat'],
    onWords: (each) => void words.push(each),
    onError: (error) => void errors.push(error),
    signal: new AbortController().signal,
  });
  const frames = (count: number) => {
    for (let i = 0; i < count; i++) transcriber.write(new Int16Array(FRAME_SAMPLES));
  };
  const said = () => words.map(({ text, final, endOfTurn }) => [text, final, endOfTurn]);
  return { stt, clock, transcriber, words, errors, frames, said };
}

/** The nth connection, once it has received this many frames. */
async function stream(n: number, frames = 0): Promise<DeepgramStream> {
  await until(() => (server.streams[n - 1]?.bytes ?? -1) >= frames * FRAME_BYTES, { what: `connection ${n}` });
  return server.streams[n - 1]!;
}

const forced = ({ controls }: DeepgramStream) => controls.filter((type) => type === 'ForceEndTurn').length;

test('the English model receives keyterms, and no language', async () => {
  const { stt, transcriber } = open();
  expect([stt.acceptsKeyterms, stt.detects!(['en', 'de']), stt.languages.includes('en-GB')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(stt.languages).not.toContain('de');
  const { query } = await stream(1);
  expect(query.getAll('keyterm')).toEqual(['Northwind', 'pain au chocolat']);
  expect(Object.fromEntries(query)).toMatchObject({
    model: 'flux-general-en', encoding: 'linear16', sample_rate: '16000', numerals: 'true', eot_timeout_ms: '1000',
  }); // prettier-ignore
  expect(query.has('language')).toBe(false);
  await transcriber.close();
});

test('the multilingual model receives the languages as hints, and reports which was spoken', async () => {
  const { stt, transcriber, words, frames } = open('flux-general-multi', ['en-US', 'en-GB', 'ja', 'es-MX']);
  expect([stt.detects!(['en-US', 'ja']), stt.detects!(['en-US', 'sv']), stt.languages.includes('nl-BE')]).toEqual([
    true, false, true,
  ]); // prettier-ignore
  frames(1);
  const flux = await stream(1, 1);
  expect([flux.query.getAll('language_hint'), flux.query.has('numerals')]).toEqual([['en', 'ja', 'es'], false]);
  flux.say('una mesa', true, 'es');
  await until(() => words.length === 1);
  expect(words[0]!.language).toBe('es');
  await transcriber.close();
});

test('words are reported when they change; a turn that Flux ends is over', async () => {
  const { transcriber, words, said, frames } = open();
  frames(50);
  const flux = await stream(1, 50);
  flux.send(JSON.stringify({ type: 'Connected', request_id: 'r', sequence_id: 0 }));
  flux.sayTurn('I would', { confidence: 0.05 });
  flux.sayTurn('I would', { confidence: 0.2 });
  flux.sayTurn('I would like', { confidence: 0.3 });
  frames(50);
  await stream(1, 100);
  flux.sayTurn('I would like a table.', { confidence: 0.8, trigger: 'model' });
  flux.sayTurn('For', { confidence: 0.1 });
  await until(() => words.length === 4);
  expect(said()).toEqual([
    ['I would', false, undefined],
    ['I would like', false, undefined],
    ['I would like a table.', true, 1],
    ['For', false, undefined],
  ]);
  expect(words[2]).toMatchObject({ startMs: 1_000, endMs: 2_000, confidence: expect.closeTo(0.98) as number });
  expect(words[2]!.words).toHaveLength(5);
  await transcriber.close();
});

test('after a pause, Parley ends a turn that Flux does not end, with the last verdict of Flux', async () => {
  const { clock, transcriber, said, words, frames } = open();
  frames(50);
  const flux = await stream(1, 50);
  flux.sayTurn('I would like', { confidence: 0.05 });
  flux.sayTurn('I would like', { confidence: 0.3 });
  await until(() => words.length === 1);
  transcriber.flush();
  expect(forced(flux)).toBe(0);
  await clock.advance(WAIT_MS);
  await until(() => words.length === 2);
  expect([forced(flux), said().at(-1)]).toEqual([1, ['I would like', true, 0.3]]);
  await transcriber.close();
});

test('Parley ends no turn that Flux has ended, and none while more words arrive', async () => {
  const { clock, transcriber, words, frames } = open();
  frames(50);
  const flux = await stream(1, 50);
  flux.sayTurn('A table', { confidence: 0.1 });
  await until(() => words.length === 1);
  transcriber.flush();
  await clock.advance(200);
  flux.sayTurn('A table for two.', { confidence: 0.2 });
  await until(() => words.length === 2);
  await clock.advance(200);
  flux.sayTurn('A table for two.', { confidence: 0.8, trigger: 'model' });
  await until(() => words.length === 3);
  flux.sayTurn('Please', { confidence: 0.1 });
  await until(() => words.length === 4);
  await clock.advance(10 * WAIT_MS);
  frames(1);
  await stream(1, 51);
  expect(forced(flux)).toBe(0);
  await transcriber.close();
});

test('a turn with the words of the turn before is reported', async () => {
  const { transcriber, words, said, frames } = open();
  frames(1);
  const flux = await stream(1, 1);
  flux.sayTurn('Yes', { confidence: 0.9, trigger: 'model' });
  flux.sayTurn('Yes', { confidence: 0.1 });
  await until(() => words.length === 2);
  expect(said()).toEqual([
    ['Yes', true, 1],
    ['Yes', false, undefined],
  ]);
  await transcriber.close();
});

test('a turn without words is not reported', async () => {
  const { transcriber, words, frames } = open();
  frames(1);
  const flux = await stream(1, 1);
  flux.sayTurn('', { confidence: 0.9, trigger: 'timeout' });
  flux.send('{"type":"TurnInfo","event":"EndOfTurn","transcript":7,"audio_window_start":0}');
  flux.sayTurn('Hello', { confidence: 2, trigger: 'timeout' });
  await until(() => words.length === 1);
  expect(words[0]).toMatchObject({ text: 'Hello', final: true, endOfTurn: 1 });
  await transcriber.close();
});

test('an older server that does not know ForceEndTurn is asked once, and transcribes the audio again', async () => {
  server.endsTurns = false;
  const { clock, transcriber, words, errors, frames } = open();
  frames(50);
  const flux = await stream(1, 50);
  flux.sayTurn('Hello', { confidence: 0.1 });
  await until(() => words.length === 1);
  transcriber.flush();
  await clock.advance(WAIT_MS);
  await until(() => !flux.isOpen);
  await until(async () => (await clock.advance(100), server.streams.length === 2), { what: 'the second connection' });
  const second = await stream(2, 50);
  second.sayTurn('Hello', { confidence: 0.1 });
  await until(() => words.length === 2);
  transcriber.flush();
  await clock.advance(WAIT_MS);
  second.sayTurn('Hello', { confidence: 0.4, trigger: 'timeout' });
  await until(() => words.length === 3);
  expect([forced(flux), forced(second), errors]).toEqual([1, 0, []]);
  await transcriber.close();
});

test('a turn that was to end during an interruption is ended afterwards', async () => {
  const { clock, transcriber, words, frames, said } = open();
  frames(50);
  const flux = await stream(1, 50);
  flux.sayTurn('Hello', { confidence: 0.1 });
  await until(() => words.length === 1);
  transcriber.flush();
  server.refuseWith = 503;
  flux.cut();
  await until(async () => (await clock.advance(100), clock.monotonic() > WAIT_MS), {
    what: 'the wait is over',
  });
  server.refuseWith = null;
  await until(async () => (await clock.advance(100), server.streams.length === 2), { what: 'the second connection' });
  const second = await stream(2, 50);
  second.sayTurn('Hello', { confidence: 0.2 });
  await until(() => words.length === 2);
  await until(async () => (await clock.advance(100), words.length === 3), { what: 'the turn ends' });
  expect([forced(second), said().at(-1)]).toEqual([1, ['Hello', true, 0.2]]);
  await transcriber.close();
});
