// Clones voices from recordings. Cloning first creates the voice at the vendor and then the row; deleting removes the row first.
// A failure in between never leaves a row without a voice. A failed clone leaves an unused voice at the vendor. A deletion is
// completed by a job, because the speaker may have withdrawn consent.
import type { MultipartBody, UploadedFile } from '../../../generated/operations.ts';
import type { Voice } from '../../../generated/types.ts';
import { fail, invalid } from '../../core/errors.ts';
import { createdId } from '../../core/ids.ts';
import { constraintOf, inTransaction, type Db } from '../../database/transaction.ts';
import { dequeue, enqueue } from '../../jobs/enqueue.ts';
import { ProviderError } from '../../providers/ports/errors.ts';
import type { Context, Uses } from '../../runtime.ts';
import { audit } from '../audit-log/service.ts';
import { askProvider } from './service/ask-provider.ts';
import { workspaceProviders, toClonedVoice } from './service/workspace-providers.ts';
import * as store from './store.ts';
import { toVoice } from './wire.ts';

const NAME_MAX_CHARS = 100;
const CONSENT_MIN_CHARS = 20;
const CONSENT_MAX_CHARS = 2_000;
const DESCRIPTION_MAX_CHARS = 500;
const GENDERS = ['female', 'male', 'neutral'] as const;
const CLONING_PROVIDER = 'elevenlabs';
const CLONE_TIMEOUT_MS = 90_000;
const REMOVE_TIMEOUT_MS = 10_000;
/** Delay after which the job takes over from a dead process, or if the vendor did not respond. */
const TAKE_OVER_MS = 2 * REMOVE_TIMEOUT_MS;
const NOT_YET = 'The voice is deleted here. Its removal at the provider failed and will be repeated.';
// First bytes of the accepted formats: RIFF WAVE, MP3 (with and without ID3), Ogg, FLAC, MP4.
const SIGNATURES: readonly [at: number, text: string][] = [
  [0, 'RIFF'], [0, 'ID3'], [0, 'OggS'], [0, 'fLaC'], [4, 'ftyp'], [0, '\xff\xfb'], [0, '\xff\xf3'], [0, '\xff\xf2'],
]; // prettier-ignore

/** @throws Failure `validation_failed`, `cloning_not_configured`, `voice_limit_reached`, `provider_failed` */
export async function cloneVoice(ctx: Context, { fields, files }: MultipartBody): Promise<Voice> {
  const name = text(fields, 'name', 1, NAME_MAX_CHARS);
  const consent = text(fields, 'consent', CONSENT_MIN_CHARS, CONSENT_MAX_CHARS);
  const description =
    fields['description'] === undefined ? 'Cloned.' : text(fields, 'description', 1, DESCRIPTION_MAX_CHARS);
  const gender = GENDERS.find((each) => each === (fields['gender'] ?? 'neutral'));
  if (!gender) throw invalid('/gender', 'not_allowed', `must be one of ${GENDERS.join(', ')}`);
  const samples = Object.entries(files).map(([part, file]) => toSample(part, file));
  const { workspaceId, userId } = ctx.actor;
  const account = (await workspaceProviders(ctx, workspaceId)).cloning();
  if (!account || account.provider !== CLONING_PROVIDER) throw fail('cloning_not_configured');
  const { source, provider } = account;
  if (await isLimitReached(ctx, ctx.db, source)) throw fail('voice_limit_reached');
  const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(CLONE_TIMEOUT_MS)]);
  const vendorVoiceId = await askProvider(() => account.cloning.clone(name, samples, signal));
  const id = `${account.provider}-${createdId(ctx, 'vce').split('_')[1]!}`;
  const voice = {
    id,
    provider,
    vendor_voice_id: vendorVoiceId,
    source,
    name,
    gender,
    description,
    consent,
    consent_by: userId,
  };
  const isStored = await inTransaction(ctx.db, async (trx) => {
    await store.lockClonedVoicesOf(trx, workspaceId);
    if (await isLimitReached(ctx, trx, source)) {
      // Others were cloned meanwhile.
      await enqueue(trx, 'voices.remove', { workspaceId, source, vendorVoiceId });
      return false;
    }
    await store.insertClonedVoice(trx, workspaceId, voice);
    await audit(trx, ctx, { action: 'voice.cloned', targetId: id, changes: { name, consent } });
    return true;
  });
  if (!isStored) throw fail('voice_limit_reached');
  const row = await store.selectClonedVoice(ctx.db, workspaceId, id);
  return toVoice(toClonedVoice(row!));
}

/** Whether the workspace has as many voices in the deployment's account as it may have. Its own account has no such limit. */
async function isLimitReached(ctx: Context, db: Db, source: store.ClonedVoiceRow['source']): Promise<boolean> {
  if (source !== 'platform') return false;
  const count = await store.countPlatformVoices(db, ctx.actor.workspaceId);
  return count >= ctx.config.clonedVoicesPerWorkspace;
}

/** @throws Failure `voice_not_found`, `voice_not_own`, `voice_in_use`, `provider_failed` */
export async function deleteVoice(ctx: Context, id: string): Promise<void> {
  const { workspaceId } = ctx.actor;
  const row = await store.selectClonedVoice(ctx.db, workspaceId, id);
  if (!row)
    throw fail(
      ctx.providers.operator.voices().some(({ voiceId }) => voiceId === id) ? 'voice_not_own' : 'voice_not_found',
    );
  const voice: RemovedVoice = { workspaceId, source: row.source, vendorVoiceId: row.vendor_voice_id };
  const jobKey = `voice:${id}`;
  try {
    await inTransaction(ctx.db, async (trx) => {
      await store.deleteClonedVoice(trx, workspaceId, id);
      const runAt = new Date(ctx.clock.now() + TAKE_OVER_MS);
      await enqueue(trx, 'voices.remove', voice, { jobKey, runAt });
      await audit(trx, ctx, { action: 'voice.deleted', targetId: id, changes: { name: row.name } });
    });
  } catch (error) {
    if (constraintOf(error)?.startsWith('agents_cloned'))
      throw fail('voice_in_use', { detail: 'An agent uses the voice.' });
    throw error;
  }
  try {
    await removeFromVendor(ctx, voice, ctx.signal);
  } catch (error) {
    ctx.log.warn({ err: error, voiceId: id }, 'a voice could not be removed at its vendor yet; a job retries');
    throw fail('provider_failed', { detail: NOT_YET });
  }
  await dequeue(ctx.db, jobKey);
}

/** A cloned voice in a vendor's account. */
export interface RemovedVoice {
  workspaceId: string;
  source: store.ClonedVoiceRow['source'];
  vendorVoiceId: string;
}

/** Does nothing if the vendor has no such voice. @throws ProviderError, also while the account of the voice has no key */
export async function removeFromVendor(
  runtime: Uses<'db' | 'providers' | 'vault'>,
  { workspaceId, source, vendorVoiceId }: RemovedVoice,
  signal: AbortSignal,
): Promise<void> {
  const own = source === 'own' ? (await workspaceProviders(runtime, workspaceId)).cloning() : null;
  const account = source === 'own' ? own : runtime.providers.operatorCloning();
  if (account?.source !== source) {
    throw new ProviderError(CLONING_PROVIDER, 'auth', `the account of the voice ${vendorVoiceId} has no key`);
  }
  await account.cloning.remove(vendorVoiceId, AbortSignal.any([signal, AbortSignal.timeout(REMOVE_TIMEOUT_MS)]));
}

function text(fields: Readonly<Record<string, string>>, name: string, min: number, max: number): string {
  const value = (fields[name] ?? '').trim();
  if (value.length < min) throw invalid(`/${name}`, 'too_short', `must have at least ${min} characters`);
  if (value.length > max) throw invalid(`/${name}`, 'too_long', `must have at most ${max} characters`);
  return value;
}

function toSample(part: string, { name, contentType, bytes }: UploadedFile) {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (!SIGNATURES.some(([at, signature]) => head.startsWith(signature, at))) {
    throw invalid(`/${part}`, 'wrong_format', 'must be a WAV, MP3, Ogg, FLAC or MP4 file');
  }
  return { filename: name === '' ? `${part}.wav` : name, contentType, bytes };
}
