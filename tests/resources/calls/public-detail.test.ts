// What customers see of failures inside of the service: never a message of the database.
import type { KyselyPlugin } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHost, type HostOptions } from '../../../src/resources/calls/live/session-host.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

test('a search that the database refuses fails without the message of the database', async () => {
  const refusing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: () =>
      Promise.reject(new pg.DatabaseError('invalid byte sequence for encoding "UTF8"', 0, 'error')),
  };
  const runtime = { ...app.runtime, db: app.runtime.db.withPlugin(refusing) };
  const call = { id: 'call_1', workspace_id: 'wsp_1' };
  const host = createHost({
    runtime,
    call,
    activeAgent: () => ({ knowledgeBaseIds: ['kb_1'] }),
  } as unknown as HostOptions);
  const failure = await host.searchKnowledge('hours', new AbortController().signal).catch((error: Error) => error);
  expect(failure).toMatchObject({ message: 'the service could not reach its database' });
});
