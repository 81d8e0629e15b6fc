// The forward pass of Silero VAD v6 for 16 kHz: the probability that a window of 32 ms is speech. The weights are read from the
// ONNX file once for all calls. A call has only the state of the recurrent layer and the end of its last window, 1.3 KB.
// Reason for not using a general runtime: in some, each session has its own copy of the weights (8 MB per call); other packages
// have 180 MB or more.
// Layers (N inputs → outputs): short-time Fourier transform with its window in the weights, magnitudes, four convolutions over
// time (129 → 128 → 64 → 64 → 128 channels, kernel 3), an LSTM of 128 units, one output. 0.55 million multiplications
// (core/matrix.ts).
// Source: the graph of silero_vad_v6.onnx (snakers4/silero-vad); tests compare with probabilities that ONNX Runtime computed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createMatrices, fillWeights, type Rows, type Weights } from '../../core/matrix.ts';
import { readOnnxWeights } from './onnx-weights.ts';

/** Samples of a window at 16 kHz. */
export const WINDOW_SAMPLES = 512;

/** The network's state for one call between two windows. */
export interface NetworkState {
  /** The last samples of the previous window. */
  context: Float32Array;
  hidden: Float32Array;
  cell: Float32Array;
}

interface VadNetwork {
  newState(): NetworkState;
  /** @param window WINDOW_SAMPLES values from -1 to 1. Updates the state. @returns the probability of speech, 0 to 1 */
  probability(state: NetworkState, window: Float32Array): number;
}

const CONTEXT_SAMPLES = 64;
const FRAME_SAMPLES = 256;
const HOP_SAMPLES = 128;
const FRAMES = 4;
const MIDDLE = FRAME_SAMPLES / 2;
const BINS = MIDDLE + 1;
const UNITS = 128;
/** Channels in and out of each convolution, and the number of input columns that one output column advances. */
const CONVOLUTIONS = [
  { from: BINS, to: 128, stride: 1 },
  { from: 128, to: 64, stride: 2 },
  { from: 64, to: 64, stride: 2 },
  { from: 64, to: UNITS, stride: 1 },
] as const;
const KERNEL = 3;
const GATES = 4;
/** Pages of 64 KB for the weights and buffers below: 1.3 MB. */
const MEMORY_PAGES = 21;
/** The graph has a branch for 16 kHz and one for 8 kHz. */
const PREFIX = 'If_0_then_branch__Inline_0__';

/** @throws Error if the model file is missing or has other weights */
export function createVadNetwork(): VadNetwork {
  const require = createRequire(import.meta.url);
  const constants = readOnnxWeights(readFileSync(require.resolve('@ricky0123/vad-web/dist/silero_vad_v6.onnx')));
  const weightsOf = (name: string, length: number): Float32Array => {
    const values = constants.get(PREFIX + name);
    if (values?.length !== length) throw new Error(`the Silero model has no weights ${name} of ${length} numbers`);
    return values;
  };
  const { allocate, allocateWeights, multiply } = createMatrices(MEMORY_PAGES);
  const addLayer = (
    inputs: number,
    outputs: number,
    bias: (output: number) => number,
    weight: (input: number, output: number) => number,
  ): Weights => {
    const weights = allocateWeights(inputs, outputs);
    fillWeights(weights, inputs, outputs, bias, weight);
    return weights;
  };

  // Before and after the middle of a frame, cosines are equal and sines opposite, and the window is symmetric. Samples at the
  // same distance from the middle are therefore added or subtracted first, which halves the multiplications.
  const basis = weightsOf('stft.forward_basis_buffer', 2 * BINS * FRAME_SAMPLES);
  const none = (): number => 0;
  const cosines = addLayer(MIDDLE + 1, BINS, none, (input, bin) => basis[bin * FRAME_SAMPLES + input]!);
  const sines = addLayer(MIDDLE, BINS, none, (input, bin) => basis[(BINS + bin) * FRAME_SAMPLES + input]!);
  const samples = allocate(CONTEXT_SAMPLES + WINDOW_SAMPLES + CONTEXT_SAMPLES);
  const rowsOf = (width: number): Rows => ({ values: allocate(FRAMES * width), start: 0, stride: width });
  const [added, subtracted] = [rowsOf(cosines.inputs), rowsOf(sines.inputs)];
  const [real, imaginary] = [rowsOf(cosines.outputs), rowsOf(sines.outputs)];

  // Columns of channels; the first and the last column are the zero padding of a convolution's input.
  let columns: number = FRAMES;
  const convolutions = CONVOLUTIONS.map(({ from, to, stride }, i) => {
    const weights = weightsOf(`encoder.${i}.reparam_conv.weight`, to * from * KERNEL);
    const bias = weightsOf(`encoder.${i}.reparam_conv.bias`, to);
    const weight = (input: number, output: number): number =>
      weights[(output * from + (input % from)) * KERNEL + Math.floor(input / from)]!;
    // The last column is read together with the padding inputs of its weights.
    const input = allocate((columns + 2) * from + KERNEL);
    columns = Math.ceil(columns / stride);
    return { layer: addLayer(from * KERNEL, to, (output) => bias[output]!, weight), input, from, to, stride, columns };
  });

  const [fromInput, fromHidden] = ['ih', 'hh'].map((name) =>
    weightsOf(`decoder.rnn.weight_${name}`, GATES * UNITS * UNITS),
  );
  const [inputBias, hiddenBias] = ['ih', 'hh'].map((name) => weightsOf(`decoder.rnn.bias_${name}`, GATES * UNITS));
  const recurrent = addLayer(
    2 * UNITS,
    GATES * UNITS,
    (output) => inputBias![output]! + hiddenBias![output]!,
    (input, output) => (input < UNITS ? fromInput! : fromHidden!)[output * UNITS + (input % UNITS)]!,
  );
  const recurrentInput = allocate(2 * UNITS);
  const gates = allocate(GATES * UNITS);
  const outputWeights = weightsOf('decoder.decoder.2.weight', UNITS);
  const outputBias = weightsOf('decoder.decoder.2.bias', 1)[0]!;

  function computeSpectrum(): void {
    const [sums, differences] = [added.values, subtracted.values];
    for (let frame = 0; frame < FRAMES; frame++) {
      const begin = frame * HOP_SAMPLES;
      const end = begin + FRAME_SAMPLES;
      const sum = frame * added.stride;
      const difference = frame * subtracted.stride;
      sums[sum] = samples[begin]!;
      sums[sum + MIDDLE] = samples[begin + MIDDLE]!;
      for (let i = 1; i < MIDDLE; i++) {
        const before = samples[begin + i]!;
        const after = samples[end - i]!;
        sums[sum + i] = before + after;
        differences[difference + i] = before - after;
      }
    }
    multiply(cosines, added, real, FRAMES);
    multiply(sines, subtracted, imaginary, FRAMES);
    const [x, y, magnitudes] = [real.values, imaginary.values, convolutions[0]!.input];
    for (let frame = 0; frame < FRAMES; frame++) {
      const from = frame * real.stride;
      const column = (frame + 1) * BINS;
      for (let bin = 0; bin < BINS; bin++)
        magnitudes[column + bin] = Math.sqrt(x[from + bin]! ** 2 + y[from + bin]! ** 2);
    }
  }

  function encode(): void {
    for (const [i, { layer, input, from, to, stride, columns: count }] of convolutions.entries()) {
      const next = convolutions[i + 1]?.input;
      const output = next ? { values: next, start: to, stride: to } : { values: recurrentInput, start: 0, stride: to };
      multiply(layer, { values: input, start: 0, stride: stride * from }, output, count, 0);
    }
  }

  /** The gates of PyTorch's LSTM: input, forget, cell, output. */
  function advanceLstm({ hidden, cell }: NetworkState): number {
    recurrentInput.set(hidden, UNITS);
    multiply(recurrent, { values: recurrentInput, start: 0, stride: 0 }, { values: gates, start: 0, stride: 0 }, 1);
    let sum = outputBias;
    for (let unit = 0; unit < UNITS; unit++) {
      const kept = sigmoid(gates[UNITS + unit]!) * cell[unit]!;
      cell[unit] = kept + sigmoid(gates[unit]!) * tanh(gates[2 * UNITS + unit]!);
      hidden[unit] = sigmoid(gates[3 * UNITS + unit]!) * tanh(cell[unit]!);
      sum += Math.max(0, hidden[unit]!) * outputWeights[unit]!;
    }
    return sigmoid(sum);
  }

  return {
    newState: () => ({
      context: new Float32Array(CONTEXT_SAMPLES),
      hidden: new Float32Array(UNITS),
      cell: new Float32Array(UNITS),
    }),
    probability(state, window) {
      samples.set(state.context);
      samples.set(window, CONTEXT_SAMPLES);
      // The end is mirrored, without its last sample.
      const end = CONTEXT_SAMPLES + WINDOW_SAMPLES;
      for (let i = 0; i < CONTEXT_SAMPLES; i++) samples[end + i] = samples[end - 2 - i]!;
      state.context.set(window.subarray(WINDOW_SAMPLES - CONTEXT_SAMPLES));
      computeSpectrum();
      encode();
      return advanceLstm(state);
    },
  };
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** Three times as fast as Math.tanh, and exact to 32 bits. */
function tanh(x: number): number {
  return 2 * sigmoid(2 * x) - 1;
}
