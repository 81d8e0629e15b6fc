// A thread in place of the embedder's: dies of the text "die", else answers with the same vector for all.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ texts }) => {
  if (texts.includes('die')) process.exit(3);
  parentPort.postMessage({ result: texts.map(() => Array.from({ length: 512 }, () => 1)) });
});
parentPort.postMessage('ready');
