// The server side of a conversation: a widget of some workspace, or the demo of this deployment. Two implementations of one port;
// conversation.ts knows only the port. Every failure is a ServiceError with an error code of the contract, or `unreachable`.
import type {
  Demo,
  RtcToken,
  WidgetChat,
  WidgetChatReply,
  WidgetConfig,
  WidgetMessage,
  WidgetMessagePage,
  WidgetSessionGrant,
} from '../../../generated/types.ts';
import { REFUSALS } from '../conversation/refusals.ts';
import { events } from './events.ts';

export type ChatEvent =
  | { t: 'delta'; text: string }
  /** Without figures for visitors. */
  | { t: 'tool'; name: string; ms?: number; ok?: boolean }
  /** The best passage of a search in the agent's knowledge, if one is related, and all passages found. Owners only. */
  | { t: 'knowledge'; best: string | null; found: readonly string[] }
  | { t: 'done'; text: string; tools: readonly string[] };

export interface Service {
  /** Returns the sentence that is shown for a failure; null for the general one. Only owners see the server's detail. */
  reasonOf(error: ServiceError): string | null;
  /** Creates a call. @returns the token to join it */
  join(signal: AbortSignal): Promise<RtcToken>;
  /** Sends a message and yields the response, in pieces where the server streams. Continues the session of the previous message. */
  chat(message: string, signal: AbortSignal): AsyncGenerator<ChatEvent>;
}

export class ServiceError extends Error {
  readonly code: string;
  /** Seconds after which the server accepts the request again; null if it names none. */
  readonly retryAfter: number | null;
  /** The server's explanation of this case; for the owner of the deployment. */
  readonly detail: string | null;
  /** The whole problem document. */
  readonly members: Readonly<Record<string, unknown>>;
  constructor(
    code: string,
    retryAfter: number | null = null,
    detail: string | null = null,
    members: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
    this.detail = detail;
    this.members = members;
  }
}

/** A server that does not respond within this counts as unreachable. */
const ANSWER_MS = 9_000;
/** The demo's chat does not stream: the service's longest response time, plus the network. */
const WHOLE_ANSWER_MS = 65_000;

type Request = RequestInit & { signal: AbortSignal };

interface Session {
  session_id: string;
  token: string;
}

export async function widgetConfig(base: string, id: string, signal: AbortSignal): Promise<WidgetConfig> {
  const response = await ask(`${base}/v1/widgets/${id}/config`, { signal });
  return (await response.json()) as WidgetConfig;
}

const reasonOf = ({ code }: ServiceError): string | null => REFUSALS[code] ?? null;

interface WidgetService extends Service {
  /**
   * Continues the chat that the visitor began on an earlier page of the site, in this tab. Returns its
   * messages; none if it is over.
   */
  earlier(signal: AbortSignal): Promise<WidgetMessage[]>;
}

export function widgetService(base: string, id: string): WidgetService {
  const at = `${base}/v1/widgets/${id}`;
  const key = `parley-${id}`;
  let session: Session | null = null;
  return {
    reasonOf,
    async earlier(signal) {
      const said: WidgetMessage[] = [];
      try {
        // Throws without one, and in sandboxed frames and browsers without site data. The chat then ends with its page.
        session = JSON.parse(sessionStorage[key] as string) as Session;
        for (let next: string | null = ''; session && next !== null;) {
          const url = `${at}/sessions/${session.session_id}/messages?limit=100${next && `&cursor=${next}`}`;
          const response = await ask(url, { headers: bearer(session), signal });
          const page = (await response.json()) as WidgetMessagePage;
          said.push(...page.data);
          next = page.next_cursor;
        }
      } catch (error) {
        if (isGone(error)) session = null;
      }
      return said;
    },
    async join(signal) {
      const response = await ask(`${at}/sessions`, post({ mode: 'voice' }, signal));
      const { rtc } = (await response.json()) as WidgetSessionGrant;
      if (!rtc) throw new ServiceError('widget_mode_off');
      return rtc;
    },
    async *chat(message, signal) {
      const body: WidgetChat = { message, session_id: session?.session_id ?? null };
      const response = await ask(`${at}/chat`, post(body, signal, session, 'text/event-stream')).catch(
        (error: unknown) => {
          if (isGone(error)) session = null;
          throw error;
        },
      );
      for await (const { event, data } of events(response.body!)) {
        const value: unknown = JSON.parse(data);
        // Only the first response of a session contains its token.
        if (event === 'session') {
          session = { ...session, ...(value as Session) };
          try {
            sessionStorage[key] = JSON.stringify(session);
          } catch {
            // As above.
          }
        } else if (event === 'delta') yield { t: 'delta', text: (value as { text: string }).text };
        else if (event === 'tool') yield { t: 'tool', name: (value as { name: string }).name };
        else if (event === 'error') throw new ServiceError((value as { code: string }).code);
        else if (event === 'done') yield done((value as { message: WidgetChatReply['message'] }).message);
      }
    },
  };
}

export function demoService(base: string): Service {
  let session: Session | null = null;
  return {
    reasonOf,
    async join(signal) {
      const response = await ask(`${base}/v1/demo/web`, post({}, signal));
      const { rtc } = (await response.json()) as Demo;
      if (!rtc) throw new ServiceError('demo_not_found');
      return rtc;
    },
    async *chat(message, signal) {
      const body = { message, session_id: session?.session_id ?? null };
      const response = await ask(`${base}/v1/demo/chat`, post(body, signal, session), WHOLE_ANSWER_MS).catch(
        (error: unknown) => {
          if (isGone(error)) session = null;
          throw error;
        },
      );
      const reply = (await response.json()) as Demo;
      if (reply.session_id && reply.token) session = { session_id: reply.session_id, token: reply.token };
      if (!reply.message) return;
      for (const name of reply.message.tools) yield { t: 'tool', name };
      yield done(reply.message);
    },
  };
}

function done({ text, tools }: WidgetChatReply['message']): ChatEvent {
  return { t: 'done', text, tools };
}

/** Whether the session expired on the server: the next message opens a new one. */
function isGone(error: unknown): boolean {
  return (
    error instanceof ServiceError && ['widget_session_not_found', 'token_expired', 'unauthorized'].includes(error.code)
  );
}

function post(body: object, signal: AbortSignal, session: Session | null = null, accept = 'application/json'): Request {
  const headers = { 'content-type': 'application/json', accept, ...bearer(session) };
  return { method: 'POST', headers, body: JSON.stringify(body), signal };
}

function bearer(session: Session | null): Record<string, string> {
  return session ? { authorization: `Bearer ${session.token}` } : {};
}

/** @throws ServiceError; an abort by the caller stays an AbortError */
export async function ask(
  url: string,
  init: Request,
  withinMs = ANSWER_MS,
  credentials: 'omit' | 'same-origin' = 'omit',
): Promise<Response> {
  const late = new AbortController();
  // Limits only the wait for the first byte, because a response may stream for longer.
  const timer = setTimeout(() => late.abort(), withinMs);
  const signal = AbortSignal.any([init.signal, late.signal]);
  try {
    const response = await fetch(url, { ...init, signal, credentials });
    if (response.ok) return response;
    const problem = (await response.json().catch(() => ({}))) as { code?: string; detail?: string };
    const retryAfter = Number(response.headers.get('retry-after')) || null;
    throw new ServiceError(problem.code ?? `http_${response.status}`, retryAfter, problem.detail ?? null, problem);
  } catch (error) {
    if (error instanceof ServiceError || init.signal.aborted) throw error;
    throw new ServiceError('unreachable');
  } finally {
    clearTimeout(timer);
  }
}
