// Events of the workspace (GET /v1/events/stream). Invariants: the tabs of a browser share one stream, which the tab that holds
// the lock reads and forwards over a channel; after a loss it continues after the last event that arrived. A connection that is
// silent for longer than the service ever is counts as lost, because networks fail silently. Pages without TLS have no locks:
// each tab has its own stream.
import type { WorkspaceEvent } from '../../../../generated/types.ts';
import { events } from '../../line/events.ts';
import { authorizedFetch } from './client.ts';
import { chosenWorkspace } from './workspace.ts';

interface Followed {
  on(event: WorkspaceEvent): void;
  /** The stream begins or has missed events: earlier responses may be stale. */
  begun(): void;
  /** @param since when the stream was lost; null: it works again */
  lost(since: number | null): void;
}

type Message =
  | { kind: 'event'; id: string; event: WorkspaceEvent }
  | { kind: 'begun' }
  | { kind: 'lost'; since: number | null };

const MAX_WAIT_MS = 15_000;
/** Three times the service's longest silence. */
const SILENT_MS = 45_000;

/** @param types value of the contract's parameter @returns a function that stops following */
export function followWorkspace(types: string, followed: Followed): () => void {
  const name = `parley-events ${chosenWorkspace() ?? ''} ${types}`;
  const stop = new AbortController();
  const channel = new BroadcastChannel(name);
  let last: string | null = null;
  const take = (message: Message): void => {
    if (stop.signal.aborted) return;
    if (message.kind === 'begun') followed.begun();
    else if (message.kind === 'lost') followed.lost(message.since);
    else {
      last = message.id;
      followed.on(message.event);
    }
  };
  const give = (message: Message): void => {
    take(message);
    if (!stop.signal.aborted) channel.postMessage(message);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => take(data);
  const lead = (): Promise<void> => followStream({ types, last: () => last, give, signal: stop.signal });
  const { locks } = navigator as { locks?: LockManager };
  if (locks) locks.request(name, { signal: stop.signal }, lead).catch(() => undefined);
  else void lead();
  return () => {
    stop.abort();
    channel.close();
  };
}

interface Reading {
  types: string;
  last: () => string | null;
  give: (message: Message) => void;
  signal: AbortSignal;
}

async function followStream({ types, last, give, signal }: Reading): Promise<void> {
  let failures = 0;
  let since: number | null = null;
  while (!signal.aborted) {
    const arrived = (id: string, event: WorkspaceEvent): void => {
      failures = 0;
      if (since !== null) give({ kind: 'lost', since: null });
      since = null;
      if (event.type !== 'stream.position') return give({ kind: 'event', id, event });
      if (last() === null || (event.data as { missed?: boolean }).missed) give({ kind: 'begun' });
      give({ kind: 'event', id, event });
    };
    for await (const { id, data } of readOnce(types, last(), signal)) {
      try {
        arrived(id, JSON.parse(data) as WorkspaceEvent);
      } catch (error) {
        // Skipped: another request would return the same event.
        reportError(error);
      }
    }
    if (signal.aborted) return;
    if (since === null) {
      since = Date.now();
      give({ kind: 'lost', since });
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(MAX_WAIT_MS, 500 * 2 ** failures++)));
  }
}

/** Ends with its connection. */
async function* readOnce(types: string, last: string | null, signal: AbortSignal): ReturnType<typeof events> {
  const headers = { accept: 'text/event-stream', ...(last === null ? {} : { 'last-event-id': last }) };
  const silent = new AbortController();
  const either = AbortSignal.any([signal, silent.signal]);
  const request = new Request(`/v1/events/stream?types=${types}`, { headers, signal: either, credentials: 'omit' });
  const heard = <T>(next: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => silent.abort(), SILENT_MS);
    return next.finally(() => clearTimeout(timer));
  };
  try {
    const response = await heard(authorizedFetch(request));
    if (response.ok && response.body) yield* events(response.body, heard);
    else await response.body?.cancel();
  } catch {
    // No connection, no session, or silence. Errors of the reader of these events do not arrive here.
  }
}
