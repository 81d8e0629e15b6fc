// How each thread starts the engine (PGlite): its settings, and the flags of V8 while its first code is compiled.
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

// One process with one session needs little. The default of 128 MB is resident from the start, whatever the database holds; files
// beyond it are in the system's cache.
const SETTINGS = ['shared_buffers=16MB', 'wal_buffers=512kB', 'max_connections=5'];

// V8 would optimize one function of the engine (105 kB of WebAssembly) in the background a second after the start, with 600 MB of
// memory and seconds of CPU time. What is compiled while these flags are off is never optimized: what the start itself runs.
// The flags belong to the process, so they are off no longer than that.
const OPTIMIZING = ['wasm-tier-up', 'wasm-dynamic-tiering'];

/** @param warmUp runs before the engine is optimized any further */
export async function startEngine(
  options: PGliteOptions,
  warmUp: (database: PGlite) => Promise<unknown> = () => Promise.resolve(),
): Promise<PGlite> {
  for (const flag of OPTIMIZING) setFlagsFromString(`--no-${flag}`);
  try {
    const startParams = [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])];
    const database = await PGlite.create({ ...options, startParams });
    await warmUp(database);
    return database;
  } finally {
    for (const flag of OPTIMIZING) setFlagsFromString(`--${flag}`);
  }
}
