// A conversation with the edited agent, through public operations: the playground for text, a browser call for voice. The server
// keeps no written conversation, so each message sends the history with the current draft. A running call receives another draft
// as a handoff to its own agent.
import type {
  AgentDraft,
  CallControlResult,
  PlaygroundReply,
  PlaygroundTurn,
  RtcToken,
} from '../../../../../../generated/types.ts';
import { cutText } from '../../../../../core/cut-text.ts';
import type { TranscriptLine } from '../../../../conversation/view.ts';
import { ServiceError, type Service } from '../../../../line/service.ts';
import { send } from '../../../api/client.ts';
import { asFailure, reasonOf } from '../../../api/failure.ts';

interface DraftServiceOptions {
  agentId: string;
  draft: () => AgentDraft;
  /** All lines so far, including the message being sent. */
  lines: () => readonly TranscriptLine[];
  /** Called with each playground response, or the grant of a call, together with the draft that was used. */
  onAnswer: (answer: Pick<RtcToken, 'warnings'> | PlaygroundReply) => void;
}

/** The contract's limits of a message and of a conversation. */
const MAX_CHARACTERS = 8000;
const MAX_MESSAGES = 199;

export function draftService({ agentId, draft, lines, onAnswer }: DraftServiceOptions): Service {
  return {
    // How long to wait is in the general sentence.
    reasonOf: ({ code, detail }) => (code === 'rate_limited' ? null : detail),
    async join(signal) {
      const body = { agent_id: agentId, transport: 'websocket', draft: draft() };
      const token = await request<RtcToken>('/v1/rtc/token', {}, body, signal);
      onAnswer(token);
      return token;
    },
    async *chat(message, signal) {
      const body: PlaygroundTurn = {
        messages: [...messagesOf(lines().slice(0, -1)), { role: 'user', text: message }],
        draft: draft(),
      };
      const reply = await request<PlaygroundReply>('/v1/agents/{id}/playground', { id: agentId }, body, signal);
      onAnswer(reply);
      if (reply.passages.length > 0) {
        const found = reply.passages.map(({ title, text }) => `${title ?? 'untitled'}: ${text}`);
        yield { t: 'knowledge', best: reply.passages[0]!.title ?? 'untitled', found };
      }
      for (const { name, duration_ms: ms, ok } of reply.functions) yield { t: 'tool', name, ms, ok };
      yield { t: 'done', text: reply.text, tools: reply.functions.map(({ name }) => name) };
    },
  };
}

async function request<T>(path: string, inPath: object, body: object, signal: AbortSignal): Promise<T> {
  try {
    return await send<T>('post', path, { path: inPath, body, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    const { code, retryAfterSeconds, message } = asFailure(error);
    throw new ServiceError(code, retryAfterSeconds, message);
  }
}

/** Makes a call use another draft from its next turn on. @returns the reason if it does not; null if it does */
export async function changeDraft(callId: string, agentId: string, draft: AgentDraft): Promise<string | null> {
  const init = { path: { id: callId }, body: { action: 'handoff', agent_id: agentId, draft } };
  return send<CallControlResult>('post', '/v1/calls/{id}/control', init).then(({ failure }) => failure, reasonOf);
}

/** Converts the lines to playground messages. */
export function messagesOf(lines: readonly TranscriptLine[]): PlaygroundTurn['messages'] {
  return lines
    .flatMap(({ role, text }) => {
      if (role === 'note' || text.trim() === '') return [];
      return [{ role, text: cutText(text, MAX_CHARACTERS) }];
    })
    .slice(-MAX_MESSAGES);
}
