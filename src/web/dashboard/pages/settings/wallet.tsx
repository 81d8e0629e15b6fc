// The money of the workspace: the balance, the amount held by running calls, each transaction, and the caps. If the operator
// bills nothing, costs are only counted, and the page states this instead of a balance.
import { useState } from 'preact/hooks';
import type { Transaction, Wallet } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { usePages } from '../../api/pages.ts';
import { useSend } from '../../api/send.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { DownloadButton } from '../../parts/download.tsx';
import { Icon } from '../../parts/icon.tsx';
import { List, type Column } from '../../parts/list.tsx';
import { wordsOf } from '../../parts/outcome.tsx';
import { Empty, NotYet } from '../../parts/state-box.tsx';
import { dayOf, moneyOf, When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { SettingsFrame } from './frame.tsx';
import { CapsDialog, REFRESHES, TopupDialog } from './wallet-dialogs.tsx';

const KINDS: Readonly<Record<Transaction['kind'], string>> = {
  free_balance: 'Free balance',
  topup: 'Top-up',
  call: 'Call',
  number_rent: 'Rent of a number',
  number_refund: 'Rent refunded',
  refund: 'Payment refunded',
  dispute: 'Dispute',
};

const COLUMNS: readonly Column<Transaction>[] = [
  { head: 'Time', place: 'sub-end', class: 'num', cell: ({ created_at: at }) => <When at={at} as="clock" /> },
  { head: 'Movement', place: 'main', cell: ({ kind }) => KINDS[kind] },
  { head: 'Of', place: 'sub', cell: (movement) => <Subject movement={movement} /> },
  { head: 'Receipt', place: 'none', cell: ({ receipt_url: url }) => <Receipt url={url} /> },
  {
    head: 'Amount',
    place: 'end',
    class: 'r',
    cell: ({ amount }) => (
      <span class={Number(amount.amount) > 0 ? 'c-ok' : ''}>
        {Number(amount.amount) > 0 ? '+' : ''}
        {moneyOf(amount)}
      </span>
    ),
  },
];

export function WalletPage() {
  const wallet = useGet('/v1/wallet');
  const ledger = usePages('/v1/payments/history');
  const [open, setOpen] = useState<'topup' | 'caps' | null>(null);
  const [forget] = useSend('delete', '/v1/payments/method', { refreshes: REFRESHES });
  const { data } = wallet;
  const isBilled = data?.billing === 'prepaid';
  const topup = (
    <AllowedButton scope="admin" kind="primary" onClick={() => setOpen('topup')}>
      <Icon name="plus" />
      Top up
    </AllowedButton>
  );
  const now = new Date();
  // The whole last month, for accounting, and this one so far.
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString();
  const actions = (
    <>
      <DownloadButton path="/v1/usage" params={{ query: { from } }} name="usage.csv" label="Usage as CSV" />
      {data && (
        <AllowedButton scope="admin" onClick={() => setOpen('caps')}>
          {isBilled ? 'Caps and automatic top-up' : 'Caps'}
        </AllowedButton>
      )}
      {data?.has_payment_method && (
        <ConfirmButton
          scope="admin"
          label="Delete saved method"
          title="Delete the saved method"
          action="Delete"
          run={() => forget({})}
        >
          Automatic top-ups are turned off.
        </ConfirmButton>
      )}
      {isBilled && topup}
    </>
  );
  return (
    <SettingsFrame title="Wallet" request={ledger.request} actions={actions}>
      <NotYet answer={wallet} rows={3} />
      {data && <Sums wallet={data} />}
      <List
        caption="Transactions, newest first"
        pages={ledger}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        hrefOf={addressOf}
        groupOf={({ created_at: at }) => dayOf(at)}
        empty={
          <Empty title="No transactions yet">
            <p>
              {isBilled
                ? 'Every payment and every charged call appears here, with a link to the call.'
                : 'This service bills nothing. The page of each call, and the analytics, show what it cost.'}
            </p>
          </Empty>
        }
      />
      {open === 'topup' && <TopupDialog close={() => setOpen(null)} />}
      {open === 'caps' && data && <CapsDialog wallet={data} close={() => setOpen(null)} />}
    </SettingsFrame>
  );
}

function Sums({ wallet }: { wallet: Wallet }) {
  const {
    billing,
    balance,
    reserved,
    available,
    low_balance: isLow,
    auto_topup: automatic,
    auto_topup_status: status,
  } = wallet;
  const isBilled = billing === 'prepaid';
  return (
    <div class="body">
      {!isBilled && (
        <p class="note plain">Billing is off: calls need no balance, and costs are only counted. Caps apply.</p>
      )}
      {isBilled && isLow && (
        <p class="note warn">
          <Icon name="warning" />
          The balance is low. At zero, new calls are refused.
        </p>
      )}
      <div class="figures">
        {isBilled && <Stat name="Balance" value={moneyOf(balance)} note="payments minus charges" />}
        {isBilled && <Stat name="Held" value={moneyOf(reserved)} note="for waiting and running calls" />}
        {isBilled && <Stat name="Available" value={moneyOf(available)} note="for new calls" />}
        <Stat name="Today (UTC)" value={moneyOf(wallet.spent_today)} note={capWords(dailyCapOf(wallet))} />
        <Stat name="This month (UTC)" value={moneyOf(wallet.spent_this_month)} note={capWords(wallet.monthly_cap)} />
      </div>
      {automatic && (
        <p class="mut">
          Below {moneyOf(automatic.threshold)}, {moneyOf(automatic.amount)} is paid from the saved method.
        </p>
      )}
      {status?.reason && (
        <p class="note warn">
          <Icon name="warning" />
          Automatic top-up {status.state}: {wordsOf(status.reason)}.
        </p>
      )}
    </div>
  );
}

/** Returns the lower of the workspace's cap and the operator's. */
function dailyCapOf({ daily_cap: own, operator_daily_cap: granted }: Wallet) {
  if (!own || !granted) return own ?? granted;
  return Number(own.amount) <= Number(granted.amount) ? own : granted;
}

function capWords(cap: Wallet['daily_cap']): string {
  return cap ? `of at most ${moneyOf(cap)}` : 'no cap';
}

function Stat({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div class="card figure">
      <span class="t12 mut">{name}</span>
      <b>{value}</b>
      <span class="t12 dim">{note}</span>
    </div>
  );
}

/** Only a transaction of a call has a page of its own. */
function addressOf({ call_id: id }: Transaction): string | null {
  return id?.startsWith('call_') === true ? `/app/calls/${id}` : null;
}

function Subject({ movement }: { movement: Transaction }) {
  const id = movement.call_id ?? movement.phone_number_id ?? movement.payment_id;
  return id === null || id === undefined ? <span class="dim">–</span> : <code>{id}</code>;
}

function Receipt({ url }: { url: string | null }) {
  if (url === null) return <span class="dim">–</span>;
  return (
    <a class="above" href={url} target="_blank" rel="noreferrer">
      Receipt
    </a>
  );
}
