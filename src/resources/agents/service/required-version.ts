// A version that a request names by its number. Reads only.
import { fail } from '../../../core/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import * as store from '../store.ts';

/** @throws Failure `agent_version_not_found` */
export async function requireVersion(
  db: Db,
  agent: Pick<store.AgentRow, 'workspace_id' | 'id' | 'version'>,
  version: number,
): Promise<store.VersionRow> {
  const row = await store.selectVersion(db, agent.workspace_id, agent.id, version);
  if (row) return row;
  const detail =
    version > agent.version
      ? `The newest version of the agent is ${agent.version}.`
      : `Version ${version} was removed: it is old, no call ran on it, and it was neither published nor pinned to a number.`;
  throw fail('agent_version_not_found', { detail });
}
