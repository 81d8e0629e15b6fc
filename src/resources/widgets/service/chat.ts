// A visitor writes, the agent answers. Invariants: a session answers one message at a time; the visitor's message and what was
// written of the answer are kept, also when the visitor goes away, which stops the model; what it cost is charged once.
// Absent on purpose: retries; a message that failed is sent again by the visitor.
import type { ServerSentEvent } from '../../../../generated/operations.ts';
import type { WidgetChat, WidgetChatReply, WidgetMessage } from '../../../../generated/types.ts';
import { fail, Failure } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { storable } from '../../../core/json.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { problemOf } from '../../../protocol/problem-document.ts';
import type { ChatMessage } from '../../../providers/ports.ts';
import type { PublicContext } from '../../../runtime.ts';
import type { ModelUsage } from '../../../voice/host.ts';
import {
  answerReserve,
  chargeText,
  countTokens,
  loadTextAgent,
  noTokens,
  requireTextFunds,
  runTextTurn,
  type TextAgent,
  type TextEngine,
} from '../../agents/service.ts';
import * as store from '../store.ts';
import { appendMessage, freeSession, selectMessages, takeSession, type SessionRow } from '../store/sessions.ts';
import { toWidgetMessage } from '../wire.ts';
import { openSession } from './sessions.ts';
import { requireVisitor, requireWidget, reserveBudget } from './visitors.ts';

/** Of both sides. */
const MOST_MESSAGES = 400;
/** Older ones leave the prompt. */
const HISTORY_MESSAGES = 40;
/** Functions included. */
const ANSWER_MS = 60_000;
/** The lease outlives the answer by what storing it takes. */
const LEASE_SECONDS = 75;
/** What a window can show; a model in a loop ends here. */
const MOST_CHARACTERS = 16_000;

interface Begun {
  widget: store.WidgetRow;
  session: SessionRow;
  /** When this message opened the session. */
  token: string | null;
  textAgent: TextAgent;
  history: ChatMessage[];
  /** Of the widget's budget, taken before the model is asked. */
  reserveMicros: number;
}

type Piece = { delta: string } | { tool: string } | { message: WidgetMessage };

/** @throws Failure of the contract's x-errors */
export async function sendWidgetMessage(
  ctx: PublicContext,
  widgetId: string,
  input: WidgetChat,
): Promise<WidgetChatReply> {
  return answerOnce(ctx, await requireWidget(ctx, widgetId), input);
}

/** The same for a widget that was found otherwise: the demo's. */
export async function answerOnce(
  ctx: PublicContext,
  widget: store.WidgetRow,
  input: WidgetChat,
): Promise<WidgetChatReply> {
  const begun = await begin(ctx, widget, input);
  let message: WidgetMessage | null = null;
  for await (const piece of answer(ctx, begun)) if ('message' in piece) message = piece.message;
  if (!message) throw new Error('an answer ended without a message');
  return { session_id: begun.session.id, ...(begun.token === null ? {} : { token: begun.token }), message };
}

/** @throws Failure before the stream begins; afterwards a failure is an event */
export async function streamWidgetMessage(
  ctx: PublicContext,
  widgetId: string,
  input: WidgetChat,
): Promise<AsyncIterable<ServerSentEvent>> {
  return events(ctx, await begin(ctx, await requireWidget(ctx, widgetId), input));
}

async function* events(ctx: PublicContext, begun: Begun): AsyncGenerator<ServerSentEvent> {
  const { session, token } = begun;
  yield { event: 'session', data: { session_id: session.id, ...(token === null ? {} : { token }) } };
  try {
    for await (const piece of answer(ctx, begun)) {
      if ('delta' in piece) yield { event: 'delta', data: { text: piece.delta } };
      else if ('tool' in piece) yield { event: 'tool', data: { name: piece.tool } };
      else yield { event: 'done', data: { message: piece.message } };
    }
  } catch (error) {
    if (!(error instanceof Failure)) {
      ctx.log.error({ err: error, requestId: ctx.requestId }, 'a chat failed in the middle of its answer');
    }
    const failure = error instanceof Failure ? error : fail('internal_error');
    yield { event: 'error', data: problemOf(failure, ctx.requestId, `/v1/widgets/${begun.widget.id}/chat`) };
  }
}

/** Everything that can be refused, and the visitor's message on record. */
async function begin(ctx: PublicContext, widget: store.WidgetRow, { message, session_id }: WidgetChat): Promise<Begun> {
  if (!widget.modes.includes('chat')) throw fail('widget_mode_off', { detail: 'This widget is for voice only.' });
  const known = session_id ? await requireVisitor(ctx, widget, session_id) : null;
  if (known && known.mode !== 'chat') throw fail('widget_session_not_found');
  if (known && known.message_count >= MOST_MESSAGES) throw fail('widget_session_full');
  const textAgent = await loadTextAgent(ctx, widget.workspace_id, widget.agent_id, {});
  await requireTextFunds(ctx, widget.workspace_id, textAgent);
  const reserveMicros = answerReserve(ctx, textAgent);
  return inTransaction(ctx.db, async (trx) => {
    await store.lockWidget(trx, widget);
    await reserveBudget(trx, ctx, widget, reserveMicros);
    const opened = known ? null : await openSession(trx, ctx, widget, { mode: 'chat', callId: null });
    const session = await takeSession(trx, known ?? opened!.session, LEASE_SECONDS);
    if (!session) throw fail('widget_session_busy');
    const before = await selectMessages(trx, session, session.message_count - HISTORY_MESSAGES, HISTORY_MESSAGES);
    await appendMessage(trx, session, { id: newId('msg'), role: 'user', text: message });
    const greeting = widget.greeting ?? textAgent.agent.greeting;
    const history: ChatMessage[] = [
      ...(greeting === null ? [] : [{ role: 'assistant' as const, content: greeting }]),
      ...before
        .filter(({ text }) => text !== '')
        .map(({ role, text }) => ({
          role: role === 'agent' ? ('assistant' as const) : ('user' as const),
          content: text,
        })),
      { role: 'user', content: message },
    ];
    return { widget, session, token: opened?.token ?? null, textAgent, history, reserveMicros };
  });
}

interface Written {
  text: string;
  tools: string[];
  /** Tokens of all models, and of these the fallback model's. */
  used: ModelUsage;
  /** The agent came to its end by itself. */
  isWhole: boolean;
}

/** Ends with the message as it was stored. Whoever asks for no more leaves what was written on record. */
async function* answer(ctx: PublicContext, begun: Begun): AsyncGenerator<Piece> {
  const { textAgent, history, session } = begun;
  const written: Written = { text: '', tools: [], used: noTokens(), isWhole: false };
  const late = new AbortController();
  const timer = ctx.clock.after(ANSWER_MS, () => late.abort(new Error('the answer took too long')));
  const signal = AbortSignal.any([ctx.signal, late.signal]);
  let stored: WidgetMessage | null = null;
  let engine: TextEngine | null = null;
  try {
    const details = { call_type: 'web_chat', call_id: session.id, metadata: {} };
    engine = await textAgent.open(session.id, details, signal);
    for await (const event of runTextTurn(ctx, { ...textAgent, ...engine, history, signal })) {
      if (event.type === 'usage') countTokens(written.used, event);
      else if (event.type === 'function') {
        written.tools.push(event.run.name);
        yield { tool: event.run.name };
      } else if (event.type === 'text') {
        written.text += event.text;
        yield { delta: event.text };
        if (written.text.length > MOST_CHARACTERS) break;
      }
    }
    written.isWhole = true;
  } catch (error) {
    if (ctx.signal.aborted) throw fail('unavailable', { detail: 'The client went away, or the service stops.' });
    if (late.signal.aborted) throw fail('provider_failed', { detail: `No answer within ${ANSWER_MS / 1000} s.` });
    throw error;
  } finally {
    timer.cancel();
    engine?.close();
    stored = await keep(ctx, begun, written);
  }
  if (stored) yield { message: stored };
}

/** What was written goes on record and is paid for, and the session is free again. Null when there is nothing to keep. */
async function keep(
  ctx: PublicContext,
  { widget, session, textAgent, reserveMicros }: Begun,
  { tools, used, ...written }: Written,
): Promise<WidgetMessage | null> {
  const { workspace_id: workspaceId } = widget;
  const text = storable(written.text.trim() || farewell(textAgent, tools));
  const id = newId('msg');
  const tokens = { llm_input_tokens: used.llmInputTokens, llm_output_tokens: used.llmOutputTokens };
  return inTransaction(ctx.db, async (trx) => {
    const isEmpty = !written.isWhole && text === '' && tools.length === 0;
    const row = isEmpty
      ? null
      : await appendMessage(trx, session, { id, role: 'agent', text, tools: storable(tools), ...tokens });
    await freeSession(trx, session);
    await store.upsertUse(trx, widget, { messages: 1 });
    // Last of all: the wallet's row stays locked until the commit.
    const chatMicros = await chargeText(trx, ctx, workspaceId, { messageId: id, textAgent, used });
    await store.upsertUse(trx, widget, { chatMicros: chatMicros - reserveMicros });
    return row && toWidgetMessage(row);
  });
}

/** An agent that ends a call says goodbye; in a chat that is its answer. */
function farewell({ agent }: TextAgent, tools: readonly string[]): string {
  const ended = agent.functions.find(({ name, type }) => type === 'end_call' && tools.includes(name));
  return ended?.type === 'end_call' ? (ended.message ?? '') : '';
}
