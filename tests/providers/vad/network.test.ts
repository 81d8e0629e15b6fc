// The forward pass of Silero, compared with the same model in ONNX Runtime.
import { expect, test } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { concatSamples, toFloats } from '../../../src/core/pcm.ts';
import { createBuiltinTts } from '../../../src/providers/tts/builtin.ts';
import { createVadNetwork, WINDOW_SAMPLES } from '../../../src/providers/vad/network.ts';
import { collect } from '../support/sounds.ts';

/** Output of onnxruntime-node 1.20.1 for silero_vad_v6.onnx and the windows of `speech`: silence, words, a pause, words. */
const EXPECTED = [
  0.0049, 0.00845, 0.01912, 0.6892, 0.96093, 0.96728, 0.99327, 0.99818, 0.9997, 0.9997, 0.99962, 0.9998, 0.9999,
  0.99989, 0.99984, 0.99993, 0.99983, 0.99982, 0.99973, 0.99986, 0.99989, 0.99982, 0.99983, 0.99853, 0.99941, 0.97918,
  0.73378, 0.43001, 0.13092, 0.03916, 0.02863, 0.35399, 0.99748, 0.9998, 0.99937, 0.99991,
];

async function speech(): Promise<Float32Array[]> {
  const tts = createBuiltinTts(systemClock);
  const text = 'Good morning. I would like to make an appointment.';
  const { signal } = new AbortController();
  const samples = concatSamples(
    await collect(tts.synthesize({ voiceId: 'builtin-onyx', text, language: 'en', signal })),
  );
  await tts.close();
  return EXPECTED.map((_, i) => toFloats(samples.subarray(i * WINDOW_SAMPLES, (i + 1) * WINDOW_SAMPLES)));
}

test('the probabilities equal those of ONNX Runtime, and calls do not mix', async () => {
  const network = createVadNetwork();
  const [one, other] = [network.newState(), network.newState()];
  const windows = await speech();
  const found = windows.map((window, i) => {
    network.probability(other, windows.at(-1 - i)!);
    return network.probability(one, window);
  });
  for (const [i, expected] of EXPECTED.entries()) expect(found[i], `window ${i}`).toBeCloseTo(expected, 4);
});
