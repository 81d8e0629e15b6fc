// The tool that adds a text or a web page to an agent's knowledge base, which it creates if the agent has none.
import type { KnowledgeSource } from '../../../generated/types.ts';
import { cutCharacters } from '../../core/cut-text.ts';
import { tool, ToolFailure, type ToolContext } from '../port.ts';
import { pickMembers } from '../results.ts';
import { AGENT_ID, objectSchema, textSchema } from '../schemas.ts';

interface Given {
  agent_id: string;
  title?: string;
  text?: string;
  url?: string;
  crawl?: boolean;
}

/** Waits between status requests: 16 s in total, seven requests. Ingestion of a long document continues afterwards. */
const WAITS_MS = [300, 700, 1_000, 2_000, 3_000, 4_000, 5_000];

export const giveKnowledge = tool<Given>({
  name: 'give_knowledge',
  title: 'Give an agent a document',
  description: 'Adds a text or a web page to the knowledge of an agent, and waits until it can answer from it.',
  kind: 'writes',
  input: objectSchema(
    {
      agent_id: AGENT_ID,
      title: textSchema('Name of the document.'),
      text: textSchema('The document, plain or Markdown. Either text or url.'),
      url: textSchema('Address of a page.'),
      crawl: { type: 'boolean', description: 'Also read the linked pages.' },
    },
    ['agent_id'],
  ),
  async run(ctx, { agent_id: agentId, title, text: content, url, crawl }) {
    if ((content === undefined) === (url === undefined)) {
      const detail = 'Exactly one of text and url is needed';
      throw new ToolFailure('validation_failed', `${detail}.`, 'Send one of them.', [
        { pointer: '/text', code: 'required', detail },
      ]);
    }
    const base = await knowledgeBaseOf(ctx, agentId);
    const body = {
      ...(content === undefined ? { url, ...(crawl === true ? { crawl: {} } : {}) } : { content }),
      ...(title === undefined ? {} : { metadata: { title } }),
    };
    const source = await ctx.call('addKnowledgeBaseSource', { path: { id: base }, body });
    return shown(await settled(ctx, base, source));
  },
});

/** Returns the agent's first knowledge base, or creates one and links it. */
async function knowledgeBaseOf({ call }: ToolContext, agentId: string): Promise<string> {
  const agent = await call('getAgent', { path: { id: agentId } });
  const [first] = agent.knowledge_base_ids;
  if (first !== undefined) return first;
  const made = await call('createKnowledgeBase', {
    body: { name: cutCharacters(`Knowledge of ${agent.agent_name}`, 100) },
  });
  await call('updateAgent', { path: { id: agentId }, body: { knowledge_base_ids: [made.id] } });
  return made.id;
}

async function settled(ctx: ToolContext, base: string, source: KnowledgeSource): Promise<KnowledgeSource> {
  let now = source;
  for (const ms of WAITS_MS) {
    if (now.status === 'ready' || now.status === 'failed') break;
    await ctx.pause(ms);
    now = await ctx.call('getKnowledgeBaseSource', { path: { id: base, src: source.id } });
    ctx.progress(`${now.status}, ${now.chunks} chunks`);
  }
  return now;
}

function shown(source: KnowledgeSource): object {
  const fields = pickMembers(source, ['id', 'knowledge_base_id', 'status', 'error', 'pages', 'chunks', 'bytes']);
  const isOpen = source.status === 'pending' || source.status === 'processing';
  return isOpen
    ? { ...fields, next: 'It is still being read; getKnowledgeBaseSource shows when it is ready.' }
    : fields;
}
