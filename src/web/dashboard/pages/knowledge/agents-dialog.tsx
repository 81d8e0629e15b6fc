// The agents that use the knowledge base. A checkbox changes the agent at once, based on the loaded version, and can be undone.
// If a version is published, the change is a draft until it is published.
import { useCallback, useState } from 'preact/hooks';
import type { Agent, KnowledgeBase } from '../../../../../generated/types.ts';
import { refreshAnswers } from '../../api/answers.ts';
import { etagOf, send } from '../../api/client.ts';
import { reasonOf } from '../../api/failure.ts';
import { usePages } from '../../api/pages.ts';
import { Blocks, type DrawRow } from '../../parts/blocks.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Check } from '../../parts/input.tsx';
import { ListFrame } from '../../parts/list.tsx';
import { toast } from '../../parts/toast.tsx';

export function AgentsDialog({ base, close }: { base: KnowledgeBase; close: () => void }) {
  const agents = usePages('/v1/agents', { query: { limit: 100 } });
  const row = useCallback<DrawRow<Agent>>(
    (agent, at) => <AgentTick key={agent.agent_id} at={at} agent={agent} base={base} />,
    [base],
  );
  return (
    <Dialog title={`Agents that use “${base.name}”`} close={close}>
      <div class="dialog-body scrolls">
        <ListFrame
          pages={agents}
          loading={3}
          empty={
            <p class="mut">
              There are no agents yet. <a href="/app/agents/new">Create one</a>
            </p>
          }
        >
          <div role="list">
            <Blocks as="div" name="agents" items={agents.items} keyOf={({ agent_id: id }) => id} row={row} />
          </div>
        </ListFrame>
      </div>
      <footer>
        <button type="button" class="btn primary" onClick={close}>
          Done
        </button>
      </footer>
    </Dialog>
  );
}

function AgentTick({ at, agent, base }: { at: number; agent: Agent; base: KnowledgeBase }) {
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
    <div role="listitem" data-row={at}>
      <Check checked={wanted ?? now.includes(base.id)} disabled={wanted !== null} set={(isOn) => void attach(isOn)}>
        {name}
      </Check>
    </div>
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
