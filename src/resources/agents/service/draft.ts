// A draft: fields that one conversation uses instead of the agent's own, so that they can be tried before they are saved.
// Invariant: a draft passes the same checks as a change of the agent, and changes nothing. Deliberately omitted: functions, which
// have secrets, and privacy, which a test must not weaken. A conversation uses these from the saved agent.
import type { AgentDraft, AgentWarning } from '../../../../generated/types.ts';
import { Failure, invalidFields } from '../../../core/errors.ts';
import { checkBody } from '../../../protocol/contract.ts';
import type { Context } from '../../../runtime.ts';
import { noSuchBase, selectExistingBases } from '../../knowledge-bases/service.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import { checkAddresses, checkSettings, loadNamedVoices, resolveVoices } from '../checks.ts';
import type { AgentSettings } from '../fields.ts';
import { patchedInput, stateOf } from '../settings.ts';
import type { AgentRow } from '../store.ts';
import { stateOfRow } from '../versions.ts';
import { languageWarnings, warningsOf } from './warnings.ts';

/** All settings that a draft can replace. */
export type DraftSettings = Pick<AgentSettings, keyof AgentDraft>;

/** Exhaustive: a field that the contract adds to drafts does not compile without an entry. */
const FIELDS = Object.keys({
  voice_id: true,
  fallback_voice_id: true,
  language: true,
  other_languages: true,
  response_engine: true,
  knowledge_base_ids: true,
  greeting: true,
  variables: true,
  interruption: true,
  endpointing: true,
  inactivity: true,
  max_duration_seconds: true,
  recording: true,
  voice_speed: true,
  keyterms: true,
  pronunciations: true,
} satisfies Record<keyof AgentDraft, true>) as (keyof AgentDraft)[];

interface CheckedDraft {
  /** Only settings that the draft names; empty without a draft. */
  settings: Partial<DraftSettings>;
  warnings: AgentWarning[];
}

/**
 * Checks a draft. Call it before any transaction, because it resolves addresses and requests voice lists from vendors.
 * @throws Failure `validation_failed`, `provider_failed`
 */
export async function checkDraft(ctx: Context, row: AgentRow, draft: AgentDraft | undefined): Promise<CheckedDraft> {
  if (draft === undefined || Object.keys(draft).length === 0) return { settings: {}, warnings: [] };
  try {
    const own = await workspaceProviders(ctx, row.workspace_id);
    const voices =
      draft.language === undefined && draft.other_languages === undefined ? draft : { ...row.settings, ...draft };
    await Promise.all([
      checkAddresses(ctx, draft),
      checkBases(ctx, row.workspace_id, draft.knowledge_base_ids ?? []),
      loadNamedVoices(own, voices),
    ]);
    const after = stateOf(checkBody('createAgent', patchedInput(stateOfRow(row), draft)));
    resolveVoices(own, after.settings);
    checkSettings(own, after.settings, row.settings);
    const named = FIELDS.filter((field) => draft[field] !== undefined);
    const settings = Object.fromEntries(named.map((field) => [field, after.settings[field]]));
    return { settings, warnings: [...warningsOf(after), ...languageWarnings(own, after.settings)] };
  } catch (error) {
    throw inDraft(error);
  }
}

async function checkBases(ctx: Context, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const existing = await selectExistingBases(ctx.db, workspaceId, ids);
  const errors = [...ids.entries()].flatMap(([i, id]) => (existing.has(id) ? [] : [noSuchBase(i)]));
  if (errors.length > 0) throw invalidFields(errors);
}

/** Converts the pointers of errors: the checks name fields of an agent, which in the request are fields of its draft. */
function inDraft(error: unknown): unknown {
  if (!(error instanceof Failure) || error.code !== 'validation_failed' || !error.details.errors) return error;
  return invalidFields(error.details.errors.map((field) => ({ ...field, pointer: `/draft${field.pointer}` })));
}
