// The audio between ports: 16 kHz mono PCM16, in frames of 20 ms. An adapter converts from and to its vendor's format.
import { TICK_MS } from '../../core/ticker.ts';

export const SAMPLE_RATE = 16_000;
export const FRAME_MS = TICK_MS;
export const FRAME_SAMPLES = (SAMPLE_RATE * FRAME_MS) / 1000;
