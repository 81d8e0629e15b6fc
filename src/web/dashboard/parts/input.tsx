// A form field with its label: text, number, date or another type; with `rows`, a text of several lines.
import type { ComponentChildren, ComponentProps } from 'preact';
import { useState } from 'preact/hooks';

interface InputProps extends Omit<ComponentProps<'input'>, 'onInput' | 'label'> {
  label: ComponentChildren;
  rows?: number;
  set: (value: string) => void;
}

export function Input({ label, set, class: kind = '', ...rest }: InputProps) {
  // Both elements have the properties in use, which their types do not express.
  const Field = (rest.rows === undefined ? 'input' : 'textarea') as 'input';
  return (
    <label class="label">
      {label}
      <Field class={`field ${kind}`} {...rest} onInput={({ currentTarget }) => set(currentTarget.value)} />
    </label>
  );
}

/** Properties of a field whose text is not its value: while it is edited, it keeps the text, also when the page renders again. */
export function useTyped(value: string | number, set: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? value,
    onInput({ currentTarget: { value: text } }: { currentTarget: { value: string } }) {
      setTyped(text);
      set(text);
    },
    onBlur: () => setTyped(null),
  };
}
