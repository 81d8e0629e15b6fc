// Reads the metadata of an ONNX file (`metadata_props` of ModelProto, onnx.proto3), in which sherpa-onnx describes the voice.
// Skips the other fields by their lengths, so that a model of 300 MB costs a few kilobytes.
// Invariant: a file that is not an ONNX model throws. Nothing outside the file is read, whatever lengths it contains.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const METADATA_FIELD = 14;
const [VARINT, FIXED64, BYTES, FIXED32] = [0, 1, 2, 5];
/** Far more than any model has; a longer entry is not text about a model. */
const MAX_ENTRY_BYTES = 1024 * 1024;
const MAX_VARINT_BYTES = 10;

interface Reader {
  /** Position of the next byte. */
  at: number;
  end: number;
  /** @throws Error if the file is shorter */
  bytes(count: number): Buffer;
}

/** @throws Error if the file cannot be read or is not an ONNX model */
export function readOnnxMetadata(path: string): Map<string, string> {
  const file = openSync(path, 'r');
  try {
    const found = new Map<string, string>();
    const reader = readerOf(file, fstatSync(file).size);
    while (reader.at < reader.end) {
      const tag = varint(reader);
      const [field, type] = [Math.floor(tag / 8), tag % 8];
      if (field === 0) throw new Error('it is not an ONNX model');
      if (type === VARINT) varint(reader);
      else if (type === FIXED64) skip(reader, 8);
      else if (type === FIXED32) skip(reader, 4);
      else if (type !== BYTES) throw new Error('it is not an ONNX model');
      else if (field === METADATA_FIELD) addEntry(found, reader.bytes(boundedLength(reader)));
      else skip(reader, varint(reader));
    }
    return found;
  } catch (cause) {
    throw new Error(`${path} cannot be read: ${(cause as Error).message}`, { cause });
  } finally {
    closeSync(file);
  }
}

function readerOf(file: number, size: number): Reader {
  return {
    at: 0,
    end: size,
    bytes(count) {
      if (count > this.end - this.at) throw new Error('it is truncated, or not an ONNX model');
      const bytes = Buffer.alloc(count);
      readSync(file, bytes, 0, count, this.at);
      this.at += count;
      return bytes;
    },
  };
}

function inMemory(bytes: Buffer): Reader {
  return {
    at: 0,
    end: bytes.length,
    bytes(count) {
      if (count > this.end - this.at) throw new Error('it is damaged');
      this.at += count;
      return bytes.subarray(this.at - count, this.at);
    },
  };
}

/** Numbers above 2^53 lose precision; no length of a file is that large. */
function varint(reader: Reader): number {
  let value = 0;
  for (let i = 0; i < MAX_VARINT_BYTES; i++) {
    const byte = reader.bytes(1)[0]!;
    value += (byte & 127) * 2 ** (7 * i);
    if (byte < 128) return value;
  }
  throw new Error('it is not an ONNX model');
}

function skip(reader: Reader, count: number): void {
  if (count > reader.end - reader.at) throw new Error('it is truncated, or not an ONNX model');
  reader.at += count;
}

function boundedLength(reader: Reader): number {
  const length = varint(reader);
  if (length > MAX_ENTRY_BYTES) throw new Error('its metadata is too long');
  return length;
}

/** StringStringEntryProto: 1 is the key, 2 the value. */
function addEntry(found: Map<string, string>, bytes: Buffer): void {
  const entry = inMemory(bytes);
  const texts = new Map<number, string>();
  while (entry.at < entry.end) {
    const tag = varint(entry);
    if (tag % 8 !== BYTES) throw new Error('it is damaged');
    texts.set(Math.floor(tag / 8), entry.bytes(varint(entry)).toString('utf8'));
  }
  found.set(texts.get(1) ?? '', texts.get(2) ?? '');
}
