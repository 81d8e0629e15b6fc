// Payments, and the spending limits.
import { useState } from 'preact/hooks';
import { Check, Input } from '../../parts/input.tsx';
import type { Wallet, WalletUpdate } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { ConfirmDialog, Dialog, FormEnd, useSubmit } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toast.tsx';
import { moneyOf } from '../../parts/when.tsx';

export const REFRESHES = ['/v1/wallet', '/v1/payments/history'];
const AMOUNT = '[0-9]{1,9}([.][0-9]{1,6})?';
type Payment = { amount: { amount: string; currency: string }; url: string };

export function TopupDialog({ close }: { close: () => void }) {
  const [amount, setAmount] = useState('25.00');
  const [isSaved, setSaved] = useState(false);
  const [payment, setPayment] = useState<Payment | null>(null);
  const [mutate] = useSend('post', '/v1/payments/topup', { refreshes: REFRESHES });
  const pay = async (): Promise<void> => {
    const answer = await mutate({ body: { amount, currency: 'USD', save_method: isSaved } });
    if (answer.pay_url !== null) return setPayment({ amount: answer.amount, url: answer.pay_url });
    toast(
      `The payment of ${moneyOf(answer.amount)} ${answer.status === 'succeeded' ? 'has arrived' : `is ${answer.status}`}.`,
    );
    close();
  };
  const { isRunning, failed, submit } = useSubmit(pay, () => undefined);
  if (payment) return <PayDialog payment={payment} close={close} />;
  return (
    <Dialog title="Top up" close={close}>
      <form onSubmit={submit}>
        <div class="dialog-body">
          <AmountField label="Amount in USD" value={amount} set={setAmount} required />
          <Check checked={isSaved} set={setSaved}>
            Save the payment method for automatic top-ups
          </Check>
        </div>
        <FormEnd failed={failed} close={close} submit="Go to the payment" disabled={isRunning} />
      </form>
    </Dialog>
  );
}

function PayDialog({ payment: { amount, url }, close }: { payment: Payment; close: () => void }) {
  return (
    <Dialog title={`Pay ${moneyOf(amount)}`} close={close}>
      <div class="dialog-body">
        <p>The payment page opens in a new tab. The balance grows when the payment has arrived.</p>
      </div>
      <footer>
        <button type="button" class="btn" onClick={close}>
          Close
        </button>
        <a class="btn primary" href={url} target="_blank" rel="noreferrer" onClick={close}>
          Open the payment page
        </a>
      </footer>
    </Dialog>
  );
}

type Amounts = Record<'daily' | 'monthly' | 'low' | 'threshold' | 'topup', string>;

export function CapsDialog({ wallet, close }: { wallet: Wallet; close: () => void }) {
  const isBilled = wallet.billing === 'prepaid';
  const [amounts, setAmounts] = useState<Amounts>({
    daily: shortOf(wallet.daily_cap?.amount),
    monthly: shortOf(wallet.monthly_cap?.amount),
    low: shortOf(wallet.low_balance_threshold?.amount),
    threshold: shortOf(wallet.auto_topup?.threshold.amount),
    topup: shortOf(wallet.auto_topup?.amount.amount),
  });
  const [mutate] = useSend('patch', '/v1/wallet', { refreshes: REFRESHES });
  const save = async (): Promise<void> => {
    await mutate({ body: bodyOf(amounts, isBilled) });
    toast('The caps are saved.');
  };
  const field = (name: keyof Amounts, label: string, required = false) => (
    <AmountField
      label={label}
      value={amounts[name]}
      set={(value) => setAmounts({ ...amounts, [name]: value })}
      required={required}
    />
  );
  const isAutomatic = amounts.threshold !== '' || amounts.topup !== '';
  return (
    <ConfirmDialog title={isBilled ? 'Caps and automatic top-up' : 'Caps'} action="Save" run={save} close={close}>
      <p class="mut">In USD. An empty field sets no limit. At a cap, new calls are refused.</p>
      <div class="pair">
        {field('daily', 'Maximum for calls per day (UTC)')}
        {field('monthly', 'Maximum for calls per month (UTC)')}
      </div>
      {isBilled && field('low', 'Warn below this balance')}
      {isBilled && (
        <div class="pair">
          {field('threshold', 'Top up below', isAutomatic)}
          {field('topup', 'by this amount', isAutomatic)}
        </div>
      )}
    </ConfirmDialog>
  );
}

function bodyOf({ daily, monthly, low, threshold, topup }: Amounts, isBilled: boolean): WalletUpdate {
  const money = (amount: string) => (amount === '' ? null : { amount, currency: 'USD' as const });
  const [below, by] = [money(threshold), money(topup)];
  return {
    daily_cap: money(daily),
    monthly_cap: money(monthly),
    ...(isBilled
      ? { low_balance_threshold: money(low), auto_topup: below && by ? { threshold: below, amount: by } : null }
      : {}),
  };
}

/** 25.000000 → 25.00 */
function shortOf(amount: string | undefined): string {
  return amount?.replace(/(\.\d{2}\d*?)0+$/, '$1') ?? '';
}

interface AmountProps {
  label: string;
  value: string;
  set: (value: string) => void;
  required?: boolean;
}

function AmountField({ label, value, set, required = false }: AmountProps) {
  return (
    <Input
      class="num"
      label={label}
      inputMode="decimal"
      pattern={AMOUNT}
      title="A number such as 25 or 12.50"
      required={required}
      value={value}
      set={(text) => set(text.trim())}
    />
  );
}
