// Creates an agent from a template, with a name and a voice.
import { useState } from 'preact/hooks';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { useSubmit } from '../../parts/dialog.tsx';
import { Input } from '../../parts/input.tsx';
import { Page } from '../../parts/page.tsx';
import { AllowedNote } from '../../shell/allowed-note.tsx';
import { go } from '../../shell/router.ts';
import { TEMPLATES, type AgentTemplate } from './templates.ts';
import './agents.css';

export function NewAgentPage() {
  const [template, setTemplate] = useState(TEMPLATES[0]!);
  const [name, setName] = useState('Ada');
  const [voice, setVoice] = useState('');
  const { data: voices } = useGet('/v1/voices', { query: { limit: 100 } });
  const chosen = voice || voices?.data[0]?.voice_id || '';
  const { mutateAsync } = useSend('post', '/v1/agents', { refreshes: ['/v1/agents'] });
  const create = async (): Promise<void> => {
    const { greeting, prompt: system_prompt, variables } = template;
    const response_engine = { type: 'service-llm' as const, system_prompt };
    const body = { agent_name: name.trim(), voice_id: chosen, greeting, response_engine, variables };
    const { agent_id: id } = await mutateAsync({ body });
    go(`/app/agents/${id}`);
  };
  const { isRunning, failed, submit } = useSubmit(create, () => undefined);
  return (
    <Page title="New agent" above={{ href: '/app/agents', title: 'Agents' }}>
      <form class="body new-agent" onSubmit={submit}>
        <Templates chosen={template} choose={setTemplate} />
        <div class="new-agent-form">
          <Input label="Name" required maxLength={100} value={name} set={setName} />
          <label class="label">
            Voice
            <select class="field" value={chosen} onChange={({ currentTarget }) => setVoice(currentTarget.value)}>
              {voices?.data.map(({ voice_id: id, name: words, provider }) => (
                <option key={id} value={id}>
                  {words} ({provider})
                </option>
              ))}
            </select>
          </label>
          <div class="card preview-text">
            <h3>It says first</h3>
            <p>{filled(template.greeting, template.variables)}</p>
            <h3>Its prompt</h3>
            <pre class="code" tabIndex={0}>
              {template.prompt}
            </pre>
          </div>
          {failed !== null && (
            <p class="c-bad" role="alert">
              {failed}
            </p>
          )}
          <AllowedNote scope="write" />
          <button type="submit" class="btn primary" disabled={isRunning || chosen === ''}>
            Create {name.trim() || 'the agent'}
          </button>
        </div>
      </form>
    </Page>
  );
}

function Templates({ chosen, choose }: { chosen: AgentTemplate; choose: (template: AgentTemplate) => void }) {
  return (
    <fieldset class="templates">
      <legend class="t12 mut">Begin with</legend>
      {TEMPLATES.map((template) => (
        <label key={template.id} class={template === chosen ? 'card template on' : 'card template'}>
          <input type="radio" name="template" checked={template === chosen} onChange={() => choose(template)} />
          <span>
            <b>{template.title}</b>
            <span class="mut">{template.about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function filled(text: string, variables: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => variables[name] ?? whole);
}
