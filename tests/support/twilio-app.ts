// The whole service with the stand-in of Twilio as its carrier, calls at five times real speed, and enough balance. For
// tests of telephone calls over Twilio.
import { startTwilio, type TwilioAccount, type TwilioServer } from '../../scripts/stand-ins/twilio-server.ts';
import type { Clock } from '../../src/core/clock.ts';
import { FRAME_SAMPLES } from '../../src/providers/ports/audio.ts';
import { createEncoder } from '../../src/providers/vendors/twilio/codec.ts';
import { startTestApp, type TestApp } from './app.ts';
import { fastClock } from './fast-clock.ts';

export interface TwilioApp {
  app: TestApp;
  twilio: TwilioServer;
  clock: Clock;
  close(): Promise<void>;
}

/** @param others accounts in addition to the deployment's */
export async function startTwilioApp(
  env: Record<string, string> = {},
  others: readonly TwilioAccount[] = [],
): Promise<TwilioApp> {
  const clock = fastClock(5);
  const twilio = await startTwilio(clock, undefined, others);
  const money = { WALLET_FREE_BALANCE: '100', NEW_WORKSPACE_DAILY_CAP: 'none' };
  const app = await startTestApp({ env: { ...twilio.env, ...money, ...env }, overrides: { voiceClock: clock } });
  return {
    app,
    twilio,
    clock,
    async close() {
      await app.close();
      await twilio.close();
    },
  };
}

/** A sentence of a built-in voice in telephone quality. */
export async function overTelephone({ runtime }: TestApp, text: string): Promise<Uint8Array> {
  const { signal } = new AbortController();
  const encoder = createEncoder();
  const parts: number[] = [];
  const request = { voiceId: 'builtin-onyx', text, language: 'en-US', signal };
  for await (const chunk of runtime.providers
    .forAccounts({ workspaceId: 'ws', keys: [], voices: [] })
    .tts('builtin-onyx')
    .synthesize(request)) {
    for (let at = 0; at + FRAME_SAMPLES <= chunk.length; at += FRAME_SAMPLES) {
      parts.push(...encoder.encode(chunk.subarray(at, at + FRAME_SAMPLES)));
    }
  }
  return Uint8Array.from(parts);
}
