// The talk page: `/` for the demo agent of this deployment, `/v1/widgets/{id}/preview` for a widget. Like embed.ts this file is also the
// audio worklet module. Invariant: it sends requests to its own origin only.
import '../tokens.css';
import '../parts/parts.css';
import './talk.css';
import { WORDS, failure } from '../conversation/words.ts';
import { createConversation } from '../line/conversation.ts';
import { demoService, ServiceError, widgetService } from '../line/service.ts';
import { registerProcessors } from '../line/worklet.ts';
import { h } from '../parts/dom.ts';
import { createPage, type TalkPage } from './talk-page.ts';
import { loadSubject, type Subject } from './subject.ts';

function talk(subject: Subject): void {
  const { config, widgetId } = subject;
  let page: TalkPage | null = null;
  const conversation = createConversation({
    service: widgetId === null ? demoService('') : widgetService('', widgetId),
    worklet: import.meta.url,
    language: config.language,
    agentName: config.agent_name,
    onChange: (before, view) => page?.render(before, view),
  });
  page = createPage(subject, conversation);
  document.title = `Talk to ${config.agent_name} · Parley`;
  document.body.replaceChildren(page.element);
  document.documentElement.classList.add(config.theme.mode ?? 'auto');
  if (config.greeting && config.modes.includes('chat')) conversation.greet(config.greeting);
  addEventListener('pagehide', () => conversation.stop());
}

function refuse(code: string): void {
  const links = h('p', {}, h('a', { href: '/docs' }, 'API docs'));
  const again = h('button', { type: 'button', onclick: () => location.reload() }, WORDS.retry);
  document.body.replaceChildren(
    h('main', { class: 'refusal' }, h('h1', {}, 'Parley'), h('p', {}, failure(code)), again, links),
  );
}

if ('registerProcessor' in globalThis) registerProcessors();
else {
  loadSubject().then(talk, (error: unknown) => refuse(error instanceof ServiceError ? error.code : 'unreachable'));
}
