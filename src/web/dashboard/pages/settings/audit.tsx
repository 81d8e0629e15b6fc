// The audit log, newest first. Filters are in the address; a user, an object or an action in an entry links to all entries with it.
import { useMemo } from 'preact/hooks';
import type { AuditEntry } from '../../../../../generated/types.ts';
import { usePages, type Pages } from '../../api/pages.ts';
import type { DrawRow } from '../../parts/blocks.tsx';
import { DownloadButton } from '../../parts/download.tsx';
import { FilterBar, FilterChip, FilterChoice, SearchField, useFilters, type Filters } from '../../parts/filters.tsx';
import { Folds } from '../../parts/list.tsx';
import { wordsOf } from '../../parts/outcome.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { dayOf, When } from '../../parts/when.tsx';
import { PERIODS, sinceOf } from '../calls/periods.ts';
import { SettingsFrame } from './frame.tsx';

const FILTERS = ['since', 'action', 'actor', 'target', 'key'];

export function AuditPage() {
  const filters = useFilters();
  const query = useMemo(() => queryOf(filters), [filters.all]);
  const entries = usePages('/v1/audit-log', { query });
  const actions = <DownloadButton path="/v1/audit-log" params={{ query }} name="audit-log.csv" />;
  return (
    <SettingsFrame title="Audit log" request={entries.request} actions={actions}>
      <AuditFilters filters={filters} entries={entries.items} />
      <Entries entries={entries} filters={filters} />
    </SettingsFrame>
  );
}

function queryOf(filters: Filters) {
  const from = sinceOf(filters.of('since'));
  const [action, actor, target, key] = ['action', 'actor', 'target', 'key'].map((name) => filters.of(name));
  return {
    ...(from === null ? {} : { from }),
    ...(action ? { action } : {}),
    ...(actor ? { actor } : {}),
    ...(target ? { target } : {}),
    ...(key ? { key_id: key } : {}),
  };
}

/** The choices come from the loaded entries; an address may name any other. */
function AuditFilters({ filters, entries }: { filters: Filters; entries: readonly AuditEntry[] }) {
  const actions = [...new Set(entries.map(({ action }) => action))].toSorted();
  const people = new Map(
    entries.flatMap(({ actor_id: id, actor_name: name }) => (id === null ? [] : [[id, name ?? id]])),
  );
  const key = filters.of('key');
  return (
    <FilterBar label="Filter entries" filters={filters} known={FILTERS} clear="Clear">
      <SearchField
        filters={filters}
        name="target"
        label="Id of what was changed"
        placeholder="Id of what was changed"
      />
      <FilterChoice filters={filters} name="since" label="Since" options={PERIODS} />
      <FilterChoice
        filters={filters}
        name="action"
        label="Action"
        options={actions.map((action) => [action, actionWords(action)] as const)}
      />
      <FilterChoice filters={filters} name="actor" label="By" options={[...people]} />
      {key && (
        <FilterChip filters={filters} name="key">
          API key <code>{key}</code>
        </FilterChip>
      )}
    </FilterBar>
  );
}

function Entries({ entries, filters }: { entries: Pages<AuditEntry>; filters: Filters }) {
  const none = (
    <Empty title="No entry matches">
      <button type="button" class="btn" onClick={filters.clear}>
        Remove all filters
      </button>
    </Empty>
  );
  return (
    <Folds
      class="folds entries"
      caption="Entries, newest first"
      pages={entries}
      empty={none}
      keyOf={({ id }) => id}
      row={drawEntry}
    />
  );
}

const drawEntry: DrawRow<AuditEntry> = (entry, at, _before, isStop) => (
  <Entry key={entry.id} entry={entry} at={at} isStop={isStop} />
);

function Entry({ entry, at: row, isStop }: { entry: AuditEntry; at: number; isStop: boolean }) {
  const { created_at: at, actor_name: name, actor_kind: kind, actor_id: actor, action, target_id: target, ip } = entry;
  return (
    <details data-row={row}>
      <summary tabIndex={isStop ? 0 : -1}>
        <span class="num mut">
          {dayOf(at)} <When at={at} as="clock" />
        </span>
        <span class="strong tr">{kind === 'system' ? 'the service' : (name ?? actor)}</span>
        <span class="tr">{actionWords(action)}</span>
        <code class="dim tr">{target}</code>
      </summary>
      <div class="entry">
        <dl class="kv">
          <Changes changes={entry.changes} />
          {target !== null && <TargetLine id={target} />}
          <dt>When</dt>
          <dd>
            <When at={at} />
          </dd>
          {ip !== null && <Line name="From" value={ip} />}
          {entry.request_id !== null && <Line name="Request" value={entry.request_id} />}
        </dl>
        <p class="row wrap">
          {actor !== null && <a href={`/app/settings/audit?actor=${actor}`}>All by {name ?? actor}</a>}
          {target !== null && <a href={`/app/settings/audit?target=${encodeURIComponent(target)}`}>All of {target}</a>}
        </p>
      </div>
    </details>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </>
  );
}

/** Pages by the prefix of an id; a page of one object ends with a slash. */
const PAGES: Readonly<Record<string, string>> = {
  agent: 'agents/',
  call: 'calls/',
  cmp: 'campaigns/',
  inv: 'settings/members',
  kb: 'knowledge/',
  key: 'keys',
  pn: 'numbers/',
  run: 'tests/runs/',
  sch: 'schedules',
  usr: 'settings/members',
  wgt: 'widgets/',
  whk: 'webhooks/',
};

function TargetLine({ id }: { id: string }) {
  const page = PAGES[id.split('_', 1)[0]!];
  return (
    <>
      <dt>On</dt>
      <dd>
        {page ? (
          <a href={`/app/${page}${page.endsWith('/') ? id : ''}`}>
            <code>{id}</code>
          </a>
        ) : (
          <code>{id}</code>
        )}
      </dd>
    </>
  );
}

function Changes({ changes }: { changes: AuditEntry['changes'] }) {
  return (
    <>
      {Object.entries(changes).map(([name, value]) => (
        <Line key={name} name={wordsOf(name)} value={typeof value === 'string' ? value : JSON.stringify(value)} />
      ))}
    </>
  );
}

/** `api_key.revoked` → api key revoked. */
function actionWords(action: string): string {
  return wordsOf(action).replace('.', ' ');
}
