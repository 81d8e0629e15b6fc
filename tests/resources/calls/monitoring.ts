// Fixture for supervision: calls that remain open, their supervisors, the frames received by callees, and audio
// measurements.
import type { MonitorToken } from '../../../generated/types.ts';
import type { Clock } from '../../../src/core/clock.ts';
import type { ProviderRegistry } from '../../../src/providers/directory.ts';
import type { Line } from '../../../src/providers/ports/carrier.ts';
import type { Tenant } from '../../support/client.ts';
import { follow, HUM_HERTZ, type SupervisorClient } from '../../support/supervisor.ts';
import { ended, place, reaches, SILENT, talkingAgent, timelineOf } from './support.ts';

export interface Supervising {
  /** Starts a call that remains in progress, with these fields of its agent. */
  live(more?: object, to?: string): Promise<string>;
  grant(id: string, mode?: string, initialMode?: string): Promise<MonitorToken>;
  supervise(id: string, mode?: string, initialMode?: string): Promise<SupervisorClient>;
  end(id: string): ReturnType<typeof ended>;
  textOf(id: string): Promise<string>;
  /** The supervisor rows of the timeline. */
  notesOf(id: string): Promise<Record<string, unknown>[]>;
}

export function supervising(owner: Tenant, clock: Clock): Supervising {
  const grant: Supervising['grant'] = (id, mode, initialMode) => {
    const body = { ...(mode ? { mode } : {}), ...(initialMode ? { initial_mode: initialMode } : {}) };
    return owner.ok('createMonitorToken', { path: { id }, ...(mode ? { body } : {}) });
  };
  return {
    async live(more = {}, to = SILENT) {
      const body = talkingAgent({ greeting: null, inactivity: { seconds: 600, reminders: [] }, ...more });
      const { agent_id } = await owner.ok('createAgent', { body });
      const { call_id } = await place(owner, to, agent_id);
      await reaches(owner, call_id, ['in_progress']);
      return call_id;
    },
    grant,
    supervise: async (...asked) => follow(await grant(...asked), clock),
    async end(id) {
      await owner.ok('endCall', { path: { id } });
      return ended(owner, id);
    },
    textOf: async (id) => (await owner.ok('getCallTranscript', { path: { id } })).text,
    notesOf: async (id) =>
      (await timelineOf(owner, id)).flatMap(({ type, data }) => (type === 'monitor' ? [data] : [])),
  };
}

const heard = new Map<string, Int16Array[]>();

/** Frames that were written to the callee's line. Needs an app whose registry is `eavesdropped`. */
export function calleeOf(callId: string): Int16Array[] {
  return heard.get(callId)!;
}

/** Records every frame that is written to a line of a carrier. */
export function eavesdropped(registry: ProviderRegistry): ProviderRegistry {
  return {
    ...registry,
    carrier(from, to, id) {
      const carrier = registry.carrier(from, to, id);
      if (!carrier) return null;
      return {
        ...carrier,
        async *dial(request) {
          for await (const event of carrier.dial(request)) {
            if (event.type === 'answered') note(event.line, request.legName);
            yield event;
          }
        },
      };
    },
  };
}

function note(line: Line, callId: string): void {
  const frames: Int16Array[] = [];
  heard.set(callId, frames);
  const write = line.write.bind(line);
  line.write = (frame) => {
    frames.push(frame);
    return write(frame);
  };
}

/** Root mean square; 1 is the maximum of a sample. */
export function rms(samples: ArrayLike<number>): number {
  const full = samples instanceof Int16Array ? 32_768 : 1;
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += (samples[i]! / full) ** 2;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

type Samples = Int16Array | Float32Array;

function pieces(samples: Samples, rate: number, ms: number): Samples[] {
  const step = (rate * ms) / 1000;
  const count = Math.floor(samples.length / step);
  return Array.from({ length: count }, (_, i) => samples.subarray(i * step, (i + 1) * step));
}

export const STEP_MS = 20;

/** Loudness, step by step. */
export function envelope(samples: Samples, rate: number): number[] {
  return pieces(samples, rate, STEP_MS).map((piece) => rms(piece));
}

/** Correlation of two envelopes, the second shifted by this many steps: 1 is identical. */
export function likeness(a: readonly number[], b: readonly number[], from: number): number {
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i]!, b[i + from] ?? 0];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(aa * bb || 1);
}

/** Share of the energy that lies at the frequency of the supervisor's hum. */
function purity(samples: ArrayLike<number>, rate: number): number {
  let [re, im, all] = [0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const angle = (2 * Math.PI * HUM_HERTZ * i) / rate;
    re += samples[i]! * Math.cos(angle);
    im += samples[i]! * Math.sin(angle);
    all += samples[i]! ** 2;
  }
  return all === 0 ? 0 : (2 * (re * re + im * im)) / samples.length / all;
}

export const isHum = (frame: Samples, rate = 16_000) => rms(frame) > 0.05 && purity(frame, rate) > 0.8;
export const isLoud = (frame: Samples) => rms(frame) > 0.01;

/** Milliseconds of a signal that contain the supervisor's hum. */
export function hummedMs(samples: Samples, rate: number): number {
  return pieces(samples, rate, 20).filter((piece) => isHum(piece, rate)).length * 20;
}
