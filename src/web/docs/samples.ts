// Copy buttons, and the language of samples, which is kept from page to page.
import { h } from '../parts/dom.ts';

const STORED = 'parley-docs-language';

export function addCopyButtons(): void {
  // Unavailable over plain http on a name other than localhost; there the text can be selected.
  if (!('clipboard' in navigator)) return;
  for (const block of document.querySelectorAll<HTMLElement>('.code')) {
    const button = h('button', { type: 'button', class: 'copy' }, 'Copy');
    button.addEventListener('click', () => {
      const text = block.querySelector('code')?.textContent ?? '';
      const say = (word: string) => () => (button.textContent = word);
      navigator.clipboard.writeText(text).then(say('Copied'), say('Select it'));
    });
    block.append(button);
  }
}

export function rememberLanguage(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>('.tabs input')];
  const stored = readStored();
  for (const choice of choices) {
    if (choice.value === stored) choice.checked = true;
    choice.addEventListener('change', () => {
      try {
        localStorage.setItem(STORED, choice.value);
      } catch {
        // A browser without storage forgets the choice.
      }
    });
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}
