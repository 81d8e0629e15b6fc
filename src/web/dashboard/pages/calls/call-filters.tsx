// The filters of the call list, as fields and as the query of the API. A link may contain further ones (`rating`, `campaign`,
// `until`), which are shown so that they can be removed.
import { useState } from 'preact/hooks';
import type {
  CallChannel,
  CallDirection,
  CallEndReason,
  CallOutcome,
  CallStatus,
} from '../../../../../generated/types.ts';
import { END_REASONS } from '../../../../core/call-outcomes.ts';
import { AgentFilter } from '../../parts/choices.tsx';
import { FilterBar, FilterChip, FilterChoice, SearchField, type Filters } from '../../parts/filters.tsx';
import { OUTCOMES, wordsOf } from '../../parts/outcome.tsx';
import { textOf } from '../../parts/when.tsx';
import { PERIODS, sinceOf } from './periods.ts';

/** Filters without a field: links of other pages set them. */
const LINKED = ['status', 'until', 'campaign', 'rating'];
const RARE = ['tag', 'metadata'];
const SHOWN = [
  'q',
  'said',
  'started',
  'outcome',
  'end_reason',
  'agent',
  'not_agent',
  'direction',
  'channel',
  'length',
  'slow',
  ...RARE,
  ...LINKED,
];
// Ranges in seconds; both bounds are inclusive.
const LENGTHS = [
  ['1-10', 'up to 10 s'],
  ['10-60', '10 s to 1 min'],
  ['60-300', '1 to 5 min'],
  ['300-', '5 min and more'],
] as const;
// Thresholds for slow responses, in milliseconds.
const SLOW = ['1000', '1500', '2000', '3000'].map((ms) => [ms, `${ms} ms or more`] as const);
/** Outcomes of calls that have not ended, by the status that the service knows. */
const OPEN: Readonly<Record<string, CallStatus>> = { running: 'in_progress', queued: 'queued' };

/** Words of an exact time in the address; other values are returned as they are. */
function wordsOfTime(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : textOf(date, 'both');
}

export function queryOf(filters: Filters) {
  const [q, said, metadata] = ['q', 'said', 'metadata'].map((name) => filters.of(name));
  const [agent, others, tag, campaign] = ['agent', 'not_agent', 'tag', 'campaign'].map((name) => filters.of(name));
  const [from, to] = ['started', 'until'].map((name) => sinceOf(filters.of(name)));
  const outcome = filters.of('outcome') as CallOutcome | undefined;
  const open = OPEN[outcome ?? ''];
  const status = open ?? (filters.of('status') as CallStatus | undefined);
  const endReason = filters.of('end_reason') as CallEndReason | undefined;
  const direction = filters.of('direction') as CallDirection | undefined;
  const channel = filters.of('channel') as CallChannel | undefined;
  const slow = Number(filters.of('slow')) || undefined;
  const rating = Number(filters.of('rating')) || undefined;
  const [least, most] = (filters.of('length') ?? '')
    .split('-')
    .map((text) => (/\d/.test(text) ? Number(text) : undefined));
  return {
    // The contract requires three characters, and a key with a value; a shorter text is still being typed.
    ...(q !== undefined && q.length >= 3 ? { q } : {}),
    ...(metadata !== undefined && /^[^=]+=./.test(metadata) ? { metadata } : {}),
    ...(said ? { said } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(status ? { status } : {}),
    ...(outcome && !open ? { outcome } : {}),
    ...(endReason ? { end_reason: endReason } : {}),
    ...(direction ? { direction } : {}),
    ...(channel ? { channel } : {}),
    ...(least === undefined ? {} : { min_duration: least }),
    ...(most === undefined ? {} : { max_duration: most }),
    ...(slow ? { min_response_ms: slow } : {}),
    ...(rating ? { rating } : {}),
    ...(agent ? { agent_id: agent } : {}),
    ...(others ? { not_agent_id: others } : {}),
    ...(tag ? { tag } : {}),
    ...(campaign ? { campaign_id: campaign } : {}),
  };
}

export function CallFilters({ filters }: { filters: Filters }) {
  const of = (...values: string[]) => values.map((value) => [value, wordsOf(value)] as const);
  const choice = { filters };
  const [isOpened, setMore] = useState(false);
  const isMore = isOpened || RARE.some((name) => filters.of(name) !== undefined);
  return (
    <FilterBar label="Filter calls" filters={filters} known={SHOWN} clear="Clear">
      <SearchField filters={filters} name="q" label="Number or call id" placeholder="Number or call id" />
      <SearchField filters={filters} name="said" label="Words that were said" placeholder="Words that were said" />
      <FilterChoice {...choice} name="started" label="Started" options={PERIODS} wordsOf={wordsOfTime} />
      {LINKED.map((name) => {
        const value = filters.of(name);
        return (
          value && (
            <FilterChip key={name} filters={filters} name={name}>
              {name} {name === 'until' ? wordsOfTime(value) : value}
            </FilterChip>
          )
        );
      })}
      <FilterChoice {...choice} name="outcome" label="Outcome" options={of(...OUTCOMES)} />
      <FilterChoice {...choice} name="end_reason" label="Ended" options={of(...END_REASONS)} />
      <AgentFilter filters={filters} />
      {filters.of('not_agent') && (
        <FilterChoice
          {...choice}
          name="not_agent"
          label="Not of"
          options={[[filters.of('not_agent')!, 'those agents']]}
        />
      )}
      <FilterChoice {...choice} name="length" label="Length" options={LENGTHS} />
      <FilterChoice {...choice} name="slow" label="Slow answers" options={SLOW} />
      <FilterChoice {...choice} name="direction" label="Direction" options={of('inbound', 'outbound')} />
      <FilterChoice {...choice} name="channel" label="Channel" options={of('phone', 'web')} />
      {isMore ? (
        <>
          <SearchField {...choice} name="tag" label="Tag" placeholder="Tag" />
          <SearchField {...choice} name="metadata" label="Metadata" placeholder="Metadata: key=value" />
        </>
      ) : (
        <button type="button" class="btn quiet" onClick={() => setMore(true)}>
          Tag, metadata
        </button>
      )}
    </FilterBar>
  );
}
