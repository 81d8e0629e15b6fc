// The registry as one workspace sees it: with its own keys and its cloned voices. Everything that uses providers for a workspace
// goes through here.
import type { Kysely } from 'kysely';
import type { DB } from '../../../generated/tables.ts';
import type { Runtime } from '../../core/context.ts';
import type { ClonedVoice } from '../../providers/registry/accounts.ts';
import { ownKeys } from '../providers/service.ts';
import { listClonedVoices, type ClonedVoiceRow } from './store.ts';
import { ELEVENLABS_LANGUAGES } from '../../providers/tts/elevenlabs/voices.ts';

/**
 * The same runtime or context, with the workspace's providers.
 * @param db the transaction, for who is in one
 */
export async function withOwnProviders<T extends Runtime>(
  runtime: T,
  workspaceId: string,
  db: Kysely<DB> = runtime.db,
): Promise<T> {
  const keys = await ownKeys(db, runtime, workspaceId);
  const voices = (await listClonedVoices(db, workspaceId)).map(toClonedVoice);
  return { ...runtime, providers: runtime.providers.of({ workspaceId, keys, voices }) };
}

export function toClonedVoice(row: ClonedVoiceRow): ClonedVoice {
  const { id, name, provider, gender, description, source, vendor_voice_id: vendorVoiceId } = row;
  // A cloned voice speaks what the model speaks.
  return { voiceId: id, name, provider, gender, languages: ELEVENLABS_LANGUAGES, description, source, vendorVoiceId };
}
