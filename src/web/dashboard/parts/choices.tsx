// Select fields: one of several options, an agent or a number of the workspace, a country.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Agent } from '../../../../generated/types.ts';
import { useGet } from '../api/get.ts';
import { FilterChoice, type Filters } from './filters.tsx';
import { Icon } from './icon.tsx';
import { Unread, type ShownAnswer } from './state-box.tsx';

/** Maximum page size. */
const MAX_AGENTS = 100;
const NO_NAMES: ReadonlyMap<string, string> = new Map();

type InputEventOf = { currentTarget: HTMLInputElement };

export interface ChoiceProps<T extends string = string> {
  /** The response with the options. */
  from?: ShownAnswer;
  label: ComponentChildren;
  value: T;
  /** Label of the empty option; without it a value must be chosen. */
  none?: string;
  disabled?: boolean;
  choose: (value: T) => void;
}

export function AgentField(props: ChoiceProps) {
  const { options, find, from } = useAgentChoice(props.value, true);
  return (
    <>
      {find && (
        <label class="label">
          Find an agent
          <input type="search" class="field" {...find} />
        </label>
      )}
      <Choice {...props} from={from} options={options} />
    </>
  );
}

/** The filter `?agent=` for lists. */
export function AgentFilter({ filters }: { filters: Filters }) {
  const { options, find } = useAgentChoice(filters.of('agent') ?? '', false);
  return (
    <>
      {find && (
        <label class="field row qbox ring">
          <Icon name="search" />
          <span class="vh">Find an agent</span>
          <input type="search" {...find} />
        </label>
      )}
      <FilterChoice filters={filters} name="agent" label="Agent" options={options} />
    </>
  );
}

const TYPED_MS = 300;

/** The newest agents as options; if there are more, a field finds others by name. The chosen one is always an option. */
function useAgentChoice(chosen: string, always: boolean) {
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setName(text.trim()), TYPED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const newest = useGet('/v1/agents', { query: { limit: MAX_AGENTS } }, { always });
  const found = useGet('/v1/agents', { query: { limit: MAX_AGENTS, name } }, { enabled: name !== '' });
  const from = name === '' ? newest : found;
  const shown = merged(NO_NAMES, from.data?.data);
  // An agent that was found by its name and chosen keeps its name while the newest are shown again.
  const seen = useRef(new Map<string, string>());
  for (const [id, words] of shown) seen.current.set(id, words);
  const isOther = newest.data !== undefined && !shown.has(chosen);
  const asked = useNamesOf([isOther && !seen.current.has(chosen) ? chosen : null]);
  const words = seen.current.get(chosen) ?? asked.get(chosen);
  const other = isOther && words !== undefined ? ([[chosen, words]] as const) : [];
  const isLong = newest.data !== undefined && newest.data.next_cursor !== null;
  const onInput = ({ currentTarget }: InputEventOf): void => setText(currentTarget.value);
  const find = isLong ? { placeholder: 'Name of an agent', value: text, onInput } : null;
  return { options: [...other, ...shown], find, from };
}

export function CountryField(props: ChoiceProps) {
  const from = useGet('/v1/countries');
  return (
    <Choice {...props} from={from} options={from.data?.data.map(({ code, name }) => [code, name] as const) ?? []} />
  );
}

/** @param options values and labels; a current value that is not in the list is kept as an extra option */
export function Choice<T extends string>({
  label,
  value,
  none,
  disabled = false,
  choose,
  from,
  options,
}: ChoiceProps<T> & { options: readonly (readonly [T, string])[] }) {
  const isListed = value === '' || options.some(([each]) => each === value);
  return (
    <>
      <label class="label">
        {label}
        <select
          class="field"
          required={none === undefined}
          disabled={disabled}
          value={value}
          onChange={({ currentTarget }) => choose(currentTarget.value as T)}
        >
          {(none !== undefined || value === '') && (
            <option value="">{from && !from.data && !from.error ? 'Loading' : (none ?? 'Choose')}</option>
          )}
          {!isListed && <option value={value}>{value}</option>}
          {options.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {from && <Unread answer={from} />}
    </>
  );
}

type Ids = readonly (string | null | undefined)[];

/** Returns the names of these agents by id; a deleted one has none. The map changes only when the names change. */
export function useNamesOf(ids: Ids): ReadonlyMap<string, string> {
  const names = useRef(NO_NAMES);
  const all = [...new Set(ids)].filter((id): id is string => typeof id === 'string' && id !== '').toSorted();
  // For a long list, names that were already loaded are kept.
  const asked = all.length > MAX_AGENTS ? all.filter((id) => !names.current.has(id)).slice(0, MAX_AGENTS) : all;
  const query = { limit: MAX_AGENTS, agent_id: asked.join() };
  const { data } = useGet('/v1/agents', { query }, { enabled: asked.length > 0 });
  names.current = useMemo(() => merged(names.current, data?.data), [data]);
  return names.current;
}

/** Same for lists. In most workspaces it needs no extra request, because the newest agents are loaded for select fields anyway. */
export function useAgentNames(ids: Ids): ReadonlyMap<string, string> {
  const { data } = useGet('/v1/agents', { query: { limit: MAX_AGENTS } });
  const newest = useMemo(() => merged(NO_NAMES, data?.data), [data]);
  const others = useNamesOf(data?.next_cursor ? ids.filter((id) => !newest.has(id ?? '')) : []);
  return useMemo(() => (others.size === 0 ? newest : new Map([...newest, ...others])), [newest, others]);
}

function merged(names: ReadonlyMap<string, string>, agents: readonly Agent[] = []): ReadonlyMap<string, string> {
  return agents.length === 0 ? names : new Map([...names, ...agents.map((a) => [a.agent_id, a.agent_name] as const)]);
}
