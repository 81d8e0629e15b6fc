// The thread in which sherpa-onnx recognises: its decoding takes milliseconds a frame, and speech must not wait for that.
// Started by ../sherpa.ts with the model's files; an error here ends the thread, which is told there.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { SherpaModel } from '../sherpa.ts';
import { createStreams, type OnlineRecognizer, type OnlineStream, type Told } from './streams.ts';

interface SherpaModule {
  OnlineRecognizer: new (config: object) => OnlineRecognizer<OnlineStream>;
}

const { tokens, encoder, decoder, joiner } = workerData as SherpaModel;
const sherpa = createRequire(import.meta.url)('sherpa-onnx-node') as SherpaModule;
const recognizer = new sherpa.OnlineRecognizer({
  featConfig: { sampleRate: 16_000, featureDim: 80 },
  modelConfig: { transducer: { encoder, decoder, joiner }, tokens, numThreads: 1, provider: 'cpu', debug: 0 },
  decodingMethod: 'greedy_search',
  // Ends of speech come from outside; its own rule only cuts what never ends.
  enableEndpoint: 1,
  rule1MinTrailingSilence: 8,
  rule2MinTrailingSilence: 4,
  rule3MinUtteranceLength: 30,
});
const receive = createStreams(recognizer, (heard) => parentPort!.postMessage(heard));
parentPort!.on('message', (message: Told) => receive(message));
