// Tools that build agents: list, create, change, add functions, chat.
import type { Agent } from '../../../generated/types.ts';
import { cutText } from '../../core/cut-text.ts';
import { isObject, type Json, type JsonObject } from '../../core/json.ts';
import { tool, type ToolContext } from '../port.ts';
import { withoutEmpty, pageOf, pickMembers } from '../results.ts';
import { AGENT_ID, CURSOR, LIMIT, objectSchema, SETTINGS, textSchema } from '../schemas.ts';

export const listAgents = tool<{ agent_id?: string; name?: string; limit?: number; cursor?: string }>({
  name: 'list_agents',
  title: 'List agents',
  description: 'Lists the voice agents of the workspace, newest first. With agent_id: all settings of that agent.',
  kind: 'reads',
  input: objectSchema({ agent_id: AGENT_ID, name: textSchema('Part of the name.'), limit: LIMIT, cursor: CURSOR }),
  async run({ call }, { agent_id: id, name, limit, cursor }) {
    if (id !== undefined) return withoutEmpty(await call('getAgent', { path: { id } })) as object;
    const page = await call('listAgents', { query: { name, limit, cursor } as object });
    return pageOf(page, summaryOf);
  },
});

interface AgentFields {
  name?: string;
  prompt?: string;
  voice_id?: string;
  language?: string;
  greeting?: string;
  model?: string;
  settings?: JsonObject;
}

const FIELDS = {
  prompt: textSchema('System prompt: role, task, rules, tone. {{name}} inserts a variable.'),
  voice_id: textSchema('An id from listVoices.'),
  language: textSchema('Such as en-US.'),
  greeting: textSchema('First sentence; without one the agent waits.'),
  model: textSchema('An id from listModels.'),
  settings: {
    ...SETTINGS,
    description: 'Other fields of createAgent (search_operations describes them), e.g. {"max_duration_seconds":600}.',
  },
};

export const buildAgent = tool<AgentFields & { name: string; prompt: string }>({
  name: 'build_agent',
  title: 'Build an agent',
  description:
    'Creates a voice agent from a name and a prompt. Voice, language and model have defaults. listAgentTemplates has prompts.',
  kind: 'writes',
  input: objectSchema({ name: textSchema('Name of the agent.', 100), ...FIELDS }, ['name', 'prompt']),
  async run(ctx, { name, prompt, voice_id: voice, language, greeting, model, settings = {} }) {
    const engine = { type: 'service-llm', system_prompt: prompt, ...(model === undefined ? {} : { model }) };
    const body = {
      agent_name: name,
      voice_id: voice ?? settings['voice_id'] ?? (await defaultVoice(ctx, language)),
      ...(language === undefined ? {} : { language }),
      ...(greeting === undefined ? {} : { greeting }),
      ...settings,
      response_engine: withEngine(engine, settings['response_engine']),
    };
    const agent = await ctx.call('createAgent', { body });
    return {
      ...summaryOf(agent),
      next: 'Try it with ask_agent, then place_call to the free test number +12025550100.',
    };
  },
});

/** Returns the engine with the further fields that the settings give. An engine of another type has other fields, and no prompt. */
function withEngine(engine: JsonObject, given: Json | undefined): Json {
  if (given === undefined) return engine;
  const isOther = !isObject(given) || (given['type'] ?? 'service-llm') !== 'service-llm';
  return isOther ? given : { ...engine, ...given };
}

/** Returns the first voice of the language. If it has none, any voice: the service then refuses the language, and says which there are. */
async function defaultVoice({ call }: ToolContext, language: string | undefined): Promise<string | undefined> {
  const first = async (query: object) =>
    (await call('listVoices', { query: { limit: 1, ...query } })).data[0]?.voice_id;
  return (language === undefined ? undefined : await first({ language })) ?? (await first({}));
}

export const changeAgent = tool<AgentFields & { agent_id: string; publish?: boolean }>({
  name: 'change_agent',
  title: 'Change an agent',
  description:
    'Changes the given fields of an agent (prompt, voice, greeting, settings …) as a new version. If versions are published, calls use it only after publish.',
  kind: 'writes',
  input: objectSchema(
    {
      agent_id: AGENT_ID,
      name: textSchema('New name.', 100),
      ...FIELDS,
      publish: { type: 'boolean', description: 'Also make the new version the one that calls use.' },
    },
    ['agent_id'],
  ),
  async run({ call }, { agent_id: id, name, prompt, model, publish, settings = {}, ...fields }) {
    const own = withoutEmpty({ system_prompt: prompt, model }) as JsonObject;
    const engine = withEngine(own, settings['response_engine']);
    const body = {
      ...fields,
      ...(name === undefined ? {} : { agent_name: name }),
      ...settings,
      ...(isObject(engine) && Object.keys(engine).length === 0 ? {} : { response_engine: engine }),
    };
    let agent = await (Object.keys(body).length === 0
      ? call('getAgent', { path: { id } })
      : call('updateAgent', { path: { id }, body }));
    if (publish === true) agent = await call('publishAgentVersion', { path: { id }, body: { version: agent.version } });
    return summaryOf(agent);
  },
});

interface FunctionFields {
  agent_id: string;
  type?: string;
  name: string;
  description?: string;
  url?: string;
  parameters?: JsonObject;
  settings?: JsonObject;
}

export const addFunction = tool<FunctionFields>({
  name: 'add_function',
  title: 'Add a function',
  description:
    'Gives an agent a function that it calls in conversations: webhook (a signed POST to your url), mcp (tools of an MCP server), transfer_call, end_call, dtmf, send_sms.',
  kind: 'writes',
  input: objectSchema(
    {
      agent_id: AGENT_ID,
      type: {
        enum: ['webhook', 'mcp', 'transfer_call', 'end_call', 'dtmf', 'send_sms'],
        description: 'Default webhook.',
      },
      name: textSchema('Name for the model, such as lookup_order.'),
      description: textSchema('When the model should use it.'),
      url: textSchema('https address, of webhook and mcp.'),
      parameters: { type: 'object', description: 'JSON Schema of the arguments; only for webhook.' },
      settings: { ...SETTINGS, description: 'Other fields of createAgentFunction, e.g. {"transfer_to":"+1…"}.' },
    },
    ['agent_id', 'name'],
  ),
  async run({ call }, { agent_id: id, type = 'webhook', settings, ...fields }) {
    const made = await call('createAgentFunction', { path: { id }, body: { type, ...fields, ...settings } });
    return withoutEmpty(made) as object;
  },
});

interface Question {
  agent_id: string;
  message: string;
  history?: { role: 'user' | 'agent'; text: string }[];
  variables?: JsonObject;
}

const HISTORY = {
  type: 'array',
  maxItems: 100,
  description: 'Earlier messages, oldest first.',
  items: objectSchema({ role: { enum: ['user', 'agent'] }, text: { type: 'string' } }, ['role', 'text']),
};

export const askAgent = tool<Question>({
  name: 'ask_agent',
  title: 'Talk to an agent in text',
  description:
    'Sends a message to an agent as if a caller said it, and returns its reply with the functions and knowledge that it used. No call is made.',
  kind: 'writes',
  input: objectSchema(
    {
      agent_id: AGENT_ID,
      message: textSchema('What the caller says.'),
      history: HISTORY,
      variables: { type: 'object' },
    },
    ['agent_id', 'message'],
  ),
  async run({ call }, { agent_id: id, message, history = [], variables }) {
    const messages = [...history, { role: 'user', text: message }];
    const body = { messages, ...(variables === undefined ? {} : { variables }) };
    const reply = await call('runAgentPlayground', { path: { id }, body });
    const passages = reply.passages.map((each) => ({
      ...pickMembers(each, ['title', 'source_id', 'score']),
      text: cutText(each.text, 300),
    }));
    return withoutEmpty({ ...reply, passages, usage: null }) as object;
  },
});

function summaryOf(agent: Agent): Record<string, unknown> {
  const engine = agent.response_engine;
  const prompt = engine.type === 'service-llm' ? engine.system_prompt : undefined;
  return withoutEmpty({
    ...pickMembers(agent, [
      'agent_id',
      'agent_name',
      'version',
      'voice_id',
      'language',
      'greeting',
      'knowledge_base_ids',
    ]),
    published_version: agent.published_version,
    model: engine.type === 'service-llm' ? engine.model : engine.type,
    prompt: prompt !== undefined && prompt.length > 200 ? `${cutText(prompt, 200)}…` : prompt,
    functions: agent.functions.map(({ name }) => name),
    warnings: agent.warnings,
  }) as Record<string, unknown>;
}
