// A voice activity thread that dies of its first frame.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => process.exit(1));
