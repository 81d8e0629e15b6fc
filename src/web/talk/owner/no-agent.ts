// The owner's page of a workspace without an agent: one button creates the first one.
import type { Agent, AgentCreate, VoicePage } from '../../../../generated/types.ts';
import { ServiceError } from '../../line/service.ts';
import { h } from '../../parts/dom.ts';
import { adopt } from '../../parts/adopt.ts';
import css from '../page.css?inline';
import type { OwnerApi } from './owner-api.ts';

const FIRST: Omit<AgentCreate, 'voice_id'> = {
  agent_name: 'Ada',
  greeting: 'Hello, this is Ada. How can I help?',
  response_engine: {
    type: 'service-llm',
    system_prompt:
      'You are Ada, a friendly receptionist. Answer in one or two short sentences, as in a telephone call.',
  },
};

export function noAgent(api: OwnerApi): HTMLElement {
  adopt(css);
  const said = h('p', { role: 'status', class: 'note failed' });
  const make = async (): Promise<void> => {
    create.disabled = true;
    try {
      const { data: voices } = await api.request<VoicePage>('GET', '/v1/voices?limit=1');
      await api.request<Agent>('POST', '/v1/agents', { ...FIRST, voice_id: voices[0]!.voice_id });
      location.reload();
    } catch (error) {
      create.disabled = false;
      said.textContent = error instanceof ServiceError ? (error.detail ?? error.code) : String(error);
    }
  };
  const create = h('button', { type: 'button', class: 'primary', onclick: () => void make() }, 'Make an agent');
  return h(
    'main',
    { class: 'refusal' },
    h('h1', {}, 'This workspace has no agent yet'),
    h('p', {}, 'Make one now, and talk to it. You can change its name, prompt and voice afterwards.'),
    create,
    said,
    h('p', {}, h('a', { href: '/docs' }, 'API docs')),
  );
}
