// Matrix products of 32-bit floats, for the built-in models. All matrices are in one WebAssembly memory, which the caller lays
// out; product.wasm computes.
import { readFileSync } from 'node:fs';

/** Rows of numbers in a part of the memory: row r begins at `start + r * stride`. Rows may overlap. */
export interface Rows {
  values: Float32Array;
  start: number;
  stride: number;
}

/** Packed by `fillWeights`; inputs and outputs are rounded up to multiples of GROUP and BLOCK. */
export interface Weights {
  values: Float32Array;
  inputs: number;
  outputs: number;
}

interface Matrices {
  /** Returns a zeroed part of the memory. @throws RangeError when the memory is used up */
  allocate(floats: number): Float32Array;
  /** Returns zeroed memory for weights. */
  allocateWeights(inputs: number, outputs: number): Weights;
  /**
   * Computes `to[r][o] = max(least, bias[o] + sum over i of from[r][i] * weights[i][o])` for all inputs and outputs of the
   * weights.
   * @param least default: no limit
   */
  multiply(weights: Weights, from: Rows, to: Rows, rows: number, least?: number): void;
}

interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

/** The part of the global `WebAssembly` that is used here. TypeScript declares it only with the browser types. */
interface Wasm {
  Memory: new (pages: { initial: number; maximum: number }) => WasmMemory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: object };
}

interface Kernel {
  /** Addresses and strides in bytes. */
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

/** product.wasm computes BLOCK outputs at a time, and reads GROUP inputs at a time. */
const BLOCK = 8;
const GROUP = 4;
const ALIGNMENT_BYTES = 16;
const FLOAT_BYTES = Float32Array.BYTES_PER_ELEMENT;
const { WebAssembly } = globalThis as unknown as { WebAssembly: Wasm };

/** @param pages memory size, in units of 64 KiB */
export function createMatrices(pages: number): Matrices {
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const module = new WebAssembly.Module(readFileSync(new URL('./product.wasm', import.meta.url)));
  const { product } = new WebAssembly.Instance(module, { matrix: { memory } }).exports as Kernel;
  let used = 0;
  const allocate = (floats: number): Float32Array => {
    const part = new Float32Array(memory.buffer, used, floats);
    used += upTo(floats * FLOAT_BYTES, ALIGNMENT_BYTES);
    return part;
  };
  return {
    allocate,
    allocateWeights(inputs, outputs) {
      const padded = paddedSize(inputs, outputs);
      return { values: allocate((1 + padded.inputs) * padded.outputs), ...padded };
    },
    multiply: (weights, from, to, rows, least = -Infinity) =>
      product(
        weights.values.byteOffset,
        from.values.byteOffset + from.start * FLOAT_BYTES,
        from.stride * FLOAT_BYTES,
        weights.inputs,
        rows,
        to.values.byteOffset + to.start * FLOAT_BYTES,
        to.stride * FLOAT_BYTES,
        weights.outputs,
        least,
      ),
  };
}

/** Packs this many inputs and outputs; padding becomes zeros. `bias` and `weight` are called for each. */
export function fillWeights(
  weights: Weights,
  inputs: number,
  outputs: number,
  bias: (output: number) => number,
  weight: (input: number, output: number) => number,
): void {
  const { values } = weights;
  let at = 0;
  for (let block = 0; block < weights.outputs; block += BLOCK) {
    const end = Math.min(block + BLOCK, outputs);
    for (let input = -1; input < weights.inputs; input++, at += BLOCK) {
      const isUsed = input < inputs;
      if (!isUsed || end - block < BLOCK) values.fill(0, at, at + BLOCK);
      if (!isUsed) continue;
      for (let output = block; output < end; output++) {
        values[at + output - block] = input < 0 ? bias(output) : weight(input, output);
      }
    }
  }
}

/** Returns the padded size of `Weights` with this many inputs and outputs. */
export function paddedSize(inputs: number, outputs: number): { inputs: number; outputs: number } {
  return { inputs: upTo(inputs, GROUP), outputs: upTo(outputs, BLOCK) };
}

function upTo(count: number, multiple: number): number {
  return Math.ceil(count / multiple) * multiple;
}
