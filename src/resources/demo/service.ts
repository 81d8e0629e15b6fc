// The demo: anonymous visitors try one agent of this deployment through a widget that the operator chose (DEMO_WIDGET_ID, or the
// demo workspace's widget). Limited by the widget's budget, a daily count and a rate limit per address.
// Deliberately omitted: calls to real phone numbers. Only the test numbers can be called.
import type { Demo, DemoStart } from '../../../generated/types.ts';
import { fail, invalid } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { TalkSubject } from '../../protocol/talk-subject.ts';
import type { PublicContext, Uses } from '../../runtime.ts';
import { loadTextAgent, requireAvailable } from '../agents/service/text-agent.ts';
import { checkCall, queueCall } from '../calls/service.ts';
import { speechInputOf } from '../rtc/service.ts';
import { findBrandOfHost } from '../white-label/service.ts';
import { answerOnce } from '../widgets/service/chat.ts';
import { openCall, queueCounted } from '../widgets/service/sessions.ts';
import { checkBudget, checkCount, findActiveWidget } from '../widgets/service/visitors.ts';
import type { WidgetRow } from '../widgets/store.ts';
import { toWidgetConfig } from '../widgets/wire.ts';
import { answerDemoFunction } from './showcase/functions.ts';
import { QUESTIONS } from './showcase/northwind.ts';

const NOTHING = { call_id: null, rtc: null, session_id: null, message: null };

/** @throws Failure of the contract's x-errors, `validation_failed` */
export async function startDemo(ctx: PublicContext, kind: string, input: DemoStart): Promise<Demo> {
  if (!isKind(kind)) throw fail('demo_not_found', { detail: 'The kind must be call, web or chat.' });
  const widget = await demoWidget(ctx);
  await checkCount(ctx, widget, ctx.config.demo.perDay);
  if (kind === 'web') {
    if (!widget.modes.includes('voice')) throw fail('demo_not_found');
    const { rtc } = await openCall(ctx, widget);
    return { ...NOTHING, kind, call_id: rtc!.call_id, rtc };
  }
  if (kind === 'call') return { ...NOTHING, kind, call_id: await dialTestNumber(ctx, widget, input.to_number) };
  if (!widget.modes.includes('chat')) throw fail('demo_not_found');
  if (input.message === undefined) throw invalid('/message', 'required', 'is required');
  return { ...NOTHING, kind, ...(await answerOnce(ctx, widget, { ...input, message: input.message })) };
}

type Describing = Uses<
  'clock' | 'config' | 'connection' | 'db' | 'demoWidgetId' | 'log' | 'providers' | 'publicUrl' | 'vault'
>;

/** The demo's part of the HTTP layer in addition to its operations: the talk page's agent, and the functions of that agent. */
export const demoOf = (runtime: Describing) => ({
  subject: (host: string) => describeDemo(runtime, host),
  answer: (name: string, body: JsonObject) =>
    runtime.demoWidgetId() === null ? null : answerDemoFunction(name, body, new Date(runtime.clock.now())),
});

/**
 * Returns the demo's data for the talk page.
 * @param host host name under which the page was opened; the page uses that domain's brand
 * @throws Failure `demo_not_found`, `agent_not_found`
 */
export async function describeDemo(runtime: Describing, host: string): Promise<TalkSubject> {
  const widget = await demoWidget(runtime);
  const { agent, providers, fill } = await loadTextAgent(runtime, widget.workspace_id, widget.agent_id, {});
  const { id: _, ...config } = toWidgetConfig(
    widget,
    { ...agent, fill },
    speechInputOf(providers),
    await findBrandOfHost(runtime, host),
  );
  const llm = requireAvailable(() => providers.llm(agent.model));
  // A visitor who opens the page is likely to call soon.
  runtime.providers.expectCall(agent.voiceId);
  // The widget of DEMO_WIDGET_ID may belong to any workspace.
  const isOwn = runtime.config.demo.widgetId === null;
  return {
    config,
    providers: {
      stt: providers.stt.description,
      llm: llm.description,
      tts: requireAvailable(() => providers.tts(agent.voiceId)).description,
    },
    widgetId: widget.id,
    embedded: llm.id.startsWith('builtin'),
    questions: isOwn ? QUESTIONS : [],
  };
}

function isKind(kind: string): kind is Demo['kind'] {
  return kind === 'call' || kind === 'web' || kind === 'chat';
}

async function demoWidget(ctx: Uses<'config' | 'db' | 'demoWidgetId'>): Promise<WidgetRow> {
  const id = ctx.config.demo.widgetId ?? ctx.demoWidgetId();
  const widget = id === null ? undefined : await findActiveWidget(ctx.db, id);
  if (!widget) throw fail('demo_not_found');
  return widget;
}

async function dialTestNumber(ctx: PublicContext, widget: WidgetRow, to: string | undefined): Promise<string> {
  if (to === undefined) throw invalid('/to_number', 'required', 'is required');
  const { workspace_id: workspaceId } = widget;
  await checkBudget(ctx.db, ctx, widget);
  const { agent, from } = await checkCall(ctx.db, ctx, workspaceId, widget.agent_id, to, undefined);
  const call = { id: newId('call'), agent, to, from, metadata: { widget_id: widget.id }, variables: {}, tags: [] };
  return inTransaction(ctx.db, (trx) =>
    queueCounted(trx, ctx, widget, async () => (await queueCall(trx, ctx, workspaceId, call)).id),
  );
}
