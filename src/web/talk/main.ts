// The talk page: `/` for the demo agent of this deployment, or for the agents of the workspace whose key is in the link; at
// `/v1/widgets/{id}/preview` the same file shows a widget on a page. Like embed.ts this file is also the audio worklet module.
// Invariant: it sends requests to its own origin only.
import '../tokens.css';
import '../visitor-tokens.css';
import '../parts/parts.css';
import './talk.css';
import { createConversation } from '../line/conversation.ts';
import { demoService, ServiceError, type Service } from '../line/service.ts';
import { registerProcessors } from '../line/worklet.ts';
import { ownerKey, setupToken } from './key.ts';
import { brandName, createPage, type OwnerView, type TalkPage } from './talk-page.ts';
import { loadSubject, previewedWidget, type Subject } from './subject.ts';

export interface Talk {
  subject: Subject;
  service: Service;
  /** Elements for the owner of the agent only. */
  owner: OwnerView | null;
  /** Begins another conversation instead of this one. */
  restart(): void;
  /** Whether the page replaces another one, and takes the focus. */
  isAnother: boolean;
}

let stopLast: () => void = () => undefined;

function talk({ subject, service, owner, restart, isAnother }: Talk): void {
  stopLast();
  const { config } = subject;
  let page: TalkPage | null = null;
  const conversation = createConversation({
    service,
    worklet: import.meta.url,
    language: () => config.language,
    agentName: config.agent_name,
    onChange: (before, view, event) => page?.render(before, view, event),
  });
  stopLast = () => {
    conversation.stop();
    page?.stop();
  };
  page = createPage(subject, conversation, owner, restart);
  document.title = `Talk to ${config.agent_name} · ${brandName(config)}`;
  document.body.replaceChildren(page.element);
  const { brand } = config;
  if (brand) void import('./apply-brand.ts').then(({ applyBrand }) => applyBrand(brand));
  document.documentElement.classList.add(config.theme.mode ?? 'auto');
  if (config.greeting && config.modes.includes('chat')) conversation.greet(config.greeting);
  if (isAnother) page.focus();
}

function talkToDemo(subject: Subject, isAnother: boolean): void {
  const restart = (): void => talkToDemo(subject, true);
  talk({ subject, service: demoService(''), owner: null, restart, isAnother });
}

async function open(): Promise<void> {
  addEventListener('pagehide', () => stopLast());
  // The user may paste a link into the address bar of this page.
  addEventListener('hashchange', () => location.reload());
  const widgetId = previewedWidget(location.pathname);
  const key = widgetId === null ? ownerKey() : null;
  try {
    const token = widgetId === null ? setupToken() : null;
    if (token !== null) {
      const { setUp } = await import('./setup.ts');
      document.title = 'Set up · Parley';
      return document.body.replaceChildren(setUp(token));
    }
    if (key !== null) {
      const { openWorkspace } = await import('./owner/owner.ts');
      return await openWorkspace(key, talk);
    }
    if (widgetId === null) return talkToDemo(await loadSubject(), false);
    const { preview } = await import('./preview.ts');
    await preview(widgetId);
  } catch (error) {
    const reason = error instanceof ServiceError ? error : new ServiceError('unreachable');
    const { refusal } = await import('./refusal.ts');
    document.body.replaceChildren(await refusal(reason, key !== null));
  }
}

if ('registerProcessor' in globalThis) registerProcessors();
else void open();
