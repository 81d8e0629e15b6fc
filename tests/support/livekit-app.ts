// The whole service with a stand-in of LiveKit that sends callbacks to it. For tests of rooms and of telephone calls over
// trunks. Its audio has its own timing, so calls run in real time.
import {
  LIVEKIT_KEY,
  LIVEKIT_SECRET,
  startLiveKitServer,
  type LiveKitServer,
} from '../../scripts/stand-ins/livekit-server.ts';
import type { AppOverrides } from '../../src/app.ts';
import { systemClock } from '../../src/core/clock.ts';
import { startTestApp, type TestApp } from './app.ts';

export interface LiveKitApp {
  app: TestApp;
  server: LiveKitServer;
  /** The callback URL for room events. */
  callbacks: string;
  close(): Promise<void>;
}

export async function startLiveKitApp(
  env: Record<string, string> = {},
  overrides: AppOverrides = {},
): Promise<LiveKitApp> {
  let callbacks: string | null = null;
  const server = await startLiveKitServer(() => callbacks);
  const own = { LIVEKIT_URL: server.url, LIVEKIT_API_KEY: LIVEKIT_KEY, LIVEKIT_API_SECRET: LIVEKIT_SECRET };
  const app = await startTestApp({ env: { ...own, ...env }, overrides: { voiceClock: systemClock, ...overrides } });
  callbacks = `${app.url}/hooks/livekit`;
  return {
    app,
    server,
    callbacks,
    async close() {
      await app.close();
      await server.close();
    },
  };
}
