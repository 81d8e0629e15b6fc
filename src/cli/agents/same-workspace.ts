// Refuses to push files of one workspace into another, where their ids are unknown.
import type { Parley } from '../../../generated/clients/typescript/src/index.ts';
import { usage } from '../failures.ts';
import type { FolderState } from './folder.ts';

/** @returns the workspace of the credentials @throws CliFailure when the folder belongs to another one */
export async function requireSameWorkspace(parley: Parley, state: FolderState): Promise<string> {
  const { workspace } = await parley.auth.getCurrentPrincipal();
  if (state.workspace_id !== null && state.workspace_id !== workspace.id) {
    throw usage(
      `the folder is of the workspace ${state.workspace_id}, and the credentials are of ${workspace.id}`,
      'Name another folder with --dir or other credentials with --profile. To copy agents, delete .parley.json and the lines agent_id.',
    );
  }
  return workspace.id;
}
