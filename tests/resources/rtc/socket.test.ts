// The socket of a call in the browser under faults and abuse: broken connections, tokens of other calls, invalid messages, and a
// browser that never joins.
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { sleep } from '../../../src/core/clock.ts';
import { expireQueued } from '../../../src/resources/calls/dispatch/expiry.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { joinCall } from '../../support/browser-caller.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { ended, reaches, timelineOf } from '../calls/support.ts';
import { GREETING, inConversation, newGrant } from './support.ts';

let app: TestApp;
let owner: Tenant;

beforeAll(async () => {
  app = await startTestApp();
  owner = await newTenant(app.url);
}, 60_000);
afterAll(() => app?.close());

const clock = () => app.runtime.voiceClock;
const hangUp = async (caller: Awaited<ReturnType<typeof joinCall>>, callId: string) => {
  caller.send({ t: 'end' });
  await ended(owner, callId);
};

describe('a lost connection of a browser call', () => {
  test('resumes the same call within ten seconds and receives what was said', async () => {
    const grant = await newGrant(owner);
    const first = await inConversation(app, grant);
    const { resume_token: token } = first.of('open')[0]!;
    first.drop();
    await sleep(clock(), 3_000);
    const second = await joinCall({ url: grant.url, token }, clock());
    expect(await second.hears('open')).toMatchObject({ call_id: grant.call_id, resumed: true });
    await second.hears('line', ({ line }) => line.text === GREETING);
    second.send({ t: 'text', text: 'When do you open?' });
    await second.hears('line', ({ line }) => line.role === 'agent' && line.final && line.text.includes('seven'));
    await hangUp(second, grant.call_id);
    const rows = await timelineOf(owner, grant.call_id);
    expect(rows.filter(({ data }) => data['status'] === 'in_progress')).toHaveLength(1);
  }, 60_000);

  test('is resumed again with the same token if the answer with the next one was lost', async () => {
    const grant = await newGrant(owner);
    const first = await inConversation(app, grant);
    const { resume_token: token } = first.of('open')[0]!;
    first.drop();
    for (let lost = 0; lost < 2; lost++) {
      const unlucky = new WebSocket(grant.url, ['parley.v1', token]);
      await once(unlucky, 'message');
      unlucky.terminate();
    }
    const second = await joinCall({ url: grant.url, token }, clock());
    await second.hears('open');
    await hangUp(second, grant.call_id);
  }, 60_000);

  test('that is not resumed ends the call as media_lost', async () => {
    const grant = await newGrant(owner);
    const caller = await inConversation(app, grant);
    caller.drop();
    expect(await ended(owner, grant.call_id)).toMatchObject({ status: 'failed', end_reason: 'media_lost' });
    const late = await joinCall({ url: grant.url, token: caller.of('open')[0]!.resume_token }, clock());
    expect(await late.closed()).toBe(4404);
  }, 60_000);

  test('is not assumed when the page is closed, which hangs up', async () => {
    const grant = await newGrant(owner);
    const caller = await inConversation(app, grant);
    caller.leave(1000);
    expect(await ended(owner, grant.call_id)).toMatchObject({ status: 'completed', end_reason: 'caller_hangup' });
  }, 60_000);

  test('ends when a second page takes over the call, and the first page is notified', async () => {
    const grant = await newGrant(owner);
    const first = await inConversation(app, grant);
    const second = await joinCall({ url: grant.url, token: first.of('open')[0]!.resume_token }, clock());
    await second.hears('open');
    expect(await first.closed()).toBe(4409);
    // The token stays valid until the page that used it has shown that it received the next one.
    second.send({ t: 'text', text: 'When do you open?' });
    await second.hears('line', ({ line }) => line.role === 'agent' && line.text.includes('seven'));
    const stale = await joinCall({ url: grant.url, token: first.of('open')[0]!.resume_token }, clock());
    expect(await stale.closed()).toBe(4401);
    await hangUp(second, grant.call_id);
  }, 60_000);
});

describe('a token of a browser call', () => {
  test('joins once', async () => {
    const grant = await newGrant(owner);
    const caller = await inConversation(app, grant);
    expect(await (await joinCall(grant, clock())).closed()).toBe(4401);
    await hangUp(caller, grant.call_id);
    expect(await (await joinCall(grant, clock())).closed()).toBe(4401);
  }, 60_000);

  test('cannot join another call, and stays valid after the attempt', async () => {
    const [mine, other] = [await newGrant(owner), await newGrant(owner)];
    expect(await (await joinCall({ url: other.url, token: mine.token }, clock())).closed()).toBe(4401);
    await hangUp(await inConversation(app, mine), mine.call_id);
    await owner.ok('endCall', { path: { id: other.call_id } });
  }, 60_000);

  test('cannot join a canceled call', async () => {
    const grant = await newGrant(owner);
    await owner.ok('endCall', { path: { id: grant.call_id } });
    expect(await (await joinCall(grant, clock())).closed()).toBe(4404);
  });

  test('cannot join after it has expired', async () => {
    const grant = await newGrant(owner);
    const past = new Date(Date.now() - 1000);
    await app.runtime.db
      .updateTable('rtc_tokens')
      .set({ expires_at: past })
      .where('call_id', '=', grant.call_id)
      .execute();
    expect(await (await joinCall(grant, clock())).closed()).toBe(4401);
  });

  test.each(['', 'nonsense', `rtc_${'a'.repeat(38)}`])('that is malformed (%j) is rejected', async (token) => {
    const grant = await newGrant(owner);
    const protocols = token === '' ? 'other' : token;
    expect(await (await joinCall({ url: grant.url, token: protocols }, clock())).closed()).toBe(4401);
  });

  test('is stored only as a hash', async () => {
    const grant = await newGrant(owner);
    const rows = await app.runtime.db
      .selectFrom('rtc_tokens')
      .selectAll()
      .where('call_id', '=', grant.call_id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows.map((row) => row.token_hash.toString('latin1')))).not.toContain(grant.token);
  });

  test('that is never used lets the call fail as no_answer without charge', async () => {
    const grant = await newGrant(owner);
    await expireQueued(app.runtime, grant.call_id);
    const call = await reaches(owner, grant.call_id, ['failed']);
    expect(call).toMatchObject({ end_reason: 'no_answer', end_detail: 'no browser joined in time', duration: 0 });
    expect(call.cost?.amount).toBe('0.000000');
    expect((await owner.ok('getWallet')).reserved.amount).toMatch(/^0\./);
  });
});

describe('messages of a browser call', () => {
  test('an oversized message closes the connection with 4413', async () => {
    const grant = await newGrant(owner);
    const caller = await inConversation(app, grant);
    caller.sendRaw('x'.repeat(40_000));
    expect(await caller.closed()).toBe(4413);
    await ended(owner, grant.call_id);
  }, 60_000);

  test('invalid messages are ignored, and many of them close the connection', async () => {
    const grant = await newGrant(owner);
    const caller = await inConversation(app, grant);
    for (const odd of ['{', '[]', '{"t":"sudo"}', '{"t":"text"}', '{"t":"mute","on":"yes"}', '{"t":"end","why":1}']) {
      caller.sendRaw(odd);
    }
    caller.sendRaw(new Uint8Array(639));
    caller.send({ t: 'text', text: 'When do you open?' });
    await caller.hears('line', ({ line }) => line.role === 'agent' && line.text.includes('seven'));
    for (let i = 0; i < 60; i++) caller.sendRaw(new Uint8Array(3));
    expect(await caller.closed()).toBe(4413);
    await ended(owner, grant.call_id);
  }, 60_000);

  test('a flood of messages closes the connection with 4429', async () => {
    const grant = await newGrant(owner);
    const caller = await inConversation(app, grant);
    for (let i = 0; i < 2_000; i++) caller.send({ t: 'caption', text: 'a', final: false });
    expect(await caller.closed()).toBe(4429);
    await ended(owner, grant.call_id);
  }, 60_000);

  test('scripts in typed text remain text, on the socket and in the transcript', async () => {
    const grant = await newGrant(owner);
    const caller = await inConversation(app, grant);
    const text = '<img src=x onerror=alert(1)>"\'</script> when do you open?';
    caller.send({ t: 'text', text });
    await caller.hears('line', ({ line }) => line.role === 'user' && line.final);
    expect(caller.userLines()).toEqual([text]);
    await hangUp(caller, grant.call_id);
    const { data } = await owner.ok('getCallTranscript', { path: { id: grant.call_id } });
    expect(data.find((item) => item.type === 'utterance' && item.role === 'user')).toMatchObject({ text });
  }, 60_000);

  test('a muted microphone sends silence, and keys reach the agent', async () => {
    const grant = await newGrant(owner);
    const caller = await inConversation(app, grant);
    caller.send({ t: 'mute', on: true });
    await caller.speak(
      app.runtime.providers.forAccounts({ workspaceId: 'ws', keys: [], voices: [] }).tts('builtin-echo'),
      'Nobody hears this.',
      { captions: false },
    );
    expect(caller.of('turn').map(({ turn }) => turn)).not.toContain('hearing');
    caller.send({ t: 'dtmf', digits: '12' });
    await caller.hears('line', ({ line }) => line.role === 'user' && line.text === '12');
    await hangUp(caller, grant.call_id);
    const rows = await timelineOf(owner, grant.call_id);
    expect(rows.filter(({ type }) => type === 'dtmf').map(({ data }) => data['digit'])).toEqual(['1', '2']);
  }, 60_000);
});

test('rejects a call over the cap before it is granted; a call without a free slot at the join fails', async () => {
  const small = await startTestApp({ env: { CONCURRENT_CALLS: '1', INBOUND_RESERVE_PERCENT: '0' } });
  try {
    const tenant = await newTenant(small.url);
    const [first, second] = [await newGrant(tenant), await newGrant(tenant)];
    const caller = await joinCall(first, small.runtime.voiceClock);
    await caller.hears('open');
    const late = await joinCall(second, small.runtime.voiceClock);
    expect([await late.closed(), late.of('fail')[0]?.code]).toEqual([4429, 'concurrency_limited']);
    expect(await ended(tenant, second.call_id)).toMatchObject({ end_reason: 'concurrency_timeout' });
    const { agent_id } = await tenant.ok('getCall', { path: { id: first.call_id } });
    expect(await tenant.refused('createRtcToken', { body: { agent_id } })).toMatchObject({
      code: 'concurrency_limited',
    });
    caller.send({ t: 'end' });
    await until(() => small.live!.count() === 0);
  } finally {
    await small.close();
  }
}, 60_000);

test('an address with ten wrong tokens within a minute is refused', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_IP: '10' } });
  try {
    const url = `${strict.url.replace('http', 'ws')}/rtc/call_1`;
    const codes: number[] = [];
    // Refusals are counted after the response, so a few more may pass before the address is refused.
    while (codes.at(-1) !== 4429 && codes.length < 20) {
      codes.push(await (await joinCall({ url, token: 'wrong' }, clock())).closed());
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 4401));
    expect(codes.at(-1)).toBe(4429);
  } finally {
    await strict.close();
  }
}, 60_000);
