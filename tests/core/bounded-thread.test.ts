// The thread for work that a tenant's text decides the length of: whoever asks is answered, whatever the question does to the thread.
import { expect, test } from 'vitest';
import { createBoundedThread, LOST } from '../../src/workers/bounded-thread.ts';

const WORKER = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (question) => {
    if (question === 'endless') for (;;);
    if (question === 'broken') throw new Error('nobody expected it');
    if (question === 'over') process.exit(0);
    parentPort.postMessage('answer to ' + question);
  });
  parentPort.postMessage('ready');
`;
const url = new URL(`data:text/javascript,${encodeURIComponent(WORKER)}`);

test.each(['endless', 'broken', 'over'])(
  'a question that is %s ends its thread and is lost, and the next ones are answered',
  async (question) => {
    const thread = createBoundedThread<string>(url, { timeoutMs: 300, heapMb: 64 });
    const answers = ['first', question, 'second', 'third'].map((one) => thread.ask(one));
    expect(await Promise.all(answers)).toEqual(['answer to first', LOST, 'answer to second', 'answer to third']);
  },
);
