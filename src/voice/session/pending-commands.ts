// Control commands that await their result. Invariant: every submitted command gets a result, from `resolve` or when the session
// ends.
export interface PendingCommands {
  /** Sends a command under a new id and awaits its result. @throws Error why it was not carried out */
  submit(send: (commandId: string) => void): Promise<void>;
  /** @param failure why the command was not carried out; null when it was */
  resolve(commandId: string, failure: string | null): void;
  /** The call has ended: fails all pending commands. */
  rejectAll(): void;
}

export function createPendingCommands(): PendingCommands {
  const pending = new Map<string, PromiseWithResolvers<void>>();
  let last = 0;
  let isClosed = false;
  const resolve = (commandId: string, failure: string | null): void => {
    const result = pending.get(commandId);
    pending.delete(commandId);
    if (failure === null) result?.resolve();
    else result?.reject(new Error(failure));
  };
  return {
    submit(send) {
      if (isClosed) return Promise.reject(new Error('the call is over'));
      const commandId = `command_${++last}`;
      const result = Promise.withResolvers<void>();
      pending.set(commandId, result);
      send(commandId);
      return result.promise;
    },
    resolve,
    rejectAll() {
      isClosed = true;
      for (const commandId of pending.keys()) resolve(commandId, 'the call ended first');
    },
  };
}
