// A flite thread that never answers the text "hang", dies of the text "die" and beeps for the rest.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ text }) => {
  if (text === 'die') process.exit(1);
  if (text === 'hang') return;
  parentPort.postMessage({ result: new Int16Array(text.length).fill(1000) });
});
parentPort.postMessage('ready');
