// No secrets at rest or in logs: a tenant uses every kind of credential; then every database row and every log line, at the most
// verbose level, is searched for each of them.
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, clientOf, newEmail, newTenant, PASSWORD } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { startReceiver, type TestReceiver } from '../webhooks/support.ts';

let app: TestApp;
let receiver: TestReceiver;
let log = '';
beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  app = await startTestApp({ overrides: { log: pino({ level: 'trace' }, sink) } });
  receiver = await startReceiver();
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

/** Every row of every table, including the job queue, as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    app.runtime.db,
  );
  const parts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
        app.runtime.db,
      );
      return rows.map(({ row }) => `${name} ${row}`).join('\n');
    }),
  );
  return parts.join('\n');
}

/** A secret in plain form and in the encodings that a serializer might apply. */
function disguises(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [secret, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, ''), encodeURIComponent(secret)];
}

/** Uses every kind of secret, valid and invalid. @returns the secrets by name */
async function useEverySecret(): Promise<Record<string, string>> {
  const tenant = await newTenant(app.url);
  const anybody = clientOf(app.url);
  const wrongPassword = 'wrong horse battery staple';
  await anybody.refused('login', { body: { email: tenant.email, password: wrongPassword } });
  const login = await anybody.ok('login', { body: { email: tenant.email, password: PASSWORD } });
  const rotated = await anybody.ok('refreshSession', { body: { refresh_token: login.refresh_token, rotate: true } });
  const newPassword = 'entirely new horse battery staple';
  await tenant.ok('updateCurrentUser', { body: { password: newPassword, current_password: PASSWORD } });
  const headers = { 'idempotency-key': 'the only key for this key' };
  const { key } = await tenant.ok('createApiKey', { body: { name: 'integration', scope: 'write' }, headers });
  const client = clientOf(app.url, key);
  const wrongKey = `${key.slice(0, -6)}000000`;
  await clientOf(app.url, wrongKey).refused('listAgents');
  const guest = newEmail();
  await tenant.ok('createInvitation', { body: { email: guest } });
  await anybody.ok('requestPasswordReset', { body: { email: tenant.email } });
  const [{ token: invitationToken }, { token: resetToken }] = [
    await app.mailbox.linkTo(guest),
    await app.mailbox.linkTo(tenant.email),
  ];
  await anybody.refused('resetPassword', { body: { token: resetToken, password: 'passwordpassword' } });
  const headerValue = 'Bearer function header value';
  const patchedValue = 'Bearer patched header value';
  const lookup = { type: 'webhook', name: 'lookup', description: 'Looks an order up.', url: receiver.url };
  const agent = await client.ok('createAgent', {
    headers,
    body: agentBody({ webhook_url: receiver.url, functions: [{ ...lookup, headers: { authorization: headerValue } }] }),
  });
  const path = { id: agent.agent_id, function_id: agent.functions[0]!.id };
  await client.ok('testAgentFunction', { path, body: { name: 'lookup', arguments: {} } });
  await client.ok('updateAgentFunction', { path, body: { headers: { authorization: patchedValue } } });
  await client.refused('updateAgent', {
    path,
    body: { functions: [{ ...lookup, headers: { 'x-key': headerValue }, tipo: 1 }] },
  });
  const { signing_secret: newFunctionSecret } = await client.ok('rotateAgentFunctionSecret', { headers, path });
  const webhook = await client.ok('createWebhook', { headers, body: { url: receiver.url, events: ['call.failed'] } });
  await client.ok('rotateWebhookSecret', { path: { id: webhook.id } });
  await client.ok('createCall', { body: { agent_id: agent.agent_id, to_number: '+12025550104' } });
  await until(() => receiver.received.filter(({ body }) => body.includes('call.failed')).length > 0);
  return {
    password: PASSWORD,
    wrongPassword,
    newPassword,
    registeredToken: tenant.jwt,
    registeredRefresh: tenant.refreshToken,
    accessToken: rotated.access_token,
    refreshToken: login.refresh_token,
    replacement: rotated.refresh_token,
    apiKey: key,
    wrongKey,
    invitationToken: invitationToken!,
    resetToken: resetToken!,
    headerValue,
    patchedValue,
    functionSecret: agent.functions[0]!.signing_secret!,
    newFunctionSecret: newFunctionSecret!,
    agentWebhookSecret: agent.webhook_secret!,
    webhookSecret: webhook.secret!,
    idempotencyKey: headers['idempotency-key'],
  };
}

test('no database row or log line contains a password, token, key, signing secret or function header', async () => {
  const secrets = await useEverySecret();
  for (const [name, secret] of Object.entries(secrets)) expect(secret, name).toMatch(/.{16,}/);
  const rows = await dump();
  expect(rows).toContain('Looks an order up.');
  expect(log).toContain('"level":');
  const found = Object.entries(secrets).flatMap(([name, secret]) =>
    disguises(secret).flatMap((text) => [
      ...(rows.includes(text) ? [`${name} in a row: ${rows.split('\n').find((row) => row.includes(text))}`] : []),
      ...(log.includes(text) ? [`${name} in the log: ${log.split('\n').find((line) => line.includes(text))}`] : []),
    ]),
  );
  expect(found).toEqual([]);
});
