// The agents that use the knowledge base. A checkbox changes the agent at once, based on the loaded version, and can be undone.
// If a version is published, the change is a draft until it is published.
import { useState } from 'preact/hooks';
import type { Agent, KnowledgeBase } from '../../../../../generated/types.ts';
import { refreshAnswers } from '../../api/answers.ts';
import { etagOf, send } from '../../api/client.ts';
import { reasonOf } from '../../api/failure.ts';
import { usePages } from '../../api/pages.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Failed, Loading } from '../../parts/state-box.tsx';
import { toast } from '../../parts/toast.tsx';

export function AgentsDialog({ base, close }: { base: KnowledgeBase; close: () => void }) {
  const { items, isPending, failure, refresh, more } = usePages('/v1/agents', { query: { limit: 100 } });
  return (
    <Dialog title={`Agents that use “${base.name}”`} close={close}>
      <div class="dialog-body">
        {failure && items.length === 0 && <Failed failure={failure} retry={refresh} />}
        {isPending && !failure && <Loading rows={3} />}
        {!isPending && items.length === 0 && (
          <p class="mut">
            There are no agents yet. <a href="/app/agents/new">Create one</a>
          </p>
        )}
        <ul class="kb-agents">
          {items.map((agent) => (
            <AgentTick key={agent.agent_id} agent={agent} base={base} />
          ))}
        </ul>
        {more && (
          <button type="button" class="btn quiet" onClick={more}>
            Load more
          </button>
        )}
      </div>
      <footer>
        <button type="button" class="btn primary" onClick={close}>
          Done
        </button>
      </footer>
    </Dialog>
  );
}

function AgentTick({ agent, base }: { agent: Agent; base: KnowledgeBase }) {
  const { agent_id: id, agent_name: name, knowledge_base_ids: now } = agent;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const attach = async (isOn: boolean): Promise<void> => {
    setWanted(isOn);
    try {
      const changed = await withBase(id, base.id, isOn);
      const where = changed.published_version === null ? name : `The draft of ${name}`;
      const later = changed.published_version === null ? '' : ' Publish it to use it in calls.';
      toast(`${where} ${isOn ? 'uses' : 'does not use'} “${base.name}” now.${later}`, () => void attach(!isOn));
    } catch (error) {
      toast(`${name} is unchanged. ${reasonOf(error)}`);
    }
    await refreshAnswers(['/v1/agents', '/v1/agents/{id}', '/v1/knowledge-base', '/v1/knowledge-base/{id}']);
    setWanted(null);
  };
  return (
    <li>
      <label class="check">
        <input
          type="checkbox"
          checked={wanted ?? now.includes(base.id)}
          disabled={wanted !== null}
          onChange={({ currentTarget }) => void attach(currentTarget.checked)}
        />
        {name}
      </label>
    </li>
  );
}

/** Changes the newest version of the agent; fails if the agent changes meanwhile. @throws ApiFailure */
async function withBase(id: string, base: string, isOn: boolean): Promise<Agent> {
  const path = { id };
  const agent = await send<Agent>('get', '/v1/agents/{id}', { path });
  const others = agent.knowledge_base_ids.filter((each) => each !== base);
  const etag = etagOf(agent);
  return send<Agent>('patch', '/v1/agents/{id}', {
    path,
    body: { knowledge_base_ids: isOn ? [...others, base] : others },
    headers: etag === null ? {} : { 'if-match': etag },
  });
}
