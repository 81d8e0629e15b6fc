// Starts the engine (PGlite) in a thread, with its settings and with the V8 flags for compiling its first code.
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

// One process with one session needs little. The default of 128 MB is resident from the start, regardless of the size of the
// database. Files beyond it are in the system's cache.
const SETTINGS = ['shared_buffers=16MB', 'wal_buffers=512kB', 'max_connections=5'];

// V8 would optimize one function of the engine (105 kB of WebAssembly) in the background a second after the start, with 600 MB of
// memory and seconds of CPU time. Code compiled while these flags are off is never optimized, which is the code of the start
// itself. The flags apply to the whole process, so they are off only during the start.
const OPTIMIZING = ['wasm-tier-up', 'wasm-dynamic-tiering'];

/** @param warmUp runs before any further code is optimized */
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
