// Starts the service from its settings to the banner: the app, the demo in development, the notes for the operator, the watchdog.
// Importing it loads all modules of the service; main.ts imports it once the database exists.
import { startApp, type App } from '../app.ts';
import { examineSettings, type Config } from '../config.ts';
import { unloadLiveKit } from '../providers/vendors/livekit/livekit.ts';
import { findAgent } from '../resources/agents/service.ts';
import { hasUsers } from '../resources/auth/owners.ts';
import { newSetupToken } from '../resources/auth/setup-token.ts';
import type { ProcessRole } from '../runtime.ts';
import { banner } from './banner.ts';
import { ensureDemo } from './demo.ts';
import { compactHeap } from './heap.ts';
import { compactWhenIdle } from './idle-heap.ts';
import { isPretty, logConsoleTraces } from './log.ts';
import { noteLostKeys } from './lost-keys.ts';
import { modelNotes } from './model-notes.ts';
import { explainListenError } from './port-in-use.ts';
import { findHeld, heldNote } from './restored.ts';
import { startWatchdog } from './watchdog.ts';

interface Start {
  /** Whether a .env file was read. */
  hasEnvFile: boolean;
  /** Start time, in ms of performance.now(); the banner shows the duration. */
  startedAt: number;
}

export async function startService(config: Config, role: ProcessRole, { hasEnvFile, startedAt }: Start): Promise<App> {
  const app = await startApp(config, role).catch(async (error: unknown) => {
    throw await explainListenError(error, config);
  });
  logConsoleTraces(app.runtime.log);
  // Searched only now, because during the start the event loop is too busy to meet short deadlines.
  const searched = modelNotes(config);
  const demo = config.development ? await openDemo(app) : null;
  const needsOwner = config.registration !== 'open' && !(await hasUsers(app.runtime.db));
  const setupToken = needsOwner ? newSetupToken(app.runtime) : null;
  const unknown = examineSettings().unknown.map(
    ({ name, meant }) => `${name} is set, and nothing reads it. Did you mean ${meant.join(' or ')}?`,
  );
  const held = heldNote(await findHeld(app.runtime.db));
  const important = [await noteLostKeys(app.runtime), held].filter((note) => note !== null);
  const notes = [...unknown, ...important, ...(await searched)];
  const { url, localUrl } = app;
  const { operator: providers } = app.runtime.providers;
  const startedInMs = performance.now() - startedAt;
  const facts = { url, localUrl, config, role, providers, demo, setupToken, hasEnvFile, notes, startedInMs };
  process.stdout.write(`${banner(facts)}\n`);
  const watchdog = startWatchdog(config.watchdogSeconds, app.runtime.log, isPretty(config));
  const idle = config.databaseUrl === null ? null : giveBackMemory(app);
  const stop: App['stop'] = async (waitMs) => {
    idle?.stop();
    await app.stop(waitMs).finally(() => watchdog.stop());
    await unloadLiveKit();
  };
  return { ...app, stop };
}

/**
 * Compacts the heap of an idle process. Not used with the embedded database, because such a collection also drops V8's compiled
 * code of its WebAssembly, and compiling it again takes 300 MB, more than calls leave behind.
 */
function giveBackMemory({ live, runtime }: App): { stop(): void } | null {
  return live && compactWhenIdle(runtime.clock, () => live.count(), compactHeap);
}

async function openDemo({ runtime, localUrl, openDemo: open }: App) {
  const demo = await ensureDemo(runtime, localUrl);
  open(demo.widget_id);
  const agent = await findAgent(runtime.db, demo.workspace_id, demo.agent_id);
  return { ...demo, agent_name: agent?.agent_name ?? 'the demo agent' };
}
