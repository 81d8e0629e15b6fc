// Answers a visitor's chat message. Invariants: a session answers one message at a time; the visitor's message and the answer so far
// are stored even if the visitor disconnects, which stops the model; the cost is charged once.
// Deliberately omitted: retries. The visitor sends a failed message again.
import type { ServerSentEvent } from '../../../../generated/operations.ts';
import type { WidgetChat, WidgetChatReply, WidgetMessage } from '../../../../generated/types.ts';
import { fail, Failure } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { toStorable } from '../../../core/json.ts';
import { startAtOnce } from '../../../core/start-at-once.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { problemOf } from '../../../protocol/problem-document.ts';
import type { ChatMessage } from '../../../providers/ports/llm.ts';
import type { PublicContext } from '../../../runtime.ts';
import type { ModelUsage } from '../../../voice/host.ts';
import { goodbyeOf, loadTextAgent, type TextAgent, type TextEngine } from '../../agents/service/text-agent.ts';
import { answerReserve, chargeText, countTokens, noTokens, requireTextFunds } from '../../agents/service/text-bill.ts';
import type { TextPrivacy } from '../../agents/service/text-privacy.ts';
import { runTextTurn, type TurnUsage } from '../../agents/service/text-turn.ts';
import * as store from '../store.ts';
import {
  appendMessage,
  freeSession,
  rewriteMessage,
  selectMessages,
  takeSession,
  type SessionRow,
} from '../store/sessions.ts';
import { toWidgetMessage } from '../wire.ts';
import { redactChat } from './redact-chat.ts';
import { openSession } from './sessions.ts';
import { requireVisitor, requireWidget, reserveBudget } from './visitors.ts';

/** Maximum messages of a session, both sides together. */
const MAX_MESSAGES = 400;
/** Maximum messages in the prompt; older ones are omitted. */
const HISTORY_MESSAGES = 40;
/** Deadline of an answer, including function calls. */
const ANSWER_MS = 60_000;
/** The lease lasts longer than the answer by the time needed to store it. */
const LEASE_SECONDS = 75;
/** Longest answer, in characters; stops a model that repeats itself. */
const MAX_CHARACTERS = 16_000;

interface Begun {
  widget: store.WidgetRow;
  session: SessionRow;
  /** Set if this message opened the session. */
  token: string | null;
  textAgent: TextAgent;
  history: ChatMessage[];
  /** Returns the stored form of an answer. */
  redact(text: string): string;
  privacy: TextPrivacy;
  /** Reserved from the widget's budget before the model is called. */
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

/** Answers without streaming, for a widget that the caller has loaded. */
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

/** @throws Failure before the stream begins; later failures are events of the stream */
export async function streamWidgetMessage(
  ctx: PublicContext,
  widgetId: string,
  input: WidgetChat,
): Promise<AsyncIterable<ServerSentEvent>> {
  const begun = await begin(ctx, await requireWidget(ctx, widgetId), input);
  // If a visitor disconnects before the first read, nothing else would end the answer, which releases what `begin` has reserved.
  return events(ctx, begun, startAtOnce(answer(ctx, begun), ctx.signal).all);
}

async function* events(
  ctx: PublicContext,
  begun: Begun,
  pieces: AsyncGenerator<Piece>,
): AsyncGenerator<ServerSentEvent> {
  const { session, token } = begun;
  yield { event: 'session', data: { session_id: session.id, ...(token === null ? {} : { token }) } };
  try {
    for await (const piece of pieces) {
      if ('delta' in piece) yield { event: 'delta', data: { text: piece.delta } };
      else if ('tool' in piece) yield { event: 'tool', data: { name: piece.tool } };
      else yield { event: 'done', data: { message: piece.message } };
    }
  } catch (error) {
    if (!(error instanceof Failure)) {
      ctx.log.error({ err: error, requestId: ctx.requestId }, 'a chat failed while its answer was being streamed');
    }
    const failure = error instanceof Failure ? error : fail('internal_error');
    const path = `/v1/widgets/${begun.widget.id}/chat`;
    yield { event: 'error', data: problemOf(failure, ctx.requestId, path, ctx.publicUrl()) };
  }
}

/** Runs all checks and stores the visitor's message. */
async function begin(ctx: PublicContext, widget: store.WidgetRow, input: WidgetChat): Promise<Begun> {
  const { message, session_id: sessionId, token = null } = input;
  if (!widget.modes.includes('chat')) throw fail('widget_mode_off', { detail: 'The widget does not offer chat.' });
  const known = sessionId ? await requireVisitor(ctx, widget, { sessionId, token }) : null;
  if (known && known.mode !== 'chat') throw fail('widget_session_not_found');
  if (known && known.message_count >= MAX_MESSAGES) throw fail('widget_session_full');
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
    const said = redactChat(ctx, textAgent.agent.privacy, before, message);
    for (const { id, text } of said.rewritten) await rewriteMessage(trx, session, id, text);
    await appendMessage(trx, session, { id: newId('msg'), role: 'user', text: said.stored });
    const greeting = widget.greeting === null ? textAgent.agent.greeting : textAgent.fill(widget.greeting);
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
    const { redact, privacy } = said;
    return { widget, session, token: opened?.token ?? null, textAgent, history, reserveMicros, redact, privacy };
  });
}

interface Written {
  text: string;
  tools: string[];
  /** Tokens of all models; the fallback model's are also counted separately. */
  used: ModelUsage;
  /** Whether the agent finished its answer. */
  isWhole: boolean;
}

/** Yields the answer. The last event has the stored message. If the consumer stops early, the answer so far is stored. */
async function* answer(ctx: PublicContext, begun: Begun): AsyncGenerator<Piece> {
  const { textAgent, history, session, privacy } = begun;
  const written: Written = { text: '', tools: [], used: noTokens(), isWhole: false };
  const late = new AbortController();
  const timer = ctx.clock.after(ANSWER_MS, () => late.abort(new Error('the answer took too long')));
  const signal = AbortSignal.any([ctx.signal, late.signal]);
  let stored: WidgetMessage | null = null;
  let engine: TextEngine | null = null;
  try {
    const details = { call_type: 'web_chat', call_id: session.id, metadata: {} };
    engine = await textAgent.open(session.id, details, signal);
    const onUsage = (usage: TurnUsage): void => countTokens(written.used, usage);
    for await (const event of runTextTurn(ctx, { ...textAgent, ...engine, history, privacy, signal, onUsage })) {
      if (event.type === 'function') {
        written.tools.push(event.run.name);
        yield { tool: event.run.name };
      } else if (event.type === 'text') {
        written.text += event.text;
        yield { delta: event.text };
        if (written.text.length > MAX_CHARACTERS) break;
      }
    }
    written.isWhole = true;
  } catch (error) {
    if (ctx.signal.aborted)
      throw fail('unavailable', { detail: 'The client disconnected or the service is shutting down.' });
    if (late.signal.aborted) throw fail('provider_failed', { detail: `No answer within ${ANSWER_MS / 1000} s.` });
    throw error;
  } finally {
    timer.cancel();
    engine?.close();
    stored = await storeAnswer(ctx, begun, written);
  }
  if (stored) yield { message: stored };
}

/** Stores and charges the answer and releases the session. Returns null if there is nothing to store. */
async function storeAnswer(
  ctx: PublicContext,
  { widget, session, textAgent, reserveMicros, redact }: Begun,
  { tools, used, ...written }: Written,
): Promise<WidgetMessage | null> {
  const { workspace_id: workspaceId } = widget;
  const said = toStorable(written.text.trim() || goodbyeOf(textAgent, tools));
  const text = redact(said);
  const id = newId('msg');
  const tokens = { llm_input_tokens: used.llmInputTokens, llm_output_tokens: used.llmOutputTokens };
  return inTransaction(ctx.db, async (trx) => {
    const isEmpty = !written.isWhole && said === '' && tools.length === 0;
    const row = isEmpty
      ? null
      : await appendMessage(trx, session, { id, role: 'agent', text, tools: toStorable(tools), ...tokens });
    await freeSession(trx, session);
    await store.upsertUse(trx, widget, { messages: 1 });
    // Last, because the wallet's row stays locked until the commit.
    const chatMicros = await chargeText(trx, ctx, workspaceId, { messageId: id, textAgent, used });
    await store.upsertUse(trx, widget, { chatMicros: chatMicros - reserveMicros });
    // The visitor gets the agent's unredacted text.
    return row && toWidgetMessage({ ...row, text: said });
  });
}
