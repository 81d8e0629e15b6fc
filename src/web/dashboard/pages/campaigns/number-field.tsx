// The choice of one of the workspace's numbers.
import { useGet } from '../../api/get.ts';
import { Choice, type ChoiceProps } from '../../parts/choices.tsx';

export function NumberField(props: ChoiceProps) {
  const from = useGet('/v1/phone-numbers', { query: { limit: 100 } }, { always: true });
  const active = from.data?.data.filter(({ status }) => status === 'active') ?? [];
  return (
    <Choice
      {...props}
      from={from}
      options={active.map(
        ({ number, nickname }) => [number, nickname === null ? number : `${number} (${nickname})`] as const,
      )}
    />
  );
}
