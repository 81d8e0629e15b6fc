// Two processes of each role behind a load balancer, with one database, one bucket, and a data directory per process: any
// process that answers any request represents the same deployment, and no process needs the disk of another.
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Parley } from '../../generated/clients/typescript/src/index.ts';
import { systemClock } from '../../src/core/clock.ts';
import type { ProcessRole } from '../../src/runtime.ts';
import { ended, follow, place, reaches, SILENT, talkingAgent, timelineOf } from '../resources/calls/support.ts';
import { ask, newBase, uploaded } from '../resources/knowledge-bases/support.ts';
import { freePort, startBalancer, type Balancer } from '../support/balancer.ts';
import { joinCall } from '../support/browser-caller.ts';
import { clientOf, newTenant, type Tenant } from '../support/client.ts';
import { serverUrl } from '../support/database.ts';
import { startS3Server, type S3Server } from '../support/s3-server.ts';
import { follow as supervise, type SupervisorClient } from '../support/supervisor.ts';
import { until } from '../support/until.ts';
import { createDeployment, kill, type Deployment, type Process } from './process.ts';

const ROLES: readonly ProcessRole[] = ['api', 'api', 'worker', 'worker', 'voice', 'voice'];
/** Resolves when the stream has begun. */
async function followCampaigns(parley: Parley) {
  const heard: string[] = [];
  const leave = new AbortController();
  const begun = Promise.withResolvers<void>();
  const followed = (async () => {
    for await (const event of parley.events.stream({ types: 'campaign', signal: leave.signal })) {
      if (event.type === 'campaign.changed') heard.push(event.data.name);
      else begun.resolve();
    }
  })().catch((error: unknown) => {
    if (!leave.signal.aborted) throw error;
  });
  await begun.promise;
  const stop = async (): Promise<void> => {
    leave.abort();
    await followed;
  };
  return { heard, stop };
}

async function endConnections(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await admin.end();
}

const PATIENT = { inactivity: { seconds: 600, reminders: [] } };

describe.skipIf(serverUrl() === undefined)('two processes of each role behind a load balancer, with a bucket', () => {
  const members: { role: ProcessRole; home: string; address: string; process: Process }[] = [];
  let deployment: Deployment;
  let balancer: Balancer;
  let store: S3Server;
  let tenant: Tenant;

  const addressesOf = (role: ProcessRole) => members.filter((one) => one.role === role).map(({ address }) => address);
  const newAgent = async () => (await tenant.ok('createAgent', { body: talkingAgent(PATIENT) })).agent_id;
  const isPassed = (pattern: RegExp) => balancer.passed.filter((line) => pattern.test(line));

  beforeAll(async () => {
    [deployment, balancer, store] = await Promise.all([createDeployment(), startBalancer(), startS3Server()]);
    const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey } = store.settings;
    const shared = {
      PUBLIC_URL: balancer.url,
      VOICE_URL: balancer.url,
      TRUST_PROXY: '127.0.0.1',
      STORAGE: `s3://${bucket}/${prefix}`,
      S3_ENDPOINT: endpoint!,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    const start = async (role: ProcessRole, index: number): Promise<void> => {
      const home = join(deployment.dataDir, String(index));
      await mkdir(home);
      const port = await freePort();
      const env = { ...shared, DATA_DIR: home, PORT: String(port) };
      members.push({ role, home, address: `http://127.0.0.1:${port}`, process: await deployment.start(role, env) });
    };
    await Promise.all(ROLES.map(start));
    balancer.routes = [
      { path: /^\/rtc\//, targets: addressesOf('voice'), byPath: true },
      { path: /^\/hooks\/twilio\/media/, targets: addressesOf('voice') },
      { path: /^\/monitor\//, targets: addressesOf('api') },
      { path: /^/, targets: addressesOf('api') },
    ];
    tenant = await newTenant(balancer.url);
  }, 180_000);
  afterAll(async () => {
    await deployment?.close();
    await Promise.all([balancer?.close(), store?.close()]);
  });

  test('stream a phone call, let two supervisors monitor it, end it, and serve its recording from every API process', async () => {
    const { call_id: id } = await place(tenant, SILENT, await newAgent());
    const stream = follow(balancer.url, tenant.jwt, id);
    await reaches(tenant, id, ['in_progress'], 20_000);
    const supervisors: SupervisorClient[] = [];
    for (let count = 0; count < 2; count++) {
      supervisors.push(await supervise(await tenant.ok('createMonitorToken', { path: { id } }), systemClock));
    }
    await until(() => supervisors.every(({ sound }) => sound().right.some((sample) => Math.abs(sample) > 1_000)), {
      withinMs: 20_000,
      what: 'both supervisors hear the greeting',
    });
    expect(new Set(isPassed(/\/monitor\//).map((line) => line.split(' ').at(-1)))).toEqual(new Set(addressesOf('api')));
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
    const events = await stream;
    expect(events).toEqual((await timelineOf(tenant, id)).slice(0, events.length));
    expect(events.map(({ data }) => data['status']).filter(Boolean)).toEqual([
      'queued',
      'ringing',
      'in_progress',
      'completed',
    ]);
    const bodies = await Promise.all(
      addressesOf('api').map(async (url) => {
        const headers = { authorization: `Bearer ${tenant.jwt}` };
        const recording = () => fetch(`${url}/v1/calls/${id}/recording`, { headers });
        await until(async () => (await recording()).status === 200, { what: 'the recording is put together' });
        const part = await fetch(`${url}/v1/calls/${id}/recording`, {
          headers: { ...headers, range: 'bytes=100-199' },
        });
        const whole = Buffer.from(await (await recording()).arrayBuffer());
        expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 200));
        return whole;
      }),
    );
    expect(bodies[0]!.length).toBeGreaterThan(2_000);
    expect(bodies[1]).toEqual(bodies[0]);
    const keys = [...store.bucket.objects.keys()];
    expect(keys).toContain(`deep/er/recordings/${id}.mp3`);
  }, 90_000);

  test('read a file that one process received on a worker, and search it through any process', async () => {
    const base = await newBase(tenant);
    const source = await uploaded(tenant, base, {
      name: 'hours.txt',
      bytes: 'The bakery opens at seven in the morning.',
    });
    expect(source.status).toBe('ready');
    for (const url of addressesOf('api')) {
      const found = await ask({ ...tenant, ...clientOf(url, tenant.jwt) }, base, 'When does the bakery open?');
      expect(found[0]?.text).toMatch(/seven/);
    }
  }, 60_000);

  test('reconnect a browser’s call to the process that runs it', async () => {
    const grants = await Promise.all(
      Array.from({ length: 4 }, async () => tenant.ok('createRtcToken', { body: { agent_id: await newAgent() } })),
    );
    expect(new URL(grants[0]!.url).origin).toBe(balancer.url.replace('http', 'ws'));
    for (const { url, token, call_id: id } of grants) {
      const caller = await joinCall({ url, token }, systemClock);
      const { resume_token: resumeToken } = await caller.hears('open');
      caller.drop();
      const again = await joinCall({ url, token: resumeToken }, systemClock);
      expect(await again.hears('open')).toMatchObject({ call_id: id, resumed: true });
      again.send({ t: 'end' });
    }
    await Promise.all(grants.map(({ call_id: id }) => ended(tenant, id)));
  }, 60_000);

  test('continue all work when one process of each role is killed', async () => {
    const victims = ROLES.flatMap((role, at) =>
      ROLES.indexOf(role) === at ? [members.find((one) => one.role === role)!] : [],
    );
    const parley = new Parley({ baseUrl: balancer.url, apiKey: tenant.jwt, maxRetries: 8 });
    // The balancer assigns them to two processes, one of which is killed.
    const followers = [await followCampaigns(parley), await followCampaigns(parley)];
    const names = Array.from({ length: 8 }, (_, at) => `Campaign ${at}`);
    for (const [at, name] of names.entries()) {
      if (at === 2) await Promise.all(victims.map(({ process }) => kill(process)));
      // As when a database server restarts.
      if (at === 5) await endConnections(deployment.databaseUrl!);
      await parley.campaigns.create({ name });
    }
    for (const { heard, stop } of followers) {
      await until(() => heard.includes(names.at(-1)!), { withinMs: 30_000, what: 'the last event comes' });
      await stop();
      // Nothing is lost or repeated.
      expect(heard).toEqual(names);
    }
    const { call_id: id } = await place(tenant, '+12025550105', await newAgent());
    const stream = follow(balancer.url, tenant.jwt, id);
    expect(await ended(tenant, id)).toMatchObject({ status: 'completed', end_reason: 'caller_hangup' });
    expect((await stream).at(-1)).toBeDefined();
    await until(async () => (await tenant.send('getCallAnalysis', { path: { id } })).status === 200, {
      withinMs: 30_000,
      what: 'the analysis is made',
    });
    expect((await tenant.send('getCallRecording', { path: { id } })).status).toBe(200);
    for (const { home } of members) expect(await readdir(home)).toEqual([]);
  }, 90_000);

  test('exit with 0 on SIGTERM', async () => {
    const running = members.filter(
      ({ process }) => process.child.exitCode === null && process.child.signalCode === null,
    );
    expect(running.map(({ role }) => role).toSorted()).toEqual(['api', 'voice', 'worker']);
    for (const { process } of running) process.child.kill('SIGTERM');
    expect(await Promise.all(running.map(({ process }) => process.exited))).toEqual([0, 0, 0]);
  }, 60_000);
});
