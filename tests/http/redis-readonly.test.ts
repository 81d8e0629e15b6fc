// The counters of a Redis that has become a replica, by the texts of its refusal.
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRedisCounts } from '../../src/http/redis-counts.ts';
import { until } from '../support/until.ts';

let server: Server;
let url: string;
let refusal: string;
const sockets = new Set<Socket>();
let connections: number;
beforeEach(async () => {
  connections = 0;
  server = createServer((socket) => {
    connections += 1;
    sockets.add(socket.on('error', () => undefined));
    socket.on('data', (data) => {
      // Each command is an array of strings (RESP).
      const names = [...data.toString().matchAll(/^\*\d+\r\n\$\d+\r\n(\w+)/gm)].map(([, name]) => name!.toUpperCase());
      for (const name of names) socket.write(name === 'EVALSHA' ? `-${refusal}\r\n` : '+OK\r\n');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `redis://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await new Promise((closed) => server.close(closed));
});

test.each([
  ['since version 7', "READONLY You can't write against a read only replica. script: 0a1b, on @user_script:1."],
  [
    'before version 7',
    "ERR Error running script (call to f_0a1b): @user_script:1: @user_script: 1: -READONLY You can't write against a read only replica.",
  ],
])('a replica is left for a new connection, as a refused write is worded %s', async (_since, text) => {
  refusal = text;
  const counts = createRedisCounts(url);
  const add = () => counts.add([{ key: 'k', hits: 1, windowMs: 60_000 }], new AbortController().signal);
  await until(
    () =>
      counts.ping().then(
        () => true,
        () => false,
      ),
    { what: 'the connection is open' },
  );
  await expect(add()).rejects.toThrow('READONLY');
  await until(
    () =>
      counts.ping().then(
        () => true,
        () => false,
      ),
    { what: 'the new connection is open' },
  );
  expect(connections).toBe(2);
  counts.close();
});
