// Live regions for screen readers: one for polite, one for urgent announcements. `announcement` decides what is announced.
import type { View } from '../conversation/view.ts';
import { announcement } from '../conversation/words.ts';
import { h } from './dom.ts';

interface Announcer {
  elements: readonly HTMLElement[];
  render(before: View, view: View, now: number): void;
}

export function createAnnouncer(): Announcer {
  const polite = h('div', { class: 'read', role: 'status' });
  const urgent = h('div', { class: 'read', role: 'alert' });
  return {
    elements: [polite, urgent],
    render(before, view, now) {
      const found = announcement(before, view, now);
      if (!found) return;
      const node = found.urgent ? urgent : polite;
      // Cleared first: otherwise a repeated text would not be announced.
      node.textContent = '';
      node.textContent = found.text;
    },
  };
}
