// The versions of an agent: the list, and a single complete version with its missing references and its differences from another
// version. Reads only.
import type { AgentVersion, AgentVersionDetail, AgentVersionDiff } from '../../../../generated/types.ts';
import { fail, invalidCursor } from '../../../core/errors.ts';
import { decodeCursor, pageOf, type Page, type PageRequest } from '../../../core/page.ts';
import { iso } from '../../../core/time.ts';
import type { Context } from '../../../runtime.ts';
import { selectExistingBases } from '../../knowledge-bases/service.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import { loadNamedVoices } from '../checks.ts';
import { loadBlueprint } from '../service.ts';
import * as store from '../store.ts';
import { toAgent } from '../wire.ts';
import { compareBlueprints } from './differences.ts';
import { missingWarnings } from './missing.ts';
import { requireVersion } from './required-version.ts';

export async function listAgentVersions(ctx: Context, id: string, request: PageRequest): Promise<Page<AgentVersion>> {
  const { workspaceId } = ctx.actor;
  const agent = await store.requireAgent(ctx.db, workspaceId, id);
  const before = request.cursor === undefined ? undefined : versionAt(request.cursor);
  const rows = await store.selectVersionHeads(ctx.db, workspaceId, id, request.limit, before);
  const total = request.includeTotal ? await store.countVersions(ctx.db, workspaceId, id) : undefined;
  const toItem = (row: store.VersionHead) => toVersion(agent, row);
  return pageOf(rows, request.limit, toItem, (row) => [row.version], total);
}

/** The column is a 32-bit integer. */
const MAX_VERSION = 2 ** 31 - 1;

function versionAt(cursor: string): number {
  const [version] = decodeCursor(cursor, 1);
  if (typeof version !== 'number' || version < 1 || version > MAX_VERSION) throw invalidCursor();
  return version;
}

/** @throws Failure `agent_not_found`, `agent_version_not_found` (also for `compare_to`) */
export async function getAgentVersion(
  ctx: Context,
  id: string,
  named: string,
  compareTo: string | undefined,
): Promise<AgentVersionDetail> {
  const { workspaceId } = ctx.actor;
  const agent = await store.requireAgent(ctx.db, workspaceId, id);
  const row = await requireVersion(ctx.db, agent, numberOf(agent, named));
  const { version, snapshot, created_at } = row;
  const own = await workspaceProviders(ctx, workspaceId);
  await loadNamedVoices(own, snapshot.settings);
  const bases = await selectExistingBases(ctx.db, workspaceId, snapshot.settings.knowledge_base_ids);
  const identity = { ...agent, version, updated_at: created_at };
  return {
    ...toVersion(agent, row),
    agent: toAgent(identity, snapshot, snapshot.functions),
    missing: missingWarnings(own, snapshot.settings, bases),
    diff: compareTo === undefined ? null : await diffOf(ctx, agent, version, compareTo),
  };
}

async function diffOf(
  ctx: Context,
  agent: store.AgentRow,
  version: number,
  compareTo: string,
): Promise<AgentVersionDiff> {
  const compared = numberOf(agent, compareTo);
  await requireVersion(ctx.db, agent, compared);
  const [before, after] = await Promise.all(
    [compared, version].map((each) => loadBlueprint(ctx.db, agent.workspace_id, agent.id, each)),
  );
  return { compare_to: compared, changes: compareBlueprints(ctx.vault, before!, after!) };
}

/** @throws Failure `agent_version_not_found` for an invalid version name, and for `published` if no version is published */
function numberOf(agent: store.AgentRow, named: string): number {
  if (named === 'draft') return agent.version;
  const version = named === 'published' ? agent.published_version : /^[1-9]\d{0,9}$/.test(named) ? Number(named) : 0;
  if (version === null) throw fail('agent_version_not_found', { detail: 'No version of the agent is published.' });
  if (version > 0 && version <= MAX_VERSION) return version;
  throw fail('agent_version_not_found', { detail: 'A version is named by its number, `draft` or `published`.' });
}

function toVersion(agent: store.AgentRow, { version, changed, created_by, created_at }: store.VersionHead) {
  const published = agent.published_version === version;
  const live = version === (agent.published_version ?? agent.version);
  return { version, created_at: iso(created_at), created_by, changed, published, live };
}
