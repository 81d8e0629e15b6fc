// The palette: find pages, agents, numbers, calls and actions by typing. A combobox over a listbox: the focus stays in the field,
// the arrows move the selection, Enter opens it, Ctrl Enter opens all matches, Escape closes and restores the focus.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { countOf } from '../../parts/when.tsx';
import { go, useAddressNow } from '../router.ts';
import { palette } from './open.ts';
import { helpOf } from './pages.ts';
import './palette.css';
import type { Result } from './results.ts';
import { useResults } from './use-results.ts';

const HINTS: readonly [string, string][] = [
  ['>', 'actions'],
  ['@', 'agents'],
  ['+', 'numbers'],
  ['"', 'words said'],
  ['?', 'what is here'],
];

export function Palette() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { path } = useAddressNow();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { results, isSearching, failure, only } = useResults(typed);
  const close = (): void => palette.set(0);
  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // Closing restores the focus; removing the element does not.
    return () => element.close();
  }, []);
  const current = results[Math.min(at, results.length - 1)];
  const open = (result: Result | undefined, isList: boolean): void => {
    if (!result) return;
    close();
    const href = isList ? (result.listHref ?? result.href) : result.href;
    if (href === undefined) result.act?.();
    else go(href);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const wanted = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 6, PageUp: at - 6 }[event.key];
    if (wanted !== undefined) {
      event.preventDefault();
      setAt(Math.max(0, Math.min(results.length - 1, wanted)));
    } else if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      open(current, event.ctrlKey || event.metaKey);
    }
  };
  return (
    <dialog class="palette" ref={dialog} aria-label="Search and actions" onClose={close} onClick={closeOutside}>
      <Field
        typed={typed}
        type={(text) => {
          setTyped(text);
          setAt(0);
        }}
        current={current}
        onKeyDown={onKeyDown}
      />
      {(only === 'help' || typed === '') && <p class="palette-help">{helpOf(path)}</p>}
      <Results results={results} current={current} open={open} />
      <p class="vh" role="status">
        {isSearching ? '' : countOf(results.length, 'result')}
      </p>
      {(results.length === 0 || failure) && only !== 'help' && (
        <p class="palette-help">
          {isSearching
            ? 'Searching'
            : (failure?.message ?? `Nothing matches “${typed.trim()}”. Try fewer letters, or a word that was said.`)}
        </p>
      )}
      <Hints choose={(prefix) => setTyped(prefix)} />
    </dialog>
  );
}

interface FieldProps {
  typed: string;
  type: (text: string) => void;
  current: Result | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Field({ typed, type, current, onKeyDown }: FieldProps) {
  return (
    <div class="palette-field">
      <Icon name="search" />
      <input
        role="combobox"
        aria-label="Search or jump to"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={current ? idOf(current) : undefined}
        autocomplete="off"
        spellcheck={false}
        placeholder="Search or jump to"
        value={typed}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" class="btn s quiet" onClick={() => palette.set(0)}>
        esc<span class="vh">: close</span>
      </button>
    </div>
  );
}

/** A press on the backdrop. */
function closeOutside(event: MouseEvent): void {
  if (event.target === event.currentTarget) palette.set(0);
}

function idOf({ group, id }: Result): string {
  return `result-${group}-${id}`.replaceAll(/[^\w-]/g, '_');
}

interface ResultsProps {
  results: readonly Result[];
  current: Result | undefined;
  open: (result: Result, isList: boolean) => void;
}

function Results({ results, current, open }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = current ? idOf(current) : null;
  useEffect(() => {
    if (id !== null) list.current?.querySelector(`#${id}`)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  const groups = [...new Set(results.map(({ group }) => group))];
  return (
    <div id="palette-list" class="palette-list" role="listbox" aria-label="Results" tabIndex={-1} ref={list}>
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <p class="palette-group" aria-hidden="true">
            {group}
          </p>
          {results
            .filter((each) => each.group === group)
            .map((result) => (
              <div
                key={result.id}
                id={idOf(result)}
                role="option"
                aria-selected={result === current}
                class="palette-row"
                onClick={({ ctrlKey, metaKey }) => open(result, ctrlKey || metaKey)}
              >
                <Icon name={result.icon} />
                <span class="tr">{result.title}</span>
                <span class="sp" />
                <span class="dim t12 tr">{result.note}</span>
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}

function Hints({ choose }: { choose: (prefix: string) => void }) {
  const field = (): HTMLElement | null => document.querySelector('.palette input');
  return (
    <div class="palette-hints">
      {HINTS.map(([prefix, words]) => (
        <button
          key={prefix}
          type="button"
          onClick={() => {
            choose(prefix);
            field()?.focus();
          }}
        >
          <kbd>{prefix}</kbd> {words}
        </button>
      ))}
    </div>
  );
}
