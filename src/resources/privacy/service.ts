// Redaction and storage of conversations: the settings of the agent and, if the agent inherits them, of its workspace. Invariant:
// inheritance can only redact more and store less than the agent's own settings.
import type { PrivacySettings, WorkspacePrivacy } from '../../../generated/types.ts';
import type { FieldError } from '../../core/errors.ts';
import { checkPattern, MAX_TOTAL_INSTRUCTIONS } from '../../core/redaction/patterns.ts';
import type { Db } from '../../database/transaction.ts';
import { selectPrivacy } from './store.ts';

/** Returns an agent's settings, combined with its workspace's settings if it inherits them. */
export async function withInheritedPrivacy<Settings extends { privacy: PrivacySettings }>(
  db: Db,
  workspaceId: string,
  settings: Settings,
): Promise<Settings> {
  if (settings.privacy.inherit === false) return settings;
  const workspace = await selectPrivacy(db, workspaceId);
  return workspace === undefined ? settings : { ...settings, privacy: joined(settings.privacy, workspace) };
}

function joined(own: PrivacySettings, workspace: WorkspacePrivacy): PrivacySettings {
  return {
    ...own,
    redact: [...new Set([...(own.redact ?? []), ...(workspace.redact ?? [])])],
    patterns: [...(own.patterns ?? []), ...(workspace.patterns ?? [])],
    redact_model: own.redact_model === true || workspace.redact_model === true,
    no_store: own.no_store === true || workspace.no_store === true,
  };
}

/** Returns patterns that RE2 refuses, as errors of `/privacy/patterns`. */
export function patternErrors(patterns: NonNullable<PrivacySettings['patterns']>): FieldError[] {
  let instructions = 0;
  const errors = patterns.flatMap(({ pattern }, i) => {
    try {
      instructions += checkPattern(pattern);
      return [];
    } catch (error) {
      const detail = `is not a valid RE2 pattern: ${(error as Error).message}`;
      return [{ pointer: `/privacy/patterns/${i}/pattern`, code: 'invalid_pattern', detail }];
    }
  });
  if (errors.length > 0 || instructions <= MAX_TOTAL_INSTRUCTIONS) return errors;
  const detail = `compile to ${instructions} RE2 instructions together, the limit is ${MAX_TOTAL_INSTRUCTIONS}; use fewer patterns or smaller counts`;
  return [{ pointer: '/privacy/patterns', code: 'invalid_pattern', detail }];
}
