// Calls with their analyses, for other resources that show both.
import type { Call } from '../../../../generated/types.ts';
import type { Uses } from '../../../runtime.ts';
import { selectAnalyses, type AnalysisRow } from '../rows/analyses.ts';
import { selectCallsById } from '../rows/calls.ts';
import { toCall } from '../wire.ts';

/** Calls by id. */
export type CallsWithAnalyses = ReadonlyMap<string, { call: Call; analysis: AnalysisRow | undefined }>;

/** Returns calls by id, with their analyses if they exist. Unknown ids are left out. */
export async function callsWithAnalyses(
  runtime: Uses<'db' | 'clock' | 'vault' | 'publicUrl'>,
  workspaceId: string,
  ids: readonly string[],
): Promise<CallsWithAnalyses> {
  const rows = await selectCallsById(runtime.db, workspaceId, ids);
  const found = rows.map((row) => row.id);
  const analyses = new Map((await selectAnalyses(runtime.db, found)).map((row) => [row.call_id, row]));
  return new Map(rows.map((row) => [row.id, { call: toCall(runtime, row), analysis: analyses.get(row.id) }]));
}
