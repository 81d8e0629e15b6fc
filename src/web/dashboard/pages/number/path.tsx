// Draws the route of an inbound call: caller, webhook, agents by weight, fallback. The width of each branch is proportional to
// the agent's share; the share is also shown as text.
import type { PhoneNumber } from '../../../../../generated/types.ts';
import { groupDigits } from '../calls/other-side.ts';
import { answeringOf } from '../numbers/answering.ts';

/** Height of a row of `.path-agents`. */
const ROW = 56;
const WIDTH = 44;
const THICKEST = 14;

export function NumberPath({ number, names }: { number: PhoneNumber; names: ReadonlyMap<string, string> }) {
  const agents = answeringOf(number);
  const { inbound_webhook_url: hook, fallback_number: fallback } = number;
  return (
    <ol class="path" aria-label="The path of a call to this number">
      <li class="card path-box">
        <h2>Caller</h2>
        <span>
          rings <b class="num">{groupDigits(number.number)}</b>
        </span>
      </li>
      <Way />
      <li class={hook === null ? 'card path-box none' : 'card path-box'}>
        <h2>Hook</h2>
        {hook === null ? (
          <span class="mut">None: no webhook is called first.</span>
        ) : (
          <>
            <code>{hook}</code>
            <span class="mut t12">
              It is called first and may take up to 1.5 seconds. It can choose another agent, or reject the call.
            </span>
          </>
        )}
      </li>
      {agents.length === 0 ? (
        <>
          <Way isOff />
          <li class="card path-box none">
            <h2>Agents</h2>
            <span class="c-warn">No agent answers.</span>
          </li>
        </>
      ) : (
        <>
          <li class="path-step" aria-hidden="true">
            <Fan shares={agents.map(({ share }) => share)} />
          </li>
          <li>
            <ul class="path-agents" aria-label="Agents">
              {agents.map(({ agentId, version, share }, i) => (
                <li key={i}>
                  <a class="card row" href={`/app/agents/${agentId}`}>
                    <b>{names.get(agentId) ?? agentId}</b>
                    {version !== null && <span class="num">v{version}</span>}
                    <span class="mut">{Math.round(share * 100)} % of calls</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        </>
      )}
      <Way isOff />
      <li class={fallback === null ? 'card path-box none' : 'card path-box'}>
        <h2>Fallback</h2>
        {fallback === null ? (
          <span class="mut">None: when no agent can answer, the call is refused.</span>
        ) : (
          <>
            <b class="num">{groupDigits(fallback)}</b>
            <span class="mut t12">rings when no agent can answer.</span>
          </>
        )}
      </li>
    </ol>
  );
}

function Way({ isOff = false }: { isOff?: boolean }) {
  return (
    <li class="path-step" aria-hidden="true">
      <svg class={isOff ? 'path-way off' : 'path-way'} viewBox={`0 0 ${WIDTH} 20`} width={WIDTH} height="20">
        <path d={`M0 10H${WIDTH}`} stroke-width="2" />
      </svg>
    </li>
  );
}

function Fan({ shares }: { shares: readonly number[] }) {
  const height = shares.length * ROW;
  const middle = height / 2;
  return (
    <svg class="path-way" viewBox={`0 0 ${WIDTH} ${height}`} width={WIDTH} height={height}>
      {shares.map((share, i) => {
        const y = (i + 0.5) * ROW;
        const half = WIDTH / 2;
        const way = `M0 ${middle}C${half} ${middle} ${half} ${y} ${WIDTH} ${y}`;
        return <path key={i} d={way} stroke-width={Math.max(1.5, share * THICKEST)} />;
      })}
    </svg>
  );
}
