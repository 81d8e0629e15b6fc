// Decides in which group calls are counted. Invariant: on one day, a workspace has at most MAX_GROUPS exact groups and about
// twice as many in total, however many numbers, campaigns, agents and versions it uses, which limits the rows of a year. Further
// calls are counted without number and campaign, then also without agent and version. Pure.
import type { Group, UncountedGroup } from '../store/count.ts';

/** 366 days with 1,000 groups each are summed in a second. */
export const MAX_GROUPS = 1_000;

/** A place with the id of its group, or with a group that may not have an id yet. */
type Placed = { of: UncountedGroup; groupId: string } | { of: UncountedGroup; group: Group };

/** Assigns groups. The first ones of a day are exact. */
export function placeGroups(uncounted: readonly UncountedGroup[], most = MAX_GROUPS): Placed[] {
  const counts = new Map<string, number>();
  return uncounted.map((of): Placed => {
    const day = `${of.workspace_id} ${of.day.getTime()}`;
    const count = counts.get(day) ?? of.groups_in_use;
    counts.set(day, count);
    if (of.in_use) return { of, groupId: of.group_id! };
    if (count >= most) return { of, group: groupOf(of, count < 2 * most ? 1 : 2) };
    counts.set(day, count + 1);
    return { of, group: groupOf(of, 0) };
  });
}

function groupOf(of: UncountedGroup, folded: 0 | 1 | 2): Group {
  const { workspace_id, agent_id, agent_version, number, campaign_id, direction, channel } = of;
  return {
    workspace_id,
    agent_id: folded === 2 ? '' : agent_id,
    agent_version: folded === 2 ? 0 : agent_version,
    number: folded === 0 ? number : '',
    campaign_id: folded === 0 ? campaign_id : '',
    direction,
    channel,
    folded,
  };
}
