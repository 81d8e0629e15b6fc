// The last runs of a function: arguments and result. Each run expands to both bodies and links to its call.
import { useGet } from '../../../api/get.ts';
import { NotYet } from '../../../parts/state-box.tsx';
import { numberOf, When } from '../../../parts/when.tsx';
import { Body } from '../../call/body.tsx';

const RUNS = 20;

interface LastRunsProps {
  agentId: string;
  id: string;
  /** Uses the arguments of a run for a test. */
  use?: (given: unknown) => void;
}

export function LastRuns({ agentId, id, use }: LastRunsProps) {
  const runs = useGet('/v1/agents/{id}/functions/{function_id}/runs', {
    path: { id: agentId, function_id: id },
    query: { limit: RUNS },
  });
  const { data } = runs;
  if (!data) return <NotYet answer={runs} rows={2} />;
  return (
    <>
      {data.data.length === 0 && <p class="mut">No call has run it yet.</p>}
      <ul class="fn-runs">
        {data.data.map(({ call_id: call, sequence, at, name, ok, arguments: given, result, duration_ms: ms }) => (
          <li key={`${call}${sequence}`}>
            <details>
              <summary class="row">
                <span class={ok ? 'badge ok' : 'badge bad'}>{ok ? 'worked' : 'failed'}</span>
                <code class="tr">{JSON.stringify(given)}</code>
                <span class="num t12">{numberOf(ms)} ms</span>
                <span class="t12 mut">
                  <When at={at} as="ago" />
                </span>
              </summary>
              <Body value={given} />
              <p class="row t12 mut">
                <span>{ok ? `${name} answered` : `${name} failed`}</span>
                <span class="sp" />
                {use && (
                  <button type="button" class="btn s" onClick={() => use(given)}>
                    Use these
                  </button>
                )}
                <a href={`/app/calls/${call}`}>Open the call</a>
              </p>
              <Body value={result} />
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
