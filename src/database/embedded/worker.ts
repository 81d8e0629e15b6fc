// The thread that runs the embedded Postgres (PGlite). It answers batches in order of arrival. Postgres runs synchronously, so on
// the main thread an index build would block speech for seconds. An exception from the engine deliberately ends the thread,
// because its memory cannot be trusted afterwards.
import { parentPort, workerData } from 'node:worker_threads';
import { vector } from '@electric-sql/pglite-pgvector';
import { startEngine } from './engine.ts';
import type { ThreadOptions, ThreadReply, ThreadRequest } from './thread.ts';
import { splitReply } from './wire.ts';

const port = parentPort;
if (!port) throw new Error('embedded/worker.ts must run in a worker thread');
const options = workerData as ThreadOptions;

const database = await startEngine(
  {
    dataDir: options.dir ?? 'memory://',
    extensions: { vector },
    ...(options.snapshot ? { loadDataDir: new Blob([options.snapshot as Uint8Array<ArrayBuffer>]) } : {}),
  },
  // One session serves all connections, so the settings that a server applies per connection are applied once.
  (started) => started.exec(`set time zone 'UTC'`),
);
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
// memory need. Together they are a third of the time of a small query.
async function execute(bytes: Uint8Array): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await database.execProtocolRawStream(bytes, { syncToFs: false, onRawData: (chunk) => chunks.push(chunk.slice()) });
  const [only] = chunks;
  return chunks.length === 1 && only ? only : new Uint8Array(Buffer.concat(chunks));
}

function reply(message: ThreadReply, ...transfer: ArrayBuffer[]): void {
  port?.postMessage(message, transfer);
}
