// The decoded recording: its channels, its length, its limits.
import { MPEGDecoder } from 'mpg123-decoder';
import { describe, expect, test } from 'vitest';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { FRAME_MS, FRAME_SAMPLES, SAMPLE_RATE } from '../../src/providers/ports/audio.ts';
import { samplesOf } from '../../src/voice/audio.ts';
import { expand } from '../../src/voice/recording/companded.ts';
import { createAudioRecorder } from '../../src/voice/recording/recorder.ts';
import { createPlacement, createTrack } from '../../src/voice/recording/track.ts';
import { createWaveform } from '../../src/voice/recording/waveform.ts';
import { mp3From } from '../support/recording.ts';
import { until } from '../support/until.ts';

/** A voice-like tone: a fundamental with overtones. */
function tone(hertz: number, atMs: number): Int16Array {
  const frame = new Int16Array(FRAME_SAMPLES);
  const from = (atMs * SAMPLE_RATE) / 1000;
  for (let i = 0; i < FRAME_SAMPLES; i++) {
    const angle = (2 * Math.PI * hertz * (from + i)) / SAMPLE_RATE;
    frame[i] = 6000 * (Math.sin(angle) + Math.sin(2 * angle) / 2 + Math.sin(3 * angle) / 3);
  }
  return frame;
}

/** Strength of one frequency between two times (Goertzel), relative to full scale. */
function strength(samples: Float32Array, hertz: number, fromMs: number, toMs: number, rate = SAMPLE_RATE): number {
  const from = (fromMs * rate) / 1000;
  const to = (toMs * rate) / 1000;
  let re = 0;
  let im = 0;
  for (let i = from; i < to; i++) {
    re += samples[i]! * Math.cos((2 * Math.PI * hertz * i) / rate);
    im += samples[i]! * Math.sin((2 * Math.PI * hertz * i) / rate);
  }
  return Math.hypot(re, im) / (to - from);
}

async function record(
  durationMs: number,
  speak: (atMs: number, recorder: ReturnType<typeof createAudioRecorder>) => void,
  isNarrowband = false,
) {
  const clock = createVirtualClock();
  const pieces: Uint8Array[] = [];
  const recorder = createAudioRecorder({
    clock,
    elapsedMs: () => clock.monotonic(),
    aheadMs: 0,
    isNarrowband,
    write: async (piece, bytes) => void (pieces[piece] = bytes),
    onTrouble: (error) => expect.unreachable(error.message),
    onFailure: (error) => expect.unreachable(error.message),
  });
  for (let at = 0; at < durationMs; at += FRAME_MS) {
    await clock.advance(FRAME_MS);
    speak(at, recorder);
  }
  const early = Math.floor((durationMs - 2500) / 2000);
  await until(() => pieces.length >= early);
  const { waveform, stored } = await recorder.finish(durationMs);
  expect(stored).toEqual({ pieces: pieces.length, isWhole: true, isUnredacted: false });
  const decoder = new MPEGDecoder();
  await decoder.ready;
  expect(pieces.map((piece) => expand(piece).hz)).toEqual(pieces.map(() => (isNarrowband ? 8_000 : 16_000)));
  const { channelData, sampleRate } = decoder.decode(await mp3From(pieces));
  decoder.free();
  return { left: channelData[0]!, right: channelData[1]!, sampleRate, pieces, waveform };
}

describe('a recording', () => {
  test.each([
    [16_000, false],
    [8_000, true],
  ])(
    'at %i Hz has the caller on the left and the agent on the right, without crosstalk',
    async (rate, isNarrowband) => {
      const speak = (at: number, recorder: ReturnType<typeof createAudioRecorder>) => {
        recorder.callerFrame(tone(300, at), at);
        if (at >= 2000) recorder.agentFrame(tone(470, at), at);
      };
      const { left, right, sampleRate } = await record(6000, speak, isNarrowband);
      expect(sampleRate).toBe(rate);
      const own = strength(left, 300, 3000, 5500, rate);
      expect(own).toBeGreaterThan(0.05);
      expect(20 * Math.log10(strength(right, 300, 3000, 5500, rate) / own)).toBeLessThan(-40);
      const leak = strength(left, 470, 3000, 5500, rate) / strength(right, 470, 3000, 5500, rate);
      expect(20 * Math.log10(leak)).toBeLessThan(-40);
      expect(strength(right, 470, 200, 1800, rate)).toBeLessThan(0.001);
    },
  );

  test.each([
    [16_000, false],
    [8_000, true],
  ])('at %i Hz is as long as the call, in sync with it, and stored during the call', async (rate, isNarrowband) => {
    const speak = (at: number, recorder: ReturnType<typeof createAudioRecorder>) => {
      if (at === 4000) recorder.callerFrame(new Int16Array(FRAME_SAMPLES).fill(12_000), at);
    };
    const { left, pieces } = await record(7300, speak, isNarrowband);
    expect(pieces.length).toBeGreaterThanOrEqual(3);
    expect(Math.abs((left.length * 1000) / rate - 7300)).toBeLessThan(isNarrowband ? 150 : 80);
    const loudest = left.reduce((best, sample, i) => (Math.abs(sample) > Math.abs(left[best]!) ? i : best), 0);
    const atMs = (loudest * 1000) / rate;
    expect(atMs).toBeGreaterThan(3995);
    expect(atMs).toBeLessThan(4025);
  });

  test('does not contain audio that the line dropped', async () => {
    const { right } = await record(4000, (at, recorder) => {
      if (at === 1000)
        for (let ahead = 0; ahead < 400; ahead += FRAME_MS) recorder.agentFrame(tone(470, at + ahead), at + ahead);
      if (at === 1100) recorder.agentCut(at);
    });
    expect(strength(right, 470, 1020, 1080)).toBeGreaterThan(0.05);
    expect(strength(right, 470, 1250, 1400)).toBeLessThan(0.002);
  });
});

describe('a track of a recording', () => {
  test('joins frames that arrive with jitter, and keeps pauses', () => {
    const track = createTrack(2000, createPlacement(50));
    const frame = new Int16Array(FRAME_SAMPLES).fill(7);
    track.placeFrame(frame, 0);
    track.placeFrame(frame, 33);
    track.placeFrame(frame, 100);
    const samples = track.takeUntil(2 * SAMPLE_RATE);
    expect(samples.findIndex((sample) => sample === 0)).toBe(2 * FRAME_SAMPLES);
    expect(samples.lastIndexOf(7)).toBe(0.1 * SAMPLE_RATE + FRAME_SAMPLES - 1);
  });

  test('that begins in mid-call is aligned with the track that began with the call', () => {
    const placement = createPlacement(200);
    const whole = createTrack(2000, createPlacement(200));
    // The first frame is 120 ms late; later frames are consecutive, although they arrive in time.
    const arrivals = [120, ...Array.from({ length: 20 }, (_, i) => 20 + i * 20)];
    const later = createTrack(2000, placement, 200);
    for (const [i, atMs] of arrivals.entries()) {
      const frame = new Int16Array(FRAME_SAMPLES).fill(i + 1);
      whole.placeFrame(frame, atMs);
      if (i < 10) placement.place(frame, atMs);
      else later.placeFrame(frame, atMs);
    }
    const from = samplesOf(120) + 10 * FRAME_SAMPLES;
    expect(later.takeUntil(SAMPLE_RATE).subarray(from - samplesOf(200))).toEqual(
      whole.takeUntil(SAMPLE_RATE).subarray(from),
    );
  });

  test('drops frames for time that is already stored or too far ahead', () => {
    const track = createTrack(1000, createPlacement(10));
    const frame = new Int16Array(FRAME_SAMPLES).fill(7);
    track.takeUntil(SAMPLE_RATE);
    track.placeFrame(frame, 500);
    track.placeFrame(frame, 5000);
    expect(track.takeUntil(6 * SAMPLE_RATE).every((sample) => sample === 0)).toBe(true);
  });
});

test('has a waveform that keeps its shape in bounded memory for an hour', () => {
  const waveform = createWaveform();
  const loud = new Int16Array([16_000]);
  for (let at = 0; at < 3_600_000; at += 1000) waveform.add(at < 1_800_000 ? 'user' : 'agent', loud, at);
  const peaks = waveform.peaks(3_600_000);
  expect(peaks).toHaveLength(800);
  const [user, agent] = [peaks.slice(0, 400), peaks.slice(400)];
  expect(user.slice(0, 195).every((peak) => peak === 22)).toBe(true);
  expect(user.slice(205).every((peak) => peak === 0)).toBe(true);
  expect(agent.slice(205).every((peak) => peak === 22)).toBe(true);
});
