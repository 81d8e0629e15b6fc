// The numbers that are never dialed: look up, add, import a file, remove.
import { useMemo, useState } from 'preact/hooks';
import type { DncNumber } from '../../../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { useSend } from '../../api/send.ts';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { FilterBar, SearchField, useFilters } from '../../parts/filters.tsx';
import { Icon } from '../../parts/icon.tsx';
import { List, type Column } from '../../parts/list.tsx';
import { Page } from '../../parts/page.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { toast } from '../../parts/toast.tsx';
import { When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { lazy } from '../../shell/router.ts';
import { groupDigits } from '../calls/other-side.ts';

const AddNumbers = lazy(() => import('../on-demand.ts').then((m) => m.PARTS), 'AddNumbers');

const PATH = '/v1/dnc';
const MIN_DIGITS = 7;

export function DncPage() {
  const filters = useFilters();
  const number = filters.of('q');
  // The service looks up whole numbers; a shorter text is still being typed.
  const isWhole = number !== undefined && number.startsWith('+') && number.replaceAll(/\D/g, '').length >= MIN_DIGITS;
  const numbers = usePages(PATH, { query: isWhole ? { number } : {} });
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<DncNumber | null>(null);
  const columns = useMemo(() => columnsOf(setRemoving), []);
  const add = (
    <AllowedButton scope="write" kind="primary" onClick={() => setAdding(true)}>
      <Icon name="plus" />
      Add numbers
    </AllowedButton>
  );
  return (
    <Page title="Do not call" request={numbers.request} actions={add}>
      <FilterBar label="Look up a number" filters={filters} known={['q']}>
        <SearchField filters={filters} name="q" label="Number with its country code" placeholder="+1 202 555 0143" />
        {number !== undefined && !isWhole && <span class="mut">Type the whole number with its country code.</span>}
      </FilterBar>
      <List
        caption="Numbers that are never dialed, newest first"
        pages={numbers}
        columns={columns}
        keyOf={({ number: key }) => key}
        hrefOf={({ call_id: call }) => (call === null ? null : `/app/calls/${call}`)}
        empty={
          isWhole ? (
            <Empty title="This number is not on the list">
              <p>{number} may be called.</p>
              <button type="button" class="btn" onClick={filters.clear}>
                Show all numbers
              </button>
            </Empty>
          ) : (
            <Empty title="No numbers yet">
              <p>Nobody on this list is dialed: not by calls, campaigns or schedules.</p>
              {add}
            </Empty>
          )
        }
      />
      {isAdding && <AddNumbers close={() => setAdding(false)} />}
      {removing && <RemoveDialog number={removing} close={() => setRemoving(null)} />}
    </Page>
  );
}

function columnsOf(remove: (number: DncNumber) => void): Column<DncNumber>[] {
  return [
    { head: 'Number', place: 'main', cell: ({ number }) => groupDigits(number) },
    { head: 'Reason', place: 'sub', cell: ({ reason }) => <span class="mut">{reason ?? 'no reason given'}</span> },
    {
      head: 'From a call',
      place: 'none',
      cell: ({ call_id: call }) => (call === null ? '' : 'the caller asked for it'),
    },
    { head: 'Added', place: 'sub-end', cell: ({ created_at: at }) => <When at={at} as="date" /> },
    {
      head: 'Actions',
      place: 'end',
      cell: (number) => (
        <span class="above">
          <AllowedButton scope="admin" kind="s danger" onClick={() => remove(number)}>
            Remove<span class="vh"> {number.number}</span>
          </AllowedButton>
        </span>
      ),
    },
  ];
}

function RemoveDialog({ number: { number, reason }, close }: { number: DncNumber; close: () => void }) {
  const [mutate] = useSend('delete', '/v1/dnc/{number}', { refreshes: [PATH] });
  const remove = async (): Promise<void> => {
    await mutate({ path: { number } });
    toast(`${groupDigits(number)} can be called again.`);
  };
  return (
    <ConfirmDialog
      title={`Remove ${groupDigits(number)}`}
      action="Remove the number"
      isDanger
      condition="This person agreed to be called again"
      run={remove}
      close={close}
    >
      <p>
        Calls, campaigns and schedules can dial this number again. The audit log records who removed it.
        {reason !== null && ` It was added with the reason “${reason}”.`}
      </p>
    </ConfirmDialog>
  );
}
