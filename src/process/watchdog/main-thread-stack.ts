// Reads the main thread's call stack from another thread through V8's inspector: it pauses the main thread, reads the frames and
// resumes it. V8 responds inside loops, regular expressions and Atomics.wait. Other native code (a synchronous child process,
// JSON, compression) is not interrupted, so there may be no response in time. Invariant: the main thread never stays paused;
// closing the session cancels a pause that has not happened yet.
import { Session, type Debugger } from 'node:inspector';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface MainThreadStack {
  /** Frames like `rank (src/core/rank.ts:12)`, innermost first. */
  frames: readonly string[];
  /** Whether the inspector was opened meanwhile, for example with SIGUSR1. */
  debugged: boolean;
}

// Enough to reach the request or job of the stuck code.
const MAX_FRAMES = 12;
const ROOT = join(import.meta.dirname, '..', '..', '..');
// Runs on the main thread while it is paused.
const IS_DEBUGGED = `process.getBuiltinModule('node:inspector').url() !== undefined`;

export interface StackReading {
  /** Resolves when the main thread has responded. */
  stack: Promise<MainThreadStack>;
  /** Ends the reading. A pause that has not happened yet is cancelled. May be called twice. */
  close(): void;
}

/** Begins to read. The main thread responds when V8 has listed its scripts, and only if V8 can interrupt it. */
export function readMainThreadStack(): StackReading {
  const { promise: stack, resolve } = Promise.withResolvers<MainThreadStack>();
  const session = new Session();
  const urls = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params }) => {
    const frames = params.callFrames.slice(0, MAX_FRAMES).map((frame) => describe(frame, urls));
    session.post('Runtime.evaluate', { expression: IS_DEBUGGED, returnByValue: true }, (_error, answer) => {
      session.post('Debugger.resume', () => resolve({ frames, debugged: answer?.result.value === true }));
    });
  });
  session.connectToMainThread();
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  return { stack, close: () => session.disconnect() };
}

function describe({ functionName, location }: Debugger.CallFrame, urls: ReadonlyMap<string, string>): string {
  const url = urls.get(location.scriptId) ?? '';
  const path = url.startsWith('file:') ? fileURLToPath(url) : url;
  const file = path.startsWith(`${ROOT}/`) ? relative(ROOT, path) : path;
  return `${functionName || '(anonymous)'} (${file || 'unknown file'}:${location.lineNumber + 1})`;
}
