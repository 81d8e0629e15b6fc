// The forward pass of the Universal Sentence Encoder (lite, Google, Apache-2; Cer et al. 2018): maps a text of at most 128 pieces
// to a unit vector of 512 numbers. Two layers of a transformer, the mean over the pieces, one dense layer.
// Reason for not using TensorFlow.js, for which the model was made: it took 10 ms per question, 6 of them for its 317 small
// operations, most of which compute shapes, and it uses 110 MB. The tests compare with the vectors that it computed.
// Rows are pieces of the text.
import { createMatrices, fillWeights, paddedSize, type Rows, type Weights } from '../../../core/matrix.ts';
import { createTokenizer } from './tokenizer.ts';
import { readModelFiles, type ModelFiles } from './weights.ts';

export const DIMENSIONS = 512;

/** @returns a new vector of DIMENSIONS numbers. A text of spaces is treated as a period. */
type SentenceEncoder = (text: string) => Float32Array;

interface Norm {
  scale: Float32Array;
  bias: Float32Array;
}

interface Layer {
  attentionNorm: Norm;
  /** Buffers for the normalized input, and for the output of attention. */
  normed: Rows;
  context: Rows;
  queriesKeysValues: Weights;
  attended: Weights;
  /** Projection that carries the input past attention, where the layer is wider than its input. */
  widened: Weights | null;
  feedForwardNorm: Norm;
  inner: Weights;
  outer: Weights;
}

type Pack = (weights: Float32Array, bias: Float32Array, inputs: number, outputs: number) => Weights;

const MAX_PIECES = 128;
const EMBEDDED = 256;
const INNER = 1536;
const HEADS = 4;
const NORM_EPSILON = 1e-6;
const LENGTH_EPSILON = 1e-12;
/** Pages of 64 KiB for the weights and buffers below: 22 MB. */
const MEMORY_PAGES = 352;
const DENSE = 'module/Encoder_en/hidden_layers/tanh_layer_0';
const FREQUENCIES =
  'module_apply_default/Encoder_en/KonaTransformer/Encode/TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1';

/** Takes 0.1 s of CPU time. @throws Error if the files of the model are missing or have other numbers */
export function createEncoder(): SentenceEncoder {
  const files = readModelFiles();
  const tokens = createTokenizer(files.vocabulary);
  const { allocate, allocateWeights, multiply } = createMatrices(MEMORY_PAGES);
  const rowsOf = (width: number): Rows => ({ values: allocate(MAX_PIECES * width), start: 0, stride: width });
  const pack: Pack = (numbers, biases, inputs, outputs) => {
    const weights = allocateWeights(inputs, outputs);
    fillWeights(
      weights,
      inputs,
      outputs,
      (output) => biases[output]!,
      (input, output) => numbers[input * outputs + output]!,
    );
    return weights;
  };

  const embeddings = files.numbersOf('module/Embeddings_en', (files.vocabulary.length + 2) * EMBEDDED);
  const frequencies = files.numbersOf(FREQUENCIES, EMBEDDED / 2);
  const layers = [EMBEDDED, DIMENSIONS].map((width, i) => ({
    ...readLayer(files, pack, i, width),
    normed: rowsOf(width),
    context: rowsOf(width),
  }));
  const dense = pack(
    files.numbersOf(`${DENSE}/weights`, DIMENSIONS * DIMENSIONS),
    files.numbersOf(`${DENSE}/bias`, DIMENSIONS),
    DIMENSIONS,
    DIMENSIONS,
  );
  const embedded = rowsOf(EMBEDDED);
  const state = rowsOf(DIMENSIONS);
  const normed = rowsOf(DIMENSIONS);
  const added = rowsOf(DIMENSIONS);
  const wide = rowsOf(INNER);
  const scores = rowsOf(MAX_PIECES);
  /** Buffers for one attention head at a time. */
  const [keys, values] = [allocateWeights(MAX_PIECES, MAX_PIECES), allocateWeights(MAX_PIECES, MAX_PIECES)];

  const embed = (ids: readonly number[]): void => {
    const { values: to, stride } = embedded;
    const half = stride / 2;
    for (const [piece, id] of ids.entries()) {
      const from = id * stride;
      const at = piece * stride;
      for (let i = 0; i < half; i++) {
        const angle = piece * frequencies[i]!;
        to[at + i] = 2 * embeddings[from + i]! + Math.sin(angle);
        to[at + half + i] = 2 * embeddings[from + half + i]! + Math.cos(angle);
      }
    }
  };

  const attend = ({ queriesKeysValues, normed: from, context }: Layer, pieces: number): void => {
    const width = context.stride;
    const size = width / HEADS;
    const projected = { values: wide.values, start: 0, stride: queriesKeysValues.outputs };
    multiply(queriesKeysValues, from, projected, pieces);
    const { values: all, stride } = projected;
    const [headKeys, headValues] = [resized(keys, size, pieces), resized(values, pieces, size)];
    for (let start = 0; start < width; start += size) {
      const [key, value] = [start + width, start + 2 * width];
      fillWeights(headKeys, size, pieces, none, (i, piece) => all[piece * stride + key + i]!);
      fillWeights(headValues, pieces, size, none, (piece, i) => all[piece * stride + value + i]!);
      multiply(headKeys, { ...projected, start }, scores, pieces);
      softmax(scores, pieces, 1 / Math.sqrt(size));
      multiply(headValues, scores, { ...context, start }, pieces);
    }
  };

  const pass = (layer: Layer, input: Rows, pieces: number): void => {
    normalize(layer.attentionNorm, input, layer.normed, pieces);
    attend(layer, pieces);
    multiply(layer.attended, layer.context, added, pieces);
    if (layer.widened) multiply(layer.widened, input, state, pieces);
    add(added, state, pieces);
    normalize(layer.feedForwardNorm, state, normed, pieces);
    multiply(layer.inner, normed, wide, pieces, 0);
    multiply(layer.outer, wide, added, pieces);
    add(added, state, pieces);
  };

  return (text) => {
    const ids = tokens(text.trim() === '' ? '.' : text).slice(0, MAX_PIECES);
    embed(ids);
    pass(layers[0]!, embedded, ids.length);
    pass(layers[1]!, state, ids.length);
    average(state, normed, ids.length);
    multiply(dense, normed, added, 1);
    return unitLength(added.values.subarray(0, DIMENSIONS).map(Math.tanh));
  };
}

function readLayer(
  { numbersOf }: ModelFiles,
  pack: Pack,
  index: number,
  width: number,
): Omit<Layer, 'normed' | 'context'> {
  const name = `module_apply_default/Encoder_en/KonaTransformer/Encode/Layer_${index}/TransformerLayer`;
  const kernel = `module/Encoder_en/KonaTransformer/Encode/Layer_${index}/TransformerLayer/MultiheadAttention`;
  const tensor = `module_apply_default/Encoder_en/KonaTransformer/Encode/TransformerStack/Layer_${index}/TransformerLayer/FFN`;
  const vector = (part: string, length: number) => numbersOf(`${name}/${part}/ConcatPartitions/concat`, length);
  const norm = (part: string, length: number): Norm => ({
    scale: vector(`${part}layer_prepostprocess/layer_norm/layer_norm_scale`, length),
    bias: vector(`${part}layer_prepostprocess/layer_norm/layer_norm_bias`, length),
  });
  const attention = (part: string, outputs: number): Weights => {
    const weights = numbersOf(`${kernel}/${part}/kernel/part_0`, width * outputs);
    return pack(weights, vector(`MultiheadAttention/${part}/bias`, outputs), width, outputs);
  };
  const feedForward = (part: string, inputs: number, outputs: number): Weights => {
    const weights = numbersOf(`${tensor}/${part}/Tensordot/Reshape_1`, inputs * outputs);
    return pack(weights, vector(`FFN/${part}/bias`, outputs), inputs, outputs);
  };
  const widen = (): Weights =>
    pack(vector('dense/kernel', width * DIMENSIONS), vector('dense/bias', DIMENSIONS), width, DIMENSIONS);
  return {
    attentionNorm: norm('', width),
    queriesKeysValues: attention('qkv_transform_single', 3 * width),
    attended: attention('output_transform_single', DIMENSIONS),
    widened: width === DIMENSIONS ? null : widen(),
    feedForwardNorm: norm('FFN/', DIMENSIONS),
    inner: feedForward('conv1', DIMENSIONS, INNER),
    outer: feedForward('conv2', INNER, DIMENSIONS),
  };
}

const none = (): number => 0;

/** Returns a view of allocated weights, resized for this many inputs and outputs. */
function resized({ values }: Weights, inputs: number, outputs: number): Weights {
  return { values, ...paddedSize(inputs, outputs) };
}

/** Normalizes rows to a mean of zero and a variance of one, then applies the norm's scale and bias. */
function normalize({ scale, bias }: Norm, { values, stride: width }: Rows, to: Rows, rows: number): void {
  for (let at = 0; at < rows * width; at += width) {
    let [sum, squares] = [0, 0];
    for (let i = at; i < at + width; i++) sum += values[i]!;
    const mean = sum / width;
    for (let i = at; i < at + width; i++) squares += (values[i]! - mean) ** 2;
    const factor = 1 / Math.sqrt(squares / width + NORM_EPSILON);
    for (let i = 0; i < width; i++) to.values[at + i] = (values[at + i]! - mean) * factor * scale[i]! + bias[i]!;
  }
}

/** Applies softmax to each row of scaled scores. Scores beyond the pieces are zero, like the keys beyond them. */
function softmax({ values, stride: width }: Rows, rows: number, scale: number): void {
  for (let row = 0; row < rows; row++) {
    const at = row * width;
    let [most, sum] = [-Infinity, 0];
    for (let i = at; i < at + rows; i++) most = Math.max(most, values[i]!);
    for (let i = at; i < at + rows; i++) sum += values[i] = Math.exp((values[i]! - most) * scale);
    for (let i = at; i < at + rows; i++) values[i]! /= sum;
  }
}

function add(from: Rows, to: Rows, rows: number): void {
  for (let i = 0; i < rows * to.stride; i++) to.values[i]! += from.values[i]!;
}

/** Writes the mean of all rows to the first row of `to`. */
function average({ values, stride: width }: Rows, to: Rows, rows: number): void {
  for (let i = 0; i < width; i++) {
    let sum = 0;
    for (let row = 0; row < rows; row++) sum += values[row * width + i]!;
    to.values[i] = sum / rows;
  }
}

function unitLength(vector: Float32Array): Float32Array {
  const squares = vector.reduce((sum, value) => sum + value * value, 0);
  return vector.map((value) => value / Math.sqrt(Math.max(squares, LENGTH_EPSILON)));
}
