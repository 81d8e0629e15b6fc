// A text with a Copy button. Browsers provide no clipboard over plain http; there the text can be selected.
import { h } from '../parts/dom.ts';
import { adopt } from '../parts/adopt.ts';
import css from './copyable.css?inline';

let isStyled = false;

/** @param copied text that the button copies, if it differs from the shown text: a key stays hidden on the screen */
export function copyable(text: string, label = 'Commands', copied = text): HTMLElement {
  if (!isStyled) adopt(css);
  isStyled = true;
  const done = h('span', { role: 'status', class: 'note' });
  const copy = h('button', { type: 'button', class: 'copy' }, 'Copy');
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(copied).then(
      () => (done.textContent = 'Copied'),
      () => (done.textContent = 'Select the text to copy it'),
    );
  });
  copy.hidden = !('clipboard' in navigator);
  return h(
    'div',
    { class: 'copyable' },
    h('pre', { tabindex: '0', 'aria-label': label }, h('code', {}, text)),
    h('div', {}, copy, done),
  );
}
