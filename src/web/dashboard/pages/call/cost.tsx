// The cost of the call, by item. Omitted if the service charges nothing for it.
import type { Call, CostItem } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { wordsOf } from '../../parts/outcome.tsx';
import { clockOf, countOf, moneyOf } from '../../parts/when.tsx';
import { Section } from '../../parts/page.tsx';
import { Unread } from '../../parts/state-box.tsx';

const ITEMS: Readonly<Record<string, string>> = {
  telephony: 'Telephony',
  stt: 'Speech to text',
  llm_input: 'Language model, input',
  llm_output: 'Language model, output',
  tts: 'Speech',
  platform: 'Platform',
  sms: 'Text messages',
};

export function Cost({ call: { call_id: id, end_time: end } }: { call: Call }) {
  const answer = useGet('/v1/calls/{id}/cost', { path: { id } }, { enabled: end !== null });
  const { data } = answer;
  if (!data) return <Unread answer={answer} />;
  if (data.items.length === 0) return null;
  return (
    <Section id="cost" title="Cost">
      <table class="cost">
        <tbody>
          {data.items
            .filter(({ quantity }) => quantity > 0)
            .map((item, i) => (
              <tr key={i}>
                <th scope="row">
                  {ITEMS[item.item] ?? wordsOf(item.item)} <span class="dim">{quantityOf(item)}</span>
                </th>
                <td class="num">{moneyOf(item.amount)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td class="num">{moneyOf(data.total)}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}

function quantityOf({ unit, quantity }: CostItem): string {
  return unit === 'second' ? clockOf(quantity) : countOf(quantity, unit);
}
