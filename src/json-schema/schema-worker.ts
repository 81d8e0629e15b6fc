// The thread of checker.ts: sends READY once, then answers one question at a time.
import { parentPort } from 'node:worker_threads';
import { READY } from '../workers/bounded-thread.ts';
import { explainMismatch, explainSchema } from './check.ts';
import type { SchemaQuestion } from './checker.ts';

parentPort!.on('message', (question: SchemaQuestion) => {
  const { schema } = question;
  parentPort!.postMessage('value' in question ? explainMismatch(schema, question.value) : explainSchema(schema));
});
parentPort!.postMessage(READY);
