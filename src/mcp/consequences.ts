// Irreversible effects of operations: deleting, spending money, reaching people. A tool asks for confirmation before such an
// operation. Invariant: each DELETE is listed or has the general sentence; each operation that can lack funds is in one of the
// two tables.
import type { Operation, OperationId } from '../../generated/operations.ts';
import { isObject } from '../core/json.ts';

/** Sentences shown to the person who confirms. */
const CONSEQUENCES: Readonly<Partial<Record<OperationId, string>>> = {
  createCall: 'This calls a real telephone number, which is charged by the minute.',
  createOutboundCall: 'This calls a real telephone number, which is charged by the minute.',
  createRetellCall: 'This calls a real telephone number, which is charged by the minute.',
  createSchedule: 'This will call a real telephone number at the time given, which is charged by the minute.',
  startCampaign: 'This starts calling the contacts of the campaign; each answered call is charged by the minute.',
  retryFailedContacts:
    'This calls the failed contacts of the campaign again; each answered call is charged by the minute.',
  cancelCampaign: 'This permanently cancels the campaign: the remaining contacts are not called.',
  cancelSchedule: 'This permanently cancels the schedule.',
  buyPhoneNumber: 'This buys a phone number, whose rent is charged every month.',
  releasePhoneNumber: 'This releases the phone number; another customer may get it.',
  createTopup: 'This pays money into the wallet.',
  createTestRun: 'This runs test conversations, whose models and voices are charged.',
  updateWallet: 'This changes the caps and the automatic top-up of the wallet, which affects spending.',
  deleteAgent: 'This deletes the agent. Calls keep it, and nothing can use it again.',
  deleteCall: 'This permanently erases the content of the call, with its recording and transcript.',
  deleteCampaign: 'This deletes the campaign with its contacts and results.',
  deleteKnowledgeBase: 'This deletes the knowledge base with all of its sources.',
  deleteKnowledgeBaseSource: 'This deletes the source: agents no longer answer from it.',
  deletePaymentMethod: 'This deletes the saved payment method and turns automatic top-ups off.',
  deleteWebhook: 'This deletes the webhook: its events are no longer delivered.',
  deleteWidget: 'This deletes the widget: web pages that embed it no longer show it.',
  removeDncNumber: 'This removes the number from the do-not-call list: it may be called again.',
  removeMember:
    'This removes the member from the workspace. Their API keys keep working unless revoke_api_keys is true.',
  revokeApiKey: 'This revokes the API key immediately: programs that use it are refused.',
  rotateApiKey: 'This replaces the API key: programs that use the old one are refused once it is revoked.',
  rotateAgentFunctionSecret: 'This replaces the secret that signs the requests of the function.',
  rotateInboundWebhookSecret: 'This replaces the secret that signs the requests to the inbound webhook of the number.',
  rotateWebhookSecret: 'This replaces the secret that signs the events of the webhook.',
};

const DELETES = 'This permanently deletes it.';

/** Operations that call the number in their body. */
const CALLS: ReadonlySet<OperationId> = new Set<OperationId>([
  'createCall',
  'createOutboundCall',
  'createRetellCall',
  'createSchedule',
]);

/** Numbers of the test network, which is free on every deployment and reaches no one. */
const TEST_NUMBER = /^\+120255501\d\d$/;

export function isFreeNumber(to: unknown): boolean {
  return typeof to === 'string' && TEST_NUMBER.test(to.replaceAll(/[\s().-]/g, ''));
}

/** Returns why a person must confirm this request; null if nobody has to. */
export function consequenceOf({ id, method }: Pick<Operation, 'id' | 'method'>, body?: unknown): string | null {
  const sentence = CONSEQUENCES[id as OperationId] ?? (method === 'DELETE' ? DELETES : null);
  return CALLS.has(id as OperationId) && isObject(body) && isFreeNumber(body['to_number']) ? null : sentence;
}
