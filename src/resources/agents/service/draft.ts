// A draft: fields that one conversation uses in place of the agent's own, so that its owner can try them before they are saved.
// Invariant: it passes the same checks as a change of the agent, and changes nothing. Deliberately absent: functions, knowledge and
// language, which a conversation takes from the agent as it is saved.
import type { AgentDraft, AgentWarning } from '../../../../generated/types.ts';
import { Failure, invalidFields } from '../../../core/errors.ts';
import { checkBody } from '../../../protocol/contract.ts';
import type { Context } from '../../../runtime.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import { checkAddresses, checkSettings, loadNamedVoices, resolveVoices } from '../checks.ts';
import type { AgentSettings } from '../fields.ts';
import { patchedInput, stateOf } from '../settings.ts';
import type { AgentRow } from '../store.ts';
import { stateOfRow } from '../versions.ts';
import { warningsOf } from './warnings.ts';

/** The settings that a draft replaces, complete. */
export type DraftSettings = Pick<AgentSettings, 'voice_id' | 'greeting' | 'response_engine'>;

export interface CheckedDraft {
  /** Empty without a draft. */
  settings: Partial<DraftSettings>;
  warnings: AgentWarning[];
}

/** Call it before any transaction: addresses are resolved, and vendors asked for their voices. @throws Failure `validation_failed`, `provider_failed` */
export async function checkDraft(ctx: Context, row: AgentRow, draft: AgentDraft | undefined): Promise<CheckedDraft> {
  if (draft === undefined) return { settings: {}, warnings: [] };
  try {
    const own = await workspaceProviders(ctx, row.workspace_id);
    await Promise.all([checkAddresses(ctx, draft), loadNamedVoices(own, draft)]);
    const after = stateOf(checkBody('createAgent', patchedInput(stateOfRow(row), draft)));
    resolveVoices(own, after.settings);
    checkSettings(own, after.settings, row.settings);
    const { voice_id, greeting, response_engine } = after.settings;
    return { settings: { voice_id, greeting, response_engine }, warnings: warningsOf(after) };
  } catch (error) {
    throw inDraft(error);
  }
}

/** The checks name fields of an agent; in the request these are fields of its draft. */
function inDraft(error: unknown): unknown {
  if (!(error instanceof Failure) || error.code !== 'validation_failed' || !error.details.errors) return error;
  return invalidFields(error.details.errors.map((field) => ({ ...field, pointer: `/draft${field.pointer}` })));
}
