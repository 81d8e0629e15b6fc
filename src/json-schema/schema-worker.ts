// The thread of checker.ts. An unexpected error intentionally ends it, as a deadline does.
import { parentPort } from 'node:worker_threads';
import { READY, type WorkerReply } from '../workers/worker-client.ts';
import { explainMismatch, explainSchema } from './check.ts';
import type { SchemaQuestion } from './checker.ts';

parentPort!.on('message', (question: SchemaQuestion) => {
  const { schema } = question;
  const result = 'value' in question ? explainMismatch(schema, question.value) : explainSchema(schema);
  parentPort!.postMessage({ result } satisfies WorkerReply<string | null>);
});
parentPort!.postMessage(READY);
