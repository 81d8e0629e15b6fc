// A flite thread that never answers the text "hang", dies of the text "die", answers "count" with as many
// samples as it got sentences, and beeps for the rest.
import { parentPort } from 'node:worker_threads';

let sentences = 0;
parentPort.on('message', ({ text }) => {
  sentences++;
  if (text === 'die') process.exit(1);
  if (text === 'hang') return;
  parentPort.postMessage({ result: new Int16Array(text === 'count' ? sentences : text.length).fill(1000) });
});
parentPort.postMessage('ready');
