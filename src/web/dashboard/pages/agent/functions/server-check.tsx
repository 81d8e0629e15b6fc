// The current response of an MCP function's server: its tools, or why the agent has none of them. Requested when the tab is
// opened, when the function has changed, and on user action, but only for users who may change the function.
import type { AgentFunction, McpServerCheck } from '../../../../../../generated/types.ts';
import { useAnswer } from '../../../api/answers.ts';
import { send } from '../../../api/client.ts';
import { randomKey } from '../../../api/send.ts';
import { countOf, numberOf } from '../../../parts/when.tsx';
import { AllowedButton, useCan } from '../../../shell/me.tsx';

const PATH = '/v1/agents/{id}/functions/{function_id}/check';

interface ServerCheckProps {
  agentId: string;
  one: AgentFunction;
}

export function ServerCheck({ agentId, one: { id, name, updated_at: at } }: ServerCheckProps) {
  const { data, error, isFetching, start } = useAnswer<McpServerCheck>(
    PATH,
    [id, at],
    (signal) => {
      const path = { id: agentId, function_id: id };
      return send('post', PATH, { path, headers: { 'idempotency-key': randomKey() }, signal });
    },
    { enabled: useCan('write'), everyMs: () => false, freshMs: Infinity, tries: 1 },
  );
  const failed = error?.message ?? data?.error;
  return (
    <div class="server" role="group" aria-label={`Server of ${name}`}>
      <p class="row wrap" role="status">
        {isFetching ? (
          <span class="mut">Asking the server for its tools.</span>
        ) : failed ? (
          <span class="note bad">
            The server did not list its tools: {failed}. Calls continue without them until it does.
          </span>
        ) : (
          data && (
            <span>
              <span class="badge ok">answers</span> {countOf(data.tools.length, 'tool')} after{' '}
              {numberOf(data.duration_ms)} ms:{' '}
              <code>
                {data.tools
                  .filter(({ allowed }) => allowed)
                  .map((tool) => tool.name)
                  .join(', ') || 'none is allowed'}
              </code>
            </span>
          )
        )}
        <span class="sp" />
        <AllowedButton scope="write" kind="s" onClick={() => void start('again')}>
          Check again<span class="vh">: {name}</span>
        </AllowedButton>
      </p>
      {!isFetching &&
        data?.problems.map((problem) => (
          <p key={problem} class="note warn">
            {problem}
          </p>
        ))}
    </div>
  );
}
