// Products of matrices compared with plain sums, at sizes around the block size of the kernel.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import wabt from 'wabt';
import { createMatrices, fillWeights } from '../../src/core/matrix.ts';

const value = (a: number, b: number): number => Math.sin(a * 12.9898 + b * 78.233);

test.each([
  { rows: 1, inputs: 1, outputs: 1 },
  { rows: 3, inputs: 5, outputs: 9 },
  { rows: 4, inputs: 4, outputs: 8 },
  { rows: 5, inputs: 129, outputs: 17 },
  { rows: 11, inputs: 64, outputs: 31 },
])('$rows rows of $inputs inputs and $outputs outputs', ({ rows, inputs, outputs }) => {
  const { allocate, allocateWeights, multiply } = createMatrices(4);
  const weights = allocateWeights(inputs, outputs);
  fillWeights(weights, inputs, outputs, (output) => value(output, -1), value);
  // Rows overlap by all but one input, and the rows of the result have a gap, which must not change.
  const from = { values: allocate(2 + rows + weights.inputs), start: 2, stride: 1 };
  for (const i of from.values.keys()) from.values[i] = value(i, 0.5);
  const to = { values: allocate(1 + rows * (weights.outputs + 3)), start: 1, stride: weights.outputs + 3 };
  to.values.fill(7);
  multiply(weights, from, to, rows, -0.25);
  for (let row = 0; row < rows; row++) {
    const found = to.values.subarray(1 + row * to.stride, 1 + (row + 1) * to.stride);
    for (let output = 0; output < outputs; output++) {
      let sum = Math.fround(value(output, -1));
      for (let input = 0; input < inputs; input++) sum += from.values[2 + row + input]! * value(input, output);
      expect(found[output], `row ${row}, output ${output}`).toBeCloseTo(Math.max(-0.25, sum), 4);
    }
    expect([...found.subarray(outputs, weights.outputs)].every((one) => one === 0)).toBe(true);
    expect([...found.subarray(weights.outputs)]).toEqual([7, 7, 7]);
  }
});

test('weights that are packed again keep no earlier values', () => {
  const { allocate, allocateWeights, multiply } = createMatrices(1);
  const weights = allocateWeights(4, 8);
  const from = { values: allocate(4).fill(1), start: 0, stride: 4 };
  const to = { values: allocate(8), start: 0, stride: 8 };
  const sums = (inputs: number, outputs: number): number[] => {
    fillWeights(
      weights,
      inputs,
      outputs,
      () => 10,
      () => 1,
    );
    multiply(weights, from, to, 1);
    return [...to.values];
  };
  expect(sums(4, 8)).toEqual([14, 14, 14, 14, 14, 14, 14, 14]);
  expect(sums(2, 3)).toEqual([12, 12, 12, 0, 0, 0, 0, 0]);
});

test('running out of memory is reported', () => {
  const { allocate } = createMatrices(1);
  allocate(16_384);
  expect(() => allocate(1)).toThrow(RangeError);
});

test('product.wasm is assembled from product.wat', async () => {
  const folder = new URL('../../src/core/', import.meta.url);
  const { parseWat } = await wabt();
  const text = readFileSync(new URL('product.wat', folder), 'utf8');
  const { buffer } = parseWat('product.wat', text, { relaxed_simd: true }).toBinary({});
  expect(Buffer.from(buffer).equals(readFileSync(new URL('product.wasm', folder)))).toBe(true);
});
