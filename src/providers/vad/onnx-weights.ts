// Reads the constants of an ONNX model: the weights, by the name of the node output that contains them. Constants may be inside
// the branches of `If` nodes. Format: onnx.proto3 (ModelProto, GraphProto, NodeProto, AttributeProto, TensorProto).
import { BinaryReader } from '@bufbuild/protobuf';

type Fields = Map<number, Uint8Array[]>;

const MODEL_GRAPH = 7;
const GRAPH_NODE = 1;
const NODE_OUTPUT = 2;
const NODE_ATTRIBUTE = 5;
const ATTRIBUTE_TENSOR = 5;
const ATTRIBUTE_GRAPH = 6;
const TENSOR_RAW_DATA = 9;
/** The wire type of messages, strings and bytes. */
const LENGTH_DELIMITED = 2;
const FLOAT_BYTES = Float32Array.BYTES_PER_ELEMENT;

/**
 * Returns the raw bytes of all constants as 32-bit floats, by name. Shapes and types are not read, because a caller knows what
 * its model contains.
 * @throws Error if the bytes are not a protobuf message
 */
export function readOnnxWeights(model: Uint8Array): Map<string, Float32Array> {
  const found = new Map<string, Float32Array>();
  for (const graph of fieldsOf(model).get(MODEL_GRAPH) ?? []) addConstants(graph, found);
  return found;
}

function addConstants(graph: Uint8Array, found: Map<string, Float32Array>): void {
  for (const node of fieldsOf(graph).get(GRAPH_NODE)?.map(fieldsOf) ?? []) {
    const name = new TextDecoder().decode(node.get(NODE_OUTPUT)?.[0]);
    for (const attribute of node.get(NODE_ATTRIBUTE)?.map(fieldsOf) ?? []) {
      for (const inner of attribute.get(ATTRIBUTE_GRAPH) ?? []) addConstants(inner, found);
      for (const tensor of attribute.get(ATTRIBUTE_TENSOR) ?? []) {
        const data = fieldsOf(tensor).get(TENSOR_RAW_DATA)?.[0];
        if (data && data.length % FLOAT_BYTES === 0) found.set(name, new Float32Array(Uint8Array.from(data).buffer));
      }
    }
  }
}

/** Returns the length-delimited fields of a message, by number. */
function fieldsOf(message: Uint8Array): Fields {
  const reader = new BinaryReader(message);
  const fields: Fields = new Map();
  while (reader.pos < reader.len) {
    const [field, type] = reader.tag();
    if (type !== LENGTH_DELIMITED) {
      reader.skip(type);
      continue;
    }
    const values = fields.get(field);
    if (values) values.push(reader.bytes());
    else fields.set(field, [reader.bytes()]);
  }
  return fields;
}
