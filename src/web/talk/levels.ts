// The levels of both sides, next to the conversation. The owner's parts add figures and next steps below them.
import * as WORDS from '../conversation/labels.ts';
import type { VisitorConversation } from '../line/conversation.ts';
import { h } from '../parts/dom.ts';

interface LevelTracks {
  element: HTMLElement;
  show(): void;
}

export function createLevels(agentName: string, conversation: VisitorConversation): LevelTracks {
  const you = level();
  const agent = level();
  return {
    element: h(
      'section',
      {},
      h('h2', {}, 'Levels'),
      h('div', { class: 'levels' }, WORDS.you, you.element, agentName, agent.element),
    ),
    show() {
      const now = conversation.levels();
      you.show(now.you);
      agent.show(now.agent);
    },
  };
}

function level(): { element: HTMLElement; show(rms: number): void } {
  const bar = h('i');
  return {
    element: h('span', { class: 'level', 'aria-hidden': 'true' }, bar),
    show(rms) {
      bar.style.transform = `scaleX(${Math.min(1, Math.sqrt(4 * rms)).toFixed(3)})`;
    },
  };
}
