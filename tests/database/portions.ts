// Reads a portal in portions with Flush instead of Sync, as cursor packages do; pg accepts any object with `submit`.
import type pg from 'pg';

interface Wire {
  parse(query: { text: string }, more?: boolean): void;
  bind(config: { portal: string }, more?: boolean): void;
  describe(message: { type: 'P'; name: string }, more?: boolean): void;
  execute(config: { portal: string; rows: number }, more?: boolean): void;
  flush(): void;
  sync(): void;
}

/** All rows of `text` in portions of `size`. Rejects with the server's error. */
export function fetchInPortions(client: pg.PoolClient, text: string, size: number): Promise<unknown[][]> {
  return new Promise((resolve, reject) => {
    const portions: unknown[][] = [[]];
    let wire: Wire;
    const submittable = {
      submit(connection: Wire) {
        wire = connection;
        wire.parse({ text }, true);
        wire.bind({ portal: 'portion' }, true);
        wire.describe({ type: 'P', name: 'portion' }, true);
        wire.execute({ portal: 'portion', rows: size }, true);
        wire.flush();
      },
      handleRowDescription() {},
      handleDataRow(row: unknown) {
        portions.at(-1)?.push(row);
      },
      handlePortalSuspended() {
        portions.push([]);
        wire.execute({ portal: 'portion', rows: size }, true);
        wire.flush();
      },
      handleCommandComplete() {
        wire.sync();
      },
      handleError(error: Error) {
        // pg drops a failed query at once, so no ReadyForQuery arrives here.
        reject(error);
        wire.sync();
      },
      handleReadyForQuery() {
        resolve(portions);
      },
    };
    client.query(submittable as never);
  });
}
