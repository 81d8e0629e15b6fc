// The differences between two versions of an agent: each field with its old and new value. Texts are reduced to the differing
// lines, with their words compared.
import type { ComponentChildren } from 'preact';
import type { AgentVersionChange } from '../../../../generated/types.ts';
import { useGet } from '../api/get.ts';
import './diff.css';
import { differences } from './differences.ts';
import { NotYet } from './state-box.tsx';

interface DiffProps {
  agent: string;
  version: number;
  than: number;
  /** Adds further changes, such as unsaved edits. */
  further?: (changes: readonly AgentVersionChange[]) => readonly AgentVersionChange[];
  /** A note next to the name of a field. */
  note?: (change: AgentVersionChange) => ComponentChildren;
}

export function Diff({ agent, version, than, further = (changes) => changes, note }: DiffProps) {
  const params = { path: { id: agent, version: String(version) }, query: { compare_to: String(than) } };
  const answer = useGet('/v1/agents/{id}/versions/{version}', params);
  const { data } = answer;
  if (!data) return <NotYet answer={answer} rows={3} />;
  const changes = further(data.diff?.changes ?? []);
  if (changes.length === 0) return <p class="mut">They do not differ.</p>;
  return (
    <div class="diff" tabIndex={0} role="group" aria-label={`Version ${version} compared with version ${than}`}>
      {changes.map((change) => (
        <Change key={change.pointer} change={change} note={note?.(change)} />
      ))}
    </div>
  );
}

function Change({ change, note }: { change: AgentVersionChange; note: ComponentChildren }) {
  const { pointer, before, after, hidden } = change;
  const pieces = differences(textOf(before), textOf(after));
  return (
    <div>
      <p class="t12 mut row">
        {pointer.slice(1).replaceAll('/', ' › ').replaceAll('_', ' ')} {note}
      </p>
      {hidden ? (
        <p class="dim">The values are secret.</p>
      ) : (
        <p class={pieces.some(({ kind }) => kind === 'same') ? 'text words' : 'text words whole'}>
          {pieces.map(({ kind: Tag, text }, i) => (Tag === 'same' ? text : <Tag key={i}>{text}</Tag>))}
        </p>
      )}
    </div>
  );
}

function textOf(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
