// A field of the editor. It marks a value that differs from the loaded version.
import { useState } from 'preact/hooks';
import { Choice as Select } from '../../parts/choices.tsx';
import { Check, Checks, Input } from '../../parts/input.tsx';
import type { FieldEdits } from './edits.ts';

interface FieldProps {
  edits: FieldEdits;
  /** Path in what is edited. */
  name: string;
  label: string;
  hint?: string;
}

function Head({ edits, name, label, hint }: FieldProps) {
  return (
    <span class="row wrap">
      {label}
      {edits.isChanged(name) && <span class="badge ok">changed</span>}
      {hint !== undefined && <span class="dim">{hint}</span>}
    </span>
  );
}

interface LineProps extends FieldProps {
  required?: boolean;
  most?: number;
  placeholder?: string;
}

/** A line of text. An empty one is null, unless it is required. */
export function Line({ required = false, most, placeholder, ...field }: LineProps) {
  const { edits, name } = field;
  return (
    <Input
      label={<Head {...field} />}
      required={required}
      maxLength={most}
      placeholder={placeholder}
      value={edits.valueOf<string | null>(name) ?? ''}
      set={(value) => edits.set(name, value === '' && !required ? null : value)}
    />
  );
}

/** @param none label of null */
export function Choice({
  options,
  none,
  ...field
}: FieldProps & { options: readonly (readonly [string, string])[]; none?: string }) {
  const { edits, name } = field;
  return (
    <Select
      label={<Head {...field} />}
      {...(none === undefined ? {} : { none })}
      value={edits.valueOf<string | null>(name) ?? ''}
      options={options}
      choose={(value) => edits.set(name, value || null)}
    />
  );
}

interface RangeProps extends FieldProps {
  min: number;
  max: number;
  step: number;
  unit: string;
}

/** A number with its unit, set with a slider; the saved value is shown next to it, struck out. */
export function Range({ edits, name, label, hint, min, max, step, unit }: RangeProps) {
  const value = edits.valueOf<number>(name);
  return (
    <label class="range">
      <span class="row">
        {label}
        <span class="sp" />
        {edits.isChanged(name) && <del class="num dim">{String(edits.savedOf(name))}</del>}
        <span class="num strong" aria-hidden="true">
          {value} {unit}
        </span>
      </span>
      <input
        type="range"
        aria-valuetext={`${value} ${unit}`}
        min={min}
        max={Math.max(max, value)}
        step={step}
        value={value}
        onInput={({ currentTarget }) => edits.set(name, currentTarget.valueAsNumber)}
      />
      {hint !== undefined && <span class="dim t12">{hint}</span>}
    </label>
  );
}

export function Tick(field: FieldProps) {
  const { edits, name } = field;
  return (
    <Check checked={edits.valueOf<boolean>(name)} set={(isOn) => edits.set(name, isOn)}>
      <Head {...field} />
    </Check>
  );
}

/** A whole number; an empty field is null. */
export function Amount({ min = 1, ...field }: FieldProps & { min?: number }) {
  const { edits, name } = field;
  return (
    <Input
      label={<Head {...field} />}
      type="number"
      min={min}
      step={1}
      value={edits.valueOf<number | null>(name) ?? ''}
      set={(value) => edits.set(name, value === '' ? null : Number(value))}
    />
  );
}

interface LinesProps<T> extends FieldProps {
  parse: (line: string) => T;
  print: (value: T) => string;
  rows?: number;
}

/** A list, one item per line. It is parsed when the field loses the focus, because half a line is not a value. */
export function Lines<T>({ parse, print, rows = 3, ...field }: LinesProps<T>) {
  const { edits, name } = field;
  const [text, setText] = useState<string | null>(null);
  const leave = (): void => {
    if (text === null) return;
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    edits.set(name, lines.map(parse));
    setText(null);
  };
  return (
    <label class="label">
      <Head {...field} />
      <textarea
        class="field"
        rows={rows}
        value={text ?? edits.valueOf<readonly T[]>(name).map(print).join('\n')}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={leave}
      />
    </label>
  );
}

interface TicksProps extends FieldProps {
  options: readonly (readonly [string, string])[];
}

/** A selection of several options. */
export function Ticks({ options, ...field }: TicksProps) {
  const { edits, name } = field;
  return (
    <fieldset class="ticks">
      <legend class="t12 mut">
        <Head {...field} />
      </legend>
      <Checks
        options={options}
        chosen={edits.valueOf<readonly string[]>(name)}
        choose={(chosen) => edits.set(name, chosen)}
      />
    </fieldset>
  );
}
