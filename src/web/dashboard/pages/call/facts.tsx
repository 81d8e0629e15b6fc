// The result of the call and the data that its creator attached: analysis, metadata, variables.
import type { Call } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { Section } from '../../parts/page.tsx';

export function Facts({ call }: { call: Call }) {
  const { data: analysis } = useGet(
    '/v1/calls/{id}/analysis',
    { path: { id: call.call_id } },
    { enabled: call.end_time !== null },
  );
  return (
    <>
      {analysis && (
        <Section id="analysis" title="Result">
          <p>{analysis.summary}</p>
          <p class="row wrap">
            {analysis.success !== null && (
              <span class={analysis.success ? 'badge ok' : 'badge warn'}>
                {analysis.success ? 'goal reached' : 'goal not reached'}
              </span>
            )}
            {analysis.sentiment !== null && <span class="badge">{analysis.sentiment}</span>}
          </p>
          <Pairs values={analysis.extracted} />
        </Section>
      )}
      <Attached title="Metadata" values={call.metadata} />
      <Attached title="Variables" values={call.variables} />
    </>
  );
}

function Attached({ title, values }: { title: string; values: object }) {
  if (Object.keys(values).length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <Pairs values={values} />
    </section>
  );
}

function Pairs({ values }: { values: object }) {
  return (
    <dl class="kv">
      {Object.entries(values).map(([name, value]) => (
        <>
          <dt key={name}>{name}</dt>
          <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </>
      ))}
    </dl>
  );
}
