// Below the bars: the contacts of the campaign in file order or, if an outcome is chosen, its calls with this outcome.
import { useEffect, useRef } from 'preact/hooks';
import type { Call, Campaign, CampaignContact, ContactStatus } from '../../../../../generated/types.ts';
import { usePages, type Pages } from '../../api/pages.ts';
import { FilterBar, SearchField, useFilters, type Filters } from '../../parts/filters.tsx';
import { List, type Column } from '../../parts/list.tsx';
import { OutcomeMark, wordsOf } from '../../parts/outcome.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { TwoVoiceLine } from '../../parts/two-voice-line.tsx';
import { clockOf, moneyOf, When } from '../../parts/when.tsx';
import { groupDigits } from '../calls/other-side.ts';

const KNOWN = ['status', 'outcome', 'q'];
/** Lists longer than this are not refetched automatically. */
const MAX_FRESH = 100;

export function CampaignRows({ campaign }: { campaign: Campaign }) {
  const filters = useFilters();
  const outcome = filters.of('outcome');
  return (
    <>
      <FilterBar
        label="Filter contacts"
        filters={filters}
        known={KNOWN}
        end={<span class="sp" />}
        clear="Show all contacts"
      >
        {outcome === undefined && (
          <SearchField filters={filters} name="q" label="Number of a contact" placeholder="Whole number" />
        )}
        <h2 class="camp-list">{outcome === undefined ? 'Contacts' : `Calls that ended as ${wordsOf(outcome)}`}</h2>
      </FilterBar>
      {outcome === undefined ? (
        <Contacts campaign={campaign} filters={filters} />
      ) : (
        <Calls campaign={campaign} outcome={outcome as NonNullable<Call['end_reason']>} />
      )}
    </>
  );
}

const CONTACTS: readonly Column<CampaignContact>[] = [
  { head: 'Number', place: 'main', cell: ({ to_number: number }) => groupDigits(number) },
  { head: 'State', place: 'end', cell: (contact) => <State contact={contact} /> },
  {
    head: 'Variables',
    place: 'sub',
    class: 'tr mut',
    cell: ({ variables }) => wordsOfVariables(variables),
  },
  {
    head: 'Last call',
    place: 'sub-end',
    cell: ({ last_outcome: last }) => (last === null ? <span class="dim">–</span> : wordsOf(last)),
  },
  { head: 'Attempts', place: 'none', class: 'r', cell: ({ attempts }) => attempts },
  { head: 'Next', place: 'none', cell: ({ next_attempt_at: at }) => (at === null ? '' : <When at={at} />) },
];

function Contacts({ campaign: { id, stats }, filters }: { campaign: Campaign; filters: Filters }) {
  const status = filters.of('status') as ContactStatus | undefined;
  const number = filters.of('q');
  // The service finds whole numbers; a shorter text is still being typed.
  const isNumber = number !== undefined && number.replaceAll(/\D/g, '').length >= 6;
  const query = { ...(status ? { status } : {}), ...(isNumber ? { to_number: number } : {}) };
  const contacts = usePages('/v1/campaigns/{id}/contacts', { path: { id }, query });
  useFresh(contacts, JSON.stringify(stats));
  return (
    <List
      caption="Contacts, in the order of the file"
      pages={contacts}
      columns={CONTACTS}
      keyOf={({ id: key }) => key}
      hrefOf={({ last_call_id: call }) => (call === null ? null : `/app/calls/${call}`)}
      empty={
        <Empty title="No contact matches">
          <button type="button" class="btn" onClick={filters.clear}>
            Show all contacts
          </button>
        </Empty>
      }
    />
  );
}

function State({ contact: { status, skip_reason: skip } }: { contact: CampaignContact }) {
  const words = skip === null ? wordsOf(status) : `skipped: ${skip === 'dnc' ? 'do not call' : wordsOf(skip)}`;
  return <span class={status === 'dialing' ? 'badge live' : 'badge'}>{words}</span>;
}

function wordsOfVariables(variables: CampaignContact['variables']): string {
  const entries = Object.entries(variables);
  const shown = entries.slice(0, 3).map(([name, value]) => `${name} ${value}`);
  return entries.length > 3 ? `${shown.join(', ')} …` : shown.join(', ');
}

const CALLS: readonly Column<Call>[] = [
  { head: 'Number', place: 'main', cell: ({ to_number: to }) => (to === null ? '–' : groupDigits(to)) },
  { head: 'Outcome', place: 'end', cell: (call) => <OutcomeMark call={call} /> },
  { head: 'Start', place: 'sub', cell: ({ created_at: at }) => <When at={at} /> },
  { head: 'Who spoke', place: 'none', class: 'w-line', cell: ({ waveform }) => <TwoVoiceLine peaks={waveform} /> },
  { head: 'Length', place: 'sub-end', class: 'r', cell: ({ duration }) => (duration > 0 ? clockOf(duration) : '–') },
  { head: 'Cost', place: 'none', class: 'r', cell: ({ cost }) => (cost ? moneyOf(cost) : '–') },
];

function Calls({ campaign: { id, stats }, outcome }: { campaign: Campaign; outcome: NonNullable<Call['end_reason']> }) {
  const calls = usePages('/v1/calls', { query: { campaign_id: id, end_reason: outcome } });
  useFresh(calls, JSON.stringify(stats));
  return (
    <List
      caption="Calls, newest first"
      pages={calls}
      columns={CALLS}
      keyOf={({ call_id: key }) => key}
      hrefOf={({ call_id: call }) => `/app/calls/${call}`}
      empty={<Empty title="No call of this campaign ended so" />}
    />
  );
}

/** Refetches the rows when the figures above them change. */
function useFresh<T>({ items, refresh, isPending }: Pages<T>, figures: string): void {
  const before = useRef(figures);
  useEffect(() => {
    if (before.current === figures || isPending) return;
    before.current = figures;
    if (items.length <= MAX_FRESH) refresh();
  }, [figures, isPending]);
}
