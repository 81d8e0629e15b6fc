// The form that connects a real language model: address, key and model name. The service stores the key once the model has
// responded, and the conversation continues with it. Invariant: after a failure the agent keeps its model and the workspace its
// key, and the form keeps the typed values. The key is in this field and at the service, nowhere else.
import type { Agent } from '../../../../generated/types.ts';
import { ServiceError } from '../../line/service.ts';
import { h } from '../../parts/dom.ts';
import type { OwnerApi } from './owner-api.ts';

interface Page<T> {
  data: T[];
}

/** @param onConnected called with the connected model, and the agent that uses it */
export function createModelForm(
  api: OwnerApi,
  { agent_id: agentId }: Agent,
  isEmbedded: boolean,
  onConnected: (model: string, agent: Agent) => void,
): HTMLElement {
  const address = field('Address', { type: 'url', placeholder: 'OpenAI', spellcheck: 'false' });
  const key = field('Key', { type: 'password', autocomplete: 'off', placeholder: 'sk-…' });
  const model = field('Model', { type: 'text', placeholder: 'its first model', spellcheck: 'false' });
  const said = h('p', { role: 'status', class: 'note' });
  const submit = h('button', { type: 'submit', class: 'primary' }, 'Verify and use');
  const run = async (): Promise<void> => {
    submit.disabled = true;
    said.className = 'note';
    said.textContent = 'Asking the provider';
    try {
      const used = await connect(api, agentId, {
        baseUrl: address.input.value.trim(),
        key: key.input.value.trim(),
        model: model.input.value.trim(),
      });
      key.input.value = '';
      onConnected(used.model, used.agent);
      said.textContent = `Connected: ${used.model} answers. Keep talking; the next answer comes from it.`;
    } catch (error) {
      said.className = 'note failed';
      said.textContent = reason(error);
    } finally {
      submit.disabled = false;
    }
  };
  const form = h(
    'form',
    {
      class: 'model',
      onsubmit: (event: SubmitEvent) => {
        event.preventDefault();
        void run();
      },
    },
    address.element,
    key.element,
    model.element,
    h(
      'p',
      { class: 'note' },
      'Any OpenAI-compatible server works, including one on this machine; leave the address empty for OpenAI.',
    ),
    submit,
    said,
  );
  return h(
    'details',
    { class: 'connect' },
    h('summary', {}, isEmbedded ? 'Connect a real model' : 'Connect another model'),
    form,
  );
}

interface Wanted {
  baseUrl: string;
  key: string;
  model: string;
}

async function connect(
  api: OwnerApi,
  agentId: string,
  { baseUrl, key, model }: Wanted,
): Promise<{ model: string; agent: Agent }> {
  // A server on this machine needs no key, but the operation requires one.
  if (key === '' && baseUrl === '') throw new ServiceError('validation_failed', null, 'Paste a key.');
  if (baseUrl !== '' && model === '') throw new ServiceError('validation_failed', null, 'Write the name of a model.');
  const server = baseUrl === '' ? {} : { base_url: baseUrl, models: [model] };
  const tried = { try_model: model || 'default' };
  await api.request('PUT', '/v1/providers/openai/credentials', {
    api_key: key || 'no-key-needed',
    ...server,
    ...tried,
  });
  const { data: models } = await api.request<Page<{ id: string; provider: string }>>('GET', '/v1/models?limit=100');
  const wanted = model || models.find(({ provider }) => provider === 'openai')!.id;
  const agent = await api.request<Agent>('PATCH', `/v1/agents/${agentId}`, { response_engine: { model: wanted } });
  return { model: wanted, agent };
}

function reason(error: unknown): string {
  if (!(error instanceof ServiceError)) return String(error);
  const { code, detail } = error;
  return code === 'provider_failed'
    ? `${detail ?? code}. Check the address and the key, and that the server runs.`
    : (detail ?? code);
}

function field(label: string, attributes: Record<string, string>): { element: HTMLElement; input: HTMLInputElement } {
  const input = h('input', attributes);
  return { element: h('label', {}, h('span', {}, label), input), input };
}
