// The reading process: reads one document at a time. Documents are untrusted: a parser may run forever or exhaust memory, and
// then only this process ends. Argument: WatchOptions as JSON.
import { hash } from 'node:crypto';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { endWithService } from '../../../workers/child-process.ts';
import { chunksOf, embeddedText, MAX_CHUNKS } from './chunks.ts';
import { MAX_TEXT_CHARS, readDocument, type Document } from './documents.ts';
import { goOffline, startNothing } from './offline.ts';
import { endFirst } from './oom-score.ts';
import type { ReadReply, ReadTask, RobotsTask } from './reader.ts';
import { answerRobots } from './robots.ts';
import type { WatchOptions } from './watch.ts';

/** Chunks per message, because the service handles each message without yielding. */
const PORTION = 500;
/** CPU time limit for one robots.txt match. The largest legitimate file takes 20 ms; a crawl matches once per page. */
const ROBOTS_CPU_MS = 2_000;

goOffline();
endWithService();
endFirst();
const watch = new Worker(new URL('./watch.ts', import.meta.url), {
  workerData: JSON.parse(process.argv[2]!) as WatchOptions,
});
startNothing();
// Speech has priority: under CPU contention this thread gets a quarter of its share. The watch thread, started before, keeps its
// priority.
setPriority(5);
process.on('message', (task: ReadTask | RobotsTask) => {
  watch.postMessage('file' in task ? ROBOTS_CPU_MS : null);
  void answer(task);
});

async function answer(task: ReadTask | RobotsTask): Promise<void> {
  const { id } = task;
  try {
    if ('file' in task) return await sendReply({ id, ...answerRobots(task) });
    const { type, bytes, contentType, url } = task;
    const document = await readDocument(type, bytes, { contentType, url });
    const fault = await answerWith(task, document);
    if (fault !== null) await sendReply({ id, failed: 'too_large', detail: fault });
  } catch (error) {
    const tooDeep = error instanceof RangeError && error.message.includes('call stack');
    if (tooDeep) await sendReply({ id, failed: 'too_complex', detail: 'The document is nested too deeply.' });
    else await sendReply({ id, failed: 'unreadable', detail: (error as Error).message.slice(0, 500) });
  }
}

/** @returns the exceeded limit; null if the document was sent */
async function answerWith({ id, title: given, chunking }: ReadTask, document: Document): Promise<string | null> {
  const { title: own, markdown, links } = document;
  const title = given ?? own;
  if (markdown.length > MAX_TEXT_CHARS) return 'It holds too much text.';
  const chunks = chunksOf(clean(markdown), chunking);
  if (chunks.length > MAX_CHUNKS) return `It makes ${chunks.length} chunks, more than ${MAX_CHUNKS}.`;
  for (let at = 0; at < chunks.length; at += PORTION) {
    const portion = chunks.slice(at, at + PORTION);
    await sendReply({ id, portion: portion.map((chunk) => ({ ...chunk, hash: hashOf(embeddedText(title, chunk)) })) });
  }
  await sendReply({ id, title, links, textHash: hashOf(`${title}\n${markdown}`) });
  return null;
}

/** Resolves when the message is sent. Queued messages would use memory. */
function sendReply(reply: ReadReply): Promise<void> {
  return new Promise((resolve) => process.send!(reply, () => resolve()));
}

function hashOf(text: string): string {
  return hash('sha256', text, 'base64url');
}

/**
 * Removes characters that Postgres cannot store or nobody sees (such as soft hyphens), and repeated white space
 * that parsers leave.
 */
function clean(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[\0\u00ad\u200b\u2060\ufeff]+/g, '')
      // Does not match single spaces, because millions of matches would take more memory than the text.
      .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
      .replace(/\n{3,}/g, '\n\n')
  );
}
