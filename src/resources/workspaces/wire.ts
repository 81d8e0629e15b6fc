// Workspaces and invitations → API objects.
import type { Invitation, Member, Workspace, WorkspacePrivacy } from '../../../generated/types.ts';
import type { Config } from '../../config.ts';
import type { WorkspaceRole } from '../../core/context.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import type { MemberRow, WorkspaceRow } from './store.ts';
import type { InvitationRow } from './store/invitations.ts';

/** The deployment's limits, which apply if the operator set none for the workspace. */
type Defaults = Pick<Config, 'concurrentCalls' | 'storageQuotaBytes'>;

/** Settings of a workspace that sets nothing. */
const NO_PRIVACY: WorkspacePrivacy = {
  redact: [],
  patterns: [],
  redact_model: false,
  no_store: false,
  retention_days: {},
};

/** @param role of the caller; null for API keys */
export function toWorkspace(row: WorkspaceRow, config: Defaults, role: WorkspaceRole | null): Workspace {
  return {
    id: row.id,
    name: row.name,
    time_zone: row.time_zone,
    calling_hours: row.calling_hours,
    concurrent_calls: row.own_concurrent_calls,
    require_second_factor: row.require_second_factor,
    privacy: { ...NO_PRIVACY, ...row.privacy },
    limits: limitsOf(row, config),
    role,
    created_at: iso(row.created_at),
  };
}

/** Limits granted by the operator. */
export function limitsOf(
  row: Pick<WorkspaceRow, 'concurrent_calls' | 'storage_quota_bytes'>,
  { concurrentCalls, storageQuotaBytes }: Defaults,
): Workspace['limits'] {
  const bytes = row.storage_quota_bytes ?? storageQuotaBytes;
  return { concurrent_calls: row.concurrent_calls ?? concurrentCalls, storage_bytes: bytes === 0 ? null : bytes };
}

export function toMember(row: MemberRow): Member {
  return {
    id: row.id,
    status: row.status,
    email: row.email,
    name: row.name,
    role: row.role,
    second_factor: row.second_factor,
    invited_by: row.invited_by,
    created_at: iso(row.created_at),
    expires_at: isoOrNull(row.expires_at),
  };
}

export function toInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    status: row.status === 'pending' && row.is_expired ? 'expired' : row.status,
    invited_by: row.invited_by,
    created_at: iso(row.created_at),
    expires_at: iso(row.expires_at),
  };
}
