// Requests through the proxy for white label, for operations without credentials, and for the interfaces of other products.
import { expect } from 'vitest';
import type { OperationId } from '../../generated/operations.ts';
import { newEmail, type BodyOf } from '../support/client.ts';
import type { Call } from '../support/contract-world.ts';
import type { DnsZone } from '../support/dns-zone.ts';
import type { Mailbox } from '../support/mailbox.ts';

type Ask = <Id extends OperationId>(id: Id, request?: Call) => Promise<BodyOf<Id>>;

export async function wearBrand(user: Ask, visitor: Ask, dns: DnsZone): Promise<void> {
  const path = { domain: 'voice.example.net' };
  const body = { name: 'Acme', colors: { accent: '#7c3aed' } };
  expect(await user('updateWhiteLabel', { body })).toMatchObject({ name: 'Acme' });
  const { records } = await user('putWhiteLabelDomain', { path });
  dns.set('TXT', records[0]!.name, [records[0]!.value]);
  expect((await user('putWhiteLabelDomain', { path })).status).toBe('verified');
  expect((await user('getWhiteLabel')).domains).toHaveLength(1);
  expect((await visitor('getBrandingByDomain', { path })).name).toBe('Acme');
  await user('deleteWhiteLabelDomain', { path });
}

export async function visitSite(visitor: Ask, mailbox: Mailbox): Promise<void> {
  expect((await visitor('getStatus')).availability.map(({ target }) => target)).toEqual([99.9, 99.5]);
  const email = newEmail();
  await visitor('submitContactForm', { body: { email, message: 'Hello.' } });
  await visitor('subscribeNewsletter', { body: { email } });
  const { token } = await mailbox.linkTo(email);
  await visitor('confirmNewsletter', { body: { token } });
  await visitor('unsubscribeNewsletter', { body: { token } });
  const body = { events: [{ name: 'pricing.opened', page: '/pricing', properties: { plan: 'team' } }] };
  expect(await visitor('ingestClientEvent', { body })).toEqual({ accepted: 1 });
}

export async function chatAsOpenAi(user: Ask, model: string): Promise<void> {
  const messages = [{ role: 'user', content: 'Hello' }];
  expect((await user('createChatCompletion', { body: { model, messages } })).model).toBe(model);
  expect((await user('listAgentModels')).data[0]).toMatchObject({ object: 'model' });
  expect((await user('getAgentModel', { path: { model } })).id).toBe(model);
}

/** Lists, and a knowledge base path that the document shows as an alias only. */
export async function readBothSpellings(user: Ask, proxyUrl: string, token: string, path: string): Promise<void> {
  await user('listKnowledgeBases', { query: { limit: '5', include_total: 'true' } });
  await user('listKnowledgeBasesPlural');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${proxyUrl}/v1/knowledge-bases${path}`, { headers });
  expect([answer.status, answer.headers.get('sl-violations')]).toEqual([200, null]);
}

export async function callAsRetell(user: Ask, callId: string): Promise<void> {
  const { agent_id: override_agent_id, transcript } = await user('getRetellCall', { path: { call_id: callId } });
  expect(transcript).toBeDefined();
  const body = { override_agent_id, to_number: '+12025550104' };
  expect((await user('createRetellCall', { body })).call_status).toBe('registered');
}
