// A choice of several, of an agent or of a number of the workspace.
import type { ComponentChildren } from 'preact';
import { useGet } from '../api/get.ts';

interface ChoiceProps {
  label: ComponentChildren;
  value: string;
  /** Words of the empty choice; without them something must be chosen. */
  none?: string;
  disabled?: boolean;
  choose: (value: string) => void;
}

export function AgentField(props: ChoiceProps) {
  const { data } = useGet('/v1/agents', { query: { limit: 100 } }, { always: true });
  return (
    <Choice {...props} options={data?.data.map(({ agent_id: id, agent_name: name }) => [id, name] as const) ?? []} />
  );
}

export function NumberField(props: ChoiceProps) {
  const { data } = useGet('/v1/phone-numbers', { query: { limit: 100 } }, { always: true });
  const active = data?.data.filter(({ status }) => status === 'active') ?? [];
  return (
    <Choice
      {...props}
      options={active.map(
        ({ number, nickname }) => [number, nickname === null ? number : `${number} (${nickname})`] as const,
      )}
    />
  );
}

/** @param options value and words; a value that is none of them stays one */
export function Choice({
  label,
  value,
  none,
  disabled = false,
  choose,
  options,
}: ChoiceProps & { options: readonly (readonly [string, string])[] }) {
  const isListed = value === '' || options.some(([each]) => each === value);
  return (
    <label class="label">
      {label}
      <select
        class="field"
        required={none === undefined}
        disabled={disabled}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {(none !== undefined || value === '') && <option value="">{none ?? 'Choose'}</option>}
        {!isListed && <option value={value}>{value}</option>}
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Names of the agents by id, as far as they are listed. */
export function useAgentNames(): ReadonlyMap<string, string> {
  const { data } = useGet('/v1/agents', { query: { limit: 100 } });
  return new Map(data?.data.map(({ agent_id: id, agent_name: name }) => [id, name]));
}
