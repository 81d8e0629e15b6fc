// What a screen reader hears: one polite node, one for what must not wait. Fed from `announcement`, which decides.
import type { View } from '../conversation/view.ts';
import { announcement } from '../conversation/words.ts';
import { h } from './dom.ts';

export interface Announcer {
  elements: readonly HTMLElement[];
  render(before: View, view: View, now: number): void;
}

export function createAnnouncer(): Announcer {
  const polite = h('div', { class: 'read', role: 'status' });
  const urgent = h('div', { class: 'read', role: 'alert' });
  return {
    elements: [polite, urgent],
    render(before, view, now) {
      const news = announcement(before, view, now);
      if (!news) return;
      const node = news.urgent ? urgent : polite;
      // The same text again is a change only to a node that was empty.
      node.textContent = '';
      node.textContent = news.text;
    },
  };
}
