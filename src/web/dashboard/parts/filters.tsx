// Filters are the query of the address, so that a filtered page is a link. Invariants: choosing a filter adds a history entry,
// typing replaces it; a key that the page does not know is shown as a removable chip, and is never an error.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go, useAddress } from '../shell/router.ts';
import { Icon } from './icon.tsx';

export interface Filters {
  of(name: string): string | undefined;
  /** Null or '' removes the filter. */
  set(name: string, value: string | null, isTyping?: boolean): void;
  clear(): void;
  all: Readonly<Record<string, string>>;
}

export function useFilters(): Filters {
  const { path, query } = useAddress();
  const show = (next: Record<string, string>, replace: boolean): void => {
    const text = new URLSearchParams(next).toString();
    go(text ? `${path}?${text}` : path, replace);
  };
  return {
    all: query,
    of: (name) => query[name] || undefined,
    set(name, value, isTyping = false) {
      // Reads the current address, because another field may have changed it while the user typed.
      const { [name]: _before, ...rest } = Object.fromEntries(new URLSearchParams(location.search));
      show(value ? { ...rest, [name]: value } : rest, isTyping);
    },
    clear: () => show({}, false),
  };
}

interface SearchProps {
  filters: Filters;
  name: string;
  label: string;
  placeholder: string;
}

const TYPED_MS = 300;

export function SearchField({ filters, name, label, placeholder }: SearchProps) {
  const given = filters.of(name) ?? '';
  const [text, setText] = useState(given);
  useEffect(() => {
    // The address has the trimmed text: what the user has typed so far, for example a space before the next word, stays.
    if (given !== text.trim()) setText(given);
  }, [given]);
  useEffect(() => {
    if (text.trim() === given) return undefined;
    const timer = setTimeout(() => filters.set(name, text.trim(), true), TYPED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <label class="field row qbox ring">
      <Icon name="search" />
      <span class="vh">{label}</span>
      <input
        type="search"
        placeholder={placeholder}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
    </label>
  );
}

interface ChoiceProps {
  filters: Filters;
  name: string;
  label: string;
  /** Values and labels. */
  options: readonly (readonly [string, string])[];
  /** Label of a value that is no option. */
  wordsOf?: (value: string) => string;
}

/** A native select, which behaves like every other on the device. */
export function FilterChoice({ filters, name, label, options, wordsOf = String }: ChoiceProps) {
  const value = filters.of(name) ?? '';
  const isKnown = value === '' || options.some(([each]) => each === value);
  return (
    <label class={value === '' ? 'chip choice' : 'chip choice set'}>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => filters.set(name, currentTarget.value)}>
        <option value="">any</option>
        {!isKnown && <option value={value}>{wordsOf(value)}</option>}
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChipProps {
  filters: Filters;
  name: string;
  /** Why the page does not apply the filter. Without it the filter applies. */
  title?: string;
  children: ComponentChildren;
}

/** A filter that has no field, with a button that removes it. */
export function FilterChip({ filters, name, title, children }: ChipProps) {
  return (
    <span class={title ? 'chip un' : 'chip set'} title={title}>
      {children}
      <button type="button" aria-label={`Remove ${name}`} onClick={() => filters.set(name, null)}>
        <Icon name="close" />
      </button>
    </span>
  );
}

interface BarProps {
  label: string;
  filters: Filters;
  /** Names of the filters that have their own field. */
  known: readonly string[];
  /** Label of a button that removes all filters. */
  clear?: string;
  children: ComponentChildren;
  /** Content at the end of the bar. */
  end?: ComponentChildren;
}

/** The fields of filters, and the filters in the address that the page does not know. */
export function FilterBar({ label, filters, known, clear, children, end }: BarProps) {
  const all = Object.entries(filters.all);
  return (
    <div class="filters" role="search" aria-label={label}>
      {children}
      {all.map(
        ([name, value]) =>
          !known.includes(name) && (
            <FilterChip key={name} filters={filters} name={name} title="This page has no such filter">
              {name} {value}
            </FilterChip>
          ),
      )}
      {end}
      {clear !== undefined && all.length > 0 && (
        <button type="button" class="btn quiet" onClick={filters.clear}>
          {clear}
        </button>
      )}
    </div>
  );
}
