// Who waits for what came of a wish. Asked by control.ts, answered by the turn machine through session.ts.
// Invariant: everybody who asked is answered: by `settle`, or when the session ends.
export interface PendingCommands {
  /** Sends a wish under a name of its own. @throws Error why it was not done */
  ask(send: (wish: string) => void): Promise<void>;
  settle(wish: string, failure: string | null): void;
  /** The call is over: whatever is still open will not be done. */
  close(): void;
}

export function createPendingCommands(): PendingCommands {
  const open = new Map<string, PromiseWithResolvers<void>>();
  let last = 0;
  let isClosed = false;
  const settle = (wish: string, failure: string | null): void => {
    const asked = open.get(wish);
    open.delete(wish);
    if (failure === null) asked?.resolve();
    else asked?.reject(new Error(failure));
  };
  return {
    ask(send) {
      if (isClosed) return Promise.reject(new Error('the call is over'));
      const wish = `wish_${++last}`;
      const asked = Promise.withResolvers<void>();
      open.set(wish, asked);
      send(wish);
      return asked.promise;
    },
    settle,
    close() {
      isClosed = true;
      for (const wish of open.keys()) settle(wish, 'the call ended first');
    },
  };
}
