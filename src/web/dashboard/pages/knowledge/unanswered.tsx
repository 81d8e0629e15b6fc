// Callers' questions in the last week that no passage answered, for agents that use the knowledge base. Each links to its call,
// and to a form that adds an answer: a text with the question as its title.
import { useState } from 'preact/hooks';
import type { KnowledgeBase } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { NotYet } from '../../parts/state-box.tsx';
import { When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { AddText } from './add-source.tsx';

export function Unanswered({ base: { id, agent_ids: agents }, added }: { base: KnowledgeBase; added: () => void }) {
  const found = useGet('/v1/calls/unanswered-questions', { query: { knowledge_base_id: id } });
  const { data } = found;
  const [about, setAbout] = useState<string | null>(null);
  return (
    <section class="ask card" aria-labelledby="unanswered">
      <header>
        <h2 id="unanswered">Unanswered this week</h2>
      </header>
      <NotYet answer={found} rows={1} />
      {data?.data.length === 0 && (
        <p class="ask-form mut">
          {agents.length === 0 ? 'No agent uses it yet.' : 'Nothing: a passage answered whatever was asked.'}
        </p>
      )}
      <ul class="answers lined">
        {data?.data.map(({ question, asked, call_id: call, last_asked_at: at }) => (
          <li key={question} class="unanswered">
            <a href={`/app/calls/${call}`}>{question}</a>
            <p class="row t12 mut">
              <span>
                {asked > 1 && `asked ${asked} times, last `}
                <When at={at} as="ago" />
              </span>
              <span class="sp" />
              <AllowedButton scope="write" kind="s" onClick={() => setAbout(question)}>
                Add an answer<span class="vh"> to {question}</span>
              </AllowedButton>
            </p>
          </li>
        ))}
      </ul>
      {data?.is_capped && <p class="ask-form t12 mut">Only the newest {data.searches} questions were looked at.</p>}
      {about !== null && <AddText base={id} about={about} added={added} close={() => setAbout(null)} />}
    </section>
  );
}
