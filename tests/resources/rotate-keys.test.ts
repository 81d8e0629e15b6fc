// Rotation of the encryption key: afterwards secrets of every kind, in the old and in the current format, open only with the new
// key, and only in the row that they were sealed for.
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createVault, type Vault } from '../../src/core/vault.ts';
import { databaseFindings } from '../../src/process/doctor/machine.ts';
import { loadSecrets, replaceEncryptionKey } from '../../src/process/local-secrets.ts';
import { noteLostKeys } from '../../src/process/lost-keys.ts';
import { vaultKeys } from '../../src/process/vault-keys.ts';
import { openHeaders, openSigningSecret, SIGNING_PURPOSE } from '../../src/resources/agents/functions/seals.ts';
import { loadBlueprint } from '../../src/resources/agents/service.ts';
import { resealAll, sealedColumns } from '../../src/resources/sealed.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { agentBody, newTenant, PASSWORD, type Tenant } from '../support/client.ts';
import { serverUrl } from '../support/database.ts';

const FIRST = randomBytes(32);
const SECOND = randomBytes(32);
const HEADERS = { 'x-tour': 'the secret of a header' };

let app: TestApp;
let tenant: Tenant;
let agentId: string;
let both: Vault;
let secondOnly: Vault;
beforeAll(async () => {
  app = await startTestApp({ env: { ENCRYPTION_KEY: FIRST.toString('base64') } });
  tenant = await newTenant(app.url);
  both = createVault(SECOND, [FIRST]);
  secondOnly = createVault(SECOND);
  await makeSecretsOfEveryKind();
});
afterAll(() => app.close());

/** Seals as older versions did: without the id of the key or the row. */
function firstFormat(purpose: string, plain: string): string {
  const key = Buffer.from(hkdfSync('sha256', FIRST, Buffer.from(''), `parley/${purpose}`, 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
}

async function makeSecretsOfEveryKind(): Promise<void> {
  const { db } = app.runtime;
  const fn = {
    type: 'webhook',
    name: 'tour',
    description: 'Books a tour.',
    url: 'http://127.0.0.1:9/',
    headers: HEADERS,
  };
  await tenant.ok('enrollSecondFactor', { body: { current_password: PASSWORD } });
  const agent = await tenant.ok('createAgent', { body: agentBody({ functions: [fn] }) });
  agentId = agent.agent_id;
  await tenant.ok('rotateAgentFunctionSecret', { path: { id: agentId, function_id: agent.functions[0]!.id } });
  const webhook = { url: 'http://127.0.0.1:9/', events: ['call.completed'] };
  const { id } = await tenant.ok('createWebhook', { body: webhook });
  await tenant.ok('rotateWebhookSecret', { path: { id } });
  await tenant.ok('createWebhook', { body: webhook });
  await db
    .updateTable('webhooks')
    .set({ secret_sealed: firstFormat('webhook-secret', 'whsec_old') })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('phone_numbers')
    .set({
      account_sealed: firstFormat('phone-number-account', '{"type":"twilio"}'),
      inbound_webhook_url: 'http://127.0.0.1:9/',
      inbound_webhook_secret_sealed: firstFormat('phone-number-webhook', 'whsec_inbound'),
      inbound_webhook_next_secret_sealed: firstFormat('phone-number-webhook', 'whsec_next'),
      inbound_webhook_rotation_expires_at: new Date(),
    })
    .where('workspace_id', '=', tenant.workspaceId)
    .execute();
  await db
    .insertInto('provider_credentials')
    .values({
      workspace_id: tenant.workspaceId,
      provider: 'deepgram',
      version: 'crd_1',
      key_sealed: firstFormat('provider-key', 'dg_key'),
      key_hint: '_key',
      verified_at: new Date(),
    })
    .execute();
}

interface SealedRow {
  workspace_id: string;
  id: string;
  sealed: string;
}

const rowsOf = async ({
  table,
  column,
  idColumn,
  ownerColumn = 'workspace_id',
}: (typeof sealedColumns)[number]): Promise<SealedRow[]> =>
  (
    await sql<SealedRow>`select ${sql.ref(ownerColumn)} as workspace_id, ${sql.ref(idColumn)} as id, ${sql.ref(column)} as sealed
      from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(app.runtime.db)
  ).rows;

describe('a start with a key that does not open the secrets', () => {
  test('reports the key that is missing and the columns, and nothing while that key is configured', async () => {
    const { db } = app.runtime;
    const lines: string[] = [];
    const log = { error: (line: unknown) => void lines.push(String(line)) };
    const note = await noteLostKeys({ db, vault: secondOnly, log });
    expect(note).toContain(`sealed with the key ${createVault(FIRST).keyIds[0]} (agent_functions.headers_sealed, `);
    expect(note).toContain('second_factors.secret_sealed');
    expect(lines).toEqual([note]);
    expect(await noteLostKeys({ db, vault: both, log })).toBeNull();
  });

  test.runIf(serverUrl() !== undefined)('is a problem for the doctor, until the key is configured', async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.runtime.db);
    const url = new URL(serverUrl()!);
    url.pathname = rows[0]!.name;
    const findings = async (former: Buffer[]) =>
      databaseFindings(
        readConfig({
          DATABASE_URL: url.href,
          DATA_DIR: join(tmpdir(), 'parley-without-files'),
          JWT_SECRET: 'x'.repeat(32),
          ENCRYPTION_KEY: SECOND.toString('base64'),
          ENCRYPTION_KEYS_OLD: former.map((key) => key.toString('base64')).join(','),
        }),
        false,
      );
    expect(await findings([])).toContainEqual(expect.objectContaining({ check: 'encryption key', status: 'problem' }));
    expect((await findings([FIRST])).map(({ check }) => check)).not.toContain('encryption key');
  });
});

describe('resealAll', () => {
  test('afterwards every secret opens only with the new key and only in its row; a second run changes nothing', async () => {
    const before = new Map<string, string>();
    for (const of of sealedColumns) {
      const rows = await rowsOf(of);
      expect(rows.length, `${of.table}.${of.column}`).toBeGreaterThan(0);
      for (const { workspace_id: workspaceId, id, sealed } of rows) {
        before.set(`${of.table}.${of.column} ${id}`, both.open(of.purpose, sealed, { place: { workspaceId, id } }));
      }
    }
    await resealAll(app.runtime.db, both);
    for (const of of sealedColumns) {
      for (const { workspace_id: workspaceId, id, sealed } of await rowsOf(of)) {
        const place = { workspaceId, id };
        const name = `${of.table}.${of.column} ${id}`;
        expect(secondOnly.open(of.purpose, sealed, { place })).toBe(before.get(name));
        expect(
          () => secondOnly.open(of.purpose, sealed, { place: { ...place, workspaceId: 'wsp_other' } }),
          name,
        ).toThrow();
        expect(() => secondOnly.open(of.purpose, sealed, { place: { ...place, id: 'other' } }), name).toThrow();
        expect(() => secondOnly.open('another purpose', sealed, { place }), name).toThrow();
      }
    }
    expect([...(await resealAll(app.runtime.db, both)).values()].every((count) => count === 0)).toBe(true);
  });

  test('a text that is written meanwhile to a column that is done is resealed, too', async () => {
    const { db } = app.runtime;
    await resealAll(db, both);
    const [fn] = (await loadBlueprint(db, tenant.workspaceId, agentId, 1)).functions;
    const { id } = fn!;
    const former = createVault(FIRST).seal(SIGNING_PURPOSE, 'whsec_copied', {
      place: { workspaceId: tenant.workspaceId, id },
    });
    // The columns of functions come before the versions. The trigger writes to the former while the latter are resealed.
    await sql`create function copy_secret() returns trigger language plpgsql as ${sql.raw(`$$
      begin
        update agent_functions set signing_secret_sealed = '${former}' where id = '${id}';
        return new;
      end $$`)}`.execute(db);
    await sql`update agent_versions set snapshot = jsonb_set(snapshot, '{functions,0,signing_secret_sealed}', to_jsonb(${former}::text))
      where agent_id = ${agentId} and version = 1`.execute(db);
    await sql`create trigger copy_secret after update on agent_versions for each row execute function copy_secret()`.execute(
      db,
    );
    await resealAll(db, both);
    await sql`drop trigger copy_secret on agent_versions`.execute(db);
    await sql`drop function copy_secret`.execute(db);
    const row = await db.selectFrom('agent_functions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(openSigningSecret({ vault: secondOnly }, row)).toBe('whsec_copied');
  });

  test('a version of an agent runs its functions with only the new key', async () => {
    await resealAll(app.runtime.db, both);
    const { functions } = await loadBlueprint(app.runtime.db, tenant.workspaceId, agentId, 1);
    const [fn] = functions;
    expect(openHeaders({ vault: secondOnly }, fn!)).toEqual(HEADERS);
    expect(openSigningSecret({ vault: secondOnly }, fn!)).toMatch(/^whsec_/);
  });

  test('a secret that no configured key opens is reported and stays unchanged', async () => {
    const otherVault = createVault(randomBytes(32));
    await expect(resealAll(app.runtime.db, otherVault)).rejects.toThrow(
      /^agent_functions\.headers_sealed of fn_\w+ cannot be opened: .*ENCRYPTION_KEYS_OLD/,
    );
  });

  test('only the sealed parts of a version can be changed', async () => {
    const { db } = app.runtime;
    const change = (snapshot: ReturnType<typeof sql>) =>
      sql`update agent_versions set snapshot = ${snapshot} where workspace_id = ${tenant.workspaceId}`.execute(db);
    await expect(change(sql`jsonb_set(snapshot, '{agent_name}', '"Eve"')`)).rejects.toThrow(/append-only/);
    await expect(change(sql`jsonb_set(snapshot, '{functions,0,settings,url}', '"http://evil"')`)).rejects.toThrow(
      /append-only/,
    );
    await expect(change(sql`jsonb_set(snapshot, '{functions}', '[]')`)).rejects.toThrow(/append-only/);
    await expect(sql`update agent_versions set changed = '{x}'`.execute(db)).rejects.toThrow(/append-only/);
  });
});

test('every column of sealed texts is in the list, or expires and needs a client’s secret', async () => {
  const tables = await readFile(new URL('../../generated/tables.ts', import.meta.url), 'utf8');
  const columns = [...tables.matchAll(/^\s+(\w+_sealed)[?]?:/gm)].map(([, name]) => name!);
  const listed = [...sealedColumns.map(({ column }) => column), 'successor_sealed', 'content_sealed'];
  expect(columns.sort()).toEqual(listed.sort());
});

describe('a key in the data directory of the deployment', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'parley-keys-'));
  });
  afterAll(() => rm(dir, { recursive: true }));

  test('is replaced; the old key stays next to it and still opens; a configured key replaces both', async () => {
    const none = { jwtSecret: null, encryptionKey: null, encryptionKeysOld: [] };
    const old = vaultKeys(none, await loadSecrets(dir, none));
    const sealed = createVault(old.current).seal('purpose', 'plain');
    await replaceEncryptionKey(dir);
    const now = vaultKeys(none, await loadSecrets(dir, none));
    expect(now.current.equals(old.current)).toBe(false);
    expect(createVault(now.current, now.former).open('purpose', sealed)).toBe('plain');
    const set = { ...none, encryptionKey: SECOND.toString('base64') };
    const taken = vaultKeys(set, await loadSecrets(dir, set));
    expect(taken.current.equals(SECOND)).toBe(true);
    expect(createVault(taken.current, taken.former).open('purpose', sealed)).toBe('plain');
  });
});

test('a damaged secrets.json is named without its content', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'parley-secrets-'));
  await writeFile(join(dir, 'secrets.json'), '{"jwtSecret": "hidden-secret');
  const attempt = loadSecrets(dir, { jwtSecret: null, encryptionKey: null });
  await expect(attempt).rejects.toThrow(`${join(dir, 'secrets.json')} is not valid JSON: restore the file`);
  await expect(attempt).rejects.not.toThrow('hidden');
  await rm(dir, { recursive: true });
});
