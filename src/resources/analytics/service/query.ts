// Parses the lists in the query of getAnalytics: dimensions of the series, and metrics. Pure.
import type { AnalyticsMetric, AnalyticsGroup } from '../../../../generated/types.ts';
import { invalid } from '../../../core/errors.ts';
import type { Dimension } from '../store/read.ts';
import { METRICS } from '../wire.ts';

const DIMENSIONS: Readonly<Record<AnalyticsGroup, readonly Dimension[]>> = {
  agent: ['agent_id'],
  agent_version: ['agent_id', 'agent_version'],
  number: ['number'],
  campaign: ['campaign_id'],
  direction: ['direction'],
  channel: ['channel'],
};
const MAX_GROUPS = 2;

export type Grouping = readonly { name: AnalyticsGroup; dimensions: readonly Dimension[] }[];

/** @throws Failure `validation_failed` */
export function readGrouping(text: string | undefined): Grouping {
  const names = readList('group_by', text, Object.keys(DIMENSIONS) as AnalyticsGroup[]);
  if (names.length > MAX_GROUPS) {
    throw invalid(
      '/query/group_by',
      'too_many',
      `names at most ${MAX_GROUPS} of ${Object.keys(DIMENSIONS).join(', ')}`,
    );
  }
  if (names.includes('agent') && names.includes('agent_version')) {
    throw invalid('/query/group_by', 'redundant', '`agent_version` also separates agents: leave out `agent`');
  }
  return names.map((name) => ({ name, dimensions: DIMENSIONS[name] }));
}

/** @returns all metrics by default @throws Failure `validation_failed` */
export function readMetrics(text: string | undefined): readonly AnalyticsMetric[] {
  return text === undefined ? METRICS : readList('metrics', text, METRICS);
}

function readList<Name extends string>(parameter: string, text: string | undefined, allowed: readonly Name[]): Name[] {
  const names = text === undefined ? [] : text.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !allowed.includes(name as Name));
  if (wrong !== undefined) {
    const detail = `names "${wrong}"; allowed are, separated by commas, ${allowed.join(', ')}`;
    throw invalid(`/query/${parameter}`, 'unknown_name', detail);
  }
  return [...new Set(names as Name[])];
}
