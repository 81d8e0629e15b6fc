// Creates an agent from a template, with a name and a voice.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { AgentTemplate } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { FailedNote, useSubmit } from '../../parts/dialog.tsx';
import { Input } from '../../parts/input.tsx';
import { Page } from '../../parts/page.tsx';
import { NotYet } from '../../parts/state-box.tsx';
import { AllowedNote } from '../../shell/allowed-note.tsx';
import { useCan } from '../../shell/me.tsx';
import { go } from '../../shell/router.ts';
import { Choice } from '../../parts/choices.tsx';

export function NewAgentPage() {
  const templates = useGet('/v1/agent-templates', { query: { limit: 100 } });
  const [id, setId] = useState('');
  const listed = templates.data?.data ?? [];
  const template = listed.find((each) => each.id === id) ?? listed[0];
  return (
    <Page title="New agent" above={{ href: '/app/agents', title: 'Agents' }}>
      <NotYet answer={templates} rows={5} />
      {template && (
        <NewAgent template={template}>
          <fieldset class="stack">
            <legend class="t12 mut">Begin with</legend>
            {listed.map((each) => (
              <label key={each.id} class={each === template ? 'card template on' : 'card template'}>
                <input type="radio" name="template" checked={each === template} onChange={() => setId(each.id)} />
                <span>
                  <b>{each.name}</b>
                  <span class="mut">{each.description}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </NewAgent>
      )}
    </Page>
  );
}

interface NewAgentProps {
  template: AgentTemplate;
  /** The choice of the template. */
  children: ComponentChildren;
}

function NewAgent({ template: { settings }, children }: NewAgentProps) {
  const can = useCan('write');
  const [name, setName] = useState('Ada');
  const [voice, setVoice] = useState('');
  const voices = useGet('/v1/voices', { query: { limit: 100 } });
  const chosen = voice || voices.data?.data[0]?.voice_id || '';
  const [mutate] = useSend('post', '/v1/agents', { refreshes: ['/v1/agents'] });
  const create = async (): Promise<void> => {
    const { agent_id: id } = await mutate({ body: { agent_name: name.trim(), voice_id: chosen, ...settings } });
    go(`/app/agents/${id}`);
  };
  const { isRunning, failed, submit } = useSubmit(create, () => undefined);
  return (
    <form class="body new-agent" onSubmit={submit}>
      {children}
      <div class="stack new-agent-form">
        <Input label="Name" required maxLength={100} value={name} set={setName} />
        <Choice
          label="Voice"
          value={chosen}
          from={voices}
          options={voices.data?.data.map((each) => [each.voice_id, `${each.name} (${each.provider})`] as const) ?? []}
          choose={setVoice}
        />
        <div class="card preview-text">
          <h3>It says first</h3>
          <p>{filled(settings.greeting, settings.variables)}</p>
          <h3>Its prompt</h3>
          <pre class="code" tabIndex={0}>
            {settings.response_engine.system_prompt}
          </pre>
        </div>
        <FailedNote text={failed} />
        <AllowedNote scope="write" />
        <button type="submit" class="btn primary" disabled={isRunning || chosen === '' || !can}>
          Create {name.trim() || 'the agent'}
        </button>
      </div>
    </form>
  );
}

function filled(text: string, variables: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => variables[name] ?? whole);
}
