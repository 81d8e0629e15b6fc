// The message field. Enter sends, except while an input method composes (there Enter selects a word); Shift+Enter inserts a line
// break.
import * as WORDS from '../conversation/labels.ts';
import { h, icon } from './dom.ts';

interface Composer {
  element: HTMLFormElement;
  focus(): void;
  /** After a failure: puts the text back unless the field has new text. */
  restore(text: string): void;
}

/** The contract's limit. */
const MAX_CHARACTERS = '4000';

export function createComposer(send: (text: string) => void): Composer {
  const field = h('textarea', {
    rows: '1',
    'aria-label': WORDS.message,
    placeholder: WORDS.message,
    maxlength: MAX_CHARACTERS,
    enterkeyhint: 'send',
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      submit();
    },
  });
  const submit = (): void => {
    const text = field.value.trim();
    if (text === '') return;
    field.value = '';
    send(text);
  };
  const element = h(
    'form',
    {
      class: 'composer',
      onsubmit: (event: SubmitEvent) => {
        event.preventDefault();
        submit();
      },
    },
    field,
    h(
      'button',
      { type: 'submit', class: 'primary send', title: WORDS.send },
      icon('send'),
      h('span', { class: 'label' }, WORDS.send),
    ),
  );
  return {
    element,
    focus: () => field.focus(),
    restore(text) {
      field.value ||= text;
    },
  };
}
