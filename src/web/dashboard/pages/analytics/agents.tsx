// The figures of each agent side by side.
import { useGet } from '../../api/get.ts';
import { moneyOf, numberOf } from '../../parts/when.tsx';
import { slowOf } from './slow-of.ts';
import type { CallsAddress } from './analytics.tsx';
import { Section } from '../../parts/page.tsx';
import { Unread } from '../../parts/state-box.tsx';

interface AgentsProps {
  /** The period of the page's other figures, and the filters. */
  query: { from: string; to: string };
  toCalls: CallsAddress;
}

export function Agents({ query, toCalls }: AgentsProps) {
  const answer = useGet(
    '/v1/analytics',
    { query: { ...query, group_by: 'agent', interval: 'none', compare: 'previous', limit: 20 } },
    { keepsLast: true },
  );
  const { data } = answer;
  if (!data) return <Unread answer={answer} />;
  if (data.series.length < 2) return null;
  const { previous } = data;
  const former = previous ? { started: previous.from, until: previous.to } : undefined;
  const named = data.series.flatMap(({ agent_id: id }) => id ?? []).join(',');
  return (
    <Section id="by-agent" title="By agent">
      <table class="bar-table">
        <thead>
          <tr>
            <th scope="col">Agent</th>
            <th scope="col">Calls</th>
            <th scope="col">Before</th>
            <th scope="col">Answered</th>
            <th scope="col">p95 ms</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {data.series.map(({ agent_id: id, agent_name: name, is_other: isOther, totals, previous_totals: before }) => {
            const whose: Readonly<Record<string, string>> | null = id
              ? { agent: id }
              : isOther
                ? { not_agent: named }
                : null;
            // Calls without an agent cannot be linked.
            const link = (words: string, more: Readonly<Record<string, string>> = {}) =>
              whose ? <a href={toCalls({ ...whose, ...more })}>{words}</a> : words;
            const p95 = totals.response_times?.total.p95_ms;
            return (
              <tr key={id ?? 'other'}>
                <th scope="row">
                  {id ? <a href={`/app/agents/${id}`}>{name ?? id}</a> : isOther ? 'all others' : 'no agent'}
                </th>
                <td>{link(numberOf(totals.calls))}</td>
                <td>{before ? link(numberOf(before.calls), former) : '–'}</td>
                <td>
                  {typeof totals.answer_rate === 'number'
                    ? link(`${Math.round(totals.answer_rate * 100)} %`, { length: '0-' })
                    : '–'}
                </td>
                <td>{p95 ? link(numberOf(Math.round(p95)), { slow: slowOf(p95) }) : '–'}</td>
                <td>{totals.cost ? link(moneyOf(totals.cost)) : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
