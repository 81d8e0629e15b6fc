// Writes small models by hand in ONNX's wire format, for tests of model loading: no package contains speech weights.
// Deliberately omitted: anything that the tiny models do not need, such as tensors of several dimensions.
export const [FLOAT, INT64] = [1, 7];

/** Field numbers of onnx.proto3. */
type Field = [number, number | string | Uint8Array];

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return [...bytes, Number(rest)];
}

function message(...fields: Field[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([number, value]) => {
      if (typeof value === 'number') return [...varint(number << 3), ...varint(value)];
      const bytes = typeof value === 'string' ? Buffer.from(value) : value;
      return [...varint((number << 3) | 2), ...varint(bytes.length), ...bytes];
    }),
  );
}

const named = (names: readonly string[], field: number): Field[] => names.map((name) => [field, name]);
export const ints = (name: string, values: readonly number[]): Field => [
  5,
  message([1, name], ...values.map((value): Field => [8, value]), [20, 7]),
];
export const int = (name: string, value: number): Field => [5, message([1, name], [3, value], [20, 2])];
export const node = (op: string, inputs: readonly string[], output: string, ...attributes: Field[]): Field => [
  1,
  message(...named(inputs, 1), [2, output], [4, op], ...attributes),
];
/** A tensor of one dimension. */
export const constants = (name: string, values: readonly number[], type = FLOAT): Field => {
  const raw = type === FLOAT ? new Float32Array(values) : new BigInt64Array(values.map((value) => BigInt(value)));
  return [5, message([1, values.length], [2, type], [8, name], [9, new Uint8Array(raw.buffer)])];
};
export const constant = (name: string, value: number, type = FLOAT): Field => constants(name, [value], type);
const port = (field: number, name: string, dims: readonly (number | string)[], type = FLOAT): Field => {
  const shape = message(...dims.map((dim): Field => [1, message([typeof dim === 'number' ? 1 : 2, dim])]));
  return [field, message([1, name], [2, message([1, message([1, type], [2, shape])])])];
};
export const input = (name: string, dims: readonly (number | string)[], type = FLOAT): Field =>
  port(11, name, dims, type);
export const output = (name: string, dims: readonly (number | string)[]): Field => port(12, name, dims);

/** @param metadata properties of the model, which sherpa-onnx reads its settings from */
export function model(metadata: Record<string, string | number>, ...graph: Field[]): Uint8Array {
  const about = Object.entries(metadata).map(([key, value]): Field => [14, message([1, key], [2, String(value)])]);
  return message([1, 8], [7, message([2, 'tiny'], ...graph)], [8, message([2, 13])], ...about);
}
