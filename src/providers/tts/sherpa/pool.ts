// Distributes the texts of all calls to a few synthesis processes, one text at a time in each; further texts wait in order.
// Invariants: every text ends with its sound, a ProviderError, or its signal's reason. There are never more texts in progress
// than processes, even after cancellations. A process that dies or produces no sound for too long fails only its own text, and
// the next text starts a new process.
import type { Clock, Timer } from '../../../core/clock.ts';
import type { ModelProcess } from '../../../workers/model-process.ts';
import { ProviderError } from '../../ports/errors.ts';
import type { VoiceCommand, VoiceResult } from './process.ts';

export type SpeakingProcess = ModelProcess<VoiceCommand, VoiceResult>;

interface Said {
  text: string;
  speaker: number;
  /** 1: the natural speed. */
  speed: number;
}

interface VoicePool {
  /** Yields the sound of each sentence at the model's rate, as soon as it is synthesized. */
  speak(said: Said, signal: AbortSignal): AsyncGenerator<Float32Array>;
  /** Starts all processes. @throws Error if the model cannot be loaded */
  load(): Promise<void>;
  close(): Promise<void>;
}

/** More than a minute of speech; a later text would be too late to be useful. */
const MAX_WAITING = 100;
/** Limit for one sentence of at most a few hundred characters, or for loading the model. */
const SILENT_MS = 60_000;

interface Job {
  id: number;
  said: Said;
  sounds: Float32Array[];
  /** Null while in progress; `done` when all sound was received. */
  end: 'done' | Error | null;
  wake(): void;
}

interface Slot {
  process: SpeakingProcess | null;
  job: Job | null;
  timer: Timer | null;
}

export function createVoicePool(id: string, size: number, start: () => SpeakingProcess, clock: Clock): VoicePool {
  const slots = Array.from({ length: size }, (): Slot => ({ process: null, job: null, timer: null }));
  const waiting: Job[] = [];
  let isClosed = false;
  let last = 0;

  const finish = (slot: Slot, end: 'done' | Error): void => {
    slot.timer?.cancel();
    const { job } = slot;
    slot.job = null;
    if (job) {
      job.end ??= end;
      job.wake();
    }
    next();
  };
  const lose = (slot: Slot, lost: SpeakingProcess, error: Error): void => {
    if (slot.process !== lost) return;
    slot.process = null;
    finish(slot, error);
  };
  const watch = (slot: Slot): void => {
    slot.timer?.cancel();
    slot.timer = clock.after(SILENT_MS, () => {
      const late = slot.process;
      if (late === null) return;
      lose(slot, late, new ProviderError(id, 'timeout', `produced no sound within ${SILENT_MS / 1000} s`));
      void late.close();
    });
  };
  const running = (slot: Slot): SpeakingProcess => {
    if (slot.process) return slot.process;
    const started = start();
    started.onGone((cause) => lose(slot, started, new ProviderError(id, 'unavailable', cause.message, { cause })));
    started.onMessage((result) => {
      const { job } = slot;
      if (slot.process !== started || job?.id !== result.job) return;
      if (result.type === 'done') return finish(slot, 'done');
      if (result.type === 'failed') return finish(slot, new ProviderError(id, 'protocol', result.reason));
      watch(slot);
      // An abandoned text already has an end; its sound is not kept.
      if (job.end === null) job.sounds.push(result.samples);
      job.wake();
    });
    slot.process = started;
    return started;
  };
  const next = (): void => {
    if (isClosed) return;
    const slot = slots.find(({ job }) => job === null);
    const job = slot && waiting.shift();
    if (!job) return;
    slot.job = job;
    watch(slot);
    running(slot).send({ type: 'speak', job: job.id, ...job.said });
    next();
  };
  const giveUp = (job: Job, reason: Error): void => {
    if (job.end !== null) return;
    job.end = reason;
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
    // The process finishes its current sentence, and only then accepts the next text.
    slots.find((slot) => slot.job === job)?.process?.send({ type: 'stop', job: job.id });
    job.wake();
  };

  return {
    async *speak(said, signal) {
      signal.throwIfAborted();
      if (isClosed) throw new ProviderError(id, 'unavailable', 'was closed');
      if (waiting.length >= MAX_WAITING)
        throw new ProviderError(
          id,
          'unavailable',
          `has ${MAX_WAITING} texts waiting; set SHERPA_VOICE_PROCESSES higher`,
        );
      const job: Job = { id: ++last, said, sounds: [], end: null, wake: () => undefined };
      const onAbort = (): void => giveUp(job, signal.reason as Error);
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.push(job);
      next();
      try {
        while (true) {
          const sound = job.sounds.shift();
          if (sound) yield sound;
          else if (job.end === 'done') return;
          else if (job.end) throw job.end;
          else await new Promise<void>((resolve) => (job.wake = resolve));
        }
      } finally {
        signal.removeEventListener('abort', onAbort);
        // The reader may stop early.
        giveUp(job, new ProviderError(id, 'unavailable', 'was abandoned'));
      }
    },
    async load() {
      await Promise.all(slots.map((slot) => running(slot).ready));
    },
    async close() {
      isClosed = true;
      const closed = new ProviderError(id, 'unavailable', 'was closed');
      const ending = slots.map(({ process }) => process);
      for (const slot of slots) {
        slot.process = null;
        finish(slot, closed);
      }
      for (const job of waiting.splice(0)) {
        job.end ??= closed;
        job.wake();
      }
      await Promise.all(ending.map((process) => process?.close()));
    },
  };
}
