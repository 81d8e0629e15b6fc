// The talk page: `/` for the demo agent of this deployment; at `/v1/widgets/{id}/preview` the same file shows a widget on a page. Like
// embed.ts this file is also the audio worklet module. Invariant: it sends requests to its own origin only.
import '../tokens.css';
import '../parts/parts.css';
import './talk.css';
import { createConversation } from '../line/conversation.ts';
import { demoService, ServiceError } from '../line/service.ts';
import { registerProcessors } from '../line/worklet.ts';
import { refusal } from './refusal.ts';
import { createPage, type TalkPage } from './talk-page.ts';
import { loadSubject, previewedWidget, type Subject } from './subject.ts';

function talk(subject: Subject, isAnother: boolean): void {
  const { config } = subject;
  let page: TalkPage | null = null;
  const conversation = createConversation({
    service: demoService(''),
    worklet: import.meta.url,
    language: config.language,
    agentName: config.agent_name,
    onChange: (before, view, event) => page?.render(before, view, event),
  });
  const stop = (): void => conversation.stop();
  page = createPage(subject, conversation, () => {
    stop();
    page?.stop();
    removeEventListener('pagehide', stop);
    talk(subject, true);
  });
  document.title = `Talk to ${config.agent_name} · Parley`;
  document.body.replaceChildren(page.element);
  document.documentElement.classList.add(config.theme.mode ?? 'auto');
  if (config.greeting && config.modes.includes('chat')) conversation.greet(config.greeting);
  if (isAnother) page.focus();
  addEventListener('pagehide', stop);
}

async function open(): Promise<void> {
  const widgetId = previewedWidget(location.pathname);
  try {
    if (widgetId === null) return talk(await loadSubject(), false);
    const { preview } = await import('./preview.ts');
    await preview(widgetId, import.meta.url);
  } catch (error) {
    const reason = error instanceof ServiceError ? error : new ServiceError('unreachable');
    document.body.replaceChildren(await refusal(reason));
  }
}

if ('registerProcessor' in globalThis) registerProcessors();
else void open();
