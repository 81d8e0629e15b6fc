// Buys a number: search the carriers' offers, choose one, see its price, confirm.
import { useState } from 'preact/hooks';
import type { AvailableNumber, NumberType } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { AgentField, Choice, CountryField } from '../../parts/choices.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Check, Input } from '../../parts/input.tsx';
import { NotYet } from '../../parts/state-box.tsx';
import { toast } from '../../parts/toast.tsx';
import { moneyOf } from '../../parts/when.tsx';
import { go } from '../../shell/router.ts';
import { groupDigits } from '../calls/other-side.ts';

const TYPES: readonly [NumberType, string][] = [
  ['local', 'local'],
  ['toll_free', 'toll-free'],
  ['mobile', 'mobile'],
];
const MAX_RESULTS = 20;

export function BuyDialog({ close }: { close: () => void }) {
  const [country, setCountry] = useState('US');
  const [type, setType] = useState<NumberType>('local');
  const [area, setArea] = useState('');
  const [chosen, setChosen] = useState<AvailableNumber | null>(null);
  const [agent, setAgent] = useState('');
  const isArea = /^\d{2,6}$/.test(area);
  const query = { country, type, limit: MAX_RESULTS, ...(isArea ? { area_code: area } : {}) };
  const found = useGet('/v1/phone-numbers/available', { query });
  const offer = found.data?.data.find(({ number }) => number === chosen?.number) ?? null;
  const [mutate] = useSend('post', '/v1/phone-numbers/buy', { refreshes: ['/v1/phone-numbers'] });
  const buy = async (): Promise<void> => {
    const { number, carrier } = offer!;
    const { id } = await mutate({ body: { number, carrier, ...(agent ? { agent_id: agent } : {}) } });
    toast(`${groupDigits(number)} is ordered.`);
    go(`/app/numbers/${id}`);
  };
  return (
    <ConfirmDialog
      title="Buy a number"
      action={offer ? `Buy ${groupDigits(offer.number)}` : 'Choose a number'}
      isDisabled={offer === null}
      run={buy}
      close={close}
    >
      <div class="num-search">
        <CountryField label="Country" value={country} choose={setCountry} />
        <Choice label="Kind" value={type} options={TYPES} choose={setType} />
        <Input label="Area code (optional)" inputMode="numeric" pattern="\d{2,6}" value={area} set={setArea} />
      </div>
      <NotYet answer={found} rows={3} />
      {found.data?.data.length === 0 && <p class="mut">No number of this kind is offered. Try another one.</p>}
      {found.data && found.data.data.length > 0 && (
        <Offers offers={found.data.data} chosen={offer} choose={setChosen} />
      )}
      <AgentField label="Answered by" none="nobody yet" value={agent} choose={setAgent} />
      {offer && (
        <p>
          <b>{moneyOf(offer.monthly_price)} a month.</b> The first month is charged now; the rest of a month is not
          refunded when you release the number.
        </p>
      )}
    </ConfirmDialog>
  );
}

interface OffersProps {
  offers: readonly AvailableNumber[];
  chosen: AvailableNumber | null;
  choose: (offer: AvailableNumber) => void;
}

function Offers({ offers, chosen, choose }: OffersProps) {
  return (
    <fieldset class="num-offers">
      <legend class="vh">Numbers on offer</legend>
      {offers.map((offer) => (
        <Check key={offer.number} name="offer" checked={offer.number === chosen?.number} set={() => choose(offer)}>
          <span class="num">{groupDigits(offer.number)}</span>
          <span class="mut tr">{offer.region}</span>
          <span class="sp" />
          <span class="num">{moneyOf(offer.monthly_price)}</span>
        </Check>
      ))}
    </fieldset>
  );
}
