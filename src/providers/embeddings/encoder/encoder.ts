// The forward pass of the Universal Sentence Encoder (lite, Google, Apache-2; Cer et al. 2018): a text of at most 128 pieces in, a vector
// of 512 numbers of length one out. Two layers of a transformer, the mean over the pieces, one dense layer.
// Why not TensorFlow.js, which the model was made for: of the 10 ms that a question took in it, 6 were for its 317 small operations, most
// of which compute shapes; and it takes 110 MB. The tests compare with what it computed.
// Rows are pieces of the text. All products of matrices are in product.wasm.
import { createAllocator, createMemory, FLOAT_BYTES, loadKernel } from '../../../core/wasm.ts';
import { createTokenizer } from './tokenizer.ts';
import { readModelFiles, type ModelFiles } from './weights.ts';

export const DIMENSIONS = 512;

/** @returns a new vector of DIMENSIONS numbers. A text of spaces counts as a full stop. */
export type SentenceEncoder = (text: string) => Float32Array;

interface Kernel {
  product(
    weights: number,
    inputs: number,
    inputsStride: number,
    length: number,
    rows: number,
    outputs: number,
    outputsStride: number,
    columns: number,
    least: number,
  ): void;
}

/** Rows of numbers, one behind the other. */
interface Matrix {
  values: Float32Array;
  width: number;
}

/** Weights as product.wasm wants them. */
interface Packed {
  values: Float32Array;
  inputs: number;
  outputs: number;
}

interface Norm {
  scale: Float32Array;
  bias: Float32Array;
}

interface Layer {
  attentionNorm: Norm;
  /** The normed input, and what attention makes of it. */
  normed: Matrix;
  context: Matrix;
  queriesKeysValues: Packed;
  attended: Packed;
  /** What carries the input past attention, where the layer is wider than its input. */
  widened: Packed | null;
  feedForwardNorm: Norm;
  inner: Packed;
  outer: Packed;
}

type Pack = (weights: Float32Array, bias: Float32Array, inputs: number, outputs: number) => Packed;

const MOST_PIECES = 128;
const EMBEDDED = 256;
const INNER = 1536;
const HEADS = 4;
/** product.wasm computes so many columns and rows at a time. */
const COLUMN_BLOCK = 8;
const ROW_GROUP = 4;
const NORM_EPSILON = 1e-6;
const LENGTH_EPSILON = 1e-12;
/** Of 64 KiB each, for the weights and buffers below: 22 MB. */
const MEMORY_PAGES = 352;
const DENSE = 'module/Encoder_en/hidden_layers/tanh_layer_0';
const FREQUENCIES =
  'module_apply_default/Encoder_en/KonaTransformer/Encode/TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1';

/** Takes 0.1 s of processor time. @throws Error if the files of the model are missing or have other numbers */
export function createEncoder(): SentenceEncoder {
  const files = readModelFiles();
  const tokens = createTokenizer(files.vocabulary);
  const memory = createMemory(MEMORY_PAGES);
  const allocate = createAllocator(memory);
  const kernel = loadKernel(new URL('./product.wasm', import.meta.url), 'encoder', memory) as Kernel;
  const matrix = (width: number): Matrix => ({ values: allocate(MOST_PIECES * width), width });
  const pack: Pack = (weights, bias, inputs, outputs) => {
    const packed = { values: allocate(outputs * (1 + inputs)), inputs, outputs };
    fill(packed, bias, weights, outputs, 0, inputs);
    return packed;
  };

  const embeddings = files.numbersOf('module/Embeddings_en', (files.vocabulary.length + 2) * EMBEDDED);
  const frequencies = files.numbersOf(FREQUENCIES, EMBEDDED / 2);
  const layers = [EMBEDDED, DIMENSIONS].map((width, i) => ({
    ...readLayer(files, pack, i, width),
    normed: matrix(width),
    context: matrix(width),
  }));
  const dense = pack(
    files.numbersOf(`${DENSE}/weights`, DIMENSIONS * DIMENSIONS),
    files.numbersOf(`${DENSE}/bias`, DIMENSIONS),
    DIMENSIONS,
    DIMENSIONS,
  );
  const embedded = matrix(EMBEDDED);
  const state = matrix(DIMENSIONS);
  const normed = matrix(DIMENSIONS);
  const added = matrix(DIMENSIONS);
  const wide = matrix(INNER);
  const scores = matrix(MOST_PIECES);
  /** Keys or values of one head. */
  const head = allocate((MOST_PIECES + 1) * MOST_PIECES);

  /** @param column of `from` and `to`, where they begin */
  const multiply = (
    weights: Packed,
    [from, fromColumn]: readonly [Matrix, number],
    [to, toColumn]: readonly [Matrix, number],
    rows: number,
    least = -Infinity,
  ): void =>
    kernel.product(
      weights.values.byteOffset,
      from.values.byteOffset + fromColumn * FLOAT_BYTES,
      from.width * FLOAT_BYTES,
      weights.inputs,
      upTo(rows, ROW_GROUP),
      to.values.byteOffset + toColumn * FLOAT_BYTES,
      to.width * FLOAT_BYTES,
      weights.outputs,
      least,
    );

  const embed = (ids: readonly number[]): void => {
    const { values, width } = embedded;
    const half = width / 2;
    for (const [row, id] of ids.entries()) {
      const [from, to] = [id * width, row * width];
      for (let i = 0; i < half; i++) {
        const angle = row * frequencies[i]!;
        values[to + i] = 2 * embeddings[from + i]! + Math.sin(angle);
        values[to + half + i] = 2 * embeddings[from + half + i]! + Math.cos(angle);
      }
    }
  };

  const attend = ({ queriesKeysValues, context }: Layer, rows: number): void => {
    const { width } = context;
    const size = width / HEADS;
    const projected = { values: wide.values, width: queriesKeysValues.outputs };
    const pieces = upTo(rows, COLUMN_BLOCK);
    const keys = { values: head, inputs: size, outputs: pieces };
    const values = { values: head, inputs: pieces, outputs: size };
    for (let column = 0; column < width; column += size) {
      fillTransposed(keys, projected, width + column, rows);
      multiply(keys, [projected, column], [scores, 0], rows);
      softmax(scores, rows, pieces, 1 / Math.sqrt(size));
      fill(values, NO_BIAS, projected.values, projected.width, 2 * width + column, rows);
      multiply(values, [scores, 0], [context, column], rows);
    }
  };

  const pass = (layer: Layer, input: Matrix, rows: number): void => {
    normalize(layer.attentionNorm, input, layer.normed, rows);
    multiply(
      layer.queriesKeysValues,
      [layer.normed, 0],
      [{ values: wide.values, width: layer.queriesKeysValues.outputs }, 0],
      rows,
    );
    attend(layer, rows);
    multiply(layer.attended, [layer.context, 0], [added, 0], rows);
    if (layer.widened) multiply(layer.widened, [input, 0], [state, 0], rows);
    add(added, state, rows);
    normalize(layer.feedForwardNorm, state, normed, rows);
    multiply(layer.inner, [normed, 0], [wide, 0], rows, 0);
    multiply(layer.outer, [wide, 0], [added, 0], rows);
    add(added, state, rows);
  };

  return (text) => {
    const ids = tokens(text.trim() === '' ? '.' : text).slice(0, MOST_PIECES);
    embed(ids);
    pass(layers[0]!, embedded, ids.length);
    pass(layers[1]!, state, ids.length);
    average(state, normed, ids.length);
    multiply(dense, [normed, 0], [added, 0], 1);
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
  const attention = (part: string, outputs: number): Packed => {
    const weights = numbersOf(`${kernel}/${part}/kernel/part_0`, width * outputs);
    return pack(weights, vector(`MultiheadAttention/${part}/bias`, outputs), width, outputs);
  };
  const feedForward = (part: string, inputs: number, outputs: number): Packed => {
    const weights = numbersOf(`${tensor}/${part}/Tensordot/Reshape_1`, inputs * outputs);
    return pack(weights, vector(`FFN/${part}/bias`, outputs), inputs, outputs);
  };
  const widen = (): Packed =>
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

const NO_BIAS = new Float32Array(INNER);

/** Packs `weights`, of which each row has `width` numbers and those from `column` on count. Rows beyond `rows` are zeros. */
function fill(
  { values, inputs, outputs }: Packed,
  bias: Float32Array,
  weights: Float32Array,
  width: number,
  column: number,
  rows: number,
): void {
  let at = 0;
  for (let block = 0; block < outputs; block += COLUMN_BLOCK) {
    for (let i = 0; i < COLUMN_BLOCK; i++) values[at++] = bias[block + i]!;
    for (let input = 0; input < rows; input++) {
      const from = input * width + column + block;
      for (let i = 0; i < COLUMN_BLOCK; i++) values[at++] = weights[from + i]!;
    }
    values.fill(0, at, (at += (inputs - rows) * COLUMN_BLOCK));
  }
}

/** Packs some columns of a matrix, from `column` on, as rows of weights: the outputs are its rows. Those beyond `rows` are zeros. */
function fillTransposed({ values, inputs, outputs }: Packed, from: Matrix, column: number, rows: number): void {
  let at = 0;
  for (let block = 0; block < outputs; block += COLUMN_BLOCK) {
    values.fill(0, at, (at += COLUMN_BLOCK));
    for (let input = 0; input < inputs; input++) {
      for (let row = block; row < block + COLUMN_BLOCK; row++) {
        values[at++] = row < rows ? from.values[row * from.width + column + input]! : 0;
      }
    }
  }
}

/** To a mean of zero and a variance of one, then by the norm's own scale and bias. */
function normalize({ scale, bias }: Norm, { values, width }: Matrix, to: Matrix, rows: number): void {
  for (let at = 0; at < rows * width; at += width) {
    let [sum, squares] = [0, 0];
    for (let i = at; i < at + width; i++) sum += values[i]!;
    const mean = sum / width;
    for (let i = at; i < at + width; i++) squares += (values[i]! - mean) ** 2;
    const factor = 1 / Math.sqrt(squares / width + NORM_EPSILON);
    for (let i = 0; i < width; i++) to.values[at + i] = (values[at + i]! - mean) * factor * scale[i]! + bias[i]!;
  }
}

/** Of each row of scaled scores; columns beyond `rows` become zeros. */
function softmax({ values, width }: Matrix, rows: number, columns: number, scale: number): void {
  for (let row = 0; row < rows; row++) {
    const at = row * width;
    let [most, sum] = [-Infinity, 0];
    for (let i = at; i < at + rows; i++) most = Math.max(most, values[i]!);
    for (let i = at; i < at + rows; i++) sum += values[i] = Math.exp((values[i]! - most) * scale);
    for (let i = at; i < at + rows; i++) values[i]! /= sum;
    values.fill(0, at + rows, at + columns);
  }
}

function add(from: Matrix, to: Matrix, rows: number): void {
  for (let i = 0; i < rows * to.width; i++) to.values[i]! += from.values[i]!;
}

/** The mean of all rows becomes the first row of `to`. */
function average({ values, width }: Matrix, to: Matrix, rows: number): void {
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

function upTo(count: number, multiple: number): number {
  return Math.ceil(count / multiple) * multiple;
}
