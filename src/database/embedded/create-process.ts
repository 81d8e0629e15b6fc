// The process that fills a data directory and ends. Argument: the directory, which must be empty.
// It is a process, because its memory (500 MB) returns to the system when a process ends, and not when a thread ends: the engine's whole memory
// is copied for each program that initdb runs, and the directory is made in memory before it is written.
import { startEngine } from './engine.ts';

// One segment of the log exists from the start, and three copies of it while the directory is made. The default is 16 MB.
const WAL_SEGMENT_MB = 1;

const database = await startEngine({
  dataDir: process.argv[2]!,
  initDbStartParams: [`--wal-segsize=${WAL_SEGMENT_MB}`],
});
await database.close();
