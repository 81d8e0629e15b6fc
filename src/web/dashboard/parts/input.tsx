// Form fields with their labels: text, number, date or another type, with `rows` a text of several lines; checkboxes and radio
// buttons.
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

interface CheckProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  set: (isOn: boolean) => void;
}

/** A checkbox; with `name` a radio button, for which `set` is called when it is chosen. The children are its label. */
export function Check({ set, children, ...rest }: CheckProps) {
  return (
    <label class="check">
      <input
        type={rest.name === undefined ? 'checkbox' : 'radio'}
        {...rest}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
      {children}
    </label>
  );
}

interface ChecksProps<T> {
  /** Values and labels. */
  options: readonly (readonly [T, ComponentChildren])[];
  chosen: readonly T[];
  /** Receives the values in the order of the options. Values that are not an option stay chosen. */
  choose: (chosen: T[]) => void;
}

/** A checkbox for each option. */
export function Checks<T extends string | number>({ options, chosen, choose }: ChecksProps<T>) {
  const all = [...new Set([...options.map(([each]) => each), ...chosen])];
  return (
    <>
      {options.map(([value, words]) => (
        <Check
          key={value}
          checked={chosen.includes(value)}
          set={(isOn) => choose(all.filter((each) => (each === value ? isOn : chosen.includes(each))))}
        >
          {words}
        </Check>
      ))}
    </>
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
