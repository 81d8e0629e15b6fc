// The microphone worklet: its output for a microphone of any sample rate. The test provides the worklet scope.
import { afterEach, expect, test, vi } from 'vitest';

// Its types need the DOM library, which the tests do not load.
const WORKLET: string = '../../src/web/line/worklet.ts';
const WIRE_HZ = 16_000;
const BLOCK = 128;

interface MicrophoneInput {
  port: { postMessage: (heard: { frame: ArrayBuffer }) => void };
  process(inputs: Float32Array[][]): boolean;
}

afterEach(() => vi.unstubAllGlobals());

/** One second of a tone at half of full level, as the worklet posts it. */
async function heard(hertz: number, rate: number): Promise<Float64Array> {
  const processors = new Map<string, new () => MicrophoneInput>();
  vi.stubGlobal('sampleRate', rate);
  vi.stubGlobal(
    'AudioWorkletProcessor',
    class {
      port = { postMessage: () => undefined };
    },
  );
  vi.stubGlobal('registerProcessor', (name: string, processor: new () => MicrophoneInput) =>
    processors.set(name, processor),
  );
  const { registerProcessors } = (await import(WORKLET)) as { registerProcessors(): void };
  registerProcessors();
  const ear = new (processors.get('parley-capture')!)();
  const samples: number[] = [];
  ear.port.postMessage = ({ frame }) => samples.push(...new Int16Array(frame));
  for (let from = 0; from < rate; from += BLOCK) {
    const block = Float32Array.from(
      { length: BLOCK },
      (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * (from + i)) / rate),
    );
    ear.process([[block]]);
  }
  return Float64Array.from(samples, (sample) => sample / 32_767);
}

/** Level of the tone, and of everything except the tone, after the first 20 ms. */
function split(samples: Float64Array, hertz: number): { tone: number; rest: number } {
  const late = samples.subarray(320, 320 + 14_400);
  const against = (wave: (x: number) => number) =>
    (2 / late.length) * late.reduce((sum, v, i) => sum + v * wave((2 * Math.PI * hertz * i) / WIRE_HZ), 0);
  const [sin, cos] = [against(Math.sin), against(Math.cos)];
  const rest = late.map((v, i) => {
    const angle = (2 * Math.PI * hertz * i) / WIRE_HZ;
    return v - sin * Math.sin(angle) - cos * Math.cos(angle);
  });
  const rms = (values: Float64Array) => Math.sqrt(values.reduce((sum, v) => sum + v * v, 0) / values.length);
  return { tone: Math.hypot(sin, cos), rest: rms(rest) };
}

test.each([8_000, 16_000, 22_050, 44_100, 48_000])(
  'a tone from a microphone of %i Hz stays that tone',
  async (rate) => {
    const samples = await heard(3_000, rate);
    expect(Math.abs(samples.length - WIRE_HZ)).toBeLessThan(700);
    const { tone, rest } = split(samples, 3_000);
    expect(tone).toBeGreaterThan(0.48);
    expect(tone).toBeLessThan(0.52);
    // 46 dB below it.
    expect(rest).toBeLessThan(0.0025);
  },
);

test.each([44_100, 48_000])(
  'frequencies of a %i Hz source above 8 kHz are not aliased into the voice',
  async (rate) => {
    const samples = await heard(11_000, rate);
    const level = Math.sqrt(samples.subarray(320).reduce((sum, v) => sum + v * v, 0) / (samples.length - 320));
    expect(level).toBeLessThan(0.005);
  },
);
