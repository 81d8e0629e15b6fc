// A flite thread that never responds to the text "hang", exits on "die", returns as many samples as it has received sentences
// for "count", and beeps for all other texts.
import { parentPort } from 'node:worker_threads';

let sentences = 0;
parentPort.on('message', ({ text }) => {
  sentences++;
  if (text === 'die') process.exit(1);
  if (text === 'hang') return;
  parentPort.postMessage({ result: new Int16Array(text === 'count' ? sentences : text.length).fill(1000) });
});
parentPort.postMessage('ready');
