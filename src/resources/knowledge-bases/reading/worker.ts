// The thread that reads documents, started by reader.ts with bounds on memory; one document at a time. What it is given comes
// from strangers: a parser may run for ever or eat memory, and then this thread is ended and nobody else.
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { chunksOf } from './chunks.ts';
import { readDocument } from './documents.ts';
import type { ReadPiece, ReadReply, ReadTask } from './reader.ts';

// Longer than any manual; what is beyond is not what a voice agent answers from.
const MOST_TEXT_CHARS = 30_000_000;

parentPort!.on('message', (task: ReadTask) => {
  void answer(task);
});

async function answer({ id, type, bytes, contentType, title: given, url, chunking }: ReadTask): Promise<void> {
  parentPort!.postMessage(await reply());

  async function reply(): Promise<ReadReply> {
    try {
      const { title: own, markdown, links } = await readDocument(type, bytes, { contentType, url });
      const title = given ?? own;
      if (markdown.length > MOST_TEXT_CHARS) return { id, failed: 'too_large', detail: 'It holds too much text.' };
      const pieces = chunksOf(clean(markdown), chunking).map((chunk): ReadPiece => {
        const embedded = [title, chunk.heading, chunk.text].filter((part) => part !== null).join('\n');
        return { ...chunk, embedded, hash: createHash('sha256').update(embedded).digest('base64url') };
      });
      return {
        id,
        title,
        links,
        pieces,
        textHash: createHash('sha256').update(`${title}\n${markdown}`).digest('base64url'),
      };
    } catch (error) {
      return { id, failed: 'unreadable', detail: (error as Error).message.slice(0, 500) };
    }
  }
}

/** What Postgres cannot store, and runs of blank that parsers leave behind. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n');
}
