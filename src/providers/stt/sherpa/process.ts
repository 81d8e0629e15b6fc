// The process that runs sherpa-onnx: decoding takes milliseconds per frame, which would delay speech. It is a process instead of
// a thread, because the library ends its process when it cannot read a model. Receives the model's files as JSON, sends `ready`
// when they are loaded, and ends with its parent.
import { createRequire } from 'node:module';
import { endWithService } from '../../../workers/child-process.ts';
import { MODEL_READY } from '../../../workers/model-process.ts';
import type { SherpaModel } from '../sherpa.ts';
import { createStreams, type OnlineRecognizer, type OnlineStream, type SherpaCommand } from './streams.ts';

interface SherpaModule {
  OnlineRecognizer: new (config: object) => OnlineRecognizer<OnlineStream>;
}

const { tokens, encoder, decoder, joiner } = JSON.parse(process.argv[2]!) as SherpaModel;
const sherpa = createRequire(import.meta.url)('sherpa-onnx-node') as SherpaModule;
const recognizer = new sherpa.OnlineRecognizer({
  featConfig: { sampleRate: 16_000, featureDim: 80 },
  modelConfig: { transducer: { encoder, decoder, joiner }, tokens, numThreads: 1, provider: 'cpu', debug: 0 },
  decodingMethod: 'greedy_search',
  // The parent detects ends of speech; this rule only cuts utterances that never end.
  enableEndpoint: 1,
  rule1MinTrailingSilence: 8,
  rule2MinTrailingSilence: 4,
  rule3MinUtteranceLength: 30,
});
const receive = createStreams(recognizer, (result) => process.send!(result));
process.on('message', (message: SherpaCommand) => receive(message));
endWithService();
process.send!(MODEL_READY);
