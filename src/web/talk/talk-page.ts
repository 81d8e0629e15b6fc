// The layout of the talk page: transcript first, controls below it, figures beside it. On a narrow screen the levels are on top and the
// figures fold.
import { GREETING, isUp, type View } from '../conversation/view.ts';
import { WORDS } from '../conversation/words.ts';
import type { VisitorConversation } from '../line/conversation.ts';
import { createAnnouncer } from '../parts/announcer.ts';
import { createComposer } from '../parts/composer.ts';
import { createControls } from '../parts/controls.ts';
import { button, h } from '../parts/dom.ts';
import { createTranscript } from '../parts/transcript.ts';
import { curl } from './curl.ts';
import { createFigures } from './figures.ts';
import type { Subject } from './subject.ts';

export interface TalkPage {
  element: HTMLElement;
  render(before: View, view: View): void;
}

export function createPage(subject: Subject, conversation: VisitorConversation): TalkPage {
  const { config, questions } = subject;
  const hasChat = config.modes.includes('chat');
  const hasVoice = config.modes.includes('voice');
  const transcript = createTranscript(config.agent_name);
  const announcer = createAnnouncer();
  const figures = createFigures(subject, conversation);
  const composer = createComposer((text) => conversation.send(text));
  const call = button('call', 'Start call', 'primary', () => conversation.call());
  const controls = createControls({
    conversation,
    onLevels: () => figures.levels(),
    fallback: () => (hasChat ? composer : call).focus(),
  });
  const asks = questions.map((question) =>
    h('button', { type: 'button', class: 'question', onclick: () => conversation.send(question) }, question),
  );
  const idle = h(
    'section',
    { class: 'idle' },
    h('h2', {}, `Talk to ${config.agent_name}`),
    h('p', {}, hasVoice ? 'Press Start call and speak, or type below.' : 'Type below.'),
    ...(hasVoice ? [call] : []),
    ...(hasChat ? [h('h3', {}, 'Example questions'), h('div', { class: 'questions' }, ...asks)] : []),
    curl(subject),
  );
  composer.element.hidden = !hasChat;
  const element = h(
    'div',
    { class: 'page' },
    header(subject),
    h('main', {}, idle, transcript.element),
    figures.element,
    h('section', { class: 'dock', 'aria-label': WORDS.controls }, controls.element, composer.element),
    ...announcer.elements,
  );
  const render = (before: View, view: View): void => {
    const begun = view.lines.some(({ id }) => id !== GREETING) || view.phase.at !== 'idle';
    element.classList.toggle('begun', begun);
    const pressed = idle.contains(document.activeElement);
    idle.hidden = begun;
    call.hidden = view.microphone === 'insecure';
    composer.element.hidden = !hasChat && !isUp(view) && view.phase.at !== 'connecting';
    transcript.render(before.lines, view);
    controls.render(view);
    figures.render(view);
    announcer.render(before, view, conversation.now());
    // The pressed button is gone: keyboard focus moves to the controls.
    if (pressed && begun) controls.focus();
  };
  render(conversation.view(), conversation.view());
  return { element, render };
}

function header({ config, embedded }: Subject): HTMLElement {
  const name = config.title === config.agent_name ? config.agent_name : `${config.agent_name} · ${config.title}`;
  return h(
    'header',
    {},
    h('h1', {}, 'Parley'),
    h('span', { class: 'agent-name' }, name),
    ...(embedded ? [h('span', { class: 'badge' }, 'Embedded · no key needed')] : []),
    h('span', { class: 'ai' }, WORDS.ai),
    h('nav', {}, h('a', { href: '/docs' }, 'API docs')),
  );
}
