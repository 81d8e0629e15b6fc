// A detector thread that answers nothing and counts no frames as taken, like one that is far behind.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => {});
