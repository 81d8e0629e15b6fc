// Replaces the embedder's thread: exits on the text "die", and returns the same vector for all other texts.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ texts }) => {
  if (texts.includes('die')) process.exit(3);
  parentPort.postMessage({ result: texts.map(() => Array.from({ length: 512 }, () => 1)) });
});
parentPort.postMessage('ready');
