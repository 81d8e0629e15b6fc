// The thread that runs the embedded Postgres (PGlite). It answers batches in the order they came. It has a thread of its own because
// Postgres runs on the calling thread: building an index would block speech for seconds.
// An exception from the engine ends the thread on purpose: its memory cannot be trusted afterwards.
import { parentPort, workerData } from 'node:worker_threads';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import type { ThreadOptions, ThreadReply, ThreadRequest } from './thread.ts';
import { splitReply } from './wire.ts';

const port = parentPort;
if (!port) throw new Error('embedded/worker.ts must run in a worker thread');
const options = workerData as ThreadOptions;

// One process with one session needs little. The default of 128 MB is resident from the start, whatever the database holds; files
// beyond it are in the system's cache.
const SETTINGS = ['shared_buffers=16MB', 'wal_buffers=512kB', 'max_connections=5'];

// V8 would optimize one function of the engine (105 kB of WebAssembly) in the background a second after the start, with 600 MB of
// memory and seconds of CPU time. What is compiled while these flags are off is never optimized: what the start itself runs.
// The flags belong to the process, so they are off no longer than that.
const OPTIMIZING = ['wasm-tier-up', 'wasm-dynamic-tiering'];
for (const flag of OPTIMIZING) setFlagsFromString(`--no-${flag}`);
const database = await PGlite.create({
  dataDir: options.dir ?? 'memory://',
  extensions: { vector },
  startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
  ...(options.snapshot ? { loadDataDir: new Blob([options.snapshot as Uint8Array<ArrayBuffer>]) } : {}),
});
// One session serves all connections, so what a server would set per connection is set once.
await database.exec(`set time zone 'UTC'`);
for (const flag of OPTIMIZING) setFlagsFromString(`--${flag}`);
reply({ kind: 'ready' });

let last: Promise<void> = Promise.resolve();
port.on('message', (request: ThreadRequest) => {
  last = last.then(() => answer(request));
});

async function answer(request: ThreadRequest): Promise<void> {
  if (request.kind === 'batch') {
    const split = splitReply(await execute(request.bytes));
    reply({ kind: 'answer', ...split }, split.bytes.buffer as ArrayBuffer);
  } else if (request.kind === 'snapshot') {
    const file = await database.dumpDataDir('none');
    const bytes = new Uint8Array(await file.arrayBuffer());
    reply({ kind: 'snapshot', bytes }, bytes.buffer);
  } else {
    await database.close();
    reply({ kind: 'closed' });
    port?.close();
  }
}

// The streaming form returns the engine's output without decoding it, and skips a file system sync that neither directories nor
// memory need: together a third of the time of a small query.
async function execute(bytes: Uint8Array): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await database.execProtocolRawStream(bytes, { syncToFs: false, onRawData: (chunk) => chunks.push(chunk.slice()) });
  const [only] = chunks;
  return chunks.length === 1 && only ? only : new Uint8Array(Buffer.concat(chunks));
}

function reply(message: ThreadReply, ...transfer: ArrayBuffer[]): void {
  port?.postMessage(message, transfer);
}
