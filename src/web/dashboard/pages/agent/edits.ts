// Unsaved edits of an agent. Invariants: they are kept in this browser until they are saved or discarded, also after a sign-out,
// and offered again when the editor is opened, never applied automatically; a save sends only the fields that differ from the
// loaded version. A field is named by its path in the agent, such as `interruption.min_ms`. Edits may contain the prompt, but no
// credential.
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Agent, AgentDraft, AgentUpdate } from '../../../../../generated/types.ts';
import { patchOf, stepsOf } from './patch.ts';

export type Typed = Readonly<Record<string, unknown>>;

type MakeVersion = <T>(run: () => Promise<T>) => Promise<T>;

/** Edits that the browser kept from a closed editor. */
export interface Kept {
  /** The version that was edited. */
  version: number;
  /** Time of the edit, ISO 8601. */
  at: string;
  typed: Typed;
}

/** What a field of a form needs. */
export interface FieldEdits {
  /** The value after a save. */
  valueOf: <T>(field: string) => T;
  savedOf: (field: string) => unknown;
  isChanged: (field: string) => boolean;
  changed: readonly string[];
  set: (field: string, value: unknown) => void;
}

export interface Edits extends FieldEdits {
  /** The version that was loaded. */
  base: Agent;
  /** Discards all unsaved edits. */
  forget: () => void;
  /** Edits from an earlier visit, until they are restored or discarded. */
  offered: Kept | null;
  decide: (isRestored: boolean) => void;
  /** A merge patch of the differing fields. */
  patch: AgentUpdate;
  /** The part of the patch that a conversation can try without a save. */
  draft: AgentDraft;
  /** Display names of edited fields that a conversation uses only after a save. */
  savedFirst: readonly string[];
  /** Runs an action of another part of the editor that creates a version: it becomes the base, and is not a conflict. */
  making: MakeVersion;
}

/** Fields that `AgentDraft` lacks. */
const SAVED_FIRST =
  /^(agent_name|webhook_url|webhook_events|ring_timeout_seconds|max_concurrent_calls|voicemail|call_screening|privacy)/;

const isSavedFirst = (field: string): boolean => SAVED_FIRST.test(field);

/** Returns the display name of a field. */
export function wordsOf(field: string): string {
  return field.replace('response_engine.system_prompt', 'prompt').replaceAll('.', ' ').replaceAll('_', ' ');
}

export function useEdits(base: Agent, making: MakeVersion): Edits {
  const key = `parley.edits.${base.agent_id}`;
  const [typed, setTyped] = useState<Typed>({});
  const [offered, setOffered] = useState(() => offeredOf(base, read(key)));
  const version = offered?.version ?? base.version;
  useLayoutEffect(() => {
    // Offered edits are kept until the user decides about them, even if more is typed.
    const all = { ...offered?.typed, ...typed };
    const kept: Kept = { version, at: offered?.at ?? new Date().toISOString(), typed: all };
    keep(key, Object.keys(all).length === 0 ? null : kept);
  }, [typed, offered, version]);
  return useMemo(() => {
    const { patch, ...fields } = editsOf(base, typed, setTyped);
    return {
      ...fields,
      base,
      forget: () => setTyped({}),
      offered,
      decide: (isRestored) => {
        if (isRestored) setTyped((latest) => ({ ...offered?.typed, ...latest }));
        setOffered(null);
      },
      patch: patch as AgentUpdate,
      draft: Object.fromEntries(Object.entries(patch).filter(([name]) => !isSavedFirst(name))) as AgentDraft,
      savedFirst: fields.changed.filter(isSavedFirst).map(wordsOf),
      making,
    };
  }, [base, typed, offered]);
}

/** @param setTyped several fields can change before the next render */
export function editsOf(
  base: object,
  typed: Typed,
  setTyped: (change: (latest: Typed) => Typed) => void,
): FieldEdits & { patch: object } {
  const changed = changedIn(base, typed);
  return {
    valueOf: <T>(field: string) => (field in typed ? typed[field] : at(base, field)) as T,
    savedOf: (field) => at(base, field),
    isChanged: (field) => changed.includes(field),
    changed,
    set: (field, value) => setTyped((latest) => ({ ...latest, [field]: value })),
    patch: patchOf(changed.map((field) => [field, typed[field]])),
  };
}

/**
 * In the tab, whose reload offers its own edits, and in the browser for later visits. Another tab that edits the same agent replaces
 * only the latter, and keeps its own if this tab has none left. A browser whose storage is full or disabled keeps edits only while
 * the page is open.
 */
function keep(key: string, kept: Kept | null): void {
  if (localStorage.getItem(key) === sessionStorage.getItem(key)) localStorage.removeItem(key);
  sessionStorage.removeItem(key);
  if (kept === null) return;
  try {
    for (const store of [sessionStorage, localStorage]) store.setItem(key, JSON.stringify(kept));
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
  }
}

function read(key: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? 'null') as Kept | null;
    return typeof kept?.typed === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/** Returns null if the edits no longer differ from the base. */
function offeredOf(base: Agent, kept: Kept | null): Kept | null {
  return kept && changedIn(base, kept.typed).length > 0 ? kept : null;
}

export function changedIn(base: object, typed: Typed): string[] {
  return Object.keys(typed).filter((field) => !isSame(typed[field], at(base, field)));
}

function at(value: unknown, field: string): unknown {
  return stepsOf(field).reduce((inner, name) => (inner as Record<string, unknown> | null)?.[name] ?? null, value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
