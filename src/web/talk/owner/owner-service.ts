// A conversation with the owner's own agent, through owner operations, with the draft being tried. The server keeps no written
// conversation: every message sends the history.
import type { PlaygroundReply, PlaygroundTurn, RtcToken } from '../../../../generated/types.ts';
import type { Service } from '../../line/service.ts';
import { bestPassage, passageText } from './knowledge.ts';
import type { OwnerApi } from './owner-api.ts';
import type { Editing } from './workspace.ts';

export function ownerService(api: OwnerApi, editing: Editing): Service {
  const { agent_id } = editing.agent;
  const { greeting = editing.agent.greeting } = editing.tried ?? {};
  const messages: PlaygroundTurn['messages'] = greeting ? [{ role: 'agent', text: greeting }] : [];
  // Sent even without changes: the displayed agent is the newest version, which may not be the published one.
  const withDraft = () => ({ draft: editing.tried ?? {} });
  const warned = ({ warnings = [] }: Pick<RtcToken, 'warnings'>): void => {
    if (!editing.tried) return;
    editing.warnings = warnings;
    editing.onWarnings();
  };
  return {
    // How long to wait is in the general sentence.
    reasonOf: ({ code, detail }) => (code === 'rate_limited' ? null : detail),
    async join(signal) {
      const body = { agent_id, transport: 'websocket', ...withDraft() };
      const token = await api.request<RtcToken>('POST', '/v1/rtc/token', body, signal);
      warned(token);
      return token;
    },
    async *chat(message, signal) {
      const turn: PlaygroundTurn = { messages: [...messages, { role: 'user', text: message }], ...withDraft() };
      const path = `/v1/agents/${agent_id}/playground`;
      const reply = await api.request<PlaygroundReply>('POST', path, turn, signal);
      warned(reply);
      messages.push({ role: 'user', text: message }, { role: 'agent', text: reply.text });
      if (reply.passages.length > 0) {
        const best = bestPassage(reply.passages);
        yield { t: 'knowledge', best: best?.title ?? null, found: reply.passages.map(passageText) };
      }
      for (const { name, duration_ms: ms, ok } of reply.functions) yield { t: 'tool', name, ms, ok };
      yield { t: 'done', text: reply.text, tools: reply.functions.map(({ name }) => name) };
    },
  };
}
