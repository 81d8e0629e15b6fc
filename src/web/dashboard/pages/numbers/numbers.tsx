// The numbers of the workspace and who answers each of them; buy one, or add one from an own carrier.
import { useState } from 'preact/hooks';
import type { PhoneNumber } from '../../../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { useAgentNames } from '../../parts/choices.tsx';
import { Icon } from '../../parts/icon.tsx';
import { List, type Column } from '../../parts/list.tsx';
import { Page } from '../../parts/page.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { wordsOf } from '../../parts/outcome.tsx';
import { moneyOf } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { groupDigits } from '../calls/other-side.ts';
import { answeringOf, TEST_NUMBER } from './answering.ts';
import { NumberBadge } from './status.tsx';
import { BuyDialog } from './buy.tsx';
import { ImportDialog } from './import.tsx';

export function NumbersPage() {
  const numbers = usePages('/v1/phone-numbers');
  const names = useAgentNames(numbers.items.flatMap((number) => answeringOf(number).map(({ agentId }) => agentId)));
  const [open, setOpen] = useState<'buy' | 'import' | null>(null);
  const close = (): void => setOpen(null);
  const buttons = (
    <>
      <AllowedButton scope="admin" onClick={() => setOpen('import')}>
        Import a number
      </AllowedButton>
      <AllowedButton scope="write" kind="primary" onClick={() => setOpen('buy')}>
        <Icon name="plus" />
        Buy a number
      </AllowedButton>
    </>
  );
  return (
    <Page title="Numbers" request={numbers.request} actions={buttons}>
      <List
        caption="Numbers, newest first"
        pages={numbers}
        columns={columnsOf(names)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/app/numbers/${id}`}
        empty={
          <Empty title="No numbers yet">
            <p>People ring a number and an agent answers; campaigns call from it.</p>
            {buttons}
          </Empty>
        }
      />
      {open === 'buy' && <BuyDialog close={close} />}
      {open === 'import' && <ImportDialog close={close} />}
    </Page>
  );
}

function columnsOf(names: ReadonlyMap<string, string>): Column<PhoneNumber>[] {
  return [
    {
      head: 'Number',
      place: 'main',
      cell: ({ number, nickname }) => (nickname === null ? groupDigits(number) : `${nickname} ${groupDigits(number)}`),
    },
    { head: 'Status', place: 'end', cell: (number) => <NumberBadge number={number} /> },
    { head: 'Answered by', place: 'sub', cell: (number) => <AnsweredBy number={number} names={names} /> },
    { head: 'Carrier', place: 'none', cell: ({ carrier, account }) => account?.name ?? wordsOf(carrier) },
    {
      head: 'Rent a month',
      place: 'sub-end',
      class: 'r',
      cell: ({ monthly_price: price, rented_until: until }) => (until === null ? '–' : moneyOf(price)),
    },
  ];
}

function AnsweredBy({ number, names }: { number: PhoneNumber; names: ReadonlyMap<string, string> }) {
  if (number.number === TEST_NUMBER) return <span class="mut">for test calls only</span>;
  const agents = answeringOf(number);
  if (agents.length === 0) return <span class="c-warn">{number.fallback_number ?? 'nobody'}</span>;
  return <>{agents.map(({ agentId }) => names.get(agentId) ?? agentId).join(', ')}</>;
}
