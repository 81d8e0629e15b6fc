// A form field with its label: text, number, date or another type.
import type { ComponentChildren, ComponentProps } from 'preact';

interface InputProps extends Omit<ComponentProps<'input'>, 'onInput' | 'label'> {
  label: ComponentChildren;
  set: (value: string) => void;
}

export function Input({ label, set, ...rest }: InputProps) {
  return (
    <label class="label">
      {label}
      <input class="field" {...rest} onInput={({ currentTarget }) => set(currentTarget.value)} />
    </label>
  );
}
