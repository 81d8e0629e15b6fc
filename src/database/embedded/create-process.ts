// A process that creates a data directory and exits. Argument: the directory, which must be empty. It is not a thread, because
// only the end of a process returns its memory (500 MB) to the system. The engine's whole memory is copied for each program that
// initdb runs, and the directory is built in memory before it is written.
import { startEngine } from './engine.ts';

// One WAL segment exists from the start, and three copies of it during the creation. The default is 16 MB.
const WAL_SEGMENT_MB = 1;

const database = await startEngine({
  dataDir: process.argv[2]!,
  initDbStartParams: [`--wal-segsize=${WAL_SEGMENT_MB}`],
});
await database.close();
