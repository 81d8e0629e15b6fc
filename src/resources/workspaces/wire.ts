// Workspace rows → API objects.
import type { Workspace } from '../../../generated/types.ts';
import { iso } from '../../core/time.ts';
import type { WorkspaceRow } from './store.ts';

export function toWorkspace(row: WorkspaceRow): Workspace {
  return { id: row.id, name: row.name, created_at: iso(row.created_at) };
}
