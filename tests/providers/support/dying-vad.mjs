// A voice activity thread that exits on its first frame.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => process.exit(1));
