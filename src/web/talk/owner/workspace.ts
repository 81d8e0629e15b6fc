// The workspace as the owner's page knows it: its agents, the demo's first, and for each the typed fields and the draft being
// tried. Invariant: only `save` changes an agent.
import type {
  Agent,
  AgentDraft,
  AgentPage,
  AgentWarning,
  RtcHealth,
  VoicePage,
  WidgetPage,
} from '../../../../generated/types.ts';
import { ServiceError } from '../../line/service.ts';
import { loadSubject, QUESTIONS, type Subject } from '../subject.ts';
import type { OwnerApi } from './owner-api.ts';

type Voice = VoicePage['data'][number];

interface Fields {
  prompt: string;
  greeting: string;
  voiceId: string;
}

/** The owner's edits of one agent. */
export interface Editing {
  agent: Agent;
  typed: Fields;
  /** The draft that conversations use instead of the saved agent; null: none. */
  tried: AgentDraft | null;
  warnings: readonly AgentWarning[];
  /** Called when `warnings` changed. */
  onWarnings(): void;
}

export interface Workspace {
  api: OwnerApi;
  editings: Editing[];
  /** Returns the voices that speak the language of an agent. */
  voicesFor(agent: Agent): Voice[];
  widgetOf(agent: Agent): string | null;
  /** Returns the displayed agent, including the draft being tried. */
  subjectOf(editing: Editing): Subject;
}

const PAGE_LIMIT = 100;
const PASSES: ReadonlySet<string> = new Set(['unreachable', 'rate_limited']);

/** @throws ServiceError */
export async function loadWorkspace(api: OwnerApi): Promise<Workspace> {
  const demoOrNone = loadSubject().catch((error: unknown) => {
    // Transient failures are reported, because without the demo the page would begin with another agent.
    if (error instanceof ServiceError && !PASSES.has(error.code)) return null;
    throw error;
  });
  const [{ data: agents }, { data: widgets }, { data: voices }, health, demo] = await Promise.all([
    api.request<AgentPage>('GET', `/v1/agents?limit=${PAGE_LIMIT}`),
    api.request<WidgetPage>('GET', `/v1/widgets?limit=${PAGE_LIMIT}`),
    api.request<VoicePage>('GET', `/v1/voices?limit=${PAGE_LIMIT}`),
    api.request<RtcHealth>('GET', '/v1/rtc/health'),
    demoOrNone,
  ]);
  const shown = widgets.find(({ id }) => id === demo?.widgetId)?.agent_id;
  const ordered = agents.toSorted((a, b) => Number(b.agent_id === shown) - Number(a.agent_id === shown));
  const hop = (name: string): string => health.hops.find((one) => one.hop === name)?.detail ?? '';
  return {
    api,
    editings: ordered.map(editingOf),
    voicesFor: ({ language, voice_id: own }) =>
      voices.filter((voice) => voice.voice_id === own || voice.supported_languages.includes(language)),
    widgetOf: ({ agent_id }) => widgets.find((widget) => widget.agent_id === agent_id)?.id ?? null,
    subjectOf({ agent, tried }) {
      const { greeting = agent.greeting, voice_id = agent.voice_id } = tried ?? {};
      const { agent_name: name, response_engine: engine, language } = agent;
      const model = engine.type === 'custom-llm' ? engine.websocket_url : (engine.model ?? hop('model'));
      return {
        config: {
          agent_name: name,
          title: name,
          greeting,
          language,
          modes: ['chat', 'voice'],
          ears: health.ears,
          brand: null,
          theme: { accent: '#0f766e', position: 'bottom-right', mode: 'auto' },
        },
        providers: { stt: hop('recogniser'), llm: model, tts: voice_id },
        embedded: model.startsWith('builtin'),
        questions: demo && agent.agent_id === shown ? demo.questions : QUESTIONS,
      };
    },
  };
}

function editingOf(agent: Agent): Editing {
  return { agent, typed: fieldsOf(agent), tried: null, warnings: [], onWarnings: () => undefined };
}

export function fieldsOf({ response_engine: engine, greeting, voice_id }: Agent): Fields {
  const prompt = engine.type === 'service-llm' ? engine.system_prompt : '';
  return { prompt, greeting: greeting ?? '', voiceId: voice_id };
}

/** Returns the typed fields that differ from the agent; null: none. */
export function draftOf({ agent, typed }: Editing): AgentDraft | null {
  const saved = fieldsOf(agent);
  const draft: AgentDraft = {
    ...(typed.prompt === saved.prompt ? {} : { response_engine: { system_prompt: typed.prompt } }),
    ...(typed.greeting === saved.greeting ? {} : { greeting: typed.greeting === '' ? null : typed.greeting }),
    ...(typed.voiceId === saved.voiceId ? {} : { voice_id: typed.voiceId }),
  };
  return Object.keys(draft).length === 0 ? null : draft;
}

/** Saves the typed fields. @throws ServiceError */
export async function save(api: OwnerApi, editing: Editing): Promise<void> {
  const draft = draftOf(editing);
  if (draft === null) return;
  const { warnings = [], ...agent } = await api.request<Agent>('PATCH', `/v1/agents/${editing.agent.agent_id}`, draft);
  Object.assign(editing, { agent, typed: fieldsOf(agent), tried: null, warnings });
}
