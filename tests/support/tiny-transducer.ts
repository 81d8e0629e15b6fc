// A streaming transducer model of two words for sherpa-onnx, written by hand in ONNX's wire format: it recognizes `loud`
// when sound begins and `quiet` when it ends. No package contains real weights; with this model the real library loads,
// decodes and responds. It has the shape of icefall's LSTM transducers: the loudest band's log energy in, a greedy search
// over three tokens out.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constant, FLOAT, input, INT64, int, ints, model, node, output } from './onnx-writer.ts';

/** Frames of 10 ms per encoder step. */
const CHUNK = 4;
/** Threshold for the loudest band's log-mel energy; silence is at −16, speech above −3, on a telephone line too. */
const THRESHOLD = -7;
const NEVER = -100;
const [BLANK, LOUD, QUIET] = [0, 1, 2];
const encoder = model(
  { model_type: 'lstm', T: CHUNK, decode_chunk_len: CHUNK, num_encoder_layers: 1, d_model: 1, rnn_hidden_size: 1 },
  node('ReduceMax', ['x'], 'energy', ints('axes', [1, 2]), int('keepdims', 1)),
  node('Identity', ['h0'], 'h1'),
  node('Identity', ['c0'], 'c1'),
  input('x', ['N', CHUNK, 80]),
  input('h0', [1, 'N', 1]),
  input('c0', [1, 'N', 1]),
  output('energy', ['N', 1, 1]),
  output('h1', [1, 'N', 1]),
  output('c1', [1, 'N', 1]),
);

/** The previous token, as a number. */
const decoder = model(
  { vocab_size: 3, context_size: 1 },
  node('Cast', ['y'], 'last', int('to', FLOAT)),
  input('y', ['N', 1], INT64),
  output('last', ['N', 1]),
);

/**
 * Blank has 0; `loud` is emitted above the threshold, unless it was the previous token; `quiet` is emitted below it, if
 * `loud` was.
 */
const joiner = model(
  { joiner_dim: 1 },
  node('Sub', ['energy', 'threshold'], 'above'),
  node('Neg', ['above'], 'below'),
  node('Equal', ['last', 'loud'], 'is_loud'),
  node('Cast', ['is_loud'], 'said', int('to', FLOAT)),
  node('Sub', ['one', 'said'], 'unsaid'),
  node('Mul', ['said', 'never'], 'not_loud'),
  node('Mul', ['unsaid', 'never'], 'not_quiet'),
  node('Add', ['above', 'not_loud'], 'logit_loud'),
  node('Add', ['below', 'not_quiet'], 'logit_quiet'),
  node('Mul', ['energy', 'zero'], 'logit_blank'),
  node('Concat', ['logit_blank', 'logit_loud', 'logit_quiet'], 'logit', int('axis', 1)),
  constant('threshold', THRESHOLD),
  constant('loud', LOUD!),
  constant('one', 1),
  constant('never', NEVER),
  constant('zero', 0),
  input('energy', ['N', 1]),
  input('last', ['N', 1]),
  output('logit', ['N', 3]),
);

/** Writes the model's files, as SHERPA_MODEL_DIR names them. */
export async function writeTinyTransducer(directory: string): Promise<void> {
  const files = { 'encoder.onnx': encoder, 'decoder.onnx': decoder, 'joiner.onnx': joiner };
  await Promise.all(Object.entries(files).map(([name, bytes]) => writeFile(join(directory, name), bytes)));
  await writeFile(join(directory, 'tokens.txt'), `<blk> ${BLANK}\n▁loud ${LOUD}\n▁quiet ${QUIET}\n`);
}
