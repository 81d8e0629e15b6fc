// The transcript: a log that keeps its scroll position, one element per line. Invariants: texts become text nodes and links,
// nothing else; a reader who scrolled up is not moved.
import { minutes, pieces } from '../conversation/format.ts';
import * as WORDS from '../conversation/labels.ts';
import type { TranscriptLine, View } from '../conversation/view.ts';
import { h } from './dom.ts';

interface Transcript {
  element: HTMLElement;
  /** Adds an element that scrolls with the lines, below the last one. */
  append(more: HTMLElement): void;
  render(before: readonly TranscriptLine[], view: View): void;
  toEnd(): void;
}

/** This close to the end counts as at the end. */
const NEAR_PX = 80;

/** @param figures whether to show response times, which are for owners, not for visitors */
export function createTranscript(agentName: string, figures: boolean): Transcript {
  const items = new Map<string, HTMLLIElement>();
  const list = h('ol');
  const log = h(
    'div',
    { class: 'log', role: 'log', 'aria-live': 'off', 'aria-label': WORDS.transcript, tabindex: '0' },
    list,
  );
  const newest = h('button', { type: 'button', class: 'newest', hidden: true, onclick: () => toEnd() }, WORDS.newest);
  const element = h('div', { class: 'transcript' }, log, newest);
  const isNear = () => log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX;
  const toEnd = (): void => {
    log.scrollTop = log.scrollHeight;
    newest.hidden = true;
  };
  log.addEventListener('scroll', () => {
    if (isNear()) newest.hidden = true;
  });

  return {
    element,
    append: (more) => log.append(more),
    toEnd,
    render(before, { lines }) {
      if (lines === before) return;
      const near = isNear();
      const known = new Map(before.map((line) => [line.id, line]));
      for (const [position, line] of lines.entries()) {
        const item = items.get(line.id) ?? h('li');
        if (known.get(line.id) !== line || !item.firstChild) draw(item, line, agentName, figures);
        items.set(line.id, item);
        if (list.children[position] !== item) list.insertBefore(item, list.children[position] ?? null);
      }
      const shown = new Set(lines.map(({ id }) => id));
      for (const [id, item] of items) {
        if (shown.has(id)) continue;
        item.remove();
        items.delete(id);
      }
      if (near) toEnd();
      else newest.hidden = false;
    },
  };
}

function draw(item: HTMLLIElement, line: TranscriptLine, agentName: string, figures: boolean): void {
  item.className = `${line.role}${line.final ? '' : ' partial'}`;
  const took = figures && line.totalMs !== undefined ? `${line.totalMs} ms` : '';
  if (line.role === 'note') {
    const text = [line.text, took].filter((part) => part !== '').join(' · ');
    return item.replaceChildren(line.more ? expandable(text, line.more) : text);
  }
  const facts = [line.atMs === null ? '' : minutes(line.atMs), took].filter((fact) => fact !== '');
  const who = h('div', { class: 'who' }, h('b', {}, line.role === 'agent' ? agentName : WORDS.you));
  if (facts.length > 0) who.append(' ', h('span', { class: 'num' }, facts.join(' · ')));
  const note = line.cut ? WORDS.cut : line.pending ? WORDS.waiting : '';
  item.replaceChildren(who, h('p', {}, ...linked(line)), ...(note === '' ? [] : [h('div', { class: 'note' }, note)]));
}

function expandable(text: string, more: readonly string[]): HTMLElement {
  return h('details', {}, h('summary', {}, text), h('ul', {}, ...more.map((one) => h('li', {}, one))));
}

function linked({ text, final }: TranscriptLine): (Node | string)[] {
  // A link that is still incomplete would not work.
  if (!final) return [text];
  return pieces(text).map((piece) =>
    piece.link
      ? h('a', { href: piece.text, target: '_blank', rel: 'noopener noreferrer nofollow' }, piece.text)
      : piece.text,
  );
}
