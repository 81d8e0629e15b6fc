// The TypeScript client against the service: a newcomer's path from registration to recording, and refusals.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  NotFoundError,
  Parley,
  PermissionDeniedError,
  ValidationError,
  type CallEvent,
  type SessionTokens,
} from '../../generated/clients/typescript/src/index.ts';
import { talkingAgent } from '../resources/calls/support.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newEmail, PASSWORD } from '../support/client.ts';

let app: TestApp;
let tokens: SessionTokens;
let parley: Parley;

beforeAll(async () => {
  app = await startTestApp();
  const visitor = new Parley({ baseUrl: app.url });
  tokens = await visitor.auth.registerUser({ email: newEmail(), password: PASSWORD, name: 'Ada' });
  const owner = new Parley({ baseUrl: app.url, session: tokens });
  const { key } = await owner.apiKeys.create({ name: 'client', scope: 'write' });
  parley = new Parley({ baseUrl: app.url, apiKey: key });
});
afterAll(() => app.close());

test('a call is placed, followed, read and its recording downloaded', { timeout: 60_000 }, async () => {
  const { agent_id } = await parley.agents.create(talkingAgent() as never);
  const { call_id } = await parley.calls.create({ agent_id, to_number: '+12025550100', metadata: { order: 7 } });
  const events: CallEvent[] = [];
  for await (const event of parley.calls.streamEvents(call_id)) events.push(event);
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
  const again: number[] = [];
  for await (const { sequence } of parley.calls.streamEvents(call_id, { lastEventId: 3 })) again.push(sequence);
  expect(again.slice(0, events.length - 3)).toEqual(events.slice(3).map(({ sequence }) => sequence));
  const { data } = await parley.calls.list({ agent_id, status: 'completed' });
  expect(data).toMatchObject([{ call_id, metadata: { order: 7 } }]);
  expect((await parley.calls.getTranscript(call_id)).data.length).toBeGreaterThan(2);
  const recording = await parley.calls.getRecordingMp3(call_id);
  expect([recording.contentType, (await recording.arrayBuffer()).byteLength]).toEqual([
    'audio/mpeg',
    recording.contentLength,
  ]);
  expect(await (await parley.calls.exportCalls({ agent_id })).text()).toContain(call_id);
});

test('the events of a workspace and of a chat are typed by their kind', { timeout: 60_000 }, async () => {
  const stream = parley.events.stream({ types: 'campaign' });
  for await (const event of stream) {
    // The first event confirms that no later event is missed.
    if (event.type === 'stream.position') await parley.campaigns.create({ name: 'Followed' });
    if (event.type === 'campaign.changed') {
      expect([event.data.name, event.data.status]).toEqual(['Followed', 'draft']);
      break;
    }
  }
  const { agent_id } = await parley.agents.create(talkingAgent() as never);
  const widget = await parley.widgets.create({ name: 'Chat', agent_id, modes: ['chat'] });
  let reply = '';
  const kinds = new Set<string>();
  for await (const event of parley.widgets.streamMessage(widget.id, { message: 'When do you open?' })) {
    kinds.add(event.event);
    if (event.event === 'delta') reply += event.data.text;
  }
  expect([[...kinds], reply.length > 10]).toEqual([['session', 'delta', 'done'], true]);
  await parley.widgets.delete(widget.id);
  await parley.agents.delete(agent_id);
});

test('contacts are uploaded as a file, as a stream and as JSON', async () => {
  const { id } = await parley.campaigns.create({ name: 'Renewals' });
  const csv = (number: string) => `to_number\n${number}\n`;
  async function* pieces() {
    yield 'to_number\n';
    yield '+12025550102\n';
  }
  const uploads = [{ file: new File([csv('+12025550101')], 'contacts.csv') }, { file: pieces() }];
  for (const upload of uploads) {
    expect(await parley.campaigns.uploadContacts(id, upload)).toMatchObject({ accepted: 1 });
  }
  expect(await parley.campaigns.addContacts(id, [{ to_number: '+12025550103' }])).toMatchObject({ accepted: 1 });
  const numbers: string[] = [];
  for await (const contact of parley.campaigns.listContacts(id, { limit: 2 })) numbers.push(contact.to_number);
  expect(numbers).toEqual(['+12025550101', '+12025550102', '+12025550103']);
});

test('refusals have their class, code and fields', async () => {
  const missing = await parley.calls.get('call_00000000000000000000000000').catch((error: unknown) => error);
  expect(missing).toBeInstanceOf(NotFoundError);
  expect(missing).toMatchObject({ code: 'call_not_found', requestId: expect.stringMatching(/./) });
  const invalid = await parley.calls.create({ to_number: 'nobody' }).catch((error: unknown) => error);
  expect(invalid).toBeInstanceOf(ValidationError);
  expect((invalid as ValidationError).errors.map(({ pointer }) => pointer)).toContain('/to_number');
  await expect(parley.apiKeys.list()).rejects.toBeInstanceOf(PermissionDeniedError);
});

test('20 requests with an expired token share one refresh', async () => {
  const renewed: string[] = [];
  const client = new Parley({
    baseUrl: app.url,
    session: { ...tokens, access_token: 'expired', expires_in: 900 },
    onSession: ({ refresh_token }) => renewed.push(refresh_token),
  });
  const pages = await Promise.all(Array.from({ length: 20 }, () => client.agents.list()));
  expect(pages.every(({ data }) => data.length === 1)).toBe(true);
  expect(renewed).toHaveLength(1);
});

test('an aborted stream ends, and its connection closes', async () => {
  const { agent_id } = await parley.agents.create(talkingAgent() as never);
  const { call_id } = await parley.calls.create({ agent_id, to_number: '+12025550107' });
  const controller = new AbortController();
  const stream = parley.calls.streamEvents(call_id, { signal: controller.signal });
  const reason = new Error('enough');
  const following = (async () => {
    for await (const event of stream) if (event.sequence === 2) controller.abort(reason);
  })();
  await expect(following).rejects.toBe(reason);
  await parley.calls.end(call_id);
});
