// The layout of the talk page: transcript first, controls below it, facts next to it. On a narrow screen the levels are on top
// and the facts collapse.
// Invariant: outside of a call there is always a button that starts one, and the page describes the call before the press.
// Response times and owner actions are shown to the owner only.
import { GREETING, isUp, type View, type ViewEvent } from '../conversation/view.ts';
import * as WORDS from '../conversation/labels.ts';
import { callPromise } from '../conversation/words.ts';
import type { VisitorConversation } from '../line/conversation.ts';
import { isKnownToRecognize } from '../line/recognizer.ts';
import { createAnnouncer } from '../parts/announcer.ts';
import { createComposer } from '../parts/composer.ts';
import { createControls } from '../parts/controls.ts';
import { button, h } from '../parts/dom.ts';
import { createTranscript } from '../parts/transcript.ts';
import { createLevels } from './levels.ts';
import type { Subject } from './subject.ts';

export interface TalkPage {
  element: HTMLElement;
  render(before: View, view: View, event?: ViewEvent): void;
  focus(): void;
  stop(): void;
}

/** Elements for the owner of the agent only, by their place on the page. */
export interface OwnerView {
  /** Shown instead of the agent's name. */
  chooser: HTMLElement;
  badge: HTMLElement;
  /** Shown before the conversation. */
  idle: readonly HTMLElement[];
  aside: readonly HTMLElement[];
  /** Below the last line of the transcript. */
  report: HTMLElement;
  render(view: View): void;
}

/** Set once a call has shown whether this browser recognizes speech. */
let heard: boolean | null = null;

/** @param onNew starts another conversation instead of this one */
export function createPage(
  subject: Subject,
  conversation: VisitorConversation,
  owner: OwnerView | null,
  onNew: () => void,
): TalkPage {
  const { config, questions } = subject;
  const hasChat = config.modes.includes('chat');
  const hasVoice = config.modes.includes('voice');
  const transcript = createTranscript(config.agent_name, owner !== null);
  const announcer = createAnnouncer();
  const levels = createLevels(config.agent_name, conversation);
  const aside = h('aside', { 'aria-label': 'Call details' }, levels.element, ...(owner?.aside ?? []));
  aside.classList.toggle('owned', owner !== null);
  if (owner) transcript.append(owner.report);
  const composer = createComposer((text) => conversation.send(text));
  const call = button('call', WORDS.startCall, 'call primary', () => conversation.call());
  const callAgain = button('call', WORDS.startCall, 'call', () => conversation.call());
  const promises = [h('p', { id: 'promise' }), h('p', { id: 'promise-again', class: 'note' })];
  call.setAttribute('aria-describedby', 'promise');
  callAgain.setAttribute('aria-describedby', 'promise-again');
  const controls = createControls({
    conversation,
    onLevels: () => levels.show(),
    fallback: () => (hasChat ? composer : callAgain.hidden ? call : callAgain).focus(),
  });
  const asks = questions.map((question) =>
    h('button', { type: 'button', class: 'question', onclick: () => conversation.send(question) }, question),
  );
  const idle = h(
    'section',
    { class: 'idle' },
    h('h2', {}, `Talk to ${config.agent_name}`),
    ...(hasVoice ? [promises[0]!, call] : []),
    ...(hasChat
      ? [h('h3', {}, hasVoice ? 'Or ask in writing' : 'Ask'), h('div', { class: 'questions' }, ...asks)]
      : []),
    ...(owner?.idle ??
      (isLoopback(location.hostname) && !config.brand ? [h('p', { class: 'note' }, ownHint(config.agent_name))] : [])),
  );
  const foot = h('div', { class: 'foot' }, composer.element, callAgain);
  const another = h('button', { type: 'button', class: 'quiet another', hidden: true }, WORDS.newConversation);
  another.addEventListener('click', onNew);
  const element = h(
    'div',
    { class: 'page' },
    header(subject, owner, another),
    h('main', {}, idle, transcript.element),
    aside,
    h('section', { class: 'dock', 'aria-label': WORDS.controls }, controls.element, foot, promises[1]!),
    ...announcer.elements,
  );
  const render = (before: View, view: View, event?: ViewEvent): void => {
    const at = view.phase.at;
    const begun = view.lines.some(({ id }) => id !== GREETING) || at !== 'idle';
    if (event?.t === 'chat_failed' && event.unsent !== undefined) composer.restore(event.unsent);
    if (event?.t === 'speech_input') heard = event.speechInput === 'browser';
    const hears = heard ?? isKnownToRecognize();
    for (const promise of promises) promise.textContent = callPromise(config.ears, hears, config.agent_name);
    element.classList.toggle('begun', begun);
    const pressed = idle.contains(document.activeElement) || document.activeElement === callAgain;
    idle.hidden = begun;
    call.hidden = view.microphone === 'insecure';
    callAgain.hidden = !hasVoice || !begun || at !== 'idle' || view.microphone === 'insecure';
    promises[0]!.hidden = call.hidden;
    promises[1]!.hidden = callAgain.hidden;
    levels.element.hidden = at === 'idle';
    another.hidden = !begun || isUp(view) || at === 'connecting';
    composer.element.hidden = !hasChat && !isUp(view) && at !== 'connecting';
    transcript.render(before.lines, view);
    controls.render(view);
    owner?.render(view);
    announcer.render(before, view, conversation.now());
    // The pressed button has disappeared: keyboard focus moves to the controls.
    if (pressed && (document.activeElement === document.body || !document.activeElement?.checkVisibility())) {
      controls.focus();
    }
  };
  render(conversation.view(), conversation.view());
  return { element, render, focus: () => (hasChat ? composer : call).focus(), stop: () => controls.stop() };
}

/** Returns the name shown as the owner of the page. */
export function brandName({ brand, title }: Subject['config']): string {
  return brand?.name ?? (brand?.hide_vendor_name ? title : 'Parley');
}

/** For people who type the address instead of opening the link from their terminal. */
function ownHint(agent: string): string {
  return `Is this your Parley? Open the link that it printed at its start, to edit ${agent} and to see what a call did.`;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

function header({ config }: Subject, owner: OwnerView | null, another: HTMLElement): HTMLElement {
  const name = config.title === config.agent_name ? config.agent_name : `${config.agent_name} · ${config.title}`;
  return h(
    'header',
    {},
    h('h1', {}, brandName(config)),
    ...(owner ? [owner.chooser, owner.badge] : [h('span', { class: 'agent-name' }, name)]),
    h('span', { class: 'ai' }, WORDS.ai),
    h(
      'nav',
      {},
      another,
      ...(config.brand?.hide_vendor_name
        ? []
        : [h('a', { href: '/app' }, 'Dashboard'), h('a', { href: '/docs' }, 'API docs')]),
    ),
  );
}
