// A form field with its label: text, number, date or another type; with `rows`, a text of several lines.
import type { ComponentChildren, ComponentProps } from 'preact';

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
