// A database that was restored from a dump: its campaigns and schedules are held once, and continue when the operator
// releases them.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { release } from '../../../src/process/release.ts';
import { findHeld, heldNote, holdRestoredCopy } from '../../../src/process/restored.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { serverUrl } from '../../support/database.ts';
import { draft, get, newAgent, started } from './support.ts';

const LATER = new Date(Date.now() + 86_400_000).toISOString();
const SILENT = '+12025550107';

// The command opens the database itself.
describe.skipIf(serverUrl() === undefined)('a database after a restore', () => {
  let app: TestApp;
  let tenant: Tenant;
  let running: string;
  let scheduled: string;
  let paused: string;
  let schedule: string;
  let url: string;
  const warnings: object[] = [];

  /** Simulates a restore on another server. */
  const restore = async (): Promise<void> => {
    await app.runtime.db.updateTable('database_identity').set({ identity: 'elsewhere/1' }).execute();
    await holdAgain();
  };
  const holdAgain = () =>
    holdRestoredCopy({ db: app.runtime.db, kind: 'server' }, { warn: (held: object) => void warnings.push(held) });
  const scheduleNow = () => tenant.ok('getSchedule', { path: { id: schedule } });

  async function command(...args: string[]): Promise<string> {
    const written: string[] = [];
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => (written.push(String(text)), true));
    try {
      const secrets = { JWT_SECRET: 'x'.repeat(48), ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') };
      await release(readConfig({ DATABASE_URL: url, ...secrets }), args);
    } finally {
      spy.mockRestore();
    }
    return written.join('');
  }

  beforeAll(async () => {
    app = await startTestApp();
    tenant = await newTenant(app.url);
    const agent = await newAgent(tenant);
    running = await started(tenant, agent, [SILENT, '+12025550101'], { concurrency: 1 });
    scheduled = await started(tenant, agent, [SILENT], { scheduled_at: LATER });
    paused = await started(tenant, agent, [SILENT], { scheduled_at: LATER });
    await tenant.ok('pauseCampaign', { path: { id: paused } });
    await draft(tenant, agent, [SILENT]);
    schedule = (await tenant.ok('createSchedule', { body: { agent_id: agent, to_number: SILENT, at: LATER } })).id;
    const { current_database: name } = await app.runtime.db
      .selectNoFrom((eb) => eb.fn<string>('current_database').as('current_database'))
      .executeTakeFirstOrThrow();
    const address = new URL(serverUrl()!);
    address.pathname = `/${name}`;
    url = address.href;
  });
  afterAll(() => app?.close());

  test('has its campaigns and schedules held once, and the start reports it', async () => {
    await restore();
    expect(warnings).toEqual([expect.objectContaining({ campaigns: expect.any(Number), topups: 0 })]);
    // Automatic top-ups that were set before wait (resources/wallet).
    const identity = await app.runtime.db.selectFrom('database_identity').selectAll().executeTakeFirstOrThrow();
    expect(identity.restored_at!.getTime()).toBeGreaterThanOrEqual(identity.changed_at.getTime());
    for (const id of [running, scheduled]) {
      expect(await get(tenant, id)).toMatchObject({ status: 'paused', pause_reason: 'restored', next_dial_at: null });
    }
    expect(await get(tenant, paused)).toMatchObject({ status: 'paused', pause_reason: 'manual' });
    expect(await scheduleNow()).toMatchObject({ status: 'paused', status_reason: 'restored', next_run_at: null });
    const mine = ({ workspace_id: id }: { workspace_id: string }) => id === tenant.workspaceId;
    const held = await findHeld(app.runtime.db);
    const note = heldNote({
      campaigns: held.campaigns.filter(mine),
      schedules: held.schedules.filter(mine),
      topups: 0,
    });
    expect(note).toMatch(
      /restored from a backup\. Held, so that nobody is called or charged twice: 2 campaigns and 1 schedule\. .*npm run release$/,
    );
    expect(heldNote({ campaigns: [], schedules: [], topups: 0 })).toBeNull();
    await holdAgain();
    expect(warnings).toHaveLength(1);
  });

  test('has held items listed and released by the command, which refuses other ids', async () => {
    const list = await command();
    expect(list).toMatch(new RegExp(`^${running} {2}\\d+ contacts wait {2}Renewals \\(Northwind\\)$`, 'm'));
    expect(list).toContain(`${schedule}  once  to ${SILENT}`);
    expect(list).not.toContain(paused);
    await expect(command(running, paused)).rejects.toThrow(`nothing holds ${paused}`);
    await expect(command('--all', running)).rejects.toThrow('--all releases everything');
    expect((await get(tenant, running)).status).toBe('paused');
    expect(await command(scheduled)).toBe(`released  ${scheduled}  scheduled\n`);
    expect(await get(tenant, scheduled)).toMatchObject({ status: 'scheduled', pause_reason: null });
    expect((await get(tenant, running)).status).toBe('paused');
  });

  test('has the rest released by --all, with an audit log entry for each', async () => {
    expect(await command('--all')).toContain(`released  ${schedule}  ${LATER}`);
    expect((await get(tenant, running)).status).toBe('running');
    expect(await scheduleNow()).toMatchObject({ status: 'scheduled', status_reason: null, next_run_at: LATER });
    const { data } = await tenant.ok('listAuditLog', { query: { limit: '100' } });
    const actions = data.filter(({ actor_kind: kind }) => kind === 'system').map(({ action }) => action);
    expect(actions.filter((action) => action.endsWith('.released'))).toHaveLength(3);
    expect(await command()).not.toContain(tenant.workspaceId);
  });

  test('lets the owner of a campaign start it, and update a schedule, without the operator', async () => {
    await restore();
    expect(await tenant.ok('startCampaign', { path: { id: scheduled } })).toMatchObject({ status: 'scheduled' });
    await tenant.ok('updateSchedule', { path: { id: schedule }, body: { status: 'scheduled' } });
    expect(await scheduleNow()).toMatchObject({ status: 'scheduled', status_reason: null, next_run_at: LATER });
    await tenant.ok('cancelCampaign', { path: { id: running } });
    await command('--all');
  });
});
