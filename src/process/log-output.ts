// Writes the log's JSON lines to a file descriptor: buffered, in order, one write at a time; only flushSync may overtake a write
// that is in progress. Invariant: a destination that accepts no lines (a full disk, a pipe without a reader, a reader that is too
// slow) neither ends nor blocks the process nor uses more than a bounded amount of memory, because live calls are worth more than
// their log. Lost lines are counted and reported once the destination works again.
// Deliberately omitted: pino.destination. An error of its file is an uncaught exception, and its flushSync, which runs at the
// exit, repeats a failed write forever.
import { write, writeSync } from 'node:fs';

interface LogOutput {
  /** Writes a line, which ends with its line break, at most FLUSH_MS later. Never throws. */
  write(line: string): void;
  /** Writes the waiting lines now. Gives up at an error, or if the reader accepts nothing for FLUSH_SYNC_MS. */
  flushSync(): void;
}

// Under load, many lines share one write, and no line waits longer than this. A killed process loses its last lines. A process
// that exits or logs a fatal line does not.
const BUFFER_CHARS = 4096;
const FLUSH_MS = 100;
/** Maximum length of the lines that wait behind those being written. These are at most as long. */
const MAX_WAITING_CHARS = 4 * 1024 * 1024;
/** Pause before the next attempt while a pipe is full. */
const FULL_PIPE_MS = 20;
const FLUSH_SYNC_MS = 1_000;
const LINE_BREAK = 0x0a;
const sleeper = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** @param onLost receives the number of lost lines and the reason when lines can be written again */
export function createLogOutput(fd: number, onLost: (lines: number, reason: string) => void): LogOutput {
  let waiting: string[] = [];
  let waitingChars = 0;
  let isWriting = false;
  /** Bytes that a full pipe has not accepted yet. */
  let refused: Buffer | null = null;
  let timer: NodeJS.Timeout | null = null;
  let lost = { lines: 0, reason: '' };
  /** False if the last line was cut, so that the next one must not continue it. */
  let isLineComplete = true;

  const take = (): Buffer => {
    const text = `${isLineComplete ? '' : '\n'}${waiting.join('')}`;
    waiting = [];
    waitingChars = 0;
    return Buffer.from(text);
  };
  const lose = (lines: number, reason: string): void => {
    lost = { lines: lost.lines + lines, reason };
  };
  const written = (bytes: Buffer, count: number): Buffer => {
    if (count > 0) isLineComplete = bytes[count - 1] === LINE_BREAK;
    return bytes.subarray(count);
  };
  const send = (bytes: Buffer): void => {
    write(fd, bytes, (error, count) => {
      if (error?.code === 'EAGAIN') {
        refused = bytes;
        setTimeout(sendRefused, FULL_PIPE_MS).unref();
        return;
      }
      if (error) lose(linesIn(bytes), error.code ?? error.message);
      const left = error ? null : written(bytes, count);
      if (left && left.length > 0) return send(left);
      isWriting = false;
      if (waiting.length > 0) schedule();
      if (error || lost.lines === 0) return;
      const { lines, reason } = lost;
      lost = { lines: 0, reason: '' };
      onLost(lines, reason);
    });
  };
  const sendRefused = (): void => {
    const bytes = refused;
    refused = null;
    if (bytes) return send(bytes);
    // flushSync has written them.
    isWriting = false;
    if (waiting.length > 0) schedule();
  };
  const flush = (): void => {
    timer = null;
    if (isWriting || waiting.length === 0) return;
    isWriting = true;
    send(take());
  };
  const schedule = (): void => {
    if (waitingChars >= BUFFER_CHARS) flush();
    // A periodic timer would wake an idle process ten times per second. This one runs only while a line is waiting.
    else timer ??= setTimeout(flush, FLUSH_MS).unref();
  };
  return {
    write(line) {
      if (waitingChars + line.length > MAX_WAITING_CHARS) return lose(1, 'the reader of the log is too slow');
      waiting.push(line);
      waitingChars += line.length;
      if (!isWriting) schedule();
    },
    flushSync() {
      let left: Buffer = Buffer.concat([refused ?? Buffer.alloc(0), take()]);
      refused = null;
      let acceptedAt = performance.now();
      while (left.length > 0) {
        try {
          left = written(left, writeSync(fd, left));
          acceptedAt = performance.now();
        } catch (error) {
          const { code, message } = error as NodeJS.ErrnoException;
          const isStuck = performance.now() - acceptedAt > FLUSH_SYNC_MS;
          if (code !== 'EAGAIN' || isStuck) return lose(linesIn(left), code ?? message);
          Atomics.wait(sleeper, 0, 0, FULL_PIPE_MS);
        }
      }
    },
  };
}

function linesIn(bytes: Buffer): number {
  let lines = 0;
  for (const byte of bytes) if (byte === LINE_BREAK) lines++;
  return lines;
}
