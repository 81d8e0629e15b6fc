// Tests of agents on an audio line, with the built-in voices and the real voice activity detector: the same seed gives the
// same events, and faults with pauses and interruptions are detected.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSample } from '../../../generated/types.ts';
import { startVoiceVendor, type VoiceVendor } from '../../../scripts/stand-ins/voice-vendor.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { deleteOldRecordings, keepRecording } from '../../../src/resources/tests/service/recordings.ts';
import { RATES } from '../../../src/resources/wallet/rates.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { ASKS, FOUND, SHOP } from './shop.ts';

const BROOKE = 'e07c00bc-4134-4eae-9ea4-1a55fb45746b';

let app: TestApp;
let vendor: VoiceVendor;
let tenant: Tenant;
let agentId: string;
beforeAll(async () => {
  vendor = await startVoiceVendor();
  const priceOf = ({ appliesTo }: { appliesTo: string }) => (appliesTo === 'builtin' ? 15_000 : 30_000);
  const rates = RATES.rates.map((rate) => (rate.item === 'tts' ? { ...rate, micros: priceOf(rate) } : rate));
  const env = { CARTESIA_API_KEY: 'vendor-key', CARTESIA_URL: vendor.url, CARTESIA_VOICES: `Brooke:${BROOKE}` };
  app = await startTestApp({ env, overrides: { rates: { ...RATES, rates } } });
  tenant = await newTenant(app.url);
  agentId = (await tenant.ok('createAgent', { body: agentBody(SHOP) })).agent_id;
});
afterAll(async () => {
  await app?.close();
  await vendor?.close();
});

async function runCase(more: Record<string, unknown>, options: Record<string, unknown> = {}, owner = tenant) {
  const body = { name: 'Audio', agent_id: agentId, caller: ASKS, mocks: [FOUND], line: { type: 'audio' }, ...more };
  const { id } = await owner.ok('createTestCase', { body });
  return runAgain(id, options, owner);
}

async function runAgain(id: string, options: Record<string, unknown>, owner = tenant) {
  const { id: runId } = await owner.ok('createTestRun', { body: { case_ids: [id], ...options } });
  const path = { id: runId };
  await until(async () => (await owner.ok('getTestRun', { path })).ended_at !== null, {
    withinMs: 60_000,
    what: 'the run has ended',
  });
  const { results } = await owner.ok('getTestRun', { path, query: { case_id: id } });
  return { id, samples: results[0]!.samples };
}

const problemOf = async (answer: Response) => `${answer.status} ${((await answer.json()) as { code: string }).code}`;

describe('createTestRun on an audio line', () => {
  test('charges the characters of both sides, and needs funds; on a text line nobody speaks', async () => {
    const payer = await newTenant(app.url);
    const { agent_id } = await payer.ok('createAgent', { body: agentBody(SHOP) });
    const charges = async () =>
      (await payer.ok('listTransactions')).data.filter(({ call_id: id }) => id?.startsWith('test_'));
    const run = (line: object) => runCase({ agent_id, line }, {}, payer);
    await run({ type: 'text' });
    expect(await charges()).toEqual([]);
    const { samples } = await run({ type: 'audio' });
    const said = (who: string) =>
      samples[0]!.transcript!.filter(({ role }) => role === who).reduce((sum, { text }) => sum + text.length, 0);
    const both = await charges();
    expect(both.map(({ call_id: id }) => id!.endsWith('.voice'))).toEqual([true, false]);
    // 0.015 USD per 1,000 characters.
    const [caller, spoken] = both.map(({ amount }) => Math.round(-Number(amount.amount) / 0.000015));
    expect(caller).toBe(said('user'));
    // As in a call, phrases that are spoken ahead of time do not count.
    expect(spoken).toBeGreaterThan(said('agent') / 2);
    // What the ledger takes is in usage, by agent; the voice of the caller as well.
    const { totals, data: byAgent } = await payer.ok('getUsage', { query: { group_by: 'agent' } });
    const taken = both.reduce((sum, { amount }) => sum - Math.round(Number(amount.amount) * 1e6), 0);
    expect([totals.calls, totals.messages, Math.round(Number(totals.cost.amount) * 1e6)]).toEqual([0, 2, taken]);
    expect(byAgent.map(({ key, cost }) => [key, cost])).toEqual([[agent_id, totals.cost]]);
    await payer.ok('updateWallet', { body: { daily_cap: { amount: '0', currency: 'USD' } } });
    const [refused] = (await run({ type: 'audio' })).samples;
    expect([refused!.status, refused!.failures[0]!.detail]).toEqual(['error', expect.stringContaining('daily_cap')]);
    expect(await charges()).toHaveLength(2);
  });

  test('charges each side at the price of its own voice, and needs funds for both', async () => {
    const payer = await newTenant(app.url);
    const voice_id = 'cartesia-brooke';
    const create = async (more: object) =>
      (await payer.ok('createAgent', { body: agentBody({ ...SHOP, ...more }) })).agent_id;
    const [costly, cheap] = [await create({ voice_id }), await create({})];
    const sampleOf = async (agent_id: string, line: object) =>
      (await runCase({ agent_id, line: { type: 'audio', ...line } }, {}, payer)).samples[0]!;
    const { transcript } = await sampleOf(cheap, { voice_id });
    const { data } = await payer.ok('listTransactions');
    const charged = data.map(({ amount, call_id: id }) => [
      id?.endsWith('.voice'),
      Math.round(-Number(amount.amount) * 1e6),
    ]);
    const characters = transcript!
      .filter(({ role }) => role === 'user')
      .reduce((sum, { text }) => sum + text.length, 0);
    expect(charged).toContainEqual([true, characters * 30]);
    // Enough for 500 characters of the cheaper voice only.
    const spent = (await payer.ok('getWallet')).spent_today.amount;
    await payer.ok('updateWallet', {
      body: { daily_cap: { amount: (Number(spent) + 0.01).toFixed(6), currency: 'USD' } },
    });
    for (const refused of [await sampleOf(cheap, { voice_id }), await sampleOf(costly, {})]) {
      expect(refused.failures[0]!.detail).toContain('daily_cap');
    }
  });

  test('produces the same events in three runs with one seed, with noise, loss and a codec', async () => {
    const line = { type: 'audio', noise_dbfs: -50, loss_percent: 2, codec: 'g711', voice_id: 'builtin-onyx' };
    const expectations = [
      { type: 'called', function: 'lookup_order' },
      { type: 'end_reason', reason: 'agent_hangup' },
    ];
    const { id, samples } = await runCase({ line, expect: expectations });
    expect(samples[0]!.failures).toEqual([]);
    const hashes = [samples[0]!.event_hash];
    for (let i = 0; i < 2; i++) {
      const { id: runId } = await tenant.ok('createTestRun', { body: { case_ids: [id] } });
      const path = { id: runId };
      await until(async () => (await tenant.ok('getTestRun', { path })).ended_at !== null, { withinMs: 60_000 });
      hashes.push((await tenant.ok('getTestRun', { path })).results[0]!.samples[0]!.event_hash);
    }
    expect(new Set(hashes).size).toBe(1);
    expect(samples[0]!.latency!.turns).toBeGreaterThan(0);
    expect(samples[0]!.duration_ms).toBeGreaterThan(10_000);
  });

  test('keeps the audio as WAV, caller left and agent right, and deletes it by age and together with its run', async () => {
    const caller = { type: 'script', turns: [{ say: 'Hello there, who is speaking?' }] };
    const { id, samples } = await runCase({ caller });
    const { recording_url: url, duration_ms: durationMs } = samples[0]!;
    const get = (credential = tenant.jwt) => fetch(url!, { headers: { authorization: `Bearer ${credential}` } });
    const answer = await get();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/wav']);
    const wav = Buffer.from(await answer.arrayBuffer());
    expect([wav.toString('latin1', 0, 4), wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual(['RIFF', 2, 8000]);
    expect(wav.length).toBe(44 + wav.readUInt32LE(40));
    // One frame may be in transit when the line closes.
    expect(Math.abs((wav.length - 44) / 32 - durationMs)).toBeLessThan(100);
    for (const side of [0, 2]) {
      const loudest = Array.from({ length: (wav.length - 44) / 4 }, (_, i) =>
        Math.abs(wav.readInt16LE(44 + 4 * i + side)),
      );
      expect(loudest.some((height) => height > 1_000)).toBe(true);
    }
    expect(await problemOf(await get((await newTenant(app.url)).jwt))).toBe('404 test_run_not_found');

    const silent = await runAgain(id, { line: 'text' });
    expect(silent.samples[0]!.recording_url).toBeNull();
    const runId = new URL(url!).pathname.split('/')[3]!;
    const { db } = app.runtime;
    await sql`update test_recordings set created_at = now() - interval '8 days' where run_id = ${runId}`.execute(db);
    await deleteOldRecordings(app.runtime, new AbortController().signal);
    expect(await problemOf(await get())).toBe('404 test_recording_not_found');
  });

  test('limits the audio of a run and of a workspace: a full run reports it, and a workspace loses its oldest', async () => {
    const other = await newTenant(app.url);
    const { agent_id } = await other.ok('createAgent', { body: agentBody(SHOP) });
    const body = { name: 'Bounds', agent_id, caller: ASKS, mocks: [FOUND] };
    const { id: caseId } = await other.ok('createTestCase', { body });
    const runOf = async () => {
      const { id: runId } = await other.ok('createTestRun', { body: { case_ids: [caseId], samples: 2 } });
      await until(async () => (await other.ok('getTestRun', { path: { id: runId } })).ended_at !== null, {
        withinMs: 60_000,
      });
      return runId;
    };
    const bounds = { runBytes: 1_000, workspaceBytes: 2_000 };
    const keep = (runId: string, sample: number, bytes: number) =>
      inTransaction(app.runtime.db, async (trx) => {
        const { rows } = await sql<{ workspace_id: string; position: number }>`
          select workspace_id, position from test_run_cases where run_id = ${runId}`.execute(trx);
        const of = { workspaceId: rows[0]!.workspace_id, runId, position: rows[0]!.position, sample };
        return keepRecording(trx, app.runtime, of, Buffer.alloc(bytes), bounds);
      });
    const kept = async (runId: string) => {
      const { results } = await other.ok('getTestRun', { path: { id: runId } });
      return results[0]!.samples.map(({ recording_url: url, recording_omitted: omitted }) => omitted ?? url !== null);
    };
    const recorded = async () => (await other.ok('getLimits')).storage.recordings_bytes;
    const runs = [await runOf(), await runOf(), await runOf()];
    await keep(runs[0]!, 1, 600);
    await keep(runs[0]!, 2, 401);
    expect([await kept(runs[0]!), await recorded()]).toEqual([[true, 'run_full'], 600]);
    await keep(runs[1]!, 1, 600);
    await keep(runs[1]!, 2, 400);
    expect([await kept(runs[1]!), await recorded()]).toEqual([[true, true], 1_600]);
    await keep(runs[2]!, 1, 401);
    expect([await kept(runs[0]!), await kept(runs[2]!), await recorded()]).toEqual([
      [false, 'run_full'],
      [true, false],
      1_401,
    ]);
  });

  test('keeps no audio of an agent that redacts or stores nothing', async () => {
    const caller = { type: 'script', turns: [{ say: 'Hello there, who is speaking?' }] };
    for (const privacy of [{ redact: ['card'] }, { no_store: true }]) {
      const { agent_id } = await tenant.ok('createAgent', { body: agentBody({ ...SHOP, privacy }) });
      const { samples } = await runCase({ agent_id, caller });
      expect([samples[0]!.failures, samples[0]!.recording_url]).toEqual([[], null]);
    }
  });

  test('shows misrecognized words in the transcript, and the same seed misrecognizes the same ones', async () => {
    const turns = [{ say: 'One two three four five six seven eight nine ten eleven twelve.' }, { say: 'Goodbye.' }];
    const caller = { type: 'script', turns };
    const heard = (samples: readonly TestSample[]) =>
      samples.map(({ transcript }) => transcript!.find(({ role }) => role === 'user')!.text);
    const line = { type: 'text', word_error_percent: 40 };
    const { id, samples } = await runCase({ caller, line }, { seed: 7, samples: 2 });
    const [first, second] = heard(samples);
    expect(new Set([first, second, turns[0]!.say]).size).toBe(3);
    expect(heard((await runAgain(id, { seed: 7, samples: 2 })).samples)).toEqual([first, second]);
    const audible = await runAgain(id, { seed: 7, line: 'audio' });
    expect(heard(audible.samples)).toEqual([first]);
  });

  test('recognizes a caller who interrupts the agent, and the agent stops', async () => {
    const turns = [{ say: 'Wait, stop for a moment please.', interrupts: true, wait_ms: 900 }, { say: 'Goodbye.' }];
    const { samples } = await runCase({ caller: { type: 'script', turns } });
    expect(samples[0]!.transcript![0]).toMatchObject({ role: 'agent', interrupted: true });
    expect(samples[0]!.timeline!.some(({ type }) => type === 'interrupted')).toBe(true);
  });
});
