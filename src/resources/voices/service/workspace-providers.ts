// The providers of one workspace: its own keys and cloned voices take precedence over the operator's accounts.
import type { Db } from '../../../database/transaction.ts';
import type { WorkspaceProviders } from '../../../providers/directory.ts';
import type { ClonedVoice } from '../../../providers/registry/accounts.ts';
import { ELEVENLABS_LANGUAGES } from '../../../providers/vendors/elevenlabs/elevenlabs-voices.ts';
import type { Uses } from '../../../runtime.ts';
import { toOwnKeys } from '../../providers/service.ts';
import { selectOwnAccounts, type UsableVoice } from '../store.ts';

/** @param db transaction of the caller, if there is one */
export async function workspaceProviders(
  runtime: Uses<'db' | 'vault' | 'providers'>,
  workspaceId: string,
  db: Db = runtime.db,
): Promise<WorkspaceProviders> {
  const accounts = await selectOwnAccounts(db, workspaceId);
  const keys = toOwnKeys(runtime, workspaceId, accounts.keys);
  const voices = accounts.voices.map(toClonedVoice);
  return runtime.providers.forAccounts({ workspaceId, keys, voices });
}

export function toClonedVoice(row: UsableVoice): ClonedVoice {
  const { id, name, provider, gender, description, source, vendor_voice_id: vendorVoiceId } = row;
  // A cloned voice speaks every language of its vendor's model.
  return { voiceId: id, name, provider, gender, languages: ELEVENLABS_LANGUAGES, description, source, vendorVoiceId };
}
