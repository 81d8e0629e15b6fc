// The service behind a proxy that forwards /health and not /ready, as `npm run doctor` reports it.
import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startStandIn } from '../../scripts/stand-ins/stand-in.ts';
import { readConfig } from '../../src/config.ts';
import { askService } from '../../src/process/doctor/address.ts';

test.each([
  ['answers it with a page', (response: ServerResponse) => response.writeHead(404).end('<h1>Not found</h1>')],
  ['answers it with JSON', (response: ServerResponse) => response.writeHead(404).end('{"message":"no route"}')],
  ['breaks the connection', (response: ServerResponse) => response.destroy()],
])('a proxy that %s is a warning', async (_what, refuse) => {
  const proxy = await startStandIn(({ url }, response) =>
    url === '/health' ? response.end('{"service":"svc_1"}') : refuse(response),
  );
  onTestFinished(() => proxy.close());
  const { runs, finding } = await askService(readConfig({}), 'svc_1', { given: proxy.url, recorded: null });
  expect([runs, finding.status]).toEqual([true, 'warning']);
  expect(finding.detail).toMatch(/^Runs at http:\S+, but \/ready does not reach it: ./);
});
