// The process that synthesizes with sherpa-onnx: a sentence takes between 50 ms and seconds of CPU time. It processes one text at
// a time, in the library's own threads, so that it receives a stop command while it works. Receives the voice's configuration as
// JSON.
// Invariant: every text ends with `done` or `failed`.
import { createRequire } from 'node:module';
import { endWithService } from '../../../workers/child-process.ts';
import { MODEL_READY } from '../../../workers/model-process.ts';
import type { VoiceConfig } from './model.ts';

/** Messages to the process. `job` identifies the text. */
export type VoiceCommand =
  | { type: 'speak'; job: number; text: string; speaker: number; speed: number }
  | { type: 'stop'; job: number };

/** Messages from the process. Samples are at the model's own rate. */
export type VoiceResult =
  | { type: 'sound'; job: number; samples: Float32Array }
  | { type: 'done'; job: number }
  | { type: 'failed'; job: number; reason: string };

// The part of sherpa-onnx-node that is used here; the package has only JSDoc types.
interface OfflineTts {
  generateAsync(request: {
    text: string;
    sid: number;
    speed: number;
    /** False: the samples are copied instead of sharing memory of the library, which Node's channel could not send. */
    enableExternalBuffer: boolean;
    /** Called after each sentence; false ends the text there. */
    onProgress(part: { samples: Float32Array }): boolean;
  }): Promise<unknown>;
}

interface SherpaModule {
  OfflineTts: new (config: object) => OfflineTts;
}

const { config, threads } = JSON.parse(process.argv[2]!) as { config: VoiceConfig; threads: number };
const sherpa = createRequire(import.meta.url)('sherpa-onnx-node') as SherpaModule;
const voice = new sherpa.OfflineTts({
  ...config,
  model: { ...config.model, numThreads: threads, provider: 'cpu', debug: 0 },
  maxNumSentences: 1,
});
const stopped = new Set<number>();

async function speak({ job, text, speaker, speed }: Extract<VoiceCommand, { type: 'speak' }>): Promise<void> {
  const send = (result: VoiceResult): void => void process.send!(result);
  try {
    await voice.generateAsync({
      text,
      sid: speaker,
      speed,
      enableExternalBuffer: false,
      onProgress({ samples }) {
        if (stopped.has(job)) return false;
        send({ type: 'sound', job, samples: samples.slice() });
        return true;
      },
    });
    send({ type: 'done', job });
  } catch (error) {
    send({ type: 'failed', job, reason: (error as Error).message });
  } finally {
    stopped.delete(job);
  }
}

process.on('message', (command: VoiceCommand) => {
  if (command.type === 'stop') stopped.add(command.job);
  else void speak(command);
});
endWithService();
process.send!(MODEL_READY);
