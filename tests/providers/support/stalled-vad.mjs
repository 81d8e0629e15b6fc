// A detector thread that never responds and acknowledges no frames, like one that is far behind.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => {});
