// The thread's side of worker-client.ts: sends READY, then answers each request. An error of `answer` fails only that request.
import { parentPort } from 'node:worker_threads';
import { READY, type WorkerReply } from './worker-client.ts';

/** @param transfer returns buffers of the result to move instead of copying them */
export function serveRequests<Request, Result>(
  answer: (request: Request) => Result | Promise<Result>,
  transfer: (result: Result) => ArrayBuffer[] = () => [],
): void {
  const port = parentPort;
  if (!port) throw new Error('serveRequests must run in a worker thread');
  const reply = (message: WorkerReply<Result>, buffers: ArrayBuffer[]): void => port.postMessage(message, buffers);
  port.on('message', (request: Request) => {
    void (async () => answer(request))().then(
      (result) => reply({ result }, transfer(result)),
      (error: unknown) => reply({ error: error instanceof Error ? error.message : String(error) }, []),
    );
  });
  port.postMessage(READY);
}
