// Replaces a network socket: a Duplex to which pg.Client writes protocol messages and that the embedded database answers.
// Invariant: a connection owns the only session from its first batch until ReadyForQuery reports idle, so transactions of
// different connections never mix. Notifications go to the listening connections, whichever batch they arrive with. Deliberately
// refused: COPY FROM STDIN, which ends the engine. Cancel requests and TLS do not exist here.
import { Duplex } from 'node:stream';
import type { Thread } from './thread.ts';
import { TransactionTimeout, type TransactionQueue } from './transaction-queue.ts';
import {
  channelOf,
  endsBatch,
  errorMessage,
  encodeGreeting,
  IDLE,
  MESSAGE,
  queryMessage,
  readyMessage,
  sqlOf,
  type WireReply,
} from './wire.ts';

// Long enough to recognize any statement, and for the few LISTENs that drivers send in one message.
const SQL_PREFIX_BYTES = 512;
const LISTEN = /(?:^|;)\s*(un)?listen\s+(?:"([^"]+)"|(\w+|\*))/gi;
const COPY_IN = /^\s*copy\b[^;]*\bfrom\s+stdin\b/i;

export interface Backend {
  thread: Thread;
  turns: TransactionQueue<EmbeddedConnection>;
  connections: Set<EmbeddedConnection>;
  /** A transaction that is idle for longer loses its connection, because it blocks all others. */
  idleTransactionMs: number;
}

interface Batch {
  bytes: Uint8Array<ArrayBuffer>;
  last: number;
  refusal: string | null;
  unlistens: boolean;
}

let nextProcessId = 1;

export class EmbeddedConnection extends Duplex {
  readonly channels = new Set<string>();
  private readonly backend: Backend;
  private pending: Buffer = Buffer.alloc(0);
  private refusal: string | null = null;
  private unlistens = false;
  private started = false;
  private finished: Promise<void> | null = null;
  private skipToSync = false;
  private work: Promise<void> = Promise.resolve();
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(backend: Backend) {
    super();
    this.backend = backend;
  }

  // Methods of net.Socket that pg calls.
  connect(): this {
    this.backend.connections.add(this);
    setImmediate(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.receive([chunk]);
    done();
  }

  // pg corks the messages of one query, so they arrive here together and are copied once, into the buffer that is transferred.
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.receive(chunks.map(({ chunk }) => chunk));
    done();
  }

  private receive(chunks: Buffer[]): void {
    let input = joinOwned(this.pending, chunks);
    if (!this.started) {
      if (input.length < 4 || input.length < input.readInt32BE(0)) {
        this.pending = input;
        return;
      }
      input = input.subarray(input.readInt32BE(0));
      this.started = true;
      this.push(encodeGreeting(nextProcessId++));
    }
    let batchStart = 0;
    for (let at = 0; at + 5 <= input.length;) {
      const next = at + 1 + input.readInt32BE(at + 1);
      if (next > input.length) break;
      const type = input[at] as number;
      if (type === MESSAGE.terminate) return void this.finish();
      if (type === MESSAGE.query || type === MESSAGE.parse) this.inspect(input.subarray(at, next));
      if (endsBatch(type)) {
        const { refusal, unlistens } = this;
        this.enqueue({ bytes: ownBytes(input, batchStart, next), last: type, refusal, unlistens });
        this.refusal = null;
        this.unlistens = false;
        batchStart = next;
      }
      at = next;
    }
    // Copied only when a message is split: the buffer before it may already be transferred to the thread.
    this.pending = batchStart === input.length ? EMPTY : Buffer.from(input.subarray(batchStart));
  }

  /** Records the channels that this connection listens to, and statements that must not reach the engine. */
  private inspect(frame: Buffer): void {
    const sql = sqlOf(frame, SQL_PREFIX_BYTES);
    if (COPY_IN.test(sql)) this.refusal = 'COPY FROM STDIN is not available on the embedded database';
    for (const [, un, quoted, bare] of sql.matchAll(LISTEN)) {
      const channel = quoted ?? bare ?? '';
      if (un) this.unlistens = true;
      if (!un) this.channels.add(channel);
      else if (channel === '*') this.channels.clear();
      else this.channels.delete(channel);
    }
  }

  private enqueue(batch: Batch): void {
    this.work = this.work.then(() => this.execute(batch)).catch((error: Error) => void this.destroy(error));
  }

  private async execute(batch: Batch): Promise<void> {
    if (this.destroyed) return;
    clearTimeout(this.idleTimer);
    const synced = batch.last === MESSAGE.sync || batch.last === MESSAGE.query;
    if (this.skipToSync) {
      this.skipToSync = !synced;
      if (synced) this.push(readyMessage);
      return;
    }
    if (batch.refusal !== null) return this.refuse('0A000', batch.refusal, synced);
    try {
      await this.backend.turns.take(this);
    } catch (error) {
      if (error instanceof TransactionTimeout) return this.refuse(error.code, error.message, synced);
      throw error;
    }
    const answer = await this.backend.thread.run(batch.bytes);
    if (batch.unlistens && answer.status === IDLE) await this.listenAgain();
    this.accept(answer);
  }

  /**
   * Repeats the LISTENs of all connections: the session is shared, and others may still use channels that this
   * one no longer uses.
   */
  private async listenAgain(): Promise<void> {
    const wanted = new Set([...this.backend.connections].flatMap((connection) => [...connection.channels]));
    if (wanted.size === 0) return;
    const sql = [...wanted].map((channel) => `listen "${channel}"`).join(';');
    const answer = await this.backend.thread.run(joinOwned(EMPTY, [queryMessage(sql)]));
    deliver(this.backend, answer.notifications);
  }

  /** Responds to a batch without the engine. After Flush, everything up to the next Sync is skipped, as a server does. */
  private refuse(code: string, text: string, synced: boolean): void {
    this.push(errorMessage('ERROR', code, text));
    this.skipToSync = !synced;
    if (!synced) return;
    // On a server, the refused statement would fail its transaction. The transaction must end instead of continuing half done.
    if (this.backend.turns.holds(this)) this.destroy(new Error(text));
    else this.push(readyMessage);
  }

  private accept(answer: WireReply): void {
    deliver(this.backend, answer.notifications);
    if (answer.status === IDLE) this.backend.turns.give(this);
    else this.watchIdle();
    if (answer.bytes.length > 0)
      this.push(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.length));
  }

  private watchIdle(): void {
    const { idleTransactionMs } = this.backend;
    this.idleTimer = setTimeout(() => {
      const text = `a transaction was idle for ${idleTransactionMs} ms`;
      this.push(errorMessage('FATAL', '25P03', text));
      this.destroy(new Error(text));
    }, idleTransactionMs);
    this.idleTimer.unref();
  }

  /** Releases the session in a clean state after everything sent before; then the stream ends. */
  private finish(): Promise<void> {
    if (this.finished) return this.finished;
    clearTimeout(this.idleTimer);
    this.backend.connections.delete(this);
    this.backend.turns.drop(this, new Error('the connection was closed'));
    this.finished = this.work.then(async () => {
      // The worker's exit handler already rejected all callers; there is no session left to clean.
      if (this.backend.turns.holds(this)) await this.rollBack().catch(() => undefined);
      this.backend.turns.give(this);
      if (!this.destroyed) this.push(null);
    });
    return this.finished;
  }

  // Sends Sync first, because with an open portal or a pending error the engine ignores everything else.
  private async rollBack(): Promise<void> {
    const sync = Buffer.from([MESSAGE.sync, 0, 0, 0, 4]);
    const answer = await this.backend.thread.run(joinOwned(EMPTY, [sync, queryMessage('rollback')]));
    deliver(this.backend, answer.notifications);
  }

  override _final(done: (error?: Error | null) => void): void {
    void this.finish().then(() => done());
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    void this.finish().then(() => done(error));
  }
}

const EMPTY = Buffer.alloc(0);

function deliver(backend: Backend, notifications: readonly Uint8Array[]): void {
  for (const notification of notifications) {
    const channel = channelOf(notification);
    for (const connection of backend.connections) {
      // Sent after the response to the batch that caused it, because drivers expect their own result first.
      if (!connection.channels.has(channel)) continue;
      setImmediate(() => {
        if (backend.connections.has(connection)) connection.push(Buffer.from(notification));
      });
    }
  }
}

/** Joins chunks into one buffer with its own memory. Buffer.concat uses a shared pool, which a transfer would detach. */
function joinOwned(head: Buffer, chunks: readonly Buffer[]): Buffer<ArrayBuffer> {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, head.length);
  const out = Buffer.from(new ArrayBuffer(length));
  let at = head.copy(out);
  for (const chunk of chunks) at += chunk.copy(out, at);
  return out;
}

/** Returns `input[start, end)` as bytes that own their ArrayBuffer; the input itself if that is exactly the range. */
function ownBytes(input: Buffer, start: number, end: number): Uint8Array<ArrayBuffer> {
  if (start === 0 && end === input.byteLength && input.byteLength === input.buffer.byteLength)
    return new Uint8Array(input.buffer as ArrayBuffer);
  return new Uint8Array(input.subarray(start, end));
}
