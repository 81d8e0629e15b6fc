// Vendor keys of workspaces. A key is verified with the vendor, stored sealed, and never returned by the API.
import type { ProviderCredentials, ProviderCredentialsPut } from '../../../generated/types.ts';
import { fail, invalid } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { inTransaction, onConstraint, type Db } from '../../database/transaction.ts';
import { ConnectionFailure, type ConnectionCode } from '../../providers/connection/failure.ts';
import type { OwnKey } from '../../providers/directory.ts';
import { ProviderError } from '../../providers/ports/errors.ts';
import { isVendorId, VENDOR_IDS, type VendorId } from '../../providers/vendors/index.ts';
import { serverSecret } from '../../providers/vendors/openai/own-server.ts';
import type { Context, Uses } from '../../runtime.ts';
import { audit } from '../audit-log/service.ts';
import * as store from './store.ts';
import { toCredentials } from './wire.ts';

export const KEY_PURPOSE = 'provider-key';
const HINT_CHARS = 4;
const VERIFY_TIMEOUT_MS = 8_000;
/** A self-hosted server may load the model at the first request. */
const ANSWER_TIMEOUT_MS = 20_000;
/** Cloned voices that are looked for in the account of a new key. More than one, because users delete voices at the vendor. */
const CLONES_CHECKED = 5;
const OTHER_ACCOUNT =
  'This key is of another account. The account of the stored key has the voices that the workspace cloned.';
/** Used instead of a model's name. */
const FIRST_MODEL = 'default';
const ADDRESS_REFUSALS: Readonly<Partial<Record<ConnectionCode, string>>> = {
  private_address: 'leads to a private or reserved address; ask the operator to list the network in NETWORK_ALLOW',
  dns_failed: 'must resolve in the DNS; check the name',
  timeout: 'was not resolved by the DNS in time; try again',
};

/** @throws Failure `provider_not_found`, `validation_failed` (refused key), `provider_in_use`, `provider_failed` */
export async function putProviderCredentials(
  ctx: Context,
  provider: string,
  input: ProviderCredentialsPut,
): Promise<ProviderCredentials> {
  const vendor = requireVendor(provider);
  const { api_key: key, try_model: tried } = input;
  const secret = await secretOf(ctx, vendor, input);
  await verify(ctx, vendor, { key, secret });
  await requireSameAccount(ctx, vendor, { key, secret });
  if (tried !== undefined) await tryModel(ctx, vendor, { key, secret }, tried);
  const now = ctx.clock.now();
  const version = newId('crd', now);
  const stored = await inTransaction(ctx.db, async (trx) => {
    const row = await store.upsertCredentials(trx, ctx.actor.workspaceId, {
      provider: vendor,
      version,
      key_sealed: ctx.vault.seal(KEY_PURPOSE, secret, { place: { workspaceId: ctx.actor.workspaceId, id: vendor } }),
      key_hint: key.slice(-HINT_CHARS),
      verified_at: new Date(now),
    });
    await audit(trx, ctx, { action: 'provider_credentials.updated', targetId: vendor });
    return toCredentials(row);
  });
  const own = { workspaceId: ctx.actor.workspaceId, keys: [{ vendor, version, key: () => secret }], voices: [] };
  // Loads the account's voices in the background, so that the next listVoices has them. Never rejects.
  void ctx.providers.forAccounts(own).loadVoices([`${vendor}-`]);
  return stored;
}

/** @throws Failure `provider_not_found`, `credentials_not_found`, `provider_in_use` */
export async function deleteProviderCredentials(ctx: Context, provider: string): Promise<void> {
  const vendor = requireVendor(provider);
  await inTransaction(ctx.db, async (trx) => {
    if (!(await store.deleteCredentials(trx, ctx.actor.workspaceId, vendor))) throw fail('credentials_not_found');
    await audit(trx, ctx, { action: 'provider_credentials.deleted', targetId: vendor });
  }).catch(onConstraint({ cloned_voices_key: () => fail('provider_in_use') }));
}

/** Returns the workspace's own keys. A key is unsealed only when an adapter is created with it. */
export async function ownKeys(db: Db, runtime: Uses<'vault'>, workspaceId: string): Promise<OwnKey[]> {
  return toOwnKeys(runtime, workspaceId, await store.selectSealedKeys(db, workspaceId));
}

export function toOwnKeys({ vault }: Uses<'vault'>, workspaceId: string, rows: readonly store.SealedKey[]): OwnKey[] {
  return rows.flatMap(({ provider, version, key_sealed }): OwnKey[] => {
    // A key of a vendor that this version does not support stays stored and unused.
    if (!isVendorId(provider)) return [];
    const key = () => vault.open(KEY_PURPOSE, key_sealed, { place: { workspaceId, id: provider } });
    return [{ vendor: provider, version, key }];
  });
}

/** Returns the vendors for which at least one workspace has its own key. */
export async function vendorsOfWorkspaces(db: Db): Promise<VendorId[]> {
  return (await store.selectVendors(db)).filter(isVendorId);
}

function requireVendor(provider: string): VendorId {
  if (isVendorId(provider)) return provider;
  throw fail('provider_not_found', { detail: `provider must be one of ${VENDOR_IDS.join(', ')}` });
}

/** Returns the secret to seal: the key, or the key with the URL of the workspace's own server. @throws Failure `validation_failed` */
async function secretOf(
  ctx: Context,
  vendor: VendorId,
  { api_key: key, base_url: baseUrl, models }: ProviderCredentialsPut,
): Promise<string> {
  if (baseUrl === undefined) {
    if (models)
      throw invalid(
        '/models',
        'without_base_url',
        'needs base_url; the models of a provider are listed by GET /v1/models',
      );
    return key;
  }
  if (vendor !== 'openai') throw invalid('/base_url', 'not_supported', `cannot be set for ${vendor}, only for openai`);
  if (!models)
    throw invalid('/models', 'required', 'is required with base_url: the names of its models, the default first');
  try {
    await ctx.connection.checkUrl(baseUrl);
  } catch (error) {
    if (!(error instanceof ConnectionFailure)) throw error;
    throw invalid('/base_url', error.code, ADDRESS_REFUSALS[error.code] ?? 'is not the address of a server');
  }
  return serverSecret({ key, baseUrl, models });
}

interface Candidate {
  key: string;
  /** The key, with its server's URL if it has one. */
  secret: string;
}

async function verify(ctx: Context, vendor: VendorId, candidate: Candidate): Promise<void> {
  const api = ctx.providers.vendor(vendor);
  if (api.ended !== null) throw fail('provider_failed', { detail: api.ended });
  await askVendor(ctx, vendor, candidate, VERIFY_TIMEOUT_MS, (signal) => api.verify(candidate.secret, signal));
}

/**
 * Checks that the account of a new key has the voices that the workspace cloned. In another account they could not speak, and their
 * removal would find nothing, so that they would stay in the former account after their deletion here.
 * @throws Failure `provider_in_use`, `provider_failed`
 */
async function requireSameAccount(ctx: Context, vendor: VendorId, candidate: Candidate): Promise<void> {
  const api = ctx.providers.vendor(vendor);
  if (!api.hasVoice) return;
  const clones = await store.selectOwnClones(ctx.db, ctx.actor.workspaceId, vendor, CLONES_CHECKED);
  if (clones.length === 0) return;
  await askVendor(ctx, vendor, candidate, VERIFY_TIMEOUT_MS, async (signal) => {
    const found = await Promise.all(clones.map((voice) => api.hasVoice!(candidate.secret, voice, signal)));
    // A key that may not read voices may not remove them, either: their removal fails, and is repeated.
    if (found.every((one) => one === false)) throw fail('provider_in_use', { detail: OTHER_ACCOUNT });
  });
}

/** Requests an answer from the model, because a list of models does not reveal an empty account or a model that fails to load. */
async function tryModel(ctx: Context, vendor: VendorId, candidate: Candidate, tried: string): Promise<void> {
  const { llm, close } = ctx.providers.vendor(vendor).create(candidate.secret);
  try {
    if (llm === undefined)
      throw invalid('/try_model', 'not_supported', `cannot be set for ${vendor}: it has no models`);
    const served = llm.models().map(({ id }) => id);
    const model = tried === FIRST_MODEL && !served.includes(tried) ? served[0]! : tried;
    if (!served.includes(model)) {
      throw invalid('/try_model', 'unknown_model', `is not served with this key; there is ${served.join(', ')}`);
    }
    await askVendor(ctx, vendor, candidate, ANSWER_TIMEOUT_MS, async (signal) => {
      const messages = [{ role: 'user' as const, content: 'Say the word ready.' }];
      for await (const delta of llm.stream({ model, messages, tools: [], signal })) if (delta.type === 'text') return;
      throw new ProviderError(vendor, 'protocol', `${model} answered without a word`);
    });
  } finally {
    await close();
  }
}

/** @throws Failure `validation_failed` (refused key), `provider_failed` */
async function askVendor(
  ctx: Context,
  vendor: VendorId,
  { key }: Candidate,
  ms: number,
  ask: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(ms)]);
  try {
    await ask(signal);
  } catch (error) {
    if (!(error instanceof ProviderError)) {
      if (signal.aborted) throw fail('provider_failed', { detail: `${vendor} did not answer in time` });
      throw error;
    }
    // The caller owns the key, so the vendor's message may be returned, with the key masked.
    if (error.kind === 'auth') throw invalid('/api_key', 'refused_by_provider', `was refused by ${vendor}`);
    throw fail('provider_failed', { detail: error.message.replaceAll(key, '••••') });
  }
}
