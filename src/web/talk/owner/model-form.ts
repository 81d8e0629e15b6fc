// The form that connects a real language model: address, key and model name. The service verifies the key with the provider, the page
// lets the model answer once, and the conversation goes on with it. Invariant: after a failure the agent has the model that it had, and
// the form keeps what was typed. The key stays in this field and at the service, nowhere else.
import type { Agent } from '../../../../generated/types.ts';
import { ServiceError } from '../../line/service.ts';
import { h } from '../../parts/dom.ts';
import type { OwnerApi } from './owner-api.ts';

interface Page<T> {
  data: T[];
}

/** @param onConnected with the model that answers from now on, and the agent that has it */
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
      said.textContent = `Connected: ${used.model} answered in ${used.ms} ms. Go on talking; the next answer is its own.`;
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
      'Any OpenAI-compatible server works, one on this machine too; leave the address empty for OpenAI.',
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
): Promise<{ model: string; agent: Agent; ms: number }> {
  // A server on this machine needs no key, and the operation always takes one.
  if (key === '' && baseUrl === '') throw new ServiceError('validation_failed', null, 'Paste a key.');
  if (baseUrl !== '' && model === '') throw new ServiceError('validation_failed', null, 'Write the name of a model.');
  const server = baseUrl === '' ? {} : { base_url: baseUrl, models: [model] };
  await api.request('PUT', '/v1/providers/openai/credentials', { api_key: key || 'no-key-needed', ...server });
  const { data: models } = await api.request<Page<{ id: string; provider: string }>>('GET', '/v1/models?limit=100');
  const own = models.filter(({ provider }) => provider === 'openai').map(({ id }) => id);
  const wanted = model || own[0] || '';
  if (!own.includes(wanted)) {
    throw new ServiceError(
      'validation_failed',
      null,
      `The key serves ${own.join(', ')}; write one of these as the model.`,
    );
  }
  const path = `/v1/agents/${agentId}`;
  const before = await api.request<Agent>('GET', path);
  const agent = await api.request<Agent>('PATCH', path, { response_engine: { model: wanted } });
  try {
    const started = performance.now();
    const messages = [{ role: 'user', text: 'Hello' }];
    await api.request('POST', `${path}/playground`, { messages });
    return { model: wanted, agent, ms: Math.round(performance.now() - started) };
  } catch (error) {
    await api.request('DELETE', '/v1/providers/openai/credentials');
    await api.request('PATCH', path, { response_engine: { model: modelOf(before) } });
    throw error;
  }
}

function reason(error: unknown): string {
  if (!(error instanceof ServiceError)) return String(error);
  const { code, detail } = error;
  return code === 'provider_failed'
    ? `${detail ?? code}. Check the address and the key, and that the server runs.`
    : (detail ?? code);
}

/** Null: the deployment's default. */
function modelOf({ response_engine: engine }: Agent): string | null {
  return engine.type === 'service-llm' ? (engine.model ?? null) : null;
}

function field(label: string, attributes: Record<string, string>): { element: HTMLElement; input: HTMLInputElement } {
  const input = h('input', attributes);
  return { element: h('label', {}, h('span', {}, label), input), input };
}
